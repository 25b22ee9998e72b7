import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { quoted } from '../language/excerpt.ts';
import type { SiteQuestion } from '../topics/corpus.ts';
import { keyOf } from '../topics/label-text.ts';
import { contentOf, type Forms, formsIn, hasForms } from '../topics/pages-about.ts';
import type { SitePage } from '../topics/site-map.ts';
import { calledBy, listed, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';

/** Questions of a FAQ page or the home page that name a subject with a page of its own. */

const FEWEST_QUESTIONS = 3;

const ASKING: ReadonlySet<string> = new Set(['heading', 'summary', 'term']);
/** A section that only asks: one heading may be a call to action ("Ready to start?"), another may name its part ("For whom?"). */
const FEWEST_ASKING = 3;
const asksOn = memoize(
  ({ blocks }: PageDocument): boolean =>
    blocks.some(({ kind, text }) => kind === 'summary' && /[?？؟]/.test(text)) ||
    blocks.filter(({ kind, text }) => ASKING.has(kind) && /[?？؟]\s*$/.test(text)).length >= FEWEST_ASKING,
);
export const OF_A_BODY = [asksOn];

/** A page about one subject, by what the site calls that. */
type Subject = { page: SitePage; name: string; words: readonly Forms[] };

/** What menus and topics call the pages that have no question. */
function subjectsOf({ corpus, pages }: OpportunityContext): Subject[] {
  const { site, profile, topics, language, questions } = corpus;
  if (!site) return [];
  const asking = new Set(questions.flatMap(({ origin, page }) => (origin === 'site' ? page : [])));
  // The house and where it is are the subject of all of its questions.
  const general = new Set(
    [profile.brand ?? '', ...profile.names, ...profile.aliases, ...profile.cities, ...profile.places.keys()].map(keyOf),
  );
  return site.pages.flatMap((page) => {
    const isOwn = page.isMain && (page.kind === 'page' || page.kind === 'product') && pages.some(({ url }) => url === page.url);
    if (!isOwn || asking.has(page.url) || asksOn(page.page.document)) return [];
    const topic = topics.find(({ hasPage, pages: [first] }) => hasPage && first === page.url)?.topic;
    const names = [topic, calledBy(site, page.url)[0]].filter((name) => name !== undefined && !general.has(keyOf(name)));
    return names.flatMap((name = '') => {
      const words = contentOf(name, language);
      return words.length > 0 ? [{ page, name: topic ?? name, words }] : [];
    });
  });
}

/** The subject that a question names with most words. */
const subjectIn = (question: string, subjects: readonly Subject[], language: string | null): Subject | undefined => {
  const forms = formsIn(question, language);
  return subjects.filter(({ words }) => hasForms(forms, words)).sort((a, b) => b.words.length - a.words.length)[0];
};

export function scatteredQuestions(context: OpportunityContext): Draft[] {
  const { corpus, pages } = context;
  const subjects = subjectsOf(context);
  if (subjects.length === 0) return [];
  const found = corpus.questions.flatMap((question): { question: SiteQuestion; subject: Subject }[] => {
    const kind = question.page === null ? undefined : corpus.site?.pageAt(question.page)?.kind;
    if (question.origin !== 'site' || question.coverage !== 'answered' || !(kind === 'home' || kind === 'utility' || kind === 'index'))
      return [];
    const subject = subjectIn(question.question, subjects, corpus.language);
    return subject ? [{ question, subject }] : [];
  });
  const [first] = found;
  const page = pages.find(({ url }) => url === first?.subject.page.url);
  if (!first || !page || found.length < FEWEST_QUESTIONS) return [];
  const names = [...new Map(found.map(({ subject }) => [subject.page.url, subject.name])).values()];
  const asked = found.filter(({ subject }) => subject.page === first.subject.page).map(({ question }) => question.question);
  const [isOne, name] = [names.length === 1, quoted(first.subject.name, 60)];
  return [
    {
      type: 'faq_content',
      page,
      title: `Show the ${found.length} questions about ${listed(names)} on ${isOne ? 'its page' : 'their pages'}`,
      description: `You answer ${listed(found.map(({ question }) => question.question))} elsewhere. ${isOne ? `The page about ${name} has` : `The pages about ${listed(names)} have`} no questions and answers, and engines quote the page about the subject first.`,
      actionSteps: [
        `Put ${listed(asked)} with ${asked.length > 1 ? 'their answers' : 'its answer'} on the page about ${name}, each question as a heading${isOne ? '' : '. Do the same for the others'}.`,
      ],
      evidence: {
        where: first.question.page ?? page.url,
        what: `Answered here, not on the page about ${name}`,
        snippet: first.question.question,
      },
    },
  ];
}
