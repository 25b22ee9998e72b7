import type { PageType } from '@citelight/contracts';
import type { DateFact, Region } from '../artifacts/page.ts';
import type { BlockDraft, DocumentDraft } from './testing-drafts.ts';

/** The good site of the tests: Acme Kilns, a maker of small pottery kilns. Each page is what its type should be; tests change one thing. */

const S = 'https://acme.test';
export type GoodPage = { url: string; lastmod: string; document: DocumentDraft };

const h = (level: number, text: string): BlockDraft => ({ kind: 'heading', level, text });
const p = (text: string, ...links: [href: string, text: string][]): BlockDraft => ({
  kind: 'paragraph',
  text,
  links: links.map(([href, label]) => ({ href, text: label })),
});
const items = (kind: 'listItem' | 'tableRow', ...texts: string[]): BlockDraft[] => texts.map((text) => ({ kind, text, group: 0 }));
const date = (iso: string, role: DateFact['role'], text: string): DateFact => ({ iso, role, text, via: 'time-element', region: 'main' });

const NAV: [string, string][] = [
  ['/kilns', 'Kilns'],
  ['/blog/firing-temperature', 'Firing temperatures explained'],
  ['/docs/controller', 'Controller manual'],
  ['/about', 'About Acme Kilns'],
  ['/contact', 'Contact'],
  ['/faq', 'Questions and answers'],
];
const outside = (region: Region, pairs: [string, string][]) =>
  pairs.map(([path, text]) => ({ href: `${S}${path}`, text, rel: [], region, block: -1, internal: true }));
const CHROME = [
  ...outside('nav', NAV),
  ...outside('footer', [
    ['/privacy', 'Privacy'],
    ['/imprint', 'Imprint'],
    ['/terms', 'Terms'],
  ]),
];
const FOOTER: BlockDraft = {
  kind: 'paragraph',
  region: 'footer',
  text: '© 2026 Acme Kilns Ltd, 12 Potter Lane, Stoke-on-Trent, United Kingdom',
};

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `${S}/#organization`,
  name: 'Acme Kilns',
  legalName: 'Acme Kilns Ltd',
  url: `${S}/`,
  logo: `${S}/logo.png`,
  sameAs: ['https://www.wikidata.org/wiki/Q1', 'https://www.linkedin.com/company/acme-kilns'],
  address: { '@type': 'PostalAddress', streetAddress: '12 Potter Lane', addressLocality: 'Stoke-on-Trent', addressCountry: 'GB' },
  contactPoint: { '@type': 'ContactPoint', email: 'hello@acme.test', contactType: 'customer service' },
};
const AUTHOR = {
  '@type': 'Person',
  '@id': `${S}/team/mara-voss#person`,
  name: 'Mara Voss',
  url: `${S}/team/mara-voss`,
  jobTitle: 'Ceramic engineer',
};

