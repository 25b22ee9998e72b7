import { describe, expect, it } from 'vitest';
import {
  aDocument,
  aPage,
  type DocumentDraft,
  findingsOf,
  gatheredPages,
  goodPage,
  heading,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { onTopic } from './on-topic.ts';
import { articleIn } from './testing-languages.ts';
import { ownTitle, topicOf } from './topic.ts';

const article = () => articleIn('en');
const withTitle = (title: string | null) => {
  const page = article();
  return { ...page, document: page.document && { ...page.document, title } };
};
const withText = (from: string, to: string) => {
  const page = article();
  return {
    ...page,
    document: page.document && {
      ...page.document,
      blocks: page.document.blocks.map((block) => (block.text === from ? { ...block, text: to } : block)),
    },
  };
};

describe('on-topic', () => {
  it('passes pages whose labels name their topic', () => {
    for (const type of ['home', 'article', 'product', 'docs', 'faq'] as const)
      expect(scoreOf(onTopic, gatheredPages(goodPage(type))), type).toBe(1);
  });
  it('hears the site’s own name in headings, and takes a title that holds the H1 for the same', () => {
    const text = ['SaltConf is a meeting of people who restore marshes.', 'Send an abstract of your marsh talk to SaltConf.'];
    const meeting = aPage({
      document: {
        title: 'SaltConf 2027 – two days on salt marshes',
        meta: { 'og:site_name': 'SaltConf' },
        blocks: [heading(1, 'SaltConf 2027'), heading(2, 'What is SaltConf?'), ...text.map((one) => paragraph(one))],
      },
    });
    expect(findingsOf(onTopic, gatheredPages(meeting))).not.toMatch(/different things|headings name nothing/);
  });
  it('takes the name of a site for the subject of its home page', () => {
    const of = (title: string) =>
      gatheredPages(
        aPage({
          document: {
            pageType: 'home',
            title,
            meta: { 'og:site_name': 'Fellgate Walkers' },
            links: [],
            blocks: [
              heading(1, title),
              paragraph('The Fellgate Walkers are a club in Settle, and the walkers go out on Fellgate every Sunday.'),
              paragraph('New walkers come along on three Sundays before they join the Fellgate Walkers.'),
            ],
          },
        }),
      );
    expect(scoreOf(onTopic, of('Fellgate Walkers'))).toBe(1);
  });

  it.each([
    ['Welcome', 'Welcome to our website'],
    ['Home', 'Home'],
  ])('a title and an H1 that only greet name nothing, whatever the text takes up: %s', (title, h1) => {
    const club = (...labels: [string, string]) =>
      scoreOf(
        onTopic,
        gatheredPages(
          aPage({
            document: {
              pageType: 'home',
              title: labels[0],
              links: [],
              blocks: [
                heading(1, labels[1]),
                paragraph('Fellgate is a walking club in Settle. Strangers are welcome on three walks, and every walk ends at home.'),
                paragraph('We walk every Sunday, from five to fifteen miles, and bring something to eat on each of our walks.'),
              ],
            },
          }),
        ),
      );
    expect(club('A walking club in Settle', 'A walking club in Settle')).toBe(1);
    expect(club(title, h1)).toBeLessThan(0.5);
  });
  it('hears what a short page opens with, and asks no answer to say the words of its question again', () => {
    const clinic = aPage({
      document: {
        title: 'Ophthalmologists beside the park: lasers, emergencies, glaucoma, cataract | Park practice',
        blocks: [
          heading(1, 'Ophthalmologists beside the park: lasers, emergencies, glaucoma, cataract'),
          paragraph(
            'The practice unites four ophthalmologists and two orthoptists beside the park. Adults and children come in the morning.',
          ),
          heading(2, 'Where does the itch come from?'),
          paragraph('Dry eyes lack tears, or their film evaporates too fast because of a screen.'),
          ...[
            'Eye drops and a lens keep the light soft for glasses.',
            'A lens, eye drops and glasses let the light in.',
            'Bring drops against glaucoma.',
            'Parking costs nothing.',
            'Bring a letter from a doctor.',
          ].map((text) => paragraph(text)),
        ],
      },
    });
    expect(findingsOf(onTopic, gatheredPages(clinic))).not.toMatch(/names little|headings name nothing/);
  });
  it('asks nothing of a heading with a price and a button under it, nor of a policy', () => {
    const sold = (name: string) => [heading(3, name), paragraph('€ 39.95'), paragraph('Add to cart')];
    const page = article();
    const shop = {
      ...page,
      document:
        page.document &&
        aDocument({
          blocks: [
            heading(1, 'Bags'),
            paragraph('Bags for bikes, sewn of canvas by hand in our own yard.'),
            ...sold('Lupo'),
            ...sold('Rana'),
          ],
        }),
    };
    expect(findingsOf(onTopic, gatheredPages(shop))).not.toMatch(/headings name nothing/);
    const policy = goodPage('other', {
      url: 'https://acme.test/privacy',
      document: {
        title: 'Privacy',
        blocks: [heading(1, 'Privacy'), paragraph('We keep your name and your order for seven years, because tax law asks for it.')],
      },
    });
    expect(verdictOf(onTopic, gatheredPages(policy)).state).toBe('notApplicable');
  });
  it('no page is about what only counts: neither “two” nor “minutes” is its topic', () => {
    const baking = aDocument({
      blocks: [
        heading(1, 'Rye bread'),
        ...[
          'Knead the rye dough for two minutes.',
          'Rest the rye dough for two more minutes.',
          'Two minutes later the rye bread rises.',
        ].map((text) => paragraph(text)),
      ],
    });
    expect(topicOf(baking).terms).toContain('rye');
    expect(topicOf(baking).terms.join(' ')).not.toMatch(/two|minut/);
  });
  it('no page is about what it reports with, and a line that signs it is no heading of a text', () => {
    const paragraphs = ['The kiln cracked, she said.', 'The glaze ran, he said.', 'The kiln is old, said both.'].map((text) =>
      paragraph(text),
    );
    const signed: DocumentDraft = {
      blocks: [heading(1, 'A kiln cracked'), heading(2, 'June 8, 2012 6:14 AM'), ...paragraphs],
      dates: [{ text: 'June 8, 2012', iso: '2012-06-08', role: 'published', via: 'visible-text', region: 'main' }],
    };
    expect(topicOf(aDocument(signed)).terms).not.toContain('said');
    expect(findingsOf(onTopic, gatheredPages(aPage({ document: signed })))).not.toMatch(/headings name nothing/);
  });
  it('names the placeholder text of a template, and lets no page speak of it', () => {
    const LOREM = 'Lorem ipsum dolor sit amet, consectetur adipisicing elit. Est blanditiis dolorem culpa incidunt minus dignissimos.';
    const filled = (filler: number) => {
      const page = article();
      const { blocks = [] } = page.document ?? {};
      const own = blocks.map(({ links: _, ...block }) => block);
      return aPage({
        document: { ...page.document, links: [], blocks: [...own, ...Array.from({ length: filler }, () => paragraph(LOREM))] },
      });
    };
    const scores = [0, 5, 50].map((filler) => scoreOf(onTopic, gatheredPages(filled(filler))));
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 1);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 1);
    expect(findingsOf(onTopic, gatheredPages(filled(5)))).toMatch(/\d+% of the main text is placeholder text \(Lorem ipsum\)/);
    expect(findingsOf(onTopic, gatheredPages(filled(0)))).not.toMatch(/placeholder/);
    const bare = aPage({ document: { ...goodPage('home').document, links: [], blocks: [heading(1, 'Services'), paragraph(LOREM)] } });
    expect(scoreOf(onTopic, gatheredPages(bare))).toBe(0);
    expect(findingsOf(onTopic, gatheredPages(bare))).toContain('100% of the main text');
  });
  it('hears texts before headings, and both before the labels of buttons', () => {
    const label = (text: string) => ({ kind: 'other' as const, text });
    const cards = [heading(2, 'Oak chairs'), label('Add to cart'), heading(2, 'Oak tables'), label('View options')];
    const front = aDocument({ blocks: [heading(1, 'Shop in style'), ...cards] });
    expect(topicOf(front).terms).toEqual(expect.arrayContaining(['oak']));
    expect(topicOf(front).terms.join(' ')).not.toMatch(/cart|option/);
    const shop = aDocument({ blocks: [heading(1, 'Shop in style'), paragraph('We build furniture of ash.'), ...cards] });
    expect(topicOf(shop).terms.join(' ')).toMatch(/furnitur/);
    expect(topicOf(shop).terms.join(' ')).not.toMatch(/oak|cart/);
    expect(topicOf(aDocument({ blocks: [heading(1, 'Shop'), label('Add to cart')] })).terms.join(' ')).toMatch(/cart/);
  });
  it('no page in another script is about the function words of its English sentences', () => {
    const mixed = aDocument({
      lang: 'ja',
      detectedLanguage: 'ja',
      blocks: [
        heading(1, '窯の手引き'),
        paragraph('窯の温度を測ります。窯は熱い。'),
        paragraph('A kiln belongs to every workshop, and glaze to its shelf.'),
        paragraph('Glaze and clay belong to one shelf, kiln and tools to another.'),
      ],
    });
    expect(topicOf(mixed).terms).toContain('窯');
    expect(topicOf(mixed).terms).not.toEqual(expect.arrayContaining(['the']));
    expect(topicOf(mixed).terms.filter((term) => ['the', 'and', 'of', 'to', 'is'].includes(term))).toEqual([]);
  });
  it('takes the label of a tool for no keyword, however often it stands on the page, and a label of more words for one', () => {
    const often = (text: string) =>
      aDocument({
        blocks: [
          heading(1, 'Badges'),
          paragraph('A badge counts.'),
          ...Array.from({ length: 30 }, () => ({ kind: 'other' as const, text })),
        ],
      });
    expect(topicOf(often('Copy')).worst).toBeNull();
    expect(topicOf(often('Buy cheap badges')).worst).not.toBeNull();
  });
  it('lowers the score for an empty, generic or foreign title', () => {
    for (const title of [null, 'Home', 'Welcome', 'Our holiday in Norway beside fjords']) {
      expect(scoreOf(onTopic, gatheredPages(withTitle(title))), String(title)).toBeLessThan(0.8);
      expect(findingsOf(onTopic, gatheredPages(withTitle(title)))).toMatch(/title/);
    }
  });
  it('lowers the score for a generic H1', () => {
    const h1 = withText('What does a heat pump cost?', 'Welcome!');
    expect(scoreOf(onTopic, gatheredPages(h1))).toBeLessThan(0.9);
  });
  it('takes for the name of the site what a third of the titles carry, and nothing that fewer share', () => {
    const titled = (titles: readonly string[]) => {
      const gathered = gatheredPages(
        ...titles.map((title, at) => aPage({ url: `https://kiln.test/${at}`, finalUrl: `https://kiln.test/${at}`, document: { title } })),
      );
      return gathered.pages.ok ? gathered.pages.value : [];
    };
    const few = titled([
      'Welcome – Slip casting',
      'Welcome – Glazes',
      ...['Clay', 'Wheels', 'Firing', 'Tools', 'Plaster'].map((one) => `${one} – Acme Clay`),
    ]);
    expect(few.slice(0, 3).map((page) => ownTitle(page, few))).toEqual(['Welcome – Slip casting', 'Welcome – Glazes', 'Clay']);
    const many = titled(['Welcome – Slip casting', 'Welcome – Glazes', 'Welcome – Clay']);
    expect(many.map((page) => ownTitle(page, many))).toEqual(['Slip casting', 'Glazes', 'Clay']);
  });
  it('gains nothing by fifty questions with the same two words for an answer', () => {
    const page = article();
    const vague = (page.document?.blocks ?? []).map(({ links: _, ...block }) =>
      block.kind === 'heading' && block.level > 1 ? { ...block, text: 'More' } : block,
    );
    const asked = Array.from({ length: 50 }, (_, at) => [heading(2, `What is heat pump number ${at}?`), paragraph('Ask us.')]).flat();
    const scoreWith = (extra: typeof vague) =>
      scoreOf(onTopic, gatheredPages(aPage({ document: { ...page.document, links: [], blocks: [...vague, ...extra] } })));
    expect(scoreWith(asked as typeof vague)).toBeLessThanOrEqual(scoreWith([]));
  });
  it('does not take a stuffed word for the topic', () => {
    const page = withTitle('Cheap sofas');
    const base = scoreOf(onTopic, gatheredPages(page));
    for (const dose of [2, 5, 10, 20]) {
      const blocks = (page.document?.blocks ?? []).map(({ links: _, ...block }, at) =>
        block.kind === 'paragraph' ? { ...block, text: `${block.text} ${`cheap sofas ${at} `.repeat(dose)}` } : block,
      );
      const stuffed = aPage({ document: { ...page.document, links: [], blocks } });
      if (dose >= 5) expect(scoreOf(onTopic, gatheredPages(stuffed)), `×${dose}`).toBeLessThanOrEqual(base);
    }
  });
  it('says of each label what can be seen: that its words stand nowhere in the text', () => {
    const page = withText('What does a heat pump cost?', 'Gardens and fences in Norway');
    expect(findingsOf(onTopic, gatheredPages(page))).toContain('No word of the H1 appears in the text.');
    const blocks = [heading(1, 'Dosing'), paragraph('The DX doses hypochlorite. The DX doses polymer with a stroke that is long.')];
    const titled = (title: string, url = 'https://acme.test/x') =>
      findingsOf(onTopic, gatheredPages(aPage({ url, document: { title, links: [], blocks } })));
    expect(titled('Pumps, series, valves, engines')).toContain('No word of the title appears in the text.');
    // One word is enough, and what the address or the H1 says as well names the page.
    expect(titled('Pumps, series, valves, DX')).not.toContain('title');
    expect(titled('Pumps, series, valves, engines', 'https://acme.test/our-pumps')).not.toContain('title');
    expect(titled('Dosing, series, valves, engines')).not.toContain('title');
  });
  it('reads the name of a site in the title of its home page, "About us", and several H1 together', () => {
    const prose = paragraph('The meeting takes place in Lyon. Speakers tell how they write programs, and everybody may come.');
    const found = (url: string, title: string, ...h1: string[]) =>
      findingsOf(
        onTopic,
        gatheredPages(
          aPage({
            url,
            document: {
              title,
              pageType: new URL(url).pathname === '/' ? 'home' : 'other',
              links: [],
              blocks: [...h1.map((text) => heading(1, text)), prose],
            },
          }),
        ),
      );
    expect(found('https://www.pumpcon.test/', 'PumpCon | Welcome', 'PumpCon')).toBe('');
    expect(found('https://www.pumpcon.test/2013/', 'PumpCon | Welcome', 'PumpCon')).toBe('');
    expect(found('https://other.test/', 'Welcome', 'Meeting')).toContain('The title does not say what the page is about.');
    expect(found('https://acme.test/us', 'About us', 'About us')).toBe('');
    expect(found('https://acme.test/meeting', 'The meeting', 'Welcome')).toContain('The H1 does not say what the page is about.');
    expect(found('https://acme.test/meeting', 'The meeting', 'Welcome', 'Speakers')).toBe('');
  });
  it('takes a page and its view for printing for one title', () => {
    const texts = ['The kiln dries slowly overnight.', 'A glaze keeps its color when it cools.', 'The shelf is washed every week.'];
    const at = (path: string, ...own: string[]) =>
      aPage({
        url: `https://acme.test/${path}`,
        document: { title: 'Kilns', links: [], blocks: [heading(1, 'Kilns'), ...own.map((text) => paragraph(text))] },
      });
    const page = at('kilns', ...texts);
    expect(findingsOf(onTopic, gatheredPages(page, at('kilns/print', ...texts, 'A part of another page about kilns.')))).toBe('');
    expect(findingsOf(onTopic, gatheredPages(page, at('kilns/2', 'The wheel of the kiln turns.')))).toContain('2 pages have this title.');
  });
  it.each(['Our holiday in Norway beside fjords', 'Cheap sofas', 'What does a heat pump cost?', 'Welcome'])(
    'no finding about “%s” is refuted by the text that it blames',
    (title) => {
      const { findings = [] } = verdictOf(onTopic, gatheredPages(withTitle(title))) as { findings?: { what: string }[] };
      const body = (article().document?.blocks ?? []).map(({ text }) => text.toLowerCase()).join(' ');
      for (const { what } of findings) {
        expect(what).not.toMatch(/it is about/);
        if (/No word of the title/.test(what))
          for (const word of title.toLowerCase().match(/[a-z]{4,}/g) ?? []) expect(body).not.toContain(` ${word} `);
      }
    },
  );
  it('names a title that several pages share, and how many', () => {
    const at = (path: string, text: string) =>
      aPage({
        url: `https://acme.test/${path}`,
        document: {
          title: 'Acme – Pumps',
          links: [],
          blocks: [
            heading(1, path),
            paragraph(text),
            ...['Ask the shop.', 'Wear gloves.', 'Read the plate.'].map((one) => paragraph(`${text} ${one}`)),
          ],
        },
      });
    const pages = [at('seals', 'Seals keep pumps dry. '), at('valves', 'Valves open for pumps. '), at('drives', 'Drives turn pumps. ')];
    expect(findingsOf(onTopic, gatheredPages(...pages))).toContain('3 pages have this title.');
    expect(findingsOf(onTopic, gatheredPages(...pages.slice(0, 1)))).not.toContain('have this title');
  });
  it('words that stand in a short text equally often share the places of its topic: neither the alphabet nor one sentence decides', () => {
    const titled = (sentences: string[]) =>
      scoreOf(
        onTopic,
        gatheredPages(
          aPage({
            document: {
              title: 'Zither lessons',
              links: [],
              blocks: [heading(1, 'Zither lessons'), ...sentences.map((text) => paragraph(text))],
            },
          }),
        ),
      );
    const sentences = ['We give zither lessons in a small house beside the river.'];
    const more = [
      'Ants build arches.',
      'Bakers carry baskets.',
      'Beetles admire apples.',
      'Carpenters adjust beams.',
      'Barges bring barley.',
      'Actors borrow boats.',
    ];
    const scores = more.map((_, count) =>
      titled([...sentences, ...more.slice(0, count).map((one) => `${one.slice(0, -1)} whenever nobody is looking.`)]),
    );
    expect(scores[0]).toBe(1);
    for (const [at, score] of scores.entries()) if (at > 0) expect(score).toBeGreaterThan((scores[at - 1] ?? 0) - 0.15);
  });
  it('finds no topic in a word that is repeated beyond prose', () => {
    const blocks = Array.from({ length: 12 }, (_, at) => paragraph(`Our sofa number ${at} is a fine sofa for the room.`));
    const { terms, stuffed } = topicOf(aDocument({ blocks }));
    expect(stuffed).toContain('sofa');
    expect(terms).not.toContain('sofa');
    expect(terms).toContain('room');
  });
  it('does not apply to contact pages', () => expect(verdictOf(onTopic, gatheredPages(goodPage('contact'))).state).toBe('notApplicable'));
});

