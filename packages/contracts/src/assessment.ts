import { z } from 'zod';
import { FACTOR_IDS } from './scores.ts';

/**
 * The assessment: what `citelight assess --json` prints and what a report stores.
 * Scores are 0…1 for an audit and 0…100 for a factor and overall; points are shares of 100. URLs are absolute.
 * Nothing here is rounded; see scores.ts for display.
 */

export const FactorId = z.enum(FACTOR_IDS);
export type FactorId = z.infer<typeof FactorId>;
export const Priority = z.enum(['high', 'medium', 'low']);
export type Priority = z.infer<typeof Priority>;
export const Effort = z.enum(['low', 'medium', 'high']);
export type Effort = z.infer<typeof Effort>;

/** How strong the published evidence behind an audit is: V vendor-documented, X controlled experiment, O observational, P practice. */
export const EvidenceTier = z.enum(['V', 'X', 'O', 'P']);
export type EvidenceTier = z.infer<typeof EvidenceTier>;
export const TIER_TITLES: Record<EvidenceTier, string> = {
  V: 'documented by the vendors',
  X: 'controlled experiment',
  O: 'observational study',
  P: 'established practice',
};

export const PageType = z.enum(['home', 'article', 'product', 'docs', 'listing', 'about', 'contact', 'faq', 'other']);
export type PageType = z.infer<typeof PageType>;

/** What was found, and where: a page's URL, or the file or header that decides. `snippet` is quoted from the site: data, never markup. */
export const Finding = z.object({ where: z.string(), what: z.string(), snippet: z.string().optional() });
export type Finding = z.infer<typeof Finding>;

export const Source = z.object({ title: z.string(), url: z.string() });
export type Source = z.infer<typeof Source>;

export const AuditState = z.enum(['scored', 'notApplicable', 'unmeasured', 'error']);
export type AuditState = z.infer<typeof AuditState>;

export const AuditResult = z.object({
  id: z.string(),
  factor: FactorId,
  title: z.string(),
  state: AuditState,
  /** 0…1 when scored, else null. */
  score: z.number().min(0).max(1).nullable(),
  /** Weight within its factor, in points of 100, as far as it counts here (of short texts little is asked); 0 means for information only. */
  weight: z.number().min(0),
  /** Points of 100 that this audit brought and that can be recovered here. Both 0 unless scored. */
  pointsWon: z.number().min(0),
  pointsLost: z.number().min(0),
  tier: EvidenceTier,
  /** Why there is no score; null when scored. */
  because: z.string().nullable(),
  findings: z.array(Finding),
  /** Number of findings before the list was cut. */
  findingsTotal: z.number().int().min(0),
  why: z.string(),
  fix: z.string(),
  effort: Effort,
  sources: z.array(Source),
  /** What is disputed about the evidence; null where nothing is. */
  contested: z.string().nullable(),
  /** For audits of pages: how many it applied to, and how many were without fault. */
  pages: z.object({ applicable: z.number().int(), faultless: z.number().int() }).nullable(),
});
export type AuditResult = z.infer<typeof AuditResult>;

export const Gate = z.object({ id: z.string(), title: z.string(), cap: z.number(), because: z.string(), pointsLost: z.number().min(0) });
export type Gate = z.infer<typeof Gate>;

export const FactorScores = z.object({
  crawlerAccess: z.number().nullable(),
  contentExtraction: z.number().nullable(),
  answerability: z.number().nullable(),
  structuredData: z.number().nullable(),
  authorityTrust: z.number().nullable(),
  topicFreshness: z.number().nullable(),
}) satisfies z.ZodType<Record<FactorId, number | null>>;
export type FactorScores = z.infer<typeof FactorScores>;

