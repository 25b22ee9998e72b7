import type { FactorId, Finding, PageType } from '@citelight/contracts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { languageOf, whyUnread } from '../artifacts/page-language.ts';
import { copiesAmong, declaredCopies } from '../page/copies.ts';
import { isEmpty, isStub } from '../page/unreadable.ts';
import {
  type AnyAudit,
  type ArtifactName,
  type Artifacts,
  type AuditCard,
  collect,
  defineAudit,
  type JudgedPages,
  type PageRun,
  type PageVerdict,
} from './card.ts';

/** Audits that judge page by page: which pages each applies to, and what their verdicts sum up to. */

/** Findings kept per audit in a report. */
export const FINDINGS_SHOWN = 50;

const FAULTLESS: NonNullable<PageVerdict> = { score: 1 };

/** A verdict with so many of its findings; a large site has tens of thousands that nobody is shown. All that find nothing are one. */
function shortened(verdict: NonNullable<PageVerdict>, most: number): NonNullable<PageVerdict> {
  const { score, lost, findings = [], omitted = 0 } = verdict;
  if (score === 1 && lost === undefined && findings.length === 0 && omitted === 0) return FAULTLESS;
  return findings.length <= most ? verdict : { ...verdict, findings: findings.slice(0, most), omitted: omitted + findings.length - most };
}

/** A fault of many pages that has one cause: it is one finding, and where it is most of what is lost, the problem and what to do are its own. */
export type SharedCause = {
  failTitle: string;
  fix: string;
  /** Said once for so many pages, beside the snippet of the first, from what was found on it. Absent: each page keeps its findings, and where all with a fault have this one, the problem and what to do are its own. */
  what?(count: number, first: string): string;
};

export type PageAudit<N extends ArtifactName, T> = AuditCard & {
  /** Page types it applies to; absent: all. */
  pageTypes?: readonly PageType[];
  /** Said when no page of the sample is of such a type. */
  notApplicable: string;
  /** It judges how a text is laid out: of a page without one it says nothing, as that is said once elsewhere. Absent: such a page passes nothing here, but may fail. */
  ofLayout?: true;
  /** It lets slips pass: pages without a fault for it may have one for a reader. */
  countsLeast?: true;
  /** It goes by words, of which a language may have no lists here: where none of its pages can be read, that is said in place of what they lack. */
  readsWords?: true;
  /** By the `cause` of a page's verdict. */
  causes?: Readonly<Record<string, SharedCause>>;
  needs?: readonly N[];
  /** What the verdict on a page takes from beyond that page, as a text or number: as long as it stays the same, so does the verdict. Absent: all that it needs. */
  takes?(page: ReadPage, artifacts: Pick<Artifacts, N | 'pages'>): T;
  judgePage(page: ReadPage, taken: T): PageVerdict;
};

/**
 * Factors that judge a page as the server sent it: whether it can be fetched, read and parsed without scripts. The others judge what it says to its readers;
 * that scripts bring it in is a fact of its own, which is scored once (main-text-in-raw-html).
 */
const AS_SERVED: ReadonlySet<FactorId> = new Set(['crawlerAccess', 'contentExtraction', 'structuredData']);

/** Factors that judge what a text says: a text at several addresses is judged once there. */
const OF_THE_TEXT: ReadonlySet<FactorId> = new Set(['answerability', 'structuredData', 'authorityTrust']);
/** Factors that judge what can be read on a page. */
const READS_TEXT: ReadonlySet<FactorId> = new Set(['contentExtraction', 'answerability', 'topicFreshness']);
/** Where the frame around a text is judged, a text at several addresses counts once too, by the worst of them: no copy hides a fault, and none dilutes it. */
const OF_THE_FRAME: ReadonlySet<FactorId> = new Set(['contentExtraction']);

/**
 * An audit of pages: the share of the applicable sampled pages, each 0…1. Where pages lose less than they lack, it is the share of what they won and lost together, and the audit
 * counts in full as soon as that is as much as one page.
 */