it('a page of prices and one that is only a form are named for what they are', () => {
  const at = (path: string, title: string, draft: DocumentDraft) =>
    verdictOf(
      onTopic,
      gatheredPages(aPage({ url: `https://acme.test${path}`, document: { pageType: 'other', title, links: [], ...draft } })),
    ).state;
  const plans = [
    heading(1, 'Pricing that follows your data'),
    paragraph('You pay for changed rows. Copies of old rows are free, and so is a trial.'),
  ];
  expect(at('/pricing', 'Pricing | Acme', { blocks: plans })).toBe('notApplicable');
  expect(at('/pricing.html', 'Pricing | Acme', { blocks: plans })).toBe('notApplicable');
  expect(at('/delivery-returns/', 'Delivery and returns | Acme', { blocks: plans })).toBe('notApplicable');
  const hub = [heading(1, 'Guides to old windows'), paragraph('Written by the people who do the work, and checked once a year in spring.')];
  expect(at('/guides', 'Guides to old windows | Acme', { blocks: hub })).toBe('notApplicable');
  expect(at('/kilns', 'Pricing | Acme', { blocks: plans })).toBe('scored');
  const form = [heading(1, 'Book a demo'), { kind: 'other' as const, text: 'Work email' }];
  const fields = { password: false, fields: 2 } as DocumentDraft['forms'] extends (infer F)[] | undefined ? F : never;
  expect(at('/demo', 'Book a demo | Acme', { blocks: form, forms: [fields] })).toBe('notApplicable');
});

it('a section of quotations by nobody is no section', () => {
  const text = [
    heading(1, 'Heat pumps'),
    paragraph('A machine in the cellar moves warmth from the air outside into the house, and needs little power.'),
  ];
  const of = (...more: ReturnType<typeof paragraph>[]) =>
    scoreOf(onTopic, gatheredPages(aPage({ document: { pageType: 'article', title: 'Draughts', links: [], blocks: [...text, ...more] } })));
  const quoted = paragraph('“The best machine that any cellar in our street ever held, warm in winter, quiet at night and cheap to run.”');
  expect(of(heading(2, 'Praise for the machine'), quoted)).toBeLessThanOrEqual(of());
});
