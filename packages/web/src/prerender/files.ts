import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { PLANS } from '@citelight/contracts/plans';
import { CLAIM, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { SCREEN_PATHS, SCREENS, screenAt } from '@citelight/contracts/screens';
import { CHANGED } from './changed.ts';
import { LISTED } from './head.ts';
import { ORIGIN } from './structured-data.tsx';

/** What crawlers ask for by name. */

/** Behind sign-in there is nothing for a crawler, and a shared report is for those who have its link. */
const CLOSED = SCREEN_PATHS.filter((path) => SCREENS[path].access === 'member' || screenAt(path).unlisted).map((path) =>
  path.replace(/:.*/, ''),
);

const robots = `User-agent: *
${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${ORIGIN}/sitemap.xml
`;

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${LISTED.map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc><lastmod>${CHANGED[path]?.on}</lastmod></url>`).join('\n')}
</urlset>
`;

const llms = `# ${PRODUCT_NAME}

> ${PRODUCT_NAME} measures the AI search readiness of a website: how well it can be fetched, read, understood, trusted and quoted by answer engines.

${CLAIM}

The score of 100 is made of six factors:

${FACTOR_IDS.map((id) => `- ${FACTORS[id].title} (${FACTORS[id].weight} of 100): ${FACTORS[id].asks}`).join('\n')}

Plans, beside a free first assessment:

${PLANS.map(({ name, price, period, description }) => `- ${name}, $${price} a ${period}: ${description}`).join('\n')}

## Pages

${LISTED.map(({ path, title, description }) => `- [${title}](${ORIGIN}${path}): ${description}`).join('\n')}
`;

export const siteFiles = { 'robots.txt': robots, 'sitemap.xml': sitemap, 'llms.txt': llms };
