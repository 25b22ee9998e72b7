import type { Visit } from '../artifacts/visit.ts';
import { ROBOTS_CRAWLERS } from '../audits/crawler-access/answer-crawlers.ts';
import { decide, parseRobots, type Robots } from '../crawl/robots.ts';
import type { Candidate, FixContext } from './candidate.ts';

/** robots.txt without the lines that shut answer engines out of sampled pages; or one at all where the address answers with an error or a page. */
export function robotsFix({ visit, pages }: FixContext): Candidate[] {
  const { robots } = visit;
  const parsed = parseRobots(robots.body);
  const unusable = robots.code !== null || robots.status === null || robots.status >= 500 || parsed.html;
  if (unusable) {
    const sitemaps = visit.sitemaps.filter(({ status }) => status === 200).map(({ url }) => `Sitemap: ${url}`);
    return [
      candidate(
        visit,
        ['User-agent: *', 'Allow: /', '', ...sitemaps].join('\n'),
        'crawler-access/robots-health',
        'Publish a readable robots.txt',
      ),
    ];
  }
  if (robots.status !== 200) return [];
  const paths = pages.map(({ finalUrl }) => new URL(finalUrl)).map(({ pathname, search }) => pathname + search);
  const barred = new Map<string, Set<number>>();
  for (const { token } of ROBOTS_CRAWLERS) {
    const lines = paths.map((path) => decide(parsed, token, path)).filter(({ allowed }) => !allowed);
    if (lines.length > 0) barred.set(token, new Set(lines.flatMap(({ line }) => line ?? [])));
  }
  if (barred.size === 0) return [];
  const tokens = [...barred.keys()];
  return [
    candidate(
      visit,
      opened(robots.body, parsed, barred),
      'crawler-access/answer-engines-allowed',
      `Let ${tokens.slice(0, 3).join(', ')}${tokens.length > 3 ? ` and ${tokens.length - 3} more` : ''} in`,
    ),
  ];
}

/** The file without the barred crawlers' own groups, and a group for them that keeps every rule but those that shut sampled pages. Other crawlers' rules stay as they are. */
function opened(body: string, robots: Robots, barred: ReadonlyMap<string, ReadonlySet<number>>): string {
  const names = new Set([...barred.keys()].map((token) => token.toLowerCase()));
  const deciding = new Set([...barred.values()].flatMap((lines) => [...lines]));
  const bound = robots.groups.filter(({ agents }) => agents.some((agent) => names.has(agent)));
  const kept = (bound.length > 0 ? bound : robots.groups.filter(({ agents }) => agents.includes('*'))).flatMap(({ rules }) => rules);
  const rules = [
    ...new Set(kept.filter(({ line }) => !deciding.has(line)).map(({ allow, pattern }) => `${allow ? 'Allow' : 'Disallow'}: ${pattern}`)),
  ];
  const emptied = new Set(
    bound.filter(({ agents }) => agents.every((agent) => names.has(agent))).flatMap(({ rules: gone }) => gone.map(({ line }) => line)),
  );
  const lines = body.split(/\r\n|\r|\n/).filter((line, index) => {
    const agent = /^\s*user-agent\s*:\s*([^\s#]+)/i.exec(line)?.[1]?.toLowerCase();
    return !emptied.has(index + 1) && !(agent && names.has(agent));
  });
  const group = [
    ...[...barred.keys()].map((token) => `User-agent: ${token}`),
    ...rules,
    ...(rules.includes('Allow: /') ? [] : ['Allow: /']),
  ];
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n\n${group.join('\n')}\n`.trimStart();
}

const candidate = (visit: Visit, content: string, auditId: string, title: string): Candidate => ({
  auditId,
  kind: 'robots.txt',
  title,
  where: visit.robots.url,
  content,
  textChanged: false,
  opensGate: true,
  apply: (original) => ({
    ...original,
    robots: {
      ...original.robots,
      status: 200,
      code: null,
      hops: [],
      contentType: 'text/plain',
      body: content,
      bytes: new TextEncoder().encode(content).length,
      truncated: false,
    },
  }),
});
