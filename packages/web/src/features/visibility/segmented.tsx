import { useId } from 'react';

type Props<T extends string> = { label: string; choices: readonly (readonly [T, string])[]; value: T; onChange: (value: T) => void };

/** One of a few, side by side. */
export function Segmented<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="flex rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">{label}</legend>
      {choices.map(([choice, title]) => (
        <label
          key={choice}
          className="relative cursor-pointer rounded px-3 py-1 text-muted has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
