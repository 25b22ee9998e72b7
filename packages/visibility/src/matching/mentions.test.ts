import { describe, expect, it } from 'vitest';
import { type Entity, findMentions, kindOfQuestion, questionKey } from './mentions.ts';

const entity = (names: string[], more: Partial<Entity> = {}): Entity => ({ id: 'e', names, domains: [], excluded: [], ...more });
/** The named words; those in a sentence that found nothing stand in brackets. */
const named = (text: string, ...entities: Entity[]) =>
  findMentions(text, entities).map(({ start, end, negated }) => (negated ? `[${text.slice(start, end)}]` : text.slice(start, end)));

describe('E3 whole words', () => {
  const kiln = entity(['Kilnworks'], { domains: ['kilnworks.example'] });
  it.each<[string, string[]]>([
    ['Try Kilnworks, or KILNWORKS again.', ['Kilnworks', 'KILNWORKS']],
    ['Kilnworks’s ovens and Kilnworks-branded clay', ['Kilnworks', 'Kilnworks']],
    ['Superkilnworks and Kilnworksy are others.', []],
    ['See kilnworks.example or shop.kilnworks.example today', ['kilnworks.example', 'shop.kilnworks.example']],
    ['notkilnworks.example and kilnworks.example.evil.test', []],
    ['**Kilnworks** ([kilnworks.example](https://kilnworks.example/a?b=c)) is one.', ['Kilnworks']],
    ['Read [the Kilnworks guide](https://other.example/).', ['Kilnworks']],
    ['https://kilnworks.example/page is only an address', []],
  ])('E3 %s', (text, wanted) => expect(named(text, kiln)).toEqual(wanted));

  it('E3 accents and forms do not matter, in Latin, Greek and Cyrillic', () => {
    expect(named('CAFE MULLER and Café Müller', entity(['Café Müller']))).toEqual(['CAFE MULLER', 'Café Müller']);
    expect(named('Ο Φούρνος και ο ΦΟΥΡΝΟΣ', entity(['Φούρνος']))).toEqual(['Φούρνος', 'ΦΟΥΡΝΟΣ']);
    expect(named('Магазин «Ёлка» и Елка', entity(['Ёлка']))).toEqual(['Ёлка', 'Елка']);
    expect(named('Ｋｉｌｎｗｏｒｋｓ', kiln)).toEqual(['Ｋｉｌｎｗｏｒｋｓ']);
  });
  it('E3 several words stand side by side', () => {
    const two = entity(['Blue Harbor']);
    expect(named('Blue Harbor, Blue  Harbor and blue-harbor', two)).toEqual(['Blue Harbor', 'Blue  Harbor', 'blue-harbor']);
    expect(named('It was blue. Harbor life; Blue the Harbor', two)).toEqual([]);
  });
  it.each<[string, string, string[]]>([
    ['京都で虎屋の羊羹を買う', '虎屋', ['虎屋']],
    ['我喜欢喝茶的星巴克咖啡', '星巴克', ['星巴克']],
    ['에이크미는 좋은 회사입니다', '에이크미', ['에이크미는']],
    ['شركة وكيلن تبيع الأفران', 'كيلن', ['وكيلن']],
    ['ร้านคาเฟ่อเมซอนอยู่ที่นี่', 'อเมซอน', ['อเมซอน']],
    ['कुम्हार की दुकान', 'कुम्हार', ['कुम्हार']],
  ])('E3 %s', (text, name, wanted) => expect(named(text, entity([name]))).toEqual(wanted));
});

describe('E3 what is no mention', () => {
  const kiln = entity(['Kilnworks']);
  it.each([
    "I couldn't find any information about Kilnworks.",
    'I found no reliable results for Kilnworks.',
    'There is no public information available about Kilnworks',
    'Ich konnte zu Kilnworks keine Informationen finden.',
    "Je n'ai trouvé aucune information sur Kilnworks.",
    'No he encontrado información sobre Kilnworks.',
    'Non ho trovato informazioni su Kilnworks.',
    '关于 Kilnworks，我没有找到相关信息。',
    'Kilnworks については情報が見つかりませんでした。',
    'Kilnworks에 대한 정보를 찾을 수 없습니다.',
  ])('E3 %s', (text) => expect(named(text, kiln)).toEqual(['[Kilnworks]']));
  it('E3 another sentence keeps its mention', () =>
    expect(named("I couldn't find prices. Kilnworks sells kilns.", kiln)).toEqual(['Kilnworks']));
  it('E3 an excluded phrase is none', () =>
    expect(named('Jaguar cars and a jaguar cub; Jaguar Land', entity(['Jaguar'], { excluded: ['Jaguar Land'] }))).toEqual(['Jaguar']));
  it('E3 short names and ordinary words need the domain or another name beside them', () => {
    const short = entity(['Xo', 'Xo Ovens'], { domains: ['xo.example'] });
    expect(named('Xo is a kiss.', short)).toEqual([]);
    expect(named('Xo (xo.example) sells ovens.', short)).toEqual(['Xo', 'xo.example']);
    const word = entity(['Target', 'Target Corporation']);
    expect(named('Target customers matter.', word)).toEqual([]);
    expect(named('Target is a shop. Target Corporation says so.', word)).toEqual(['Target', 'Target Corporation']);
    expect(named('every notion counts, and Notion too', entity(['Notion']))).toEqual(['Notion']);
  });
});

describe('E1 kinds of questions', () => {
  const own = entity(['Kilnworks'], { domains: ['kilnworks.example'] });
  const rival = entity(['Claybase'], { id: 'r' });
  it.each([
    ['Is kilnworks any good?', 'branded'],
    ['Kilnworks or Claybase?', 'branded'],
    ['What does claybase cost?', 'rival'],
    ['Which kiln is best?', 'open'],
  ])('E1 %s', (text, kind) => expect(kindOfQuestion(text, own, [rival])).toBe(kind));
  it('E1 the same question is told by its words', () => {
    expect(questionKey('Which kiln is best?')).toBe(questionKey('  which KILN is best'));
    expect(questionKey('どの窯が一番いい？')).toBe(questionKey('どの窯が一番いい'));
    expect(questionKey('???')).not.toBe('');
  });
});

describe('E9 hostile texts', () => {
  const kiln = entity(['Kilnworks'], { domains: ['kilnworks.example'] });
  it('E9 five times what is kept is read in less than five seconds, and its mentions are bounded', () => {
    for (const text of [
      'Kilnworks '.repeat(20_000),
      'a'.repeat(200_000),
      '['.repeat(200_000),
      'a.'.repeat(100_000),
      '没'.repeat(200_000),
    ]) {
      const began = performance.now();
      expect(findMentions(text, [kiln]).length).toBeLessThanOrEqual(100);
      expect(performance.now() - began, text.slice(0, 10)).toBeLessThan(5_000);
    }
  });
});
