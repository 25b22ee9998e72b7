import type { PageArtifact } from '../artifacts/page.ts';
import { readMachineDate, readVisibleDate } from '../language/visible-dates.ts';

/** A robots directive of a page: what it says, for whom, and where it stands. */
export type Directive = { name: string; value: string | null; agent: string; where: 'meta robots' | 'X-Robots-Tag' };

/** Directives whose own syntax has a colon, so that what stands before it is no agent. */
const WITH_VALUE = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

const parse = (text: string, agent: string, where: Directive['where']): Directive => {
  const colon = text.indexOf(':');
  const name = (colon < 0 ? text : text.slice(0, colon)).trim().toLowerCase();
  return { name, value: colon < 0 ? null : text.slice(colon + 1).trim(), agent, where };
};

/**
 * X-Robots-Tag: directives by comma; `agent:` in front of one holds for those that follow in the header. Repeated headers arrive joined, so that an agent's list
 * may take in the general one after it: read so, fewer agents are shut out, never more.
 */
function headerDirectives(header: string): Directive[] {
  let agent = 'robots';
  const found: Directive[] = [];
  for (const part of header.split(',')) {
    const prefix = /^\s*([\w*-]+)\s*:\s*(\S.*)$/.exec(part);
    if (prefix?.[1] && prefix[2] && !WITH_VALUE.has(prefix[1].toLowerCase())) {
      agent = prefix[1] === '*' ? 'robots' : prefix[1].toLowerCase();
      found.push(parse(prefix[2], agent, 'X-Robots-Tag'));
    } else if (part.trim()) found.push(parse(part, agent, 'X-Robots-Tag'));
  }
  return found;
}

/** All robots directives of a page, of its meta elements and its header, lower case. */
export function directivesOf(page: Pick<PageArtifact, 'headers' | 'document'>): Directive[] {
  const header = page.headers['x-robots-tag'];
  const meta = (page.document?.robotsMeta ?? []).flatMap(({ agent, directives }) =>
    directives.map((one) => parse(one, agent.toLowerCase(), 'meta robots')),
  );
  return [...meta, ...(header ? headerDirectives(header) : [])];
}

/** Those that hold for a crawler: the general ones and those under its own name. */
const forAgent = (directives: readonly Directive[], token: string) =>
  directives.filter(({ agent }) => agent === 'robots' || agent === token.toLowerCase());

/** A day that is over, in any form that can be read without guessing. */
function isOver(value: string | null, now: number): boolean {
  const day = value === null ? null : (readMachineDate(value) ?? readVisibleDate(value, null)?.iso ?? null);
  return day !== null && Date.parse(`${day.slice(0, 10)}T23:59:59Z`) < now;
}

/**
 * The directive that keeps the page out of a crawler's index, or null. `none` is noindex and nofollow; `unavailable_after` is noindex from its day on.
 * @param now epoch milliseconds of the visit
 */
export const noIndexFor = (directives: readonly Directive[], token: string, now: number): Directive | null =>
  forAgent(directives, token).find(
    ({ name, value }) => name === 'noindex' || name === 'none' || (name === 'unavailable_after' && isOver(value, now)),
  ) ?? null;

/** The directive that forbids a crawler to show any text of the page, or null. */
export const noSnippetFor = (directives: readonly Directive[], token: string): Directive | null =>
  forAgent(directives, token).find(({ name, value }) => name === 'nosnippet' || (name === 'max-snippet' && Number(value) === 0)) ?? null;

/** The shortest max-snippet in characters that holds for a crawler; null where none limits it (-1 is no limit). */
export const shortestSnippetFor = (directives: readonly Directive[], token: string): { limit: number; directive: Directive } | null => {
  let shortest: { limit: number; directive: Directive } | null = null;
  for (const directive of forAgent(directives, token)) {
    const limit = directive.name === 'max-snippet' ? Number.parseInt(directive.value ?? '', 10) : Number.NaN;
    if (limit >= 0 && (shortest === null || limit < shortest.limit)) shortest = { limit, directive };
  }
  return shortest;
};

/** As written, for findings: "noindex in meta robots for googlebot". */
export const describeDirective = ({ name, value, agent, where }: Directive): string =>
  `${value === null ? name : `${name}:${value}`} in ${where}${agent === 'robots' ? '' : ` for ${agent}`}`;
