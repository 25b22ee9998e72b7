import type { SiteKind } from '@citelight/contracts';
import { languageOf, readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { questionShape } from '../../language/questions.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { type AspectSet, aspectBit, aspectsAsked, namesPrice } from '../../retrieval/aspects.ts';
import type { Corpus } from '../../topics/corpus.ts';
import { defineAudit, fail, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { isBusiness } from '../business.ts';
import { AI_FEATURES, HELPFUL_CONTENT } from './evidence.ts';

const STEPS = ['definition', 'comparison', 'faq', 'alternative', 'price', 'proof'] as const;
type Step = (typeof STEPS)[number];
const NAMES: Record<Step, string> = {
  definition: 'an explanation of what it is',
  comparison: 'a comparison',
  faq: 'questions and answers',
  alternative: 'alternatives',
  price: 'prices',
  proof: 'customer reviews or case studies',
};
/** Who chooses a program compares it first; who chooses a baker, a hotel or a plumber wants prices, answers and what others say. */
const OF_SOFTWARE: readonly Step[] = ['definition', 'comparison', 'faq', 'alternative', 'price', 'proof'];
const OF_A_BUSINESS: readonly Step[] = ['faq', 'price', 'proof'];
const INFORMS: ReadonlySet<SiteKind> = new Set(['publisher', 'documentation']);
const FAQ_QUESTIONS = 3;
/** Where somebody who is quoted by name speaks of the offer. */
const TESTIMONIALS: ReadonlySet<string> = new Set(['home', 'product', 'listing', 'about', 'other']);
/** One step may be missing: not every offer has rivals that are worth a page. */
const ALLOWED_GAP = 1;

/** What titles and headings with a text below them promise, page by page, and what passages answer. */
function stepsOf(pages: readonly ReadPage[], corpus: Corpus): ReadonlySet<Step> {
  const found = new Set<Step>();
  const note = (aspects: AspectSet) => {
    for (const step of STEPS) if (step !== 'faq' && (aspects & aspectBit(step)) !== 0) found.add(step);
  };
  const questions = new Map<number, Set<string>>();
  let [at, legal, language]: [number, boolean, ReturnType<typeof languageOf>] = [-1, false, null];
  corpus.passages.forEach((passage) => {
    const { page: index, heading } = passage;
    const page = pages[index];
    if (!page) return;
    if (index !== at) {
      [at, legal, language] = [index, isLegalPage(page), languageOf(page)];
      if (!legal && page.document.title) note(aspectsAsked(page.document.title, language).aspects);
      const { pageType, blocks } = page.document;
      if (!legal && TESTIMONIALS.has(pageType) && blocks.some(({ kind, attribution }) => kind === 'quote' && attribution))
        found.add('proof');
      const folded = blocks.filter(({ kind, text }) => kind === 'summary' && questionShape(text, language));
      if (!legal && folded.length >= FAQ_QUESTIONS) found.add('faq');
    }
    if (legal) return;
    if (heading) note(aspectsAsked(heading, language).aspects);
    if (!found.has('price') && page.document.pageType !== 'article' && namesPrice(passage.text)) found.add('price');
    if (heading && questionShape(heading, language)) questions.set(index, (questions.get(index) ?? new Set()).add(heading));
    if (page.document.pageType === 'faq' || (questions.get(index)?.size ?? 0) >= FAQ_QUESTIONS) found.add('faq');
  });
  return found;
}

export const funnelPageTypes = defineAudit({
  id: 'topic-freshness/funnel-page-types',
  factor: 'topicFreshness',
  weight: 1.5,
  label: 'Content for each stage of the buying decision',
  title: 'Your content covers every stage of the buying decision',
  failTitle: 'Some stages of the buying decision have no content',
  why: 'People ask engines at every stage: explanation, comparison, price and proof. Google’s AI Mode is made for comparing. If you have no page for a stage, other sites answer.',
  fix: 'Add content for the missing stages of the buying decision. Write a page, or a section with its own heading, for each stage listed below.',
  effort: 'high',
  tier: 'P',
  sources: [AI_FEATURES, HELPFUL_CONTENT],
  needs: ['pages', 'corpus', 'url'],
  judge({ pages, corpus, url }) {
    if (!readsSite(pages)) {
      if (corpus.language !== null) return unmeasured(whyUnread(pages, 'site'));
      return fail([{ where: url, what: 'The pages have too little text to tell what they are for.' }]);
    }
    const { kind } = corpus.profile;
    if (!isBusiness(corpus.profile, pages) || INFORMS.has(kind)) return notApplicable('The site offers nothing to buy or choose.');
    const wanted = kind === 'software' ? OF_SOFTWARE : OF_A_BUSINESS;
    const found = stepsOf(pages, corpus);
    const missing = wanted.filter((step) => !found.has(step));
    return scored(
      (wanted.length - missing.length) / (wanted.length - ALLOWED_GAP),
      missing.map((step) => ({ where: url, what: `No page or section we read gives ${NAMES[step]}.` })),
    );
  },
});
