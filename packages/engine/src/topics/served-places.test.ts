import { describe, expect, it } from 'vitest';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { buildCorpus } from './build-corpus.ts';
import { changed } from './testing-linked-site.ts';
import { businessSite } from './testing-site.ts';

const BOILERS = ['Boiler repair in Leeds', 'Boiler repair York', 'The boiler repair in Hull'];
const DRAINS = ['Drain cleaning Leeds', 'Drain cleaning York', 'Drain cleaning Ripon'];
const OTHERS = ['Gutters', 'Skylights', 'Chimneys'];
const site = (labels: readonly string[], more: Parameters<typeof businessSite>[1] = {}) =>
  businessSite(Object.fromEntries([...labels, ...OTHERS].map((label) => [label, []])), { city: 'Bath', ...more });
const topicsOf = (pages: readonly ReadPage[]) => buildCorpus(pages, 0).topics;
const labelsOf = (pages: readonly ReadPage[]) =>
  topicsOf(pages)
    .map(({ topic }) => topic)
    .filter((topic) => !OTHERS.includes(topic))
    .sort();

/** The page with one more block. */
const withText = (one: ReadPage, text: string): ReadPage =>
  changed(one, { blocks: [...one.document.blocks, { ...one.document.blocks[1], text } as PageDocument['blocks'][number]] });

describe('what is offered in several places', () => {
  it('is one topic, with all its pages', () => {
    const found = topicsOf(site([...BOILERS, ...DRAINS])).filter(({ topic }) => !OTHERS.includes(topic));
    expect(found.map(({ topic }) => topic).sort()).toEqual(['Boiler repair', 'Drain cleaning']);
    expect(found.map(({ pages }) => pages.filter((url) => url.includes('/services/')).length)).toEqual([3, 3]);
  });

  it('has the page of the place that the start page names first', () => {
    const pages = site([...BOILERS, ...DRAINS, 'Boiler repair Yorkshire']).map((one) =>
      one.document.pageType === 'home' ? changed(one, { title: 'Harrow & Finch in Yorkshire' }) : withText(one, 'For yorkshire.'),
    );
    expect(labelsOf(pages)).toEqual(['Boiler repair', 'Drain cleaning']);
    expect(topicsOf(pages).find(({ topic }) => topic === 'Boiler repair')?.pages[0]).toMatch(/yorkshire$/);
  });

  it.each([
    ['names that follow one subject alone', [...BOILERS, 'Drain cleaning'], ['Boiler repair York', 'Drain cleaning']],
    [
      'one name that follows both',
      [...BOILERS, 'Drain cleaning Leeds', 'Drain cleaning Kerrin', 'Drain cleaning Ripon'],
      ['Boiler repair York'],
    ],
    ['a subject in two places', [...BOILERS, ...DRAINS.slice(0, 2)], ['Boiler repair', 'Drain cleaning Leeds', 'Drain cleaning York']],
  ])('is not told by %s', (_what, labels, expected) => expect(labelsOf(site(labels))).toEqual(expect.arrayContaining(expected)));

  it('is not told where every noun has a capital, nor by what the site writes small as well', () => {
    expect(labelsOf(site([...BOILERS, ...DRAINS], { lang: 'de' }))).toContain('Drain cleaning Ripon');
    const paces = ['Boiler repair', 'Drain cleaning'].flatMap((label) => ['Weekly', 'Monthly', 'Yearly'].map((pace) => `${label} ${pace}`));
    const small = site(paces).map((one) => withText(one, 'We come weekly, monthly and yearly.'));
    expect(labelsOf(small)).toEqual(paces.sort());
  });

  it('is not told on a site that is no business', () => {
    const bare = site([...BOILERS, ...DRAINS]).flatMap((one) =>
      one.document.pageType === 'contact' ? [] : changed(one, { jsonLd: [], blocks: one.document.blocks }),
    );
    expect(buildCorpus(bare, 0).profile.kind).not.toBe('localBusiness');
    expect(labelsOf(bare)).toContain('Drain cleaning Ripon');
  });
});
