import type { ReactNode } from 'react';

/** Running text: headings, paragraphs and lists at a reading width. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-prose text-muted leading-relaxed [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-semibold [&_h2]:text-ink [&_h2]:text-xl [&_h2]:tracking-tight [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  );
}
