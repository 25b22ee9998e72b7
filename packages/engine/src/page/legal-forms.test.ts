import { describe, expect, it } from 'vitest';
import { COMPANY_FORM, ENTITY_FORM } from './legal-forms.ts';

const company = new RegExp(COMPANY_FORM, 'u');
const entity = new RegExp(ENTITY_FORM, 'u');

describe('a legal form', () => {
  it.each([
    ...['Brenn GmbH', 'Brenn e.K.', 'Brenn e. K.', 'Brenn, Ltd.', 'Brenn L.L.C.', 'Brenn S.A.S.', 'Brenn SAS', 'Brenn S.r.l.', 'Brenn SpA'],
    ...['Brenn & Co. KG', 'Brenn BV', 'Brenn A/S', '株式会社ブレン', '有限会社ブレン', 'شركة برين'],
    ...[
      'Brenn sp. z o.o.',
      'Brenn s.r.o.',
      'Brenn d.o.o.',
      'Brenn Kft.',
      'Brenn Ltda',
      'Brenn S. de R.L. de C.V.',
      'Brenn A.Ş.',
      'ООО «Бренн»',
    ],
  ])('of a company: %s', (text) => expect([company.test(text), entity.test(text)]).toEqual([true, true]));

  it.each([
    'Brenn e. V.',
    '11 december a.s.',
    'Brenn gGmbH',
    'Brenn eG',
    'Holz und Brenn GbR',
    'Brenn ASBL',
    'Brenn CIO',
    'Brenn A.C.',
    '社団法人ブレン',
    'مؤسسة برين',
  ])('of no company: %s', (text) => expect([company.test(text), entity.test(text)]).toEqual([false, true]));

  it.each(['GmbH', 'a limited offer', 'Brenn gmbh', 'Brenn AGB', 'Brenn Incas', 'ООН', 'ЗАООО'])('not in %s', (text) =>
    expect([company.test(text), entity.test(text)]).toEqual([false, false]),
  );
});
