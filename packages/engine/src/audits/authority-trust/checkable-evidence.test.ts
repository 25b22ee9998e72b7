import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aPage,
  aVisit,
  type BlockDraft,
  findingsOf,
  gatheredFrom,
  heading,
  jsonLd,
  link,
  listItem,
  ofKind,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { checkableEvidence } from './checkable-evidence.ts';

type Draft = NonNullable<Parameters<typeof aPage>[0]>;
const page = (path: string, blocks: BlockDraft[], document: Draft['document'] = {}) =>
  aPage({
    url: `https://acme.test${path}`,
    document: { title: 'Acme Kilns', lang: 'en', links: [], bylines: [], jsonLd: [], microdata: [], blocks, ...document },
  });
const home = page(
  '/',
  [heading(1, 'Kilns'), paragraph('We build kilns for potters in Leeds, and repair those that others have built for them.')],
  { pageType: 'home' },
);
const of = (kind: SiteKind, ...pages: ReturnType<typeof page>[]) => gatheredFrom(aVisit({ pages: [home, ...pages] }), ofKind(kind));

const PEOPLE = page('/team', [
  heading(1, 'Our team'),
  paragraph('Anna Cole, potter'),
  paragraph('Peter Marsh, smith'),
  paragraph('Maria Lopez, clerk'),
]);
const ONE = page('/team', [heading(1, 'Our team'), paragraph('Anna Cole, potter')]);
const SOURCES = page('/why', [
  paragraph('Clay shrinks, as others have measured.', {
    links: ['https://clay.example/a', 'https://kiln.example/b', 'https://fire.example/c'].map((href) => link(href, 'measured')),
  }),
]);
const ADDRESS = page('/contact', [paragraph('Acme Kilns, 12 Wharf Street, Leeds LS2 7EQ')], { pageType: 'contact' });
const ENTITY = page('/legal', [paragraph('Acme Kilns Ltd, Company number 01234567')], { pageType: 'contact' });
const REVIEWS = page('/reviews', [
  heading(2, 'What our customers say'),
  paragraph('“They came on the same day, and the kiln has fired evenly ever since then.”'),
  paragraph('Nora Hill'),
  paragraph('“A fair price for careful work; we shall certainly come back next year.”'),
  paragraph('Owen Reed'),
]);
const STANDARD = page('/quality', [paragraph('Our works are certified to ISO 9001.')]);

/** What the finding names beside what was recognized. */
const counts = (artifacts: ReturnType<typeof of>): string =>
  findingsOf(checkableEvidence, artifacts).split('What counts as well: ')[1] ?? '';

