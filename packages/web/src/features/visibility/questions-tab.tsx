import { createVisibilityQuestions, deleteVisibilityQuestion, updateVisibilityQuestion } from '@citelight/contracts/api/visibility';
import { QuestionText } from '@citelight/contracts/question-text';
import {
  type PanelQuestionOrigin,
  type PanelSuggestion,
  QUESTION_KINDS,
  type QuestionKind,
  VISIBILITY,
  type VisibilityQuestion,
} from '@citelight/contracts/visibility';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { linesOf } from './lines-of.ts';
import { NamesCard } from './names-card.tsx';
import { questionsQuery, suggestionsQuery } from './visibility.queries.ts';

const KIND_TEXT: Record<QuestionKind, string> = { open: 'Open', branded: 'Branded', rival: 'Rival' };
const ORIGIN_TEXT: Record<PanelQuestionOrigin, string> = {
  typed: 'typed',
  imported: 'imported',
  report: 'from your report',
  search_console: 'from search data',
};
/** Files larger than this are no lists of questions. */
const MOST_BYTES = 2_000_000;

type New = { text: string; topic?: string | null };

/** Adds questions and says what became of them. */
function useAdding(websiteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ questions, origin }: { questions: New[]; origin: PanelQuestionOrigin }) =>
      call(createVisibilityQuestions, { body: { website_id: websiteId, origin, questions } }),
    onMutate: () => notify.clear('visibility-question'),
    onSuccess: ({ items, duplicates, paused }) => {
      const also = [
        duplicates > 0 && `${duplicates} ${duplicates === 1 ? 'was' : 'were'} already on your list.`,
        paused > 0 && `${paused} ${paused === 1 ? 'is' : 'are'} paused: at most ${VISIBILITY.activeQuestions} can be active.`,
      ].filter(Boolean);
      notify.success('visibility-question', items.length === 1 ? 'Question added' : `${items.length} questions added`, {
        ...(also.length > 0 ? { description: also.join(' ') } : {}),
      });
    },
    onError: (error) => notify.error('visibility-question', 'The questions could not be added', reasonFor(error)),
    // Not awaited: the form is emptied at once, and not under the fingers of whoever types the next ones.
    onSettled: () => void refresh(queries),
  });
}

const refresh = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['visibility_questions'] }),
    queries.invalidateQueries({ queryKey: ['visibility', 'overview'] }),
    queries.invalidateQueries({ queryKey: ['visibility_quote'] }),
  ]);

