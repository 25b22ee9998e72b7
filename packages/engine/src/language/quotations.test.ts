import { describe, expect, it } from 'vitest';
import { quotations, speakerOf } from './quotations.ts';

describe('a quotation', () => {
  it.each<[text: string, person: string, role: RegExp]>([
    ['“Most pots crack while they cool down,” said Ilse Brandt, materials scientist at Koblenz.', 'Ilse Brandt', /scientist/],
    ['According to Dr. Ilse Brandt, head of research, “most pots crack while they cool down”.', 'Dr. Ilse Brandt', /head of research/],
    ['„Die meisten Töpfe reißen beim Abkühlen“, sagt Ilse Brandt, Werkstoffforscherin in Koblenz.', 'Ilse Brandt', /Werkstoff/],
    [
      '« La plupart des pots se fissurent en refroidissant », explique Claire Dupont, directrice du laboratoire.',
      'Claire Dupont',
      /directrice/,
    ],
    ['«La mayoría de las piezas se agrietan al enfriar», afirma Ana García, directora del laboratorio.', 'Ana García', /directora/],
    ['«La maggior parte dei vasi si crepa nel raffreddamento», spiega Anna Rossi, direttrice del laboratorio.', 'Anna Rossi', /direttrice/],
    ['“A maioria das peças racha ao arrefecer”, explicou Ana Silva, diretora do laboratório.', 'Ana Silva', /diretora/],
    ['“De meeste potten barsten bij het afkoelen”, zegt Anna de Vries, hoogleraar keramiek in Delft.', 'Anna de Vries', /hoogleraar/],
    ['「ほとんどの器は冷却中に割れる」と山田太郎教授は述べた。', '山田太郎', /教授/],
    ['陶瓷研究院王建国教授指出：“大多数陶器是在冷却过程中开裂的。”', '王建国', /教授/],
    ['قال أحمد حسن مدير المختبر: «معظم الأواني تتشقق أثناء التبريد السريع».', 'أحمد حسن مدير المختبر', /مدير/],
  ])('has the speaker and the role that stand beside it: %s', (text, person, role) => {
    const [found] = quotations(text);
    expect(found?.person).toContain(person);
    expect(found?.role).toMatch(role);
  });

  it.each<[because: string, text: string, found: object[]]>([
    ['has no speaker where none is named', '“This is the best kiln I have ever used!” And so on.', [{ person: null, role: null }]],
    ['has no speaker in a report', 'The report said: “most pots crack while they cool down too fast”.', [{ person: null }]],
    ['follows a bracket', '("We fired for nine hours without a break," said Mara Voss)', [{ person: 'Mara Voss' }]],
  ])('%s', (_because, text, found) => expect(quotations(text)).toMatchObject(found));

  it('may end a sentence', () => expect(quotations('She said "we fired for nine hours without a break".')).toHaveLength(1));

  it.each<[because: string, text: string]>([
    [
      'what stands between two of them',
      'He named them "predators" who had access to his players, and prior to that the coach of Alabama compared agents to "pimps".',
    ],
    ['what stands between two of them in French', 'Il parle de « réforme » et de tout ce qui reste à faire avant la fin de la « saison ».'],
    ['what only marks a word', 'So-called “heat work” and "cone six".'],
  ])('is not %s', (_because, text) => expect(quotations(text)).toEqual([]));

  it('takes linear time: anything else would not end within the time of a test', () => {
    for (const bad of ['“'.repeat(200_000), '"a b c d e f g h i j'.repeat(10_000), '«»'.repeat(100_000), `“${'A b '.repeat(50_000)}`])
      quotations(bad);
  });
});

it.each<[because: string, line: string, speaker: object]>([
  [
    'a name and what follows it',
    '— Dr. Ilse Brandt, materials scientist, Koblenz',
    { person: 'Dr. Ilse Brandt', role: 'materials scientist, Koblenz' },
  ],
  ['nobody whom it does not name', 'a happy customer', { person: null, role: null }],
])('the line below a quotation gives %s', (_because, line, speaker) => expect(speakerOf(line)).toEqual(speaker));
