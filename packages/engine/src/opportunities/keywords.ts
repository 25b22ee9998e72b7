import type { DemandBand, KeywordAnalysis } from '@citelight/contracts';
import { quoted } from '../language/excerpt.ts';
import { bare, type Corpus, type PagePassage } from '../topics/corpus.ts';
import { holds, keyOf, pathOfUrl } from '../topics/label-text.ts';
import { deservesPage } from '../topics/pages-about.ts';
import { isMainTopic, priorityOf, RANK } from '../topics/priorities.ts';
import { type CompetitorCorpus, isOwn, isSameTrade, lackingTopics, rivalQuestions, sureVerdict } from '../topics/rivals.ts';
import { gapOf, MOST_GAPS, NOT_COMPARED } from './gap.ts';
import { type ExtraQuestion, type TiedQuestion, tied } from './proposed.ts';

const MOST_MISSING = 12;
const MOST_OPPORTUNITIES = 10;

/** What the site covers, what its competitors cover or are asked, and what it does not answer. Competitors of another trade are left out. */
export function analyzeKeywords(
  corpus: Corpus,
  competitors: readonly CompetitorCorpus[] = [],
  proposed: readonly ExtraQuestion[] = [],
): KeywordAnalysis {
  const rivals = competitors.filter(({ corpus: theirs }) => isSameTrade(corpus, theirs));
  const compared: Compared = { read: competitors.length, rivals };
  const more = tied(corpus, rivals, proposed);
  return {
    currentTopics: corpus.topics.map(({ topic }) => topic),
    missingTopics: lackingTopics(corpus, rivals)
      .slice(0, MOST_MISSING)
      .map(({ label, sites, example: { name, topic }, isNamed }) => ({
        topic: label,
        priority: priorityOf({ sites: sites.length, isMain: isMainTopic(topic) }),
        estimatedSearchVolume: NO_VOLUME,
        reasoning: `${ofCompared(sites.length, rivals.length, ['has', 'have'])} ${topic.hasPage ? 'a page' : 'a section'} about ${quoted(label)}, for example ${name} at ${pathOfUrl(topic.pages[0] ?? '')}. ${isNamed ? 'Your pages only mention it.' : 'You have none.'}`,
        aiWritten: false,
      })),
    topicOpportunities: onceEach([...withoutPage(corpus, rivals), ...proposedOpportunities(corpus, more)], ({ topic }) => topic)
      .sort((a, b) => RANK[a.impact] - RANK[b.impact])
      .slice(0, MOST_OPPORTUNITIES),
    keywordGaps: gaps(corpus, compared, more).slice(0, MOST_GAPS),
  };
}

const ofCompared = (sites: number, compared: number, [one, several]: readonly [string, string]): string =>
  `${sites} of ${compared} compared ${compared === 1 ? `site ${one}` : `sites ${several}`}`;

/** The first of those that are called alike. */
function onceEach<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(nameOf(item))) && seen.add(keyOf(nameOf(item))));
}

/** "2 of 4 sites": how many of the compared sites have it; nothing is estimated. */
function frequency(sites: number, compared: number, verb: readonly [string, string], what: string, none: string): DemandBand {
  if (compared === 0) return { band: 'unknown', basis: none, estimated: false };
  const band = sites === 0 ? 'unknown' : sites >= 3 || sites === compared ? 'high' : sites === 2 ? 'medium' : 'low';
  return { band, basis: `${ofCompared(sites, compared, verb)} ${what}.`, estimated: false };
}
const NO_VOLUME: DemandBand = { band: 'unknown', basis: 'Connect Search Console to see real search demand.', estimated: false };

type TopicOpportunity = KeywordAnalysis['topicOpportunities'][number];

/** Labels of the site itself that no page is about. */
function withoutPage(corpus: Corpus, rivals: readonly CompetitorCorpus[]): TopicOpportunity[] {
  return corpus.topics.flatMap((topic): TopicOpportunity[] => {
    if (topic.hasPage) return [];
    if (topic.byHand) return [addedWithoutPage(corpus, rivals, topic.topic)];
    const { site } = corpus;
    if (topic.type !== 'offering' || !site || !deservesPage(topic, site)) return [];
    const label = quoted(topic.topic);
    const { passage } = corpus.ask(topic.topic, corpus.language, { subject: topic.topic, kind: null });
    return [
      {
        topic: topic.topic,
        currentCoverage: topic.pages[0]
          ? `${label} is only a section of another page.`
          : `Your navigation names ${label}, but we could not read a page about it.`,
        recommendedExpansion: `Give ${label} a page of its own, linked from the section, that answers what people ask about it.`,
        impact: priorityOf({ isMain: isMainTopic(topic) }),
        passage: bare(passage),
        aiWritten: false,
      },
    ];
  });
}

/** A topic that the member added and no page is about. */
function addedWithoutPage(corpus: Corpus, rivals: readonly CompetitorCorpus[], topic: string): TopicOpportunity {
  const { passage } = corpus.ask(topic, corpus.language, { subject: topic, kind: null });
  const theirs = rivals.filter((rival) => isOwn(rival.corpus, topic)).length;
  const others = rivals.length > 0 ? ` ${ofCompared(theirs, rivals.length, ['has', 'have'])} it as a topic.` : '';
  return {
    topic,
    currentCoverage: `${passage ? `No page we read is about ${quoted(topic)}.` : `No page we read mentions ${quoted(topic)}.`}${others}`,
    recommendedExpansion: `Give ${quoted(topic)} a page of its own that answers what people ask about it.`,
    impact: priorityOf({ sites: theirs, isMain: true }),
    passage: bare(passage),
    aiWritten: false,
    editedBy: 'member',
  };
}

