import type { EvidenceKind, Question, Topic } from '@citelight/contracts/assessment';
import { isMoved, opinionsNote, opinionText } from '@citelight/contracts/opinions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { searchEvidenceQuery } from '../../lib/search-evidence.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AiMark, CoverageMark, DemandMark, OpinionMark, PriorityMark } from '../../ui/marks.tsx';
import { PassageView, SiteLink } from '../../ui/site-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Term } from '../../ui/term.tsx';
import { Disclosure } from './disclosure.tsx';
import { EditMark, HideButton, QuestionActions, TopicActions, wasAdded } from './edit-controls.tsx';
import { EditingContext } from './edits.ts';
import { EditsSection } from './edits-section.tsx';
import { MoreList } from './more-list.tsx';
import { OpenTable } from './open-table.tsx';
import { type TopicRow, topicRows } from './topic-rows.ts';
import type { KeywordsOf } from './whole-report.ts';

const NO_PASSAGE = 'No passage on your site mentions it.';
const PAGES_SHOWN = 5;

const Section = ({ title, text, count, children }: { title: string; text: ReactNode; count: number; children: ReactNode }) => (
  <section className="border-line border-t pt-6 first:border-0 first:pt-0">
    <h3 className="font-semibold text-lg tracking-tight">
      {title} <span className="font-normal text-muted text-sm">{count}</span>
    </h3>
    <p className="mt-0.5 max-w-prose text-muted text-sm">{text}</p>
    <div className="mt-4">{count === 0 ? <p className="text-muted text-sm">None were found.</p> : children}</div>
  </section>
);

const Text = ({ children }: { children: string }) => (
  <p className="max-w-prose wrap-anywhere text-sm">
    <bdi dir="ltr">{children}</bdi>
  </p>
);
const Label = ({ children }: { children: string }) => <h4 className="mb-1 font-medium text-muted text-xs">{children}</h4>;
const None = ({ children }: { children: string }) => <span className="text-muted">{children}</span>;

/** Filled, half filled and empty, so that it can be read without colors. */
const CELLS = {
  answered: 'text-good bg-current',
  mentioned: 'text-fair bg-linear-to-r from-50% from-current to-50% to-transparent',
  missing: 'text-poor',
} as const;
const inOrder = ['answered', 'mentioned', 'missing'] as const;

/** A cell for each question, and the count in words. */
function CoverageCells({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return <None>no questions</None>;
  const answered = questions.filter(({ coverage }) => coverage === 'answered').length;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden="true" className="flex flex-wrap gap-0.5">
        {inOrder.flatMap((coverage) =>
          questions
            .filter((one) => one.coverage === coverage)
            .map(({ question }) => <span key={question} className={`size-3 rounded-[3px] border border-current ${CELLS[coverage]}`} />),
        )}
      </span>
      <span className="whitespace-nowrap">
        {answered} of {questions.length} answered
      </span>
    </span>
  );
}

const KIND_NAMES: Record<EvidenceKind, string> = {
  navigation: 'navigation',
  link: 'links',
  breadcrumb: 'breadcrumbs',
  heading: 'headings',
  title: 'titles',
  markup: 'markup',
  address: 'addresses',
  text: 'text',
  category: 'categories',
  section: 'sections',
};

/** What a model says of the passage above, with the words that it rests on. */
function OpinionOn({ question }: { question: Question }) {
  const text = opinionText(question);
  if (!text) return null;
  return (
    <p className="mt-2 max-w-prose wrap-anywhere text-muted text-sm">
      {text} The model points to:{' '}
      <q>
        <bdi>{question.opinion?.words}</bdi>
      </q>
    </p>
  );
}

const Questions = ({ items }: { items: readonly Question[] }) => (
  <MoreList items={items} what="questions" className="divide-y divide-line">
    {(one) => (
      <li key={one.question}>
        <Disclosure
          pad="py-2"
          summary={
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <bdi>{one.question}</bdi>
                {one.about && (
                  <span className="text-muted">
                    {' '}
                    · <bdi>{one.about}</bdi>
                  </span>
                )}
              </span>
              <span className="flex flex-wrap gap-1.5">
                <CoverageMark of={one.coverage} />
                {isMoved(one) && <OpinionMark />}
                {one.origin === 'ai' && <AiMark />}
                {one.editedBy && <EditMark added={!one.judged} />}
              </span>
            </span>
          }
        >
          {() => (
            <div className="pb-3 pl-6">
              <PassageView passage={one.passage} missing="No passage on your site answers it." />
              <OpinionOn question={one} />
              <QuestionActions question={one} />
            </div>
          )}
        </Disclosure>
      </li>
    )}
  </MoreList>
);

