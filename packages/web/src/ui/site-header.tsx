import type { ReactNode } from 'react';

/** The bar on top of every page: the logo (its link is the caller's), what lies in the middle, and what can be done. */
export function SiteHeader({ logo, nav, actions }: { logo: ReactNode; nav?: ReactNode; actions: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground/88 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-4 sm:px-6 lg:px-8">
        {logo}
        {nav}
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2">{actions}</div>
      </div>
    </header>
  );
}

const SECTION_LINKS = [
  { label: 'Features', href: '/#features' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'About', href: '/#about' },
] as const;

/** The anchors of the landing page. They lead to another document, so they are plain links everywhere. */
export function SectionLinks() {
  return (
    <nav aria-label="Sections" className="ml-4 hidden items-center gap-1 md:flex">
      {SECTION_LINKS.map(({ label, href }) => (
        <a key={href} href={href} className="rounded-md px-3 py-2 text-muted text-sm hover:bg-sunken hover:text-ink">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The same anchors behind a button on a phone; the popover needs no script. */
export function SectionMenu({ icon }: { icon: ReactNode }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="sections"
        aria-label="Menu"
        className="inline-flex size-10 items-center justify-center rounded-md hover:bg-sunken md:hidden"
      >
        {icon}
      </button>
      <nav
        id="sections"
        popover="auto"
        aria-label="Sections"
        className="fixed inset-x-3 top-16 bottom-auto m-0 w-auto rounded-lg border border-line bg-panel p-2 text-ink shadow-float"
      >
        {SECTION_LINKS.map(({ label, href }) => (
          <a key={href} href={href} className="block rounded-md px-3 py-3 hover:bg-sunken">
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}
