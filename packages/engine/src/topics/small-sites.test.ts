import { expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, type DocumentDraft, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { analyzeKeywords } from './keywords.ts';
import { page, section } from './testing-site.ts';

/** A shop as small firms have them: short pages, products with names of their own, and one word on nearly all of them. */
const on = (brand: string, name: string, blocks: BlockDraft[], draft: DocumentDraft & { url?: string } = {}) =>
  page(name, blocks, { title: `${name} | ${brand}`, url: `https://${brand.toLowerCase()}.test/${encodeURIComponent(name)}`, ...draft });
const sells = (brand: string, name: string, text: string) => on(brand, name, [paragraph(text)], { pageType: 'product' });
const shop: ReadPage[] = [
  on('Northside', 'Coffee roasted on Tuesday, with you by Thursday', [
    paragraph(
      'We roast coffee on Tuesday and post it the same day. Our coffees come from eleven farms, and six coffees are here at a time.',
    ),
    ...section('Coffee subscription', 'A coffee subscription sends you freshly roasted coffee every two weeks.'),
  ]),
  on('Northside', 'Coffee roasted in Sheffield', [paragraph('Roasted on Tuesday, posted on Tuesday: 250 g of coffee costs £9.')]),
  on('Northside', 'Coffee subscription', [
    paragraph('Our coffee subscription sends 250 g of coffee every two or four weeks. One bag of coffee costs £9.'),
    ...section('How does the coffee subscription work?', 'You choose how much, and the coffee subscription goes on until you pause it.'),
  ]),
  on('Northside', 'Window replacement', [
    paragraph('Window replacement takes a day. A window replacement costs £900.'),
    ...section('Before a window replacement', 'Before the window replacement we measure each window.'),
    ...section('Guarantee of a window replacement', 'The window replacement is guaranteed for ten years.'),
  ]),
  sells('Northside', 'Kamwangi, Kenya', 'Kamwangi costs £11.50. Use 15 g of coffee to a cup. Kamwangi tastes of blackcurrant.'),
  sells(
    'Northside',
    'La Palma, Colombia',
    'La Palma costs £9.80. Use 18 g of coffee. La Palma tastes of caramel, and La Palma is good with milk.',
  ),
  on('Northside', 'All that we sell', section('From farms that we visit', 'Kamwangi is ours alone, and so is La Palma.')),
];
const corpus = buildCorpus(shop, 0);
const named = new Map(corpus.topics.map((topic) => [topic.topic, topic]));
const asked = (topic: string) => corpus.prompts.filter((prompt) => prompt.topic === topic).map(({ prompt }) => prompt);

it('what is both a substance and counted is asked about as a substance', () => {
  expect(named.keys().toArray()).toContain('coffee');
  expect(named.keys().toArray()).not.toContain('coffees');
});

it('what was done and when is no topic', () => {
  expect([...named.keys()].filter((topic) => /roasted|tuesday|thursday/i.test(topic))).toEqual([]);
});

it('a subscription and work that is offered are topics, and asked for their price', () => {
  expect(named.keys().toArray()).toEqual(expect.arrayContaining(['coffee subscriptions', 'window replacements']));
  expect(asked('coffee subscriptions')).toContain('How much do coffee subscriptions cost?');
});

it('products keep their names, and nobody asks for the best of one, nor how to begin with it', () => {
  expect(named.get('Kamwangi')?.named).toBe('product');
  expect(named.get('La Palma')?.named).toBe('product');
  expect(named.get('coffee')?.named).toBeUndefined();
  expect(asked('Kamwangi')).toEqual([
    'What is Kamwangi?',
    'How much does Kamwangi cost?',
    'What are the alternatives to Kamwangi?',
    'Who is Kamwangi for?',
    'Is Kamwangi worth it?',
  ]);
});

it('who says what a coffee subscription is has not said what coffee is', () => {
  const told = buildCorpus(
    [page('Coffee subscription', section('What is a coffee subscription?', 'A coffee subscription is a standing order for beans.'))],
    0,
  );
  expect(told.ask('What is coffee?', 'en').coverage).not.toBe('answered');
  expect(told.ask('What are coffee subscriptions?', 'en').coverage).toBe('answered');
});

it('neither a rival’s products nor its name are missing here, what it is about is', () => {
  const rival = [
    sells('Hollowtree', 'Gitesi, Rwanda', 'Gitesi costs £8 and is mild.'),
    sells('Hollowtree', 'Fazenda Rio, Brazil', 'Fazenda Rio costs £9 and has more body.'),
    on('Hollowtree', 'About Hollow Tree', [
      paragraph('Hollow Tree is in Bristol, and Gitesi and Fazenda Rio are what Hollow Tree began with.'),
    ]),
    on('Hollowtree', 'Gift cards', [
      paragraph('Gift cards of Hollow Tree last a year.'),
      ...section('Gift cards for teams', 'Gift cards for teams are posted to each of you.'),
      ...section('How long gift cards last', 'Our gift cards do not go stale.'),
    ]),
  ];
  const { missingTopics } = analyzeKeywords(corpus, [{ name: 'hollowtree.test', corpus: buildCorpus(rival, 0) }], [], shop);
  const missing = missingTopics.map(({ topic }) => topic.toLowerCase());
  expect(missing).toContain('gift cards');
  expect(missing.filter((topic) => /gitesi|fazenda|hollow/.test(topic))).toEqual([]);
});

/** Software as it presents itself: a home page that alone names what it is, stories of customers, and articles. */
const software: ReadPage[] = [
  on(
    'Ledgerly',
    'Expense management software for small teams',
    [
      paragraph('Ledgerly is expense management software. Expenses are paid back in two days, and nobody types expenses twice.'),
      ...section('Receipt scanning', 'Receipt scanning reads amounts and merchants.'),
    ],
    { pageType: 'home', url: 'https://ledgerly.test/' },
  ),
  on('Ledgerly', 'How Okapi closed the month four days earlier', [
    paragraph('Okapi closed the month four days earlier. Each month two people typed expenses into a spreadsheet.'),
    ...section('Four days earlier', 'Receipt scanning cut it to five days, which is four days earlier.'),
  ]),
  on('Ledgerly', 'Per diem rates in Germany 2026', [
    paragraph(
      'The per diem rate in Germany is €28. Germany 2026: the ministry publishes the rates every year, and the rates the law knows are two.',
    ),
    ...section(
      'When does the per diem rate apply?',
      'The per diem rate applies away from work for eight hours. The rates a company pays may be higher.',
    ),
  ]),
  on('Ledgerly', 'All posts of 2026', [paragraph('Per diem rates in Germany 2026. We hate expenses on paper.')]),
];

it('what the home page is called is a topic, what a story promises and the year of a figure are none', () => {
  const topics = buildCorpus(software, 0).topics.map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(['expense management software', 'receipt scanning', 'per diem rates']));
  expect(topics.filter((topic) => /earlier|2026|four/.test(topic))).toEqual([]);
});

