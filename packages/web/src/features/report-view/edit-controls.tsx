import type { Coverage, Question, Topic } from '@citelight/contracts/assessment';
import { AddedQuestion, EDITS, TopicLabel } from '@citelight/contracts/edits';
import { VISIBILITY } from '@citelight/contracts/visibility';
import { EyeOff, Pencil, Plus } from 'lucide-react';
import { type FormEvent, useContext, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { EditingContext, type NewEdit, useEdit } from './edits.ts';

export const EditMark = ({ added = false }: { added?: boolean }) => (
  <Badge tone="outline">
    <Pencil aria-hidden="true" />
    {added ? 'Added by you' : 'Edited by you'}
  </Badge>
);

type FormProps = {
  label: string;
  action: string;
  hint?: string;
  initial?: string;
  maxLength: number;
  check: typeof TopicLabel | typeof AddedQuestion;
  edit: (text: string) => NewEdit;
  onDone?: () => void;
};

/** One line of text that becomes an edit. */
export function EditForm({ label, action, hint, initial = '', maxLength, check, edit, onDone }: FormProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const saving = useEdit({ quiet: true });
  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = check.safeParse(text);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    setProblem(undefined);
    saving.mutate(edit(checked.data), {
      onSuccess: () => {
        setText(initial);
        onDone?.();
      },
      onError: (error) => setProblem(error.message),
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={label} hint={hint} error={problem}>
        {(slot) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...slot}
              autoFocus={onDone !== undefined}
              value={text}
              maxLength={maxLength}
              onChange={({ target }) => setText(target.value)}
              className="min-w-0 flex-1 basis-60"
            />
            <Button type="submit" className="h-11" busy={saving.isPending}>
              {action}
            </Button>
            {onDone && (
              <Button variant="outline" className="h-11" onClick={onDone}>
                Cancel
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}

/** Rename, hide, and add a question to a topic. */
export function TopicActions({ topic }: { topic: string }) {
  const owner = useContext(EditingContext);
  const [form, setForm] = useState<'rename' | 'question'>();
  const hiding = useEdit();
  if (!owner) return null;
  const close = () => setForm(undefined);
  if (form === 'rename')
    return (
      <EditForm
        label={`New name of “${topic}”`}
        action="Rename"
        initial={topic}
        maxLength={EDITS.topicLength}
        check={TopicLabel}
        edit={(label) => ({ kind: 'rename_topic', topic, label })}
        onDone={close}
      />
    );
  if (form === 'question')
    return (
      <EditForm
        label={`Question about “${topic}”`}
        action="Add Question"
        hint="We check whether your pages answer it in your next report."
        maxLength={VISIBILITY.questionLength}
        check={AddedQuestion}
        edit={(question) => ({ kind: 'add_question', question, topic })}
        onDone={close}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" aria-label={`Rename “${topic}”`} onClick={() => setForm('rename')}>
        <Pencil aria-hidden="true" />
        Rename
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Hide “${topic}”`}
        busy={hiding.isPending}
        onClick={() => hiding.mutate({ kind: 'hide_topic', topic })}
      >
        <EyeOff aria-hidden="true" />
        Hide
      </Button>
      <Button variant="outline" size="sm" aria-label={`Add Question about “${topic}”`} onClick={() => setForm('question')}>
        <Plus aria-hidden="true" />
        Add Question
      </Button>
    </div>
  );
}

/** Hides a topic or question that only competitors have. */
export function HideButton({ name, edit }: { name: string; edit: NewEdit }) {
  const owner = useContext(EditingContext);
  const hiding = useEdit();
  if (!owner) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      aria-label={`Hide “${name}”`}
      busy={hiding.isPending}
      onClick={() => hiding.mutate(edit)}
    >
      <EyeOff aria-hidden="true" />
      Hide
    </Button>
  );
}

export const VERDICTS: Record<Coverage, string> = { answered: 'answered', mentioned: 'not fully answered', missing: 'not answered' };
const ALL = ['answered', 'mentioned', 'missing'] as const satisfies readonly Coverage[];

/** Says that a verdict is wrong, and hides a question. What was corrected is undone in the list of changes. */
export function QuestionActions({ question: { question, coverage, judged } }: { question: Question }) {
  const owner = useContext(EditingContext);
  const correcting = useEdit();
  if (!owner) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {judged ? (
        <p className="text-muted text-sm">
          {judged.coverage === coverage
            ? 'You confirmed the verdict that we found.'
            : `You corrected this verdict. We found: ${VERDICTS[judged.coverage]}.`}
        </p>
      ) : (
        <Select
          aria-label={`Correct the verdict on “${question}”`}
          value=""
          disabled={correcting.isPending}
          onChange={({ target }) => correcting.mutate({ kind: 'correct_verdict', question, coverage: target.value as Coverage })}
        >
          <option value="" disabled>
            This verdict is wrong
          </option>
          {ALL.filter((one) => one !== coverage).map((one) => (
            <option key={one} value={one}>
              It is {VERDICTS[one]}
            </option>
          ))}
        </Select>
      )}
      <HideButton name={question} edit={{ kind: 'hide_question', question }} />
    </div>
  );
}

export const wasAdded = ({ original }: Pick<Topic, 'original'>): boolean => original === null;
