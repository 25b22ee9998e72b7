import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom,
  goodPage,
  heading,
  jsonLd,
  link,
  ofKind,
  pageOf,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { policies as audit } from './policies.ts';

const home = (links: [path: string, text: string][], language = 'en') =>
  goodPage('home', {
    document: {
      lang: language,
      detectedLanguage: language,
      blocks: [paragraph('Kilns from €900.', { links: links.map(([path, text]) => link(`https://acme.test${path}`, text)) })],
      links: [],
    },
  });
/** Software whose maker shows what things cost, unless told otherwise. */
const site = (...pages: ReturnType<typeof home>[]) => siteOf('software', ...pages);
const siteOf = (kind: SiteKind, ...pages: ReturnType<typeof home>[]) => gatheredFrom(aVisit({ pages }), ofKind(kind));

describe(audit.id, () => {
  it('finds a policy as a part of a legal page', () => {
    const legal = (title: string) =>
      goodPage('home', {
        url: 'https://acme.test/mentions-legales.html',
        document: {
          pageType: 'other',
          title: 'Mentions légales',
          blocks: [heading(2, title), paragraph('Les informations du formulaire servent uniquement à répondre.')],
          links: [],
        },
      });
    expect(scoreOf(audit, siteOf('localBusiness', home([]), legal('4. Données personnelles')))).toBe(1);
    expect(scoreOf(audit, siteOf('localBusiness', home([]), legal('4. Hébergement')))).toBe(0);
  });

  it('asks no privacy policy of a manual without a form', () => {
    const manual = (password: boolean) =>
      goodPage('home', {
        document: { blocks: [paragraph('Kilns.')], links: [], forms: [{ action: 'https://acme.test/', password, fields: 13 }] },
      });
    expect(verdictOf(audit, siteOf('documentation', manual(false))).state).toBe('notApplicable');
    expect(verdictOf(audit, siteOf('documentation', manual(true))).state).toBe('scored');
    expect(verdictOf(audit, siteOf('localBusiness', home([]))).state).toBe('scored');
  });

  it('takes no article that mentions privacy in its address for a policy', () => {
    const article = home([
      ['/book/modules-to-control-scope-and-privacy.html', 'use'],
      ['/b', 'Terms of service'],
    ]);
    expect(scoreOf(audit, site(article))).toBeLessThan(
      scoreOf(
        audit,
        site(
          home([
            ['/legal/privacy-policy', 'here'],
            ['/b', 'Terms'],
          ]),
        ),
      ),
    );
  });

  it('asks nobody who sells software for delivery and returns', () => {
    const links = home([
      ['/privacy', 'Privacy policy'],
      ['/terms', 'Terms of service'],
    ]);
    const priced = (type: string) =>
      goodPage('product', {
        document: {
          jsonLd: [jsonLd({ '@type': type, name: 'Studio 60 pottery kiln', offers: { price: 49 } })],
          blocks: [paragraph('It costs €49.')],
        },
      });
    expect(findingsOf(audit, siteOf('shop', links, priced('SoftwareApplication')))).not.toContain('delivery');
    expect(findingsOf(audit, siteOf('shop', links, priced('Product')))).toContain('delivery');
  });

  it.each([
    ['en', 'Privacy policy', 'Terms of service'],
    ['de', 'Datenschutz', 'AGB'],
    ['fr', 'Politique de confidentialité', 'CGV'],
    ['es', 'Política de privacidad', 'Términos y condiciones'],
    ['it', 'Informativa sulla privacy', 'Termini e condizioni'],
    ['pt', 'Política de privacidade', 'Termos de uso'],
    ['nl', 'Privacybeleid', 'Algemene voorwaarden'],
    ['ja', 'プライバシーポリシー', '利用規約'],
    ['zh', '隐私政策', '服务条款'],
    ['ar', 'سياسة الخصوصية', 'الشروط والأحكام'],
  ])('finds them in %s', (language, privacy, terms) => {
    expect(
      scoreOf(
        audit,
        site(
          home(
            [
              ['/a', privacy],
              ['/b', terms],
            ],
            language,
          ),
        ),
      ),
    ).toBeCloseTo(1, 9);
  });

  it.each([
    ['da', '/handelsbetingelser', 'Handelsbetingelser'],
    ['da', '/p7', 'Handelsbetingelser'],
    ['tr', '/p7', 'Mesafeli Satış Sözleşmesi'],
    ['ru', '/p7', 'Условия использования'],
    ['ko', '/p7', '이용약관'],
    ['es', '/condiciones-de-uso.html', 'Leer'],
  ])('%s: does not miss terms at %s called %s', (language, path, name) => {
    const shop = (...links: [string, string][]) =>
      findingsOf(audit, site(home([['/privacy', 'Privacy'], ...links], language), goodPage('product', { document: { links: [] } })));
    expect(shop([path, name])).not.toContain('terms of use');
    expect(shop()).toContain('terms of use');
  });

  it('finds a policy that a hidden tab, a frame or the title of a link leads to', () => {
    const read = (html: string) => findingsOf(audit, site(pageOf(`<title>Acme</title>${html}`)));
    const text = '<p>We make kilns for potters who fire at home and in schools.</p>';
    expect(read(text)).toContain('a privacy policy');
    for (const html of [
      `<div style="display:none"><a href="/p1">Privacy policy</a></div>`,
      `<a href="/p1" title="Privacy policy">Legal</a>`,
      `<link rel="privacy-policy" href="/p1">`,
      `<iframe src="/privacy-policy.html"></iframe>`,
      `<footer><button data-open="privacy">Privacy policy</button></footer>`,
    ])
      expect(read(text + html), html).not.toContain('a privacy policy');
    expect(findingsOf(audit, site(pageOf('<frameset><frame src="/top.html"><frame src="/privacy.html"></frameset>')))).not.toContain(
      'a privacy policy',
    );
  });

  it('says nothing of policies where scripts may add the links and no browser opened the page', () => {
    const shell =
      '<html lang="en"><title>Acme</title><script src="/menu.js"></script><p>We make kilns for potters who fire at home and in schools.</p>';
    const verdict = verdictOf(audit, site(pageOf(shell)));
    expect(verdict).toMatchObject({ state: 'unmeasured', because: expect.stringContaining('Searched: every link') });
    expect(verdictOf(audit, site(pageOf(shell, { isRendered: true }))).state).toBe('scored');
    expect(verdictOf(audit, site(pageOf(`${shell}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>`))).state).toBe('scored');
  });

  describe('a policy on another host', () => {
    const there = 'https://federation.test/privacy';
    const framed = (text: string, region: 'footer' | 'nav' | 'main' | 'aside', around = (name: string) => name) =>
      goodPage('home', {
        document: { blocks: [paragraph('Kilns.'), paragraph(around(text), { region, links: [link(there, text)] })], links: [] },
      });
    const found = (page: ReturnType<typeof framed>) => findingsOf(audit, siteOf('localBusiness', page));

    it.each([
      ['in the footer', framed('Privacy Policy', 'footer')],
      ['in the menu', framed('Privacy & cookies', 'nav')],
      ['behind a copyright line', framed('Privacy', 'footer', (name) => `© 2024 Acme Ltd. All rights reserved. ${name} | Sitemap`)],
    ])('is found %s', (_, page) => expect(found(page)).toBe(''));

    it.each([
      ['in running text', framed('Privacy Policy', 'main')],
      ['in a notice beside the text', framed('Privacy Policy', 'aside')],
      ['of a service that guards a form', framed('Privacy Policy', 'footer', (name) => `Protected by Globex; the Globex ${name} applies.`)],
      ['under the name of its owner', framed('Globex’s privacy policy', 'footer')],
      ['that says more than its name', framed('How Globex treats privacy', 'footer')],
    ])('is none of the site %s', (_, page) => expect(found(page)).toContain('No link to a privacy policy'));

    it('is reported where it is gone', () => {
      const linkChecks = [{ url: there, from: ['https://acme.test/'], status: 404, code: null, internal: false }];
      const pages = [framed('Privacy Policy', 'footer')];
      expect(findingsOf(audit, gatheredFrom(aVisit({ pages, linkChecks: linkChecks as never }), ofKind('localBusiness')))).toContain(
        'The link “Privacy Policy” is broken',
      );
    });
  });

  it('each that is missing costs and is named', () => {
    const offered: [string, string] = ['/pricing', 'Pricing'];
    const privacyOnly = site(home([['/privacy', 'Privacy'], offered]));
    expect(scoreOf(audit, privacyOnly)).toBeCloseTo(0.6, 9);
    expect(findingsOf(audit, privacyOnly)).toContain('terms of use');
    expect(scoreOf(audit, site(home([offered])))).toBe(0);
  });

  it.each(['academic', 'association', 'event', 'publisher'] as const)(
    'asks no policies of a site that sells nothing and collects nothing: %s',
    (kind) => {
      const bare = goodPage('home', { document: { jsonLd: [], forms: [], links: [], blocks: [paragraph('We look at owls.')] } });
      expect(verdictOf(audit, siteOf(kind, bare)).state).toBe('notApplicable');
      const form = goodPage('home', {
        document: { jsonLd: [], links: [], forms: [{ action: '', password: false, fields: 4 }], blocks: [paragraph('Join.')] },
      });
      expect(findingsOf(audit, siteOf(kind, form))).toMatch(/^[^\n]*No link to a privacy policy[^\n]*$/);
    },
  );

  it('asks no terms and no way back of a dentist or a baker, whose treatments and cakes have pages', () => {
    const dentist = [home([['/privacy', 'Privacy']]), goodPage('product', { document: { links: [] } })];
    expect(scoreOf(audit, siteOf('localBusiness', ...dentist))).toBe(1);
    expect(findingsOf(audit, siteOf('shop', ...dentist))).toContain('terms of use');
  });

  it('a shop also says how things are delivered and given back', () => {
    const links: [string, string][] = [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ];
    const shop = (more: [string, string][]) => siteOf('shop', home([...links, ...more]), goodPage('product', { document: { links: [] } }));
    expect(scoreOf(audit, shop([]))).toBeCloseTo(0.7, 9);
    expect(scoreOf(audit, shop([['/returns', 'Returns and refunds']]))).toBeCloseTo(1, 9);
  });

  it('a policy page without a policy does not count', () => {
    const empty = aPage({
      url: 'https://acme.test/privacy',
      document: { pageType: 'other', title: 'Privacy', blocks: [paragraph('Coming soon.')], links: [] },
    });
    expect(
      findingsOf(
        audit,
        site(
          home([
            ['/privacy', 'Privacy'],
            ['/terms', 'Terms'],
          ]),
          empty,
        ),
      ),
    ).toContain('has almost no text');
  });

  it('asks for the pages where the links to them are there and broken, and for links where there are none', () => {
    const gone = (url: string) => ({ url, from: ['https://acme.test/'], status: 404, code: null, internal: true });
    const fixOf = (...links: [string, string][]) => {
      const linkChecks = [gone('https://acme.test/privacy'), gone('https://acme.test/terms')];
      const verdict = verdictOf(audit, gatheredFrom(aVisit({ pages: [home(links)], linkChecks: linkChecks as never }), ofKind('software')));
      return verdict.state === 'scored' ? (verdict.fix ?? audit.fix) : verdict.state;
    };
    const privacy: [string, string] = ['/privacy', 'Privacy'];
    const terms: [string, string] = ['/terms', 'Terms'];
    expect(fixOf(privacy, terms)).toMatch(/^Publish the policies that your pages link to\./);
    expect(fixOf(privacy)).toMatch(/^Link your policies from every page\./);
    expect(fixOf()).toMatch(/^Link your policies from every page\./);
  });

  it('is unmeasured in a language without word lists', () => expect(verdictOf(audit, site(home([], 'fi'))).state).toBe('unmeasured'));
});
