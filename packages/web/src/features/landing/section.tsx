import type { ReactNode } from 'react';

export function Section({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:px-8 lg:py-28">
      <h2 id={`${id}-title`} className="max-w-2xl font-semibold text-title">
        {title}
      </h2>
      <p className="mt-4 mb-10 max-w-2xl text-lg text-muted leading-relaxed lg:mb-14">{text}</p>
      {children}
    </section>
  );
}
