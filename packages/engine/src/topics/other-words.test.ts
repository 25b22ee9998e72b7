import { describe, expect, it } from 'vitest';
import { type BlockDraft, heading, paragraph } from '../audits/testing.ts';
import { analyzeKeywords } from '../opportunities/keywords.ts';
import { questionsOf } from '../scoring/topics-and-questions.ts';
import { buildCorpus } from './build-corpus.ts';
import { mayAnswer } from './other-words.ts';
import { businessSite } from './testing-site.ts';

const row = (text: string): BlockDraft => ({ kind: 'tableRow', text });
const asks = (question: string, answer: string): BlockDraft[] => [heading(2, question), paragraph(answer)];

describe('an answer in another form', () => {
  type Row = [what: string, blocks: BlockDraft[], question: string, mayBe: boolean];
  const NEARLY = asks('How often should muffles be swept?', 'Muffles should be swept twice a year, in spring and autumn.');
  const UNDER = [heading(2, 'Nobody hoses bricks'), paragraph('Water ruins them.')];
  it.each<Row>([
    ['no form at all', [], 'How do I relight my burner?', false],
    ['a heading with the words in another form', [heading(2, 'Matching of glazes')], 'Will it match the glazes?', true],
    ['a heading with some of them', [heading(2, 'Matching of colours')], 'Will it match the glazes?', false],
    ['a row of a table', [row('Ctrl+K | Relight pilot burner')], 'How do I relight the pilot burner?', true],
    ['a paragraph', [paragraph('Relight it, says the pilot of the burner.')], 'How do I relight the pilot burner?', false],
    ['a part of what is asked at once', NEARLY, 'How often should muffles and chimneys be swept?', true],
    ['a question that asks something else', NEARLY, 'Why should muffles and chimneys be swept?', false],
    ['a heading below the name of its page', UNDER, 'May one hose the bricks of a muffle?', true],
    ['a heading of another page', UNDER, 'May one hose the bricks of chimneys and vaults?', false],
    ['a heading that only names a topic', [heading(2, 'Enamel muffle repair')], 'Does enamel muffle repair help?', false],
  ])('%s', (_what, blocks, question, mayBe) => {
    const corpus = buildCorpus(businessSite({ Muffle: blocks, 'Enamel muffle repair': [], Enamels: [] }), 0);
    expect(mayAnswer(question, corpus)).toBe(mayBe);
  });

  it.each([
    ['Shattered muffles', false],
    ['Painted muffles', true],
  ])('is no gap, and no question that is left open: below “%s”', (title, isOpen) => {
    const of = (brand: string, blocks: BlockDraft[]) =>
      buildCorpus(businessSite({ Muffles: blocks, Enamels: [], Glazing: [] }, { brand, host: `${brand.toLowerCase()}.test` }), 0);
    const own = of('Acme', [heading(2, title), paragraph('Ask us what becomes of them.')]);
    const rival = {
      name: 'Quill',
      corpus: of('Quill', asks('Do muffles shatter?', 'They shatter where the kiln cools too fast, so let it cool for a day.')),
    };
    const open = questionsOf(own, [rival], []).flatMap(({ origin, question }) => (origin === 'competitor' ? question : []));
    expect(open).toEqual(isOpen ? ['Do muffles shatter?'] : []);
    expect(analyzeKeywords(own, [rival]).keywordGaps.some(({ keyword }) => keyword === 'Do muffles shatter?')).toBe(isOpen);
  });

  it.each([
    ['on the page about it in another form', { Muffles: [paragraph('The cracking begins at the back wall.')] }, false],
    ['on the page of something else', { Enamels: [paragraph('The cracking begins at the rim.')] }, true],
    ['nowhere', {}, true],
  ])('is no gap where the page about its subject has what is asked about that: %s', (_where, blocks, isGap) => {
    const of = (brand: string, more: Record<string, BlockDraft[]>) =>
      buildCorpus(businessSite({ Muffles: [], Enamels: [], Glazing: [], ...more }, { brand, host: `${brand.toLowerCase()}.test` }), 0);
    const question = 'Where do muffles crack in winter?';
    const rival = {
      name: 'Quill',
      corpus: of('Quill', { Muffles: asks(question, 'In winter they crack at the arch, where the cold gets in first.') }),
    };
    expect(analyzeKeywords(of('Acme', blocks), [rival]).keywordGaps.some(({ keyword }) => keyword === question)).toBe(isGap);
  });

  it('is an answer to the same question of a competitor, put in other words', () => {
    const of = (brand: string, blocks: BlockDraft[]) =>
      buildCorpus(businessSite({ Muffles: blocks, Enamels: [], Glazing: [] }, { brand, host: `${brand.toLowerCase()}.test` }), 0);
    const own = of('Acme', [heading(2, 'Fees'), row('Painted muffles | £300'), row('Plain muffles | £200')]);
    const rival = {
      name: 'Quill',
      corpus: of('Quill', asks('What do painted muffles cost by weight?', 'We ask for £3 a pound, with the paint.')),
    };
    const open = questionsOf(own, [rival], []).filter(({ origin }) => origin === 'competitor');
    expect(open.map(({ coverage, passage }) => [coverage, passage?.text])).toEqual([['answered', 'Painted muffles | £300']]);
  });
});
