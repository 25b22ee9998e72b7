import { describe, expect, it } from 'vitest';
import type { Gathered } from '../audit.ts';
import {
  aDocument,
  aPage,
  type BlockDraft,
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
import { article, articleWith, at, filled, LOREM, label, signed, texts, withTitle } from './testing-on-topic.ts';

const withH1 = (text: string) =>
  articleWith({
    blocks: (article().document?.blocks ?? []).map((block) => (block.text === 'What does a heat pump cost?' ? { ...block, text } : block)),
  });

const saltConf = aPage({
  document: {
    title: 'SaltConf 2027 – two days on salt marshes',
    meta: { 'og:site_name': 'SaltConf' },
    blocks: [
      heading(1, 'SaltConf 2027'),
      heading(2, 'What is SaltConf?'),
      ...texts('SaltConf is a meeting of people who restore marshes.', 'Send an abstract of your marsh talk to SaltConf.'),
    ],
  },
});
const walkers = aPage({
  document: {
    pageType: 'home',
    title: 'Fellgate Walkers',
    meta: { 'og:site_name': 'Fellgate Walkers' },
    links: [],
    blocks: [
      heading(1, 'Fellgate Walkers'),
      ...texts(
        'The Fellgate Walkers are a club in Settle, and the walkers go out on Fellgate every Sunday.',
        'New walkers come along on three Sundays before they join the Fellgate Walkers.',
      ),
    ],
  },
});
const club = (title: string, h1: string) =>
  aPage({
    document: {
      pageType: 'home',
      title,
      links: [],
      blocks: [
        heading(1, h1),
        ...texts(
          'Fellgate is a walking club in Settle. Strangers are welcome on three walks, and every walk ends at home.',
          'We walk every Sunday, from five to fifteen miles, and bring something to eat on each of our walks.',
        ),
      ],
    },
  });
const clinic = aPage({
  document: {
    title: 'Ophthalmologists beside the park: lasers, emergencies, glaucoma, cataract | Park practice',
    blocks: [
      heading(1, 'Ophthalmologists beside the park: lasers, emergencies, glaucoma, cataract'),
      paragraph('The practice unites four ophthalmologists and two orthoptists beside the park. Adults and children come in the morning.'),
      heading(2, 'Where does the itch come from?'),
      paragraph('Dry eyes lack tears, or their film evaporates too fast because of a screen.'),
      ...texts(
        'Eye drops and a lens keep the light soft for glasses.',
        'A lens, eye drops and glasses let the light in.',
        'Bring drops against glaucoma.',
        'Parking costs nothing.',
        'Bring a letter from a doctor.',
      ),
    ],
  },
});
const sold = (name: string) => [heading(3, name), ...texts('€ 39.95', 'Add to cart')];
const shop = {
  ...article(),
  document: aDocument({
    blocks: [heading(1, 'Bags'), paragraph('Bags for bikes, sewn of canvas by hand in our own yard.'), ...sold('Lupo'), ...sold('Rana')],
  }),
};
const filler = aPage({ document: { ...goodPage('home').document, links: [], blocks: [heading(1, 'Services'), paragraph(LOREM)] } });
const dosing = (title: string, path = '/x') =>
  at(path, {
    title,
    blocks: [heading(1, 'Dosing'), paragraph('The DX doses hypochlorite. The DX doses polymer with a stroke that is long.')],
  });
const trailed = (title: string) =>
  aPage({
    document: {
      ...{ title, breadcrumbs: ['Home', 'Valves'] },
      blocks: [heading(1, 'Dosing'), paragraph('The DX doses hypochlorite. The DX doses polymer with a stroke that is long.')],
    },
  });
const meeting = (url: string, title: string, ...h1: string[]) =>
  aPage({
    url,
    document: {
      title,
      pageType: new URL(url).pathname === '/' ? 'home' : 'other',
      links: [],
      blocks: [
        ...h1.map((text) => heading(1, text)),
        paragraph('The meeting takes place in Lyon. Speakers tell how they write programs, and everybody may come.'),
      ],
    },
  });
const KILNS = ['The kiln dries slowly overnight.', 'A glaze keeps its color when it cools.', 'The shelf is washed every week.'];
const kilns = (path: string, ...own: string[]) => at(path, { title: 'Kilns', blocks: [heading(1, 'Kilns'), ...texts(...own)] });
const pumps = (path: string, text: string) =>
  at(`/${path}`, {
    title: 'Acme – Pumps',
    blocks: [
      heading(1, path),
      paragraph(text),
      ...texts(...['Ask the shop.', 'Wear gloves.', 'Read the plate.'].map((one) => `${text} ${one}`)),
    ],
  });
const [seals, valves, drives] = [
  pumps('seals', 'Seals keep pumps dry. '),
  pumps('valves', 'Valves open for pumps. '),
  pumps('drives', 'Drives turn pumps. '),
];

describe('on-topic scores', () => {
  it.each<[because: string, page: Parameters<typeof gatheredPages>[0], least: number, below: number]>([
    ...(['home', 'article', 'product', 'docs', 'faq'] as const).map((type): [string, ReturnType<typeof goodPage>, number, number] => [
      `a page whose labels name its topic: ${type}`,
      goodPage(type),
      1,
      1.01,
    ]),
    ['the name of the site as the subject of its home page', walkers, 1, 1.01],
    ['a home page named for what the text is about', club('A walking club in Settle', 'A walking club in Settle'), 1, 1.01],
    ['a title and an H1 that only greet, though the text greets too', club('Welcome', 'Welcome to our website'), 0, 0.5],
    ['a title and an H1 that only say home', club('Home', 'Home'), 0, 0.5],
    ['no title', withTitle(null), 0, 0.8],
    ['a generic title', withTitle('Home'), 0, 0.8],
    ['a greeting for a title', withTitle('Welcome'), 0, 0.8],
    ['a title about something else', withTitle('Our holiday in Norway beside fjords'), 0, 0.8],
    ['a greeting for an H1', withH1('Welcome!'), 0, 0.9],
    ['nothing but the placeholder text of a template', filler, 0, 0.01],
  ])('%s', (_because, page, least, below) => {
    const score = scoreOf(onTopic, gatheredPages(page));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThan(below);
  });
});

describe('on-topic reports', () => {
  it.each<[because: string, gathered: Gathered, finding: string | RegExp]>([
    ['how much of the text is placeholder', gatheredPages(filled(5)), /\d+% of the main text is placeholder text \(Lorem ipsum\)/],
    ['that all of it is', gatheredPages(filler), '100% of the main text'],
    ['a missing title', gatheredPages(withTitle(null)), 'title'],
    ['a generic title', gatheredPages(withTitle('Home')), 'title'],
    ['a greeting for a title', gatheredPages(withTitle('Welcome')), 'title'],
    ['a title about something else', gatheredPages(withTitle('Our holiday in Norway beside fjords')), 'title'],
    [
      'an H1 of whose words the text has none',
      gatheredPages(withH1('Gardens and fences in Norway')),
      'No word of the H1 appears in the text.',
    ],
    [
      'a title of whose words the text has none',
      gatheredPages(dosing('Pumps, series, valves, engines')),
      'No word of the title appears in the text.',
    ],
    [
      'a title of whose words the text has no more than the name of the site',
      gatheredPages(dosing('Pumps, series, valves, engines | Acme'), withTitle('What does a heat pump cost? | Acme')),
      'Apart from the site’s name, no word of the title appears in the text.',
    ],
    [
      'a home page’s title that is not even the name of the site',
      gatheredPages(meeting('https://other.test/', 'Welcome', 'Meeting')),
      'The title does not say what the page is about.',
    ],
    [
      'an H1 that only greets',
      gatheredPages(meeting('https://acme.test/meeting', 'The meeting', 'Welcome')),
      'The H1 does not say what the page is about.',
    ],
    ['a title that several pages share, and how many', gatheredPages(seals, valves, drives), '3 pages have this title.'],
    [
      'that lists of articles bear it too',
      gatheredPages(seals, valves, { ...drives, url: 'https://acme.test/pumps/page/2' }),
      '3 pages have this title.',
    ],
    [
      'a page below another with its title and a text of its own',
      gatheredPages(kilns('/kilns', ...KILNS), kilns('/kilns/2', 'The wheel of the kiln turns.')),
      '2 pages have this title.',
    ],
  ])('%s', (_because, gathered, finding) => {
    if (typeof finding === 'string') expect(findingsOf(onTopic, gathered)).toContain(finding);
    else expect(findingsOf(onTopic, gathered)).toMatch(finding);
  });

  it.each<[because: string, gathered: Gathered, never: RegExp]>([
    ['a title that holds the H1 and the site’s own name', gatheredPages(saltConf), /different things|headings name nothing/],
    [
      'what a short page opens with, nor an answer without the words of its question',
      gatheredPages(clinic),
      /names little|headings name nothing/,
    ],
    ['a heading with a price and a button under it', gatheredPages(shop), /headings name nothing/],
    ['a line that signs a text', gatheredPages(aPage({ document: signed })), /headings name nothing/],
    ['placeholder text where there is none', gatheredPages(filled(0)), /placeholder/],
    ['a title of which the text has one word', gatheredPages(dosing('Pumps, series, valves, DX')), /title/],
    ['a title of which the trail has a word', gatheredPages(trailed('Pumps, series, valves')), /title/],
    ['a title of which the text has one word in another form', gatheredPages(dosing('Hypochlorous pumps, series, valves')), /title/],
    ['a title that the address repeats', gatheredPages(dosing('Pumps, series, valves, engines', '/our-pumps')), /title/],
    ['a title that the H1 repeats', gatheredPages(dosing('Dosing, series, valves, engines')), /title/],
    [
      'the name of the site in the title of its home page',
      gatheredPages(meeting('https://www.pumpcon.test/', 'PumpCon | Welcome', 'PumpCon')),
      /./,
    ],
    ['the same on the home page of a year', gatheredPages(meeting('https://www.pumpcon.test/2013/', 'PumpCon | Welcome', 'PumpCon')), /./],
    ['a page about its owner', gatheredPages(meeting('https://acme.test/us', 'About us', 'About us')), /./],
    [
      'several H1 of which one names the page',
      gatheredPages(meeting('https://acme.test/meeting', 'The meeting', 'Welcome', 'Speakers')),
      /./,
    ],
    [
      'the title of a page and of its view for printing',
      gatheredPages(kilns('/kilns', ...KILNS), kilns('/kilns/print', ...KILNS, 'A part of another page about kilns.')),
      /./,
    ],
    ['a title that one page has', gatheredPages(seals), /have this title/],
  ])('not %s', (_because, gathered, never) => expect(findingsOf(onTopic, gathered)).not.toMatch(never));

  it('nothing of a title or an H1 that says what kind of page it is', () => {
    expect(findingsOf(onTopic, gatheredPages(withH1('Frequently asked questions')))).not.toContain('H1');
    expect(findingsOf(onTopic, gatheredPages(dosing('About us | Pumps, series, valves, engines')))).not.toContain('title');
  });

  it.each<[because: string, title: string]>([
    ['a title about something else', 'Our holiday in Norway beside fjords'],
    ['a title that sells something else', 'Cheap sofas'],
    ['a title that asks what the text answers', 'What does a heat pump cost?'],
    ['a greeting for a title', 'Welcome'],
  ])('nothing that the text refutes about %s: %s', (_because, title) => {
    const { findings = [] } = verdictOf(onTopic, gatheredPages(withTitle(title))) as { findings?: { what: string }[] };
    const body = (article().document?.blocks ?? []).map(({ text }) => text.toLowerCase()).join(' ');
    for (const { what } of findings) {
      expect(what).not.toMatch(/it is about/);
      if (/No word of the title/.test(what))
        for (const word of title.toLowerCase().match(/[a-z]{4,}/g) ?? []) expect(body).not.toContain(` ${word} `);
    }
  });
});

describe('on-topic is asked', () => {
  const plans = [
    heading(1, 'Pricing that follows your data'),
    paragraph('You pay for changed rows. Copies of old rows are free, and so is a trial.'),
  ];
  const hub = [heading(1, 'Guides to old windows'), paragraph('Written by the people who do the work, and checked once a year in spring.')];
  const form = [heading(1, 'Book a demo'), label('Work email')];
  const fields = { action: '/demo', password: false, fields: 2 };
  const privacy = [heading(1, 'Privacy'), paragraph('We keep your name and your order for seven years, because tax law asks for it.')];
  const other = (path: string, title: string, blocks: BlockDraft[], draft: DocumentDraft = {}) =>
    at(path, { pageType: 'other', title, blocks, ...draft });
  it.each<[because: string, page: Parameters<typeof gatheredPages>[0], state: string]>([
    ['nothing of a contact page', goodPage('contact'), 'notApplicable'],
    [
      'nothing of a policy',
      goodPage('other', { url: 'https://acme.test/privacy', document: { title: 'Privacy', blocks: privacy } }),
      'notApplicable',
    ],
    ['nothing of a page of prices', other('/pricing', 'Pricing | Acme', plans), 'notApplicable'],
    ['nothing of a page of prices with a suffix', other('/pricing.html', 'Pricing | Acme', plans), 'notApplicable'],
    ['nothing of terms of delivery', other('/delivery-returns/', 'Delivery and returns | Acme', plans), 'notApplicable'],
    ['nothing of a hub', other('/guides', 'Guides to old windows | Acme', hub), 'notApplicable'],
    ['nothing of a page that is only a form', other('/demo', 'Book a demo | Acme', form, { forms: [fields] }), 'notApplicable'],
    ['of a page that has only the title of one', other('/kilns', 'Pricing | Acme', plans), 'scored'],
  ])('%s', (_because, page, state) => expect(verdictOf(onTopic, gatheredPages(page)).state).toBe(state));
});
