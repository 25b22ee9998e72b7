import type { ReactNode, Ref } from 'react';

/** What every page of the application stands in. The content fills the window at least, so that the footer below it never moves in sight. */
export function Frame({
  header,
  footer,
  main,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  main?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-md bg-ink px-4 py-2 text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      {header}
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
