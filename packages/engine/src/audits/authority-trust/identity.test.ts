import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { PageArtifact } from '../../artifacts/page.ts';
import type { Visit } from '../../artifacts/visit.ts';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom as gatheredWith,
  goodPage,
  goodPages,
  heading,
  link,
  ofKind,
  pageOf,
  paragraph,
  scoreOf,
  type VisitDraft,
  verdictOf,
} from '../testing.ts';
import { identity as audit } from './identity.ts';

/** Who does business is asked for all of it. */
const gatheredFrom = (visit: Visit = aVisit(), kind: SiteKind = 'localBusiness') => gatheredWith(visit, ofKind(kind));
const home = (links: [path: string, text: string][], footer: string, lang = 'en'): PageArtifact =>
  goodPage('home', {
    document: {
      lang,
      detectedLanguage: lang,
      jsonLd: [],
      blocks: [
        paragraph('A short text.'),
        paragraph(footer, { region: 'footer', links: links.map(([path, text]) => link(`https://acme.test${path}`, text)) }),
      ],
      links: [],
    },
  });
const site = (page: PageArtifact, visit: VisitDraft = {}) => gatheredFrom(aVisit({ pages: [page], ...visit }));

describe('who runs a site', () => {
  const noContact = 'No contact page';
  it.each(['Write to office at acme dot org', 'Write to office (at) acme.org', 'office [at] acme [dot] org'])(
    'is reached by an address that is spelled out: %s',
    (text) => {
      expect(findingsOf(audit, site(home([], text)))).not.toContain(noContact);
      expect(findingsOf(audit, site(home([], 'Look at acme.org for kilns, or meet us at noon.')))).toContain(noContact);
    },
  );
  it('is introduced by an imprint', () => {
    const none = 'No page or section about who runs the site';
    expect(findingsOf(audit, site(home([['/x/', 'Kilns']], 'Kilns')))).toContain(none);
    expect(findingsOf(audit, site(home([['/impressum/', 'Impressum']], 'Kilns')))).not.toContain(none);
  });
  it('is not judged where every second page has no link in its HTML and scripts may add the menu', () => {
    const bare = (scripts: number) =>
      aPage({ url: 'https://acme.test/kilns.html', document: { blocks: [paragraph('Kilns and clay.')], links: [], scripts } });
    const menus = home(
      [
        ['/a', 'Kilns'],
        ['/b', 'Clay'],
        ['/c', 'Glaze'],
      ],
      'Kilns',
    );
    const start = { ...menus, document: menus.document && { ...menus.document, scripts: 1 } };
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [start, bare(1)] })))).toMatchObject({
      state: 'unmeasured',
      because: expect.stringContaining('scripts may add the menu'),
    });
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [start, bare(0)] }))).state).toBe('scored');
  });
  it('is not judged by a frameset whose frames were not read', () => {
    const frameset = goodPage('home', {
      document: { jsonLd: [], links: [], blocks: [], leads: [{ href: 'https://acme.test/menu.html', name: 'menu', internal: true }] },
    });
    expect(verdictOf(audit, site(frameset))).toMatchObject({
      state: 'unmeasured',
      because: 'The only page that we read shows other pages in frames, which we did not read.',
    });
    const about = aPage({ url: 'https://acme.test/menu.html', document: { blocks: [paragraph('Kilns and clay.')], links: [] } });
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [frameset, about] }))).state).toBe('scored');
  });
  const entity = 'No legal form';
  const lacksEntity = (text: string, lang = 'en') =>
    findingsOf(audit, gatheredFrom(aVisit({ pages: [home([], text, lang)] }))).includes(entity);

  it('is a public body by its name, where it signs with it', () => {
    expect(lacksEntity('© Crown copyright, Ministry of Social Affairs')).toBe(false);
    expect(lacksEntity('Ministry of Social Affairs, 1 Assembly Square')).toBe(false);
    expect(lacksEntity('Gemeinde Alpenrod, Hauptstraße 1', 'de')).toBe(false);
    expect(lacksEntity('Ayuntamiento de Altea', 'es')).toBe(false);
    expect(lacksEntity('We work all over the City of Oxford.')).toBe(true);
  });
  it('is no German article that reads like an American number, and no tax in a price', () => {
    expect(lacksEntity('Krume und Kruste, ein Blog aus Marburg', 'de')).toBe(true);
    expect(lacksEntity('All prices include VAT')).toBe(true);
    expect(lacksEntity('VAT no. GB 123 4567 89')).toBe(false);
    expect(lacksEntity('EIN: 12-3456789')).toBe(false);
  });
  it('is who an imprint names with an address, and whose name a diary bears', () => {
    const imprint = aPage({
      url: 'https://acme.test/impressum/',
      document: { pageType: 'other', title: 'Impressum', blocks: [paragraph('Jule Brandt, Barfüßerstraße 12, 35037 Marburg.')], links: [] },
    });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [home([], 'Ein Blog', 'de'), imprint] })))).not.toContain(entity);
    const diary = (text: string) => {
      const at = (pageType: 'home' | 'about', title: string) =>
        goodPage(pageType, {
          document: {
            title,
            meta: {},
            jsonLd: [],
            blocks: [paragraph(text), paragraph('© 2026 Tomek Kowal', { region: 'footer' })],
            links: [],
          },
        });
      return findingsOf(audit, gatheredFrom(aVisit({ pages: [at('home', 'Tomek Kowal'), at('about', 'About | Tomek Kowal')] })));
    };
    expect(diary("I'm Tomek and I write about databases.")).not.toContain(entity);
    expect(diary('The firm makes filters.')).toContain(entity);
  });
  it('is not asked of pages of which only the English ones can be read', () => {
    const finnish = ['a', 'b', 'c'].map((path) =>
      aPage({
        url: `https://acme.test/${path}`,
        document: { pageType: 'other', lang: 'fi', detectedLanguage: 'fi', blocks: [paragraph('Teemme suodattimia.')], links: [] },
      }),
    );
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [home([], 'Filters'), ...finnish] }))).state).toBe('unmeasured');
  });
});