export function definePageAudit<const N extends ArtifactName = never, T = Pick<Artifacts, N | 'pages'>>(audit: PageAudit<N, T>): AnyAudit {
  const {
    judgePage,
    takes,
    pageTypes,
    notApplicable,
    readsWords = false,
    ofLayout = false,
    countsLeast = false,
    causes = {},
    needs = [],
    ...card
  } = audit;
  const sees = AS_SERVED.has(card.factor) ? 'served' : 'pages';
  const wanted = [sees, 'keptOut', ...needs] as const;
  // Where nothing can be read there is nothing to be praised, and that it cannot be read is said once, by main-text-in-raw-html.
  const ofContent = (page: ReadPage, judge: () => PageVerdict): PageVerdict => {
    if (!READS_TEXT.has(card.factor)) return judge();
    if (isStub(page)) return null;
    if (!isEmpty(page.document)) return judge();
    if (ofLayout) return null;
    const verdict = judge();
    return verdict?.score === 1 ? null : verdict;
  };
  // An audit that asks for nothing but the page takes nothing from beyond it.
  const alone = !takes && needs.length === 0 && judgePage.length === 1;
  const begin = (artifacts: Pick<Artifacts, N | 'pages' | 'keptOut'>, before?: JudgedPages): PageRun => {
    const silent = OF_THE_TEXT.has(card.factor) ? copiesAmong(artifacts.pages) : null;
    const copies = OF_THE_FRAME.has(card.factor) ? copiesAmong(artifacts.pages) : null;
    const views = READS_TEXT.has(card.factor) || OF_THE_TEXT.has(card.factor) ? declaredCopies(artifacts.pages) : null;
    const findings: Finding[] = [];
    let omitted = 0;
    let read = 0;
    // Kept out, a copy of another page, or left alone: a reader may find the fault there too.
    let hasUnjudged = false;
    const unread: { document: Pick<PageDocument, 'detectedLanguage' | 'lang'> }[] = [];
    const scores = new Map<ReadPage, number>();
    const lost = new Map<string, number>();
    const shared = new Map<string, { pages: Set<ReadPage>; first: Finding }>();
    const judged = new Map<ReadPage, { taken: unknown; verdict: PageVerdict }>();
    let last: { taken: unknown; verdict: PageVerdict } = { taken: null, verdict: null };
    const verdictOn = (page: ReadPage): PageVerdict => {
      const taken = alone ? null : takes ? takes(page, artifacts) : artifacts;
      const known = before?.get(page);
      const whole = known && Object.is(known.taken, taken) ? known.verdict : ofContent(page, () => judgePage(page, taken as T)); // safe: T is what `takes` answers, else all that is needed
      const verdict = whole && shortened(whole, FINDINGS_SHOWN - findings.length);
      // Of most pages the same is to be said: it is kept once.
      if (!Object.is(last.taken, taken) || last.verdict !== verdict) last = { taken, verdict };
      judged.set(page, last);
      return verdict;
    };
    /** The findings, those of one cause as one; the cause that most is lost by says what the problem is. */
    const summedUp = (applicable: number, missed: number) => {
      const found = [...shared].flatMap(([id, { pages: own, first }]) => {
        const cause = causes[id];
        const lostBy = [...own].reduce((sum, page) => sum + 1 - (scores.get(page) ?? 1), 0);
        return cause
          ? [{ cause, count: own.size, lostBy, first: cause.what ? [{ ...first, what: cause.what(own.size, first.what) }] : [] }]
          : [];
      });
      const faulty = [...scores.values()].filter((score) => score < 1).length;
      const main = found.find(({ cause, count, lostBy }) => (cause.what ? 2 * lostBy >= missed : count >= faulty));
      return {
        findings: [...found.flatMap(({ first }) => first), ...findings],
        ...(main && { fix: main.cause.fix, failTitle: main.cause.failTitle }),
        ...(main?.cause.what && { isRootCause: 2 * main.count >= applicable }),
      };
    };
    return {
      sees,
      judged,
      add(page) {
        const isOut = silent?.has(page) || views?.has(page) || artifacts.keptOut.has(page.url);
        const isOfType = !pageTypes || pageTypes.includes(page.document.pageType);
        if (isOut || !isOfType) {
          if (isOfType) hasUnjudged = true;
          return;
        }
        if (readsWords && languageOf(page) === null)
          unread.push({ document: { detectedLanguage: page.document.detectedLanguage, lang: page.document.lang } });
        else read += 1;
        const verdict = verdictOn(page);
        if (!verdict) {
          hasUnjudged = true;
          return;
        }
        const speaker = copies?.get(page) ?? page;
        if (scores.has(speaker)) hasUnjudged = true;
        scores.set(speaker, Math.min(scores.get(speaker) ?? 1, verdict.score));
        if (verdict.lost !== undefined) lost.set(speaker.url, verdict.lost);
        const [first] = verdict.findings ?? [];
        const known = verdict.cause === undefined ? undefined : shared.get(verdict.cause);
        if (known) known.pages.add(speaker);
        else if (verdict.cause !== undefined && first)
          shared.set(verdict.cause, { pages: new Set([speaker]), first: { where: page.url, ...first } });
        const isOne = verdict.cause !== undefined && causes[verdict.cause]?.what !== undefined;
        if (!isOne) for (const finding of verdict.findings ?? []) findings.push({ where: page.url, ...finding });
        if (!known || !isOne) omitted += verdict.omitted ?? 0;
      },
      verdict() {
        const applicable = scores.size;
        if (applicable === 0 && unread.length > 0 && read === 0) return { state: 'unmeasured', because: whyUnread(unread) };
        if (applicable === 0) return { state: 'notApplicable', because: notApplicable };
        const byPage = new Map<string, number>();
        let [won, counted, faultless] = [0, 0, 0];
        for (const [{ url }, score] of scores) {
          const missed = lost.get(url);
          byPage.set(url, score);
          won += score;
          counted += missed === undefined ? 1 : score + missed;
          if (score === 1 || missed === 0) faultless += 1;
        }
        const verdict = {
          state: 'scored' as const,
          score: Math.min(1, won / counted),
          ...summedUp(applicable, applicable - won),
          omitted,
          pages: { applicable, faultless },
          ...((hasUnjudged || (countsLeast && faultless > 0)) && { mayBeMore: true as const }),
          byPage,
        };
        return lost.size === 0 ? verdict : { ...verdict, lostByPage: lost, share: Math.min(1, counted) };
      },
    };
  };
  // To the audit, the pages that it sees are the pages.
  const own = (artifacts: Pick<Artifacts, N | typeof sees>) =>
    ({ ...artifacts, pages: artifacts[sees] }) as unknown as Pick<Artifacts, N | 'pages' | 'keptOut'>; // safe: `needs` and the pages are all that it may look at
  const whole = defineAudit({
    ...card,
    needs: wanted,
    judge(artifacts) {
      const run = begin(own(artifacts));
      for (const page of artifacts[sees]) run.add(page);
      return run.verdict();
    },
  });
  return {
    ...whole,
    begin(gathered, before) {
      const seen = collect(wanted, gathered);
      return 'state' in seen ? seen : begin(own(seen.artifacts), before);
    },
  };
}
