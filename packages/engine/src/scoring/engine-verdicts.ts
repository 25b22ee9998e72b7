import type { ChainLink, EngineVerdict } from '@citelight/contracts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageArtifact, PageDocument } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';
import { rawShare } from '../audits/content-extraction/rendered-share.ts';
import { ANSWER_CRAWLERS } from '../audits/crawler-access/answer-crawlers.ts';
import { judgeProbes, type ProbeJudgement } from '../audits/crawler-access/edge-parity.ts';
import { askRobots, type RobotsAsker } from '../audits/crawler-access/robots-decisions.ts';
import type { Crawler } from '../crawl/crawlers.ts';
import { paywalledPages } from '../page/paywalled-pages.ts';
import { describeDirective, directivesOf, noIndexFor, noSnippetFor } from '../page/robots-directives.ts';
import { holdsTextElsewhere } from '../page/unreadable.ts';

/**
 * "Can this engine cite this page?" For each crawler and page the chain from robots.txt to the text, and its first broken link.
 * A link that could not be tried is passed over; where that leaves the answer open, the verdict is null.
 */

/** A link's answer: fine, broken, or not to be told, with the sentence that says so. */
type Answer = { state: 'fine' } | { state: 'broken' | 'open'; because: string };
const FINE: Answer = { state: 'fine' };
const broken = (because: string): Answer => ({ state: 'broken', because });
const open = (because: string): Answer => ({ state: 'open', because });

type Context = {
  robots: Visit['robots'];
  asker: RobotsAsker;
  probes: readonly ProbeJudgement[];
  now: number;
  walled: ReadonlySet<PageDocument>;
  /** Said behind what a page lets the crawler read. */
  asked: string;
};
type Link = (crawler: Crawler, page: PageArtifact, context: Context) => Answer;

/** Documented to run scripts: they read the rendered page. */
const RENDERS = new Set(['Googlebot', 'Bingbot', 'Applebot', 'Google-Agent']);
const MIN_RAW_SHARE = 0.3;
const MEANT_FOR_US = new Set([401, 403, 407, 429, 451]);

const robots: Link = (crawler, page, { asker, robots: file }) => {
  if (crawler.respectsRobots === 'no' || !asker.speaksFor(page.url)) return FINE;
  if (file.code !== null && asker.policy.kind === 'disallowAll') return open(`robots.txt could not be fetched (${file.code}).`);
  const { allowed, line } = asker.decide(crawler, page.url);
  if (allowed) return FINE;
  const because =
    line === null
      ? `${asker.policy.kind === 'disallowAll' ? asker.policy.because : 'robots.txt forbids it'}, which forbids every page.`
      : `Line ${line} of robots.txt forbids it: ${asker.lineText(line)}`;
  if (crawler.purpose === 'user' && crawler.respectsRobots === 'unknown')
    return open(`${because} Whether ${crawler.token} obeys is not documented.`);
  return broken(because);
};

/** The probe of this page, else those of other pages: what turns a user agent away does so everywhere. */
const edge: Link = ({ token }, page, { probes }) => {
  const own = probes.filter(({ probe, score }) => probe.agent === token && score !== null);
  const here = own.find(({ probe }) => probe.url === page.url || probe.url === page.finalUrl);
  const refusal = here ? (here.refused ? here : undefined) : own.length > 0 && own.every(({ refused }) => refused) ? own[0] : undefined;
  return refusal ? broken(refusal.what) : FINE;
};

const status: Link = (_, { status: code, document, error }) => {
  if (code === null) return open(error?.message ?? 'The page gave no answer.');
  if (MEANT_FOR_US.has(code)) return open(`The page refused our visit (${code}); whether it serves this crawler is not known.`);
  if (code >= 300) return broken(`The page answers with ${code}.`);
  if (document === null) return open(error?.message ?? 'The page could not be read.');
  return FINE;
};

const index: Link = (crawler, page, { now }) => {
  if (crawler.purpose === 'user') return FINE;
  const directive = noIndexFor(directivesOf(page), crawler.token, now);
  return directive ? broken(`The page carries ${describeDirective(directive)}.`) : FINE;
};

const snippet: Link = (crawler, page) => {
  if (crawler.purpose === 'user') return FINE;
  const directive = noSnippetFor(directivesOf(page), crawler.token);
  return directive ? broken(`The page carries ${describeDirective(directive)}.`) : FINE;
};

const content: Link = ({ token }, { document, rendered }, { walled }) => {
  if (document === null) return FINE;
  if (rendered !== null && RENDERS.has(token))
    return rendered.wordCount > 0 || holdsTextElsewhere(rendered) ? FINE : broken('The page holds no main text, even after scripts ran.');
  if (document.wordCount === 0 && !holdsTextElsewhere(document)) {
    if (RENDERS.has(token)) return open('The raw HTML holds no main text; the page was not rendered here.');
    return broken('The raw HTML holds no main text.');
  }
  if (walled.has(document)) return broken('A consent or sign-in wall hides the text.');
  const share = rendered && rawShare(document, rendered);
  if (share !== null && share < MIN_RAW_SHARE)
    return broken(`Only ${Math.round(share * 100)} % of the text is in the raw HTML, and ${token} is not known to run scripts.`);
  return FINE;
};

const CHAIN: readonly (readonly [ChainLink, Link])[] = [
  ['robots', robots],
  ['edge', edge],
  ['status', status],
  ['index', index],
  ['snippet', snippet],
  ['content', content],
];

function verdict(crawler: Crawler, page: PageArtifact, context: Context): EngineVerdict['pages'][number] {
  let doubt: string | null = null;
  for (const [name, link] of CHAIN) {
    const answer = link(crawler, page, context);
    if (answer.state === 'broken') return { url: page.url, citable: false, brokenLink: name, because: answer.because };
    if (answer.state === 'open') doubt ??= answer.because;
  }
  if (doubt !== null) return { url: page.url, citable: null, brokenLink: null, because: doubt };
  return { url: page.url, citable: true, brokenLink: null, because: readable(page) + context.asked };
}

/** What is said of a page to each crawler begins with the same text, made once: a site has tens of thousands of verdicts. */
const readable = memoize(({ document }: PageArtifact): string =>
  document && document.wordCount === 0 && holdsTextElsewhere(document)
    ? 'Nothing blocks it: the text can be read'
    : `Nothing blocks it: ${document?.wordCount ?? 0} words of main text can be read`,
);

const askedAs = ({ token }: Crawler, probes: readonly ProbeJudgement[]): string =>
  probes.some(({ probe, score }) => probe.agent === token && score !== null) ? '.' : `; the site was not asked as ${token}.`;

const verdicts = (crawler: Crawler, pages: readonly PageArtifact[], context: Context) =>
  pages.map((page) => verdict(crawler, page, context));

/** One entry for each crawler whose fetch leads to an answer, with a verdict for each page that was visited. Expects a visit in order (gather.ts). */
export function engineVerdicts(visit: Visit): EngineVerdict[] {
  const context = {
    robots: visit.robots,
    asker: askRobots(visit.robots),
    probes: judgeProbes(visit.edge),
    now: Date.parse(visit.startedAt),
    walled: paywalledPages(visit.pages),
  };
  return ANSWER_CRAWLERS.map((crawler) => ({
    agent: crawler.token,
    vendor: crawler.vendor,
    product: crawler.product,
    purpose: crawler.purpose,
    respectsRobots: crawler.respectsRobots,
    source: crawler.source,
    checkedOn: crawler.checkedOn,
    pages: verdicts(crawler, visit.pages, { ...context, asked: askedAs(crawler, context.probes) }),
  }));
}
