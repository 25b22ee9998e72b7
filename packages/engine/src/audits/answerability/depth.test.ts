import { describe, expect, it } from 'vitest';
import { quotablePassages } from '../../page/quotable-passages.ts';
import { aPage, type BlockDraft, findingsOf, gatheredPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { depth } from './depth.ts';

const WORDS = 'glaze kiln clay wheel firing cone ash slip bisque stain oxide shelf porcelain trimming handle lid'.split(' ');
/** A passage like no other: two sentences whose words depend on its number. */
const passage = (at: number): BlockDraft => {
  const word = (step: number) =>
    `${WORDS[(at * 7 + step * 3) % WORDS.length]}${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`;
  return paragraph(
    `The ${word(0)} dries slowly before the ${word(1)} is opened. A ${word(2)} keeps its color when the ${word(3)} cools overnight.`,
  );
};
const page = (path: string, ...blocks: BlockDraft[]) =>
  aPage({ url: `https://acme.test${path}`, document: { links: [], blocks: [heading(1, `Kilns ${path}`), ...blocks] } });
const passages = (count: number, from = 0) => Array.from({ length: count }, (_, at) => passage(from + at));
const score = (...pages: Parameters<typeof gatheredPages>) => scoreOf(depth, gatheredPages(...pages));
const countIn = ({ pages }: ReturnType<typeof gatheredPages>) => (pages.ok ? quotablePassages(pages.value).count : null);

describe('depth of quotable content', () => {
  it('grows with the number of different passages, each doubling alike, and is full from 48 on, for a large site from 192', () => {
    const [three, seven, fifteen, full] = [3, 7, 15, 48].map((count) => score(page('/', ...passages(count))));
    expect(three).toBeGreaterThan(0);
    expect(full).toBe(1);
    expect((seven ?? 0) - (three ?? 0)).toBeCloseTo((fifteen ?? 0) - (seven ?? 0), 9);
    const large = (count: number) => Array.from({ length: 24 }, (_, at) => page(`/${at}`, ...passages(count, at * count)));
    expect(score(...large(7))).toBeLessThan(1);
    expect(score(...large(8))).toBe(1);
  });

  it.each([
    ['half of the points on a small site are a place on the scale, and no fault', 1, 13, null],
    ['less than half of them are a fault', 1, 5, 'We count fewer than 10 different passages'],
    ['on a large site, too, where each of its pages has one', 30, 1, null],
  ])('%s', (_reason, count, each, found) => {
    const pages = gatheredPages(...Array.from({ length: count }, (_, at) => page(`/${at}`, ...passages(each, at * each))));
    const told = findingsOf(depth, pages);
    if (found) expect(told).toContain(found);
    else {
      expect(told).not.toContain('We count');
      expect(verdictOf(depth, pages)).toMatchObject({
        because: expect.stringMatching(/^The site has more than \d+ different passages of two or more sentences on .*$/),
      });
    }
  });

  it('is nothing where a site has labels', () => {
    const gathered = gatheredPages(page('/', paragraph('Order now.')), page('/b', ...passages(2)));
    expect(scoreOf(depth, gathered)).toBe(0);
    const found = findingsOf(depth, gathered);
    expect(found).toContain(
      'We count fewer than 10 different passages of two or more sentences on 2 pages (policies, copies, and repeated text not counted).',
    );
  });

  it('counts paragraphs of one sentence each in a row as one passage, and those below headings of their own as none', () => {
    const one = (at: number) => paragraph(`Kiln number ${at} of the ${'abcdefgh'[at]}rchway dries bowls slowly overnight in winter.`);
    const row = gatheredPages(page('/', ...passages(2), one(1), one(2), one(3)));
    expect(countIn(row)).toBe(3);
    const apart = gatheredPages(page('/', ...passages(2), ...[1, 2, 3].flatMap((at) => [heading(2, `Part ${at}`), one(at)])));
    expect(countIn(apart)).toBe(2);
    // A text of two sentences is no part of a row, even where one of them only repeats the headline.
    const two = paragraph('Kilns are kilns. Bricks of the archway keep warm slowly overnight in winter.');
    expect(countIn(gatheredPages(page('/', ...passages(2), two, one(2))))).toBe(2);
  });

  it('counts what stands below a picture in whole sentences', () => {
    const captions = passages(3).map((one): BlockDraft => ({ ...one, kind: 'caption' }));
    expect(countIn(gatheredPages(page('/', ...captions)))).toBe(3);
  });

  it('says so where a reader finds sentences, in a quotation or as on another page', () => {
    const quote: BlockDraft = { kind: 'quote', text: 'The kiln dries slowly overnight. A glaze keeps its color when it cools.' };
    const found = findingsOf(
      depth,
      gatheredPages(page('/', quote), ...['/b', '/c', '/d'].map((path) => page(path, passage(1))), page('/team', paragraph('Ann Lee'))),
    );
    expect(found).toContain(
      'Apart from quotations and repeated text, we found no passage of two or more sentences on the 5 pages that we read.',
    );
  });

  it('does not count what terms and policies say', () => {
    const url = 'https://acme.test/privacy-policy';
    const terms = aPage({ url, document: { pageType: 'other', links: [], blocks: [heading(1, 'Privacy policy'), ...passages(9, 20)] } });
    expect(countIn(gatheredPages(page('/', ...passages(3)), terms))).toBe(3);
  });

  it('counts once what a start page and another page say', () => {
    expect(countIn(gatheredPages(page('/', passage(1)), page('/b', passage(1)), page('/c', passage(2), passage(3))))).toBe(3);
    const many = gatheredPages(...['/', '/b', '/c'].map((path) => page(path, passage(1))));
    expect(findingsOf(depth, many)).toContain('no passage');
  });

  it.each([
    ['the same passage again', [passage(1), passage(1), passage(1)]],
    [
      'a sentence with other figures',
      Array.from({ length: 20 }, (_, at) =>
        paragraph(`In the year about ${at + 20} percent of potters fired with gas. Another ${at + 3} percent of potters fired with wood.`),
      ),
    ],
    ['a slogan in two sentences', [paragraph('Best pots. Best pots here.')]],
    [
      'a row of keywords',
      [paragraph('kiln, clay kiln, pottery kiln, buy kiln, cheap kiln, best kiln, kiln shop, kiln price, kiln online.')],
    ],
    ['code', [{ kind: 'code', text: passage(4).text } as BlockDraft]],
  ])('%s adds nothing but once', (_what, blocks) => {
    const base = score(page('/', ...passages(6, 100)));
    const once = score(page('/', ...passages(6, 100), blocks[0] as BlockDraft));
    expect(score(page('/', ...passages(6, 100), ...blocks))).toBe(once);
    expect(once).toBeGreaterThanOrEqual(base ?? 0);
  });

  it('counts no text at several addresses, and no frame around the texts, twice', () => {
    const copy = (path: string) => ({
      ...page('/', ...passages(8)),
      url: `https://acme.test${path}`,
      finalUrl: `https://acme.test${path}`,
    });
    expect(score(copy('/'), copy('/copy'))).toBe(score(copy('/')));
    const framed = (path: string, from: number) => page(path, ...passages(6, from), passage(500));
    expect(score(framed('/', 0), framed('/b', 100))).toBe(score(page('/', ...passages(6, 0)), page('/b', ...passages(6, 100))));
  });

  it('counts alike in languages that take more words', () => {
    const of = (text: (at: string) => string, lang: string) =>
      score(
        aPage({
          document: { lang, links: [], blocks: [heading(1, 'Titel'), ...['a', 'b', 'c', 'd', 'e'].map((at) => paragraph(text(at)))] },
        }),
      );
    const english = of(
      (at) => `The kiln ${at} is heated to a thousand degrees slowly. Then the glaze ${at}x melts on every pot inside.`,
      'en',
    );
    const spanish = of(
      (at) => `El horno ${at} se calienta lentamente hasta los mil grados. Después el esmalte ${at}x se funde sobre cada vasija dentro.`,
      'es',
    );
    expect(spanish).toBe(english);
  });

  const inLanguage = (count: number, detectedLanguage: string | null, lang: string, sentence: string) =>
    Array.from({ length: count }, (_, at) =>
      aPage({
        url: `https://acme.test/${detectedLanguage}${at}`,
        document: { lang, detectedLanguage, links: [], blocks: [heading(1, `Pec ${at}`), paragraph(sentence.replaceAll('#', `${at}`))] },
      }),
    );
  it('counts in a language without a word list whose sentences end in stops, and in no other', () => {
    const czech = inLanguage(
      4,
      'cs',
      'en',
      'Pec číslo a# se pomalu ohřívá na tisíc stupňů. Potom glazura b# pokryje všechny hrnce uvnitř.',
    );
    expect(countIn(gatheredPages(...czech))).toBe(4);
    const thai = inLanguage(4, 'th', 'th', 'เตาเผาร้อนขึ้นช้าๆ # แล้วเคลือบก็ละลาย');
    expect(verdictOf(depth, gatheredPages(...thai)).state).toBe('unmeasured');
    // Two pages that are declared as English, with too little text to tell, say nothing of the others.
    const galleries = inLanguage(
      2,
      null,
      'en',
      'LWK10 LWK14 LWK30 LWK31 LWK40 LWK848 LWK1000 LWK100 LWK101 LWK# Gallery and more pictures',
    );
    expect(verdictOf(depth, gatheredPages(...thai, ...galleries)).state).toBe('unmeasured');
  });
});