const trail = (...names: [path: string, name: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([path, name], index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${S}${path}` })),
});

type Draft = DocumentDraft & { title: string; nodes?: number };
function page(path: string, lastmod: string, graph: object[], draft: Draft, crumbs: [string, string][] = []): GoodPage {
  const value = { '@context': 'https://schema.org', '@graph': [ORGANIZATION, ...graph, ...(crumbs.length ? [trail(...crumbs)] : [])] };
  return {
    url: `${S}${path}`,
    lastmod,
    document: {
      titleCount: 1,
      meta: { 'og:site_name': 'Acme Kilns', 'og:title': draft.title, 'og:url': `${S}${path}`, viewport: 'width=device-width' },
      jsonLd: [{ ok: true, value, bytes: JSON.stringify(value).length }],
      breadcrumbs: crumbs.map(([, name]) => name),
      links: CHROME,
      images: [{ src: `${S}/kiln.jpg`, alt: 'A small front-loading pottery kiln on steel legs', decorative: false, region: 'main' }],
      pageTypeBecause: 'the page of the tests is of this type',
      ...draft,
      blocks: [...(draft.blocks ?? []), FOOTER],
    },
  };
}

const ARTICLE = page(
  '/blog/firing-temperature',
  '2026-10-02',
  [
    {
      '@type': 'Article',
      headline: 'What temperature does a pottery kiln fire at?',
      author: AUTHOR,
      publisher: { '@id': `${S}/#organization` },
      datePublished: '2026-03-04',
      dateModified: '2026-10-02',
      image: `${S}/kiln.jpg`,
      mainEntityOfPage: `${S}/blog/firing-temperature`,
      inLanguage: 'en',
    },
    AUTHOR,
  ],
  {
    title: 'What temperature does a pottery kiln fire at? | Acme Kilns',
    metaDescription:
      'A pottery kiln fires earthenware at 1,060 °C, stoneware at 1,240 °C and porcelain at 1,280 °C. The table shows cones and hours.',
    pageType: 'article',
    landmarks: { article: 1 },
    bylines: [{ text: 'Mara Voss', href: `${S}/team/mara-voss`, via: 'rel-author', region: 'main' }],
    dates: [date('2026-03-04', 'published', '4 March 2026'), date('2026-10-02', 'modified', '2 October 2026')],
    tables: [{ rows: 4, columns: 3, hasHeader: true, caption: 'Firing temperature by clay body', layout: false, region: 'main' }],
    blocks: [
      h(1, 'What temperature does a pottery kiln fire at?'),
      p('By Mara Voss, ceramic engineer. Published 4 March 2026, updated 2 October 2026.', [`${S}/team/mara-voss`, 'Mara Voss']),
      p(
        'A pottery kiln fires at 1,060 °C for earthenware, 1,240 °C for stoneware and 1,280 °C for porcelain. The clay body decides the firing temperature; the glaze must fit it within 20 °C.',
      ),
      h(2, 'Which firing temperature suits which clay?'),
      p(
        'Earthenware matures between 1,000 °C and 1,150 °C, stoneware between 1,200 °C and 1,300 °C. Orton, the maker of pyrometric cones, lists cone 04 at 1,060 °C and cone 6 at 1,222 °C for a heating rate of 60 °C an hour (2024 chart).',
        ['https://www.ortonceramic.com/pyrometric-cones', 'Orton’s cone chart'],
      ),
      ...items(
        'tableRow',
        'Clay body · Firing temperature · Cone',
        'Earthenware · 1,060 °C · 04',
        'Stoneware · 1,240 °C · 7',
        'Porcelain · 1,280 °C · 9',
      ),
      h(2, 'How long does a firing take?'),
      p(
        'A stoneware firing takes 9 to 11 hours, and cooling takes another 12. In our workshop we measured 214 firings in 2025: the median was 9 hours 40 minutes and 38 kWh for a 60-litre kiln.',
      ),
      {
        kind: 'quote',
        text: 'Most cracked pots come from cooling too fast below 600 °C, not from the peak.',
        attribution: 'Dr. Ilse Brandt, materials scientist, University of Koblenz',
        citeUrl: 'https://www.hs-koblenz.de/brandt',
      },
      h(2, 'What is a pyrometric cone?'),
      p(
        'A pyrometric cone is a small ceramic pyramid that bends once it has taken up a set amount of heat. It measures heat work, which is temperature and time together.',
      ),
    ],
  },
  [
    ['/', 'Home'],
    ['/blog', 'Blog'],
    ['/blog/firing-temperature', 'Firing temperatures'],
  ],
);

