import { describe, expect, it } from 'vitest';
import { readPages } from '../gather.ts';
import { aVisit, type BlockDraft, goodPage, heading, link, paragraph, term } from '../testing.ts';
import { onlyAddress, onlyLinked, openingHours } from './contact-sources.ts';

const pagesOf = (blocks: BlockDraft[], type: 'contact' | 'home' | 'article' = 'contact') =>
  readPages(aVisit({ pages: [goodPage(type, { document: { blocks, links: [] } })] }));

describe('opening hours', () => {
  it.each<[blocks: BlockDraft[], found: string | null]>([
    [[heading(2, 'Opening hours'), paragraph('Mon–Fri 9:00–17:00'), heading(2, 'Parking'), paragraph('8:00–20:00')], 'Mon–Fri 9:00–17:00'],
    [[heading(2, 'Öffnungszeiten'), paragraph('Mo–Fr 9–17 Uhr')], 'Mo–Fr 9–17 Uhr'],
    [[term('Opening hours'), paragraph('Mon–Fri 9:00–17:00')], 'Mon–Fri 9:00–17:00'],
    [[paragraph('Opening hours: Mon–Fri 9:00–17:00')], 'Opening hours: Mon–Fri 9:00–17:00'],
    [[heading(2, 'Emergency line'), paragraph('Mon–Fri 18:00–23:00')], null],
    [[paragraph('Hours for emergencies: 18:00–23:00')], null],
    [[heading(2, 'Opening hours'), heading(2, 'Emergency line'), paragraph('18:00–23:00')], null],
    [[heading(2, 'Opening hours'), paragraph('By appointment')], null],
    [[heading(2, 'Opening hours'), paragraph('24 December 2026: 9:00–12:00')], null],
  ])('of %j: %s', (blocks, found) => {
    expect(openingHours(pagesOf(blocks))?.value ?? null).toBe(found);
    expect(openingHours(pagesOf(blocks, 'article'))).toBeNull();
  });
});

describe('the address', () => {
  const [LABELED, PLAIN] = ['Address: Mill Lane 4, Leeds LS1 4AB', 'Mill Lane 4, Leeds LS1 4AB'];
  it.each<[type: 'contact' | 'article', blocks: BlockDraft[], found: string | null]>([
    ['contact', [paragraph(LABELED)], PLAIN],
    ['contact', [paragraph('Anschrift: Mühlgasse 4, 4020 Linz')], 'Mühlgasse 4, 4020 Linz'],
    ['contact', [heading(2, 'Address'), paragraph(PLAIN)], PLAIN],
    ['article', [paragraph('Clay.'), paragraph(LABELED, { region: 'footer' })], PLAIN],
    ['article', [paragraph(LABELED)], null],
    ['contact', [paragraph(PLAIN)], null],
    ['contact', [heading(2, 'Address'), paragraph('Mill Lane 4')], null],
    ['contact', [paragraph(LABELED), paragraph('Address: Wharf 9, York YO1 7AB')], null],
  ])('on a page of type %s with %j: %s', (type, blocks, found) => {
    expect(onlyAddress(pagesOf(blocks, type)).found?.value ?? null).toBe(found);
  });
});

it('a number is that of the house where it is the only one', () => {
  const of = (...hrefs: string[]) =>
    onlyLinked(
      readPages(
        aVisit({
          pages: [goodPage('contact', { document: { blocks: hrefs.map((href) => paragraph('Call', { links: [link(href, 'Call')] })) } })],
        }),
      ),
      'tel:',
    );
  expect(of('tel:+44 1782 496000', 'tel:+441782496000').found?.value).toBe('+441782496000');
  expect(of('tel:+44 1782 496000', 'tel:+44 1782 496001')).toMatchObject({ found: null, because: '2 different ones are linked' });
});
