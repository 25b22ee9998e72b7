import { weightOfRank } from '../audits/topic-freshness/coverage-verdict.ts';
import { excerpt, quoted } from '../text/excerpt.ts';
import { languageOf } from '../text/language.ts';
import type { CorpusPrompt, CorpusTopic } from '../topics/corpus.ts';
import { nameOf, type OpportunityContext, pageOf } from './context.ts';
import type { Draft } from './find-opportunities.ts';
import { shareOf, together } from './recovery.ts';

const QUESTIONS = 3;

/** Open questions of a topic, on the page that it belongs to. */
export function faqContent(context: OpportunityContext): Draft[] {
  const { corpus } = context;
  return corpus.topics.flatMap((topic) => {
    const open = corpus.prompts.filter((prompt) => prompt.topic === topic.topic && prompt.coverage !== 'answered');
    return open.length === 0 ? [] : draftFor(topic, open, context);
  });
}

function draftFor(topic: CorpusTopic, open: readonly CorpusPrompt[], { pages, corpus, audits }: OpportunityContext): Draft[] {
  // A German heading belongs on no French page, and no French passage answers a German question.
  const language = open[0]?.language;
  const page = pageOf(topic, pages, language);
  if (!page) return [];
  const weak = open.find(({ passage }) => passage && pages.some((one) => one.url === passage.url && languageOf(one) === language));
  const touched = weak?.passage;
  const first = open.slice(0, QUESTIONS);
  const below = corpus.passages.findLast((passage) => passage.url === page.url)?.heading;
  const share = (fanOut: boolean) => shareOfLoss(open, corpus.prompts, corpus.topics, fanOut);
  return [
    {
      type: 'faq_content',
      page,
      title: `Answer ${open.length} open ${open.length === 1 ? 'question' : 'questions'} about ${quoted(topic.topic, 60)}`,
      description: `${quoted(nameOf(page))} is the page closest to ${quoted(topic.topic, 60)}, and of its questions ${first.map(({ prompt }) => quoted(prompt)).join(', ')} ${first.length === 1 ? 'is' : 'are'} not answered in any passage.`,
      actionSteps: [
        ...first.map(({ prompt, passage }) =>
          passage && passage.url === page.url
            ? `Rewrite the passage ${quoted(passage.text, 90)} under the heading ${quoted(prompt)} so that its first sentence answers it and names ${quoted(topic.topic, 60)}.`
            : `Add the heading ${quoted(prompt)}${below ? ` after the section ${quoted(below, 80)}` : ''} and answer it in one or two sentences that name ${quoted(topic.topic, 60)}.`,
        ),
        ...(open.length > QUESTIONS ? [`Then go on with ${quoted(open[QUESTIONS]?.prompt ?? '')}.`] : []),
      ],
      evidence: touched
        ? {
            where: touched.url,
            what: `The nearest passage only touches ${quoted(weak.prompt)}`,
            snippet: excerpt(touched.text),
          }
        : {
            where: page.url,
            what: `No passage of the ${pages.length === 1 ? 'sampled page' : `${pages.length} sampled pages`} answers ${quoted(first[0]?.prompt ?? '')}`,
          },
      recovery: together(
        shareOf(audits, 'topic-freshness/prompt-coverage', share(false)),
        shareOf(audits, 'topic-freshness/fan-out-coverage', share(true)),
      ),
    },
  ];
}

/** Of all that the audit lost, the part of these questions: by the rank of their topic, as the audit counts. */
function shareOfLoss(open: readonly CorpusPrompt[], all: readonly CorpusPrompt[], topics: readonly CorpusTopic[], fanOut: boolean): number {
  const weightOf = (prompt: CorpusPrompt) => weightOfRank(topics.findIndex(({ topic }) => topic === prompt.topic));
  const lost = (prompts: readonly CorpusPrompt[]) =>
    prompts
      .filter((prompt) => prompt.fanOut === fanOut && prompt.coverage !== 'answered')
      .reduce((sum, prompt) => sum + weightOf(prompt), 0);
  const total = lost(all);
  return total === 0 ? 0 : lost(open) / total;
}
