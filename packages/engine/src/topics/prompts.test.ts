import { describe, expect, it } from 'vitest';
import { paragraph } from '../audits/testing.ts';
import { SUPPORTED_LANGUAGES, type SupportedLanguage } from '../text/language.ts';
import { aspectBit, aspectsAsked } from './aspects.ts';
import { buildCorpus } from './build-corpus.ts';
import { PHRASINGS } from './phrasing/index.ts';
import { ASPECT_OF, type AskedIntent } from './phrasing/phrasing.ts';
import { questionsOf, takeApart } from './prompts.ts';
import { page, prose, section } from './testing-site.ts';

const SUBJECTS: Record<SupportedLanguage, string> = {
  en: 'pottery kiln',
  de: 'Keramikofen',
  fr: 'four à céramique',
  es: 'horno de cerámica',
  it: 'forno per ceramica',
  pt: 'forno de cerâmica',
  nl: 'keramiekoven',
  ja: '陶芸窯',
  zh: '陶瓷窑炉',
  ar: 'فرن الخزف',
};

/** Headings and texts as people write them: a definition, a price, a comparison, steps, for whom, whether it pays. */
const SECTIONS: Record<SupportedLanguage, [intent: AskedIntent, heading: string, text: string][]> = {
  en: [
    ['what-is', 'In short', 'A pottery kiln is an oven that hardens clay by heat, and it reaches far more than any kitchen oven.'],
    ['price', 'Our models', 'The small pottery kiln stands at €1,490 and the large pottery kiln at €3,890, delivery included.'],
    [
      'versus',
      'Gas or electric: the differences',
      'A gas pottery kiln heats faster, while an electric pottery kiln is easier to control in a studio.',
    ],
    ['for-whom', 'Who should buy one?', 'A pottery kiln of 60 litres fits a studio; a pottery kiln of 120 litres fits a school.'],
  ],
  de: [
    [
      'what-is',
      'Kurz gesagt',
      'Ein Keramikofen ist ein Ofen, der Ton durch Hitze härtet, und jeder Keramikofen wird heißer als ein Backofen.',
    ],
    ['price', 'Unsere Modelle', 'Der kleine Keramikofen liegt bei 1.490 €, der große Keramikofen bei 3.890 € mit Lieferung.'],
    [
      'versus',
      'Gas oder Strom: die Unterschiede',
      'Mit Gas heizt ein Keramikofen schneller, mit Strom lässt sich ein Keramikofen leichter steuern.',
    ],
    ['for-whom', 'Für wen?', 'Ein Keramikofen mit 60 Litern passt in ein Atelier, ein Keramikofen mit 120 Litern in eine Schule.'],
  ],
  fr: [
    [
      'what-is',
      'En bref',
      'Un four à céramique est un four qui durcit l’argile par la chaleur ; tout four à céramique dépasse un four de cuisine.',
    ],
    ['price', 'Nos modèles', 'Le petit four à céramique est à 1 490 € et le grand four à céramique à 3 890 €, livraison comprise.'],
    [
      'versus',
      'Gaz ou électrique : les différences',
      'À gaz, un four à céramique chauffe plus vite ; électrique, un four à céramique se règle plus facilement.',
    ],
    ['for-whom', 'Pour qui ?', 'Un four à céramique de 60 litres va à un atelier, un four à céramique de 120 litres à une école.'],
  ],
  es: [
    [
      'what-is',
      'En resumen',
      'Un horno de cerámica es un horno que endurece el barro con calor; todo horno de cerámica supera a uno de cocina.',
    ],
    ['price', 'Nuestros modelos', 'El horno de cerámica pequeño está en 1.490 € y el horno de cerámica grande en 3.890 €, con entrega.'],
    [
      'versus',
      'Gas o eléctrico: las diferencias',
      'A gas, un horno de cerámica calienta antes; eléctrico, un horno de cerámica se controla mejor.',
    ],
    [
      'for-whom',
      '¿Para quién?',
      'Un horno de cerámica de 60 litros va bien a un taller y un horno de cerámica de 120 litros a una escuela.',
    ],
  ],
  it: [
    [
      'what-is',
      'In breve',
      'Un forno per ceramica è un forno che indurisce l’argilla con il calore; ogni forno per ceramica supera quello di cucina.',
    ],
    [
      'price',
      'I nostri modelli',
      'Il forno per ceramica piccolo sta a 1.490 € e il forno per ceramica grande a 3.890 €, consegna inclusa.',
    ],
    [
      'versus',
      'Gas o elettrico: le differenze',
      'A gas un forno per ceramica scalda prima; elettrico, un forno per ceramica si controlla meglio.',
    ],
    [
      'for-whom',
      'Per chi?',
      'Un forno per ceramica da 60 litri va bene a un laboratorio, un forno per ceramica da 120 litri a una scuola.',
    ],
  ],
  pt: [
    ['what-is', 'Em resumo', 'Um forno de cerâmica é um forno que endurece o barro com calor; todo forno de cerâmica supera o da cozinha.'],
    ['price', 'Os nossos modelos', 'O forno de cerâmica pequeno fica em 1.490 € e o forno de cerâmica grande em 3.890 €, com entrega.'],
    [
      'versus',
      'Gás ou elétrico: as diferenças',
      'A gás, um forno de cerâmica aquece antes; elétrico, um forno de cerâmica controla-se melhor.',
    ],
    ['for-whom', 'Para quem?', 'Um forno de cerâmica de 60 litros serve a um ateliê e um forno de cerâmica de 120 litros a uma escola.'],
  ],
  nl: [
    ['what-is', 'Kortom', 'Een keramiekoven is een oven die klei door hitte hard maakt, en elke keramiekoven wordt heter dan een bakoven.'],
    ['price', 'Onze modellen', 'De kleine keramiekoven staat op € 1.490 en de grote keramiekoven op € 3.890 met levering.'],
    [
      'versus',
      'Gas of elektrisch: de verschillen',
      'Op gas wordt een keramiekoven sneller heet, elektrisch laat een keramiekoven zich makkelijker regelen.',
    ],
    ['for-whom', 'Voor wie?', 'Een keramiekoven van 60 liter past in een atelier, een keramiekoven van 120 liter in een school.'],
  ],
  ja: [
    ['what-is', '概要', '陶芸窯とは、粘土を熱で硬くする炉のことです。陶芸窯は台所のオーブンよりもはるかに高温になります。'],
    ['price', 'モデル', '小さい陶芸窯は149,000円、大きい陶芸窯は389,000円で、送料を含みます。'],
    ['versus', 'ガスと電気の違い', 'ガスの陶芸窯は早く温まり、電気の陶芸窯は工房で温度を調整しやすいです。'],
    ['for-whom', '誰に向いているか', '60リットルの陶芸窯は工房に、120リットルの陶芸窯は学校に置かれています。'],
  ],
  zh: [
    ['what-is', '简述', '陶瓷窑炉是一种用高温使黏土变硬的炉子，陶瓷窑炉的温度远高于厨房烤箱。'],
    ['price', '型号', '小型陶瓷窑炉为14900元，大型陶瓷窑炉为38900元，含送货。'],
    ['versus', '燃气与电的区别', '燃气陶瓷窑炉升温快，电陶瓷窑炉在工作室里更容易控制温度。'],
    ['for-whom', '谁适合购买', '60升的陶瓷窑炉放在工作室，120升的陶瓷窑炉放在学校。'],
  ],
  ar: [
    ['what-is', 'باختصار', 'فرن الخزف هو فرن يقسي الطين بالحرارة، وكل فرن الخزف أشد حرارة من فرن المطبخ.'],
    ['price', 'نماذجنا', 'فرن الخزف الصغير عند 1490 دولار وفرن الخزف الكبير عند 3890 دولار مع التوصيل.'],
    ['versus', 'الغاز والكهرباء: الفروق', 'بالغاز يسخن فرن الخزف أسرع، وبالكهرباء يسهل ضبط فرن الخزف في الورشة.'],
    ['for-whom', 'لمن هذا الفرن؟', 'فرن الخزف بسعة 60 لترا للورشة وفرن الخزف بسعة 120 لترا للمدرسة.'],
  ],
};