/** How far a score rests on what could be judged. `share`: of the weight that counts, 0…1. */
const Share = z.number().min(0).max(1);
export const Limited = z.object({ share: Share, reason: z.string() });
export type Limited = z.infer<typeof Limited>;
/** The score of 0…100 if all that could not be judged were without merit, and if it were without fault. */
export const FactorLimit = z.object({ share: Share, low: z.number(), high: z.number() });
export type FactorLimit = z.infer<typeof FactorLimit>;
export const FactorLimits = z.object({
  crawlerAccess: FactorLimit.nullable(),
  contentExtraction: FactorLimit.nullable(),
  answerability: FactorLimit.nullable(),
  structuredData: FactorLimit.nullable(),
  authorityTrust: FactorLimit.nullable(),
  topicFreshness: FactorLimit.nullable(),
}) satisfies z.ZodType<Record<FactorId, FactorLimit | null>>;
export type FactorLimits = z.infer<typeof FactorLimits>;

export const CrawlerPurpose = z.enum(['search', 'user', 'training']);
export type CrawlerPurpose = z.infer<typeof CrawlerPurpose>;

/** The links of the chain from a crawler to a citation, in order; the first broken one is named. */
export const ChainLink = z.enum(['robots', 'edge', 'status', 'index', 'snippet', 'content']);
export type ChainLink = z.infer<typeof ChainLink>;

export const EngineVerdict = z.object({
  agent: z.string(),
  vendor: z.string(),
  product: z.string(),
  purpose: CrawlerPurpose,
  respectsRobots: z.enum(['yes', 'no', 'unknown']),
  source: Source,
  /** Day the vendor's document was checked, YYYY-MM-DD. */
  checkedOn: z.string(),
  pages: z.array(
    z.object({
      url: z.string(),
      /** null: could not be determined. */
      citable: z.boolean().nullable(),
      brokenLink: ChainLink.nullable(),
      because: z.string(),
    }),
  ),
});
export type EngineVerdict = z.infer<typeof EngineVerdict>;

export const PageFacts = z.object({
  url: z.string(),
  finalUrl: z.string(),
  /** null: no answer. */
  status: z.number().int().nullable(),
  contentType: z.string().nullable(),
  charset: z.string().nullable(),
  title: z.string().nullable(),
  metaDescription: z.string().nullable(),
  canonical: z.string().nullable(),
  /** As declared by the page. */
  lang: z.string().nullable(),
  /** ISO 639-1 where there is one, else 639-3; null when the text is too short to tell. */
  detectedLanguage: z.string().nullable(),
  pageType: PageType,
  h1: z.array(z.string()),
  /** Of meta robots and X-Robots-Tag, lower case; those for one agent as `agent: directive`. */
  robotsDirectives: z.array(z.string()),
  wordCount: z.number().int(),
  jsonLdTypes: z.array(z.string()),
  jsonLdErrors: z.number().int(),
  /** ISO 8601 as far as the page says: YYYY-MM-DD or a full timestamp. */
  datePublished: z.string().nullable(),
  dateModified: z.string().nullable(),
  internalLinks: z.number().int(),
  externalLinks: z.number().int(),
  brokenLinks: z.array(z.object({ url: z.string(), status: z.number().int().nullable(), because: z.string() })),
  /** Why the page could not be read; null when it was. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type PageFacts = z.infer<typeof PageFacts>;

export const SiteFacts = z.object({
  robots: z.object({
    url: z.string(),
    status: z.number().int().nullable(),
    /** By crawler token: may it fetch the assessed URL, and which line of the file decides (null: no rule does). */
    agents: z.record(z.string(), z.object({ allowed: z.boolean(), line: z.number().int().nullable() })),
    sitemaps: z.array(z.string()),
  }),
  sitemaps: z.array(
    z.object({
      url: z.string(),
      kind: z.enum(['index', 'urlset', 'text', 'rss', 'atom', 'unknown']),
      urls: z.number().int(),
      lastmods: z.number().int(),
      errors: z.array(z.string()),
    }),
  ),
  llmsTxt: z.object({ present: z.boolean(), valid: z.boolean() }),
});
export type SiteFacts = z.infer<typeof SiteFacts>;

