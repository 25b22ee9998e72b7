import { describe, expect, it } from 'vitest';
import { COMPANY_FORM, ENTITY_FORM } from './legal-forms.ts';

const company = new RegExp(COMPANY_FORM, 'u');
const entity = new RegExp(ENTITY_FORM, 'u');

describe('a legal form', () => {
  it.each([
    ...['Brenn GmbH', 'Brenn e.K.', 'Brenn e. K.', 'Brenn, Ltd.', 'Brenn L.L.C.', 'Brenn S.A.S.', 'Brenn SAS', 'Brenn S.r.l.', 'Brenn SpA'],
    ...['Brenn & Co. KG', 'Brenn BV', 'Brenn A/S', '株式会社ブレン', '有限会社ブレン', 'شركة برين'],
  ])('of a company: %s', (text) => expect([company.test(text), entity.test(text)]).toEqual([true, true]));

  it.each(['Brenn e. V.', 'Brenn gGmbH', 'Brenn CIO', 'Brenn A.C.', '社団法人ブレン', 'مؤسسة برين'])('of no company: %s', (text) =>
    expect([company.test(text), entity.test(text)]).toEqual([false, true]),
  );

  it.each(['Brenn sp. z o.o.', 'Brenn s.r.o.', 'Brenn S.A. de C.V.', 'Brenn Ltd. Şti.', 'ООО «Бренн»'])('of an entity: %s', (text) =>
    expect(entity.test(text)).toBe(true),
  );

  it.each(['GmbH', 'a limited offer', 'Brenn gmbh', 'Brenn AGB', 'Brenn Incas', 'ООН', 'ЗАООО'])('not in %s', (text) =>
    expect([company.test(text), entity.test(text)]).toEqual([false, false]),
  );
});