describe.each(SUPPORTED_LANGUAGES)('prompts in %s', (language) => {
  const subject = SUBJECTS[language];
  const asked = questionsOf([{ topic: subject, terms: [], weight: 1, pages: [] }], language, true);

  it('eight intents and four sub-questions are put, each once, with the topic in it', () => {
    expect(asked.filter(({ fanOut }) => !fanOut).map(({ intent }) => intent)).toEqual(Object.keys(PHRASINGS[language].prompts));
    expect(asked.filter(({ fanOut }) => fanOut)).toHaveLength(4);
    expect(new Set(asked.map(({ prompt }) => prompt)).size).toBe(12);
    for (const { prompt } of asked) {
      expect(prompt.toLowerCase()).toContain(subject.toLowerCase());
      expect(prompt).not.toMatch(/[{}]/);
    }
  });

  it('are understood as they were meant: subject and what is asked for', () => {
    for (const { prompt, intent, fanOut } of asked) {
      const apart = takeApart(prompt, language);
      expect(apart?.subject.toLowerCase(), prompt).toBe(subject.toLowerCase());
      if (!fanOut) expect(apart?.aspects, prompt).toBe(aspectBit(ASPECT_OF[intent as AskedIntent]));
    }
  });

  const site = page(
    subject,
    SECTIONS[language].flatMap(([, title, text]) => section(title, text)),
    { lang: language, detectedLanguage: language },
  );
  const corpus = buildCorpus([site], 0);

  it.each(SECTIONS[language])('a passage that tells %s is found', (intent, title, text) => {
    const prompt = asked.find((question) => question.intent === intent && !question.fanOut)?.prompt ?? '';
    expect(corpus.ask(prompt, language)).toMatchObject({ coverage: 'answered', passage: { heading: title, text } });
  });

  it('what no passage tells is missing', () => {
    const alternative = asked.find(({ intent }) => intent === 'alternative')?.prompt ?? '';
    expect(corpus.ask(alternative, language)).toEqual({ coverage: 'missing', passage: null, score: 0 });
  });

  it('a good site finds its own subject as first topic', () => {
    expect([corpus.topics[0]?.topic, ...(corpus.topics[0]?.terms ?? [])].join('|').toLowerCase()).toContain(
      subject.toLowerCase().split(' ')[0] ?? '',
    );
    expect(corpus.prompts.length).toBeGreaterThanOrEqual(12);
  });
});

