import type { DemandBand, KeywordAnalysis, Passage } from '@citelight/contracts';
import { quoted } from '../language/excerpt.ts';
import type { Corpus, IndexedPassage, SiteQuestion, SiteTopic, TopicAspect } from './corpus.ts';
import { holds, isUtilityName, jaccard, keyOf, tokensOf } from './label-text.ts';
import { priorityOf, RANK } from './priorities.ts';

/** A competitor's name and what its pages say. */
export type CompetitorCorpus = { name: string; corpus: Corpus };
/** Proposed by an AI provider, tied to a page of the site. */
export type ExtraQuestion = { prompt: string; topic: string; page?: string | undefined };

const MOST_MISSING = 12;
const MOST_OPPORTUNITIES = 10;
const MOST_GAPS = 15;
/** A topic of this weight or more is what the site is about. */
const MAIN_TOPIC = 0.15;

export const bare = (passage: IndexedPassage | null): Passage | null =>
  passage && { url: passage.url, heading: passage.heading, text: passage.text };

export const ASPECT_TEXTS: Readonly<Record<TopicAspect['aspect'], { what: string; verb: string }>> = {
  price: { what: 'a price', verb: 'State what it costs, with an amount and a currency' },
  duration: { what: 'how long it takes', verb: 'State how long it takes, with a number and a unit' },
  steps: { what: 'numbered steps', verb: 'Describe the process in a numbered list' },
  questions: { what: 'questions and answers', verb: 'Add the questions your customers ask, each with a short answer right below' },
  table: { what: 'a table of the details', verb: 'Put the details into a table with a header row' },
  proof: { what: 'a quote with a named speaker', verb: 'Quote a customer or expert by name' },
};

/** "2 of 4 sites": how many of the compared sites have it; nothing is estimated. */
function frequency(sites: number, compared: number, what: string): DemandBand {
  if (compared === 0) return { band: 'unknown', basis: 'No competitor was compared and no search data is connected.', estimated: false };
  const band = sites >= 3 || sites === compared ? 'high' : sites === 2 ? 'medium' : 'low';
  return {
    band: sites === 0 ? 'unknown' : band,
    basis: `${sites} of ${compared} compared ${compared === 1 ? 'site' : 'sites'} ${what}.`,
    estimated: false,
  };
}
const NO_VOLUME: DemandBand = { band: 'unknown', basis: 'Connect Search Console to see real search demand.', estimated: false };

/** Names, people, places and self-descriptions of the competitors: never a topic or question of ours. */
export function isTheirOwn(text: string, rivals: readonly CompetitorCorpus[]): boolean {
  return rivals.some(({ name, corpus: { profile } }) => {
    const names = [
      ...profile.names,
      ...profile.places.keys(),
      ...profile.people.keys(),
      keyOf(profile.brand ?? ''),
      keyOf(name),
      keyOf(name.replace(/\.\p{L}{2,}$/u, '')),
    ];
    return names.some((one) => one.length > 2 && (holds(text, one) || holds(one, text)));
  });
}

const alike = (a: string, b: string): boolean =>
  keyOf(a) === keyOf(b) ||
  jaccard(tokensOf(a), tokensOf(b)) >= 0.6 ||
  (tokensOf(a).length > 1 && holds(b, a)) ||
  (tokensOf(b).length > 1 && holds(a, b));

type Lacking = { label: string; sites: string[]; example: { name: string; topic: SiteTopic }; asked: number };

/** Labels with a page of their own at two or more competitors (or at one that is asked about it), and none here. */
function lackingTopics(corpus: Corpus, rivals: readonly CompetitorCorpus[]): Lacking[] {
  const found: Lacking[] = [];
  for (const { name, corpus: theirs } of rivals) {
    if (theirs.language !== corpus.language) continue;
    for (const topic of theirs.topics) {
      if (!topic.hasPage || isTheirOwn(topic.topic, rivals) || isUtilityName(topic.topic)) continue;
      const asked = theirs.questions.filter(({ origin, topic: of }) => origin === 'site' && of === topic.topic).length;
      const known = found.find(({ label }) => alike(label, topic.topic));
      if (!known) found.push({ label: topic.topic, sites: [name], example: { name, topic }, asked });
      else if (!known.sites.includes(name)) known.sites.push(name);
    }
  }
  return found
    .filter(({ sites, asked }) => sites.length >= 2 || (sites.length === 1 && (asked > 0 || rivals.length === 1)))
    .filter(({ label }) => !corpus.topics.some(({ topic, terms }) => [topic, ...terms].some((own) => alike(own, label))))
    .filter(
      ({ label }) =>
        corpus.ask(label, corpus.language, { subject: label, kind: null }).passage?.heading?.toLowerCase().includes(label.toLowerCase()) !==
        true,
    )
    .sort((a, b) => b.sites.length - a.sites.length || b.asked - a.asked || (a.label < b.label ? -1 : 1));
}

