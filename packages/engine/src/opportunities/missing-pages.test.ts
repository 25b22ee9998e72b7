import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, jsonLd } from '../audits/testing.ts';
import { businessSite, page, prose, section } from '../topics/testing-site.ts';
import { change, find } from './testing-opportunities.ts';

const SITE = 'https://harrowfinch.test';
const OWN = /^Give .* (?:pages of their|a page of its) own$/;
const ownPages = (pages: ReadPage[]) => find(pages).filter(({ title }) => OWN.test(title));

const SOLD = ['Dental implants', 'Gum treatment', 'Dental veneers', 'Night guards'];
const told = (words: number, labels = SOLD): BlockDraft[] =>
  labels.flatMap((label) => section(label, `${label} take two visits. ${prose(words, label.slice(0, 3))}`));
/** A page that describes what is offered, at this address. */
const list = (blocks: BlockDraft[], path = 'services', more: Partial<ReadPage['document']> = {}) => [
  ...businessSite({}),
  change(page('What we do', blocks, { url: `${SITE}/${path}`, title: 'Services | Harrow & Finch' }), more),
];
const marking = (...names: string[]) =>
  jsonLd({ '@type': 'Dentist', makesOffer: names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })) });
const onHome = (pages: ReadPage[], names: string[], text: string) =>
  pages.map((one) =>
    one.document.pageType === 'home'
      ? change(one, {
          jsonLd: [...one.document.jsonLd, marking(...names)],
          blocks: [...one.document.blocks, ...page('', text ? section(names.at(-1) ?? '', text) : []).document.blocks.slice(1)],
        })
      : one,
  );
const link = (path: string, text: string) => ({
  href: `${SITE}/${path}`,
  text,
  rel: [],
  region: 'main' as const,
  block: -1,
  internal: true,
});
const linkedFromHome = (pages: ReadPage[], links: ReadPage['document']['links']) =>
  pages.map((one) => (one.document.pageType === 'home' ? change(one, { links: [...one.document.links, ...links] }) : one));
const PAGED = { Implants: [], Crowns: [], Bridges: [] };
const SPOKEN = 'Everybody who grinds gets night guards, and we fit night guards in a week.';

describe('sections of one page', () => {
  it('that are long enough for a page each are one job', () => {
    const [found, ...more] = ownPages(list(told(70)));
    expect(more).toEqual([]);
    expect(found?.title).toBe('Give “Dental implants”, “Gum treatment”, “Dental veneers”, and “Night guards” pages of their own');
    expect(found?.pageUrl).toBe(`${SITE}/services`);
    expect(found?.evidence?.what).toBe('4 services share this page');
  });
  it('may be shorter where markup names them', () => {
    expect(ownPages(onHome(list(told(35)), SOLD, SPOKEN))).toHaveLength(1);
  });

  it.each<[because: string, pages: ReadPage[]]>([
    ['say little', list(told(35))],
    ['are too short but for two', list([...told(70, SOLD.slice(0, 2)), ...told(35, SOLD.slice(2))])],
    ['are parts of one service', list(told(70), 'services/check-up', { title: 'Check-up | Harrow & Finch' })],
    ['have pages, which links name', list(told(70), 'services', { links: SOLD.slice(1).map((label, at) => link(`p${at}`, label)) })],
  ])('need no page where they %s', (_because, pages) => expect(ownPages(pages)).toEqual([]));
  it('need one where links of other pages lead to the sections', () =>
    expect(
      ownPages(
        linkedFromHome(
          list(told(70)),
          SOLD.map((label) => link('services', label)),
        ),
      ),
    ).toHaveLength(1));
});

describe('what is listed without a page', () => {
  it('deserves one where others have theirs', () => {
    const [found] = ownPages(onHome(businessSite(PAGED), ['Night guards'], SPOKEN));
    expect(found?.title).toBe('Give “Night guards” a page of its own');
    expect(found?.description).toContain('3 other offers have a page');
  });
  it.each<[because: string, pages: ReadPage[]]>([
    ['few others have one', onHome(businessSite({ Implants: [], Crowns: [] }), ['Night guards'], SPOKEN)],
    ['a page has it under a longer name', onHome(businessSite({ ...PAGED, Guards: [] }), ['Night guards'], SPOKEN)],
    ['a link leads to one', linkedFromHome(onHome(businessSite(PAGED), ['Night guards'], SPOKEN), [link('p7', 'All about night guards')])],
    ['nothing but the markup says so', onHome(businessSite(PAGED), ['Night guards'], '')],
  ])('needs none where %s', (_because, pages) => expect(ownPages(pages)).toEqual([]));
});
