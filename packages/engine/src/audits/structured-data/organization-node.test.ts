import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  aVisit,
  findingsOf,
  gatheredFrom,
  gatheredPages,
  goodPage,
  heading,
  jsonLd,
  link,
  ofKind,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { organizationNode } from './organization-node.ts';

const ORG = {
  '@type': 'Organization',
  '@id': 'https://acme.test/#organization',
  name: 'Acme Kilns',
  url: 'https://acme.test/',
  logo: 'https://acme.test/logo.png',
};
const home = (...nodes: object[]) => goodPage('home', { document: { jsonLd: nodes.map(jsonLd) } });
const about = (...nodes: object[]) => goodPage('about', { document: { jsonLd: nodes.map(jsonLd) } });

describe('organization-node', () => {
  it('passes one organization with one @id on all pages', () => {
    expect(scoreOf(organizationNode, gatheredFrom())).toBe(1);
    expect(scoreOf(organizationNode, gatheredPages(home(ORG), about(ORG)))).toBe(1);
    expect(scoreOf(organizationNode, gatheredPages(home({ ...ORG, '@type': ['LocalBusiness', 'Store'] })))).toBe(1);
  });
  it('asks for no @id, and falls to nothing without a node', () => {
    const { '@id': _, ...anonymous } = ORG;
    expect(scoreOf(organizationNode, gatheredPages(home(anonymous)))).toBe(1);
    // A page for each town may well describe the office there.
    expect(scoreOf(organizationNode, gatheredPages(home(ORG), about({ ...ORG, '@id': 'https://acme.test/about#org' })))).toBe(1);
    expect(scoreOf(organizationNode, gatheredPages(home()))).toBe(0);
    expect(findingsOf(organizationNode, gatheredPages(home(), about()))).toContain(
      'none of the 2 pages that we read has Organization markup that describes this site',
    );
  });
  it('what any node of the owner says need not be said by each, such as the publisher of an article', () => {
    const reference = { '@type': 'Organization', name: 'Acme Kilns', url: 'https://acme.test/' };
    expect(findingsOf(organizationNode, gatheredPages(home(reference)))).toContain('neither a logo nor sameAs');
    expect(scoreOf(organizationNode, gatheredPages(home(reference, ORG)))).toBe(1);
    expect(scoreOf(organizationNode, gatheredPages(home(reference), about(ORG)))).toBe(1);
  });
  it.each<[what: string, nodes: object[], lacks: string]>([
    ['a node without a name', [{ ...ORG, name: undefined }], 'the Organization markup lacks a name'],
    ['a node without an address', [{ ...ORG, '@id': undefined, url: undefined }], 'the Organization markup lacks a url'],
    [
      'a node without both',
      [{ ...ORG, '@id': undefined, url: undefined, name: undefined }],
      'the Organization markup lacks a name and a url',
    ],
    [
      'a node for each',
      [
        { ...ORG, name: undefined },
        { ...ORG, '@id': undefined, url: undefined },
      ],
      'no node of the Organization markup has both a name and a url',
    ],
  ])('says which of name and url is missing: %s', (_, nodes, lacks) => {
    const found = findingsOf(organizationNode, gatheredPages(home(...nodes)));
    expect(found.split('\n').filter((line) => line.endsWith(lacks))).toHaveLength(1);
  });
  it('names markup of the site that gives the address of another one', () => {
    const strayed = home({ ...ORG, '@id': 'https://www.example.com/#org', url: 'https://www.example.com/' });
    expect(findingsOf(organizationNode, gatheredPages(strayed))).toContain(
      'the Organization markup of “Acme Kilns” gives the address of another site: https://www.example.com/',
    );
    expect(verdictOf(organizationNode, gatheredPages(strayed))).toMatchObject({ fix: expect.stringContaining('the address of this site') });
  });
  it.each(['DryCleaningOrLaundry', 'Dermatology', 'BedAndBreakfast', 'IceCreamShop', 'Notary'])('knows the trade %s', (type) => {
    expect(scoreOf(organizationNode, gatheredPages(home({ ...ORG, '@type': type })))).toBe(1);
  });
  it.each(['academic', 'association', 'event', 'publisher'] as const)(
    'asks no such node of a professor, a club, a meeting or a diary: %s',
    (kind) => {
      const bare = goodPage('home', { document: { jsonLd: [], links: [], blocks: [paragraph('We look at owls.')] } });
      expect(verdictOf(organizationNode, gatheredFrom(aVisit({ pages: [bare] }), ofKind(kind))).state).toBe('notApplicable');
    },
  );
  it('takes neither the name in another language nor that of the author for a second one', () => {
    const [other, person] = [
      { ...ORG, name: 'Ofenwerk' },
      { ...ORG, '@id': 'https://acme.test/#ann', '@type': 'Person', name: 'Ann Lee' },
    ];
    const german = (lang: string) =>
      goodPage('about', { document: { lang, detectedLanguage: lang, jsonLd: [jsonLd(other)], blocks: [paragraph('Ofenwerk.')] } });
    expect(findingsOf(organizationNode, gatheredPages(home(ORG), german('de')))).toBe('');
    expect(findingsOf(organizationNode, gatheredPages(home(ORG), german('en')))).toContain('uses different names');
    expect(findingsOf(organizationNode, gatheredPages(home(ORG, person)))).toBe('');
  });
  it('asks for no organization where a person makes the program', () => {
    const code = (author: object) => ({ '@type': 'SoftwareSourceCode', name: 'Ramp', author });
    const of = (kind: SiteKind, ...nodes: object[]) =>
      verdictOf(organizationNode, gatheredFrom(aVisit({ pages: [home(...nodes)] }), ofKind(kind)));
    const person = { '@type': 'Person', name: 'Ann Lee' };
    expect(of('software', code(person)).state).toBe('notApplicable');
    expect(of('software', code({ '@type': 'Organization', name: 'Globex', url: 'https://globex.test/' })).state).toBe('scored');
    expect(of('software', code(person), ORG)).toMatchObject({ score: 1 });
    expect(of('shop', code(person))).toMatchObject({ score: 0 });
  });
  it('takes what has a name, an address and a telephone for an organization, by whatever type', () => {
    const practice = { ...ORG, '@type': 'Psychologist', address: 'Wharf 12, Leeds', telephone: '+44 113 496 0000' };
    const { telephone: _, ...unreachable } = practice;
    expect(scoreOf(organizationNode, gatheredPages(home(practice)))).toBe(1);
    expect(scoreOf(organizationNode, gatheredPages(home(unreachable)))).toBe(0);
  });
  it('takes a person who practises there for no second organization', () => {
    const person = { '@type': 'Physician', '@id': 'https://acme.test/#lee', name: 'Dr. Ann Lee', url: 'https://acme.test/lee' };
    const clinic = { ...ORG, '@type': 'MedicalClinic' };
    const blocks = [paragraph('Acme Kilns, Dr. Ann Lee')];
    const pageOf = (...nodes: object[]) =>
      gatheredFrom(aVisit({ pages: [goodPage('home', { document: { blocks, jsonLd: nodes.map(jsonLd) } })] }), ofKind('localBusiness'));
    const found = (node: object, organization: object = clinic) => findingsOf(organizationNode, pageOf(organization, node));
    expect(found(person)).toContain('uses different names');
    for (const tie of [{ worksFor: { '@id': ORG['@id'] } }, { memberOf: { '@id': ORG['@id'] } }, { '@type': ['Physician', 'Person'] }])
      expect(found({ ...person, ...tie }), JSON.stringify(tie)).toBe('');
    expect(found(person, { ...clinic, employee: { '@id': person['@id'] } })).toBe('');
    // A practice that belongs to a chamber is a practice.
    expect(found({ ...person, memberOf: { '@type': 'Organization', name: 'Chamber of Stoke' } })).toContain('uses different names');
    expect(scoreOf(organizationNode, pageOf({ ...person, jobTitle: 'Dentist', image: 'x.png' }))).toBe(1);
  });
  it('asks one name for the pages that use another, and no home page that is complete to be described', () => {
    const branch = { ...ORG, '@id': 'https://acme.test/about#org', name: 'Acme Kilns – Repairs' };
    const verdict = verdictOf(organizationNode, gatheredPages(home(ORG), about(branch)));
    expect(verdict).toMatchObject({
      findings: [{ where: 'https://acme.test/about', snippet: 'Acme Kilns | Acme Kilns – Repairs' }],
      fix: expect.stringMatching(/^Use one name for your organization in all markup\./),
    });
    expect(verdictOf(organizationNode, gatheredPages(home({ ...ORG, logo: undefined })))).toMatchObject({
      fix: expect.stringMatching(/^Complete your Organization markup\./),
    });
  });
  describe('several places', () => {
    const at = (streetAddress: string, postalCode: string) => ({ '@type': 'PostalAddress', streetAddress, postalCode });
    const place = (name: string, more: object) => ({ '@type': 'LocalBusiness', name, url: 'https://acme.test/', logo: 'l.png', ...more });
    const [mill, quay] = [at('Mill Road 18', 'LS1 4AB'), at('Quay 3', 'HU2 7PP')];
    const names = 'uses different names';
    const shop = (more: object) => place('Clay Shop', more);
    const works = (more: object) => place('Kiln Works', more);
    const blocks = [paragraph('Kiln Works, Clay Shop and Quay Café. Mill Road 18, LS1 4AB. Quay 3, HU2 7PP.')];
    const shown = (type: 'home' | 'about', nodes: object[]) => goodPage(type, { document: { blocks, jsonLd: nodes.map(jsonLd) } });
    const found = (first: object[], second: object[] = []) =>
      findingsOf(organizationNode, gatheredPages(shown('home', first), shown('about', second)));
    it.each<[what: string, first: object[], second: object[]]>([
      ['with addresses of their own', [works({ address: mill }), shop({ address: quay })], []],
      ['with addresses on pages of their own', [works({ address: mill })], [shop({ address: 'Quay 3, HU2 7PP' })]],
      ['of which another page gives the address', [works({}), shop({ address: quay })], [works({ address: mill })]],
      [
        'with telephone numbers of their own beside one another',
        [works({ telephone: '+44 113 496 0001' }), shop({ telephone: '+44 113 496 0002' })],
        [],
      ],
    ])('are not several names: %s', (_, first, second) => expect(found(first, second)).not.toContain(names));
    it.each<[what: string, first: object[], second: object[]]>([
      ['no address', [works({})], [shop({})]],
      ['one address', [works({ address: mill })], [shop({ address: 'Mill Rd 18, LS1 4AB Leeds' })]],
      ['one address without its code', [works({ address: mill })], [shop({ address: 'Mill Road 18' })]],
      ['an area for one name', [works({ address: mill })], [shop({ address: { '@type': 'PostalAddress', postalCode: 'HU2 7PP' } })]],
      ['an address for one name', [works({ address: mill })], [shop({})]],
      ['two numbers on two pages', [works({ telephone: '+44 113 496 0001' })], [shop({ telephone: '+44 113 496 0002' })]],
      ['one address beside a place', [works({ address: mill }), shop({ address: mill })], [place('Quay Café', { address: quay })]],
    ])('are one with two names: %s', (_, first, second) => expect(found(first, second)).toContain(names));
  });
  it.each<[kind: SiteKind, h1: string, advice: string]>([
    ['localBusiness', 'Dentist in Stoke', 'Use a more specific type where one fits, such as Dentist.'],
    ['localBusiness', 'Restaurant equipment', 'Use a more specific type where one fits, such as LocalBusiness.'],
    ['shop', 'Dentist in Stoke', 'Use a more specific type where one fits, such as OnlineStore.'],
    ['software', 'Dentist in Stoke', 'Add Organization markup or complete it. Give it a name'],
  ])('a site of kind %s whose H1 is “%s” is advised: %s', (kind, h1, advice) => {
    const draft = { title: `${h1} | Acme Kilns`, blocks: [heading(1, h1), paragraph('Acme Kilns')] };
    const of = (...nodes: object[]) =>
      verdictOf(
        organizationNode,
        gatheredFrom(aVisit({ pages: [goodPage('home', { document: { ...draft, jsonLd: nodes.map(jsonLd) } })] }), ofKind(kind)),
      );
    expect(of()).toMatchObject({ score: 0, fix: expect.stringContaining(advice) });
    const incomplete = JSON.stringify(of({ ...ORG, logo: undefined }));
    expect(incomplete.includes('Use a more specific type, such as Dentist.')).toBe(advice.includes('Dentist'));
    expect(JSON.stringify(of({ ...ORG, '@type': 'MedicalClinic', logo: undefined }))).not.toContain('more specific');
  });
  it('advises a person who bears the site’s name to describe themselves', () => {
    const draft = { title: 'Tomek Kowal', meta: { 'og:site_name': 'Tomek Kowal' }, jsonLd: [] };
    const blocks = [heading(1, 'Kilns'), paragraph('I am Tomek Kowal, and I build kilns.')];
    const of = (kind: SiteKind, own: object) =>
      verdictOf(
        organizationNode,
        gatheredFrom(aVisit({ pages: [goodPage('home', { document: { ...draft, blocks, ...own } })] }), ofKind(kind)),
      );
    expect(of('shop', {})).toMatchObject({ fix: expect.stringMatching(/^Describe yourself .+ Add Person markup/) });
    expect(of('shop', { blocks: [paragraph('Kilns by Tomek.')] })).toMatchObject({ fix: expect.stringContaining('such as OnlineStore') });
  });
  describe('what Google recommends of a local business', () => {
    const SHOP = { ...ORG, '@type': 'Bakery' };
    const CALL = (href: string) => paragraph('Call us', { links: [link(href, 'Call us')] });
    const HOURS = [heading(2, 'Opening hours'), paragraph('Monday to Friday 9:00–17:30'), paragraph('Saturday 9:00–12:00')];
    const contact = (...blocks: ReturnType<typeof paragraph>[]) =>
      goodPage('contact', { document: { jsonLd: [], blocks: [CALL('tel:+44 1782 496 000'), ...blocks] } });
    const found = (node: object, page = contact(...HOURS)) => verdictOf(organizationNode, gatheredPages(home(node), page));
    const lacks = (node: object, page?: ReturnType<typeof contact>) => {
      const verdict = found(node, page);
      return verdict.state === 'scored' ? verdict.findings.map(({ what, snippet }) => [/lacks (\w+)/.exec(what)?.[1], snippet]) : [];
    };
    it('is named where a page gives it and the markup does not, and costs nothing', () => {
      expect(found(SHOP)).toMatchObject({
        score: 1,
        findings: [{ where: 'https://acme.test/contact' }, { where: 'https://acme.test/contact' }],
      });
      expect(lacks(SHOP)).toEqual([
        ['telephone', '+44 1782 496 000'],
        ['openingHoursSpecification', 'Monday to Friday 9:00–17:30; Saturday 9:00–12:00'],
      ]);
      const bare = found({ ...SHOP, logo: undefined }, contact(paragraph('Write to us.')));
      expect(found({ ...SHOP, logo: undefined })).toMatchObject({ score: bare.state === 'scored' ? bare.score : null });
    });
    it.each<[why: string, node: object, page: ReturnType<typeof contact>]>([
      ['it is no local business', ORG, contact(...HOURS)],
      ['the markup gives both', { ...SHOP, telephone: '1', openingHours: 'Mo-Fr 09:00-17:30' }, contact(...HOURS)],
      [
        'several numbers are linked and the hours are those of a holiday',
        SHOP,
        goodPage('contact', {
          document: {
            jsonLd: [],
            blocks: [
              CALL('tel:1782496000'),
              CALL('tel:1782496001'),
              heading(2, 'Opening hours'),
              paragraph('24 December 2026: 9:00–12:00'),
            ],
          },
        }),
      ],
      [
        'some markup cannot be read',
        SHOP,
        goodPage('contact', { document: { jsonLd: [{ ok: false, error: 'x', bytes: 9 }], blocks: HOURS } }),
      ],
    ])('is not where %s', (_, node, page) => expect(lacks(node, page)).toEqual([]));
  });
  it('takes an address on the host that the canonical of the page names for one of the site', () => {
    const moved = { ...ORG, '@id': 'https://kilns.test/#org', url: 'https://kilns.test/' };
    const at = (canonicals: string[]) => gatheredPages(goodPage('home', { document: { jsonLd: [jsonLd(moved)], canonicals } }));
    expect(scoreOf(organizationNode, at(['https://www.kilns.test/']))).toBe(1);
    for (const other of [[], ['https://acme.test/'], ['https://kilns.test/', 'https://acme.test/']])
      expect(scoreOf(organizationNode, at(other))).toBe(0);
    const placeholder = { ...ORG, '@id': 'https://www.example.com/#org', url: 'https://www.example.com/' };
    const canonicals = ['https://www.example.com/'];
    expect(scoreOf(organizationNode, gatheredPages(goodPage('home', { document: { jsonLd: [jsonLd(placeholder)], canonicals } })))).toBe(0);
  });
  it('asks the address of the site for the node, not the page that was read first', () => {
    expect(verdictOf(organizationNode, gatheredPages(about()))).toMatchObject({ findings: [{ where: 'https://acme.test/' }] });
  });
  it('takes another organization for none, and says nothing of one on a page whose markup is false', () => {
    expect(scoreOf(organizationNode, gatheredPages(home({ ...ORG, '@id': 'https://globex.test/#o', url: 'https://globex.test/' })))).toBe(
      0,
    );
    const invented = {
      '@type': 'Product',
      name: 'Kiln',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 999 },
    };
    expect(verdictOf(organizationNode, gatheredPages(home(ORG, invented))).state).toBe('notApplicable');
  });
});
