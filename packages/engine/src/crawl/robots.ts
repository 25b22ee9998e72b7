import type { RobotsArtifact } from '../artifacts/visit.ts';
import { comparablePath, compilePattern, matchesPattern, type Pattern } from './robots-pattern.ts';

/** The Robots Exclusion Protocol, RFC 9309: parsing, deciding, and what an answer without rules means. Pure. */

export type RobotsRule = { allow: boolean; pattern: string; line: number };

export type RobotsGroup = {
  /** Lower-case product tokens, `*` among them. */
  agents: string[];
  rules: RobotsRule[];
  /** Seconds, as written; null where there is none. Not part of the RFC. */
  crawlDelay: number | null;
  /** Line of the first user-agent line. */
  line: number;
};

export type Robots = {
  groups: RobotsGroup[];
  sitemaps: { url: string; line: number }[];
  /** Content-Signal and Content-Usage lines, for information: the agents of the group they stand in (empty: none), the name in lower case. */
  signals: { name: string; value: string; agents: string[]; line: number }[];
  /** The text is an HTML page in place of rules. */
  html: boolean;
  /** Rules with an asterisk beyond WILDCARD_RULES: passed over. */
  passedOver: number;
};

export type RobotsDecision = { allowed: boolean /** Line of the rule that decides; null where none does. */; line: number | null };

/** Text read at most; RFC 9309 §2.5 asks for at least 500 KiB. */
export const ROBOTS_BYTES = 512_000;
/** Each rule with an asterisk must be tried on each address; real files have a few hundred, and one with more must not hold an assessment up. */
export const WILDCARD_RULES = 2_000;

/** RFC 9309 §2.2.1 knows letters, `_` and `-` only, but real tokens carry digits (AI2Bot); a version or a comment after the token is not part of it. */
const TOKEN = /^(?:\*(?=\s|$)|[A-Za-z0-9_-]+)/;

/** RFC 9309 knows blanks and tabs; `trim` would also take a byte order mark, which within the file spoils its line. */
function strip(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  return text.slice(start, end);
}
const isBlank = (text: string, at: number) => text[at] === ' ' || text[at] === '\t';

/** Parses the text of a robots.txt. Never throws: lines that are none of the protocol's are passed over. */
export function parseRobots(text: string): Robots {
  const robots: Robots = { groups: [], sitemaps: [], signals: [], html: false, passedOver: 0 };
  let wildcards = 0;
  const named = new Set<string>(); // agents of the group
  const source = text.slice(text.charCodeAt(0) === 0xfeff ? 1 : 0, ROBOTS_BYTES);
  robots.html = /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(source.slice(0, 2000));
  let group: RobotsGroup | null = null;
  // Only a rule ends the run of user-agent lines: other records must not break up a group (RFC 9309 §2.2.4).
  let open = false;
  let number = 0;
  for (const line of source.split(/\r\n|\r|\n/)) {
    number += 1;
    const hash = line.indexOf('#');
    const content = hash < 0 ? line : line.slice(0, hash);
    const colon = content.indexOf(':');
    if (colon < 0) continue;
    const name = strip(content.slice(0, colon)).toLowerCase();
    const value = strip(content.slice(colon + 1));
    switch (name) {
      case 'user-agent': {
        const token = TOKEN.exec(value)?.[0].toLowerCase();
        if (!group || !open) {
          group = { agents: [], rules: [], crawlDelay: null, line: number };
          robots.groups.push(group);
          named.clear();
          open = true;
        }
        if (token && !named.has(token)) {
          named.add(token);
          group.agents.push(token);
        }
        break;
      }
      case 'allow':
      case 'disallow':
        open = false;
        // An empty path is a rule that matches nothing.
        if (!group || value === '') break;
        if (value.includes('*') && ++wildcards > WILDCARD_RULES) robots.passedOver += 1;
        else group.rules.push({ allow: name === 'allow', pattern: value, line: number });
        break;
      case 'crawl-delay': {
        const seconds = Number(value.replace(',', '.'));
        if (group && value !== '' && Number.isFinite(seconds) && seconds >= 0) group.crawlDelay = Math.max(seconds, group.crawlDelay ?? 0);
        break;
      }
      case 'sitemap':
        if (value !== '') robots.sitemaps.push({ url: value, line: number });
        break;
      case 'content-signal':
      case 'content-usage':
        robots.signals.push({ name, value, agents: group?.agents ?? [], line: number });
        break;
    }
  }
  return robots;
}

type Compiled = RobotsRule & { compiled: Pattern };
/** The rules of some groups, those that decide before others first, by what a path must begin with. */
type RuleIndex = { byBeginning: ReadonlyMap<string, readonly Compiled[]> /** Lengths of these beginnings. */; lengths: readonly number[] };
const indexes = new WeakMap<RobotsGroup[], RuleIndex>();

const groupsByAgent = new WeakMap<Robots, Map<string, RobotsGroup[]>>();

