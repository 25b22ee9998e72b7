import { excerpt, quoted } from '../text/excerpt.ts';
import type { SiteQuestion, SiteTopic, TopicAspect } from '../topics/corpus.ts';
import { ASPECT_TEXTS } from '../topics/keywords.ts';
import { nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './find-opportunities.ts';
import { shareOf } from './recovery.ts';

/** Questions without an answer, and details that most similar pages of the site have. */
export function faqContent(context: OpportunityContext): Draft[] {
  const asked = openQuestions(context);
  // A price that a question asks for is not asked for a second time.
  const covered = new Set(asked.map(({ page }) => page.url));
  return [...asked, ...openAspects(context).filter(({ page }) => !covered.has(page.url)), ...unanswered(context)];
}

function openQuestions({ corpus, pages, audits }: OpportunityContext): Draft[] {
  const open = corpus.questions.filter(({ origin, coverage }) => origin === 'typed' && coverage !== 'answered');
  const recovery = shareOf(audits, 'topic-freshness/prompt-coverage', open.length > 0 ? 1 / open.length : 0);
  return open.flatMap((question): Draft[] => {
    const page = pages.find(({ url }) => url === question.page);
    return page
      ? [
          {
            type: 'faq_content',
            page,
            ...textsFor(question, nameOf(page)),
            evidence: evidenceOf(question, page.url),
            recovery,
            unscored: true,
          },
        ]
      : [];
  });
}

const evidenceOf = ({ passage, question }: SiteQuestion, url: string): Draft['evidence'] =>
  passage
    ? { where: passage.url, what: `Mentioned, but not answered: ${quoted(question)}`, snippet: excerpt(passage.text) }
    : { where: url, what: `No page we read answers ${quoted(question)}.` };

function textsFor({ question, topic, passage }: SiteQuestion, page: string): Pick<Draft, 'title' | 'description' | 'actionSteps'> {
  const place = passage
    ? `The passage below ${quoted(passage.heading ?? page, 80)} mentions the subject without the answer.`
    : 'No page we read gives the answer.';
  return {
    title: `Answer ${quoted(question, 80)}`,
    description: `People ask this about ${topic ? quoted(topic, 60) : 'businesses like yours'}. ${place}`,
    actionSteps: [
      `On ${quoted(page, 80)}, add a heading that repeats the question and one or two sentences right below that answer it.`,
      'Put the fact itself (an amount, a name, a number) into the first sentence.',
    ],
  };
}

function openAspects({ corpus, pages, audits }: OpportunityContext): Draft[] {
  const open = corpus.aspects.filter(({ treated }) => !treated);
  const recovery = (count: number) => shareOf(audits, 'topic-freshness/fan-out-coverage', open.length > 0 ? count / open.length : 0);
  return [...Map.groupBy(open, ({ topic }) => topic).values()].flatMap((aspects): Draft[] => {
    const [first] = aspects;
    const page = pages.find(({ url }) => url === first?.page);
    if (!first || !page) return [];
    const list = aspects.map(({ aspect }) => ASPECT_TEXTS[aspect].what).join(' and ');
    return [
      {
        type: aspects.every(({ aspect }) => aspect === 'table') ? 'data_structure' : 'faq_content',
        page,
        title: `Add ${list} to ${quoted(first.topic, 60)}`,
        description: `${quoted(nameOf(page), 80)} lacks ${list}. ${first.treating} of ${first.siblings} similar pages on your site have ${ASPECT_TEXTS[first.aspect].what}.`,
        actionSteps: aspects.map(stepFor),
        evidence: { where: first.example, what: `A similar page of yours that has ${ASPECT_TEXTS[first.aspect].what}` },
        recovery: recovery(aspects.length),
        unscored: true,
      },
    ];
  });
}

const stepFor = ({ aspect, example }: TopicAspect): string => `${ASPECT_TEXTS[aspect].verb}, as ${example} does.`;

/** Questions that a page asks in a heading without an answer right below. */
function unanswered({ corpus, pages }: OpportunityContext): Draft[] {
  return corpus.questions.flatMap((question): Draft[] => {
    const page = pages.find(({ url }) => url === question.page);
    if (question.origin !== 'site' || question.coverage === 'answered' || !page) return [];
    return [
      {
        type: 'faq_content',
        page,
        title: `Answer ${quoted(question.question, 80)} right below it`,
        description: `${quoted(nameOf(page), 80)} asks ${quoted(question.question)} without an answer right below in the HTML.`,
        actionSteps: [`Write one or two sentences right below ${quoted(question.question, 80)} that answer it.`],
        evidence: { where: page.url, what: 'A question without an answer right below', snippet: question.question },
        recovery: { points: 0, parts: [] },
        unscored: true,
      },
    ];
  });
}

/** A label of the site that no page is about. */
export function withoutOwnPage({ corpus, pages }: OpportunityContext): Draft[] {
  return corpus.topics.flatMap((topic: SiteTopic): Draft[] => {
    const page = pages.find(({ url }) => url === topic.pages[0]);
    if (topic.hasPage || !page || topic.type !== 'offering') return [];
    return [
      {
        type: 'citation_magnet',
        page,
        title: `Give ${quoted(topic.topic, 60)} a page of its own`,
        description: `${quoted(topic.topic, 60)} is only a section of ${quoted(nameOf(page), 80)}. A search engine can only cite the whole page for it.`,
        actionSteps: [
          `Write a page titled ${quoted(topic.topic, 60)} that says what it is, who it is for and what it costs or involves.`,
          `Link it from the section on ${quoted(nameOf(page), 80)}.`,
        ],
        evidence: { where: page.url, what: 'A section without a page of its own', snippet: topic.topic },
        recovery: { points: 0, parts: [] },
        unscored: true,
      },
    ];
  });
}