export const GOOD_PAGES: Readonly<Record<PageType, GoodPage>> = {
  article: ARTICLE,
  home: page(
    '/',
    '2026-11-01',
    [{ '@type': 'WebSite', '@id': `${S}/#website`, name: 'Acme Kilns', url: `${S}/`, publisher: { '@id': `${S}/#organization` } }],
    {
      title: 'Acme Kilns: small pottery kilns for studios and schools',
      metaDescription: 'Acme Kilns builds small pottery kilns for studios and schools, from 40 to 120 litres, with delivery across Europe.',
      blocks: [
        h(1, 'Small pottery kilns for studios and schools'),
        p(
          'Acme Kilns builds small pottery kilns for studios and schools: 40, 60 and 120 litres, on a household socket, delivered across Europe within 14 days.',
        ),
        h(2, 'Which pottery kiln is right for you?'),
        p('A studio that fires once a week needs 60 litres; a school class of 24 pupils needs 120 litres.', [
          `${S}/kilns`,
          'Compare all kilns',
        ]),
        h(2, 'Who builds Acme kilns?'),
        p('Eleven people in Stoke-on-Trent have built 4,300 kilns since 1998.', [`${S}/about`, 'About Acme Kilns']),
      ],
    },
  ),
  product: page(
    '/kilns/studio-60',
    '2026-10-20',
    [
      {
        '@type': 'Product',
        name: 'Studio 60 pottery kiln',
        description: 'A 60-litre front-loading pottery kiln up to 1,300 °C.',
        image: `${S}/kiln.jpg`,
        sku: 'ST60',
        brand: { '@type': 'Brand', name: 'Acme Kilns' },
        offers: {
          '@type': 'Offer',
          price: '2190.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url: `${S}/kilns/studio-60`,
        },
      },
    ],
    {
      title: 'Studio 60 pottery kiln, 60 litres, 1,300 °C | Acme Kilns',
      metaDescription: 'The Studio 60 is a 60-litre pottery kiln up to 1,300 °C for €2,190.00, on a 230 V socket.',
      tables: [{ rows: 4, columns: 2, hasHeader: true, caption: 'Specification', layout: false, region: 'main' }],
      blocks: [
        h(1, 'Studio 60 pottery kiln'),
        p(
          'The Studio 60 is a 60-litre front-loading pottery kiln that reaches 1,300 °C on a 230 V socket. It costs €2,190.00 including delivery in the EU.',
        ),
        h(2, 'Specification'),
        ...items('tableRow', 'Property · Value', 'Volume · 60 litres', 'Power · 3.6 kW', 'Weight · 96 kg'),
        h(2, 'How does the Studio 60 compare with the School 120?'),
        p('The Studio 60 uses 38 kWh for a stoneware firing, the School 120 uses 64 kWh but holds twice as much.', [
          `${S}/kilns/school-120`,
          'School 120',
        ]),
      ],
    },
    [
      ['/', 'Home'],
      ['/kilns', 'Kilns'],
      ['/kilns/studio-60', 'Studio 60'],
    ],
  ),
  docs: page(
    '/docs/controller',
    '2026-09-12',
    [
      {
        '@type': 'TechArticle',
        headline: 'How to program the kiln controller',
        author: AUTHOR,
        datePublished: '2026-01-10',
        dateModified: '2026-09-12',
        image: `${S}/kiln.jpg`,
      },
    ],
    {
      title: 'How to program the kiln controller | Acme Kilns',
      metaDescription: 'Program the kiln controller in four steps: choose a program, set the ramp, set the hold and start.',
      dates: [date('2026-01-10', 'published', '10 January 2026'), date('2026-09-12', 'modified', '12 September 2026')],
      lists: [{ kind: 'ordered', items: 4, region: 'main' }],
      blocks: [
        h(1, 'How to program the kiln controller'),
        p(
          'To program the kiln controller, choose a program, set the ramp in degrees an hour, set the hold in minutes and press start. Published 10 January 2026, updated 12 September 2026.',
        ),
        h(2, 'Steps'),
        ...items(
          'listItem',
          'Press PROG until the number blinks.',
          'Set the ramp to 100 °C an hour.',
          'Set the hold to 10 minutes.',
          'Press START.',
        ),
        h(2, 'What does error E2 mean?'),
        p('Error E2 means that the thermocouple of the kiln controller is broken or not connected. Replace it with a type S thermocouple.'),
      ],
    },
    [
      ['/', 'Home'],
      ['/docs', 'Manuals'],
      ['/docs/controller', 'Controller'],
    ],
  ),
  listing: page('/kilns', '2026-10-20', [{ '@type': 'CollectionPage', name: 'Pottery kilns', url: `${S}/kilns` }], {
    title: 'Pottery kilns from 40 to 120 litres | Acme Kilns',
    metaDescription: 'All pottery kilns of Acme Kilns with volume, power and price.',
    tables: [{ rows: 4, columns: 4, hasHeader: true, caption: 'Our kilns', layout: false, region: 'main' }],
    blocks: [
      h(1, 'Pottery kilns from 40 to 120 litres'),
      p('Acme Kilns sells three pottery kilns: the Mini 40 for €1,490.00, the Studio 60 for €2,190.00 and the School 120 for €3,890.00.'),
      ...items(
        'tableRow',
        'Kiln · Volume · Power · Price',
        'Mini 40 · 40 l · 2.9 kW · €1,490.00',
        'Studio 60 · 60 l · 3.6 kW · €2,190.00',
        'School 120 · 120 l · 9 kW · €3,890.00',
      ),
      p(
        'Each kiln ships with shelves, posts and a controller.',
        [`${S}/kilns/studio-60`, 'Studio 60 pottery kiln'],
        [`${S}/kilns/mini-40`, 'Mini 40 pottery kiln'],
      ),
    ],
  }),
  about: page(
    '/about',
    '2026-06-01',
    [{ '@type': 'AboutPage', name: 'About Acme Kilns', url: `${S}/about`, mainEntity: { '@id': `${S}/#organization` } }],
    {
      title: 'About Acme Kilns, kiln makers since 1998',
      metaDescription: 'Acme Kilns Ltd has built pottery kilns in Stoke-on-Trent since 1998.',
      blocks: [
        h(1, 'About Acme Kilns'),
        p(
          'Acme Kilns Ltd is a maker of pottery kilns in Stoke-on-Trent, United Kingdom. Eleven people have built 4,300 kilns since 1998. Company number 03514422.',
        ),
        h(2, 'Who writes here?'),
        p('Mara Voss, ceramic engineer, writes our articles and runs the test workshop.', [`${S}/team/mara-voss`, 'Mara Voss']),
      ],
    },
  ),
  contact: page('/contact', '2026-05-11', [{ '@type': 'ContactPage', name: 'Contact', url: `${S}/contact` }], {
    title: 'Contact Acme Kilns',
    metaDescription: 'Write to Acme Kilns, call or visit the workshop in Stoke-on-Trent.',
    forms: [{ action: `${S}/contact`, password: false, fields: 4 }],
    blocks: [
      h(1, 'Contact Acme Kilns'),
      p(
        'Write to hello@acme.test or call +44 1782 000000, Monday to Friday from 9 to 17 h. The workshop is at 12 Potter Lane, Stoke-on-Trent.',
        ['mailto:hello@acme.test', 'hello@acme.test'],
      ),
    ],
  }),
  faq: page(
    '/faq',
    '2026-08-15',
    [
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Can a pottery kiln run on a household socket?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes. Kilns up to 3.6 kW run on a 230 V household socket with a 16 A fuse.' },
          },
        ],
      },
    ],
    {
      title: 'Questions about pottery kilns | Acme Kilns',
      metaDescription: 'Answers about sockets, power use and delivery of pottery kilns.',
      blocks: [
        h(1, 'Questions about pottery kilns'),
        p('Here are the answers that buyers of pottery kilns ask us for most often.'),
        h(2, 'Can a pottery kiln run on a household socket?'),
        p('Yes. Kilns up to 3.6 kW run on a 230 V household socket with a 16 A fuse.'),
        h(2, 'How much does a firing cost?'),
        p('A stoneware firing in a 60-litre kiln uses 38 kWh, which costs about €12 at €0.32 a kWh (2026).'),
      ],
    },
  ),
  other: page('/delivery', '2026-04-02', [{ '@type': 'WebPage', name: 'Delivery of kilns', url: `${S}/delivery` }], {
    title: 'Delivery of kilns | Acme Kilns',
    metaDescription: 'Kilns are delivered within 14 days across Europe.',
    blocks: [
      h(1, 'Delivery of kilns'),
      p('Acme Kilns delivers within 14 days across Europe. The driver brings the kiln to the ground floor.'),
    ],
  }),
};
