import { describe, expect, it } from 'vitest';
import { heading, jsonLd, listItem, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, prose } from './testing-site.ts';

const TOWNS = ['Leeds', 'York', 'Hull', 'Ripon'];
/** As many services as there are towns. */
const REPAIRS = ['Tap repair', 'Pump repair', 'Sink repair', 'Valve repair'];
const at = (path: string) => `https://acme.test/${path}`;
const link = (path: string, text: string, region: 'nav' | 'main') => ({ href: at(path), text, rel: [], region, block: -1, internal: true });
/** What a page of a town says of it. */
const townOn = (name: string) => {
  const town = TOWNS.find((one) => name === `${one} plumber`);
  return town
    ? [heading(2, town), paragraph(`${town} is a large town in the county, with a market, a bridge and many old houses on both banks.`)]
    : [];
};
/** The page of a town says in markup what is offered there. */
const offeredOn = (name: string) =>
  townOn(name).length > 0
    ? { jsonLd: [jsonLd({ '@type': 'Plumber', hasOfferCatalog: [{ '@type': 'Service', name: `Boiler repair: ${name}` }] })] }
    : {};
type More = {
  lang?: string;
  /** What the list calls a town. */
  called?: (town: string) => string;
  also?: (town: string) => string;
  towns?: readonly string[];
  /** What every page lists. */
  listed?: readonly string[];
  /** What markup says is served. */
  areaServed?: readonly string[];
  /** Headings of the list. */
  headings?: readonly string[];
  /** Services that the list leads to beside the towns: in the menu, or in the list alone. */
  services?: readonly string[];
};
const slug = (name: string) => name.toLowerCase().replace(' ', '-');
/** A plumber with a page for each town, which a list of them leads to, and two services. */
const corpusOf = (
  list: string,
  path: (town: string) => string,
  {
    called = (town) => town,
    also = called,
    towns = TOWNS,
    listed = [],
    areaServed = [],
    headings = [],
    services = [],
    lang = 'en',
  }: More = {},
) => {
  const nav = [
    link('', 'Home', 'nav'),
    link('list', list, 'nav'),
    link('drain-cleaning', 'Drain cleaning', 'nav'),
    link('leak-search', 'Leak search', 'nav'),
  ];
  const one = (name: string, url: string, more: ReturnType<typeof link>[] = []) =>
    page(
      name,
      [
        ...(url === 'list' ? headings.map((text) => heading(2, text)) : townOn(name)),
        ...listed.map((text) => listItem(text)),
        paragraph(`${name}: ${prose(60, name.slice(0, 3))}`),
      ],
      {
        ...{ url: at(url), title: `${name} | Acme`, lang, detectedLanguage: lang, mainChars: 700, pageType: url ? 'other' : 'home' },
        links: [...nav, ...more],
        ...(areaServed.length > 0 ? { jsonLd: [jsonLd({ '@type': 'Plumber', name: 'Acme', areaServed })] } : offeredOn(name)),
      },
    );
  return buildCorpus(
    [
      one('Acme', ''),
      one(list, 'list', [
        ...towns.flatMap((town) => [called, also].map((text) => link(path(town), text(town), 'main'))),
        ...services.map((name) => link(slug(name), name, 'main')),
      ]),
      one('Drain cleaning', 'drain-cleaning'),
      one('Leak search', 'leak-search'),
      ...services.filter((name) => name !== 'Drain cleaning').map((name) => one(name, slug(name))),
      ...towns.map((town) => one(`${town} plumber`, path(town))),
    ],
    0,
  );
};
const topicsOf = (...site: Parameters<typeof corpusOf>) => corpusOf(...site).topics.map(({ topic }) => topic);

describe('pages about places', () => {
  it.each([
    ['below the list of them', (town: string) => `list/${town.toLowerCase()}`],
    ['at addresses that are alike', (town: string) => `${town.toLowerCase()}-plumber`],
  ])('are no topics: %s', (_what, path) => {
    const found = topicsOf('Service areas', path, { services: REPAIRS });
    expect(found).toContain('Drain cleaning');
    expect(found.join()).not.toMatch(/Leeds|York|Hull|Ripon|areas/);
    expect(topicsOf('Kinds of pipes', path, { services: REPAIRS }).join()).toMatch(/Leeds/);
  });

  it('are not pages that no link calls by the rest of an address that is alike, nor by a name alone', () => {
    const path = (town: string) => `plumber-services-${TOWNS.indexOf(town)}`;
    expect(topicsOf('Service areas', path, { called: (town) => `${town} plumber` }).join()).toMatch(/Leeds/);
  });

  it('are those whose addresses are alike, and the list heads them by the rest', () => {
    const called = () => 'House plumber';
    const path = (town: string) => `areas/${town.toLowerCase()}-plumber`;
    expect(topicsOf('Service areas', path, { called }).join()).toMatch(/plumber/);
    expect(topicsOf('Service areas', path, { called, headings: TOWNS }).join()).not.toMatch(/plumber/);
    expect(topicsOf('Kinds of pipes', path, { called, headings: TOWNS }).join()).toMatch(/plumber/);
  });

  describe('that links call by places of the markup', () => {
    const found = (more: More) => topicsOf('Kinds of pipes', (town) => `p-${town.length}${TOWNS.indexOf(town)}`, more);
    it('name no topic', () => expect(found({ areaServed: TOWNS })).not.toContain('Leeds plumber'));
    it('name one where links also call them otherwise, and where there are two', () => {
      expect(found({ areaServed: TOWNS, also: (town) => `Plumber of ${town}` })).toContain('Leeds plumber');
      expect(found({ areaServed: TOWNS.slice(0, 2) })).toContain('Leeds plumber');
    });
  });

  it('do not speak of what every page lists', () => {
    const listed = ['Same-day visits', 'Fixed prices', 'Clean boots'];
    expect(topicsOf('Service areas', (town) => `list/${town.toLowerCase()}`, { listed }).join()).not.toMatch(/visits|boots/);
  });

  describe('at addresses of any kind', () => {
    const path = (town: string) => `p-${town.length}${TOWNS.indexOf(town)}`;
    it('are those that a list of places calls by names alone', () => {
      expect(topicsOf('Service areas', path).join()).not.toMatch(/Leeds|York|Hull|Ripon/);
      expect(topicsOf('Kinds of pipes', path).join()).toMatch(/Leeds/);
    });
    it('are not two of them, nor where most of what the list leads to outside the menu is called otherwise', () => {
      expect(topicsOf('Service areas', path, { towns: TOWNS.slice(0, 2) }).join()).toMatch(/Leeds/);
      expect(topicsOf('Service areas', path, { services: REPAIRS.slice(1) }).join()).not.toMatch(/Leeds/);
      expect(topicsOf('Service areas', path, { services: REPAIRS }).join()).toMatch(/Leeds/);
    });
    it('are not told by capitals where every noun has one', () => {
      expect(topicsOf('Einsatzgebiete', path, { lang: 'de' }).join()).toMatch(/Leeds/);
    });
    it('are not what the list leads to in the menu', () => {
      const found = topicsOf('Service areas', path, { services: ['Drain cleaning'] });
      expect(found).toContain('Drain cleaning');
      expect(found.join()).not.toMatch(/Leeds/);
    });
  });

  it('ask nobody what the place is', () => {
    const asked = (list: string) => corpusOf(list, (town) => `list/${town.toLowerCase()}`).questions.map(({ question }) => question);
    expect(asked('Kinds of pipes').join()).toContain('what is Leeds');
    expect(asked('Service areas').join()).not.toMatch(/what is (?!Acme)/);
  });
});
