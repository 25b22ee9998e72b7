import { describe, expect, it, test } from 'vitest';
import { definitionOf } from '../language/definitions.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { asciiDigits, isStatistic, numbersWithUnits, parseNumber } from '../language/numbers.ts';
import { announces, dangles } from '../language/openers.ts';
import type { PackLanguage } from '../language/pack.ts';
import { packOf } from '../language/packs/index.ts';
import { quotations, speakerOf } from '../language/quotations.ts';
import { readability, syllables } from '../language/readability.ts';
import { sentences } from '../language/sentences.ts';
import { claimsResearch, firstPerson, namesSource } from '../language/sources.ts';
import type { SupportedLanguage } from '../language/supported.ts';

const sounds = (word: string, language: PackLanguage) => {
  const formula = packOf(language).readability;
  return formula?.formula === 'flesch' ? syllables(word, formula) : null;
};

describe('parseNumber', () => {
  test.each([
    ['1,204.5', 'en', 1204.5],
    ['1.204,5', 'de', 1204.5],
    ['3.500', 'de', 3500],
    ['3.500', 'en', 3.5],
    ['3,500', 'en', 3500],
    ['2 190,00', 'fr', 2190],
    ['1.234.567', 'en', 1234567],
    ['2190', null, 2190],
  ] as const)('%s in %s', (written, language, value) => expect(parseNumber(written, language)).toBe(value));
});