/** The beginning of a paragraph that is longer than any address. */
const LEGALESE = `In line with the law of 11 July, the owner of this site informs you that it is run by a person, ${'known to all in the valley, '.repeat(5)}`;

describe(audit.id, () => {
  it.each([
    ['/ileti%C5%9Fim/', 'Bize yazın'],
    ['/iletisim.html', 'Bilgi'],
    ['/p1', 'İLETİŞİM'],
    ['/p1', 'Kontaktformular'],
    ['/#kontakt', 'Hier'],
    ['/p1', '문의하기'],
  ])('finds the contact page at %s called %s', (path, name) => {
    const found = (links: [string, string][]) => findingsOf(audit, site(home(links, 'Registered charity 1234567')));
    expect(found([[path, name]])).not.toContain('No contact page');
    expect(found([['/p1', 'Ratgeber']])).toContain('No contact page');
  });

  it('finds the contact page by the title of a link, and asks nothing where scripts may add the menu', () => {
    const read = (html: string) =>
      gatheredFrom(aVisit({ pages: [pageOf(`<html lang="en"><title>Acme</title><p>We make kilns for potters.</p>${html}`)] }));
    expect(findingsOf(audit, read('<a href="/p9">Write</a>'))).toContain('No contact page');
    expect(findingsOf(audit, read('<a href="/p9" title="Contact us">Write</a>'))).not.toContain('No contact page');
    // An issue tracker reaches who writes a program; its code does not.
    expect(findingsOf(audit, read('<a href="https://github.com/acme/kiln/issues">Report</a>'))).not.toContain('No contact page');
    expect(findingsOf(audit, read('<a href="https://github.com/acme/kiln">Code</a>'))).toContain('No contact page');
    expect(verdictOf(audit, read('<script src="/menu.js"></script>'))).toMatchObject({
      state: 'unmeasured',
      because: expect.stringContaining('did not open it in a browser'),
    });
  });

  it.each([
    ['zh', '邮箱：sales@acme.test'],
    ['zh', '电话：0579-8712 3456'],
    ['ar', 'هاتف: 06 556 7788'],
    ['ko', '전화 02-332-7788'],
  ])('%s: what is written behind a label is a way to be reached: %s', (lang, line) => {
    const contact = aPage({
      url: 'https://acme.test/contact',
      depth: 1,
      document: {
        lang,
        detectedLanguage: lang,
        pageType: 'contact',
        blocks: [heading(1, line.slice(0, 2)), paragraph(line)],
        links: [],
        forms: [],
      },
    });
    const found = findingsOf(audit, gatheredFrom(aVisit({ pages: [home([['/contact', 'Contact']], '© Acme', lang), contact] })));
    expect(found).not.toMatch(/has no email address, phone number or form|No contact page/);
  });

  it.each([
    ['de', '/kanzlei', 'Kanzlei'],
    ['ja', '/profile', 'プロフィール'],
    ['ar', '/doctors', 'أطباؤنا'],
  ])('%s: a page called %s tells who is behind the site', (lang, path, name) => {
    expect(findingsOf(audit, site(home([[path, name]], '© Acme', lang)))).not.toContain('No page or section about');
  });

  it('takes the number of a charity for one of a register, and a page of customer service for one of contact', () => {
    const links: [string, string][] = [
      ['/about', 'About'],
      ['/help', 'Customer service'],
    ];
    expect(scoreOf(audit, site(home(links, 'Run by the Wash Estuary Trust, registered charity 1234567. hello@wash.test')))).toBe(1);
    expect(
      scoreOf(
        audit,
        site(
          home(
            [
              ['/over-ons', 'Over ons'],
              ['/p2', 'Klantenservice'],
            ],
            'KvK 12345678 hallo@a.test',
            'nl',
          ),
        ),
      ),
    ).toBe(1);
    expect(
      scoreOf(
        audit,
        site(
          home(
            [
              ['/about', 'About'],
              ['/p2', 'Support us'],
            ],
            'Registered charity 1234567',
          ),
        ),
      ),
    ).toBeLessThan(1);
  });
  it.each([
    '© 2026 Cedar Bend Family Dental, PLLC',
    'Marsh & Marsh, P.C.',
    'Suryaflow Valves Pvt. Ltd.',
    'Wattle Press, ABN 62 415 998 203',
    'CIN U29120GJ1996PTC030417',
    'Authorised by the PRA. Firm reference number 206099',
  ])('a legal entity: %s', (footer) =>
    expect(
      findingsOf(
        audit,
        site(
          home(
            [
              ['/about', 'About'],
              ['/contact', 'Contact'],
            ],
            `${footer} hello@a.test`,
          ),
        ),
      ),
    ).not.toContain('which business'),
  );

  it.each([
    ['professor or a laboratory', 'academic', true],
    ['club', 'association', true],
    ['meeting', 'event', true],
    ['diary', 'publisher', true],
    ['business around the corner', 'localBusiness', false],
    ['maker of software', 'software', false],
  ] as const)('asks a %s for its legal form or not', (_, kind, silent) => {
    const menu = '<nav><a href="/people">People</a><a href="/about">About</a></nav>';
    const html = `<html lang="en"><title>Fellgate Kilns</title>${menu}<p>We study how kilns cool and write to a@b.test when they do.</p></html>`;
    const found = findingsOf(audit, gatheredFrom(aVisit({ pages: [pageOf(html)] }), kind));
    expect(found.includes('No legal form')).toBe(!silent);
  });

  it.each([
    ['Acme Kilns, 14 Mill Lane, Lewes BN7 2QB', 'en', true],
    ['Ofenbau Brandt, Hauptstraße 12, 35037 Marburg', 'de', true],
    ['ul. Zdrojowa 39 33-300 Nowy Sącz tel. 533 138 340', 'pl', true],
    ['Rua das Pedras 20, 28950-000 Búzios', 'pt', true],
    ['123 Biltmore Ave, Asheville, NC 28801', 'en', true],
    ['新潟市中央区上近江4丁目12-20', 'ja', true],
    ['© 2019-2024 All rights reserved', 'en', false],
    ['Fired 1200 times since 2019 at cone 6', 'en', false],
    ['65/A, Polwatta, Minuwan, Sri Lanka, Phone: 5', 'en', true],
    ['12 Lake Road, Nakuru, Kenya', 'en', true],
    ['Address: Plot 7 behind the old mill', 'en', true],
    ['Address: see the map', 'en', false],
    ['3, two, one, go', 'en', false],
    ['In 1998, Leeds, York, Hull', 'en', false],
    [`${LEGALESE} whose seat is in Mill Lane 3, 33129, Asturias, and who answers for what is written here.`, 'en', true],
    [`${LEGALESE} who fired 3 kilns, and of 33129 pots Asturias bought most, as they told us in the summer of that year.`, 'en', false],
  ])('a postal address says which business runs the site: %s (%s)', (line, language, isAddress) => {
    expect(findingsOf(audit, site(home([['/about', 'About']], line, language))).includes('No legal form')).toBe(!isAddress);
  });

  it.each(['Our story', 'The team', 'Über uns', 'Chi siamo', 'Committees'])(
    'a section called “%s” introduces who runs the site',
    (name) => {
      const page = (title: string) =>
        aPage({
          url: 'https://acme.test/',
          document: { pageType: 'home', jsonLd: [], links: [], blocks: [heading(2, title), paragraph('We make kilns.')] },
        });
      expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [page(name)] })))).not.toContain('No page or section');
      expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [page('Glazes')] })))).toContain('No page or section');
    },
  );

  it('asks no imprint of a manual whose footer names its publisher', () => {
    const found = (footer: string) =>
      findingsOf(audit, gatheredFrom(aVisit({ pages: [home([['/contact', 'Contact']], footer)] }), 'documentation'));
    expect(found('Copyright 2022, Acme')).not.toContain('We found no imprint');
    expect(found('Next page')).toContain('We found no imprint');
  });

  it('asks nothing of a manual or a program whose pages lead to its repository', () => {
    const page = (path: string, href: string, region: 'nav' | 'footer') =>
      aPage({
        url: `https://acme.test${path}`,
        document: {
          ...{ pageType: 'docs', jsonLd: [], blocks: [paragraph('Set the ramp before you start.')] },
          links: [{ href, text: 'Code', rel: [], region, block: -1, internal: false }],
        },
      });
    const stateOf = (kind: SiteKind, href: string, region: 'nav' | 'footer' = 'nav') =>
      verdictOf(audit, gatheredFrom(aVisit({ pages: [page('/', href, region), page('/a', href, region)] }), kind)).state;
    for (const kind of ['documentation', 'software'] as const)
      expect(stateOf(kind, 'https://github.com/potters/ramp')).toBe('notApplicable');
    expect(stateOf('localBusiness', 'https://github.com/potters/ramp')).toBe('scored');
    expect(stateOf('documentation', 'https://github.com/sponsors/potters')).toBe('scored');
    // What a template says of itself at the foot is the repository of others, unless it leads to the source of the page.
    expect(stateOf('documentation', 'https://github.com/makers/manual-theme', 'footer')).toBe('scored');
    expect(stateOf('documentation', 'https://github.com/potters/ramp/edit/main/a.md', 'footer')).toBe('notApplicable');
  });

  it('passes the good site', () => expect(scoreOf(audit, gatheredFrom())).toBe(1));

  it.each([
    ['en', '/about-us', 'About us', '/contact', 'Contact', '© 2026 Acme Kilns Ltd'],
    ['de', '/ueber-uns', 'Über uns', '/kontakt', 'Kontakt', '© 2026 Acme Öfen GmbH'],
    ['fr', '/a-propos', 'À propos', '/contact', 'Nous contacter', '© 2026 Acme Fours SARL'],
    ['es', '/sobre-nosotros', 'Sobre nosotros', '/contacto', 'Contacto', '© 2026 Acme Hornos S.L.'],
    ['it', '/chi-siamo', 'Chi siamo', '/contatti', 'Contatti', '© 2026 Acme Forni S.r.l.'],
    ['pt', '/quem-somos', 'Quem somos', '/contato', 'Contato', '© 2026 Acme Fornos Ltda'],
    ['nl', '/over-ons', 'Over ons', '/contact', 'Contact', '© 2026 Acme Ovens B.V.'],
    ['ja', '/p1', '会社概要', '/p2', 'お問い合わせ', '© 2026 アクメ株式会社'],
    ['zh', '/p1', '关于我们', '/p2', '联系我们', '© 2026 上海窑炉有限公司'],
    ['ar', '/p1', 'من نحن', '/p2', 'اتصل بنا', '© 2026 شركة الأفران'],
  ])('scores the same in %s', (lang, aboutPath, aboutText, contactPath, contactText, footer) => {
    expect(
      scoreOf(
        audit,
        site(
          home(
            [
              [aboutPath, aboutText],
              [contactPath, contactText],
            ],
            footer,
            lang,
          ),
        ),
      ),
    ).toBe(1);
  });

  it('each of the three is a third, and what is missing is said', () => {
    const none = site(home([], 'Made with love.'));
    expect(scoreOf(audit, none)).toBe(0);
    expect(findingsOf(audit, none).split('\n')).toHaveLength(3);
    expect(scoreOf(audit, site(home([['/about', 'About']], 'Made with love.')))).toBeCloseTo(1 / 3, 9);
    expect(
      scoreOf(
        audit,
        site(
          home(
            [
              ['/about', 'About'],
              ['/contact', 'Contact'],
            ],
            'Made with love.',
          ),
        ),
      ),
    ).toBeCloseTo(2 / 3, 9);
  });

  it('a copyright holder without legal form counts in part, and an imprint in full', () => {
    const holder = scoreOf(audit, site(home([], '© 2026 Mara Voss')));
    expect(holder).toBeGreaterThan(0);
    expect(holder).toBeLessThan(1 / 3);
    expect(scoreOf(audit, site(home([['/impressum', 'Impressum']], 'Danke.')))).toBeGreaterThan(holder);
  });

  it('a copyright holder is enough for a manual', () => {
    const footer = (text: string, kind: SiteKind) => findingsOf(audit, gatheredFrom(aVisit({ pages: [home([], text)] }), kind));
    const [nobody, entity] = ['We found no imprint, postal address or person’s name', 'No legal form, register number'];
    expect(footer('Copyright 2022, Acme', 'documentation')).not.toContain(nobody);
    expect(footer('© Copyright 2022.', 'documentation')).toContain(nobody);
    expect(footer('Copyright 2022, Acme', 'software')).toContain(entity);
  });
  it('finds the legal entity at the foot of a page that marks no footer', () => {
    const foot = (region: 'footer' | 'aside') =>
      aPage({
        url: 'https://acme.test/',
        document: { pageType: 'home', blocks: [paragraph('We make kilns.'), paragraph('© 2026 Acme Kilns Ltd', { region })], links: [] },
      });
    expect(scoreOf(audit, site(foot('aside')))).toBe(scoreOf(audit, site(foot('footer'))));
    expect(scoreOf(audit, site(foot('aside')))).toBeCloseTo(1 / 3, 9);
  });

  it('takes no link that only mentions what something is about for an about page', () => {
    expect(scoreOf(audit, site(home([['/what-i-learned-about-glazes', 'Everything I know about glazes']], 'x')))).toBe(0);
    expect(scoreOf(audit, site(home([['/x', 'the manual about bench tests']], 'x')))).toBe(0);
    expect(scoreOf(audit, site(home([['/about-the-club', 'Who we are']], 'x')))).toBeCloseTo(1 / 3, 9);
  });

  it('does not take a heading for a legal entity', () => {
    expect(scoreOf(audit, site(home([], 'Company · Limited offer · Follow us')))).toBe(0);
  });

  it('a link that is known to be broken does not count', () => {
    const url = 'https://acme.test/about';
    const dead = { url, status: 404, code: null, finalUrl: url, from: 'internal' as const, linksBack: null };
    const gathered = site(home([['/about', 'About']], 'x'), { linkChecks: [dead] });
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('is broken: ');
  });

  it('a page that is three clicks away does not count', () => {
    const far = goodPage('about', { depth: 3, url: 'https://acme.test/x/y/z' });
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages: [home([], 'x'), far] })))).toBeLessThan(
      scoreOf(audit, gatheredFrom(aVisit({ pages: [home([], 'x'), { ...far, depth: 2 }] }))),
    );
  });

  it('a contact page without any means counts half', () => {
    const pages = goodPages().map((page) =>
      page.document?.pageType === 'contact'
        ? aPage({ url: page.url, document: { pageType: 'contact', forms: [], blocks: [paragraph('Contact us soon.')], links: [] } })
        : page,
    );
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages })))).toContain('has no email address, phone number or form');
  });

  it.each(['Call anytime: (317) 585-8468', 'Write to hello@acme.test.', 'Tel. 030 901820', '+44 20 7946 0958'])(
    'a way to be reached may be written out: %s',
    (line) => {
      const reached = (text: string) =>
        goodPage('contact', { document: { forms: [], links: [], blocks: [heading(1, 'Contact'), paragraph(text)] } });
      const others = goodPages().filter(({ document }) => document?.pageType !== 'contact');
      const bare = others.map((page) => ({ ...page, document: page.document && { ...page.document, forms: [], links: [] } }));
      const findingsFor = (text: string) => findingsOf(audit, gatheredFrom(aVisit({ pages: [...bare, reached(text)] })));
      expect(findingsFor('Kiln no. 5858468 (2019 - 2024) was fired 12 times (2024-11-21, see page 317).')).toMatch(
        /No contact page|has no email address, phone number or form/,
      );
      expect(findingsFor(line)).not.toMatch(/No contact page|has no email address, phone number or form/);
    },
  );

  it('is unmeasured, not punished, in a language without word lists', () => {
    expect(verdictOf(audit, site(home([], 'x', 'fi'))).state).toBe('unmeasured');
    expect(verdictOf(audit, gatheredFrom(aVisit({ homeUrl: null }))).state).toBe('unmeasured');
  });
});
