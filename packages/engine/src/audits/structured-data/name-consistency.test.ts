import { describe, expect, it } from 'vitest';
import { findingsOf, gatheredFrom, gatheredPages, goodPage, heading, jsonLd, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { nameConsistency } from './name-consistency.ts';
import { nameKey } from './organization.ts';

const ORG = { '@type': 'Organization', name: 'Acme Kilns', url: 'https://acme.test/' };
const home = (draft: object) => gatheredPages(goodPage('home', { document: draft }));

describe('name-consistency', () => {
  it('passes one name everywhere, with or without its legal form', () => {
    expect(scoreOf(nameConsistency, gatheredFrom())).toBe(1);
    expect(scoreOf(nameConsistency, home({ jsonLd: [jsonLd({ ...ORG, name: 'ACME Kilns Ltd.' })] }))).toBe(1);
    expect(nameKey('Müller & Söhne GmbH')).toBe(nameKey('MÜLLER & SÖHNE'));
  });
  it('takes the name cut short in a title for the name', () => {
    const titled = (title: string) => findingsOf(nameConsistency, home({ title }));
    expect(titled('Kilns for studios | Acme Kilns')).toBe('');
    const long = home({
      title: 'Plumbers in Surrey | Hollis & Daughters',
      meta: {},
      jsonLd: [jsonLd({ ...ORG, name: 'Hollis & Daughters Plumbing' })],
      blocks: [heading(1, 'Plumbers in Surrey'), paragraph('© Hollis & Daughters Plumbing', { region: 'footer' })],
    });
    expect(findingsOf(nameConsistency, long)).not.toContain('title');
    expect(titled('Kilns for studios | A')).toContain('title does not carry the name');
  });
  it('falls where a place gives another name or none', () => {
    expect(scoreOf(nameConsistency, home({ meta: { 'og:site_name': 'Kiln World' } }))).toBeLessThan(1);
    expect(findingsOf(nameConsistency, home({ title: 'Small pottery kilns' }))).toMatch(/title does not carry the name/);
  });
  it('takes a name with what the firm does, and one without its legal form, for the name', () => {
    for (const other of ['Acme Kilns, pottery kilns from Stoke', 'Acme Kilns UG (haftungsbeschränkt)', 'ACME KILNS', 'Acme-Kilns Ltd.'])
      expect(findingsOf(nameConsistency, home({ meta: { 'og:site_name': other } })), other).toBe('');
  });
  it.each([
    ['浙江锐丰工具有限公司', '锐丰工具｜电动扳手制造商', true],
    ['바른숲치과의원', '바른숲치과 | 마포구 임플란트', true],
    ['浙江锐丰工具有限公司', '电动扳手｜工具', false],
    ['浙江锐丰工具有限公司', '浙江｜电动扳手', false],
  ])('%s stands in the title “%s”: %s', (name, title, carried) => {
    const blocks = [heading(1, '产品'), paragraph(`© ${name}`, { region: 'footer' })];
    const found = findingsOf(nameConsistency, home({ title, meta: {}, jsonLd: [jsonLd({ ...ORG, name })], blocks }));
    expect(found.includes('title does not carry the name')).toBe(!carried);
  });
  it('does not apply where nothing gives a name', () => {
    expect(verdictOf(nameConsistency, home({ meta: {}, jsonLd: [] })).state).toBe('notApplicable');
  });
});
