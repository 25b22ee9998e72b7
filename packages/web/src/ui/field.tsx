import { type ReactNode, useId } from 'react';

type Slot = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined };

/** A label, its control, a hint and what is wrong; `children` receives the attributes that tie the control to them. */
export function Field(props: {
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (slot: Slot) => ReactNode;
}) {
  const id = useId();
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        {props.aside}
      </div>
      {props.children({ id, 'aria-invalid': props.error ? true : undefined, 'aria-describedby': described || undefined })}
      {props.hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-poor text-sm">
          {props.error}
        </p>
      )}
    </div>
  );
}
