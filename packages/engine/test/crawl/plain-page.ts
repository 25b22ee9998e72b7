/** A time and a page for sites that are made up; the bench uses them without a test runner. */

export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** A page with a text of its own and links to others. */
export const page = (name: string, links: readonly string[] = [], more = ''): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title>${more}</head><body><main><h1>${name}</h1><p>This is the page about ${name}. It says what ${name} is, who needs ${name}, and what ${name} costs in the year 2026.</p></main><nav>${links
    .map((href) => `<a href="${href}">${href}</a>`)
    .join(' ')}</nav></body></html>`;
