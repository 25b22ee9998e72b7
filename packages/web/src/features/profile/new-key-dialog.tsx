import { createApiKey, NewApiKey } from '@citelight/contracts/api/keys';
import { KEY_SCOPES, type KeyScope } from '@citelight/contracts/key-scopes';
import { LIMITS } from '@citelight/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SCOPE_LABELS } from './scope-labels.ts';

/** Names a new key, chooses what it may do, and shows it once. */
export default function NewKeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['read_reports']);
  const [credits, setCredits] = useState(`${LIMITS.keyDailyCredits}`);
  const [problems, setProblems] = useState<Partial<Record<'name' | 'scopes' | 'daily_credits', string | undefined>>>({});
  const create = useMutation({
    mutationFn: (body: { name: string; scopes: KeyScope[]; daily_credits: number }) => call(createApiKey, { body }),
    onSuccess: onCreated,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = NewApiKey.safeParse({ name, scopes, daily_credits: credits.trim() === '' ? Number.NaN : Number(credits) });
    const problemOf = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
    setProblems({ name: problemOf('name'), scopes: problemOf('scopes'), daily_credits: problemOf('daily_credits') });
    if (parsed.success) create.mutate(parsed.data);
  }

  if (create.data)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Copy your API key"
        text="You can see it only now. Store it like a password."
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 select-all break-all rounded-md bg-sunken px-3 py-2 font-mono text-sm">{create.data.key}</code>
          <CopyButton text={create.data.key} what="API key" />
        </div>
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create an API key" text="Give each program a key of its own.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Name" hint="For example, the program or machine that will use it." error={problems.name}>
          {(slot) => (
            <Input {...slot} autoFocus maxLength={LIMITS.keyNameLength} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <fieldset aria-describedby={problems.scopes ? 'scopes-problem' : undefined} className="grid gap-2">
          <legend className="mb-2 font-medium text-sm">Permissions</legend>
          {KEY_SCOPES.map((scope) => (
            <label
              key={scope}
              className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) => setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-medium">{SCOPE_LABELS[scope].title}</span>
                <span className="block text-muted">{SCOPE_LABELS[scope].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {scopes.includes('run_analyses') && (
          <Field label="Credits in 24 hours" hint="The most that this key may spend." error={problems.daily_credits}>
            {(slot) => <Input {...slot} inputMode="numeric" value={credits} onChange={({ target }) => setCredits(target.value)} />}
          </Field>
        )}
        {(problems.scopes ?? create.error) && (
          <p id="scopes-problem" role="alert" className="text-poor text-sm">
            {problems.scopes ?? create.error?.message}
          </p>
        )}
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          Create Key
        </Button>
      </form>
    </Dialog>
  );
}
