import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { Byline } from '../../artifacts/page.ts';
import {
  aPage,
  aVisit,
  findingsOf,
  gatheredFrom,
  goodPages,
  heading,
  jsonLd,
  ofKind,
  type PageDraft,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { namedAuthor as audit } from './named-author.ts';

const byline = (text: string, more: Partial<Byline> = {}): Byline => ({ text, href: null, via: 'class', region: 'main', ...more });
const site = (bylines: Byline[], draft: PageDraft['document'] = {}) =>
  gatheredFrom(aVisit({ pages: [aPage({ document: { bylines, ...draft } })] }));

it('asks no byline of an association whose markup names itself, nor of an offer without a date that looks like an article', () => {
  const of = (kind: SiteKind, document: PageDraft['document']) =>
    verdictOf(audit, gatheredFrom(aVisit({ pages: [aPage({ document })] }), ofKind(kind)));
  const inMarkup = (text: string) => ({ bylines: [byline(text, { via: 'meta' })] });
  expect(of('association', inMarkup('Valley Housing Cooperative')).state).toBe('notApplicable');
  expect(of('association', inMarkup('Maria Lopez'))).toMatchObject({ findings: [{ what: expect.stringContaining('only in the markup') }] });
  for (const kind of ['localBusiness', 'other'] as const) expect(of(kind, { bylines: [], dates: [] }).state).toBe('notApplicable');
  expect(of('publisher', { bylines: [], dates: [] })).toMatchObject({ findings: [{ what: 'No author is named.' }] });
});

it('takes what has no date, no visible byline and no Article markup on the site of a business for a page about the offer', () => {
  const modified = { iso: '2026-03-04', role: 'modified', text: '2026-03-04', via: 'meta', region: 'main' } as const;
  const of = (kind: SiteKind, document: PageDraft['document'] = {}) => {
    const page = aPage({
      document: { bylines: [byline('Acme Kilns', { via: 'meta' })], dates: [modified], jsonLd: [], ...document },
    });
    return verdictOf(audit, gatheredFrom(aVisit({ pages: [page] }), ofKind(kind))).state;
  };
  for (const kind of ['localBusiness', 'shop'] as const) {
    expect(of(kind), kind).toBe('notApplicable');
    expect(of(kind, { jsonLd: [jsonLd({ '@type': 'Article', headline: 'Cones' })] }), kind).toBe('scored');
    expect(of(kind, { dates: [{ ...modified, via: 'time-element' }] }), kind).toBe('scored');
  }
  expect(of('software')).toBe('scored');
});

describe('articles of a site that bears its author’s name', () => {
  const at = (pageType: 'home' | 'about' | 'article', title: string, text: string, bylines: Byline[] = []) =>
    aPage({
      url: `https://acme.test/${pageType}`,
      document: { pageType, title, meta: {}, jsonLd: [], bylines, blocks: [paragraph(text)], links: [] },
    });
  const diary = (text: string, bylines: Byline[] = []) =>
    gatheredFrom(
      aVisit({
        pages: [
          at('home', 'Tomek Kowal', text),
          at('about', 'About | Tomek Kowal', text),
          at('article', 'Timers | Tomek Kowal', 'Text.', bylines),
        ],
      }),
    );
  it('are by that person, with a byline or without', () => {
    expect(scoreOf(audit, diary("I'm Tomek, an engineer."))).toBe(1);
    expect(scoreOf(audit, diary("I'm Tomek, an engineer.", [byline('Tomek Kowal')]))).toBeGreaterThanOrEqual(0.6);
  });
  it('are by nobody where the name is a firm’s', () => expect(scoreOf(audit, diary('The firm makes filters.'))).toBe(0));
});

describe(audit.id, () => {
  it('passes an author with a link to a profile, or with a line about them on the page', () => {
    expect(scoreOf(audit, gatheredFrom())).toBe(1);
    const box = paragraph('Mara Voss is a ceramic engineer and has fired kilns in Stoke-on-Trent since 1998.');
    expect(scoreOf(audit, site([byline('Mara Voss')], { blocks: [box] }))).toBe(1);
  });

  it('takes a link outside the main content that names the author for an introduction', () => {
    const about = (text: string, region: 'footer' | 'main', href = 'https://acme.test/about') => ({
      href,
      text,
      region,
      rel: [],
      block: -1,
      internal: true,
    });
    const found = (link: ReturnType<typeof about>, more: Partial<Byline> = {}) =>
      findingsOf(audit, site([byline('Dr. Mara Voss', more)], { links: [link] }));
    expect(found(about('About Dr. Mara Voss', 'footer'))).toBe('');
    expect(found(about('About Mara Voss', 'footer'), { via: 'meta' })).toBe('');
    expect(found(about('About us', 'footer'))).toContain('links to no page about them');
    expect(found(about('About Mara Voss', 'footer', 'https://acme.test/blog/firing-temperature#top'))).toContain('links to no page');
  });

  it('sees the name of the markup in the box about the author', () => {
    const box = paragraph('Mara Voss is a ceramic engineer and has fired kilns in Stoke-on-Trent since 1998.');
    expect(scoreOf(audit, site([byline('Mara Voss', { via: 'meta' })], { blocks: [box] }))).toBe(1);
    expect(scoreOf(audit, site([byline('Ilse Brandt', { via: 'meta' })], { blocks: [box] }))).toBeLessThan(1);
  });

  it('asks for no author where there is no article', () => {
    const others = goodPages().filter(({ document }) => document?.pageType !== 'article');
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: others }))).state).toBe('notApplicable');
  });

  it('orders: profile, name alone, name in the markup only, nobody', () => {
    const scores = [
      scoreOf(audit, gatheredFrom()),
      scoreOf(audit, site([byline('Mara Voss')])),
      scoreOf(audit, site([byline('Nora Quill', { via: 'meta' })])),
      scoreOf(audit, site([])),
    ];
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it.each(['Admin', 'The Editorial Team', 'Redaktion', 'redacción', '編集部', 'admin', 'Support'])('“%s” is nobody', (name) => {
    expect(findingsOf(audit, site([byline(name, { href: 'https://acme.test/author/x' })]))).toContain('names no person');
  });

  it.each([
    ['Acme editor', true],
    ['Acme Redaktion', true],
    ['Kiln editor', false],
  ])('“%s” is the house: %s', (name, isHouse) =>
    expect(findingsOf(audit, site([byline(name)])).includes('names no person')).toBe(!isHouse),
  );

  it.each([
    'Mara Voss',
    'Dr. Ilse Brandt',
    'José Ángel García-López',
    'Anne van den Berg',
    '山田太郎',
    '王小明',
    'محمد عبد الله',
    "Seán O'Brien",
    'Mara Voss, PhD',
    'MARA VOSS & ILSE BRANDT',
  ])('“%s” is somebody', (name) => expect(scoreOf(audit, site([byline(name, { href: 'https://acme.test/team/x' })]))).toBe(1));

  it.each(['Pasquale', 'Mara Voss (she/her)', 'J. R. Voss'])('“%s” is somebody', (name) =>
    expect(scoreOf(audit, site([byline(name, { href: 'https://acme.test/authors/x/' })]))).toBe(1),
  );
  it('an organization may sign, and is asked for a profile as a person is', () => {
    for (const name of ['Nordlicht', 'Antonio']) expect(findingsOf(audit, site([byline(name)]))).toContain('links to no page about them');
    expect(scoreOf(audit, site([byline('DINUM', { href: 'https://acme.test/authors/x/' })]))).toBe(1);
  });
  it('a page whose headline names the author introduces them', () => {
    const article = aPage({ url: 'https://acme.test/blog/a', document: { bylines: [byline('Dr. Mara Voss, PhD')] } });
    const about = (headline: string) =>
      aPage({ url: 'https://acme.test/about', document: { pageType: 'about', bylines: [], blocks: [heading(1, headline)] } });
    const found = (headline: string) => findingsOf(audit, gatheredFrom(aVisit({ pages: [article, about(headline)] })));
    expect(found('Meet Dr. Mara Voss')).toBe('');
    expect(found('Meet the team')).toContain('links to no page about them');
  });
  it('the name of a site is an author where it is a person’s or its publisher’s', () => {
    const named = (title: string, jsonLdBlocks: unknown[] = [], kind: SiteKind = 'localBusiness', via?: 'meta') =>
      gatheredFrom(
        aVisit({
          pages: ['a', 'b', 'c'].map((path) =>
            aPage({
              url: `https://acme.test/blog/${path}`,
              document: {
                title: `Post ${path} | ${title}`,
                meta: {},
                jsonLd: jsonLdBlocks.map(jsonLd),
                bylines: [byline(title, via ? { via } : { href: 'https://acme.test/me' })],
              },
            }),
          ),
        }),
        ofKind(kind),
      );
    expect(scoreOf(audit, named('Helen Brightwater'))).toBe(1);
    // Who publishes a site may sign for it, be it a firm or the crew of a podcast.
    expect(scoreOf(audit, named('Brightwater Kilns'))).toBe(1);
    expect(scoreOf(audit, named('Brightwater Kilns', [], 'localBusiness', 'meta'))).toBe(1);
    expect(scoreOf(audit, named('Brightwater Kilns', [], 'publisher'))).toBe(1);
    expect(scoreOf(audit, named('Ngozi Brightwater', [{ '@type': 'Person', name: 'Ngozi Brightwater' }]))).toBe(1);
  });

  it.each([
    ['https://acme.test/blog/cookies-e-privacy-policy/', 'Cookie e Privacy Policy', {}],
    ['https://acme.test/events/open-day', 'Open day', {}],
    ['https://acme.test/veranstaltungen/tag-der-offenen-tuer', 'Tag der offenen Tür', {}],
    ['https://acme.test/blog/2022/', 'Posts of 2022', {}],
    ['https://acme.test/x', 'Open day', { jsonLd: [jsonLd({ '@type': 'MusicEvent', name: 'Open day' })] }],
    ['https://acme.test/x', 'Open day', { pageTypeBecause: 'og:type says article.', wordCount: 40 }],
  ] as const)('asks nobody to sign %s (%s)', (url, title, more) => {
    const unsigned = { bylines: [], title, blocks: [heading(1, title), paragraph('Text.')], jsonLd: [] };
    const page = (at: string, draft: PageDraft['document']) =>
      gatheredFrom(aVisit({ pages: [aPage({ url: at, document: { ...unsigned, ...draft } })] }));
    expect(verdictOf(audit, page(url, { ...more, jsonLd: [...('jsonLd' in more ? more.jsonLd : [])] })).state).toBe('notApplicable');
    expect(
      findingsOf(audit, page('https://acme.test/blog/privacy-fences', { title: 'Privacy fences', blocks: [heading(1, 'Privacy fences')] })),
    ).toContain('No author is named');
  });

  it('asks nobody to sign the page that names of authors lead to', () => {
    const profile = aPage({ url: 'https://acme.test/authors/mara/', document: { bylines: [], title: 'Mara Voss' } });
    const article = aPage({ document: { bylines: [byline('Mara Voss', { href: 'https://acme.test/authors/mara/' })] } });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [article, profile] })))).toBe('');
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [profile] })))).toContain('No author is named');
  });

  it('a link to the page itself or a broken one is no profile', () => {
    const href = 'https://acme.test/team/mara-voss';
    const page = aPage({ document: { bylines: [byline('Mara Voss', { href })] } });
    const check = { url: href, status: 404, code: null, finalUrl: href, from: 'internal' as const, linksBack: null };
    const broken = gatheredFrom(aVisit({ pages: [page], linkChecks: [check] }));
    expect(scoreOf(audit, broken)).toBeLessThan(1);
    expect(findingsOf(audit, broken)).toContain('broken');
    expect(scoreOf(audit, site([byline('Mara Voss', { href: `${page.url}#author` })]))).toBeLessThan(1);
    const refused = gatheredFrom(aVisit({ pages: [page], linkChecks: [{ ...check, status: 403 }] }));
    expect(scoreOf(audit, refused)).toBe(1);
  });
});