/** The site's passage on a gap. Where a model read one, that is it, for it may say that there is no gap. */
const OwnPassage = ({ question, passage }: { question: Question | undefined; passage: Question['passage'] }) => (
  <>
    <PassageView passage={question?.passage ?? passage} missing={NO_PASSAGE} />
    {question && <OpinionOn question={question} />}
  </>
);

function TopicDetail({ row: { topic, found, questions, advice } }: { row: TopicRow }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {advice && (
        <div className="grid gap-2">
          <Label>What to write</Label>
          <Text>{advice.recommendedExpansion}</Text>
          <Text>{advice.currentCoverage}</Text>
          {advice.passage && <PassageView passage={advice.passage} missing={NO_PASSAGE} />}
        </div>
      )}
      {questions.length > 0 && (
        <div>
          <Label>Questions</Label>
          <Questions items={questions} />
        </div>
      )}
      {found && found.pages.length > 0 && (
        <div>
          <Label>Pages</Label>
          <ul className="grid gap-1">
            {found.pages.slice(0, PAGES_SHOWN).map((url) => (
              <li key={url}>
                <SiteLink url={url} />
              </li>
            ))}
          </ul>
          {found.pages.length > PAGES_SHOWN && (
            <p className="mt-1 text-muted text-xs">and {formatNumber(found.pages.length - PAGES_SHOWN)} more</p>
          )}
        </div>
      )}
      {found && (
        <p className="text-muted text-xs">
          {found.editedBy && found.original && (
            <>
              Your website calls it <bdi>“{found.original}”</bdi>.{' '}
            </>
          )}
          {found.evidence.sentence}
        </p>
      )}
      <TopicActions topic={topic} />
    </div>
  );
}

type Props = {
  keywords: KeywordsOf;
  topics: readonly Topic[];
  questions: readonly Question[];
  /** Why topics are few, or were looked for on a part of the site only. */
  limited: string | null;
  /** Whether the report compares the site with competitors. */
  compared: boolean;
  /** Where search demand comes from, said once, to the owner. */
  demand?: ReactNode;
  /** Whose figures of search consoles are shown and who may edit; absent for readers of a shared report. */
  searches?: { websiteId: string; reportId: string } | undefined;
  /** Leads the owner to where competitors are added. */
  addCompetitors?: ReactNode;
};

