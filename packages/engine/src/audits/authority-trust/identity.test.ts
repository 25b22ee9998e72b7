import { describe, expect, it } from 'vitest';
import type { Gathered } from '../audit.ts';
import { aPage, aVisit, findingsOf, goodPage, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { identity as audit } from './identity.ts';
import { ABOUT, CONTACT, type FooterLink, gatheredFrom, home, signed, site, siteOf } from './testing-identity.ts';

describe('who runs a site', () => {
  it('says nothing of a page about oneself, which many sites call otherwise', () =>
    expect(findingsOf(audit, signed([], 'Made with love.'))).not.toContain('About us'));

  const frameset = goodPage('home', {
    document: { jsonLd: [], links: [], blocks: [], leads: [{ href: 'https://acme.test/menu.html', name: 'menu', internal: true }] },
  });
  const frame = aPage({ url: 'https://acme.test/menu.html', document: { blocks: [paragraph('Kilns and clay.')], links: [] } });
  const THREE: FooterLink[] = ['Kilns', 'Clay', 'Glaze'].map((text, at) => [`/${'abc'[at]}`, text]);
  /** A home page with a menu and another page without one, which runs so many scripts. */
  const bare = (scripts: number) => {
    const start = home(THREE, 'Kilns');
    return siteOf(
      { ...start, document: start.document && { ...start.document, scripts: 1 } },
      aPage({ url: 'https://acme.test/kilns.html', document: { blocks: [paragraph('Kilns and clay.')], links: [], scripts } }),
    );
  };
  const finnish = ['a', 'b', 'c'].map((path) =>
    aPage({
      url: `https://acme.test/${path}`,
      document: { pageType: 'other', lang: 'fi', detectedLanguage: 'fi', blocks: [paragraph('Teemme suodattimia.')], links: [] },
    }),
  );
  it.each<[because: string, gathered: Gathered, expected: object]>([
    [
      'every second page has no link in its HTML, and scripts may add the menu',
      bare(1),
      { state: 'unmeasured', because: expect.stringContaining('scripts may add the menu') },
    ],
    [
      'a frameset shows frames that were not read',
      site(frameset),
      { state: 'unmeasured', because: 'The only page that we read shows other pages in frames, which we did not read.' },
    ],
  ])('is not judged where %s', (_because, gathered, expected) => expect(verdictOf(audit, gathered)).toMatchObject(expected));

  it.each<[because: string, gathered: Gathered, state: string]>([
    ['is judged where no script can add a menu', bare(0), 'scored'],
    ['is judged where the frames were read', siteOf(frameset, frame), 'scored'],
    ['is not judged where only the English of many pages can be read', siteOf(home([], 'Filters'), ...finnish), 'unmeasured'],
    ['is not judged in a language without word lists', signed([], 'x', 'fi'), 'unmeasured'],
    ['is not judged without a home page', gatheredFrom(aVisit({ homeUrl: null })), 'unmeasured'],
  ])('%s', (_because, gathered, state) => expect(verdictOf(audit, gathered).state).toBe(state));
});

describe(audit.id, () => {
  it('passes the good site', () => expect(scoreOf(audit, gatheredFrom())).toBe(1));

  it.each<[lang: string, about: FooterLink, contact: FooterLink, footer: string]>([
    ['en', ['/about-us', 'About us'], CONTACT, '© 2026 Acme Kilns Ltd'],
    ['de', ['/ueber-uns', 'Über uns'], ['/kontakt', 'Kontakt'], '© 2026 Acme Öfen GmbH'],
    ['fr', ['/a-propos', 'À propos'], ['/contact', 'Nous contacter'], '© 2026 Acme Fours SARL'],
    ['es', ['/sobre-nosotros', 'Sobre nosotros'], ['/contacto', 'Contacto'], '© 2026 Acme Hornos S.L.'],
    ['it', ['/chi-siamo', 'Chi siamo'], ['/contatti', 'Contatti'], '© 2026 Acme Forni S.r.l.'],
    ['pt', ['/quem-somos', 'Quem somos'], ['/contato', 'Contato'], '© 2026 Acme Fornos Ltda'],
    ['nl', ['/over-ons', 'Over ons'], CONTACT, '© 2026 Acme Ovens B.V.'],
    ['ja', ['/p1', '会社概要'], ['/p2', 'お問い合わせ'], '© 2026 アクメ株式会社'],
    ['zh', ['/p1', '关于我们'], ['/p2', '联系我们'], '© 2026 上海窑炉有限公司'],
    ['ar', ['/p1', 'من نحن'], ['/p2', 'اتصل بنا'], '© 2026 شركة الأفران'],
  ])('scores the same in %s', (lang, about, contact, footer) => expect(scoreOf(audit, signed([about, contact], footer, lang))).toBe(1));

  const charity = 'Run by the Wash Estuary Trust, registered charity 1234567. hello@wash.test';
  it.each<[because: string, gathered: Gathered, score: number]>([
    [
      'the number of a charity is one of a register, and customer service is contact',
      signed([ABOUT, ['/help', 'Customer service']], charity),
      1,
    ],
    [
      'the same in Dutch',
      signed(
        [
          ['/over-ons', 'Over ons'],
          ['/p2', 'Klantenservice'],
        ],
        'KvK 12345678 hallo@a.test',
        'nl',
      ),
      1,
    ],
    ['nothing is told', signed([], 'Made with love.'), 0],
  ])('%s', (_because, gathered, score) => expect(scoreOf(audit, gathered)).toBe(score));

  it('support that asks for donations is no contact', () =>
    expect(scoreOf(audit, signed([ABOUT, ['/p2', 'Support us']], 'Registered charity 1234567'))).toBeLessThan(1));

  it.each<[because: string, gathered: Gathered, score: number]>([
    ['a contact page is a half', signed([CONTACT], 'Made with love.'), 1 / 2],
    ['a legal form is a half', signed([], '© 2026 Acme Kilns Ltd'), 1 / 2],
  ])('%s', (_because, gathered, score) => expect(scoreOf(audit, gathered)).toBe(score));

  it('says what is missing of the two', () => expect(findingsOf(audit, signed([], 'Made with love.')).split('\n')).toHaveLength(2));

  it('does not count a link that is known to be broken', () => {
    const url = 'https://acme.test/contact';
    const dead = { url, status: 404, code: null, finalUrl: url, from: 'internal' as const, linksBack: null };
    const gathered = site(home([CONTACT], 'x'), { linkChecks: [dead] });
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('is broken: ');
  });
});