/** A passage: the text between two headings (or a part of it), as a retriever would cut it. */
export const Passage = z.object({ url: z.string(), heading: z.string().nullable(), text: z.string() });
export type Passage = z.infer<typeof Passage>;

/** How a question or an aspect of a topic is covered: answered with the kind of evidence that it asks for, only with a related passage, or missing. */
export const Coverage = z.enum(['answered', 'mentioned', 'missing']);
export type Coverage = z.infer<typeof Coverage>;

export const SiteKind = z.enum([
  'localBusiness',
  'software',
  'documentation',
  'shop',
  'publisher',
  'association',
  'academic',
  'event',
  'personal',
  'other',
]);
export type SiteKind = z.infer<typeof SiteKind>;

/** Who publishes the site and what it offers, from structured data, addresses and page roles only. */
export const SiteProfile = z.object({
  brand: z.string().nullable(),
  aliases: z.array(z.string()),
  kind: SiteKind,
  places: z.array(z.string()),
  people: z.array(z.string()),
  /** ISO 639, the main one first. */
  languages: z.array(z.string()),
  /** What is sold or provided. */
  offering: z.array(z.string()),
});
export type SiteProfile = z.infer<typeof SiteProfile>;

export const TopicType = z.enum(['offering', 'product', 'concept', 'guide', 'category', 'event', 'section']);
export type TopicType = z.infer<typeof TopicType>;

/** Where a label was found. */
export const EvidenceKind = z.enum([
  'navigation',
  'link',
  'breadcrumb',
  'heading',
  'title',
  'markup',
  'address',
  'text',
  'category',
  'section',
]);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

/** Who changed something by hand. */
export const Editor = z.literal('member');

export const Topic = z.object({
  /** A label as the people of the site wrote it, or as a member did. */
  topic: z.string(),
  /** Set where a member added or renamed the topic. */
  editedBy: Editor.optional(),
  /** Beside `editedBy`: the label that the site's people wrote; null where the member added the topic. */
  original: z.string().nullable().optional(),
  type: TopicType,
  /** 0 to 1: how sure we are that this is a topic of the site. */
  confidence: z.number().min(0).max(1),
  evidence: z.object({ kinds: z.array(EvidenceKind), sentence: z.string() }),
  /** Other labels that were merged into it. */
  terms: z.array(z.string()),
  /** Relative weight on the site; the topics' weights sum to 1. */
  weight: z.number(),
  /** URLs, the topic's own page first. */
  pages: z.array(z.string()),
  parent: z.string().nullable(),
  children: z.array(z.string()),
  /** Questions of this topic by outcome. */
  coverage: z.object({ answered: z.number().int(), mentioned: z.number().int(), missing: z.number().int() }),
});
export type Topic = z.infer<typeof Topic>;

/** Who asked: the site itself, a competitor's site, Search Console's users, the member, an AI provider; `typed` follows from the kind of business and page. */
export const QuestionOrigin = z.enum(['site', 'competitor', 'searchConsole', 'member', 'ai', 'typed']);
export type QuestionOrigin = z.infer<typeof QuestionOrigin>;

/** What a model says of one passage: whether it answers the question. It may move the verdict that is shown, never a score. */
export const SecondOpinion = z.object({
  aiWritten: z.literal(true),
  model: z.string(),
  answer: z.enum(['answered', 'partly', 'no']),
  /** Words of the passage that it rests on. */
  words: z.string(),
  /** The passage that the model read. */
  passage: Passage,
  /** The verdict that we found, whatever `coverage` shows. */
  found: Coverage,
});
export type SecondOpinion = z.infer<typeof SecondOpinion>;

