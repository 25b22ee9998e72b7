import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredFrom, gatheredPages, goodPage, heading, jsonLd, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { nameConsistency } from './name-consistency.ts';

const ORG = { '@type': 'Organization', name: 'Acme Kilns', url: 'https://acme.test/' };
const home = (draft: object) => gatheredPages(goodPage('home', { document: draft }));

describe('name-consistency', () => {
  it('passes one name everywhere, with or without its legal form', () => {
    expect(scoreOf(nameConsistency, gatheredFrom())).toBe(1);
    expect(scoreOf(nameConsistency, home({ jsonLd: [jsonLd({ ...ORG, name: 'ACME Kilns Ltd.' })] }))).toBe(1);
  });
  it('falls where a place gives another name; a title may do without it', () => {
    expect(scoreOf(nameConsistency, home({ meta: { 'og:site_name': 'Kiln World' } }))).toBeLessThan(1);
    expect(scoreOf(nameConsistency, home({ title: 'Small pottery kilns' }))).toBe(1);
  });
  it('takes a name with what the firm does, and one without its legal form, for the name', () => {
    for (const other of ['Acme Kilns, pottery kilns from Stoke', 'Acme Kilns UG (haftungsbeschränkt)', 'ACME KILNS', 'Acme-Kilns Ltd.'])
      expect(findingsOf(nameConsistency, home({ meta: { 'og:site_name': other } })), other).toBe('');
  });
  it('takes what is said behind a name for no other name', () => {
    const given = (markup: string, site: string) =>
      findingsOf(nameConsistency, home({ jsonLd: [jsonLd({ ...ORG, name: markup })], meta: { 'og:site_name': site } }));
    expect(given('Acme Kilns – Pottery', 'Acme Kilns – Kilns in Stoke')).toBe('');
    expect(given('Acme Kilns – Pottery', 'Acme Ovens – Kilns in Stoke')).toContain('another name');
  });
  it('takes who writes a personal site for no other name of it', () => {
    const site = { '@type': 'WebSite', name: 'Acme Kilns', url: 'https://acme.test/', publisher: { '@type': 'Person', name: 'Ann Lee' } };
    const blocks = [heading(1, 'Kilns'), paragraph('© Acme Kilns, Ann Lee, Kiln World', { region: 'footer' })];
    expect(findingsOf(nameConsistency, home({ meta: {}, jsonLd: [jsonLd(site)], blocks }))).toBe('');
    const company = { ...site, publisher: { '@type': 'Organization', name: 'Kiln World' } };
    expect(findingsOf(nameConsistency, home({ meta: {}, jsonLd: [jsonLd(company)], blocks }))).toContain('another name');
  });
  it('takes who works for the organization for no other name of it', () => {
    const blocks = [heading(1, 'Kilns'), paragraph('Acme Kilns, Dr. Ann Lee')];
    const found = (more: object) => {
      const dentist = { '@type': 'Dentist', name: 'Dr. Ann Lee', url: 'https://acme.test/lee', ...more };
      return findingsOf(nameConsistency, home({ meta: {}, jsonLd: [jsonLd(ORG), jsonLd(ORG), jsonLd(dentist)], blocks }));
    };
    expect(found({})).toContain('another name');
    expect(found({ worksFor: { '@type': 'Organization', name: 'Acme Kilns' } })).toBe('');
  });
  it('takes an organization that bears its author’s name for the author', () => {
    const post = (name: string) => ({
      ...{ '@type': 'Article', headline: 'Kilns', author: { '@type': 'Person', name: 'Ann Lee' } },
      publisher: { '@type': 'Organization', name },
    });
    const blocks = [heading(1, 'Kilns'), paragraph('© Acme Kilns, by Ann Lee, Kiln World')];
    const site = { '@type': 'WebSite', name: 'Acme Kilns', url: 'https://acme.test/' };
    const found = (name: string) =>
      findingsOf(nameConsistency, home({ meta: { 'og:site_name': 'Acme Kilns' }, jsonLd: [jsonLd(site), jsonLd(post(name))], blocks }));
    expect(found('Kiln World')).toContain('another name');
    expect(found('Ann Lee')).toBe('');
  });
  describe('who only has a part in something', () => {
    const site = { '@type': 'WebSite', name: 'Acme Kilns', url: 'https://acme.test/' };
    const team = { '@type': 'Organization', name: 'The Clay Desk', url: 'https://acme.test/desk' };
    const article = { '@type': 'Article', headline: 'Kilns', author: team, publisher: ORG };
    const blocks = [heading(1, 'Kilns'), paragraph('Acme Kilns, written by The Clay Desk')];
    const found = (...nodes: object[]) => findingsOf(nameConsistency, home({ meta: {}, jsonLd: nodes.map(jsonLd), blocks }));
    const withId = { ...team, '@id': 'https://acme.test/#desk' };
    const mention = { '@id': 'https://acme.test/#desk' };
    const other = 'The structured data gives another name | The Clay Desk';

    it.each([
      ['the author of an article', article],
      ['its reviewer', { ...article, author: [], reviewedBy: team }],
      ['the maker of a product', { '@type': 'Product', name: 'Kiln', manufacturer: team }],
      ['a brand', { '@type': 'Product', name: 'Kiln', brand: team }],
      ['who performs at an event', { '@type': 'Event', name: 'Open kiln', performer: team, organizer: ORG }],
      ['an author who is described beside the article', { '@graph': [{ ...article, author: mention }, withId] }],
    ])('%s is no name of the site', (_what, node) => expect(found(site, ORG, node)).toBe(''));

    it.each([
      ['the publisher', { ...article, author: team, publisher: team }],
      ['what the site is about', { '@type': 'WebPage', name: 'Kilns', about: team }],
      ['an organization of the page itself', team],
      ['an author where nobody else publishes', { '@graph': [{ ...article, author: mention, publisher: [] }, withId] }],
      ['a provider who is described beside the service', { '@graph': [{ '@type': 'Service', provider: mention }, withId] }],
    ])('%s is', (_what, node) => expect(found(site, site, { ...ORG, '@id': '#org' }, node)).toContain(other));
  });
  describe('places of the organization', () => {
    const place = (name: string, address: string) => ({ '@type': 'Store', name, address, url: 'https://acme.test/shops' });
    const blocks = [paragraph('Acme Kilns, Kiln World, Clay Shop, Pot Corner')];
    const at = (path: string, pageType: 'home' | 'about', site: string | null, ...nodes: object[]) =>
      goodPage(pageType, {
        url: `https://acme.test${path}`,
        document: { blocks, meta: site ? { 'og:site_name': site } : {}, jsonLd: nodes.map(jsonLd) },
      });
    const [mill, quay] = [place('Clay Shop', 'Mill Road 18, LS1 4AB'), place('Pot Corner', 'Quay 3, HU2 7PP')];
    it('are no other names of it', () => {
      expect(findingsOf(nameConsistency, gatheredPages(at('/', 'home', 'Acme Kilns'), at('/a', 'about', null, mill, quay)))).toBe('');
      const one = { ...mill, address: quay.address };
      expect(findingsOf(nameConsistency, gatheredPages(at('/', 'home', 'Acme Kilns'), at('/a', 'about', null, one, quay)))).toContain(
        'The structured data gives another name | Clay Shop',
      );
    });
    it('do not name it', () => {
      expect(verdictOf(nameConsistency, gatheredPages(at('/', 'home', null), at('/a', 'about', null, mill, quay))).state).toBe(
        'notApplicable',
      );
    });
    it('do where the home page calls the site so', () => {
      const kilns = place('Kiln World', 'Mill Road 18, LS1 4AB');
      const pages = [at('/', 'home', 'Acme Kilns', kilns), at('/a', 'about', 'Acme Kilns', quay)];
      expect(findingsOf(nameConsistency, gatheredPages(...pages))).toBe(
        'https://acme.test/ | The structured data gives another name | Kiln World',
      );
    });
  });
  it('names microdata for what it is', () => {
    const microdata = [{ type: 'https://schema.org/Organization', properties: { name: ['Kiln World'] } }];
    const meta = { 'og:site_name': 'Acme Kilns' };
    expect(findingsOf(nameConsistency, home({ meta, jsonLd: [], microdata, blocks: [paragraph('Kiln World')] }))).toContain(
      'The structured data gives another name',
    );
  });
  it('takes the legal name of a site that gives its usual name as another one for no contradiction', () => {
    const site = (name: string, alternateName: string) => ({ '@type': 'WebSite', name, alternateName, url: 'https://acme.test/' });
    const meta = { 'og:site_name': 'Acme Kilns' };
    const blocks = [heading(1, 'Kilns'), paragraph('© Western Ceramics Trading Ltd., Acme Kilns')];
    const found = (...nodes: object[]) => findingsOf(nameConsistency, home({ meta, jsonLd: nodes.map(jsonLd), blocks }));
    expect(found(ORG, site('Western Ceramics Trading', 'Acme Kilns'))).toBe('');
    expect(found(ORG, site('Western Ceramics Trading', 'Western'))).toContain('another name');
  });
  it('takes the name on pages in another language for that name in this language', () => {
    const at = (path: string, lang: string, name: string) =>
      goodPage('home', {
        url: `https://acme.test${path}`,
        document: { lang, detectedLanguage: lang, jsonLd: [], meta: { 'og:site_name': name } },
      });
    const found = (lang: string) =>
      findingsOf(nameConsistency, gatheredPages(at('/', 'de', 'Ofenwerk'), at('/a', 'de', 'Ofenwerk'), at('/b', lang, 'Kiln Works')));
    expect(found('en')).toBe('');
    expect(found('de')).toContain('https://acme.test/b | og:site_name gives another name | Kiln Works');
  });
  it('does not apply where nothing gives a name', () => {
    expect(verdictOf(nameConsistency, home({ meta: {}, jsonLd: [] })).state).toBe('notApplicable');
  });
});