describe('prompts', () => {
  it('take the plural in English', () => {
    const [first] = questionsOf([{ topic: 'pottery kilns', terms: [], weight: 1, pages: [] }], 'en', true);
    expect(first?.prompt).toBe('What are pottery kilns?');
    expect(takeApart('What are pottery kilns?', 'en')?.subject).toBe('pottery kilns');
    const asked = (topic: string) => questionsOf([{ topic, terms: [], weight: 1, pages: [] }], 'en', true)[0]?.prompt;
    expect(asked('fixed rate bonds')).toBe('What are fixed rate bonds?');
    expect(asked('Leeds')).toBe('What is Leeds?');
    expect(asked('main.rs')).toBe('What is main.rs?');
    expect(asked('SQL for Analysts')).toBe('What is SQL for Analysts?');
    expect(asked('pumps for food')).toBe('What are pumps for food?');
  });

  it('fit the grammar: French drops a vowel before another, German quotes what begins with an adjective; both are taken apart again', () => {
    const asked = (topic: string, language: SupportedLanguage) =>
      questionsOf([{ topic, terms: [], weight: 1, pages: [] }], language, true).map(({ prompt }) => prompt);
    expect(asked('aspirateur', 'fr')).toContain('Quel est le prix d’aspirateur ?');
    expect(asked('gebackenes Brot', 'de')).toContain('Was versteht man unter „gebackenes Brot“?');
    for (const prompt of asked('aspirateur', 'fr')) expect(takeApart(prompt, 'fr')?.subject, prompt).toBe('aspirateur');
    for (const prompt of asked('gebackenes Brot', 'de')) expect(takeApart(prompt, 'de')?.subject, prompt).toBe('gebackenes Brot');
  });

  it('Italian puts a d between two a, which is taken apart again', () => {
    const asked = (topic: string) => questionsOf([{ topic, terms: [], weight: 1, pages: [] }], 'it', true).map(({ prompt }) => prompt);
    expect(asked('avvocati')).toContain('Quali sono le alternative ad avvocati?');
    expect(asked('forni')).toContain('Quali sono le alternative a forni?');
    for (const prompt of asked('avvocati')) expect(takeApart(prompt, 'it')?.subject.toLowerCase(), prompt).toBe('avvocati');
  });

  it('of a site that sells nothing leave the buyer’s out', () => {
    const intents = questionsOf([{ topic: 'regular expressions', terms: [], weight: 1, pages: [] }], 'en', false).map(
      ({ intent }) => intent,
    );
    expect(intents).not.toContain('price');
    expect(intents).toContain('how-to');
  });

  it('there are none without word lists for the language', () => {
    const site = page('Piec ceramiczny', section('Ceny', 'Piec ceramiczny kosztuje 1490 EUR, a duży piec ceramiczny 3890 EUR.'), {
      lang: 'pl',
      detectedLanguage: 'pl',
    });
    const corpus = buildCorpus([site], 0);
    expect(corpus).toMatchObject({ language: 'pl', prompts: [] });
    expect(corpus.ask('piec ceramiczny', 'pl').coverage).toBe('answered');
  });
});

