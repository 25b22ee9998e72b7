import { type MailChoices, readMailChoices, updateMailChoices } from '@citelight/contracts/api/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const choicesQuery = queryOptions({ queryKey: ['mail-choices'], queryFn: ({ signal }) => call(readMailChoices, {}, signal) });

const CHOICES: readonly { name: keyof MailChoices; title: string; text: string }[] = [
  { name: 'report_ready', title: 'Report ready', text: 'When your free assessment is finished.' },
  { name: 'automated_reports', title: 'Automated reports', text: 'When a scheduled report is finished, with its score and first actions.' },
  { name: 'product_news', title: 'Product news', text: 'Now and then, about what is new.' },
];

/** Which emails the member wants; each choice is saved as it is made. */
export default function EmailsCard() {
  const choices = useQuery(choicesQuery);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (change: Partial<MailChoices>) => call(updateMailChoices, { body: change }),
    onSuccess: (saved) => {
      queries.setQueryData(choicesQuery.queryKey, saved);
      notify.success('mail-choices', 'Email settings saved');
    },
    onError: (error) => notify.error('mail-choices', error.message),
  });

  return (
    <Card>
      <CardHeader title="Emails" text="Messages about your account, payments and skipped reports are always sent." />
      <CardBody>
        <Async query={choices} failed="Your email settings could not be loaded." loading={<Skeleton className="h-32" />}>
          {(chosen) => (
            <ul className="grid gap-4">
              {CHOICES.map(({ name, title, text }) => (
                <li key={name}>
                  <label className="flex cursor-pointer items-start gap-3 text-sm">
                    <input
                      type="checkbox"
                      checked={save.isPending && save.variables[name] !== undefined ? save.variables[name] : chosen[name]}
                      disabled={save.isPending}
                      onChange={({ target }) => save.mutate({ [name]: target.checked })}
                      className="mt-0.5 size-4 shrink-0 accent-accent"
                    />
                    <span>
                      <span className="block font-medium">{title}</span>
                      <span className="block text-muted">{text}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </Async>
      </CardBody>
    </Card>
  );
}
