import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { ReadPage } from '../audits/audit.ts';
import { quoted } from '../language/excerpt.ts';
import { isNamed } from '../page/page-names.ts';
import { ASPECT_TEXTS } from '../topics/aspects.ts';
import type { TopicAspect } from '../topics/corpus.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { shareOf } from './recovery.ts';

/** Who sells is asked questions. */
const ASKED: ReadonlySet<string> = new Set(['localBusiness', 'shop', 'software']);
const FEW_QUESTIONS = 2;
const FEWEST_PAGES = 5;
const hasFaq = ({ document }: ReadPage): boolean =>
  [...jsonLdNodes(document.jsonLd)].some(({ types }) => types.includes('FAQPage')) ||
  document.blocks.some(({ kind, text }) => kind === 'heading' && isNamed('faq', text, true));
export function noQuestions({ corpus, pages }: OpportunityContext): Draft[] {
  const { profile, topics, questions, site } = corpus;
  const page = pages.find(({ url }) => url === site?.home?.page.url);
  const [topic] = topics;
  const asked = questions.filter(({ origin }) => origin === 'site').length;
  if (!page || !topic || pages.length < FEWEST_PAGES || !ASKED.has(profile.kind) || asked > FEW_QUESTIONS) return [];
  // Questions that scripts put in, or that are worded in a way we do not take for one, are there all the same.
  if (pages.some(hasFaq)) return [];
  const found = asked === 0 ? 'no question' : asked === 1 ? 'only one question' : `only ${asked} questions`;
  // Single products are asked about where they are sold; the house and what it offers, in general.
  const general = topics.slice(0, 3).flatMap(({ topic: name, type }) => (type === 'product' ? [] : name));
  const [about = profile.brand ?? nameOf(page)] = general;
  const names = listed(general.length > 0 ? general : [about]);
  return [
    {
      type: 'faq_content',
      page,
      title: `Publish the questions people ask about ${names}`,
      description: `We read ${pages.length} pages of ${quoted(profile.brand ?? nameOf(page), 60)} and found ${found} with an answer. Engines look for wording that matches the question.`,
      actionSteps: [
        `Write down the five questions you hear most about ${names}, each as a heading, and answer each in one or two sentences right below.`,
        'Put each question on the page it is about, not on a separate FAQ page.',
      ],
      evidence: {
        where: page.url,
        what: asked === 0 ? `No question with an answer about ${quoted(about, 60)}` : `Of ${pages.length} pages, ${asked} with a question`,
      },
    },
  ];
}

export function openAspects({ corpus, pages, audits }: OpportunityContext): Draft[] {
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
        isMain: corpus.topics.some((topic) => topic.topic === first.topic && isMainTopic(topic)),
      },
    ];
  });
}

const stepFor = ({ aspect, topic }: TopicAspect): string => `${ASPECT_TEXTS[aspect].verb} on the page about ${quoted(topic, 60)}.`;
