/** The day on which the text of a page last changed, for the sitemap; `text` is its fingerprint, and a test says when the two no longer fit. */
export const CHANGED: Readonly<Record<string, { on: string; text: string }>> = {
  '/': { on: '2026-11-25', text: '6e8a86bda64e' },
  '/contact': { on: '2026-11-25', text: '881eab9ea201' },
  '/sample': { on: '2026-11-25', text: '0cbbc5e08540' },
  '/privacy': { on: '2026-11-25', text: 'a55bab5889f6' },
  '/terms': { on: '2026-11-22', text: 'e6f0b26367c3' },
};