function AddForm({ websiteId }: { websiteId: string }) {
  const [text, setText] = useState('');
  const [origin, setOrigin] = useState<PanelQuestionOrigin>('typed');
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const adding = useAdding(websiteId);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return setProblem('This file is too large for a list of questions.');
    const lines = linesOf(await chosen.text(), chosen.name);
    if (lines.length === 0) return setProblem('No questions were found in this file: one question a line, or in the first column.');
    setProblem(
      lines.length > VISIBILITY.questionsAtOnce
        ? `The file has ${lines.length} lines; the first ${VISIBILITY.questionsAtOnce} are shown. Remove what is no question before you add them.`
        : undefined,
    );
    setText(lines.slice(0, VISIBILITY.questionsAtOnce).join('\n'));
    setOrigin((now) => (now === 'search_console' ? now : 'imported'));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const lines = linesOf(text);
    const wrong = lines.find((line) => !QuestionText.safeParse(line).success);
    if (lines.length === 0) return setProblem('Type at least one question.');
    if (wrong !== undefined)
      return setProblem(`Questions have between 3 and ${VISIBILITY.questionLength} characters: “${wrong.slice(0, 60)}”`);
    if (lines.length > VISIBILITY.questionsAtOnce) return setProblem(`At most ${VISIBILITY.questionsAtOnce} questions at once`);
    setProblem(undefined);
    adding.mutate(
      { questions: lines.map((line) => ({ text: line })), origin },
      {
        onSuccess: () => {
          setText('');
          setOrigin('typed');
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Add questions" hint="One a line, as your customers would ask an AI assistant." error={problem}>
        {(slot) => (
          <Textarea
            {...slot}
            rows={4}
            value={text}
            placeholder="Which pottery kiln is best for a small studio?"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={adding.isPending}>
          Add Questions
        </Button>
        <label className={buttonStyle({ variant: 'outline', className: 'cursor-pointer has-focus-visible:outline-2' })}>
          <ArrowUp aria-hidden="true" />
          Import a File
          <input
            ref={file}
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            className="sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <Select
          aria-label="Source of these questions"
          value={origin}
          onChange={({ target }) => setOrigin(target.value as PanelQuestionOrigin)}
        >
          <option value="typed">My own questions</option>
          <option value="imported">Imported list</option>
          <option value="search_console">Search Console export</option>
        </Select>
      </div>
    </form>
  );
}

function Suggestions({ websiteId, items }: { websiteId: string; items: readonly PanelSuggestion[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const adding = useAdding(websiteId);
  if (items.length === 0)
    return (
      <p className="text-muted text-sm">Nothing new. Suggestions come from your newest report and from the search data that you import.</p>
    );
  const all = chosen.size === items.length;
  const add = async () => {
    const wanted = Map.groupBy(
      items.filter(({ text }) => chosen.has(text)),
      ({ origin }) => origin,
    );
    for (const [origin, questions] of wanted)
      await adding.mutateAsync({ questions: questions.map(({ text, topic }) => ({ text, topic })), origin }).catch(() => undefined);
    setChosen(new Set());
  };
  return (
    <>
      <ul className="grid max-h-80 gap-1 overflow-y-auto" tabIndex={-1}>
        {items.map(({ text, topic, kind, origin }) => (
          <li key={text}>
            <label className="flex cursor-pointer items-start gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-sunken">
              <input
                type="checkbox"
                checked={chosen.has(text)}
                onChange={() => {
                  const next = new Set(chosen);
                  if (!next.delete(text)) next.add(text);
                  setChosen(next);
                }}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <bdi className="wrap-anywhere">{text}</bdi> {kind !== 'open' && <Badge tone="outline">{kind}</Badge>}
                <span className="flex flex-wrap gap-x-2 text-muted text-xs">
                  {topic && <bdi>{topic}</bdi>}
                  <span>{ORIGIN_TEXT[origin]}</span>
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" disabled={chosen.size === 0} busy={adding.isPending} onClick={() => void add()}>
          Add Selected ({chosen.size})
        </Button>
        <Button variant="outline" size="sm" onClick={() => setChosen(all ? new Set() : new Set(items.map(({ text }) => text)))}>
          {all ? 'Select none' : 'Select all'}
        </Button>
      </div>
    </>
  );
}

function QuestionRow({ question }: { question: VisibilityQuestion }) {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<string>();
  const { id, text, kind, status, topic, origin } = question;
  const failed = (error: unknown) => notify.error('visibility-question', 'The question could not be changed', reasonFor(error));
  const change = useMutation({
    mutationFn: (body: { text?: string; kind?: QuestionKind; status?: 'active' | 'paused' }) =>
      call(updateVisibilityQuestion, { params: { id }, body }),
    onMutate: () => notify.clear('visibility-question'),
    onSuccess: () => setEdited(undefined),
    onError: failed,
    onSettled: () => refresh(queries),
  });
  const remove = useMutation({
    mutationFn: () => call(deleteVisibilityQuestion, { params: { id } }),
    onError: failed,
    onSettled: () => refresh(queries),
  });
  const paused = status === 'paused';
  if (edited !== undefined)
    return (
      <li className="py-3">
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (edited.trim() === text) setEdited(undefined);
            else change.mutate({ text: edited });
          }}
        >
          <Input
            autoFocus
            aria-label="Question"
            value={edited}
            maxLength={VISIBILITY.questionLength}
            onChange={({ target }) => setEdited(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setEdited(undefined)}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" busy={change.isPending}>
            Save
          </Button>
          <Button variant="outline" onClick={() => setEdited(undefined)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5" data-question={status}>
      <span className={`min-w-0 flex-1 basis-60 text-sm ${paused ? 'text-muted' : ''}`}>
        <bdi className="wrap-anywhere">{text}</bdi>
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-muted text-xs">
          {topic && <bdi>{topic}</bdi>}
          <span>{ORIGIN_TEXT[origin]}</span>
          {paused && <span>paused</span>}
        </span>
      </span>
      <Select
        aria-label={`Kind of “${text}”`}
        value={kind}
        onChange={({ target }) => change.mutate({ kind: target.value as QuestionKind })}
        className="w-28"
      >
        {QUESTION_KINDS.map((option) => (
          <option key={option} value={option}>
            {KIND_TEXT[option]}
          </option>
        ))}
      </Select>
      <span className="flex">
        <Button variant="quiet" size="sm" aria-label={`Edit “${text}”`} onClick={() => setEdited(text)}>
          Edit
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${paused ? 'Resume' : 'Pause'} “${text}”`}
          onClick={() => change.mutate({ status: paused ? 'active' : 'paused' })}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="quiet" size="icon-sm" aria-label={`Remove “${text}”`} onClick={() => remove.mutate()}>
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
    </li>
  );
}

/** What engines are asked, and whom answers are searched for. */
export default function QuestionsTab({ websiteId, panel }: { websiteId: string; panel: number | null }) {
  const questions = useQuery(questionsQuery(websiteId));
  const suggestions = useQuery(suggestionsQuery(websiteId));
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Card>
        <CardHeader title="Type or import" />
        <CardBody>
          <AddForm websiteId={websiteId} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="Suggestions"
          text="Questions that your newest report found, and those people typed according to your imported search data."
        />
        <CardBody>
          <Async query={suggestions} failed="The suggestions could not be loaded." loading={<Skeleton className="h-40" />}>
            {({ items }) => <Suggestions websiteId={websiteId} items={items} />}
          </Async>
        </CardBody>
      </Card>
      <Card className="lg:col-span-2">
        <CardHeader
          title="Your questions"
          text={
            panel === null
              ? 'A round freezes the active questions as a panel, so that later rounds can be compared with it.'
              : `The last round asked panel ${panel}, which stays as it was. If you change the active questions, the next round starts a new panel and a new trend.`
          }
        />
        <CardBody>
          <Async query={questions} failed="Your questions could not be loaded." loading={<Skeleton className="h-40" />}>
            {({ items }) => {
              const active = items.filter(({ status }) => status === 'active').length;
              return (
                <>
                  <p role="status" className="font-medium text-sm">
                    {active} of {VISIBILITY.activeQuestions} active
                  </p>
                  <p className="mt-1 max-w-prose text-muted text-xs">
                    Open questions name nobody, branded ones name you, rival ones name a competitor. Only open questions count in the rates.
                  </p>
                  {items.length === 0 ? (
                    <p className="mt-2 text-muted text-sm">No questions yet. Take some from your report, or type your own.</p>
                  ) : (
                    <ul aria-label="Your questions" className="mt-2 divide-y divide-line">
                      {items.map((question) => (
                        <QuestionRow key={question.id} question={question} />
                      ))}
                    </ul>
                  )}
                </>
              );
            }}
          </Async>
        </CardBody>
      </Card>
      <div className="lg:col-span-2">
        <NamesCard websiteId={websiteId} />
      </div>
    </div>
  );
}
