import { updateVisibilityEntity } from '@citelight/contracts/api/visibility';
import { VISIBILITY, type VisibilityEntity } from '@citelight/contracts/visibility';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonFor } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnerMark } from './cited-card.tsx';
import { linesOf } from './lines-of.ts';
import { entitiesQuery } from './visibility.queries.ts';

function Names({ entity, onDone }: { entity: VisibilityEntity; onDone: () => void }) {
  const queries = useQueryClient();
  const [names, setNames] = useState(entity.names.join('\n'));
  const [excluded, setExcluded] = useState(entity.excluded.join('\n'));
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: (body: { names: string[]; excluded: string[] }) => call(updateVisibilityEntity, { params: { id: entity.id }, body }),
    onMutate: () => notify.clear('visibility-names'),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['visibility_entities'] });
      notify.success('visibility-names', 'Names saved', { description: 'Answers that we keep are being read again.' });
      onDone();
    },
    onError: (error) => notify.error('visibility-names', 'The names could not be saved', reasonFor(error)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const sent = { names: linesOf(names), excluded: linesOf(excluded) };
    const long = [...sent.names, ...sent.excluded].some((name) => name.length > VISIBILITY.aliasLength);
    if (sent.names.length === 0) return setProblem('At least one name');
    if (sent.names.length > VISIBILITY.aliases || sent.excluded.length > VISIBILITY.aliases)
      return setProblem(`At most ${VISIBILITY.aliases} names`);
    if (long) return setProblem(`At most ${VISIBILITY.aliasLength} characters`);
    setProblem(undefined);
    save.mutate(sent);
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4 sm:grid-cols-2">
      <Field label="Names and aliases" hint="One a line. Whole words count, in any spelling of case and accents." error={problem}>
        {(slot) => <Textarea {...slot} className="min-h-24!" value={names} onChange={({ target }) => setNames(target.value)} />}
      </Field>
      <Field label="Phrases that do not count" hint="One a line, such as “Jaguar cars” for an animal park.">
        {(slot) => <Textarea {...slot} className="min-h-24!" value={excluded} onChange={({ target }) => setExcluded(target.value)} />}
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="sm" busy={save.isPending}>
          Save Names
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Whom answers are searched for. */
export function NamesCard({ websiteId }: { websiteId: string }) {
  const entities = useQuery(entitiesQuery(websiteId));
  const [editing, setEditing] = useState<string>();
  return (
    <Card>
      <CardHeader
        title="Names we look for"
        text="You and your active competitors. “Nothing found about you” is not a mention. Names under three letters and everyday words count only next to your domain or another of your names."
      />
      <CardBody>
        <Async query={entities} failed="The names could not be loaded." loading={<Skeleton className="h-24" />}>
          {({ items }) => (
            <ul className="divide-y divide-line">
              {items.map((entity) => (
                <li key={entity.id} className="py-3 text-sm first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-start justify-between gap-3">
                    <span className="min-w-0">
                      <span className="flex flex-wrap items-center gap-2">
                        <bdi className="wrap-anywhere font-medium">{entity.names.join(', ')}</bdi> <OwnerMark of={entity.owner} />
                      </span>
                      <span className="wrap-anywhere block text-muted text-xs">
                        {entity.domains.join(', ')}
                        {entity.excluded.length > 0 && `; not: ${entity.excluded.join(', ')}`}
                      </span>
                    </span>
                    {editing !== entity.id && (
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={`Edit names of ${entity.names[0]}`}
                        onClick={() => setEditing(entity.id)}
                      >
                        Edit
                      </Button>
                    )}
                  </div>
                  {editing === entity.id && <Names entity={entity} onDone={() => setEditing(undefined)} />}
                </li>
              ))}
            </ul>
          )}
        </Async>
      </CardBody>
    </Card>
  );
}
