import { describe, expect, it } from 'vitest';
import { prose } from '../../topics/testing-site.ts';
import { aPage, aVisit, findingsOf, gatheredFrom, gatheredPages, ofKind, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { nearDuplicates as audit, likeness, sketch } from './near-duplicates.ts';

const page = (at: number | string, text: string, more: { canonicals?: string[]; language?: string } = {}) => {
  const url = `https://acme.test/p${at}`;
  return aPage({
    url,
    document: {
      canonicals: more.canonicals ?? [url],
      lang: more.language ?? 'en',
      detectedLanguage: more.language ?? 'en',
      blocks: [paragraph(text)],
    },
  });
};
const others = [1, 2, 3, 4, 5].map((at) => page(at, prose(200, `p${'abcdefgh'[at]}`)));

describe(audit.id, () => {
  it('passes pages that say different things', () => expect(scoreOf(audit, gatheredPages(...others))).toBe(1));

  it('twins cost, and each is named with its twin', () => {
    const gathered = gatheredPages(...others, page(6, prose(200, 'pb')));
    expect(scoreOf(audit, gathered)).toBeLessThan(1);
    expect(findingsOf(audit, gathered)).toContain(
      'https://acme.test/p6 | Its text is 100% the same as that of another page. | https://acme.test/p1',
    );
    expect(scoreOf(audit, gatheredPages(...[1, 2, 3, 4].map((at) => page(at, prose(200)))))).toBe(0);
  });

  it('what nearly all pages repeat makes none the same as another, unless it has nothing else to say', () => {
    const refrain = prose(200, 'praise');
    const framed = (at: number, own: string) => {
      const one = page(at, refrain);
      return aPage({ url: one.url, document: { ...one.document, blocks: [...(own ? [paragraph(own)] : []), paragraph(refrain)] } });
    };
    const differing = [1, 2, 3, 4, 5].map((at) => framed(at, prose(15, `own${'abcdefgh'[at]}`)));
    expect(findingsOf(audit, gatheredPages(...differing))).toBe('');
    expect(findingsOf(audit, gatheredPages(...differing, framed(6, ''), framed(7, '')))).toContain('/p7 | Its text is 100%');
    expect(scoreOf(audit, gatheredPages(...[1, 2, 3, 4, 5].map((at) => framed(at, prose(15)))))).toBe(0);
  });

  it('says so where one page stands under several queries', () => {
    const found = findingsOf(audit, gatheredPages(...others, page('1?view=list', prose(200, 'pb'))));
    expect(found).toContain('Its text is 100% the same as that of the same path with another query.');
    expect(audit.fix).toContain('Where several addresses lead to one page, set one of them as canonical.');
  });

  it('says it once of one path, however many queries it has', () => {
    const queries = ['a', 'b', 'c'].map((query) => page(`9?sort=${query}`, prose(200, 'sorted')));
    expect(findingsOf(audit, gatheredPages(...others, ...queries)).split('\n')).toHaveLength(1);
    expect(scoreOf(audit, gatheredPages(...queries))).toBe(0);
  });

  it('compares no queries of one path where scripts may fill in what they ask for, unless a browser saw it', () => {
    const scripted = (query: string, isRendered = false) => {
      const { document, ...rest } = page(`9${query}`, prose(200, 'kiln'));
      const built = document && { ...document, scripts: 1 };
      return { ...rest, document: built, rendered: isRendered ? built : null };
    };
    const found = (...pages: ReturnType<typeof scripted>[]) => findingsOf(audit, gatheredPages(...others, ...pages));
    expect(found(scripted('?kiln=a'), scripted('?kiln=b'))).toBe('');
    expect(found(scripted(''), scripted('?kiln=b', true))).toBe('');
    expect(found(scripted('?kiln=a', true), scripted('?kiln=b', true))).toContain('the same path with another query');
    expect(found(scripted('0'), scripted('1'))).toContain('that of another page');
  });

  it('a changed word does not make a twin another page', () => {
    expect(likeness(sketch(prose(300), false), sketch(prose(300).replace('wordc', 'cup'), false))).toBeGreaterThan(0.9);
    expect(likeness(sketch(prose(300), false), sketch(prose(300, 'other'), false))).toBeLessThan(0.1);
  });

  it('finds every pair that comparing each with each would find', () => {
    // Each text twice, the second time with ever more of its end changed: some are alike enough, some are not.
    const texts = Array.from({ length: 60 }, (_, at) => {
      const words = prose(300, `q${String.fromCharCode(97 + (at >> 1) / 10, 97 + ((at >> 1) % 10))}`).split(' ');
      return words.map((word, place) => (at % 2 === 1 && place >= 290 - at ? `${word}x` : word)).join(' ');
    });
    const alike = texts.flatMap((text, at) =>
      texts.slice(0, at).some((other) => likeness(sketch(other, false), sketch(text, false)) >= 0.8) ? [`https://acme.test/p${at}`] : [],
    );
    const found = findingsOf(audit, gatheredPages(...texts.map((text, at) => page(at, text))))
      .split('\n')
      .map((finding) => finding.split(' | ')[0]);
    expect(found.length).toBeGreaterThan(5);
    expect(found.length).toBeLessThan(30);
    expect([...new Set(found)].sort()).toEqual(alike.sort());
  });

  it('keeps the smallest hashes of a long text, also of one that repeats itself', () => {
    const all = sketch(prose(4000, 'long'), false);
    expect(all).toHaveLength(128);
    expect([...all]).toEqual([...all].toSorted((a, b) => a - b));
    const refrain = prose(30);
    expect(sketch(`${refrain} `.repeat(100), false).length).toBeLessThan(60);
  });

  it('repeating a word makes no short text long enough to be compared', () => {
    const short = (at: number) => page(at, `${prose(20, 'short')} ${'lamp '.repeat(200)}`);
    expect(verdictOf(audit, gatheredPages(short(1), short(2))).state).toBe('notApplicable');
  });

  it('pages that say the same of one town after the other are named; those that say something of their own are not', () => {
    const about = (town: string, own = '') =>
      aPage({
        url: `https://acme.test/plumber-${town.toLowerCase()}`,
        document: {
          pageType: 'other',
          title: `Plumber in ${town} | Acme`,
          canonicals: [],
          blocks: [
            paragraph(`Looking for a plumber in ${town}? Acme have looked after homes in ${town} since 1994. ${own}`),
            paragraph(
              `If your boiler breaks down in ${town}, call before eleven and we come to you in ${town} the same day, at a fixed price.`,
            ),
            paragraph(
              `A burst pipe at night? Our engineers are with you in ${town} within ninety minutes, and whatever we mend is guaranteed for two years, parts and labour included, because we trust our work.`,
            ),
          ],
        },
      });
    const gathered = gatheredPages(about('Oxted'), about('Redhill'), about('Horley'));
    expect(scoreOf(audit, gathered)).toBe(0);
    expect(findingsOf(audit, gathered)).toContain('/plumber-redhill | Apart from its headline, the text is');
    // A reference describes parallel things in parallel words.
    const manual = gatheredFrom(aVisit({ pages: [about('Oxted'), about('Redhill'), about('Horley')] }), ofKind('documentation'));
    expect(scoreOf(audit, manual)).toBe(1);
    const places = gatheredPages(about('Oxted', prose(90, 'ox')), about('Redhill', prose(90, 'red')), about('Horley', prose(90, 'hor')));
    expect(scoreOf(audit, places)).toBe(1);
  });

  it('a canonical that names the other page settles it', () => {
    const twins = [page(1, prose(200)), page(2, prose(200), { canonicals: ['https://acme.test/p1'] })];
    expect(scoreOf(audit, gatheredPages(...twins))).toBe(1);
  });

  it('compares without spaces too', () => {
    const text = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 37) % 900))).join('');
    expect(likeness(sketch(text, true), sketch(text, true))).toBe(1);
    expect(likeness(sketch(text, true), sketch([...text].reverse().join(''), true))).toBeLessThan(0.1);
  });

  it('needs two texts', () => expect(verdictOf(audit, gatheredPages(page(1, prose(200)), page(2, 'Short.'))).state).toBe('notApplicable'));
});
