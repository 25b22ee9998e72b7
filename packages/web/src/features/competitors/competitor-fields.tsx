import { CompetitorForm } from '@citelight/contracts/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useKeptForm } from '../../lib/kept-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const EMPTY = { competitor_name: '', competitor_url: '' };

type Props = {
  submitText: string;
  disabled?: boolean;
  /** Answers whether the competitor was taken; the form is emptied then. */
  onSubmit: (competitor: { competitor_name: string; competitor_url: string }) => Promise<boolean>;
};

export function CompetitorFields({ submitText, disabled = false, onSubmit }: Props) {
  const form = useKeptForm(submitText, zodResolver(CompetitorForm), EMPTY);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (competitor) => {
    if (await onSubmit(competitor)) form.reset(EMPTY);
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <Field label="Competitor name" error={errors.competitor_name?.message}>
        {(slot) => <Input {...slot} {...form.register('competitor_name')} autoComplete="off" />}
      </Field>
      <Field label="Competitor URL" error={errors.competitor_url?.message}>
        {(slot) => (
          <Input {...slot} {...form.register('competitor_url')} inputMode="url" autoComplete="off" placeholder="https://example.com" />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={isSubmitting} disabled={disabled} className="sm:col-span-2 sm:justify-self-start">
        {submitText}
      </Button>
    </form>
  );
}
