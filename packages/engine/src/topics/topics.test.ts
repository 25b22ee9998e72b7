import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, goodPages, jsonLd, paragraph } from '../audits/testing.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, section } from './testing-site.ts';

const good = (goodPages() as ReadPage[]).sort((a, b) => (a.url < b.url ? -1 : 1)); // safe: all of them have documents
const topicsOf = (pages: ReadPage[]) => buildCorpus(pages, 0).topics;

const roastery = [
  page('Espresso grinders', [
    paragraph('An espresso grinder cuts beans evenly. A good espresso grinder has steel burrs.'),
    ...section('Cleaning', 'Clean the espresso grinder with a brush every week.'),
  ]),
  page('Cold brew coffee', [
    paragraph('Cold brew coffee steeps for twelve hours. Cold brew coffee is mild.'),
    ...section('Storing', 'Keep cold brew coffee in a closed bottle in the fridge.'),
  ]),
  page('Milk foam', [
    paragraph('Milk foam needs cold milk and dry steam.'),
    ...section('Oat milk', 'Oat milk foam holds for three minutes.'),
  ]),
];

describe('topics', () => {
  it('name what the pages are about, and their weights sum to 1', () => {
    const topics = topicsOf(roastery);
    const names = topics.flatMap(({ topic, terms }) => [topic, ...terms]).map((name) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['cold brew coffee', 'milk foam']));
    expect(names.some((name) => name.startsWith('espresso grinder'))).toBe(true);
    expect(topics.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(topicsOf(good)[0]?.topic).toBe('pottery kilns');
  });

  it('bring singular and plural together, and name the pages that speak of them', () => {
    const [first] = topicsOf(good);
    expect(first?.terms).not.toContain('pottery kiln');
    expect(first?.pages).toContain('https://acme.test/kilns/studio-60');
  });

  it('belong to the page whose headline is theirs, not to whichever was read first', () => {
    const [first, ...others] = roastery;
    const hub = page('Our guides', section('Espresso grinders', 'The espresso grinder, cold brew coffee and milk foam: all that we know.'));
    const homes = new Map(
      topicsOf([hub, ...others, ...(first ? [first] : [])]).map(({ topic, pages: [home] }) => [topic.toLowerCase(), home]),
    );
    expect(homes.get('cold brew coffee')).toBe('https://acme.test/cold-brew-coffee');
    expect(homes.get('espresso grinders')).toBe('https://acme.test/espresso-grinders');
  });

  it('belong to none of the pages that are all called alike', () => {
    const towns = ['Oxted', 'Redhill', 'Dorking'].map((town) =>
      page(`Boiler repair in ${town}`, [paragraph(`A boiler repair in ${town} has a fixed price and takes an hour.`)]),
    );
    const general = page(
      'Boiler repair at a fixed price in Surrey',
      section(
        'A boiler repair',
        'Every boiler repair of ours is guaranteed for two years, parts and labour, and begins on the day of the call.',
      ),
    );
    expect(topicsOf([...towns, general]).find(({ topic }) => topic === 'boiler repairs')?.pages[0]).toBe(general.url);
  });

  it('name the page first that is most about them, not one that has room for everything', () => {
    const everything = page(
      'Changes',
      Array.from({ length: 12 }, (_, at) => [
        ...section(
          `Release ${at}`,
          `Release ${at} mends the ${at % 3 === 0 ? 'milk foam' : 'lid'} of machine ${at}. Shipping is quicker too.`,
        ),
        ...section(`Office ${at}`, `In month ${at} the office was closed for ${at} days, and the lift was out of order.`),
      ]).flat(),
      { url: 'https://acme.test/changes' },
    );
    const short = page('News', [paragraph('Milk foam is white. Milk foam holds.'), ...section('More', 'Milk foam needs steam.')], {
      url: 'https://acme.test/short',
    });
    const foam = topicsOf([everything, ...roastery, short]).find(({ topic }) => topic.toLowerCase() === 'milk foam');
    expect(foam?.pages).toEqual([roastery[2]?.url, short.url, everything.url]);
  });

  it('come from the main text: neither from navigation and footers, nor from authors, months and legal pages', () => {
    const names = topicsOf([
      ...good,
      page(
        'Privacy policy',
        [
          ...section('Personal data', 'We store personal data of the data subject. Personal data of a data subject is erased on request.'),
          ...section('Rights', 'The data subject may ask for personal data at any time, says the regulation on personal data.'),
        ],
        { url: 'https://acme.test/privacy' },
      ),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    for (const absent of [/mara voss/i, /october|march/i, /personal data|data subject/i, /imprint|privacy/i])
      expect(names.join('\n')).not.toMatch(absent);
  });

  it('are no sentences, references, adverbs or parts of a text', () => {
    const names = topicsOf([
      page('Man must explore', [paragraph('Man must explore the sea. We see chapter four of it, where man must explore caves.')]),
      page('Showcase apps beautifully', [paragraph('We’ve built it so that you showcase apps beautifully. We’ve tried.')]),
      page('Synopsis', [
        ...section('Description', 'See section two for a description.'),
        ...section('Table of content', 'See section three.'),
      ]),
      page('Synopsis of caves', [...section('Description', 'See section nine for the description of caves.')]),
      page('A family of caves', [paragraph('A family of caves has one entrance. A family of caves is wet.')]),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('family of caves');
    for (const absent of [/must/i, /^see\b/i, /ly$/i, /we.ve/i, /^(?:synopsis|description|section|table of content)s?$/i])
      expect(names.filter((name) => absent.test(name) && !/family$/.test(name))).toEqual([]);
  });

  it('are things: what a thing is like is none', () => {
    const names = topicsOf([
      page('Fully responsive', [...section('Ready to use', 'The kiln is ready and responsive.'), ...section('Free', 'It is free to use.')]),
      page('Pottery kilns', [
        ...section('Ready', 'A pottery kiln that is ready in an hour.'),
        ...section('Responsive', 'It is responsive.'),
      ]),
    ]).map(({ topic }) => topic);
    expect(names.filter((name) => /^(?:ready|responsive|free)$/i.test(name))).toEqual([]);
    expect(names.join()).toMatch(/kiln/);
  });

  it('are written as sentences write them, not as a heading does', () => {
    const names = topicsOf([
      page('Worth drinking', [paragraph('Every cup of quality coffee starts with beans. Once tried, our coffee is missed.')]),
      page('Our drinks', [...section('Blended to Perfection Coffees & Teas', 'We take pride in how coffee is roasted here every week.')]),
      page('Bakery', [...section('Bulk Coffee Blends', 'Travel the world with coffee from three farms.')]),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('coffee');
    expect(names).not.toContain('Coffees');
  });

  it('are things, not what somebody does, nor how long it takes, nor half of a comparison', () => {
    const names = topicsOf([
      page('The rota that your team can read', [
        paragraph('Rotaly is software for shifts. Staff can read the rota on their phones in seven days, and we read every message.'),
        ...section('Import staff', 'Import your staff from a CSV file. To import your staff takes some days.'),
      ]),
      page('Import staff', [
        paragraph('Import your staff first. A rota that nobody can read helps nobody for days.'),
        ...section('Read the rota', 'Read it aloud.'),
      ]),
      page('Rotaly vs Excel', section('Rotaly vs paper', 'A rota on paper is a rota that nobody can read. A rota in Excel takes days.')),
      page('Rotaly vs Deputy', section('The rota', 'The rota in Deputy is larger. A rota for three days is free.')),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join()).toMatch(/rota/);
    for (const absent of [/^read$/i, /^import staff$/i, /^days$/i, /vs$/i]) expect(names.filter((name) => absent.test(name))).toEqual([]);
  });

  it('are neither whom it is all for, nor half of a sentence', () => {
    const names = topicsOf([
      page('New patients', [
        paragraph('The visit takes 75 minutes. Patients ask for Dr. Tran, who sees children. Dr. Tran sees our youngest patients.'),
      ]),
      page('What patients say', [
        paragraph('A crown takes two visits. Dr. Tran sees the children of other patients. Whitening takes a week.'),
      ]),
      page(
        'Whitening',
        section('How long whitening takes', 'Whitening takes about an hour. Patients like it. Whitening takes three visits at most.'),
      ),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join()).toMatch(/whitening/i);
    for (const absent of [/^patients?$/i, /^takes/i, /takes$/i, /sees$/i, /three$/i])
      expect(names.filter((name) => absent.test(name))).toEqual([]);
  });

  it('are written as their owner writes them', () => {
    const pages = ['Ball valves', 'Gate valves', 'Butterfly valves'].map((title) =>
      page(
        title,
        section(`Suryaflow for ${title.toLowerCase()}`, `Suryaflow casts ${title.toLowerCase()} in its own works. Suryaflow tests each.`),
        {
          jsonLd: [jsonLd({ '@type': 'Product', name: title, brand: { '@type': 'Brand', name: 'Suryaflow' } })],
        },
      ),
    );
    const names = topicsOf(pages).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.filter((name) => /^suryaflow$/i.test(name))).toEqual(names.filter((name) => name === 'Suryaflow'));
    expect(names).toContain('Suryaflow');
  });

  it('are counted where what they are a kind of is', () => {
    const names = topicsOf([
      page('Emergency plumber', [paragraph('Our emergency plumber comes at night. Call the emergency plumber before you open the tap.')]),
      page(
        'At night',
        section('Emergency plumber at night', 'Looking for a reliable plumber? The emergency plumber is with you in an hour.'),
      ),
      page('Costs', section('What the emergency plumber costs', 'The emergency plumber costs £165 at night.')),
    ]).map(({ topic }) => topic);
    expect(names).toContain('emergency plumbers');
  });

  const restorer = [
    page('Repair or replace a sash window?', [
      paragraph('A sash window slides. Repair or replace: whoever asks whether to repair or replace should look at the sill first.'),
      ...section('Old sash windows', 'Old sash windows last when they are painted. A sash window needs paint every five years.'),
    ]),
    page('Painting a sash window', [
      paragraph('A sash window is painted from the inside out. Paint the sash window in spring.'),
      ...section('When to repair or replace', 'To repair or replace is a question of the timber. A sash window of oak is repaired.'),
    ]),
    page('Secondary glazing', [
      paragraph('Secondary glazing is a second pane behind the first. Secondary glazing keeps noise out.'),
      ...section('Cost', 'Secondary glazing costs less than a new window.'),
    ]),
  ];

  it('are named in the plural where they are counted, so that questions about them are well formed', () => {
    expect(buildCorpus(restorer, 0).prompts.map(({ prompt }) => prompt)).toContain('Are sash windows worth it?');
    expect(buildCorpus(roastery, 0).prompts.map(({ prompt }) => prompt)).toContain('Is cold brew coffee worth it?');
  });

  it('are named in the plural where the texts only ever speak of one of them', () => {
    const toolbox = ['Bleeding a radiator', 'Painting a radiator'].map((title) =>
      page(title, [paragraph(`${title} takes an hour. A radiator is cold first.`), ...section('Before', 'Turn the radiator off.')]),
    );
    expect(buildCorpus(toolbox, 0).prompts.map(({ prompt }) => prompt)).toContain('Are radiators worth it?');
  });

  it('keep the form in which the texts write a name, and have no comparison inside', () => {
    const manual = ['Layout', 'Variance'].map((title) =>
      page(`PhantomData and ${title}: PhantomData vs Unsized`, [
        paragraph(`A PhantomData takes no room. ${title} is told by a PhantomData.`),
        ...section('PhantomData vs Unsized', `Of PhantomData vs Unsized, ${title} asks for a PhantomData.`),
      ]),
    );
    const names = topicsOf(manual).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('PhantomData');
    expect(names.join('\n')).not.toMatch(/phantomdatas|vs/i);
  });

  it('are not what people choose between', () => {
    const advice = ['Repair or replace?', 'When to repair or replace', 'Repair or replace in winter'].map((title) =>
      page(title, [
        paragraph(`${title} Whoever asks whether to repair or replace should look at the sill first.`),
        ...section(title, 'Most joiners repair or replace in a day. To repair or replace is a question of the timber.'),
      ]),
    );
    const names = topicsOf([...restorer, ...advice]).map(({ topic }) => topic);
    expect(names).toContain('sash windows');
    expect(names.join('\n')).not.toMatch(/\bor\b|^replace$/im);
    // Where every passage speaks of the choice, it does not take what is chosen with it.
    const choice = page('Repair or replace a sash window?', [
      paragraph('Repair or replace? A sash window lasts a century, so most joiners repair.'),
      ...section('Repair or replace a sash window in winter', 'A sash window is repaired inside. To repair or replace takes a day.'),
      ...section('Repair or replace a sash window of oak', 'Oak lasts. Whether to repair or replace a sash window of oak is no question.'),
    ]);
    expect(topicsOf([choice]).map(({ topic }) => topic)).toContain('sash windows');
  });

  it('are not how long something takes', () => {
    const guarantee = (name: string) =>
      page(name, [
        paragraph(`The ${name} has a guarantee of five years.`),
        ...section('Repair', `Within five years the ${name} is repaired in working days.`),
      ]);
    const names = topicsOf(['Mini lamp', 'Studio lamp', 'School lamp'].map(guarantee)).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join('\n')).not.toMatch(/years|days/);
    const titled = ['Mini lamp', 'Studio lamp', 'School lamp'].map((name) =>
      page(`The ${name}, repaired in five days`, [
        paragraph(`The ${name} is repaired in five days.`),
        ...section('Repair', `In five days the ${name} is back.`),
      ]),
    );
    expect(
      topicsOf(titled)
        .flatMap(({ topic, terms }) => [topic, ...terms])
        .join('\n'),
    ).not.toMatch(/five days/);
  });

  it('are no people, also where no text is signed', () => {
    const people = page(
      'Nora Quill',
      ['Nora Quill roasts.', 'Nora Quill grinds.', 'Ask Nora Quill.'].flatMap((text, at) =>
        section(`Nora Quill ${at}`, `${text} She came to the town in 1999.`),
      ),
      { url: 'https://acme.test/about/nora-quill' },
    );
    const names = topicsOf([...roastery, people]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join('\n')).not.toMatch(/nora|quill/i);
  });

  it('are no names that only texts have, and no words that neither a title nor a heading has', () => {
    const asked = ['Putty', 'Paint'].map((title, at) =>
      page(title, [
        paragraph(`${['It dries in a week', 'Two coats will do'][at]}. This was reviewed by Nora Quill, as we found.`),
        ...section('Reading', `${['Knead it by hand', 'Stir it first'][at]}: Nora Quill found no better way.`),
      ]),
    );
    const names = topicsOf([...restorer, ...asked]).map(({ topic }) => topic);
    expect(names).toContain('sash windows');
    expect(names.join('\n')).not.toMatch(/Nora|found/i);
  });

  it('end in a noun in German, and stand in no genitive', () => {
    const packs = (title: string, text: string) => page(title, [paragraph(text)], { lang: 'de', detectedLanguage: 'de' });
    const names = topicsOf([
      packs('Mitglieder des Debian-Projektes', 'Die Mitglieder des Debian-Projektes wählen. Das Debian-Projekt ist alt.'),
      packs(
        'Ziele des Debian-Projektes',
        'Wer Debian-Pakete erstellen will, liest dies. Das Debian-Projekt hilft, wenn Sie Debian-Pakete erstellen.',
      ),
      packs('Debian-Pakete erstellen', 'So lassen sich Debian-Pakete erstellen. Das Debian-Projekt prüft sie.'),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('Debian-Projekt');
    expect(names.join('\n')).not.toMatch(/erstellen|Projektes/);
  });

  it('are nouns in German, which writes no other word with a capital', () => {
    const bakes = (title: string, text: string, need: string) =>
      page(title, [paragraph(text), ...section('Was brauche ich?', need)], { lang: 'de', detectedLanguage: 'de' });
    const baker = [
      bakes(
        'Sauerteigbrot im Topf',
        'Ein Sauerteigbrot hält eine Woche. Der Topf ist heiß.',
        'Das brauche ich: einen Topf, Mehl und Wasser.',
      ),
      bakes(
        'Sauerteigbrot im Ofen',
        'Ein Sauerteigbrot schmeckt mild. Der Ofen ist heiß.',
        'Dafür brauche ich nur Dampf, der lange bleibt.',
      ),
    ];
    const names = topicsOf(baker).map(({ topic }) => topic);
    expect(names.join('\n')).toMatch(/Sauerteig/);
    expect(names.join('\n')).not.toMatch(/^brauche$/m);
  });

  it.each<['en' | 'es', string, string[]]>([
    [
      'es',
      '¿Cuánto cuesta una bomba de calor?',
      ['Cómo llega una bomba de calor a una casa antigua', '¿Cuánta electricidad usa una bomba de calor?', '¿Quiénes somos?'],
    ],
    ['en', 'What does a heat pump cost?', ['How a heat pump heats a house', 'How much power uses a heat pump?', 'Who are we?']],
  ])('are things: no question word, no verb with its article (%s)', (language, title, headings) => {
    const text = { es: 'Una bomba de calor cuesta menos que una caldera.', en: 'A heat pump costs less than a boiler.' }[language];
    const pages = [title, ...headings].map((one) =>
      page(
        one,
        headings.flatMap((heading) => section(heading, text)),
        { lang: language, detectedLanguage: language },
      ),
    );
    const names = topicsOf(pages).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join('\n')).toMatch(/bomba|pump/i);
    for (const name of names) expect(name).not.toMatch(/(?:^|\s)(?:cuánt\p{L}*|quién\p{L}*|cómo|una?|how|what|who|an?|usa|uses)(?:\s|$)/iu);
  });

  it('gain nothing by repeating: a sentence twenty times over, or a row of keywords, changes no topic', () => {
    const plain = topicsOf(good);
    const repeated = good.map((one) => {
      const extra = Array.from({ length: 20 }, () => 'Cheap garden furniture is the best garden furniture in town.');
      const blocks = [
        ...one.document.blocks,
        ...extra.map(() => ({
          ...(one.document.blocks[0] ?? never()),
          kind: 'paragraph' as const,
          level: 0,
          text: extra.join(' '),
          links: [],
          heading: 0,
        })),
      ];
      return { ...one, document: { ...one.document, blocks } };
    });
    expect(topicsOf(repeated)).toEqual(plain);
  });

  it('are no places of the site: what is called “Home” speaks of nothing', () => {
    const home = page('Kilns', section('Firing', 'A kiln fires clay at 1,240 °C. The kiln cools overnight.'), {
      title: 'Home | Acme Kilns',
    });
    expect(topicsOf([home]).map(({ topic }) => topic.toLowerCase())).not.toContain('home');
  });

  it('gain nothing by a sentence that changes its numbers alone, however many passages it fills', () => {
    const before = [
      page('Flapjack', [paragraph('A flapjack is baked of oats and butter.'), ...section('Method', 'Melt the butter and bake.')]),
    ];
    const quotes = Array.from({ length: 20 }, (_, at) =>
      paragraph(`“This is the best thing that I have seen in ${at + 2} years, and I would buy it again at once!”`),
    );
    const after = topicsOf([
      page('Flapjack', [
        paragraph('A flapjack is baked of oats and butter.'),
        ...section('Method', 'Melt the butter and bake.'),
        ...quotes,
      ]),
    ]);
    expect(after[0]?.topic).toBe(topicsOf(before)[0]?.topic);
    expect(after.map(({ topic }) => topic)).not.toContain('thing');
  });

  it('are no sentences, no pieces of words and nothing that ends in a number', () => {
    const french = { lang: 'fr', detectedLanguage: 'fr' };
    const hall = topicsOf([
      page(
        'La salle des fêtes rouvre ses portes',
        [paragraph('La salle des fêtes rouvre ses portes. La salle des fêtes se loue.')],
        french,
      ),
      page('Salle des fêtes', [paragraph('Louer la salle des fêtes. La salle rouvre ses portes en hiver.')], french),
    ]);
    expect(hall.flatMap(({ topic, terms }) => [topic, ...terms]).join('\n')).not.toMatch(/ses/);
    const chinese = { lang: 'zh', detectedLanguage: 'zh' };
    const tools = topicsOf([
      page('无刷电机和有刷电机', [paragraph('无刷电机没有碳刷，无刷电机保修36个月。有刷电机保修12个月。')], chinese),
      page('RF-125 角磨机', [paragraph('RF-125 角磨机功率1200W。角磨机保修12个月。')], chinese),
      page('参加第140届广交会', [paragraph('公司参加第140届广交会。第140届广交会有37个国家的客户。')], chinese),
    ]);
    const names = tools.flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('无刷电机');
    for (const name of names) expect(name).not.toMatch(/^(?:刷|届|磨|机)|\d$/);
  });

  it('are not where the site’s makers are, as its markup or its footer says', () => {
    const italian = { lang: 'it', detectedLanguage: 'it' };
    const inn = (address: Parameters<typeof page>[2], ...below: BlockDraft[]) => [
      page('Camere a Montalcino', [paragraph('Le camere del podere sono sei. Montalcino è vicina alle camere.'), ...below], {
        ...italian,
        ...address,
      }),
      page('Montalcino e dintorni', [paragraph('A Montalcino si arriva da Siena. Montalcino ha una rocca.')], italian),
      page('Prezzi delle camere', [paragraph('Le camere costano 95 euro a notte.')], italian),
    ];
    const names = (pages: ReadPage[]) => topicsOf(pages).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names(inn({}))).toContain('Montalcino');
    const marked = { '@type': 'LodgingBusiness', address: { '@type': 'PostalAddress', addressLocality: 'Montalcino' } };
    expect(names(inn({ jsonLd: [{ ok: true, value: marked, bytes: 1 }] }))).not.toContain('Montalcino');
    // A comma too many in the markup makes no topic of the town.
    expect(names(inn({ jsonLd: [{ ok: false, error: 'no', bytes: 1, places: ['Montalcino'] }] }))).not.toContain('Montalcino');
    const footed = names(inn({}, paragraph('Strada della Ginestra 4, 53024 Montalcino (SI)', { region: 'footer' })));
    expect(footed).not.toContain('Montalcino');
    expect(footed).toContain('camere');
  });

  it('are no tasks that Romance headlines ask how to do, and no two Arabic nouns of a sentence', () => {
    const portuguese = { lang: 'pt', detectedLanguage: 'pt' };
    const leave = topicsOf([
      page('Como calcular férias passo a passo', [paragraph('Calcular férias é simples: calcular férias exige o salário.')], portuguese),
      page('Como calcular férias proporcionais', [paragraph('As férias proporcionais dependem dos meses.')], portuguese),
    ]);
    expect(leave.flatMap(({ topic, terms }) => [topic, ...terms]).join('\n')).not.toMatch(/calcular/);
    const arabic = { lang: 'ar', detectedLanguage: 'ar' };
    const teeth = topicsOf([
      page('متى يزور الطفل طبيب الأسنان', [paragraph('يزور الطفل طبيب الأسنان عند بزوغ أول سن. زراعة الأسنان للبالغين.')], arabic),
      page('زراعة الأسنان', [paragraph('زراعة الأسنان هي إجراء جراحي. تكلفة زراعة الأسنان معلنة.')], arabic),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(teeth.join('\n')).not.toMatch(/الطفل طبيب/);
    expect(teeth).toContain('زراعة الأسنان');
  });

  it('are not what happens on a day, wherever its headline is said again', () => {
    const council = [
      page('Welcome to Harrowdale', [
        paragraph('Parking permits and bins. A parking permit is valid for one year.'),
        ...section('News', 'Library hours change on 1 December. Bins are emptied on time.'),
      ]),
      page('Library hours change on 1 December', [
        paragraph('From 1 December the libraries open at ten. Why library hours change now was asked by many.'),
      ]),
      page('Parking permits', [paragraph('A parking permit costs 65 pounds. Each parking permit is for one car.')]),
    ];
    const names = topicsOf(council).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('parking permits');
    expect(names.join('\n')).not.toMatch(/hours/i);
  });

  it.each<[SupportedLanguage, string, string]>([
    ['en', 'Specifications', 'The kiln has three specifications.'],
    ['de', 'Lieferumfang', 'Der Lieferumfang des Ofens ist klein.'],
    ['fr', 'Livraison', 'La livraison du four est gratuite.'],
    ['es', 'Valoraciones', 'Las valoraciones del horno son buenas.'],
    ['it', 'Puntate', 'Le puntate parlano del forno.'],
    ['pt', 'Descrição', 'A descrição do forno é curta.'],
    ['nl', 'Omschrijving', 'De omschrijving van de oven is kort.'],
    ['ja', '商品説明', '商品説明は陶芸窯のことです。'],
    ['zh', '门票', '门票包括陶瓷窑炉的参观。'],
    ['ar', 'المواصفات', 'المواصفات تخص فرن الخزف هنا في المتجر.'],
  ])('are no parts of any site (%s: %s)', (language, label, text) => {
    const pages = ['A', 'B', 'C'].map((name) =>
      page(`${label} ${name}`, [...section(label, text)], { lang: language, detectedLanguage: language, title: label }),
    );
    const names = topicsOf(pages).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.map((name) => name.toLowerCase())).not.toContain(label.toLowerCase());
  });

  it('are no parts of any site in more words, and no pieces of those', () => {
    const conduct = page('Code of conduct', [paragraph('Be kind: this code of conduct is for all. The code is read by a person.')]);
    const names = topicsOf([
      conduct,
      page('Salt marshes', [paragraph('A salt marsh is wet. Its code of conduct and its conduct differ.')]),
    ]);
    expect(names.map(({ topic }) => topic).join('\n')).not.toMatch(/code|conduct/i);
  });

  it('keep a word that names a part of other sites where more than it is said', () => {
    const names = topicsOf(
      ['Season', 'Day'].map((kind) =>
        page(`${kind} railway tickets`, [
          paragraph(`A railway ticket for the ${kind.toLowerCase()} is cheaper. Buy a railway ticket at the station.`),
        ]),
      ),
    ).map(({ topic }) => topic);
    expect(names).toContain('railway tickets');
  });

  it('are things that a preposition makes of two nouns, and neither of them alone', () => {
    const italian = (title: string, blocks: BlockDraft[]) => page(title, blocks, { lang: 'it', detectedLanguage: 'it' });
    const names = topicsOf([
      italian('Avvocati di famiglia a Bologna', [
        paragraph('Siamo uno studio di tre avvocati che dal 1998 si occupa soltanto di diritto di famiglia: separazioni e affido.'),
        ...section('Come lavoriamo', 'Il primo colloquio con gli avvocati dura un’ora e costa 80 euro, IVA inclusa.'),
      ]),
      italian('Chi siamo', [...section('Giulia', 'Avvocata dal 1996. Insegna diritto di famiglia alla Scuola forense di Bologna.')]),
      italian('Separazione: tempi e costi', [
        ...section('Documenti', 'Lo stato di famiglia e il certificato di residenza di entrambi i coniugi.'),
        ...section('Costi', 'Con due avvocati ognuno paga il proprio, con un avvocato la spesa si divide.'),
      ]),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('diritto di famiglia');
    expect(names.join('\n')).not.toMatch(/^(?:famiglia|avvocati|famiglia a Bologna)$/m);
  });

  it.each<[SupportedLanguage, string, string[]]>([
    ['fr', 'cours de yoga', ['Cours de yoga à Lyon', 'Tapis de yoga', 'Le yoga du matin']],
    ['es', 'seguro de vida', ['Seguro de vida para autónomos', 'Guía de seguros']],
  ])('are a noun behind a preposition where headlines name it elsewhere (%s: %s)', (language, joined, titles) => {
    const word = joined.split(' ')[language === 'fr' ? 2 : 0] ?? '';
    const names = topicsOf(
      titles.map((title) =>
        page(title, [paragraph(`${title}: ${joined}, ${word} y ${word}. ${joined} ici, ${word}.`)], {
          lang: language,
          detectedLanguage: language,
        }),
      ),
    ).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join('\n')).toMatch(new RegExp(`^${word}`, 'm'));
  });

  it('end in no verb, and keep the capitals of a name that opens a sentence', () => {
    const talk = 'What twenty years of managed realignment taught us';
    const names = topicsOf([
      page('SaltConf programme', [
        paragraph(`SaltConf is for marshes. At ten: ${talk}.`),
        ...section('SaltConf', 'SaltConf takes two days.'),
      ]),
      page('Venue', [paragraph(`SaltConf is in the Forum. First comes ${talk}.`), ...section('SaltConf by train', 'SaltConf is near.')]),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names.join('\n')).toMatch(/SaltConf/);
    expect(names.join('\n')).not.toMatch(/taught|saltConf/);
  });

  it.each<[SupportedLanguage, string, string]>([
    ['en', 'A day ticket costs 15 pounds', 'ticket costs 15'],
    ['nl', 'Een kaartje kost 15 euro', 'kaartje kost 15'],
    ['de', 'Die Karte kostet 15 Euro', 'Karte kostet 15'],
  ])('are not what something costs (%s: %s)', (language, said, none) => {
    const pages = ['Repertoire', 'Concert'].map((title) =>
      page(title, [paragraph(`${said}, ${title}.`), ...section(said, `${said} aan de kassa, ${title}.`)], {
        lang: language,
        detectedLanguage: language,
      }),
    );
    expect(topicsOf(pages).flatMap(({ topic, terms }) => [topic, ...terms])).not.toContain(none);
  });

  it('are written as a title writes them, where no text has them', () => {
    const french = { lang: 'fr', detectedLanguage: 'fr' };
    const names = topicsOf([
      page('La dentelle de Caudry', [paragraph('La dentelle de Caudry se fait au métier. Le musée garde sept métiers.')], {
        title: 'Le musée de la dentelle à Caudry',
        ...french,
      }),
      page('Robes', [paragraph('Trente robes de 1890 à 2011, toutes en dentelle de Caudry.')], french),
    ]).flatMap(({ topic, terms }) => [topic, ...terms]);
    expect(names).toContain('dentelle à Caudry');
  });

  it('are the same whatever ran before', () => {
    const once = JSON.stringify(buildCorpus(good, 0));
    buildCorpus(roastery, 0);
    expect(JSON.stringify(buildCorpus(good, 0))).toBe(once);
  });

  it('are none for pages without a text', () => expect(topicsOf([page('Kilns', [])])).toEqual([]));
});

function never(): never {
  throw new Error('every good page has blocks');
}

describe('topics of sites that sell nothing', () => {
  const LINKS = { links: [] };
  const advice = (name: string, sign: string, cure: string) =>
    page(
      name,
      [
        paragraph(`${name} is a pain that comes from too much work. ${name} gets better by itself.`),
        ...section('Symptoms', `${sign} burns, and hurts when it is touched.`),
        ...section('Treatment', `Rest, and take ${cure} for ten days.`),
      ],
      LINKS,
    );
  const health = [
    advice('Tennis elbow', 'The arm', 'ice'),
    advice('Shingles', 'The skin', 'tablets'),
    advice('Gout', 'The toe', 'cherries'),
  ];

  it('are asked for no prices', () => {
    const asked = (pages: ReadPage[]) =>
      buildCorpus(pages, 0)
        .prompts.map(({ prompt }) => prompt)
        .join('\n');
    expect(asked(health)).toContain('What is tennis elbow?');
    expect(asked(health)).not.toMatch(/cost|worth it/);
    const clinic = health.map((one) => ({ ...one, document: { ...one.document, links: page('Any', []).document.links } }));
    expect(asked(clinic)).toContain('cost');
  });
  it('are not the parts that their pages have in common', () => {
    const names = buildCorpus(health, 0).topics.map(({ topic }) => topic);
    expect(names).toContain('tennis elbow');
    expect(names).not.toContain('symptoms');
    expect(names).not.toContain('treatment');
    const repairs = ['Oxted', 'Godstone', 'Lingfield'].map((town) =>
      page(`Plumber in ${town}`, [
        paragraph(`A plumber for ${town} and around.`),
        ...section('Boiler repair', `We do boiler repair in ${town} on the same day, and boiler repair at night.`),
      ]),
    );
    expect(buildCorpus(repairs, 0).topics.map(({ topic }) => topic)).toContain('boiler repair');
  });
});

describe('names of topics', () => {
  const about = (name: string, text: string, language = 'en') =>
    [name, 'Rules', 'Dates'].map((title, at) =>
      page(at === 0 ? name : `${name}: ${title}`, [paragraph(text), paragraph(text.replace('.', ` (${at}).`))], {
        lang: language,
        detectedLanguage: language,
      }),
    );
  const names = (pages: ReadPage[]) => buildCorpus(pages, 0).topics.flatMap(({ topic, terms }) => [topic, ...terms]);

  it('end before what is asked of them', () => {
    const found = topicsOf(about('Roomba j9 review', 'The Roomba j9 is loud. Setting up the Roomba j9 takes six minutes.'));
    expect(found.filter(({ topic }) => /review$/i.test(topic))).toEqual([]);
  });
  it('keep the ending of a possessive', () => {
    expect(names(about("Carer's Allowance", "You get Carer's Allowance every week, and Carer's Allowance is taxed."))).toContain(
      "Carer's Allowance",
    );
  });
  it('are counted where their last word is', () => {
    expect(names(about('Kafka cluster', 'We ran a Kafka cluster for years. A Kafka cluster needs care.'))).toContain('Kafka clusters');
  });
  it.each([
    ['what goes on', 'systemd timers instead of cron', 'Use systemd timers instead of cron.', /instead/],
    ['a part of a text', 'Course overview', 'The course overview says what a course is. Read the course overview first.', /overview$/],
    ['an amount without its number', 'A billion rows', 'We copied 1.1 billion rows, then 2 billion rows.', /^billion/],
    [
      'the end of an office’s name',
      'Ministry of Social Affairs',
      'The Ministry of Social Affairs pays. Ask the Ministry of Social Affairs.',
      /^Social Affairs$/,
    ],
    [
      'a clause',
      'The person you care for',
      'The person you care for is ill. Does the person you care for live with you?',
      /person you care/,
    ],
  ])('hold no %s', (_, title, text, wrong) => {
    expect(names(about(title, text)).filter((name) => wrong.test(name))).toEqual([]);
  });
  it('are no Japanese sentence and no noun that is only done', () => {
    const found = names(
      about(
        'JIMTOF2026に出展しました',
        '東京で開かれたJIMTOF2026に出展しました。多くの加工に対応します。難しい加工にも対応しました。',
        'ja',
      ),
    );
    expect(found.filter((name) => /に出展|^対応/.test(name))).toEqual([]);
  });
  it('are no house numbers', () => {
    expect(
      names(about('Herenstraat 12', 'Aan de Herenstraat 12 staat een woning. Herenstraat 12 heeft een tuin.', 'nl')).filter((name) =>
        /12/.test(name),
      ),
    ).toEqual([]);
  });
});