export const Question = z.object({
  /** Verbatim, except for typed ones. */
  question: z.string(),
  origin: QuestionOrigin,
  language: z.string(),
  /** URL of the page that asks it, or that it belongs to. */
  page: z.string().nullable(),
  topic: z.string().nullable(),
  /** False where it can only be understood below its heading. */
  selfContained: z.boolean(),
  /** What such a question is about: its topic, or the site's name. Absent in older reports and where the question says it. */
  about: z.string().optional(),
  coverage: Coverage,
  /** The passage that answers or mentions it; null when missing. */
  passage: Passage.nullable(),
  /** Set where a member added the question or marked its verdict as wrong. */
  editedBy: Editor.optional(),
  /** The verdict that a member marked as wrong. */
  judged: z.object({ coverage: Coverage, passage: Passage.nullable() }).optional(),
  /** Set where a model gave a second opinion; a member's own correction takes its place. */
  opinion: SecondOpinion.optional(),
});
export type Question = z.infer<typeof Question>;

/** A band of demand with what it rests on, never an invented number. */
export const DemandBand = z.object({ band: z.enum(['high', 'medium', 'low', 'unknown']), basis: z.string(), estimated: z.boolean() });
export type DemandBand = z.infer<typeof DemandBand>;

export const KeywordAnalysis = z.object({
  currentTopics: z.array(z.string()),
  missingTopics: z.array(
    z.object({ topic: z.string(), priority: Priority, estimatedSearchVolume: DemandBand, reasoning: z.string(), aiWritten: z.boolean() }),
  ),
  topicOpportunities: z.array(
    z.object({
      topic: z.string(),
      currentCoverage: z.string(),
      recommendedExpansion: z.string(),
      impact: Priority,
      passage: Passage.nullable(),
      aiWritten: z.boolean(),
      /** Set where a member added the topic. */
      editedBy: Editor.optional(),
    }),
  ),
  keywordGaps: z.array(
    z.object({
      keyword: z.string(),
      aiQueryFrequency: DemandBand,
      competitorCoverage: z.string(),
      recommendation: z.string(),
      passage: Passage.nullable(),
      competitorPassage: Passage.nullable(),
      aiWritten: z.boolean(),
      /** Set where a member added the question. */
      editedBy: Editor.optional(),
    }),
  ),
});
export type KeywordAnalysis = z.infer<typeof KeywordAnalysis>;

export const OpportunityType = z.enum(['citation_magnet', 'faq_content', 'stat_highlight', 'data_structure', 'expert_positioning']);
export type OpportunityType = z.infer<typeof OpportunityType>;

export const Opportunity = z.object({
  type: OpportunityType,
  title: z.string(),
  priority: Priority,
  pageUrl: z.string(),
  description: z.string(),
  /** A sentence that names the recoverable points. */
  estimatedImpact: z.string(),
  points: z.number().min(0),
  actionSteps: z.array(z.string()),
  /** What was found on the page that this speaks of. */
  evidence: Finding.nullable(),
  aiWritten: z.boolean(),
});
export type Opportunity = z.infer<typeof Opportunity>;

export const Fix = z.object({
  id: z.string(),
  auditId: z.string(),
  kind: z.enum(['robots.txt', 'json-ld', 'meta', 'heading', 'passage']),
  title: z.string(),
  /** The page or file that the fix belongs to. */
  where: z.string(),
  /** Ready to copy. */
  content: z.string(),
  /** Overall score without and with the fix alone, judged again on the same artifacts. */
  before: z.number(),
  after: z.number(),
});
export type Fix = z.infer<typeof Fix>;

