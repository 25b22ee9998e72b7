import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, heading, NOW, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite, page, prose } from '../topics/testing-site.ts';
import { also, change, crafts, find, lost } from './testing-opportunities.ts';
import { thinPages } from './thin-pages.ts';

const SITE = 'https://harrowfinch.test';

const writeMore = (pages: ReadPage[]) => find(pages).filter(({ title }) => title.startsWith('Write more about'));
const LONG = [paragraph(prose(260))];
/** Four services with as much main text as their blocks have. */
const measured = (blocksOf: (label: string) => BlockDraft[]) =>
  crafts(blocksOf).map((one) => change(one, { mainChars: one.document.blocks.reduce((sum, { text }) => sum + text.length, 0) }));
/** The same, of which those that match say little. */
const short = (which: RegExp, more: BlockDraft[] = LONG) => measured((label) => (which.test(label) ? [] : more));
const onShort = (document: Partial<ReadPage['document']>) => also(short(/Crowns/), 'crowns', document);
const inGerman = (one: ReadPage) =>
  /crowns|braces|bridges/.test(one.url) ? change(one, { lang: 'de', detectedLanguage: 'de', pageType: 'product' }) : one;
const NO_LABEL = 'All that our customers have ever asked us to make for them in spring';
/** Services in a folder that does not say so, which are linked from here. */
const linkedFrom = (region: 'nav' | 'main') =>
  businessSite(Object.fromEntries(['Dental implants', 'Porcelain crowns', 'Metal braces', 'Gum care'].map((label) => [label, []])), {
    hub: 'all',
  }).map((one) => change(one, { links: one.document.links.map((link) => ({ ...link, region })) }));
const ofKind = (pages: ReadPage[], kind: SiteKind) => {
  const corpus = buildCorpus(pages, 0);
  return thinPages({ pages, corpus: { ...corpus, profile: { ...corpus.profile, kind } }, audits: [], now: Date.parse(NOW) });
};
const FORM = { action: '/send', password: false, fields: 6 };

describe('pages that hardly say anything', () => {
  it('are one job, with the words of the first and the number of the others', () => {
    const [found, ...more] = writeMore(short(/./));
    expect(more).toEqual([]);
    expect(found?.title).toMatch(/^Write more about (?=.*“Implants”)(?=.*“Crowns”)(?=.*“Braces”)(?=.*“Bridges”)/);
    expect(found?.description).toMatch(/has \d\d words in its main part, and 3 others have fewer than 100\./);
    expect(found?.evidence?.where).toBe(found?.pageUrl);
  });
  it('are short beside the others, the fullest of which shows how much there is to say', () => {
    const parts = ['Price', 'Visits', 'Care'].flatMap((text) => [heading(2, text), paragraph(prose(90, text))]);
    const [found] = writeMore(short(/Crowns/, parts));
    expect(found?.title).toBe('Write more about “Crowns”');
    expect(found?.description).toMatch(/Half of your 4 pages about what you offer have \d{3} words or more\./);
    expect(found?.actionSteps[0]).toMatch(/^Explain “Crowns” as fully as you explain “\w+”, in \d{3} words under 3 headings: /);
  });

  it.each<[because: string, pages: ReadPage[]]>([
    ['say enough', short(/none/)],
    ['are a little shorter than the others', measured((label) => [paragraph(prose(label === 'Crowns' ? 30 : 60))])],
    ['have a form of their own', onShort({ forms: [FORM] })],
    ['may be filled by a script that the others do not have', onShort({ scripts: 3 })],
    ['say the rest outside their main part', onShort({ visibleChars: 3000 })],
    ['hold the rest out of sight', onShort({ unshown: prose(300) })],
    ['are empty', onShort({ wordCount: 9 })],
    [
      'lead to pages of their subject',
      [
        ...also(short(/Crowns/), 'crowns', {
          links: ['gold', 'white'].map((kind) => ({
            ...{ href: `${SITE}/services/crowns/${kind}`, text: `Crowns of ${kind}`, rel: [] },
            ...{ region: 'main' as const, block: -1, internal: true },
          })),
        }),
        ...short(/none/)
          .slice(2, 4)
          .map((one, at) => {
            const url = `${SITE}/services/crowns/${['gold', 'white'][at]}`;
            return { ...one, url, finalUrl: url };
          }),
      ],
    ],
    ['are in another language than the site', short(/Crowns|Braces|Bridges/).map(inGerman)],
    ['are articles', short(/./).map((one) => change(one, { pageType: 'article' }))],
    ['are neither in the menu nor among the services', linkedFrom('main')],
    ['have no others to be compared with', short(/./).filter(({ url }) => !/crowns|braces/.test(url))],
    ['are about no topic of the site', [...short(/none/), page(NO_LABEL, [paragraph(prose(30))], { url: `${SITE}/services/s7` })]],
  ])('are left alone where they %s', (_because, pages) => expect(writeMore(pages)).toEqual([]));

  it('count as offered where the menu of a business leads to them, not that of a club', () => {
    const pages = linkedFrom('nav');
    expect(writeMore(pages)).toHaveLength(1);
    expect(ofKind(pages, 'other')).toEqual([]);
  });

  it('are left alone where they keep themselves out of the index', () => {
    const pages = short(/Crowns/);
    const barred = {
      ...lost('x', 1),
      id: 'crawler-access/index-eligible',
      findings: [{ where: `${SITE}/services/crowns`, what: 'noindex' }],
    };
    expect(find(pages, [barred]).filter(({ title }) => title.startsWith('Write more about'))).toEqual([]);
  });

  it.each(['localBusiness', 'shop', 'publisher', 'documentation'] as const)('of a site of the kind %s count where it sells', (kind) => {
    expect(ofKind(short(/./), kind)).toHaveLength(kind === 'localBusiness' || kind === 'shop' ? 1 : 0);
  });
});
