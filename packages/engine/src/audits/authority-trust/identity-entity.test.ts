import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { Gathered } from '../audit.ts';
import { aPage, aVisit, findingsOf, goodPage, pageOf, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { identity as audit } from './identity.ts';
import { ABOUT, CONTACT, gatheredFrom, home, IMPRINT, signed, site, siteOf } from './testing-identity.ts';

const NO_ENTITY = 'No legal form';
const NOBODY = 'We found no imprint, postal address or person’s name';
const lacksEntity = (gathered: Gathered) => findingsOf(audit, gathered).includes(NO_ENTITY);

describe('the business that runs a site is told by', () => {
  it.each<[because: string, footer: string]>([
    ['an American legal form', '© 2026 Cedar Bend Family Dental, PLLC'],
    ['a legal form with dots', 'Marsh & Marsh, P.C.'],
    ['an Indian legal form', 'Suryaflow Valves Pvt. Ltd.'],
    ['an Australian register number', 'Wattle Press, ABN 62 415 998 203'],
    ['an Indian register number', 'CIN U29120GJ1996PTC030417'],
    ['the number of a supervised firm', 'Authorised by the PRA. Firm reference number 206099'],
  ])('%s: %s', (_because, footer) =>
    expect(findingsOf(audit, signed([ABOUT, CONTACT], `${footer} hello@a.test`))).not.toContain('which business'),
  );

  it.each<[because: string, footer: string, lang: string, lacks: boolean]>([
    ['a ministry that holds the copyright', '© Crown copyright, Ministry of Social Affairs', 'en', false],
    ['a ministry with its address', 'Ministry of Social Affairs, 1 Assembly Square', 'en', false],
    ['a German municipality', 'Gemeinde Alpenrod, Hauptstraße 1', 'de', false],
    ['a Spanish town hall', 'Ayuntamiento de Altea', 'es', false],
    ['no city that a sentence only names', 'We work all over the City of Oxford.', 'en', true],
    ['no German article that reads like an American number', 'Krume und Kruste, ein Blog aus Marburg', 'de', true],
    ['no tax in a price', 'All prices include VAT', 'en', true],
    ['the number under which it pays tax', 'VAT no. GB 123 4567 89', 'en', false],
    ['an American employer’s number', 'EIN: 12-3456789', 'en', false],
  ])('%s: %s', (_because, footer, lang, lacks) => expect(lacksEntity(signed([], footer, lang))).toBe(lacks));

  const LAW = 'In line with the law of 11 July, the owner of this site informs you that it is run by a person,';
  /** The beginning of a paragraph that is longer than any address. */
  const LEGALESE = `${LAW} ${'known to all in the valley, '.repeat(5)}`;
  it.each<[because: string, line: string, lang: string, isAddress: boolean]>([
    ['an address behind a pin', '📍 C/ Molino Alto, 7, local B. Madrid', 'es', true],
    ['a British address', 'Acme Kilns, 14 Mill Lane, Lewes BN7 2QB', 'en', true],
    ['a German address', 'Ofenbau Brandt, Hauptstraße 12, 35037 Marburg', 'de', true],
    ['a Polish address with a phone number', 'ul. Zdrojowa 39 33-300 Nowy Sącz tel. 533 138 340', 'pl', true],
    ['a Brazilian address', 'Rua das Pedras 20, 28950-000 Búzios', 'pt', true],
    ['an American address', '123 Biltmore Ave, Asheville, NC 28801', 'en', true],
    ['a Japanese address', '新潟市中央区上近江4丁目12-20', 'ja', true],
    ['no last digits of a phone number', 'Call 208-365-5625 Tap to call now, open 24/7', 'en', false],
    ['no years of a copyright', '© 2019-2024 All rights reserved', 'en', false],
    ['no numbers of a sentence', 'Fired 1200 times since 2019 at cone 6', 'en', false],
    ['an address without a postcode, with a phone number', '65/A, Polwatta, Minuwan, Sri Lanka, Phone: 5', 'en', true],
    ['an address without a postcode', '12 Lake Road, Nakuru, Kenya', 'en', true],
    ['a place behind the label of an address', 'Address: Plot 7 behind the old mill', 'en', true],
    ['no label of an address with nothing behind it', 'Address: see the map', 'en', false],
    ['no number that counts down', '3, two, one, go', 'en', false],
    ['no towns of a year', 'In 1998, Leeds, York, Hull', 'en', false],
    [
      'an address in a long paragraph',
      `${LEGALESE} whose seat is in Mill Lane 3, 33129, Asturias, and who answers for what is written here.`,
      'en',
      true,
    ],
    [
      'no numbers in a long paragraph',
      `${LEGALESE} who fired 3 kilns, and of 33129 pots Asturias bought most, as they told us in the summer of that year.`,
      'en',
      false,
    ],
  ])('%s: %s (%s)', (_because, line, lang, isAddress) => expect(lacksEntity(signed([ABOUT], line, lang))).toBe(!isAddress));

  it('an imprint that names a person with an address', () => {
    const imprint = aPage({
      url: 'https://acme.test/impressum/',
      document: { pageType: 'other', title: 'Impressum', blocks: [paragraph('Jule Brandt, Barfüßerstraße 12, 35037 Marburg.')], links: [] },
    });
    expect(findingsOf(audit, siteOf(home([], 'Ein Blog', 'de'), imprint))).not.toContain(NO_ENTITY);
  });

  it('a line at the foot of a page that marks no footer', () => {
    const foot = (region: 'footer' | 'aside') =>
      aPage({
        url: 'https://acme.test/',
        document: { pageType: 'home', blocks: [paragraph('We make kilns.'), paragraph('© 2026 Acme Kilns Ltd', { region })], links: [] },
      });
    expect(scoreOf(audit, site(foot('aside')))).toBe(scoreOf(audit, site(foot('footer'))));
    expect(scoreOf(audit, site(foot('aside')))).toBe(1 / 2);
  });

  it('a copyright holder without legal form in part, and an imprint in full', () => {
    const holder = scoreOf(audit, signed([], '© 2026 Mara Voss'));
    expect(holder).toBeGreaterThan(0);
    expect(holder).toBeLessThan(1 / 2);
    expect(scoreOf(audit, signed([IMPRINT], 'Danke.'))).toBeGreaterThan(holder);
  });
  it('no word that is only a part of a legal form', () =>
    expect(scoreOf(audit, signed([], 'Company · Limited offer · Follow us'))).toBe(0));
  it('no body that a long text names, as terms name a court', () => {
    const court = 'the rules of the American Arbitration Association';
    expect(scoreOf(audit, signed([], `Acme Kilns, an Association of potters`))).toBeGreaterThan(0);
    expect(
      scoreOf(audit, signed([], `${'Whatever comes up between us is settled in good faith, if need be by '.repeat(3)}${court}.`)),
    ).toBe(0);
  });
});

describe('a legal form', () => {
  it.each<[because: string, kind: SiteKind, silent: boolean]>([
    ['not asked of a professor or a laboratory', 'academic', true],
    ['not asked of a club', 'association', true],
    ['not asked of a meeting', 'event', true],
    ['not asked of a diary', 'publisher', true],
    ['asked of a business around the corner', 'localBusiness', false],
    ['asked of a maker of software', 'software', false],
  ])('is %s', (_because, kind, silent) => {
    const menu = '<nav><a href="/people">People</a><a href="/about">About</a></nav>';
    const text = '<p>We study how kilns cool and write to a@b.test when they do.</p>';
    const html = `<html lang="en"><title>Fellgate Kilns</title>${menu}${text}</html>`;
    const found = findingsOf(audit, gatheredFrom(aVisit({ pages: [pageOf(html)] }), kind));
    expect(found.includes(NO_ENTITY)).toBe(!silent);
  });

  const diary = (text: string) => {
    const at = (pageType: 'home' | 'about', title: string) =>
      goodPage(pageType, {
        document: {
          ...{ title, meta: {}, jsonLd: [], links: [] },
          blocks: [paragraph(text), paragraph('© 2026 Tomek Kowal', { region: 'footer' })],
        },
      });
    return findingsOf(audit, siteOf(at('home', 'Tomek Kowal'), at('about', 'About | Tomek Kowal')));
  };
  it('is not asked of a person whose name a diary bears', () =>
    expect(diary("I'm Tomek and I write about databases.")).not.toContain(NO_ENTITY));
  it('is asked of a firm that bears the name of a person', () => expect(diary('The firm makes filters.')).toContain(NO_ENTITY));

  const footer = (links: Parameters<typeof home>[0], text: string, kind: SiteKind) =>
    findingsOf(audit, gatheredFrom(aVisit({ pages: [home(links, text)] }), kind));
  const NO_IMPRINT = 'We found no imprint';
  it.each<[because: string, found: string, never: string]>([
    ['a manual with a copyright holder', footer([], 'Copyright 2022, Acme', 'documentation'), NOBODY],
    ['a manual whose footer names its publisher', footer([CONTACT], 'Copyright 2022, Acme', 'documentation'), NO_IMPRINT],
  ])('is not missing on %s', (_because, found, never) => expect(found).not.toContain(never));
  it.each<[because: string, found: string, expected: string]>([
    ['a manual without a name for its copyright', footer([], '© Copyright 2022.', 'documentation'), NOBODY],
    ['a manual whose footer only turns pages', footer([CONTACT], 'Next page', 'documentation'), NO_IMPRINT],
    ['a program with a copyright holder', footer([], 'Copyright 2022, Acme', 'software'), 'No legal form, register number'],
  ])('is missing on %s', (_because, found, expected) => expect(found).toContain(expected));
});

it('no way to reach anybody is asked of a manual', () => {
  const found = (kind: SiteKind) => findingsOf(audit, gatheredFrom(aVisit({ pages: [home([], '© Copyright 2022.')] }), kind));
  const NO_CONTACT = 'No contact page, email address, phone number or form was found.';
  expect(found('documentation')).not.toContain(NO_CONTACT);
  expect(found('software')).toContain(NO_CONTACT);
});

describe('a manual or a program is asked nothing', () => {
  const page = (path: string, href: string, region: 'nav' | 'footer') =>
    aPage({
      url: `https://acme.test${path}`,
      document: {
        ...{ pageType: 'docs', jsonLd: [], blocks: [paragraph('Set the ramp before you start.')] },
        links: [{ href, text: 'Code', rel: [], region, block: -1, internal: false }],
      },
    });
  const OWN = 'https://github.com/potters/ramp';
  it.each<[because: string, kind: SiteKind, href: string, region: 'nav' | 'footer', state: string]>([
    ['whose pages lead to its repository', 'documentation', OWN, 'nav', 'notApplicable'],
    ['that is offered beside its repository', 'software', OWN, 'nav', 'notApplicable'],
    ['whose footer leads to the source of the page', 'documentation', `${OWN}/edit/main/a.md`, 'footer', 'notApplicable'],
    ['but not where somebody does business', 'localBusiness', OWN, 'nav', 'scored'],
    ['but not for a page of a code host that is no repository', 'documentation', 'https://github.com/sponsors/potters', 'nav', 'scored'],
    ['but not for the repository of its template', 'documentation', 'https://github.com/makers/manual-theme', 'footer', 'scored'],
  ])('%s', (_because, kind, href, region, state) =>
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [page('/', href, region), page('/a', href, region)] }), kind)).state).toBe(state),
  );
});
