import type { Passage, Question } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { acceptedOpinions, batchOf, candidatesOf, OpinionsAnswer } from './opinions.rules.ts';

const passage: Passage = { url: 'https://acme.test/a', heading: 'Prices', text: 'A kiln costs\n€2,190, Größe XL more.' };
const question = (text: string, more: Partial<Question> = {}): Question => ({
  ...{ question: text, origin: 'typed', language: 'en', page: null, topic: null, selfContained: true, coverage: 'answered', passage },
  ...more,
});
const names = (list: readonly { question: string }[]) => list.map((one) => one.question);

describe('what a model is asked', () => {
  it('is each question once, those that the site answers itself last, at most 20', () => {
    const own = question('own', { origin: 'site' });
    expect(names(candidatesOf([own, question('a'), question('b', { origin: 'member' }), question('a')]))).toEqual(['a', 'b', 'own']);
    const many = Array.from({ length: 30 }, (_, at) => question(`question ${at}`));
    expect(names(candidatesOf([own, ...many]))).toEqual(names(many.slice(0, 20)));
  });

  it('has a passage: the one that the verdict rests on, else the nearest', () => {
    const near: Passage = { url: 'https://acme.test/b', heading: null, text: 'Ovens are fired for nine hours.' };
    const open = { coverage: 'missing', passage: null } as const;
    const { asked, data } = batchOf([question('a'), question('b', open), question('c', open)], new Map([['b', near]]));
    expect(asked).toEqual([
      { question: 'a', passage },
      { question: 'b', passage: near },
    ]);
    expect(data).toBe(
      '[{"n":1,"question":"a","passage":"Prices\\nA kiln costs\\n€2,190, Größe XL more."},{"n":2,"question":"b","passage":"Ovens are fired for nine hours."}]',
    );
  });

  it('fits into a prompt, and no passage is cut', () => {
    const long = (letter: string, length: number) => question(letter, { passage: { ...passage, text: letter.repeat(length) } });
    const { asked, data } = batchOf([long('a', 6_000), long('b', 6_000), long('c', 4_500)], new Map());
    expect(names(asked)).toEqual(['a', 'c']);
    expect(data.length).toBeLessThanOrEqual(11_000);
  });
});

describe('an opinion', () => {
  const accepted = (...opinions: unknown[]) =>
    acceptedOpinions(
      OpinionsAnswer.parse({ opinions }),
      ['a', 'b'].map((question) => ({ question, passage })),
      'model-1',
    );
  const one = { n: 1, answer: 'partly', words: 'a KILN costs 2,190' };

  it('stands with the words and the passage that it rests on', () => {
    expect(accepted(one)).toEqual([
      { question: 'a', aiWritten: true, model: 'model-1', answer: 'partly', words: 'a KILN costs 2,190', passage },
    ]);
  });

  it.each(['Prices A kiln', 'kiln costs €2,190', '“grosse xl more”', '…costs\n2,190, Größe…'])('may rest on %j', (words) =>
    expect(accepted({ ...one, words })).toHaveLength(1),
  );

  it.each([
    ['invented words', { words: 'A kiln costs €1,990' }],
    ['words in another order', { words: 'costs a kiln' }],
    ['a part of a word', { words: 'kiln costs 2,19' }],
    ['two words', { words: 'kiln costs' }],
    ['no words', { words: '' }],
    ['too many words', { words: 'kiln '.repeat(100) }],
    ['another verdict', { answer: 'mostly' }],
    ['another question', { n: 3 }],
    ['no number', { n: '1' }],
  ])('is dropped with %s, and spoils no other', (_, wrong) => {
    expect(accepted({ ...one, ...wrong })).toEqual([]);
    expect(accepted(null, 'text', { ...one, ...wrong }, { ...one, n: 2 }).map(({ question }) => question)).toEqual(['b']);
  });

  it('is the first on its question', () => expect(accepted(one, { ...one, answer: 'no' }).map(({ answer }) => answer)).toEqual(['partly']));

  it.each<[string, unknown]>([
    ['text', 'nothing'],
    ['no list', {}],
    ['text for a list', { opinions: 'all' }],
    ['more than 60', { opinions: Array.from({ length: 61 }, () => one) }],
  ])('has a list around it: %s is no answer', (_, answer) => expect(OpinionsAnswer.safeParse(answer).success).toBe(false));

  it('in a script without spaces rests on its words', () => {
    const japanese: Passage = { url: 'https://acme.test/ja', heading: null, text: '窯の価格は二十万円です。送料は別です。' };
    const of = (words: string) =>
      acceptedOpinions({ opinions: [{ n: 1, answer: 'answered', words }] }, [{ question: 'a', passage: japanese }], 'm');
    expect(of('価格は二十万円です')).toHaveLength(1);
    expect(of('価格は三十万円です')).toEqual([]);
  });
});
