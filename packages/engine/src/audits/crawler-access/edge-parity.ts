import type { Finding } from '@citelight/contracts';
import type { EdgeProbe } from '../../artifacts/visit.ts';
import { defineAudit, ramp, scored, unmeasured } from '../audit.ts';
import { ANSWER_CRAWLERS } from './answer-crawlers.ts';

const ANSWERING = new Set(ANSWER_CRAWLERS.map(({ token }) => token));
const served = ({ status, challenge }: EdgeProbe) => status !== null && status >= 200 && status < 300 && challenge === null;

/** What the edge did to one imitated crawler at one address. `score` null: says nothing, because we were slowed down or the line broke. */
export type ProbeJudgement = { probe: EdgeProbe; refused: boolean; score: number | null; what: string };

/**
 * Each answer crawler's probe beside the browser's at the same address. Where the browser itself is turned away, the block is meant for our address and
 * nothing can be told. A 429 is our own doing.
 */
export function judgeProbes(edge: readonly EdgeProbe[]): ProbeJudgement[] {
  const browsers = new Map(edge.filter(({ agent }) => agent === 'browser').map((probe) => [probe.url, probe]));
  return edge.flatMap((probe): ProbeJudgement[] => {
    const browser = browsers.get(probe.url);
    return ANSWERING.has(probe.agent) && browser && served(browser) ? [judgeProbe(probe, browser)] : [];
  });
}

function judgeProbe(probe: EdgeProbe, browser: EdgeProbe): ProbeJudgement {
  const { agent, status, challenge, similarity } = probe;
  if (status === null || status === 429) return { probe, refused: false, score: null, what: '' };
  if (challenge !== null) return { probe, refused: true, score: 0, what: `${agent} gets a challenge instead of the page: “${challenge}”` };
  if (!served(probe)) return { probe, refused: true, score: 0, what: `${agent} gets status ${status}; a browser gets ${browser.status}.` };
  const expected = browser.similarity ?? 1;
  const share = expected === 0 ? 1 : Math.min(1, (similarity ?? 0) / expected);
  return {
    probe,
    refused: false,
    score: ramp(share, 0.5, 0.9),
    what: `${agent} gets ${Math.round(share * 100)}% of the words that a browser gets.`,
  };
}

export const edgeParity = defineAudit({
  id: 'crawler-access/edge-parity',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 4,
  label: 'Pages served to AI crawlers and browsers',
  title: 'AI crawlers get the same pages as browsers',
  failTitle: 'Your server refuses AI crawlers or sends them different pages',
  why: 'Firewalls and CDNs can block AI crawlers whatever robots.txt says. Cloudflare has blocked them by default for new sites since July 2025, often without the owner knowing.',
  fix: 'Let AI crawlers through your firewall or CDN. Allow the crawlers listed below in the bot settings, ideally by their published IP ranges.',
  effort: 'medium',
  tier: 'O',
  sources: [
    {
      title: 'Cloudflare: Content Independence Day, no AI crawl without compensation (2025)',
      url: 'https://blog.cloudflare.com/content-independence-day-no-ai-crawl-without-compensation/',
    },
    { title: 'OpenAI: Overview of OpenAI crawlers, with their addresses', url: 'https://developers.openai.com/api/docs/bots' },
  ],
  contested:
    'A firewall that checks IP addresses may refuse our test request and still let the real crawler through. The refusal is certain only where it depends on the user agent alone.',
  needs: ['edge'],
  judge({ edge }) {
    const judged = judgeProbes(edge);
    const telling = judged.filter((one): one is ProbeJudgement & { score: number } => one.score !== null);
    if (telling.length === 0) return unmeasured('the site blocked our browser as well, so we could not compare');
    const findings: Finding[] = telling.filter(({ score }) => score < 1).map(({ probe, what }) => ({ where: probe.url, what }));
    return scored(telling.reduce((sum, { score }) => sum + score, 0) / telling.length, findings);
  },
});
