import type { Finding } from '@citelight/contracts';
import { isScored, type SiteQuestion } from '../../topics/corpus.ts';
import { isPriceLeftOpen, isUnpriced } from '../../topics/typed-questions.ts';
import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES, C_SEO } from './evidence.ts';

/** Not every question deserves an answer on every site. */
const FULL = 0.7;

/** Who speaks of reviews may show them by a script of the platform that has them. */
const mayShowReviews = ({ asks, coverage }: SiteQuestion): boolean => asks === 'reviews' && coverage === 'mentioned';

/** What is open about a question, by what a reader can check. */
function leftOpen({ question, coverage }: SiteQuestion): string {
  if (coverage === 'missing') return `We found no text that answers “${question}”.`;
  return `“${question}” stays open: the closest text we found does not answer it.`;
}

/** Questions named where many stay open for one reason. */
const NAMED = 3;
const AND = new Intl.ListFormat('en', { type: 'conjunction' });
/** That pages name no amount, once for all that are asked for one. */
function withoutAmount(questions: readonly SiteQuestion[]): string {
  const [only] = questions;
  if (questions.length === 1) return `“${only?.question}” stays open: this page names no amount with a currency.`;
  const rest = questions.length - NAMED;
  const named = questions.slice(0, NAMED).map(({ question }) => `“${question}”`);
  return `${questions.length} questions stay open, as the page about each names no amount with a currency: ${AND.format(rest > 0 ? [...named, `${rest} more`] : named)}.`;
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
    const unpriced = open.filter((asked) => isPriceLeftOpen(asked) && isUnpriced(asked, corpus));
    const findingOn = ({ page, passage }: SiteQuestion, what: string): Finding => ({
      where: passage?.url ?? page ?? url,
      what,
      ...(passage && { snippet: passage.text.slice(0, 160) }),
    });
    return coverageVerdict(
      typed.map(({ coverage }) => coverage),
      'questions that people typically ask about such a site',
      FULL,
      [
        ...open.filter((asked) => !isPriceLeftOpen(asked) && !mayShowReviews(asked)).map((asked) => findingOn(asked, leftOpen(asked))),
        ...unpriced.slice(0, 1).map((asked) => findingOn(asked, withoutAmount(unpriced))),
      ],
    );
  },
});