/** Questions that competitors' sites really ask and that fit what this site is about. */
export function rivalQuestions(
  corpus: Corpus,
  rivals: readonly CompetitorCorpus[],
): { question: SiteQuestion; name: string; sites: number }[] {
  const ownWords = new Set(
    corpus.topics
      .flatMap(({ topic, terms }) => [topic, ...terms])
      .flatMap(tokensOf)
      .filter((token) => token.length > 3),
  );
  const found: { question: SiteQuestion; name: string; sites: number }[] = [];
  for (const { name, corpus: theirs } of rivals) {
    if (theirs.language !== corpus.language) continue;
    for (const question of theirs.questions) {
      if (question.origin !== 'site' || !question.selfContained || isTheirOwn(question.question, rivals)) continue;
      const tokens = tokensOf(question.question);
      if (!tokens.some((token) => ownWords.has(token)) && !corpus.topics.some(({ topic }) => holds(question.question, topic))) continue;
      const known = found.find((other) => jaccard(tokensOf(other.question.question), tokens) >= 0.7);
      if (known) known.sites += known.name === name ? 0 : 1;
      else found.push({ question, name, sites: 1 });
    }
  }
  return found;
}

/** What the site covers, what its competitors cover or are asked, and what it does not answer. */
export function analyzeKeywords(
  corpus: Corpus,
  rivals: readonly CompetitorCorpus[] = [],
  proposed: readonly ExtraQuestion[] = [],
): KeywordAnalysis {
  const missing = lackingTopics(corpus, rivals).slice(0, MOST_MISSING);
  return {
    currentTopics: corpus.topics.map(({ topic }) => topic),
    missingTopics: missing.map(({ label, sites, example }) => ({
      topic: label,
      priority: priorityOf({ sites: sites.length, isMain: example.topic.weight >= MAIN_TOPIC }),
      estimatedSearchVolume: NO_VOLUME,
      reasoning: `${sites.length} of ${rivals.length} compared ${rivals.length === 1 ? 'site has' : 'sites have'} a page about ${quoted(label)}, for example ${example.name} (${example.topic.pages[0] ?? ''}). You have none.`,
      aiWritten: false,
    })),
    topicOpportunities: [...openAspects(corpus), ...withoutPage(corpus), ...proposedOpportunities(corpus, proposed)]
      .sort((a, b) => RANK[a.impact] - RANK[b.impact])
      .slice(0, MOST_OPPORTUNITIES),
    keywordGaps: gaps(corpus, rivals, proposed).slice(0, MOST_GAPS),
  };
}

type TopicOpportunity = KeywordAnalysis['topicOpportunities'][number];

/** What most pages of the same kind treat and this topic's page does not. */
function openAspects(corpus: Corpus): TopicOpportunity[] {
  return corpus.topics.flatMap(({ topic, weight }): TopicOpportunity[] => {
    const open = corpus.aspects.filter((one) => one.topic === topic && !one.treated);
    const [first] = open;
    if (!first) return [];
    const list = open.map(({ aspect }) => ASPECT_TEXTS[aspect].what).join(' and ');
    return [
      {
        topic,
        currentCoverage: `The page about ${quoted(topic)} lacks ${list}. ${first.treating} of ${first.siblings} similar pages on your site have ${ASPECT_TEXTS[first.aspect].what}.`,
        recommendedExpansion: `${ASPECT_TEXTS[first.aspect].verb} on ${first.page}.`,
        impact: priorityOf({ sites: open.length, isMain: weight >= MAIN_TOPIC }),
        passage: null,
        aiWritten: false,
      },
    ];
  });
}

/** Labels of the site itself that no page is about. */
function withoutPage(corpus: Corpus): TopicOpportunity[] {
  return corpus.topics.flatMap(({ topic, hasPage, pages, weight, type }): TopicOpportunity[] => {
    if (hasPage || type !== 'offering') return [];
    const { passage } = corpus.ask(topic, corpus.language, { subject: topic, kind: null });
    return [
      {
        topic,
        currentCoverage: pages[0]
          ? `${quoted(topic)} is only a section of ${pages[0]}.`
          : `Your navigation names ${quoted(topic)}, but we could not read a page about it.`,
        recommendedExpansion: `Give ${quoted(topic)} a page of its own, linked from the section, that answers what people ask about it.`,
        impact: priorityOf({ isMain: weight >= MAIN_TOPIC }),
        passage: bare(passage),
        aiWritten: false,
      },
    ];
  });
}

