import { describe, expect, it } from 'vitest';
import { aPage, type BlockDraft, type DocumentDraft, gatheredPages, heading, paragraph, scoreOf } from '../testing.ts';
import { onTopic } from './on-topic.ts';
import { article, filled, texts, unlinked, withTitle } from './testing-on-topic.ts';

describe('no score is won by', () => {
  const scored = (blocks: BlockDraft[], draft: DocumentDraft = {}) =>
    scoreOf(onTopic, gatheredPages(aPage({ document: { ...article().document, links: [], blocks, ...draft } })));

  it('placeholder text: each more of it costs', () => {
    const [none = 0, some = 0, most = 0] = [0, 5, 50].map((count) => scoreOf(onTopic, gatheredPages(filled(count))));
    expect(none).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(most);
  });
  const vague = unlinked().map((block) => (block.kind === 'heading' && (block.level ?? 0) > 1 ? { ...block, text: 'More' } : block));
  const asked = Array.from({ length: 50 }, (_, n) => [heading(2, `What is heat pump number ${n}?`), paragraph('Ask us.')]).flat();
  /** The article with a wrong title, whose words each paragraph repeats so often. */
  const stuffed = (dose: number) =>
    scored(
      unlinked().map((block, n) =>
        block.kind === 'paragraph' ? { ...block, text: `${block.text} ${`cheap sofas ${n} `.repeat(dose)}` } : block,
      ),
      { title: 'Cheap sofas' },
    );
  const unstuffed = scoreOf(onTopic, gatheredPages(withTitle('Cheap sofas')));
  const cellar = (...more: BlockDraft[]) => {
    const machine = 'A machine in the cellar moves warmth from the air outside into the house, and needs little power.';
    const blocks = [heading(1, 'Heat pumps'), paragraph(machine), ...more];
    return scoreOf(onTopic, gatheredPages(aPage({ document: { pageType: 'article', title: 'Draughts', links: [], blocks } })));
  };
  const praise = paragraph('“The best machine that any cellar in our street ever held, warm in winter, quiet at night and cheap to run.”');
  it.each<[because: string, padded: number, plain: number]>([
    ['fifty questions with the same two words for an answer', scored([...vague, ...asked]), scored(vague)],
    ...[5, 10, 20].map((dose): [string, number, number] => [
      `the words of a wrong title, stuffed into each paragraph ${dose} times`,
      stuffed(dose),
      unstuffed,
    ]),
    ['a section of quotations by nobody', cellar(heading(2, 'Praise for the machine'), praise), cellar()],
  ])('%s', (_because, padded, plain) => expect(padded).toBeLessThanOrEqual(plain));

  it('the alphabet or one sentence: words that stand in a short text equally often share the places of its topic', () => {
    const titled = (sentences: string[]) =>
      scoreOf(
        onTopic,
        gatheredPages(
          aPage({ document: { title: 'Zither lessons', links: [], blocks: [heading(1, 'Zither lessons'), ...texts(...sentences)] } }),
        ),
      );
    const more = [
      'Ants build arches.',
      'Bakers carry baskets.',
      'Beetles admire apples.',
      'Carpenters adjust beams.',
      'Barges bring barley.',
      'Actors borrow boats.',
    ].map((one) => `${one.slice(0, -1)} whenever nobody is looking.`);
    const scores = more.map((_, count) => titled(['We give zither lessons in a small house beside the river.', ...more.slice(0, count)]));
    expect(scores[0]).toBe(1);
    for (const [n, score] of scores.entries()) if (n > 0) expect(score).toBeGreaterThan((scores[n - 1] ?? 0) - 0.15);
  });
});
