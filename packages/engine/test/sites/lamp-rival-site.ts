import { lampShopSite } from './lamp-shop-site.ts';
import type { SitePages } from './serve-site.ts';
import { type Frame, renderPage, type SitePage, type TestSite } from './test-site.ts';

/** A competitor of the shop for bicycle lights: the same trade under another name, without two of its products, and with a guide to helmet lights that the shop lacks. */

const HOST = 'bright-row.test';
const LACKING = ['/products/glow-mount', '/products/spark-mini'];

const frame: Frame = {
  host: HOST,
  language: 'en',
  name: 'Bright Row',
  nav: [
    ['/shop', 'Shop'],
    ['/guides/helmet-lights', 'Helmet lights'],
    ['/help', 'Help'],
    ['/about', 'About'],
  ],
  footer:
    'Bright Row BV, Werfkade 3, 8011 Zwolle, Netherlands. <a href="/shipping">Shipping</a> <a href="/privacy">Privacy</a> <a href="/contact">Contact</a>',
};

const guide: SitePage = {
  title: 'Helmet lights | Bright Row',
  description: 'Helmet lights for bicycles: weight, brightness and when a light on the handlebar is the better choice.',
  changed: '2026-10-01',
  main: `<h1>Helmet lights</h1><p>Helmet lights point where you look. A helmet light of 60 grams is hardly felt, and one of more than 150 grams tires the neck within an hour.</p>
<h2>Are helmet lights allowed on the road?</h2><p>Helmet lights are allowed beside front lights and rear lights on the bicycle, and never in place of them.</p>
<h2>Can front lights be used in the rain?</h2><p>Front lights can be used in the rain. All our front lights are tested for 30 minutes under a jet of water (IPX6).</p>
<h2>How long do rear lights last on one charge?</h2><p>Rear lights last 9 hours on one charge, and 20 hours in the saving mode.</p>`,
};

const theirs = (text: string): string =>
  text
    .replaceAll('Lumen Lane', 'Bright Row')
    .replaceAll('lumen-lane.test', HOST)
    .replaceAll('Havenstraat 8, 3511 Utrecht', 'Werfkade 3, 8011 Zwolle')
    .replaceAll('Utrecht', 'Zwolle')
    .replaceAll('58211904', '61120457');

const pages: SitePages = Object.fromEntries(
  Object.entries(lampShopSite.pages)
    .filter(([path]) => !LACKING.includes(path))
    .map(([path, page]) => [
      path,
      typeof page === 'string'
        ? theirs(page).replace('<a href="/help">Help</a>', '<a href="/guides/helmet-lights">Helmet lights</a> <a href="/help">Help</a>')
        : page,
    ]),
);

export const lampRivalSite: TestSite = {
  host: HOST,
  origin: `http://${HOST}`,
  pages: { ...pages, '/guides/helmet-lights': renderPage(frame, '/guides/helmet-lights', guide) },
};
