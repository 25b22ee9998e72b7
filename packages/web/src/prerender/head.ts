import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { PUBLIC_PAGES, type PublicPage } from './pages.tsx';
import { landingData, ORIGIN, pageData } from './structured-data.tsx';

/** What stands in the head of a prerendered page for those who list, quote or share it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type About = { path: string; title: string; description: string; placeholder?: boolean };

const tagsOf = ({ path, title, description, placeholder }: About) => [
  `<title>${escaped(title)}</title>`,
  `<meta name="description" content="${escaped(description)}" />`,
  `<link rel="canonical" href="${ORIGIN}${path}" />`,
  ...(placeholder ? ['<meta name="robots" content="noindex" />'] : []),
  `<meta property="og:type" content="website" />`,
  `<meta property="og:site_name" content="${PRODUCT_NAME}" />`,
  `<meta property="og:title" content="${escaped(title)}" />`,
  `<meta property="og:description" content="${escaped(description)}" />`,
  `<meta property="og:url" content="${ORIGIN}${path}" />`,
  '<meta name="twitter:card" content="summary" />',
];

const LANDING: About = {
  path: '/',
  title: `${PRODUCT_NAME}: is your website ready for AI search?`,
  description:
    'Measure the AI search readiness of your website: whether answer engines can fetch, read, trust and cite it, with the evidence, and what to do first.',
};

export const LANDING_HEAD = [...tagsOf(LANDING), landingData(LANDING.description)].join('\n    ');

export const headOf = (page: PublicPage): string =>
  [
    ...tagsOf({ ...page, title: `${page.title} · ${PRODUCT_NAME}` }),
    ...(page.fetches ? [`<link rel="preload" as="fetch" crossorigin href="${page.fetches}" />`] : []),
    ...(page.placeholder ? [] : [pageData(page)]),
  ].join('\n    ');

/** The pages that may be found, with the landing page first. */
export const LISTED: readonly About[] = [LANDING, ...PUBLIC_PAGES.filter(({ placeholder }) => !placeholder)];