const isMainTopic = ({ topics }: Corpus, label: string): boolean =>
  topics.some(({ topic, weight }) => weight >= MAIN_TOPIC && keyOf(topic) === keyOf(label));

const proposedOpportunities = (corpus: Corpus, proposed: readonly ExtraQuestion[]): TopicOpportunity[] =>
  tied(corpus, proposed).flatMap(({ extra, answer }): TopicOpportunity[] =>
    answer.coverage === 'mentioned'
      ? [
          {
            topic: extra.topic,
            currentCoverage: `${quoted(extra.prompt)} is only mentioned${answer.passage ? ` on ${answer.passage.url}` : ''}.`,
            recommendedExpansion: `Answer ${quoted(extra.prompt)} below a heading of its own${extra.page ? ` on ${extra.page}` : ''}.`,
            impact: priorityOf({ isMain: isMainTopic(corpus, extra.topic) }),
            passage: bare(answer.passage),
            aiWritten: true,
          },
        ]
      : [],
  );

/** Proposals with evidence: a page of the site, or a passage that names what they ask about. */
export function tied(corpus: Corpus, proposed: readonly ExtraQuestion[]) {
  return proposed.flatMap((extra) => {
    const answer = corpus.ask(extra.prompt, corpus.language);
    const known = extra.page !== undefined && corpus.passages.some(({ url }) => url === extra.page);
    const page = known ? extra.page : answer.passage?.url;
    return page === undefined ? [] : [{ extra: { ...extra, page }, answer }];
  });
}

type Gap = KeywordAnalysis['keywordGaps'][number];

function gaps(corpus: Corpus, rivals: readonly CompetitorCorpus[], proposed: readonly ExtraQuestion[]): Gap[] {
  const compared = rivals.length;
  const ofRivals = rivalQuestions(corpus, rivals).flatMap(({ question, name, sites }): Gap[] => {
    const ours = corpus.ask(question.question, corpus.language);
    if (ours.coverage === 'answered') return [];
    return [
      {
        keyword: question.question,
        aiQueryFrequency: frequency(sites, compared, 'ask this question'),
        competitorCoverage: `${sites} of ${compared}: ${name}${question.page ? ` on ${question.page}` : ''} asks this${question.coverage === 'answered' ? ' and answers it' : ''}.`,
        recommendation: advice(question.question, ours.passage),
        passage: bare(ours.passage),
        competitorPassage: bare(question.passage),
        aiWritten: false,
      },
    ];
  });
  const open = corpus.questions.filter(({ origin, coverage }) => origin === 'typed' && coverage !== 'answered');
  const ofOwn = open.map((question): Gap => {
    const theirs = rivals.flatMap(({ name, corpus: other }) => {
      const answer = other.language === corpus.language && question.topic ? other.ask(question.question, other.language) : null;
      return answer?.coverage === 'answered' ? [{ name, passage: answer.passage }] : [];
    });
    return {
      keyword: question.question,
      aiQueryFrequency: frequency(theirs.length, compared, 'answer it'),
      competitorCoverage:
        compared === 0
          ? 'No competitor was compared.'
          : `${theirs.length} of ${compared} compared ${compared === 1 ? 'site answers' : 'sites answer'} it.`,
      recommendation: advice(question.question, question.passage),
      passage: bare(question.passage),
      competitorPassage: bare(theirs[0]?.passage ?? null),
      aiWritten: false,
    };
  });
  const ofAi = tied(corpus, proposed).flatMap(({ extra, answer }): Gap[] =>
    answer.coverage === 'answered'
      ? []
      : [
          {
            keyword: extra.prompt,
            aiQueryFrequency: frequency(0, compared, 'ask this question'),
            competitorCoverage: compared === 0 ? 'No competitor was compared.' : 'Proposed by an AI model, not found on a compared site.',
            recommendation: advice(extra.prompt, answer.passage),
            passage: bare(answer.passage),
            competitorPassage: null,
            aiWritten: true,
          },
        ],
  );
  const seen = new Set<string>();
  return [...ofRivals, ...ofOwn, ...ofAi].filter(({ keyword }) => !seen.has(keyOf(keyword)) && seen.add(keyOf(keyword)));
}

const advice = (question: string, passage: IndexedPassage | null): string =>
  passage
    ? `Answer ${quoted(question)} directly on ${passage.url}${passage.heading ? `, below ${quoted(passage.heading, 80)}` : ''}. The page only mentions it.`
    : `Answer ${quoted(question)} below a heading of its own. No page we read does.`;
