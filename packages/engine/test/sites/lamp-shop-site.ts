import { type Frame, type SitePage, type TestSite, testSite } from './test-site.ts';

/** A shop for bicycle lights: products with prices and ratings, categories with filters, a basket that no crawler should enter. */

const HOST = 'lumen-lane.test';
const frame: Frame = {
  host: HOST,
  language: 'en',
  name: 'Lumen Lane',
  nav: [
    ['/shop', 'Shop'],
    ['/compare/dynamo-vs-battery-lights', 'Dynamo or battery?'],
    ['/help', 'Help'],
    ['/about', 'About'],
    ['/cart', 'Basket'],
  ],
  footer:
    'Lumen Lane BV, Havenstraat 8, 3511 Utrecht, Netherlands. <a href="/shipping">Shipping</a> <a href="/returns">Returns</a> <a href="/privacy">Privacy</a> <a href="/contact">Contact</a>',
};

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `http://${HOST}/#org`,
  name: 'Lumen Lane',
  legalName: 'Lumen Lane BV',
  url: `http://${HOST}/`,
  logo: `http://${HOST}/logo.svg`,
};

type Lamp = {
  slug: string;
  name: string;
  kind: 'front' | 'rear';
  price: string;
  lux: number;
  grams: number;
  hours: string;
  rating: number;
  reviews: number;
  text: string;
};

const LAMPS: readonly Lamp[] = [
  {
    slug: 'beacon-70',
    name: 'Beacon 70',
    kind: 'front',
    price: '69.00',
    lux: 70,
    grams: 118,
    hours: '6.5',
    rating: 4.6,
    reviews: 212,
    text: 'The Beacon 70 is a battery front light of 70 lux for commuters who ride in the dark every day. The beam is cut off at the top, as German law (StVZO) asks, so that nobody is dazzled.',
  },
  {
    slug: 'beacon-100',
    name: 'Beacon 100',
    kind: 'front',
    price: '99.00',
    lux: 100,
    grams: 146,
    hours: '4',
    rating: 4.7,
    reviews: 158,
    text: 'The Beacon 100 lights an unlit lane for 30 km/h and more. It switches between low and high beam at the handlebar and charges in two hours over USB-C.',
  },
  {
    slug: 'harbour-dynamo',
    name: 'Harbour Dynamo',
    kind: 'front',
    price: '84.50',
    lux: 80,
    grams: 104,
    hours: 'no battery',
    rating: 4.8,
    reviews: 341,
    text: 'The Harbour Dynamo runs on any 6 V hub dynamo and stays on for five minutes at traffic lights. Nothing to charge, nothing to forget.',
  },
  {
    slug: 'ember-rear',
    name: 'Ember',
    kind: 'rear',
    price: '29.90',
    lux: 0,
    grams: 41,
    hours: '9',
    rating: 4.4,
    reviews: 97,
    text: 'The Ember is a rear light with a brake signal: an accelerometer brightens it to 25 candela when you slow down.',
  },
  {
    slug: 'glow-mount',
    name: 'Glow Mount',
    kind: 'rear',
    price: '34.90',
    lux: 0,
    grams: 58,
    hours: 'no battery',
    rating: 4.5,
    reviews: 64,
    text: 'The Glow Mount is a dynamo rear light for racks with bolts 50 or 80 mm apart. Its line of light is 78 mm wide, so that drivers can judge the distance.',
  },
  {
    slug: 'spark-mini',
    name: 'Spark Mini',
    kind: 'front',
    price: '39.00',
    lux: 30,
    grams: 62,
    hours: '5',
    rating: 4.1,
    reviews: 133,
    text: 'The Spark Mini is a light to be seen by in town: 30 lux, 62 grams, and small enough for a pocket.',
  },
];