it('who says what somebody is has not said what that one writes about', () => {
  const author = [page('Jonas Weil', [paragraph('Jonas Weil is a tax adviser in Hamburg and writes about travel expenses.')])];
  const told = [
    page('Travel expenses', [
      paragraph('In Germany, travel expenses means what is spent on a trip for work; a travel expense is a cost of the firm.'),
    ]),
  ];
  expect(buildCorpus(author, 0).ask('What are travel expenses?', 'en').coverage).not.toBe('answered');
  expect(buildCorpus(told, 0).ask('What are travel expenses?', 'en').coverage).toBe('answered');
});

it('nobody asks what a firm is for, how long to plan for it and what its alternatives are', () => {
  const draft = { lang: 'de', detectedLanguage: 'de' };
  const at = (title: string, h1: string, text: string) =>
    page(h1, [paragraph(text)], { ...draft, title, url: `https://brueckner.test/${encodeURIComponent(h1)}` });
  const firm = [
    at(
      'Heizungen in Straubing | Brückner',
      'Wärme, auf die Verlass ist',
      'Brückner Heizungsbau baut und wartet Heizungen. Brückner gibt es seit 1987.',
    ),
    at(
      'Leistungen | Brückner Heizungsbau',
      'Leistungen',
      'Brückner Heizungsbau baut Wärmepumpen ein, und Brückner Heizungsbau wartet jede Wärmepumpe.',
    ),
    at(
      'Karriere | Brückner Heizungsbau',
      'Karriere bei Brückner',
      'Brückner Heizungsbau zahlt gut. Wer Heizungen wartet, hat vier Tage Arbeit.',
    ),
    at(
      'Wärmepumpe im Altbau | Brückner',
      'Wärmepumpe im Altbau',
      'Eine Wärmepumpe kostet im Altbau 28.000 €. Jede Wärmepumpe braucht Strom.',
    ),
    at('Anschrift | Brückner Heizungsbau', 'Anschrift', 'Brückner Heizungsbau, Straubing.'),
  ];
  const topics = buildCorpus(firm, 0).topics.map(({ topic }) => topic);
  expect(topics).toContain('Heizungen');
  expect(topics.filter((topic) => topic.includes('Brückner'))).toEqual([]);
});

const spanish = { lang: 'es', detectedLanguage: 'es' };

