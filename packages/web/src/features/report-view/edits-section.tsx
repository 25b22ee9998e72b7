import type { Edit } from '@citelight/contracts/api/edits';
import type { Question, Topic } from '@citelight/contracts/assessment';
import { AddedQuestion, EDITS, editKey, TopicLabel } from '@citelight/contracts/edits';
import { VISIBILITY } from '@citelight/contracts/visibility';
import { useQuery } from '@tanstack/react-query';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditForm, VERDICTS } from './edit-controls.tsx';
import { editsQuery, type Owner, useUndo } from './edits.ts';

type Props = { owner: Owner; topics: readonly Topic[]; questions: readonly Question[] };

function textOf({ kind, subject, label, coverage }: Edit): string {
  switch (kind) {
    case 'rename_topic':
      return `Topic “${subject}” renamed to “${label}”`;
    case 'hide_topic':
      return `Topic “${subject}” hidden`;
    case 'add_topic':
      return `Topic “${subject}” added`;
    case 'hide_question':
      return `Question “${subject}” hidden`;
    case 'add_question':
      return `Question “${subject}” added`;
    case 'correct_verdict':
      return `Verdict on “${subject}” corrected: ${VERDICTS[coverage ?? 'missing']}`;
  }
}

/** Nobody has asked the pages about it since it was added. */
const isWaiting = ({ kind, subject }: Edit, { topics, questions }: Props): boolean =>
  (kind === 'add_topic' && !topics.some(({ topic }) => editKey(topic) === editKey(subject))) ||
  (kind === 'add_question' && !questions.some(({ question }) => editKey(question) === editKey(subject)));

/** What the owner adds and has changed by hand, each with its way back. */
export function EditsSection(props: Props) {
  const edits = useQuery(editsQuery(props.owner.websiteId));
  const undo = useUndo();
  return (
    <section aria-labelledby="edits" className="border-line border-t pt-6">
      <h3 id="edits" className="font-semibold text-lg tracking-tight">
        Your edits
      </h3>
      <p className="mt-0.5 max-w-prose text-muted text-sm">
        Your changes stay in all reports of this website and guide the next one. They never change the score.
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <EditForm
          label="Add a topic"
          action="Add Topic"
          maxLength={EDITS.topicLength}
          check={TopicLabel}
          edit={(topic) => ({ kind: 'add_topic', topic })}
        />
        <EditForm
          label="Add a question"
          action="Add Question"
          maxLength={VISIBILITY.questionLength}
          check={AddedQuestion}
          edit={(question) => ({ kind: 'add_question', question })}
        />
      </div>
      <div className="mt-4">
        <Async query={edits} failed="Your changes could not be loaded." loading={<Skeleton className="h-12" />}>
          {(items) =>
            items.length === 0 ? (
              <p className="text-muted text-sm">No edits yet.</p>
            ) : (
              <ul aria-label="Your edits" className="divide-y divide-line">
                {items.map((edit) => (
                  <li key={edit.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
                    <span className="min-w-0 flex-1 basis-60">
                      <bdi className="wrap-anywhere">{textOf(edit)}</bdi>
                      {isWaiting(edit, props) && <span className="block text-muted text-xs">Checked in your next report</span>}
                    </span>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Undo: ${textOf(edit)}`}
                      busy={undo.isPending && undo.variables === edit.id}
                      onClick={() => undo.mutate(edit.id)}
                    >
                      Undo
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Async>
      </div>
    </section>
  );
}