describe('questions that no template put', () => {
  it('are read by their words: what they ask for, and of what', () => {
    expect(aspectsAsked('How much does a firing cost in winter?', 'en')).toMatchObject({
      aspects: aspectBit('price'),
      subject: ['firing', 'winter'],
    });
    expect(aspectsAsked('Wie lange dauert ein Brand?', 'de')).toMatchObject({ aspects: aspectBit('duration') });
    expect(aspectsAsked('pottery', 'en')).toEqual({ aspects: 0, subject: ['pottery'] });
  });

  it('the opening words ask for a definition or for steps only where nothing else is asked', () => {
    expect(aspectsAsked('What are the alternatives to a kiln?', 'en').aspects).toBe(aspectBit('alternative'));
    expect(aspectsAsked('What is a kiln?', 'en').aspects).toBe(aspectBit('definition'));
    expect(aspectsAsked('How do the prices of kilns differ?', 'en').aspects & aspectBit('steps')).toBe(0);
  });

  it('a price counts where the paragraph, or the heading right above it, names what it is the price of', () => {
    const ask = (...blocks: ReturnType<typeof paragraph>[]) =>
      buildCorpus([page('Workshop', [...section('About the kiln', 'Our kiln is a small kiln for studios.'), ...blocks])], 0).ask(
        'How much does kiln cost?',
        'en',
      ).coverage;
    expect(ask(paragraph('People around here spend $40 on lunch.'))).toBe('missing');
    expect(ask(paragraph('The kiln is yours for $1,490.'))).toBe('answered');
    expect(ask(...section('The large kiln', 'It is yours for $3,890 with delivery.'))).toBe('answered');
    expect(ask(paragraph('The makers of the kiln had a turnover of $5 million.'))).toBe('missing');
  });

  it('a passage that only mentions the subject is weak, and one that leaves out what is asked for does not count', () => {
    const corpus = buildCorpus(
      [
        page('Studio', [
          paragraph(
            `Our studio has a wheel, a sink and a library. ${prose(90)}. Behind the door at the far end there is also a small kiln.`,
          ),
        ]),
      ],
      0,
    );
    expect(corpus.ask('kiln', 'en').coverage).toBe('mentioned');
    expect(corpus.ask('kiln price', 'en').coverage).toBe('missing');
    expect(corpus.ask('gas kiln burner nozzle', 'en').coverage).toBe('missing');
    expect(corpus.ask('', 'en').coverage).toBe('missing');
  });
});

it('a word that the site does not know is named by no heading, however that is punctuated', () => {
  const offers = page('Offers', [
    ...section('Large, and small: our models', 'The large one stands at €3,890 with delivery.'),
    paragraph('A kiln is fired by gas here in our own yard, and the kiln cools for a whole day.'),
  ]);
  const corpus = buildCorpus([offers, page('Yard', [paragraph('We open at nine and close at six on every day but Sunday.')])], 0);
  expect(corpus.ask('How much does gas fired yard kiln zorble cost?', 'en').coverage).toBe('missing');
});