/** Topics of the site, or labels of its pages, whose proposed question a passage names and does not answer. */
const proposedOpportunities = (corpus: Corpus, proposed: readonly TiedQuestion[]): TopicOpportunity[] =>
  proposed.flatMap(({ prompt, topic, answer: { coverage, passage } }): TopicOpportunity[] =>
    coverage === 'mentioned' && topic !== null
      ? [
          {
            topic,
            currentCoverage: `The closest passage we found does not answer ${quoted(prompt)}.`,
            recommendedExpansion: `Answer ${quoted(prompt)} under its own heading.`,
            impact: priorityOf({ isMain: corpus.topics.some((own) => isMainTopic(own) && own.topic === topic) }),
            passage: bare(passage),
            aiWritten: true,
          },
        ]
      : [],
  );

type Gap = KeywordAnalysis['keywordGaps'][number];
/** `read`: competitors, those of another trade too. */
type Compared = { read: number; rivals: readonly CompetitorCorpus[] };

/** Questions that competitors ask, own ones left open, and proposed ones: those that the site does not answer. */
function gaps(corpus: Corpus, { read, rivals }: Compared, proposed: readonly TiedQuestion[]): Gap[] {
  const compared = rivals.length;
  const none = read === 0 ? NOT_COMPARED : 'No compared site covers your topics.';
  const ofRivals = rivalQuestions(corpus, rivals).flatMap(({ question, name, sites }): Gap[] => {
    // What the site says in other words is no gap.
    if (question.coverage !== 'answered' || sureVerdict(corpus, question)?.coverage !== 'missing') return [];
    return [
      {
        ...gapOf(question.question, null),
        aiQueryFrequency: frequency(sites, compared, ['asks', 'ask'], 'this question', none),
        competitorCoverage:
          compared === 1 ? `${name} asks and answers it.` : `${ofCompared(sites, compared, ['asks', 'ask'])} it. ${name} answers it.`,
        competitorPassage: bare(question.passage),
      },
    ];
  });
  const open = corpus.questions.filter(({ origin, coverage }) => (origin === 'typed' || origin === 'member') && coverage !== 'answered');
  const ofOwn = open.flatMap((one): Gap[] => {
    const { question, topic, passage, editedBy } = one;
    const theirs = rivals.flatMap(({ corpus: other }) => {
      const answer = topic || editedBy ? sureVerdict(other, one) : null;
      return answer?.coverage === 'answered' ? [answer.passage] : [];
    });
    // What no competitor answers either is no gap; the opportunities tell what is open.
    if (compared > 0 && theirs.length === 0 && !editedBy) return [];
    return [
      {
        ...gapOf(question, placeFor(corpus, topic, passage)),
        aiQueryFrequency: frequency(theirs.length, compared, ['answers', 'answer'], 'it', none),
        competitorCoverage: compared === 0 ? none : `${ofCompared(theirs.length, compared, ['answers', 'answer'])} it.`,
        competitorPassage: bare(theirs[0] ?? null),
        ...(editedBy && { editedBy }),
      },
    ];
  });
  const ofAi = proposed.flatMap(({ prompt, answer: { coverage, passage }, evidence, isOwnEvidence, theirs }): Gap[] =>
    coverage === 'answered'
      ? []
      : [
          {
            ...gapOf(prompt, passage ?? (isOwnEvidence ? evidence : null)),
            ...besideAi(theirs.length, compared, none),
            competitorPassage: bare(theirs[0] ?? (isOwnEvidence ? null : evidence)),
            aiWritten: true,
          },
        ],
  );
  return onceEach([...ofRivals, ...ofOwn, ...ofAi], ({ keyword }) => keyword);
}

/** That no competitor answers it is not certain. */
const besideAi = (theirs: number, compared: number, none: string): Pick<Gap, 'aiQueryFrequency' | 'competitorCoverage'> =>
  compared > 0 && theirs === 0
    ? { aiQueryFrequency: { band: 'unknown', basis: SUGGESTED, estimated: false }, competitorCoverage: SUGGESTED }
    : {
        aiQueryFrequency: frequency(theirs, compared, ['answers', 'answer'], 'it', none),
        competitorCoverage: compared === 0 ? none : `${ofCompared(theirs, compared, ['answers', 'answer'])} it.`,
      };
const SUGGESTED = 'Suggested by an AI model.';

/** Where an answer belongs: the passage that was found, if it is on the topic's own page or below a heading that names the topic; a card elsewhere only leads there. */
function placeFor({ topics }: Corpus, topic: string | null, passage: PagePassage | null): PagePassage | null {
  const own = topics.find((one) => one.topic === topic);
  if (!own || !passage) return passage;
  const isOwnPage = own.hasPage ? passage.url === own.pages[0] : holds(passage.heading ?? '', own.topic);
  return isOwnPage ? passage : null;
}