describe('evidence that readers can check', () => {
  it('of a business is enough with people, address and legal form; reviews make up for one of them', () => {
    expect(scoreOf(checkableEvidence, of('localBusiness', PEOPLE, ADDRESS, ENTITY))).toBe(1);
    expect(scoreOf(checkableEvidence, of('localBusiness', PEOPLE, ADDRESS))).toBeCloseTo(2 / 3);
    expect(scoreOf(checkableEvidence, of('localBusiness', PEOPLE, ADDRESS, REVIEWS))).toBe(1);
  });

  it.each<[string, ReturnType<typeof page>]>([
    ['people', PEOPLE],
    ['links to sources', SOURCES],
    ['a postal address', ADDRESS],
    ['a legal form', ENTITY],
    ['reviews', REVIEWS],
    ['a standard that is met', STANDARD],
  ])('counts %s', (_what, one) => {
    expect(scoreOf(checkableEvidence, of('localBusiness'))).toBe(0);
    expect(scoreOf(checkableEvidence, of('localBusiness', one))).toBeCloseTo(1 / 3);
  });

  it('links that stand alone are sources in a list, and buttons outside of one', () => {
    const alone = (kind: typeof paragraph | typeof listItem, around = '') =>
      page(
        '/parts',
        ['clay', 'kiln', 'fire'].map((host) =>
          kind(`${around}See it there Or here`, {
            links: [link(`https://${host}.example/part`, 'See it there'), link(`https://${host}.example/other`, 'Or here')],
          }),
        ),
      );
    expect(scoreOf(checkableEvidence, of('localBusiness', alone(listItem)))).toBeCloseTo(1 / 3);
    expect(scoreOf(checkableEvidence, of('localBusiness', alone(paragraph, 'Others have measured it: ')))).toBeCloseTo(1 / 3);
    expect(scoreOf(checkableEvidence, of('localBusiness', alone(paragraph)))).toBe(0);
  });

  it('takes one name for enough: there may be others that we do not know', () => {
    const one = of('localBusiness', ONE);
    expect(scoreOf(checkableEvidence, one)).toBeCloseTo(1 / 3);
    expect(findingsOf(checkableEvidence, one)).toContain(
      'We recognized people’s names on the 2 pages that we read. What counts as well: a postal address and a legal form or register number.',
    );
    expect(findingsOf(checkableEvidence, of('localBusiness'))).toContain(
      'We recognized none of the evidence we look for on the page that we read. What counts as well: people’s names, a postal address, and a legal form or register number.',
    );
  });

  it('asks a manual for no names of people', () => {
    expect(scoreOf(checkableEvidence, of('documentation', SOURCES))).toBe(1);
    expect(counts(of('documentation'))).not.toMatch(/names/);
  });

  it('asks a magazine for no register though it sells, and a manual that sells for nothing', () => {
    const sold = page('/mug', [paragraph('A mug with our name.')], { pageType: 'product' });
    expect(counts(of('software', sold))).toContain('legal form');
    expect(counts(of('publisher', sold))).toContain('people’s names');
    expect(counts(of('publisher', sold))).not.toContain('legal form');
    expect(verdictOf(checkableEvidence, of('documentation', sold)).state).toBe('notApplicable');
  });

  it('asks a business for no certificate and no sources; they make up for what it lacks', () => {
    expect(counts(of('localBusiness'))).not.toMatch(/ISO|certificate|standard|source/);
    for (const extra of [SOURCES, STANDARD]) expect(scoreOf(checkableEvidence, of('localBusiness', PEOPLE, ADDRESS, extra))).toBe(1);
  });

  it.each([
    ['in one line', [paragraph('Acme Kilns, 12 Wharf Street, Leeds LS2 7EQ')]],
    ['in two lines', [paragraph('Wharfgasse 12'), paragraph('9811 Lendorf')]],
    ['with the number of the house, a town and its province', [paragraph('Çınar Mah. Adil Sokak No:23 Adalar/İstanbul')]],
    ['without a number, behind its name', [paragraph('Location: Sakina Street, Arusha, Tanzania')]],
    ['below its name', [heading(3, 'Adres'), paragraph('DUMAN SK. Kapı No: 20 A — ARİFİYE / SAKARYA')]],
  ])('finds an address %s', (_how, blocks) => {
    expect(counts(of('localBusiness'))).toContain('a postal address');
    expect(counts(of('localBusiness', page('/contact', blocks)))).not.toContain('address');
  });

  it.each(['UID-Nr.: ATU 758 127 29', 'Registernummer: 503/118609', 'Lucas Garcin, entrepreneur individuel'])(
    'takes “%s” for who runs a firm',
    (text) => {
      const legal = page('/impressum', [paragraph(text)], { pageType: 'contact' });
      expect(counts(of('localBusiness', legal))).not.toContain('legal form');
    },
  );

  it('counts an address only where a reader finds it', () => {
    const markup = { jsonLd: [jsonLd({ '@type': 'LocalBusiness', address: { streetAddress: 'Wharf 12' } })] };
    const where = (text: string) => of('localBusiness', page('/where', [paragraph(text)], markup));
    const broken = { jsonLd: [{ ok: false as const, error: 'no JSON', bytes: 9, streets: ['Wharf 12'] }] };
    const read = of('localBusiness', page('/where', [paragraph('You find us at Wharf 12.')], broken));
    expect(scoreOf(checkableEvidence, read)).toBeCloseTo(1 / 3);
    expect(scoreOf(checkableEvidence, where('We are easy to find.'))).toBe(0);
    expect(scoreOf(checkableEvidence, where('You find us at Wharf 12.'))).toBeCloseTo(1 / 3);
  });

  it.each<SiteKind>(['association', 'event'])('asks of who speaks of their own affairs (%s) for people and an address', (kind) => {
    expect(scoreOf(checkableEvidence, of(kind, PEOPLE, ADDRESS))).toBe(1);
    expect(counts(of(kind))).not.toMatch(/review|legal|source/);
  });

  it('asks a laboratory for sources besides', () => {
    expect(scoreOf(checkableEvidence, of('academic', PEOPLE, ADDRESS))).toBeCloseTo(2 / 3);
    expect(scoreOf(checkableEvidence, of('academic', PEOPLE, ADDRESS, SOURCES))).toBe(1);
  });

  it.each<SiteKind>(['documentation', 'publisher', 'personal'])('asks whom nobody visits (%s) for no address', (kind) => {
    expect(scoreOf(checkableEvidence, of(kind, PEOPLE, SOURCES))).toBe(1);
    expect(counts(of(kind))).not.toMatch(/address/);
  });

  it('calls nothing missing that has the form of a name', () => {
    const maybe = page('/team', [heading(3, 'Xochitl Ybarra'), paragraph('She has fired kilns for twenty years.')]);
    expect(counts(of('localBusiness', maybe))).not.toContain('names');
    expect(verdictOf(checkableEvidence, of('documentation', maybe, SOURCES))).toEqual({
      state: 'unmeasured',
      because: 'We cannot tell whether the names on the pages are those of people.',
    });
  });

  it('says of Japanese that it knows few names as such', () => {
    const pages = [
      page('/', [heading(1, '窯'), paragraph('リーズの陶芸家のために窯を作り、修理もしています。')], {
        lang: 'ja',
        detectedLanguage: 'ja',
      }),
    ];
    const findings = counts(gatheredFrom(aVisit({ pages }), ofKind('association')));
    expect(findings).toContain('names that we recognize as those of people and a postal address');
  });

  it('is not judged in a language whose names we do not know', () => {
    const foreign = page('/', [paragraph('Ons bou oonde vir pottebakkers.')], { lang: 'af', detectedLanguage: 'af', pageType: 'home' });
    expect(verdictOf(checkableEvidence, gatheredFrom(aVisit({ pages: [foreign] }), ofKind('localBusiness'))).state).toBe('unmeasured');
  });
});
