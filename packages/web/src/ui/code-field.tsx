import { Field } from './field.tsx';
import { Input } from './input.tsx';

type Props = { label: string; error: string | undefined; value: string; onChange: (digits: string) => void; autoFocus?: boolean };

/** Six digits of a mail or an authenticator app; anything else that is typed or pasted is left out. */
export function CodeField({ label, error, value, onChange, autoFocus = false }: Props) {
  return (
    <Field label={label} error={error}>
      {(slot) => (
        <Input
          {...slot}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
          className="font-mono text-lg tracking-[0.3em]"
        />
      )}
    </Field>
  );
}
