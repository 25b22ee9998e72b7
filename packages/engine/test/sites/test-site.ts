import type { SitePages } from './serve-site.ts';

/** A site as data: served on loopback under its name (`resolve: { [host]: served.address }`). */
export type TestSite = { host: string /** http://host, without a slash at the end. */; origin: string; pages: SitePages };

export type SitePage = {
  title: string;
  description: string;
  /** Inner HTML of <main>. */
  main: string;
  jsonLd?: readonly unknown[];
  /** More elements of the head. */
  head?: string;
  /** Last change, for the sitemap. */
  changed?: string;
};

export type Frame = {
  host: string;
  language: string;
  name: string;
  /** Paths and texts of the navigation. */
  nav: readonly (readonly [path: string, text: string])[];
  /** Inner HTML of the footer. */
  footer: string;
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const jsonLdScript = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...(value as object) })}</script>`;

export function renderPage(frame: Frame, path: string, page: SitePage): string {
  const { host, language, name, nav, footer } = frame;
  const url = `http://${host}${path}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(page.title)}</title>
<meta name="description" content="${escapeText(page.description)}">
<link rel="canonical" href="${url}">
<meta property="og:title" content="${escapeText(page.title)}">
<meta property="og:site_name" content="${escapeText(name)}">
<meta property="og:url" content="${url}">
${page.head ?? ''}
${(page.jsonLd ?? []).map(jsonLdScript).join('\n')}
</head>
<body>
<header><a href="/">${escapeText(name)}</a>
<nav>${nav.map(([href, text]) => `<a href="${href}">${escapeText(text)}</a>`).join(' ')}</nav></header>
<main>
${page.main.trim()}
</main>
<footer>${footer}</footer>
</body>
</html>
`;
}

/** Pages in their frame, with a robots.txt that opens everything and a sitemap of all pages. */
export function testSite(frame: Frame, pages: Record<string, SitePage>, more: SitePages = {}): TestSite {
  const origin = `http://${frame.host}`;
  const entries = Object.entries(pages).map(
    ([path, { changed }]) => `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return {
    host: frame.host,
    origin,
    pages: {
      ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, renderPage(frame, path, page)])),
      '/robots.txt': `User-agent: *\nDisallow: /internal/\n\nSitemap: ${origin}/sitemap.xml\n`,
      '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`,
      ...more,
    },
  };
}
