import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, SERVICES } from './testing-site.ts';

describe('reviews', () => {
  const asked = (...blocks: unknown[]) =>
    buildCorpus(businessSite({ ...SERVICES, Crowns: blocks as never[] }), 0).questions.find(({ asks }) => asks === 'reviews');
  const other = (text: string) => ({ ...paragraph(text), kind: 'other' as const });
  const FIRST = 'They fitted it in one day, and it holds.';
  const SECOND = 'The dentist took time to explain it.';

  it.each([
    [
      'in quotation marks above who speaks',
      [`“${FIRST}”`, 'Lewis A.', `“${SECOND}”`, 'Emily J., teacher'],
      `“${FIRST}”\nLewis A.\n“${SECOND}”\nEmily J., teacher`,
    ],
    [
      'in quotation marks below who speaks',
      ['Lewis A.', `“${FIRST}”`, 'Emily J.', `“${SECOND}”`],
      `“${FIRST}”\nLewis A.\n“${SECOND}”\nEmily J.`,
    ],
    [
      'below rows of stars',
      ['★★★★★', FIRST, 'L', 'Lewis Arkwright', '★★★★★', SECOND, 'E', 'Emily Jones'],
      `${FIRST}\nLewis Arkwright\n${SECOND}\nEmily Jones`,
    ],
  ])('are texts of several speakers %s', (_, texts, text) => {
    expect(asked(...texts.map(other))).toMatchObject({ coverage: 'answered', passage: { text } });
  });

  it('are quotations in the markup below a heading that names them, signed or not', () => {
    const quote = (text: string) => ({ ...paragraph(text), kind: 'quote' as const });
    const quoted = [quote(FIRST), quote(SECOND)];
    expect(asked(heading(2, 'Reviews'), ...quoted)).toMatchObject({ coverage: 'answered', passage: { text: `${FIRST}\n${SECOND}` } });
    expect(asked(heading(2, 'How we work'), ...quoted)).toMatchObject({ coverage: 'missing' });
  });

  it('are texts that persons sign below a heading that names them', () => {
    const signed = [paragraph(FIRST), other('Sarah K.'), paragraph(SECOND), other('Michael T.')];
    expect(asked(heading(2, 'Our happy patients and their many good reviews'), ...signed)).toMatchObject({
      coverage: 'answered',
      passage: { text: `${FIRST}\nSarah K.\n${SECOND}\nMichael T.`, heading: 'Our happy patients and their many good reviews' },
    });
    expect(asked(heading(2, 'How we work'), ...signed)).toMatchObject({ coverage: 'missing' });
  });

  it('are texts of several speakers with the platform where they spoke', () => {
    const signed = (platform: string) => [paragraph(FIRST), other(`Maragda E.${platform}`), paragraph(SECOND), other(`Lua${platform}`)];
    for (const platform of [' (Google)', ' – Google Maps', ' via Trustpilot', ', Tripadvisor review'])
      expect(asked(heading(2, 'How we work'), ...signed(platform))).toMatchObject({
        coverage: 'answered',
        passage: { text: `${FIRST}\nMaragda E.${platform}\n${SECOND}\nLua${platform}` },
      });
    for (const place of ['', ' (Gandia)', ', Google engineer of ours'])
      expect(asked(heading(2, 'How we work'), ...signed(place))).toMatchObject({ coverage: 'missing' });
  });

  it('are a rating beside a word for them', () => {
    expect(asked(other('5.0 out of 5 from 40 Google reviews'))).toMatchObject({
      coverage: 'answered',
      passage: { text: '5.0 out of 5 from 40 Google reviews' },
    });
  });

  it.each([
    ['a heading', [heading(2, 'References'), heading(2, 'Customer reviews'), paragraph('We are proud of what our patients say.')]],
    [
      'clients',
      [
        heading(2, 'Testimonials'),
        paragraph('A bridge for the town hall of Leeds.'),
        other('Town hall'),
        paragraph('A crown for a king.'),
        other('Royal Mint'),
      ],
    ],
  ])('are only named by %s', (_, blocks) => {
    expect(asked(...blocks)).toMatchObject({ coverage: 'mentioned' });
  });

  it('are no one line in quotation marks, and no quoted lines above the same button', () => {
    expect(asked(other(`“${FIRST}”`), other('Lewis A.'))).toMatchObject({ coverage: 'missing' });
    expect(asked(other(`“${FIRST}”`), other('Read more'), other(`“${SECOND}”`), other('Read more'))).toMatchObject({
      coverage: 'missing',
    });
  });

  it('are no quoted lines below headings of what they are about', () => {
    const lines = (first: string, second: string) => [
      ...[heading(2, 'Sounds familiar?'), heading(3, first), other(`“${FIRST}”`)],
      ...[heading(3, second), other(`“${SECOND}”`)],
    ];
    expect(asked(...lines('Too slow', 'Too dear'))).toMatchObject({ coverage: 'missing' });
    expect(asked(...lines('Sarah K.', 'Michael T.'))).toMatchObject({ coverage: 'answered' });
  });

  it('may be on a platform that the site links to', () => {
    const pages = businessSite(SERVICES).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              links: [
                ...one.document.links,
                {
                  href: 'https://uk.trustpilot.com/review/acme.test',
                  text: 'Trustpilot',
                  rel: [],
                  region: 'main',
                  block: -1,
                  internal: false,
                },
              ],
            },
          } as ReadPage)
        : one,
    );
    expect(buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'reviews')).toMatchObject({ coverage: 'mentioned' });
  });
});
