import type { Gathered, ReadPage } from '../audits/audit.ts';
import { rawShare } from '../audits/content-extraction/rendered-share.ts';
import { ROBOTS_CRAWLERS } from '../audits/crawler-access/answer-crawlers.ts';
import { judgeProbes } from '../audits/crawler-access/edge-parity.ts';
import { askedUrls, askRobots } from '../audits/crawler-access/robots-decisions.ts';
import { describeDirective, directivesOf, noIndexFor } from '../page/robots-directives.ts';
import { isStub, lacksText, STAND_IN, standInKind } from '../page/unreadable.ts';
import type { ClosedGate } from './score.ts';

/** Share of the rendered main text in raw HTML below which the site cannot be read without scripts. */
const MIN_RAW_SHARE = 0.3;

/** Firewalls let these pass for the sake of classic search; they tell nothing of how AI is met. */
const SEARCH_ENGINES = new Set(['Googlebot', 'Bingbot']);

export const NO_TEXT_GATE = 'no-text';

/** Conditions without which nothing else counts. Each closes only on evidence: what could not be measured leaves it open. */
const GATES: readonly { id: string; title: string; auditId: string; closed(gathered: Gathered): string | null }[] = [
  {
    id: 'answer-engines-barred',
    title: 'Every crawler of an answer engine is barred by robots.txt',
    auditId: 'crawler-access/answer-engines-allowed',
    closed({ robots, visited, url }) {
      if (!robots.ok || !visited.ok || !url.ok) return null;
      const asker = askRobots(robots.value);
      const urls = askedUrls(asker, visited.value, url.value);
      if (ROBOTS_CRAWLERS.some((crawler) => urls.some((one) => asker.decide(crawler, one).allowed))) return null;
      return `robots.txt lets none of ${ROBOTS_CRAWLERS.length} crawlers read ${urls.length === 1 ? urls[0] : `any of ${urls.length} pages`}.`;
    },
  },
  {
    id: 'edge-refuses-ai',
    title: 'AI user agents are refused where browsers are served',
    auditId: 'crawler-access/edge-parity',
    closed({ edge }) {
      if (!edge.ok) return null;
      const telling = judgeProbes(edge.value).filter(({ score, probe }) => score !== null && !SEARCH_ENGINES.has(probe.agent));
      if (telling.length === 0 || telling.some(({ refused }) => !refused)) return null;
      return `${[...new Set(telling.map(({ probe }) => probe.agent))].join(', ')}: each was refused, while a browser got the page.`;
    },
  },
  {
    id: 'home-noindex',
    title: 'The home page, or every page, forbids to be indexed',
    auditId: 'crawler-access/index-eligible',
    closed({ homeUrl, served: pages, now }) {
      if (!pages.ok || !now.ok) return null;
      // A directive for one crawler is not the whole of AI search: no crawler has this name, so that only those for all are found.
      const directives = pages.value.map((page) => noIndexFor(directivesOf(page), '*', now.value));
      const home = homeUrl.ok ? pages.value.findIndex(({ url, finalUrl }) => finalUrl === homeUrl.value || url === homeUrl.value) : -1;
      const directive = directives[home] ?? (directives.every(Boolean) ? directives[0] : null);
      return directive
        ? `${pages.value[Math.max(0, home)]?.url} carries ${describeDirective(directive)}${home < 0 ? ', as does every page that was read' : ''}.`
        : null;
    },
  },
  {
    id: 'text-needs-scripts',
    title: 'The text appears only after scripts run',
    auditId: 'content-extraction/main-text-in-raw-html',
    closed({ rendered }) {
      if (!rendered.ok) return null;
      const shares = rendered.value.map((page) => rawShare(page.document, page.rendered)).filter((share) => share !== null);
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      if (shares.length === 0 || mean >= MIN_RAW_SHARE) return null;
      return `Only ${Math.round(mean * 100)} % of the main text of ${shares.length === 1 ? 'the rendered page is in its' : `${shares.length} rendered pages is in their`} raw HTML.`;
    },
  },
  {
    id: NO_TEXT_GATE,
    title: 'The HTML of the pages holds no text',
    auditId: 'content-extraction/main-text-in-raw-html',
    closed({ served, rendered, homeUrl }) {
      if (!served.ok || !haveNoText(served.value)) return null;
      // Where scripts bring the text, the gate above says so.
      if (rendered.ok && rendered.value.some((page) => !lacksText(page.rendered))) return null;
      const { length } = served.value;
      const home = served.value.find(({ finalUrl }) => homeUrl.ok && finalUrl === homeUrl.value) ?? served.value[0];
      const kind = home && standInKind(home.document);
      if (kind) return STAND_IN[kind].replace('The page', 'The home page');
      return `The HTML of ${length === 1 ? 'the only page that was read' : `nearly all ${length} pages that were read`} holds no main text.`;
    },
  },
];

/** Whether there is next to nothing to read on the pages. */
const haveNoText = (pages: readonly ReadPage[]): boolean => {
  const own = pages.filter((page) => !isStub(page));
  return own.length > 0 && own.filter(({ document }) => !lacksText(document)).length < MIN_RAW_SHARE * own.length;
};

/** The audit whose repair opens each gate. */
export const AUDIT_OF_GATE: ReadonlyMap<string, string> = new Map(GATES.map(({ id, auditId }) => [id, auditId]));

export const closedGates = (gathered: Gathered): ClosedGate[] =>
  GATES.flatMap(({ id, title, closed }) => {
    const because = closed(gathered);
    return because === null ? [] : [{ id, title, because }];
  });
