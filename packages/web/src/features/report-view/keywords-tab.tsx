import type { Question } from '@citelight/contracts/assessment';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { AiMark, CoverageMark, DemandMark, PriorityMark } from '../../ui/marks.tsx';
import { PassageView } from '../../ui/site-text.tsx';
import { Term } from '../../ui/term.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';
import type { KeywordsOf } from './whole-report.ts';

const NO_PASSAGE = 'No passage on your site mentions it.';

const Section = ({ title, text, count, children }: { title: string; text: ReactNode; count: number; children: ReactNode }) => (
  <section className="border-line border-t pt-6 first:border-0 first:pt-0">
    <h3 className="font-semibold text-lg tracking-tight">
      {title} <span className="font-normal text-muted text-sm">{count}</span>
    </h3>
    <p className="mt-0.5 max-w-prose text-muted text-sm">{text}</p>
    <div className="mt-4">{count === 0 ? <p className="text-muted text-sm">None were found.</p> : children}</div>
  </section>
);

const item = 'grid grid-cols-1 gap-2 rounded-lg border border-line p-4';
const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
    <h4 className="min-w-0 wrap-anywhere font-semibold">
      <bdi>{title}</bdi>
    </h4>
    <span className="flex flex-wrap gap-1.5">{children}</span>
  </div>
);
const Text = ({ children }: { children: string }) => (
  <p className="max-w-prose wrap-anywhere text-sm">
    <bdi dir="ltr">{children}</bdi>
  </p>
);

type Props = {
  keywords: KeywordsOf;
  questions: readonly Question[] /** Where search demand comes from, said once, to the owner. */;
  demand?: ReactNode;
};

export default function KeywordsTab({ keywords, questions, demand }: Props) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {demand}
      <Section title="Current topics" text="Your topics, most covered first." count={keywords.current_topics.length}>
        <ul className="flex flex-wrap gap-2">
          {keywords.current_topics.map((topic) => (
            <li key={topic} className="max-w-full">
              <Badge tone="accent" className="wrap-anywhere max-w-full whitespace-normal! text-sm">
                <bdi>{topic}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Missing topics"
        text="Topics that your competitors have a page about and you do not."
        count={keywords.missing_topics.length}
      >
        <MoreList items={keywords.missing_topics} what="missing topics">
          {(missing) => (
            <li key={missing.topic} className={item}>
              <Head title={missing.topic}>
                <PriorityMark of={missing.priority} />
                {missing.aiWritten && <AiMark />}
              </Head>
              <Text>{missing.reasoning}</Text>
              <p>
                <DemandMark of={missing.estimatedSearchVolume} what="Estimated search volume" />
              </p>
            </li>
          )}
        </MoreList>
      </Section>
      <Section
        title="Topic opportunities"
        text="Your own topics without a page of their own, or with details missing."
        count={keywords.topic_opportunities.length}
      >
        <MoreList items={keywords.topic_opportunities} what="topic opportunities">
          {(opportunity, index) => (
            <li key={`${index} ${opportunity.topic}`} className={item}>
              <Head title={opportunity.topic}>
                <PriorityMark of={opportunity.impact} what="impact" />
                {opportunity.aiWritten && <AiMark />}
              </Head>
              <Text>{opportunity.currentCoverage}</Text>
              <Text>{opportunity.recommendedExpansion}</Text>
              <PassageView passage={opportunity.passage} missing={NO_PASSAGE} />
            </li>
          )}
        </MoreList>
      </Section>
      <Section title="Keyword gaps" text="Questions that people ask and your pages do not answer." count={keywords.keyword_gaps.length}>
        <MoreList items={keywords.keyword_gaps} what="keyword gaps">
          {(gap, index) => (
            <li key={`${index} ${gap.keyword}`} className={item}>
              <Head title={gap.keyword}>{gap.aiWritten && <AiMark />}</Head>
              <Text>{gap.recommendation}</Text>
              <p>
                <DemandMark of={gap.aiQueryFrequency} what="AI query frequency" />
              </p>
              <Text>{gap.competitorCoverage}</Text>
              <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
                <div>
                  <h5 className="mb-1 font-medium text-muted text-xs">This site</h5>
                  <PassageView passage={gap.passage} missing={NO_PASSAGE} />
                </div>
                <div>
                  <h5 className="mb-1 font-medium text-muted text-xs">Competitor</h5>
                  <PassageView passage={gap.competitorPassage} missing="No passage of a competitor was found." />
                </div>
              </div>
            </li>
          )}
        </MoreList>
      </Section>
      <Section
        title="Questions"
        text={
          <>
            Questions about your topics, with the <Term of="passage" /> that answers or mentions each.
          </>
        }
        count={questions.length}
      >
        <MoreList items={questions} what="questions" className="divide-y divide-line">
          {(one) => (
            <li key={one.question}>
              <Disclosure
                summary={
                  <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
                    <bdi className="min-w-0 wrap-anywhere">{one.question}</bdi>
                    <span className="flex gap-1.5">
                      <CoverageMark of={one.coverage} />
                      {one.origin === 'ai' && <AiMark />}
                    </span>
                  </span>
                }
              >
                {() => (
                  <div className="pb-3 pl-6">
                    <PassageView passage={one.passage} missing="No passage on your site answers it." />
                  </div>
                )}
              </Disclosure>
            </li>
          )}
        </MoreList>
      </Section>
    </div>
  );
}
