import { updateProfile } from '@citelight/contracts/api/data';
import type { Profile } from '@citelight/contracts/entities';
import { FullName } from '@citelight/contracts/fields';
import { LIMITS } from '@citelight/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useKeptText } from '../../lib/kept-form.ts';
import { notify } from '../../lib/notify.ts';
import { profileQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

/** The name, changed where it stands; an empty one is saved as none. */
export function FullNameField({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useKeptText('full name');
  const [problem, setProblem] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();

  const close = () => {
    setDraft(undefined);
    setProblem(undefined);
    requestAnimationFrame(() => edit.current?.focus());
  };
  const save = useMutation({
    mutationFn: (full_name: string | null) => call(updateProfile, { params: { id: profile.id }, body: { full_name } }),
    onSuccess: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      notify.success('name', 'Name updated successfully');
      close();
    },
    onError: () => notify.error('name', 'Failed to update name'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = FullName.safeParse(draft ?? '');
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) save.mutate(parsed.data);
  }

  if (draft === undefined)
    return (
      <span className="flex items-center gap-3">
        <bdi className={`wrap-anywhere min-w-0 ${profile.full_name ? '' : 'text-faint'}`}>{profile.full_name ?? 'Not set'}</bdi>
        <Button ref={edit} variant="link" className="text-sm" aria-label="Edit full name" onClick={() => setDraft(profile.full_name ?? '')}>
          Edit
        </Button>
      </span>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-center gap-2">
      <Input
        aria-label="Full Name"
        aria-invalid={problem ? true : undefined}
        aria-describedby="full-name-problem"
        autoComplete="name"
        autoFocus
        maxLength={LIMITS.fullNameLength + 1}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="max-w-72"
      />
      <Button type="submit" busy={save.isPending}>
        Save
      </Button>
      <Button variant="quiet" onClick={close}>
        Cancel
      </Button>
      <span id="full-name-problem" role="alert" className="w-full text-poor text-sm empty:hidden">
        {problem}
      </span>
    </form>
  );
}
