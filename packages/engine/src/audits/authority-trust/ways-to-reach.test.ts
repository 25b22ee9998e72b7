import { expect, it } from 'vitest';
import { PACK_LANGUAGES, type PackLanguage } from '../../language/pack.ts';
import { aDocument, aPage, heading, link, paragraph } from '../testing.ts';
import { pageToReach, writesContact } from './ways-to-reach.ts';

it.each([
  ['Contact Us', ['https://forms.example/ticket'], true],
  ['Contact Us', [], false],
  ['Our kilns', ['https://forms.example/ticket'], false],
])('a heading “%s” with the links %j below it leads to somebody: %s', (title, hrefs, leads) => {
  const blocks = [heading(2, title), paragraph('Send us a ticket.', { links: hrefs.map((href) => link(href, 'ticket')) })];
  const page = aPage({ url: 'https://acme.test/support', document: { blocks, links: [], forms: [] } });
  expect(pageToReach([page as never]) !== undefined).toBe(leads);
});

it.each([
  ['contact', 'https://forms.example/acme/request', true],
  ['contact', 'https://www.google.com/maps/embed?pb=1', false],
  ['other', 'https://forms.example/acme/request', false],
] as const)('a page of type %s with %s in a frame leads to somebody: %s', (pageType, src, leads) => {
  const document = {
    pageType,
    leads: [{ href: src, name: '', internal: false }],
    links: [],
    forms: [],
    blocks: [paragraph('Use the form.')],
  };
  expect(pageToReach([aPage({ document }) as never]) !== undefined).toBe(leads);
});

const CALL: Readonly<Record<PackLanguage, string>> = {
  en: 'Phone number: 01130 496 0199',
  de: 'Telefonnummer: 01130 496 0199',
  fr: 'Tél. 01130 496 0199',
  es: 'TELEFONO 01130 496 0199',
  it: 'Numero verde 01130 496 0199',
  pt: 'Telemóvel: 01130 496 0199',
  nl: 'Bel ons: 01130 496 0199',
  pl: 'Zadzwoń: 01130 496 0199',
  ru: 'Тел.: 01130 496 0199',
  tr: 'Çağrı merkezi 01130 496 0199',
  da: 'Tlf. 01130 496 0199',
  sv: 'Tfn 01130 496 0199',
  ja: 'お電話：01130 496 0199',
  zh: '客服热线：01130 496 0199',
  ko: '대표번호 01130 496 0199',
  ar: 'الهاتف: 01130 496 0199',
};
const writes = (text: string) => writesContact(aDocument({ blocks: [paragraph(text)] }));

it.each(PACK_LANGUAGES.map((language) => [language, CALL[language]] as const))('%s: “%s” is a number to call', (_language, text) =>
  expect(writes(text)).toBe(true),
);
it.each(['Portable 600 / 1200 / 1800 W', 'Order 01130 496 0199', 'Hotel 600 1200 1800'])('“%s” is none', (text) =>
  expect(writes(text)).toBe(false),
);