export const Recommendation = z.object({
  title: z.string(),
  description: z.string(),
  priority: Priority,
  impact: z.string(),
  recoverablePoints: z.number().min(0),
  effort: Effort,
  auditId: z.string(),
  factor: FactorId,
  findings: z.array(Finding),
  fixIds: z.array(z.string()),
  aiWritten: z.boolean(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const NotMeasured = z.object({ id: z.string(), what: z.string(), because: z.string() });
export type NotMeasured = z.infer<typeof NotMeasured>;

/** Site against one competitor, on the same audits and the same prompts. */
export const Comparison = z.object({
  url: z.string(),
  name: z.string(),
  accessible: z.boolean(),
  /** Why it could not be assessed, or why no questions were compared; null when both were done. */
  because: z.string().nullable(),
  overallScore: z.number(),
  scores: FactorScores,
  /** Each names an audit or a passage, with points. */
  yourAdvantages: z.array(z.string()),
  competitiveAdvantages: z.array(z.string()),
  gapAnalysis: z.object({
    /** Our overall score minus theirs. */
    scoreGap: z.number(),
    promptsWon: z.number().int(),
    promptsLost: z.number().int(),
    promptsTied: z.number().int(),
    quickWins: z.array(z.string()),
    longTermStrategies: z.array(z.string()),
  }),
  prompts: z.array(
    z.object({
      prompt: z.string(),
      ours: Coverage,
      theirs: Coverage,
      ourPassage: Passage.nullable(),
      theirPassage: Passage.nullable(),
      /** Set where a member added the question. */
      editedBy: Editor.optional(),
    }),
  ),
});
export type Comparison = z.infer<typeof Comparison>;

export const Assessment = z.object({
  rubricVersion: z.string(),
  url: z.string(),
  /** The time the visit began: the "now" of every audit. ISO 8601, UTC. */
  assessedAt: z.string(),
  /** What the score says and does not say, in one sentence. */
  claim: z.string(),
  overallScore: z.number().min(0).max(100),
  /** Standard error of the overall score from sampling pages; null with fewer than two pages. */
  standardError: z.number().nullable(),
  scores: FactorScores,
  /** Set where checks of less than 60 % of the rubric's weight could be judged; null otherwise, and in reports that did not record it. */
  limited: Limited.nullable(),
  /** By factor, where less than half of its weight could be judged; else null. */
  factorLimits: FactorLimits,
  gates: z.array(Gate),
  /** True when only a part of the site could be read; `notMeasured` and `skipped` say what is missing. */
  partial: z.boolean(),
  /** The language of most pages. */
  language: z.string().nullable(),
  summary: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  recommendations: z.array(Recommendation),
  audits: z.array(AuditResult),
  engines: z.array(EngineVerdict),
  pages: z.array(PageFacts),
  site: SiteFacts,
  /** Null in reports of rubric 1. */
  profile: SiteProfile.nullable(),
  topics: z.array(Topic),
  questions: z.array(Question),
  /** Why there are few or no topics or questions; null where nothing limited them. */
  topicsLimited: z.string().nullable(),
  keywords: KeywordAnalysis,
  opportunities: z.array(Opportunity),
  fixes: z.array(Fix),
  comparisons: z.array(Comparison),
  notMeasured: z.array(NotMeasured),
  skipped: z.array(z.object({ url: z.string(), because: z.string() })),
  crawl: z.object({
    pagesFetched: z.number().int(),
    pagesFound: z.number().int(),
    bytes: z.number().int(),
    durationMs: z.number(),
    rendered: z.number().int(),
  }),
});
export type Assessment = z.infer<typeof Assessment>;

/** What another version of the rubric says of the visit behind a report. */
export const RescoredReport = Assessment.pick({ rubricVersion: true, overallScore: true, scores: true });
export type RescoredReport = z.infer<typeof RescoredReport>;

/** Live progress of an assessment: the step that runs now, and what is known so far. Counts never fall; what is not known yet is absent. */
export const Progress = z.object({
  step: z.enum(['resolving', 'robots', 'sitemaps', 'fetching', 'rendering', 'checking', 'judging', 'comparing', 'done']),
  pagesFetched: z.number().int(),
  pagesFound: z.number().int(),
  pagesPlanned: z.number().int(),
  detail: z.string().optional(),
  robots: z
    .object({
      /** rules: the file was read; none: there is no file; unreachable: it could not be fetched. */
      outcome: z.enum(['rules', 'none', 'unreachable']),
      /** Rules in groups that name an AI crawler. */
      aiRules: z.number().int(),
    })
    .optional(),
  /** Sitemaps that listed pages. */
  sitemaps: z.number().int().optional(),
  /** The title of the page that came last, or its path. */
  lastPage: z.string().optional(),
});
export type Progress = z.infer<typeof Progress>;
