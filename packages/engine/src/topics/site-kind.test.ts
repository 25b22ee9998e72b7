import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { jsonLd, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, prose } from './testing-site.ts';

/** A page that the menu of every page names. */
const withMenu = (labels: readonly string[], draft: Parameters<typeof page>[2] = {}): ReadPage[] => {
  const links = labels.map((text) => ({
    ...{ href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
    ...{ region: 'nav' as const, block: -1 },
  }));
  const home = page('Acme', [paragraph(prose(60))], { url: 'https://acme.test/', pageType: 'home', links, ...draft });
  return [home, ...labels.map((label) => page(label, [paragraph(prose(60, label.slice(0, 3)))], { links, mainChars: 600 }))];
};
const contact = jsonLd({
  '@type': 'Organization',
  name: 'Acme',
  telephone: '+44 113 555',
  address: { '@type': 'PostalAddress', addressLocality: 'Leeds' },
});

describe('the kind of a site', () => {
  it.each([
    ['association', ['Membership', 'Bylaws', 'Donate', 'Rescue boats'], ['Acme membership', 'what is Acme']],
    ['academic', ['Publications', 'Lab members', 'Teaching', 'Openings'], ['Acme publications']],
    [
      'event',
      ['Speakers', 'Call for papers', 'Venue', 'Important dates'],
      ['Acme dates', 'Acme registration', 'Acme schedule', 'Acme venue', 'what is Acme'],
    ],
  ])('%s: several menu labels agree, and nothing is asked of it that is asked of a business with a telephone', (kind, labels, asked) => {
    const { profile, questions } = buildCorpus(withMenu(labels, { jsonLd: [contact] }), 0);
    expect(profile.kind).toBe(kind);
    expect(questions.map(({ question }) => question).sort()).toEqual(asked);
  });

  it('who compares products of several makers and lets nobody buy is no shop', () => {
    const compared = (brands: readonly string[], button = 'Read on') =>
      buildCorpus(
        ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
          page(`Kiln ${name}`, [paragraph(`The kiln ${name} at £ 900. ${prose(30, name)}`), paragraph(button)], {
            ...{ url: `https://acme.test/products/${name}`, lang: 'en', detectedLanguage: 'en', pageType: 'product', mainChars: 600 },
            jsonLd: [jsonLd({ '@type': 'Product', name, brand: { name: brands[at % brands.length] }, offers: { price: '900' } })],
          }),
        ),
        0,
      ).profile.kind;
    expect(compared(['Ofra', 'Brenn', 'Cotto'])).toBe('other');
    expect(compared(['Ofra', 'Brenn', 'Cotto'], 'Add to cart')).toBe('shop');
    expect(compared(['Ofra'])).toBe('shop');
  });

  it('what has prices and an account to sign in to, or an entry in a store, is a program', () => {
    const store = {
      href: 'https://apps.apple.com/app/acme/id1',
      text: 'Get it',
      rel: [],
      internal: false,
      region: 'main' as const,
      block: -1,
    };
    const kind = (labels: readonly string[], more: readonly (typeof store)[] = []) => {
      const pages = withMenu(labels);
      return buildCorpus(
        pages.map((one) => ({ ...one, document: { ...one.document, links: [...one.document.links, ...more] } })),
        0,
      ).profile.kind;
    };
    expect(kind(['Pricing', 'Log in', 'Kilns'])).toBe('software');
    expect(kind(['Pricing', 'Kilns'], [store])).toBe('software');
    expect(kind(['Pricing', 'Kilns'])).toBe('other');
    expect(kind(['Log in', 'Kilns'], [store])).toBe('other');
  });

  it('who gives a street and a telephone on every page expects visitors', () => {
    const kind = (...foot: string[]) => {
      const [, ...below] = page(
        'Foot',
        foot.map((text) => paragraph(text, { region: 'footer' })),
      ).document.blocks;
      const pages = withMenu(['Kilns', 'Wheels', 'Glazes']).map((one, at) => ({
        ...one,
        document: { ...one.document, blocks: [...one.document.blocks, ...(at === 0 ? below : below.slice(0, 1))] },
      }));
      return buildCorpus(pages, 0).profile.kind;
    };
    expect(kind('12 Mill Lane, 94110 Nogent. Tél. 01 43 00 00 00')).toBe('localBusiness');
    expect(kind('Tél. 01 43 00 00 00', '12 Mill Lane, 94110 Nogent')).toBe('other');
    expect(kind('12 Mill Lane, 94110 Nogent')).toBe('other');
    expect(kind('Tél. 01 43 00 00 00')).toBe('other');
    expect(kind('12 Mill Lane, 94110 Nogent. Since 01 02 2026')).toBe('other');
  });

  it.each([
    ['Registered charity no. 1052076', 'footer', 'association'],
    ['Charity registration number: 1052076', 'footer', 'association'],
    ['Charity no. 1052076', 'footer', 'association'],
    ['Charity number 1052076', 'footer', 'association'],
    ['Association loi 1901', 'footer', 'association'],
    ['© Acme. A registered charity (no. 1052076)', 'footer', 'association'],
    ['Scottish Charity SC012345', 'footer', 'association'],
    ['Proud to support Sunrise Hospice, registered charity 1052076', 'footer', 'localBusiness'],
    ['Give to charity no matter when.', 'footer', 'localBusiness'],
    ['Association régie par la loi du 1er juillet 1901', 'footer', 'association'],
    ['Entidad sin ánimo de lucro', 'footer', 'association'],
    ['Organizacja pożytku publicznego', 'footer', 'association'],
    ['A share of each sale goes to charity.', 'footer', 'localBusiness'],
    ['Registered charity no. 1052076', 'main', 'localBusiness'],
  ] as const)('a registered charity is an association, though markup calls it a business: “%s” (%s)', (text, region, kind) => {
    const [, foot] = page('Foot', [paragraph(text, { region })]).document.blocks;
    const business = jsonLd({ '@type': 'LocalBusiness', name: 'Acme', telephone: '+44 113 555', address: 'Mill Lane 4, Leeds' });
    const pages = withMenu(['Kilns', 'Wheels', 'Glazes'], { jsonLd: [business] }).map((one) => ({
      ...one,
      document: { ...one.document, blocks: [...one.document.blocks, ...(foot ? [foot] : [])] },
    }));
    expect(buildCorpus(pages, 0).profile.kind).toBe(kind);
  });

  it('who calls itself an association is one', () => {
    const titled = (title: string) => buildCorpus(withMenu(['Clubs', 'Courses'], { title }), 0).profile.kind;
    expect(titled('Acme – Association of Potters')).toBe('association');
    expect(titled('Acme – kilns for every association of potters')).toBe('other');
  });

  it('one sign alone is not enough: unknown, and nothing typed is asked', () => {
    const { profile, questions } = buildCorpus(withMenu(['Boats', 'Lighthouses', 'Tides'], { jsonLd: [contact] }), 0);
    expect(profile.kind).toBe('other');
    expect(questions).toEqual([]);
  });
});