const product = (lamp: Lamp): SitePage => ({
  title: `${lamp.name} bicycle light, €${lamp.price} | Lumen Lane`,
  description: `${lamp.name}: ${lamp.lux > 0 ? `${lamp.lux} lux, ` : ''}${lamp.grams} g, €${lamp.price} including VAT. ${lamp.reviews} reviews, ${lamp.rating} of 5.`,
  changed: '2026-10-05',
  jsonLd: [
    {
      '@type': 'Product',
      name: lamp.name,
      sku: lamp.slug,
      brand: { '@type': 'Brand', name: 'Lumen Lane' },
      image: `http://${HOST}/images/${lamp.slug}.svg`,
      description: lamp.text,
      offers: {
        '@type': 'Offer',
        price: lamp.price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `http://${HOST}/products/${lamp.slug}`,
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: lamp.rating, reviewCount: lamp.reviews },
    },
  ],
  main: `<h1>${lamp.name}</h1><img src="/images/${lamp.slug}.svg" alt="${lamp.name} bicycle light on a handlebar" width="600" height="400">
<p>${lamp.text}</p>
<p>Price: €${lamp.price} including VAT. In stock, delivered in 2 working days. Rated ${lamp.rating} of 5 in ${lamp.reviews} reviews.</p>
<h2>Specification</h2><table><tbody><tr><th>Brightness</th><td>${lamp.lux > 0 ? `${lamp.lux} lux at 10 m` : '25 candela'}</td></tr><tr><th>Weight</th><td>${lamp.grams} g</td></tr><tr><th>Battery life at full power</th><td>${/\d/.test(lamp.hours) ? `${lamp.hours} hours` : lamp.hours}</td></tr><tr><th>Water</th><td>IPX6</td></tr></tbody></table>
<h2>What comes with it</h2><ul><li>Mount for handlebars of 22 to 35 mm</li><li>USB-C cable of 40 cm</li><li>Guarantee of five years</li></ul>
<a href="/cart?add-to-cart=${lamp.slug}">Put into the basket</a>`,
});

const list = (lamps: readonly Lamp[]) =>
  `<ul>${lamps.map(({ slug, name, price }) => `<li><a href="/products/${slug}">${name}</a>, €${price}</li>`).join('')}</ul>`;
const filters = (path: string) =>
  `<aside><h2>Filter</h2>${['black', 'silver', 'red', 'blue', 'white'].map((colour) => `<a href="${path}?colour=${colour}">${colour}</a>`).join(' ')} <a href="${path}?sort=price">by price</a></aside>`;

