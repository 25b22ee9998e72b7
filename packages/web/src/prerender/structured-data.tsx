import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { PLANS } from '@citelight/contracts/plans';
import { renderToStaticMarkup } from 'react-dom/server';
import { QUESTIONS } from '../features/landing/questions.tsx';
import type { PublicPage } from './pages.tsx';

/** schema.org data of the prerendered pages: it says what the pages show, and nothing besides. */

/** Replaced by the server, which knows its address. */
export const ORIGIN = 'https://origin.invalid';
const ID = { organization: `${ORIGIN}/#organization`, website: `${ORIGIN}/#website`, application: `${ORIGIN}/#application` };

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': ID.organization,
  name: PRODUCT_NAME,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/favicon.svg`,
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${ORIGIN}/contact` },
};
const WEBSITE = {
  '@type': 'WebSite',
  '@id': ID.website,
  name: PRODUCT_NAME,
  url: `${ORIGIN}/`,
  inLanguage: 'en',
  publisher: { '@id': ID.organization },
};

const script = (graph: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const textOf = (html: string) =>
  html
    .replace(/<\/(p|li|h\d|caption|th|td|tr)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export const landingData = (description: string) =>
  script([
    ORGANIZATION,
    WEBSITE,
    {
      '@type': 'WebApplication',
      '@id': ID.application,
      name: PRODUCT_NAME,
      url: `${ORIGIN}/`,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'A current web browser',
      publisher: { '@id': ID.organization },
      offers: PLANS.map(({ name, price, description: what }) => ({
        '@type': 'Offer',
        name,
        description: what,
        price: String(price),
        priceCurrency: 'USD',
        url: `${ORIGIN}/#pricing`,
      })),
    },
    {
      '@type': 'FAQPage',
      '@id': `${ORIGIN}/#questions`,
      isPartOf: { '@id': ID.website },
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOf(renderToStaticMarkup(answer)) },
      })),
    },
  ]);

export const pageData = ({ path, title, description, type }: PublicPage) =>
  script([
    ORGANIZATION,
    WEBSITE,
    {
      '@type': type,
      '@id': `${ORIGIN}${path}`,
      url: `${ORIGIN}${path}`,
      name: title,
      description,
      isPartOf: { '@id': ID.website },
      publisher: { '@id': ID.organization },
    },
  ]);
