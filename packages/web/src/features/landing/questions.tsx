import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { MONTHLY_FREE_CREDITS } from '@citelight/contracts/credits';
import { PACKS, PLANS } from '@citelight/contracts/plans';
import { CLAIM, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import type { ReactNode } from 'react';
import { Alternatives } from './alternatives.tsx';

/** What people ask before they try it. The structured data of the landing page repeats these very words. */
type Question = { question: string; answer: ReactNode };

const list = new Intl.ListFormat('en');
const factors = list.format(FACTOR_IDS.map((id) => FACTORS[id].title));
const plans = list.format(PLANS.map(({ price, period, features }) => `$${price} a ${period} for ${features[0]?.replace(/^1/, 'one')}`));
const [smallest] = PACKS;

const Source = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="text-accent-text underline decoration-1 underline-offset-4">
    {children}
  </a>
);

export const QUESTIONS: readonly Question[] = [
  {
    question: 'What is AI search readiness?',
    answer: (
      <p>
        AI search readiness is how well a website can be fetched, read, understood, trusted and quoted by answer engines such as ChatGPT
        search, Perplexity, Claude and Google’s AI answers. {PRODUCT_NAME} measures it as a score from 0 to 100 with six factors: {factors}.
      </p>
    ),
  },
  {
    question: 'How do I get started with AI search readiness?',
    answer: (
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Enter the address of your website and create an account.</li>
        <li>Read the AI search readiness report: the score, its evidence, and what to do first.</li>
        <li>Repair what costs the most points; for some findings the fix is there to copy.</li>
        <li>Measure again, and see whether the score has risen.</li>
      </ol>
    ),
  },
  {
    question: 'What do I need for an AI search readiness report?',
    answer: (
      <p>
        An AI search readiness report needs nothing but the address of a public website. Its pages are fetched as any crawler does it;
        nothing is installed, no access is given, and no form is filled in.
      </p>
    ),
  },
  {
    question: 'How much does an AI search readiness report cost?',
    answer: (
      <p>
        The first assessment is free, and each month brings {MONTHLY_FREE_CREDITS} free credits. Automated AI search readiness reports cost{' '}
        {plans}. Further reports are paid with credits, from ${smallest?.price} for {smallest?.credits}.
      </p>
    ),
  },
  {
    question: 'Who is AI search readiness for?',
    answer: (
      <p>
        AI search readiness matters to everyone who is responsible for a website: marketing leads, founders, and consultants who look after
        the sites of others. No technical knowledge is needed to read a report; each finding says what to change and where.
      </p>
    ),
  },
  {
    question: 'What are the alternatives to an AI search readiness report, and how do they compare?',
    answer: <Alternatives />,
  },
  {
    question: 'Is AI search readiness worth it?',
    answer: (
      <>
        <p>
          AI search readiness is worth it when people ask answer engines about what you offer, and you can change your site. In the
          experiments of <Source href="https://arxiv.org/abs/2311.09735">Aggarwal et al. (KDD 2024)</Source> a text that cites its sources
          rose from 19.3 to 24.6 in visibility.
        </p>
        <p>
          The evidence is disputed: <Source href="https://arxiv.org/abs/2506.11097">C-SEO Bench (2025)</Source> found that most rewriting
          has no effect, and that being retrieved at all matters far more. Every check says on which evidence it rests.
        </p>
      </>
    ),
  },
  {
    question: 'Which mistakes should I avoid with AI search readiness?',
    answer: (
      <>
        <p>The mistakes that cost the most AI search readiness are made in good faith:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Shutting out the crawlers of AI search together with those that collect texts for training.</li>
          <li>Text that appears only after scripts have run: many AI crawlers run none.</li>
          <li>Answers below a long introduction, and claims without their source.</li>
          <li>Structured data that says what the page does not show.</li>
        </ul>
      </>
    ),
  },
  {
    question: 'Does a high AI search readiness score mean that AI search cites my website?',
    answer: <p>No. {CLAIM}</p>,
  },
];