const pages: Record<string, SitePage> = {
  '/': {
    title: 'Bicycle lights that last | Lumen Lane',
    description:
      'Bicycle lights for commuters: six models from €29.90, tested in rain, with a guarantee of five years and spare parts for ten.',
    changed: '2026-10-05',
    jsonLd: [ORGANIZATION, { '@type': 'WebSite', name: 'Lumen Lane', url: `http://${HOST}/` }],
    main: `<h1>Bicycle lights that last</h1><p>Lumen Lane makes six bicycle lights and the spare parts for them. Prices run from €29.90 to €99; each light has a guarantee of five years, and we keep parts for ten.</p><h2>Our lights</h2>${list(LAMPS)}<h2>How bright must a light be?</h2><p>In town 30 lux are enough to be seen; on an unlit lane you want 70 lux or more. Read <a href="/compare/dynamo-vs-battery-lights">dynamo or battery</a> if you are not sure which kind suits you.</p>`,
  },
  '/shop': {
    title: 'All bicycle lights | Lumen Lane',
    description: 'All six bicycle lights of Lumen Lane with prices: three batteries and three dynamos.',
    changed: '2026-10-05',
    main: `<h1>All bicycle lights</h1>${filters('/shop')}${list(LAMPS)}<p><a href="/category/front-lights">Front lights</a> <a href="/category/rear-lights">Rear lights</a></p>`,
  },
  '/category/front-lights': {
    title: 'Front lights | Lumen Lane',
    description: 'Front lights for bicycles from 30 to 100 lux, €39 to €99.',
    changed: '2026-10-05',
    main: `<h1>Front lights</h1>${filters('/category/front-lights')}${list(LAMPS.filter(({ kind }) => kind === 'front'))}`,
  },
  '/category/rear-lights': {
    title: 'Rear lights | Lumen Lane',
    description: 'Rear lights for bicycles with brake signal or dynamo, from €29.90.',
    changed: '2026-10-05',
    main: `<h1>Rear lights</h1>${filters('/category/rear-lights')}${list(LAMPS.filter(({ kind }) => kind === 'rear'))}`,
  },
  ...Object.fromEntries(LAMPS.map((lamp) => [`/products/${lamp.slug}`, product(lamp)])),
  '/compare/dynamo-vs-battery-lights': {
    title: 'Dynamo or battery lights: which suit you? | Lumen Lane',
    description:
      'Dynamo lights cost more to fit and nothing to run; battery lights move between bicycles. Costs over five years, weight and brightness compared.',
    changed: '2026-09-01',
    jsonLd: [
      {
        '@type': 'Article',
        headline: 'Dynamo or battery lights: which suit you?',
        datePublished: '2025-10-12',
        dateModified: '2026-09-01',
        author: { '@type': 'Person', name: 'Pieter Vos', url: `http://${HOST}/about` },
      },
    ],
    main: `<article><h1>Dynamo or battery lights: which suit you?</h1><p>By <a rel="author" href="/about">Pieter Vos</a>, <time datetime="2026-09-01">1 September 2026</time></p><p>Choose a dynamo if you ride one bicycle in the dark more than twice a week; choose a battery if you change bicycles or ride rarely. Over five years a dynamo costs €214 with its hub, a battery light €129 with one new battery.</p><h2>Costs over five years</h2><table><thead><tr><th></th><th>Dynamo</th><th>Battery</th></tr></thead><tbody><tr><td>Light and hub</td><td>€84.50 + €129</td><td>€99</td></tr><tr><td>New battery</td><td>none</td><td>€30</td></tr><tr><td>Drag at 20 km/h</td><td>3 W</td><td>0 W</td></tr></tbody></table><h2>What do our customers choose?</h2><p>Of 1,005 orders in 2025, 38 % were for dynamo lights, up from 31 % in 2023.</p></article>`,
  },
  '/help': {
    title: 'Help with bicycle lights | Lumen Lane',
    description: 'How to charge, mount and repair our lights, and how long delivery takes.',
    changed: '2026-05-11',
    main: '<h1>Help</h1><h2>How long does delivery take?</h2><p>Two working days in the Netherlands, Belgium and Germany, four elsewhere in the European Union.</p><h2>Can I replace the battery?</h2><p>Yes. Loosen two screws, change the cell (type 18650), close the lid. A new cell costs €30.</p><h2>Are the lights allowed in Germany?</h2><p>Yes. All front lights carry the K mark of the Kraftfahrt-Bundesamt.</p>',
  },
  '/about': {
    title: 'About Lumen Lane',
    description:
      'Lumen Lane is a maker of bicycle lights in Utrecht, founded in 2013 by Pieter Vos and Anneke Smit. Eleven people build and repair lights.',
    changed: '2026-05-11',
    jsonLd: [ORGANIZATION],
    main: '<h1>About Lumen Lane</h1><p>Lumen Lane BV is a maker of bicycle lights in Utrecht, founded in 2013 by Pieter Vos, an optical engineer, and Anneke Smit. Eleven people build and repair about 9,000 lights a year. Chamber of Commerce 58211904.</p>',
  },
  '/contact': {
    title: 'Contact | Lumen Lane',
    description: 'Write to us, call us, or come to our workshop in Utrecht.',
    changed: '2026-05-11',
    main: '<h1>Contact</h1><p>Havenstraat 8, 3511 Utrecht. <a href="mailto:hello@lumen-lane.test">hello@lumen-lane.test</a>, +31 30 555 0187, Tuesday to Saturday.</p>',
  },
  '/shipping': {
    title: 'Shipping | Lumen Lane',
    description: 'Shipping costs €4.95 in the European Union and nothing from €75.',
    changed: '2026-05-11',
    main: '<h1>Shipping</h1><p>Shipping costs €4.95 in the European Union and is free from €75. Orders before 15 h leave on the same day.</p>',
  },
  '/returns': {
    title: 'Returns | Lumen Lane',
    description: 'Send any light back within 60 days; we pay the postage.',
    changed: '2026-05-11',
    main: '<h1>Returns</h1><p>Send any light back within 60 days, used or not. We pay the postage and return your money within five working days.</p>',
  },
  '/privacy': {
    title: 'Privacy | Lumen Lane',
    description: 'What we keep of your order and for how long.',
    changed: '2026-05-11',
    main: '<h1>Privacy</h1><p>We keep your order for seven years, as Dutch tax law wants, and nothing else.</p>',
  },
};

const picture = {
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ddd"/></svg>',
};

export const lampShopSite: TestSite = testSite(frame, pages, {
  ...Object.fromEntries([...LAMPS.map(({ slug }) => `/images/${slug}.svg`), '/logo.svg'].map((path) => [path, picture])),
  '/cart': { status: 200, body: '<!doctype html><html lang="en"><title>Basket</title><h1>Your basket is empty</h1></html>' },
});

const DELIVERY = 'Two working days in the Netherlands, Belgium and Germany, four elsewhere in the European Union.';
const unmarked = (page: string) =>
  page
    .replace(DELIVERY, 'That depends on where you live and on the carrier, and you can follow each parcel on its way.')
    .replace(/<script type="application\/ld\+json">[^<]*"Organization"[^<]*<\/script>/g, '');

/** The same without markup that says who runs it, and with an answer that leaves the time open: its report has a fix and an opportunity. */
export const unmarkedLampShopSite: TestSite = {
  ...lampShopSite,
  pages: Object.fromEntries(
    Object.entries(lampShopSite.pages).map(([path, page]) => [path, typeof page === 'string' ? unmarked(page) : page]),
  ),
};