describe('numbersWithUnits', () => {
  it('what has its currency before it counts nothing else', () =>
    expect(numbersWithUnits('A mug for £28 brings £6; the kiln cost $3.5 million.', 'en').map(({ text }) => text)).toEqual([
      '£28',
      '£6',
      '$3.5 million',
    ]));
  const kinds = (text: string, language: Parameters<typeof numbersWithUnits>[1]) =>
    numbersWithUnits(text, language).map(({ kind, value }) => `${kind} ${value}`);
  test.each([
    [
      'en',
      'In 2024, 45% of 1,200 users paid $3.5 million; it weighs 96 kg and lasts 10 years.',
      ['year 2024', 'percent 45', 'count 1200', 'currency 3.5', 'measure 96', 'duration 10'],
    ],
    [
      'de',
      'Im Jahr 2024 zahlten 45 Prozent der 1.200 Kunden 3,5 Millionen Euro.',
      ['year 2024', 'percent 45', 'count 1200', 'currency 3.5'],
    ],
    ['fr', 'En 2024, 45 pour cent des 1 200 clients ont payé 12,50 €.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['es', 'En 2024, el 45 por ciento de 1.200 clientes pagó 12,50 euros.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['it', 'Nel 2024 il 45 per cento di 1.200 clienti ha pagato 12,50 euro.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['pt', 'Em 2024, 45 por cento de 1.200 clientes pagaram 12,50 euros.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['nl', 'In 2024 betaalde 45 procent van 1.200 klanten 12,50 euro.', ['year 2024', 'percent 45', 'count 1200', 'currency 12.5']],
    ['ja', '2024年に45％の1200人が3万円を払った。', ['year 2024', 'percent 45', 'count 1200', 'magnitude 3']],
    ['zh', '2024年，45%的1200名客户支付了300元。', ['year 2024', 'percent 45', 'count 1200', 'currency 300']],
    ['ar', 'في عام ٢٠٢٤ دفع 45٪ من 1200 عميل 300 دولار.', ['year 2024', 'percent 45', 'count 1200', 'currency 300']],
  ] as const)('%s', (language, text, expected) => expect(kinds(text.normalize('NFKC'), language)).toEqual(expected));

  it('leaves out versions, times, dates and names', () => {
    expect(numbersWithUnits('Node v22.1, H2O, 10:30, 24/12/2024, #42, the 0.999.0 release, version 1.2.3, 127.0.0.1', 'en')).toEqual([]);
  });
  it.each([
    ['en', 'Published 18 May 2025, updated 3 June 2026'],
    ['fr', 'Publié le 18 mai 2025'],
    ['de', 'Seit dem 18 Juli 2025'],
    ['ja', '2025年3月10日に公開'],
    ['zh', '2025年3月10日发布'],
    ['ar', 'نشر في ١٨ مايو 2025'],
  ] as const)('a day is no figure (%s)', (language, text) => expect(numbersWithUnits(text, language).filter(isStatistic)).toEqual([]));

  it('a time of day and a rate are no current; a capital is', () => {
    const statistics = (text: string) => numbersWithUnits(text, 'en').flatMap((fact) => (isStatistic(fact) ? [fact.text] : []));
    expect(statistics('Open from 7 a.m. to 4 p.m., 20 a week.')).toEqual([]);
    expect(statistics('A fuse of 16 A.')).toEqual(['16 A']);
  });

  it.each([
    ['de', 'Jule Brandt, Barfüßerstraße 12, 35037 Marburg', []],
    ['it', '53024 Montalcino (SI)', []],
    ['de', 'Hauptweg 1 · CH-2502 Biel', []],
    ['de', 'Im ersten Jahr kamen 12000 Besucher.', ['12000 Besucher']],
    ['en', 'Of these, 1200 people stayed.', ['1200 people']],
  ] as const)('%s: a postcode counts no towns: %s', (language, text, counts) => {
    const found = numbersWithUnits(text, language).filter(isStatistic);
    expect(found.map((one) => one.text)).toEqual(counts);
  });

  it.each([
    ['en', 'The 2G and 4G networks cover most towns.', []],
    ['en', 'The court held so in 248 N.Y. 339 and at 12 S. Main Street.', []],
    ['en', 'Turn the dial to 34° and hold it there.', []],
    ['en', 'It needs a 64bit system; a 32-bit one fails.', []],
    ['en', 'Open port 8080 connections, and read RFC 7231 sections.', []],
    ['en', 'We hold the ISO 9001 certificate; error 1404 pages are gone.', []],
    ['de', 'Nach § 1433 Absatz 2 und Artikel 1013 Satz 1, auf Port 8080 lauschend.', []],
    ['fr', 'Le port 8080 écoute, la norme ISO 9001 aussi.', []],
    ['en', 'It holds 16 GB, reaches 34 °C in 2 hours and serves 1200 people.', ['16 GB', '34 °C', '2 hours', '1200 people']],
    ['en', 'A line of 5 g, 3 h and 2 t.', ['5 g', '3 h', '2 t']],
  ] as const)('%s: what names a thing counts nothing: %s', (language, text, counted) =>
    expect(
      numbersWithUnits(text, language)
        .filter(isStatistic)
        .map((one) => one.text),
    ).toEqual(counted),
  );
  it('counts a bare number and a year as no statistic', () => {
    expect(numbersWithUnits('Chapter 7, written 2019.', 'en').filter(isStatistic)).toEqual([]);
  });
  it.each([
    ['fr', 'La mairie ouvre le jeudi de 14 h à 18 h, le samedi de 9 h à 12 h.', []],
    ['pt', 'Aberto das 9 horas às 18 horas.', []],
    ['nl', 'Open van 9 tot 17 uur.', []],
    ['fr', 'La pâte repose 12 h, la cuisson dure 2 h à 3 h.', ['12 h', '2 h', '3 h']],
  ] as const)('%s: hours that tell when are no lengths of time: %s', (language, text, lengths) => {
    const found = numbersWithUnits(text, language).filter(isStatistic);
    expect(found.map((one) => one.text)).toEqual(lengths);
  });
  it('keeps places while folding digits', () => expect(asciiDigits('a٣٫٥b９')).toBe('a3.5b9'));
  it('takes linear time: anything else would not end within the time of a test', () => {
    for (const bad of ['1 '.repeat(100_000), '1'.repeat(200_000), '1,111'.repeat(40_000), '1 000'.repeat(40_000)])
      numbersWithUnits(bad, 'en');
  });
});

describe('definitionOf', () => {
  test.each([
    ['en', 'A heat pump is a machine that moves heat.', 'heat pump'],
    ['en', 'GEO stands for generative engine optimization.', 'GEO'],
    ['de', 'Eine Wärmepumpe ist ein Gerät, das Wärme bewegt.', 'Wärmepumpe'],
    ['de', 'Als Dampf bezeichnet man gasförmiges Wasser.', 'Dampf'],
    ['fr', 'Une pompe à chaleur est une machine qui déplace la chaleur.', 'pompe à chaleur'],
    ['fr', "L'enthalpie désigne l'énergie d'un système.", 'enthalpie'],
    ['es', 'Una bomba de calor es un aparato que mueve calor.', 'bomba de calor'],
    ['it', 'Una pompa di calore è una macchina che sposta calore.', 'pompa di calore'],
    ['pt', 'Uma bomba de calor é um aparelho que move calor.', 'bomba de calor'],
    ['nl', 'Een warmtepomp is een apparaat dat warmte verplaatst.', 'warmtepomp'],
    ['ja', 'ヒートポンプとは、熱を移動させる装置です。', 'ヒートポンプ'],
    ['zh', '热泵是一种转移热量的装置。', '热泵'],
    ['ar', 'المضخة الحرارية هي جهاز ينقل الحرارة.', 'المضخة الحرارية'],
    ['en', 'It is a machine that moves heat.', null],
    ['en', 'What is a heat pump?', null],
    ['en', 'The pump is quiet.', null],
    ['es', 'Esto es un aparato.', null],
    ['ja', 'これは装置です。', null],
    ['zh', '这是一种装置。', null],
    [null, 'Tepelné čerpadlo je stroj.', null],
  ] as const)('%s: %s', (language, sentence, term) => expect(definitionOf(sentence, language)).toBe(term));
});

describe('a Japanese sentence that says what something is', () => {
  it.each([
    ['かんすいは、中華麺の製造に使われるアルカリ性の食品添加物です。', 'かんすい'],
    ['鶏白湯は、鶏の骨と皮を強火で長く炊き、脂とゼラチンを乳化させた白いスープです。', '鶏白湯'],
    ['定休日は毎週の水曜日です。', null],
    ['価格は税込みの三千円です。', null],
    ['これは家で作れる簡単なスープです。', null],
    ['鶏むね肉は長く加熱すると、火が通っていながらしっとり仕上がります。', null],
  ])('%s', (sentence, term) => {
    expect(definitionOf(sentence, 'ja')).toBe(term);
  });
});

describe('quotations', () => {
  test.each([
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
  ])('%s', (text, person, role) => {
    const [found] = quotations(text);
    expect(found?.person).toContain(person);
    expect(found?.role).toMatch(role);
  });
  it('finds no speaker where none is named', () => {
    expect(quotations('“This is the best kiln I have ever used!” And so on.')).toMatchObject([{ person: null, role: null }]);
    expect(quotations('The report said: “most pots crack while they cool down too fast”.')).toMatchObject([{ person: null }]);
  });
  it.each([
    'He named them "predators" who had access to his players, and prior to that the coach of Alabama compared agents to "pimps".',
    'Il parle de « réforme » et de tout ce qui reste à faire avant la fin de la « saison ».',
  ])('is no quotation what stands between two of them: %s', (text) => expect(quotations(text)).toEqual([]));
  it('is one that ends a sentence or follows a bracket', () => {
    expect(quotations('("We fired for nine hours without a break," said Mara Voss)')).toMatchObject([{ person: 'Mara Voss' }]);
    expect(quotations('She said "we fired for nine hours without a break".')).toHaveLength(1);
  });
  it('is no quotation when it only marks a word', () => expect(quotations('So-called “heat work” and "cone six".')).toEqual([]));
  it('reads the speaker of a citation', () => {
    expect(speakerOf('— Dr. Ilse Brandt, materials scientist, Koblenz')).toEqual({
      person: 'Dr. Ilse Brandt',
      role: 'materials scientist, Koblenz',
    });
    expect(speakerOf('a happy customer')).toEqual({ person: null, role: null });
  });
  it('takes linear time: anything else would not end within the time of a test', () => {
    for (const bad of ['“'.repeat(200_000), '"a b c d e f g h i j'.repeat(10_000), '«»'.repeat(100_000), `“${'A b '.repeat(50_000)}`])
      quotations(bad);
  });
});

describe('readability', () => {
  const EASY = {
    en: 'The cat sat on the mat. It was warm and dry. The dog came in and lay down. They slept until noon. Then they ate.',
    de: 'Die Katze saß auf der Matte. Es war warm und still. Der Hund kam herein. Er legte sich hin. Dann aßen sie.',
    fr: 'Le chat dort sur le tapis. Il fait chaud. Le chien entre et se couche. Ils dorment tous les deux. Puis ils mangent.',
    es: 'El gato duerme en la casa. Hace calor y hay sol. El perro entra y come. Los dos duermen mucho. Luego salen.',
    it: 'Il gatto dorme sul letto. Fa caldo e c’è il sole. Il cane entra e mangia. Poi tutti dormono. La notte è buia.',
    pt: 'O gato dorme na cama. Faz calor e há sol. O cão entra e come. Depois os dois dormem. A noite é escura.',
    nl: 'De kat slaapt op het bed. Het is warm en droog. De hond komt en eet. Dan slapen ze. De nacht is stil.',
  } as const;
  test.each(Object.entries(EASY) as [keyof typeof EASY, string][])(
    '%s: plain text is easy, one endless sentence is not',
    (language, text) => {
      const long = `${text} `.repeat(8);
      const cut = (text: string) => lexiconOf(language).words(text);
      const easy = readability(cut(long), sentences(long, language).length, language);
      expect(easy?.score).toBe(1);
      const hard = cut(long.replaceAll('.', ',')).map(({ text: word }) =>
        lexiconOf(language).word(`${word}${word.length > 3 ? 'aboratione' : ''}`),
      );
      expect(readability(hard, 5, language)?.score).toBeLessThan(0.5);
    },
  );
  it('has no formula for ja, zh, ar, and no blame for short texts', () => {
    for (const language of ['ja', 'zh', 'ar'] as const)
      expect(
        readability(
          Array.from({ length: 200 }, () => lexiconOf(language).word('x')),
          10,
          language,
        ),
      ).toBeNull();
    expect(readability(lexiconOf('en').words('Too short.'), 1, 'en')).toEqual({ ease: null, score: 1 });
  });
  it('counts syllables', () => {
    expect(['temperature', 'kiln', 'table', 'fired', 'the'].map((word) => sounds(word, 'en'))).toEqual([4, 1, 2, 1, 1]);
    expect(sounds('wärmepumpe', 'de')).toBe(4);
    expect(sounds('ciudad', 'es')).toBe(2);
  });
});

describe('sources and openers', () => {
  test.each([
    [
      'en',
      'According to Destatis, prices rose.',
      'A study shows it.',
      'We measured it.',
      'This means that it works.',
      'In this article we explain kilns.',
    ],
    [
      'de',
      'Laut Destatis stiegen die Preise.',
      'Eine Studie zeigt es.',
      'Wir haben es gemessen.',
      'Dies bedeutet, dass es geht.',
      'In diesem Artikel geht es um Öfen.',
    ],
    [
      'fr',
      "Selon l'Insee, les prix montent.",
      'Une étude le montre.',
      'Nous avons mesuré.',
      'Cela signifie que tout va.',
      'Dans cet article, on parle de fours.',
    ],
    [
      'es',
      'Según el INE, los precios suben.',
      'Un estudio lo muestra.',
      'Lo hemos medido.',
      'Esto significa que funciona.',
      'En este artículo hablamos de hornos.',
    ],
    [
      'it',
      "Secondo l'Istat i prezzi salgono.",
      'Una ricerca lo dimostra.',
      'Noi abbiamo misurato.',
      'Ciò significa che funziona.',
      'In questo articolo parliamo di forni.',
    ],
    [
      'pt',
      'Segundo o INE, os preços sobem.',
      'Um estudo mostra isso.',
      'Na nossa oficina medimos.',
      'Isto significa que funciona.',
      'Neste artigo falamos de fornos.',
    ],
    [
      'nl',
      'Volgens het CBS stijgen de prijzen.',
      'Onderzoek laat het zien.',
      'Wij hebben gemeten.',
      'Dit betekent dat het werkt.',
      'In dit artikel gaat het over ovens.',
    ],
    ['ja', '総務省によると価格は上がった。', '調査で分かった。', '当社で測定した。', 'これは重要です。', 'この記事では窯を紹介します。'],
    ['zh', '根据国家统计局的数据，价格上涨。', '研究表明如此。', '我们测量过。', '这意味着它有效。', '本文介绍窑炉。'],
    [
      'ar',
      'وفقا لوزارة الطاقة ارتفعت الأسعار.',
      'تظهر دراسة ذلك.',
      'نحن قسنا ذلك.',
      'هذا يعني أنه يعمل.',
      'في هذا المقال نتحدث عن الأفران.',
    ],
  ] as const)('%s', (language, source, research, own, dangling, announcing) => {
    expect(namesSource(source)).toBe(true);
    expect(namesSource(dangling)).toBe(false);
    expect(claimsResearch(research, language)).toBe(true);
    expect(firstPerson(own, language)).toBe(true);
    expect(firstPerson(dangling, language)).toBe(false);
    expect(dangles(dangling, language)).toBe(true);
    expect(dangles(source, language)).toBe(false);
    expect(announces(announcing, language)).toBe(true);
    expect(announces(source, language)).toBe(false);
  });
  it.each<[SupportedLanguage, string, string]>([
    ['en', 'We send you a yearly report on help.', 'A report by the agency found that prices rose.'],
    ['de', 'Sie bekommen jeden Monat einen Bericht.', 'Ein Bericht der Behörde zeigt, dass die Preise steigen.'],
    ['fr', 'Vous recevez un rapport par mois.', 'Un rapport de l’agence montre que les prix montent.'],
    ['es', 'Recibe un informe cada mes.', 'Un informe de la agencia muestra que los precios suben.'],
    ['it', 'Riceve un rapporto al mese.', 'Un rapporto dell’agenzia mostra che i prezzi salgono.'],
    ['pt', 'Recebe um relatório por mês.', 'Um relatório da agência mostra que os preços sobem.'],
    ['nl', 'U krijgt elke maand een rapport.', 'Uit een rapport van de dienst blijkt dat de prijzen stijgen.'],
    ['ja', '毎月報告書をお送りします。', '報告書によると価格は上がった。'],
    ['zh', '我们每月寄送一份报告。', '报告显示价格上涨。'],
    ['ar', 'نرسل لك تقرير كل شهر.', 'أظهر تقرير الوكالة أن الأسعار ارتفعت.'],
  ])('%s: a report claims research once it finds something', (language, thing, finding) => {
    expect(claimsResearch(thing, language)).toBe(false);
    expect(claimsResearch(finding, language)).toBe(true);
  });
  it.each(['It is possible for a kiln to crack.', 'It’s also common to fire twice.', "It's important to cool slowly."])(
    '%s points at nothing before it',
    (text) => expect(dangles(text, 'en')).toBe(false),
  );
  it.each(['It is hot.', 'It can crack.', 'It’s a kiln.', 'It is a good kiln.'])('%s points at what was said before', (text) =>
    expect(dangles(text, 'en')).toBe(true),
  );
  it.each<[SupportedLanguage, string]>([
    ['en', 'These traits are worth the time to study. Start a free trial of 14 days. Piotr Nowak, head of research at the OECD.'],
    ['en', 'Chapters 2 and 3 outline the case study, and readers will find a short course in appendix B.'],
    ['en', 'Coverage is collected and statistics are reported once all tests have completed.'],
    ['en', 'Of course, bug reports with a suggested patch will be processed faster.'],
    ['it', 'Per effettuare ricerche di testo si può usare grep, che indica le righe. Il comando di ricerca mostra i pacchetti.'],
    ['fr', 'L’étude de cas indique comment installer le serveur.'],
    ['es', 'El estudio de caso muestra cómo se instala.'],
    ['de', 'Sie leitet Forschung und Entwicklung. Die Umfrage ist anonym.'],
    ['fr', 'Elle dirige la recherche et le développement.'],
    ['es', 'Los estudios de grabación abren a diario.'],
    ['it', 'Usa la ricerca in alto a destra.'],
    ['pt', 'Use a pesquisa no topo da página.'],
    ['nl', 'Het onderzoek bij de arts is kort.'],
    ['ja', '研究室は二階にあります。'],
    ['zh', '研究室在二楼。'],
    ['ar', 'استخدم البحث في أعلى الصفحة.'],
    ['en', 'The school teaches and studies 41 reefs.'],
    ['en', 'She studies how 41 reefs recover.'],
    ['en', '58 people work in four research groups.'],
    ['en', 'A research university with 11,000 students.'],
    ['en', 'She has led the survey since 2016.'],
  ])('%s: a word of research alone claims nothing', (language, text) => expect(claimsResearch(text, language)).toBe(false));
  it.each([
    ['Das Fahrtenbuch muss geschlossen sein (BFH, Urteil vom 9. November 2005, VI R 27/05).', true],
    ['根据国家标准GB/T 3883.1的要求，更换碳刷前必须切断电源。', true],
    ['日本では食品衛生法により、成分は13種類に限られています。', true],
    ['この方法により、麺は10%伸びます。', false],
    ['Preise in Euro (Stand Januar 2025).', false],
  ])('a ruling, a standard and a law are sources, a method and a date are none: %s', (text, named) => {
    expect(namesSource(text)).toBe(named);
  });
  it('wants a name after "according to", or a year in the brackets', () => {
    expect(namesSource('according to many experts, it rose')).toBe(false);
    expect(namesSource('It rose (Smith et al., 2023).')).toBe(true);
    expect(namesSource('It rose (a lot).')).toBe(false);
  });
});
