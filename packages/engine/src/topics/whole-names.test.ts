import type { PageType } from '@citelight/contracts';
import { expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, definition, paragraph, term } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { type Linked, linkedSite, type SiteLink, textOn, topicsOf } from './testing-linked-site.ts';

type Tested = {
  menu: string;
  /** The address of its page, where that is not made of the menu's word. */
  at?: string;
  h1: string;
  title?: string;
  start?: string;
  called?: (place: string) => string;
  blocks?: BlockDraft[];
  pageType?: PageType;
};
const PLACES = ['Wards', 'Labs', 'Kitchens', 'Trains'];
const noiseIn = (place: string): string => `Noise in ${place.toLowerCase()}`;
/** A site whose menu names the page of each place by that place, and one page besides. */
function site({ menu, at, h1, title = h1, start = 'Less noise', called = noiseIn, blocks = [], pageType = 'other' }: Tested): ReadPage[] {
  const path = (label: string) => `/${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const pages = PLACES.map((place): Linked => {
    const name = called(place);
    return { path: path(place), h1: name, title: `${name} | Hushworks`, blocks: textOn(place.toLowerCase()) };
  });
  const about = 'We write of noise in schools, bars and clubs, of methods against noise, of the best surveys.';
  const own: Linked = {
    path: at ?? path(menu),
    h1,
    title: `${title} | Hushworks`,
    blocks: [...textOn(menu.toLowerCase()), ...blocks],
    draft: { pageType },
  };
  const links = [...PLACES, menu].map((text): SiteLink => [text, text === menu && at !== undefined ? at : path(text), 'nav']);
  return linkedSite([{ path: '/', title: `${start} | Hushworks`, h1: start, blocks: [paragraph(about)] }, ...pages, own], links);
}

it.each<[because: string, topic: string, tested: Tested]>([
  ['its headline before a colon', 'Noise in schools', { menu: 'Schools', h1: 'Noise in schools: figures and remedies' }],
  [
    'its title, where the headline is about more',
    'Methods against noise',
    { menu: 'Methods', h1: 'Eight that work', title: 'Methods against noise: all eight' },
  ],
  ['a headline with a form of the label', 'Noise at the next school', { menu: 'Schools', h1: 'Noise at the next school: what helps' }],
  ['a headline with both of its two things', 'Noise in bars & clubs', { menu: 'Bars & clubs', h1: 'Noise in bars & clubs: figures' }],
  ['a headline that begins with both', 'Bars & clubs against noise', { menu: 'Bars & clubs', h1: 'Bars & clubs against noise: figures' }],
  ['a headline that ends with the whole label', 'Noise test bench', { menu: 'Test bench', h1: 'Noise test bench: ours' }],
  ['its headline without the place at the end', 'Surveys of noise', { menu: 'Surveys', h1: 'Surveys of noise in Elmstead: figures' }],
  [
    'what things of a year are of',
    'Noise maps for schools',
    { menu: 'Schools', h1: 'Noise maps for schools', title: 'Schools', start: 'Noise maps', called: (place) => `${place} noise 2026` },
  ],
  [
    'what its address begins with as its headline does',
    'Noise in schools',
    { menu: 'Schools', at: '/noise-in-schools-ideas', h1: 'Noise in schools near busy town roads' },
  ],
  ['its headline without the year', 'Noise in schools', { menu: 'Schools', h1: 'Noise in schools (2026)', title: 'Schools' }],
  [
    'what a service is of',
    'Noise service for schools',
    {
      menu: 'Schools',
      h1: 'Noise service for schools',
      title: 'Schools',
      start: 'Noise service',
      called: (place) => `${place} noise service`,
    },
  ],
])('a page that the menu calls without what the site is about is named by %s', (_because, topic, tested) => {
  const topics = topicsOf(site(tested));
  expect(topics).toContain(topic);
  expect(topics).not.toContain(tested.menu);
});

it.each<[because: string, tested: Tested]>([
  ['a question', { menu: 'Schools', h1: 'Does noise harm schools' }],
  ['said to somebody', { menu: 'Schools', h1: 'Your noise in schools' }],
  ['a sentence', { menu: 'Schools', h1: 'Noise in schools as seen by all of their own teachers' }],
  ['of much besides', { menu: 'Schools', h1: 'Noise in schools near busy town roads' }],
  ['a list', { menu: 'Schools', h1: 'Noise, dust, heat in schools' }],
  ['of one more thing', { menu: 'Schools', h1: 'Noise in schools and clubs' }],
  ['of a label that narrows a thing by itself', { menu: 'Wall panels', h1: 'Wall panels against noise: ours' }],
  ['of a product', { menu: 'Hush', h1: 'Hush for noise: ours', pageType: 'product' }],
  ['about other things', { menu: 'Schools', h1: 'Noise all over town: figures' }],
  ['about what the start page never says', { menu: 'Schools', h1: 'Noise in schools: figures', start: 'Good hearing' }],
  ['about what no other page is called by', { menu: 'Schools', h1: 'Noise in schools: figures', called: (place) => place }],
  ['with the name of the site', { menu: 'Surveys', h1: 'Surveys of Hushworks noise: figures' }],
  [
    'with a word that only narrows others',
    { menu: 'Surveys', h1: 'Best surveys yet: ours', start: 'Best of all', called: (place) => `Best ${place.toLowerCase()}` },
  ],
  ['with a place', { menu: 'Surveys', h1: 'Surveys Elmstead: ours', start: 'Elmstead', called: (place) => `${place} Elmstead` }],
  ['with what kind of page it is', { menu: 'Surveys', h1: 'Guide to surveys', start: 'A guide', called: (place) => `${place} guide` }],
  ['with the subject that the menu says as well', { menu: 'Noisemakers', h1: 'Noisemakers against noise: figures' }],
  [
    'with a short subject that the menu says as well',
    { menu: 'Gas bills', h1: 'Gas bills of gas users', start: 'Gas', called: (place) => `Gas in ${place}` },
  ],
])('a page keeps the name of the menu where its headline is %s', (_because, tested) =>
  expect(topicsOf(site({ title: tested.menu, ...tested }))).toContain(tested.menu),
);

it('a question that says what the whole site is about is not of a topic for that', () => {
  const question = 'How is noise in bedrooms measured?';
  const asked = [term(question), definition('It is measured at night, when all else is quiet and nobody moves about.')];
  const pages = site({ menu: 'Methods', h1: 'Eight that work', title: 'Methods', blocks: asked });
  expect(buildCorpus(pages, 0).questions).toContainEqual(expect.objectContaining({ question, topic: 'Methods' }));
});