export default function KeywordsTab({ keywords, topics, questions, limited, compared, demand, searches, addCompetitors }: Props) {
  const searched = useQuery({
    ...searchEvidenceQuery(searches?.websiteId ?? '', searches?.reportId),
    enabled: searches !== undefined,
  });
  // What comes later above the rows would move them under the reader's finger.
  if (searches && searched.isPending && searched.failureCount === 0) return <Skeleton className="h-96" />;
  const evidence = searched.data;
  const rows = topicRows(keywords, topics, questions);
  const shown = new Set(rows.map(({ topic }) => topic));
  const others = questions.filter(({ topic }) => topic === null || !shown.has(topic));
  const { missing_topics: missing, keyword_gaps: gaps } = keywords;
  const note = opinionsNote(questions);
  const opined = new Map(questions.filter(({ opinion }) => opinion).map((one) => [one.question, one]));
  const demandOf = (topic: string): ReactNode => {
    const found = [...(evidence?.topics ?? []), ...(evidence?.topics_without_page ?? [])].find((one) => one.topic === topic);
    if (found)
      return (
        <>
          {found.demand} <span className="text-muted">({formatNumber(found.impressions)} impressions)</span>
        </>
      );
    return <None>{evidence?.source ? 'no impressions' : 'not known'}</None>;
  };
  return (
    <EditingContext value={searches}>
      <div className="grid grid-cols-1 gap-8">
        {demand}
        <Section
          title="Your topics"
          text={
            <>
              Topics to work on first are at the top. Open a row for its questions, the <Term of="passage" /> behind each and what to write.
              {note && <span className="mt-1 block">{note}</span>}
              {limited && <span className="mt-1 block">{limited}</span>}
            </>
          }
          count={rows.length}
        >
          <OpenTable
            caption="Your topics"
            title="Topic"
            name={({ topic }) => topic}
            id={({ topic, found }) => found?.original ?? topic}
            rows={rows}
            what="topics"
            columns={[
              { title: 'Pages', cell: ({ found }) => (found ? formatNumber(found.pages.length) : <None>not known</None>) },
              { title: 'Coverage', cell: (row) => <CoverageCells questions={row.questions} /> },
              {
                title: 'Priority',
                cell: ({ advice }) =>
                  advice ? (
                    <span className="inline-flex flex-wrap gap-1.5">
                      <PriorityMark of={advice.impact} />
                      {advice.aiWritten && <AiMark />}
                    </span>
                  ) : (
                    <None>nothing to do</None>
                  ),
              },
              {
                title: 'Source',
                cell: ({ found }) =>
                  found ? (
                    <span className="inline-flex flex-wrap items-center gap-1.5">
                      {found.evidence.kinds.map((kind) => KIND_NAMES[kind]).join(', ')}
                      {found.editedBy && <EditMark added={wasAdded(found)} />}
                    </span>
                  ) : (
                    <None>not known</None>
                  ),
              },
              { title: 'Search demand', cell: ({ topic }) => demandOf(topic) },
            ]}
            detail={(row) => <TopicDetail row={row} />}
          />
        </Section>
        {!compared && missing.length === 0 ? (
          <EmptyState
            title="No competitors to compare with"
            text="Compare your website with competitors to find topics you are missing and questions that they answer and you don’t."
            {...(addCompetitors ? { action: addCompetitors } : {})}
          />
        ) : (
          <Section title="Missing topics" text="Topics that competitors have a page about and you don’t." count={missing.length}>
            <OpenTable
              caption="Missing topics"
              title="Topic"
              name={({ topic }) => topic}
              rows={missing}
              what="missing topics"
              columns={[
                {
                  title: 'Priority',
                  cell: ({ priority, aiWritten }) => (
                    <span className="inline-flex flex-wrap gap-1.5">
                      <PriorityMark of={priority} />
                      {aiWritten && <AiMark />}
                    </span>
                  ),
                },
                { title: 'Source', cell: () => 'competitors' },
                { title: 'Search demand', cell: ({ estimatedSearchVolume }) => <DemandMark of={estimatedSearchVolume} /> },
              ]}
              detail={({ topic, reasoning }) => (
                <div className="grid gap-3">
                  <Text>{reasoning}</Text>
                  <HideButton name={topic} edit={{ kind: 'hide_topic', topic }} />
                </div>
              )}
            />
          </Section>
        )}
        {(compared || gaps.length > 0) && (
          <Section title="Keyword gaps" text="Questions that people ask and your pages do not answer." count={gaps.length}>
            <OpenTable
              caption="Keyword gaps"
              title="Question"
              name={({ keyword }) => keyword}
              rows={gaps}
              what="keyword gaps"
              columns={[
                { title: 'Competitors', cell: ({ competitorCoverage }) => <bdi dir="ltr">{competitorCoverage}</bdi> },
                { title: 'AI query frequency', cell: ({ aiQueryFrequency }) => <DemandMark of={aiQueryFrequency} /> },
              ]}
              detail={({ keyword, recommendation, passage, competitorPassage, aiWritten, editedBy }) => (
                <div className="grid grid-cols-1 gap-4">
                  <div className="grid justify-items-start gap-2">
                    <Label>What to write</Label>
                    <Text>{recommendation}</Text>
                    {aiWritten && <AiMark />}
                    {editedBy && <EditMark added />}
                  </div>
                  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
                    <div>
                      <Label>This site</Label>
                      <OwnPassage question={opined.get(keyword)} passage={passage} />
                    </div>
                    <div>
                      <Label>Competitor</Label>
                      <PassageView passage={competitorPassage} missing="No passage of a competitor was found." />
                    </div>
                  </div>
                  <HideButton name={keyword} edit={{ kind: 'hide_question', question: keyword }} />
                </div>
              )}
            />
          </Section>
        )}
        {others.length > 0 && (
          <Section title="Other questions" text="Questions that don’t belong to a topic above." count={others.length}>
            <Questions items={others} />
          </Section>
        )}
        {searches && <EditsSection owner={searches} topics={topics} questions={questions} />}
      </div>
    </EditingContext>
  );
}
