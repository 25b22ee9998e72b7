import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from './cn.ts';

export type Tab = { value: string; label: ReactNode; disabled?: boolean; content: ReactNode };

/** Drawn as a file, before any script: a click there leads nowhere yet. */
const IS_FILE = typeof document === 'undefined';

/** Tabs whose state belongs to the caller, so that it can stand in the URL. */
export function Tabs(props: { label: string; value: string; onChange: (value: string) => void; tabs: readonly Tab[]; fill?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit: the chosen one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what moves it
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [props.value]);
  return (
    <Radix.Root value={props.value} onValueChange={props.onChange}>
      <Radix.List ref={list} aria-label={props.label} className="relative flex gap-1 overflow-x-auto border-line border-b">
        {props.tabs.map(({ value, label, disabled }) => (
          <Radix.Trigger
            key={value}
            value={value}
            disabled={disabled}
            aria-disabled={IS_FILE || undefined}
            className={cn(
              '-mb-px -outline-offset-2 whitespace-nowrap border-transparent border-b-2 px-4 py-3 font-medium text-muted text-sm transition-colors hover:not-disabled:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-[Canvas]',
              props.fill && 'flex-1',
            )}
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="rounded-md pt-4 sm:pt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
