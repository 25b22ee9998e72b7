import { type Corpus, isScored, type SiteQuestion } from '../../topics/corpus.ts';
import { amountOn } from '../../topics/typed-questions.ts';
import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES, C_SEO } from './evidence.ts';

/** Not every question deserves an answer on every site. */
const FULL = 0.7;

/** What is open about a question that the site touches on, by what a reader can check on the page. */
function leftOpen({ question, asks, passage }: SiteQuestion, site: Corpus['site']): string {
  const document = passage && site?.pageAt(passage.url)?.page.document;
  if (asks === 'price')
    return `“${question}” stays open: ${document && amountOn(document) === null ? 'this page names no amount with a currency' : 'this text names no amount'}.`;
  return `“${question}” stays open: ${asks === 'reviews' ? 'we found no customer quoted' : 'the closest text we found does not answer it'}.`;
}

export const promptCoverage = defineAudit({
  id: 'topic-freshness/prompt-coverage',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 3.5,
  label: 'Answers to questions about your offer',
  title: 'Your pages answer the questions people ask about your offer',
  failTitle: 'Some questions about your offer have no answer',
  why: 'An answer engine writes from the passages that its search finds. In C-SEO Bench, being retrieved first was far more effective than any rewording.',
  fix: 'Answer the questions people ask about your offer. Answer each open question on the page where it belongs, with the fact right below a heading.',
  effort: 'medium',
  tier: 'P',
  sources: [C_SEO, AI_FEATURES],
  contested: 'We derive the questions from the kind of site and its own labels. No engine publishes what people really ask.',
  needs: ['corpus', 'url'],
  judge({ corpus, url }) {
    // What the site asks itself it answers itself, and what competitors, members or a model ask is no measure of it.
    const typed = corpus.questions.filter(isScored);
    const open = [...typed.filter(({ coverage }) => coverage === 'missing'), ...typed.filter(({ coverage }) => coverage === 'mentioned')];
    return coverageVerdict(
      typed.map(({ coverage }) => coverage),
      'questions that people typically ask about such a site',
      FULL,
      open.map((asked) => ({
        where: asked.passage?.url ?? asked.page ?? url,
        what: asked.coverage === 'missing' ? `We found no text that answers “${asked.question}”.` : leftOpen(asked, corpus.site),
        ...(asked.passage && { snippet: asked.passage.text.slice(0, 160) }),
      })),
    );
  },
});
