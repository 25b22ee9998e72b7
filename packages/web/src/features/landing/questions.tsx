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
        AI search readiness is how well answer engines such as ChatGPT search, Perplexity, Claude and Google’s AI answers can fetch, read,
        understand, trust and quote your website. {PRODUCT_NAME} measures it as a score from 0 to 100 with six factors: {factors}.
      </p>
    ),
  },
  {
    question: 'How do I get started?',
    answer: (
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Enter your website’s address and create an account.</li>
        <li>Read your report: the score, the evidence, and what to do first.</li>
        <li>Fix what costs the most points. Some fixes are ready to copy.</li>
        <li>Run the analysis again and see whether the score has risen.</li>
      </ol>
    ),
  },
  {
    question: 'What do you need from me?',
    answer: (
      <p>
        Only the address of a public website. We read its pages the way a crawler does. You install nothing, give no access and fill in no
        forms.
      </p>
    ),
  },
  {
    question: 'How much does it cost?',
    answer: (
      <p>
        Your first assessment is free, and you get {MONTHLY_FREE_CREDITS} free credits every month. Automated reports cost {plans}. You can
        also buy credits for single reports, from ${smallest?.price} for {smallest?.credits}.
      </p>
    ),
  },
  {
    question: 'Who is it for?',
    answer: (
      <p>
        Anyone responsible for a website: marketing leads, founders, and consultants who look after their clients’ sites. You can read a
        report without technical knowledge. Each finding says what to change and where.
      </p>
    ),
  },
  {
    question: 'How does this differ from a visibility tracker or an SEO audit?',
    answer: <Alternatives />,
  },
  {
    question: 'Is it worth it?',
    answer: (
      <>
        <p>
          It is if people ask answer engines about what you offer, and you can change your site. In experiments by{' '}
          <Source href="https://arxiv.org/abs/2311.09735">Aggarwal et al. (KDD 2024)</Source>, citing sources raised a text’s visibility
          from 19.3 to 24.6.
        </p>
        <p>
          Not everyone agrees. <Source href="https://arxiv.org/abs/2506.11097">C-SEO Bench (2025)</Source> found that most rewriting has no
          effect, and that being retrieved at all matters far more. So every check names the evidence behind it.
        </p>
      </>
    ),
  },
  {
    question: 'Which mistakes cost the most?',
    answer: (
      <>
        <p>The most expensive mistakes are made in good faith:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Blocking AI search crawlers along with the ones that collect text for training.</li>
          <li>Showing text only after scripts run. Many AI crawlers run none.</li>
          <li>Putting answers below a long introduction, or making claims without a source.</li>
          <li>Structured data that says something the page does not show.</li>
        </ul>
      </>
    ),
  },
  {
    question: 'Does a high score mean that AI search cites my website?',
    answer: <p>No. {CLAIM}</p>,
  },
];