function groupsNaming(robots: Robots, agent: string): RobotsGroup[] | undefined {
  let byAgent = groupsByAgent.get(robots);
  if (!byAgent) {
    byAgent = new Map();
    for (const group of robots.groups)
      for (const name of group.agents) {
        const others = byAgent.get(name);
        if (others) others.push(group);
        else byAgent.set(name, [group]);
      }
    groupsByAgent.set(robots, byAgent);
  }
  return byAgent.get(agent.toLowerCase());
}

/** True where a group of the file names this token itself. */
export const namesAgent = (robots: Robots, token: string): boolean => groupsNaming(robots, token) !== undefined;

/** The groups that bind a token: all that name it, together; those of `*` only where none does (RFC 9309 §2.2.1). */
const groupsOf = (robots: Robots, token: string): RobotsGroup[] => groupsNaming(robots, token) ?? groupsNaming(robots, '*') ?? NO_GROUPS;
const NO_GROUPS: RobotsGroup[] = [];

function rulesOf(groups: RobotsGroup[]): RuleIndex {
  const known = indexes.get(groups);
  if (known) return known;
  const index = indexRules(groups.flatMap(({ rules }) => rules.map((rule) => ({ ...rule, compiled: compilePattern(rule.pattern) }))));
  indexes.set(groups, index);
  return index;
}

function indexRules(rules: Compiled[]): RuleIndex {
  rules.sort(byPrecedence);
  const byBeginning = new Map<string, Compiled[]>();
  const seen = new Set<string>();
  for (const rule of rules) {
    const { parts, queryParts, anchored } = rule.compiled;
    const text = `${parts.join('*')}${anchored ? '$' : ''}`;
    if (seen.has(text)) continue;
    seen.add(text);
    for (const beginning of new Set([parts[0] ?? '', queryParts?.[0] ?? parts[0] ?? ''])) {
      const others = byBeginning.get(beginning);
      if (others) others.push(rule);
      else byBeginning.set(beginning, [rule]);
    }
  }
  return { byBeginning, lengths: [...new Set([...byBeginning.keys()].map(({ length }) => length))].sort((a, b) => b - a) };
}

/** The rule with the most octets decides; of equals an Allow does (RFC 9309 §2.2.2), else the first. */
const byPrecedence = (a: Compiled, b: Compiled): number =>
  b.compiled.octets - a.compiled.octets || Number(b.allow) - Number(a.allow) || a.line - b.line;

/**
 * May this crawler fetch this path? `pathWithQuery` as it is sent, percent-encoded: `/a?b=c`. /robots.txt itself is always allowed.
 */
export function decide(robots: Robots, token: string, pathWithQuery: string): RobotsDecision {
  const path = comparablePath(pathWithQuery);
  if (path.plain === '/robots.txt') return { allowed: true, line: null };
  const { byBeginning, lengths } = rulesOf(groupsOf(robots, token));
  let best: Compiled | null = null;
  for (const text of path.queryEncoded === path.plain ? [path.plain] : [path.plain, path.queryEncoded])
    for (const length of lengths) {
      if (length > text.length) continue;
      for (const rule of byBeginning.get(text.slice(0, length)) ?? []) {
        if (best && byPrecedence(best, rule) <= 0) break;
        if (matchesPattern(rule.compiled, path)) best = rule;
      }
    }
  return best ? { allowed: best.allow, line: best.line } : { allowed: true, line: null };
}

/** Seconds between requests that the file asks of this crawler; null where it asks for none. */
export function crawlDelayOf(robots: Robots, token: string): number | null {
  const delays = groupsOf(robots, token).flatMap(({ crawlDelay }) => (crawlDelay === null ? [] : [crawlDelay]));
  return delays.length > 0 ? Math.max(...delays) : null;
}

export type AccessPolicy = { kind: 'rules'; robots: Robots } | { kind: 'allowAll' } | { kind: 'disallowAll'; because: string };

/** What the answer for /robots.txt means (RFC 9309 §2.3.1): rules; unavailable, so all is allowed; unreachable, so nothing is. */
export function accessPolicy(artifact: RobotsArtifact): AccessPolicy {
  const { status, code } = artifact;
  // More redirects than are followed count as unavailable (§2.3.1.2), and so does a redirect to nowhere.
  if (code === 'fetch.redirect_loop' || code === 'fetch.redirect_invalid') return { kind: 'allowAll' };
  if (code !== null || status === null) {
    return { kind: 'disallowAll', because: `robots.txt could not be fetched (${code ?? 'no answer'})` };
  }
  if (status >= 200 && status < 300) return { kind: 'rules', robots: parseRobots(artifact.body) };
  if (status >= 300 && status < 500) return { kind: 'allowAll' };
  return { kind: 'disallowAll', because: `robots.txt answered ${status}` };
}

/** `decide` for any policy. */
export const decideByPolicy = (policy: AccessPolicy, token: string, pathWithQuery: string): RobotsDecision =>
  policy.kind === 'rules' ? decide(policy.robots, token, pathWithQuery) : { allowed: policy.kind === 'allowAll', line: null };
