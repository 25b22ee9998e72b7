import { describe, expect, it } from 'vitest';
import { nameKey, wholeNameKey } from './name-key.ts';

describe('names of organizations', () => {
  it('are the same whatever their case and legal form', () => {
    expect(nameKey('Müller & Söhne GmbH')).toBe(nameKey('MÜLLER & SÖHNE'));
  });

  it.each([
    ...['UG (haftungsbeschränkt)', 'UG haftungsbeschränkt', 'GmbH & Co. KG', 'e.V.', 'e. V.', 'e.K.', 'GbR', 'OHG', 'eG'],
    ...['Ltd', 'Ltd.', 'LLP', 'LLC', 'Inc.', 'PLC', 'Pty Ltd', 'S.A.S.', 'SARL', 'S.r.l.', 'S.p.A.', 'S.L.', 'S.L.U.', 'Lda.'],
    ...['B.V.', 'N.V.', 'V.O.F.', 'ApS', 'A/S', 'AB', 'Oy', 'sp. z o.o.', 'sp. j.', 's.r.o.', 'd.o.o.', 'Kft.', 'Ltd. Şti.', '株式会社'],
  ])('a name is the same with the legal form %s', (form) => {
    expect(nameKey(`Brenn ${form}`)).toBe('brenn');
    expect(nameKey(`Brenn, ${form}`)).toBe('brenn');
  });

  it('a name is the same with a title of a person before it, where it is no name without one', () => {
    expect(nameKey('Avukat Deniz Kara')).toBe(nameKey('Av. Deniz Kara'));
    expect(nameKey('Dr. Brenn')).toBe('drbrenn');
    expect(wholeNameKey('Av. Deniz Kara')).toBe('avdenizkara');
  });
});
