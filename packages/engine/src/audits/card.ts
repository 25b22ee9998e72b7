import type { Effort, EvidenceTier, FactorId, Finding, Source } from '@citelight/contracts';
import type { PageArtifact, PageDocument, ReadPage } from '../artifacts/page.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { Corpus } from '../topics/corpus.ts';

/** What an audit is: its card, what it may look at, and what it answers. */

/** The artifacts an audit can ask for in `needs`; it sees those and nothing else. */
export type Artifacts = {
  url: string;
  /** Epoch milliseconds of the visit: the only clock there is. */
  now: number;
  robots: Visit['robots'];
  sitemaps: Visit['sitemaps'];
  llmsTxt: Visit['llmsTxt'];
  homeUrl: string;
  /** The sample, sorted by URL: pages that answered 2xx with a document, each as a reader sees it: after its scripts ran, where it was rendered. Never empty. */
  pages: readonly ReadPage[];
  /** The same pages in the same order, each as the server sent it. */
  served: readonly ReadPage[];
  /** Addresses of those of them that the owner keeps out of the index on purpose: no page by itself is judged there. */
  keptOut: ReadonlySet<string>;
  /** Every page asked for, also those that failed. */
  visited: readonly PageArtifact[];
  edge: Visit['edge'];
  linkChecks: Visit['linkChecks'];
  host: Visit['host'];
  soft404: NonNullable<Visit['soft404']>;
  /** Pages that were rendered: both documents are there. Never empty. */
  rendered: readonly RenderedPage[];
  /** Passages, index, topics, prompts and their coverage: derived once from the pages. */
  corpus: Corpus;
};
export type ArtifactName = keyof Artifacts;
export type { ReadPage };
export type RenderedPage = ReadPage & { rendered: PageDocument };

/** An artifact, or the reason why it is not there. */
export type Gathered = { [N in ArtifactName]: { ok: true; value: Artifacts[N] } | { ok: false; because: string } };

export type Verdict =
  | {
      state: 'scored' /** 0…1. */;
      score: number;
      findings: Finding[];
      /** Of an audit of pages: how many more there are than a report shows. */
      omitted?: number;
      pages?: { applicable: number; faultless: number };
      /** Of an audit of pages: other pages that we read may have the fault as well, since it says nothing about them. */
      mayBeMore?: true;
      /** Of an audit of pages: each applicable page's score by URL. The sampling error comes from their spread. */
      byPage?: ReadonlyMap<string, number>;
      /** Of those of them that lose less than what they lack, what they lose. */
      lostByPage?: ReadonlyMap<string, number>;
      /** 0…1: as far as its weight counts; absent: in full. */
      share?: number;
      /** What to do about the defect that was found, where it is not what the card says. */
      fix?: string;
      /** What the problem is called, where it is not what the card says. */
      failTitle?: string;
      /** One cause on most of the pages, on which other faults may rest: it comes before them. */
      isRootCause?: boolean;
      /** How the score comes about where points are lost and nothing is at fault. */
      because?: string;
    }
  | { state: 'notApplicable'; because: string }
  | { state: 'unmeasured'; because: string /** What can be shown all the same, unscored. */; findings?: Finding[] };

export type AuditCard = {
  /** factor/name in kebab case: 'crawler-access/answer-engines-allowed'. */
  id: `${string}/${string}`;
  factor: FactorId;
  /**
   * What the pages say and how, or how a site hands them out: robots.txt, status, speed, HTTPS, whether a text is there at all. Nothing is said of the contents of a site that
   * shows nothing but a notice (onlyStandIns).
   */
  judges: 'contents' | 'delivery';
  /** Points of 100 as designed; the audits of a factor sum to the factor's weight. 0: for information. */
  weight: number;
  /** What is judged, without a verdict, for what has none: 'Sitemap'. */
  label: string;
  /** A short fact, when passed: 'AI search crawlers can access your pages'. */
  title: string;
  /** The problem, when failed: 'robots.txt blocks AI search crawlers'. */
  failTitle: string;
  /** Why it matters, in one or two sentences, with the published fact. */
  why: string;
  /** What to do, in the imperative. The first sentence is the recommendation's title; `{pages}` and `{articles}` are counted (fix-text.ts). */
  fix: string;
  effort: Effort;
  tier: EvidenceTier;
  sources: readonly Source[];
  contested?: string;
};

export type Audit<N extends ArtifactName = ArtifactName> = AuditCard & {
  needs: readonly N[];
  judge(artifacts: Pick<Artifacts, N>): Verdict;
};

/** An audit closed over its needs. */
export type AnyAudit = AuditCard & {
  needs: readonly ArtifactName[];
  run(gathered: Gathered): Verdict;
  /**
   * Of an audit of pages: the same, page by page, so that all audits can look at one page before what was derived of it is dropped. `before`: verdicts on pages of the same site as
   * it was judged already; those that nothing has changed for are taken from there.
   */
  begin?(gathered: Gathered, before?: JudgedPages): PageRun | Verdict;
};

/** An audit of pages under way: every page is added once, in order, as the audit `sees` it, then it answers. */
export type PageRun = { sees: 'pages' | 'served'; add(page: ReadPage): void; verdict(): Verdict; judged: JudgedPages };

/** Verdicts by page with what each took from beyond its page: the same page with the same of that has the same verdict. */
export type JudgedPages = ReadonlyMap<ReadPage, { taken: unknown; verdict: PageVerdict }>;

/** The verdict on one page of a page audit; null: it does not apply to this page. */
export type PageVerdict = {
  score: number;
  /** What the page loses, 0…1; absent: all that it lacks (1 − score). Less where not everything is asked of so short a text. */
  lost?: number;
  findings?: Omit<Finding, 'where'>[] /** Further findings, counted only. */;
  omitted?: number;
  /** The cause by which the page fails, of those that the audit sums up. */
  cause?: string;
} | null;

/** A missing artifact is `unmeasured`, never an exception. A thrown bug is left to the caller (scoring/judge.ts), which records an error. */
export function defineAudit<const N extends ArtifactName>(audit: Audit<N>): AnyAudit {
  const { judge, ...card } = audit;
  return {
    ...card,
    run(gathered) {
      const seen = collect(audit.needs, gathered);
      return 'state' in seen ? seen : judge(seen.artifacts);
    },
  };
}

export function collect<N extends ArtifactName>(needs: readonly N[], gathered: Gathered): { artifacts: Pick<Artifacts, N> } | Verdict {
  const seen: Partial<Artifacts> = {};
  for (const name of needs) {
    const artifact = gathered[name];
    if (!artifact.ok) return { state: 'unmeasured', because: artifact.because };
    Object.assign(seen, { [name]: artifact.value });
  }
  return { artifacts: seen as Pick<Artifacts, N> }; // safe: the loop above filled every name in N
}
