import type { SearchEvidence, SearchPage, SearchQuery, TopicDemand } from '@citelight/contracts/search';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { CoverageMark, PriorityMark } from '../../ui/marks.tsx';
import { MoreList } from '../../ui/more-list.tsx';
import { PassageView, SiteLink } from '../../ui/site-text.tsx';
import { Table } from '../../ui/table.tsx';

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="border-line border-t pt-6">
    <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
    <p className="mt-0.5 mb-4 max-w-prose text-muted text-sm">{text}</p>
    {children}
  </section>
);
const None = ({ children }: { children: string }) => <p className="text-muted text-sm">{children}</p>;

const DEMANDS = { high: 'poor', medium: 'fair', low: 'neutral' } as const;
const figure = (value: number | null, digits = 0) => (value === null ? '–' : digits > 0 ? value.toFixed(digits) : formatNumber(value));
const plural = (count: number, one: string, more: string) => `${formatNumber(count)} ${count === 1 ? one : more}`;

/** Impressions and clicks of queries, in a row of figures. */
const Figures = ({ impressions, clicks, position }: Pick<SearchQuery, 'impressions' | 'clicks' | 'position'>) => (
  <span className="text-muted text-sm tabular-nums">
    {plural(impressions, 'impression', 'impressions')}
    {clicks !== null && `, ${plural(clicks, 'click', 'clicks')}`}
    {position !== null && `, position ${position.toFixed(1)}`}
  </span>
);

const Topic = ({ of, children }: { of: TopicDemand; children?: ReactNode }) => (
  <li className="grid grid-cols-1 gap-1 py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 className="wrap-anywhere min-w-0 font-medium text-sm">
        <bdi>{of.topic}</bdi>
      </h3>
      <span className="flex flex-wrap items-center gap-2">
        <Figures {...of} />
        <Badge tone={DEMANDS[of.demand]}>{of.demand} demand</Badge>
        {children}
      </span>
    </div>
    <p className="wrap-anywhere text-muted text-sm">
      <bdi>{of.queries.map(({ query }) => query).join(', ')}</bdi>
      {of.queries_total > of.queries.length && ` and ${formatNumber(of.queries_total - of.queries.length)} more`}
    </p>
  </li>
);

const lines = 'divide-y divide-line';

function Pages({ pages }: { pages: readonly SearchPage[] }) {
  return (
    <Table
      caption="Pages in the search consoles"
      rows={pages}
      keyOf={({ url }) => url}
      columns={[
        { title: 'Page', cell: ({ url }) => <SiteLink url={url} text={URL.parse(url)?.pathname ?? url} /> },
        { title: 'Impressions', align: 'end', cell: ({ impressions }) => figure(impressions) },
        { title: 'Clicks', align: 'end', cell: ({ clicks }) => figure(clicks) },
        { title: 'AI impressions (Google)', align: 'end', cell: (page) => figure(page.ai_impressions) },
        { title: 'AI citations (Bing)', align: 'end', cell: ({ citations }) => figure(citations) },
        {
          title: 'Can be cited by',
          cell: ({ verdict }) =>
            verdict ? (
              <span title={verdict.because ?? undefined} className={verdict.citable < verdict.engines ? 'text-poor' : 'text-good'}>
                {verdict.citable} of {verdict.engines} search engines
              </span>
            ) : (
              <span className="text-muted">not in the report</span>
            ),
        },
        {
          title: 'Not answered',
          cell: ({ unanswered }) =>
            unanswered.length === 0 ? (
              '–'
            ) : (
              <bdi className="wrap-anywhere">
                {unanswered.slice(0, 2).join('; ')}
                {unanswered.length > 2 && ` and ${unanswered.length - 2} more`}
              </bdi>
            ),
        },
      ]}
    />
  );
}

/** Everything the consoles say, joined with the newest report. */
export function DemandLists({ evidence }: { evidence: SearchEvidence }) {
  const {
    topics,
    topics_without_page: without,
    questions,
    questions_pending,
    other_queries: others,
    pages,
    grounding_queries: grounding,
  } = evidence;
  const open = pages.filter(({ unanswered, verdict }) => unanswered.length > 0 || (verdict && verdict.citable < verdict.engines));
  return (
    <div className="grid grid-cols-1 gap-8">
      {evidence.source && (
        <>
          <Section title="Questions people typed" text="Real searches that are questions, and whether your pages answer them.">
            {questions_pending && (
              <p role="status" className="mb-2 text-muted text-sm">
                Looking up answers on your pages…
              </p>
            )}
            {questions.length === 0 ? (
              <None>None of the searches is a question.</None>
            ) : (
              <MoreList items={questions} what="questions" className={lines}>
                {(one) => (
                  <li key={one.query} className="grid grid-cols-1 gap-2 py-3">
                    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                      <bdi className="wrap-anywhere min-w-0 font-medium text-sm">{one.query}</bdi>
                      <span className="flex flex-wrap items-center gap-2">
                        <Figures {...one} />
                        {one.coverage && <CoverageMark of={one.coverage} />}
                      </span>
                    </div>
                    {one.passage && <PassageView passage={one.passage} missing="" />}
                  </li>
                )}
              </MoreList>
            )}
          </Section>
          <Section
            title="Demand for your topics"
            text="Topics of your newest report, by impressions of the searches that contain their words."
          >
            {topics.length === 0 ? (
              <None>No search contains the words of a topic.</None>
            ) : (
              <MoreList items={topics} what="topics" className={lines}>
                {(one) => <Topic key={one.topic} of={one} />}
              </MoreList>
            )}
          </Section>
          <Section title="Demand without a page" text="Topics that people search for and that have no page of their own on your site.">
            {without.length === 0 ? (
              <None>Every topic with impressions has a page.</None>
            ) : (
              <MoreList items={without} what="topics" className={lines}>
                {(one) => (
                  <Topic key={one.topic} of={one}>
                    <PriorityMark of={one.priority} />
                  </Topic>
                )}
              </MoreList>
            )}
          </Section>
          <Section
            title="Searches outside your topics"
            text="Searches that show your site and contain the words of none of your topics, most impressions first."
          >
            {others.length === 0 ? (
              <None>Every search belongs to one of your topics.</None>
            ) : (
              <MoreList items={others} what="searches" className={lines}>
                {(one) => (
                  <li key={one.query} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
                    <bdi className="wrap-anywhere min-w-0">{one.query}</bdi>
                    <Figures {...one} />
                  </li>
                )}
              </MoreList>
            )}
          </Section>
        </>
      )}
      {grounding.length > 0 && (
        <Section title="Grounding queries" text="What Bing searched for while it wrote answers that cite you.">
          <MoreList items={grounding} what="queries" className={lines}>
            {({ query, citations }) => (
              <li key={query} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
                <bdi className="wrap-anywhere min-w-0">{query}</bdi>
                <span className="text-muted tabular-nums">{plural(citations, 'citation', 'citations')}</span>
              </li>
            )}
          </MoreList>
        </Section>
      )}
      {pages.length > 0 && (
        <Section
          title="Pages"
          text={`What the consoles report for each page, beside what your newest report says about it.${open.length > 0 ? ` ${plural(open.length, 'page has', 'pages have')} impressions or citations, but an open question or an engine that cannot cite it.` : ''}`}
        >
          <Pages pages={pages} />
        </Section>
      )}
    </div>
  );
}
