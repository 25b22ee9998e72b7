import { isScored } from '../../topics/corpus.ts';
import { defineAudit } from '../audit.ts';
import { coverageVerdict } from './coverage-verdict.ts';
import { AI_FEATURES, C_SEO } from './evidence.ts';

/** Not every question deserves an answer on every site. */
const FULL = 0.7;

/** What a passage lacks that is about the subject. */
const LACKS: Readonly<Record<string, string>> = { price: 'states no price', reviews: 'quotes no review' };

export const promptCoverage = defineAudit({
  id: 'topic-freshness/prompt-coverage',
  factor: 'topicFreshness',
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
      open.map(({ question, coverage, page, passage, asks }) => ({
        where: passage?.url ?? page ?? url,
        what:
          coverage === 'missing'
            ? `No page answers “${question}”.`
            : `The passage closest to “${question}” ${LACKS[asks ?? ''] ?? 'does not answer it'}.`,
        ...(passage && { snippet: passage.text.slice(0, 160) }),
      })),
    );
  },
});
