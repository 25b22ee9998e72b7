import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const look =
  'w-full rounded-md border border-edge bg-panel px-3.5 text-base text-ink outline-none transition-shadow placeholder:text-faint focus-visible:border-accent focus-visible:ring-2 focus-visible:ring-accent/30 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-poor-fill sm:text-sm';

/** What is typed runs in its own direction: an Arabic or Hebrew sentence ends on its left. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" {...rest} className={cn(look, 'h-11', className)} />;
}

/** For the address of a website, as people type it. */
export const UrlInput = (props: ComponentProps<'input'>) => (
  <Input inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} className="font-mono" {...props} />
);

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...rest} className={cn(look, 'min-h-32 py-2.5', className)} />;
}