it('who says what is the better choice has not said what the page’s fluids are', () => {
  const guide = buildCorpus(
    [
      page('How to select pumps for viscous fluids', [
        paragraph('Above about 500 cSt an impeller loses most of its force, and a rotor is the better choice.'),
        ...section('Honey', 'It is a fluid of 10,000 cP.'),
      ]),
    ],
    0,
  );
  expect(guide.ask('What are viscous fluids?', 'en').passage?.text ?? '').not.toMatch(/impeller/);
});

it('what a page defines under its own heading is not what the page is called, unless the sentence leaves it unnamed', () => {
  const law = buildCorpus(
    [page('Accidentes de tráfico', section('Latigazo cervical', 'El latigazo cervical es una lesión del cuello.'), spanish)],
    0,
  );
  expect(law.ask('¿Qué se entiende por accidentes de tráfico?', 'es').coverage).toBe('missing');
  const own = buildCorpus([page('Travel adapters', section('Travel adapters', 'This is a plug that fits two sockets.'))], 0);
  expect(own.ask('What are travel adapters?', 'en').coverage).toBe('answered');
});

it('what a lawyer charges is a price', () => {
  const law = [
    page('Despidos', section('¿Cuánto cobra un abogado laboralista?', 'Cobramos el 10 % de lo que usted consiga.'), spanish),
    page('Honorarios', section('Honorarios de un abogado laboralista', 'El 10 % de lo que usted consiga.'), spanish),
  ];
  const asked = '¿Cuál es el precio de abogado laboralista?';
  for (const one of law) expect(buildCorpus([one], 0).ask(asked, 'es').coverage).toBe('answered');
});

/** A hotel and a dental practice as they describe themselves. */
const inn = [
  on('Wren', 'A quiet place beside the mill', [paragraph('Our quiet place beside the mill has 22 rooms.')], { pageType: 'home' }),
  on('Wren', 'Appointments', [
    paragraph('Most appointments begin on time.'),
    ...section('Evening appointments', 'Ask for appointments behind the mill.'),
    ...section('Appointments for children', 'Their appointments are short.'),
  ]),
  on('Wren', 'The AD series', [
    paragraph('The series has two sizes. Each series is tested.'),
    ...section('Choosing from the series', 'The series for mills is larger.'),
  ]),
];
it('neither a preposition nor an appointment or a series is a topic', () => {
  const topics = buildCorpus(inn, 0).topics.flatMap(({ topic, terms }) => [topic, ...terms]);
  expect(topics.filter((topic) => /beside/.test(topic))).toEqual([]);
  expect(topics).not.toContain('appointments');
  expect(topics).not.toContain('series');
});

/** Courses, and articles that say how long they take to read. */
const school = [
  on('Brightly', 'Python course', [
    paragraph('Our Python course takes eight weeks, with exercises for five people at a time.'),
    ...section('Week 1: first steps', 'In week 1 you run a script. It is a 20 minutes’ walk from here.'),
    ...section('Week 2: lists', 'In week 2 five people share a list.'),
  ]),
  on('Brightly', 'Learn joins', [paragraph('3 min read. A join combines rows of two tables, and five people can check it.')]),
  on('Brightly', 'Python or R', [paragraph('4 min read. Python is a general language. We are a 20 minutes’ walk from the station.')]),
  on('Brightly', 'Day nursery', [
    paragraph('Our day nursery opens at 8. The day nursery has a garden.'),
    ...section('Fees of the day nursery', 'A place in the day nursery costs £60.'),
    ...section('Visit the day nursery', 'Come to the day nursery on Friday.'),
  ]),
];
it('neither how long something takes nor which week or how many it is heads a topic', () => {
  const topics = buildCorpus(school, 0).topics.flatMap(({ topic, terms }) => [topic, ...terms]);
  expect(topics.filter((topic) => /min|week|five/i.test(topic))).toEqual([]);
  expect(topics.filter((topic) => /day nurser/i.test(topic))).not.toEqual([]);
});

it('a definition in the plural needs no article', () => {
  const told = (text: string) => buildCorpus([page('Clear aligners', [paragraph(text)])], 0).ask('What are clear aligners?', 'en').coverage;
  expect(told('Clear aligners are thin, see-through trays that move teeth a little at a time.')).toBe('answered');
  expect(told('Clear aligners are devices made of plastic for the teeth.')).toBe('answered');
  expect(told('Clear aligners are available in our practice, which is open on Friday.')).not.toBe('answered');
  expect(told('Clear aligners are not for everybody that asks.')).not.toBe('answered');
  expect(told('Clear aligners are very popular with patients that travel.')).not.toBe('answered');
});
