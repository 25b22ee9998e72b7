import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, heading, jsonLd, NOW, paragraph } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite, page, section } from '../topics/testing-site.ts';
import { labelNamesakes, nameOf } from './context.ts';
import { also, answering, audio, blocksOf, blog, change, crafts, many, PLAIN, titles, withHome } from './testing-opportunities.ts';

/** The business whose pages at these addresses have another headline. */
const headed = (text: string, on = /implants/) =>
  crafts((label) => [paragraph(many(label))]).map((one, index) =>
    on.test(one.url)
      ? change(one, { mainChars: 600 + index, blocks: one.document.blocks.map((block, at) => (at === 0 ? { ...block, text } : block)) })
      : one,
  );
/** The same, with what the page's title says in a heading below. */
const headedBelow = (text: string, on: RegExp) =>
  headed(text, on).map((one) => {
    const [first, ...rest] = one.document.blocks;
    const own = blocksOf('', [heading(2, one.document.title?.split(' | ')[0] ?? '')]).at(-1);
    return change(one, { blocks: first && own ? [first, own, ...rest] : [] });
  });
const issues = (about: string) =>
  ['kilns', 'clay', 'glaze', 'fire'].map((subject, at) =>
    page(`Issue ${at + 1}${about && about + subject}`, [paragraph(many(subject))], {
      ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
    }),
  );
const priced = (...labels: string[]) =>
  businessSite(Object.fromEntries(labels.map((label) => [label, [paragraph(`${label}: £450 and more.`), paragraph(many(label))]])));
const SAME = 'Our dentists look at the tooth, take a picture of it, explain what can be done, and agree on the next visit with you.';
const alike = crafts(() => [paragraph(`${SAME} ${many('one')} ${many('two')} ${many('six')}`)]);
/** Each page has a few lines of its own above a text that all pages of the site repeat. */
const REFRAIN = paragraph(`${SAME} ${many('one')} ${many('two')} ${many('six')}`);
const framed = crafts((label) => [paragraph(many(label).slice(0, 150))]).map((one) =>
  change(one, { blocks: [...one.document.blocks, ...blocksOf('', [REFRAIN]).slice(-1)] }),
);
const twins = crafts((label) => [
  paragraph(`${SAME} ${/Implants|Crowns/.test(label) ? `${many('one')} ${many('two')} ${many('six')}` : many(label)}`),
]);
/** Of five texts of Implants each other page has four, and less in common with the others. */
const STAR: Readonly<Record<string, readonly string[]>> = {
  Implants: ['one', 'two', 'six', 'ten', 'now'],
  Crowns: ['one', 'two', 'six', 'ten', 'Cro'],
  Braces: ['one', 'two', 'six', 'Bra', 'now'],
  Bridges: ['one', 'two', 'Bri', 'ten', 'now'],
};
const star = crafts((label) => [paragraph([...(STAR[label] ?? []), 'sun'].map(many).join(' '))]);
/** A page of implants at two more addresses. */
const copied = crafts((label) => [paragraph(label === 'Implants' ? many('one') : many(label))]).flatMap((one) =>
  one.url.includes('implants')
    ? [one, ...['?town=leeds', '.html'].map((end) => ({ ...one, url: one.url + end, finalUrl: one.finalUrl + end }))]
    : one,
);
/** The business with these blocks on its page of implants alone. */
const onImplants = (...blocks: BlockDraft[]) => crafts((label) => (label === 'Implants' ? blocks : []));
const LISTEN = { links: [audio] };
const COST = 'How much do implants cost?';
const DEPENDS = answering(COST, 'That depends on the tooth and on the bone below it.');
const LAST = 'They last 15 years and more.';
/** A start page with a form and a figure above what it says. */
const withParts = (text: string) =>
  withHome(() => ({
    mainChars: 400,
    blocks: blocksOf('Harrow & Finch', [
      heading(2, 'Book a visit'),
      heading(2, 'Twenty'),
      heading(3, 'years'),
      heading(2, 'Who comes'),
      paragraph(text),
    ]),
  }));
const WHY = 'Why do implants last?';
const LONG_ANSWER = `${many('implants')}. The bone grows around them. Nothing holds better.`;
/** The business whose pages are short paragraphs that begin so. */
const lines = (opening: string) => crafts((label) => Array.from({ length: 9 }, (_, at) => paragraph(`${opening} ${many(label)} ${at}.`)));

describe('an opportunity is offered only where the pages call for it:', () => {
  it.each<[because: string, title: RegExp, called: ReadPage[], not: ReadPage[]]>([
    [
      'kinds of one thing can be compared, different things cannot',
      /^Compare “.*” in one table$/,
      priced('Metal braces', 'Clear braces', 'Lingual brace'),
      priced('Braces', 'Bridges', 'Crowns'),
    ],
    [
      'pages in the same words hide what is different, pages in their own do not',
      /^Say what is different about each of “.*”$/,
      alike,
      crafts((label) => [paragraph(many(label))]),
    ],
    [
      'a manual describes parallel things in parallel words',
      /^Say what is different about each of “.*”$/,
      alike,
      alike.map((one) => change(one, { meta: { 'og:site_name': 'Acme Docs' }, jsonLd: [], links: [] })),
    ],
    ['two pages in the same words may have little more to say', /^Say what is different about each of “.*”$/, alike, twins],
    ['a page that shares with each of the others is not like them', /^Say what is different about each of “.*”$/, alike, star],
    ['what the whole site repeats is the text of none of its pages', /^Say what is different about each of “.*”$/, alike, framed],
    ['one page at several addresses is no other page', /^Say what is different about each of “.*”$/, alike, copied],
    [
      'two recordings are a habit, one is none',
      /^Publish a transcript or a summary of “Implants” and “Crowns”$/,
      also(also(PLAIN, '/implants', LISTEN), '/crowns', LISTEN),
      also(PLAIN, '/implants', LISTEN),
    ],
    [
      'a long text needs headings once',
      /^Divide “Implants” into sections with headings$/,
      also(
        crafts((label) => [paragraph(`${many(label)}. `.repeat(8))]),
        '/implants',
        { mainChars: 5000 },
      ),
      also(
        crafts((label) => section(`Parts of ${label}`, many(label))),
        '/implants',
        { mainChars: 5000 },
      ),
    ],
    [
      'an answer about costs has an amount or not',
      /^Give an amount in the answer to “How much do implants cost\?”$/,
      DEPENDS,
      answering(COST, 'They cost £900 and more, depending on the bone.'),
    ],
    [
      'what is free of charge needs no amount',
      /^Give an amount in the answer to “How much do implants cost\?”$/,
      DEPENDS,
      answering(COST, 'The first look at the tooth is free of charge for everybody.'),
    ],
    [
      'an answer about how long has a time or not',
      /^Give a time in the answer to “How long do implants last\?”$/,
      answering('How long do implants last?', 'A very long time if they are looked after well.'),
      answering('How long do implants last?', 'They last 15 years and more if looked after well.'),
    ],
    [
      'a heading of one word lacks its subject, a whole one does not',
      /^Add the subject to the heading “Why” on “Implants”$/,
      onImplants(...section('Why', many('Implants'))),
      onImplants(...section('Why implants last', many('Implants'))),
    ],
    [
      'a heading of one word below another is read with it',
      /^Add the subject to the heading “Why” on “Implants”$/,
      onImplants(...section('Why', many('Implants'))),
      onImplants(heading(2, 'Implants that last'), heading(3, 'Why'), paragraph(many('Implants'))),
    ],
    [
      'a home page without text says nothing of the site',
      /^Open the home page with two sentences that say what “Harrow & Finch” is$/,
      withHome(({ document }) => ({ mainChars: 40, blocks: document.blocks.slice(0, 1) })),
      withHome(() => ({ mainChars: 400, blocks: blocksOf('Harrow & Finch', [paragraph(many('welcome'))]) })),
    ],
    [
      'a home page whose first parts say what the site is needs no other opening',
      /^Open the home page with two sentences that say what “Harrow & Finch” is$/,
      withParts('Whoever comes to the practice in Leeds finds a dentist there on every day of the week.'),
      withParts('Harrow & Finch is a practice in Leeds that looks after teeth on every day of the week.'),
    ],
    [
      'questions on one page of four are few, on all of them enough',
      /^Publish the questions people ask about/,
      crafts((label) => (label === 'Crowns' ? [heading(2, 'How long do crowns last?'), paragraph(LAST)] : [])),
      crafts((label) => [heading(2, `How long do ${label.toLowerCase()} last?`), paragraph(LAST)]),
    ],
    [
      'a section of questions is enough',
      /^Publish the questions people ask about/,
      crafts((label) => [paragraph(many(label))]),
      crafts((label) => section('Frequently asked questions', many(label))),
    ],
    [
      'numbered headlines lack a subject unless they name one',
      /^Add a subject to the headlines of “Issue 2”, .*$/,
      issues(''),
      issues(' on '),
    ],
    [
      'the name of the site is no headline of a page',
      /^Give “Implants”, .* a headline of their own$/,
      headed('Harrow & Finch', /services/),
      headed('Implants'),
    ],
    [
      'a heading below may be the headline',
      /^Give “Implants”, .* a headline of their own$/,
      headed('Harrow & Finch', /services/),
      headedBelow('Harrow & Finch', /services/),
    ],
    [
      'a heading below that no other page has may be the headline, whatever the title says',
      /^Give “Implants”, .* a headline of their own$/,
      headed('Harrow & Finch', /services/),
      headedBelow('Harrow & Finch', /services/).map((one) => change(one, { title: 'Harrow & Finch' })),
    ],
    [
      'two pages share a headline, unless it stands above the headlines of others as well',
      /^Give the 2 pages called “Our kilns” different headlines$/,
      headed('Our kilns', /implants|crowns/),
      also(headed('Our kilns', /implants|crowns/), 'braces', {
        title: 'Braces | Our kilns',
        blocks: blocksOf('Our kilns', [heading(2, 'Braces'), paragraph(many('Braces'))]),
      }),
    ],
    [
      'a blog grows old, unless its newest article is new',
      /^Publish something new: “Fourth” is the newest article we read$/,
      blog('2020-01-01'),
      blog(NOW.slice(0, 10)),
    ],
    [
      'an answer begins with a short sentence or not',
      /^Begin the answer to “Why do implants last\?” with one short sentence$/,
      answering(WHY, LONG_ANSWER),
      answering(WHY, `Implants last ten years and more. The rest is ${many('implants')}.`),
    ],
    [
      'an answer that gives the amount asked for in its first sentence is quoted as it is',
      /^Begin the answer to/,
      answering(WHY, `${many('implants')}, and £900 is paid. The bone grows around them. Nothing holds better.`),
      answering(COST, `${many('implants')}, and £900 is paid. The bone grows around them. Nothing holds better.`),
    ],
    [
      'an answer of one long sentence has no beginning',
      /^Begin the answer to/,
      answering(WHY, LONG_ANSWER),
      answering(WHY, `${many('implants')}. That is all.`),
    ],
    [
      'a story with its dialogue needs no headings',
      /^Divide “Implants” into sections with headings$/,
      also(lines('Then'), '/implants', { mainChars: 4000 }),
      also(lines('— Then'), '/implants', { mainChars: 4000 }),
    ],
    [
      'single products are no subject of general questions, the house that sells them is',
      /^Publish the questions people ask about “Harrow & Finch”$/,
      crafts((label) => [paragraph(many(label))]).map((one) => (one.url.includes('services') ? change(one, { pageType: 'product' }) : one)),
      crafts((label) => [paragraph(many(label))]),
    ],
    [
      'who treats people publishes no praise of them',
      /^Show what customers say/,
      PLAIN,
      withHome(() => ({
        jsonLd: [jsonLd({ '@type': 'MedicalClinic', name: 'Harrow & Finch', telephone: '+44 113 555', address: 'Leeds' })],
      })),
    ],
    [
      'nor does who calls itself a lawyer',
      /^Show what customers say/,
      PLAIN,
      withHome(({ document }) => ({ meta: { ...document.meta, description: 'Attorneys at law in Leeds.' } })),
    ],
  ])('%s', (_because, title, called, not) => {
    expect(titles(called)).toContainEqual(expect.stringMatching(title));
    expect(titles(not)).not.toContainEqual(expect.stringMatching(title));
  });
});

describe('the opening of a page', () => {
  /** The home page with these blocks below its headline. */
  const home = (...blocks: BlockDraft[]) => withHome(() => ({ mainChars: 400, blocks: blocksOf('Harrow & Finch', blocks) }));
  const opened = (...blocks: BlockDraft[]) =>
    home(...blocks, ...section('Materials', 'Titanium, zirconia.'), ...section('Visits', many('two')));
  const STARTS = expect.stringMatching(/^Open the home page/);
  const byline = opened(paragraph('By Ines Calder on 12 May 2026')).map((one) =>
    one.document.pageType === 'home'
      ? change(one, { dates: [{ text: '12 May 2026', iso: '2026-05-12', role: 'published', via: 'visible-text', region: 'main' }] })
      : one,
  );

  it.each<[because: string, pages: ReadPage[]]>([
    ['nothing', opened()],
    ['a label of two words', opened(paragraph('Read more.'))],
    ['a greeting', opened(paragraph('Welcome'))],
    ['a byline and a date', byline],
  ])('is missing with %s right below the headline', (_because, pages) => expect(titles(pages)).toContainEqual(STARTS));

  it.each<[because: string, pages: ReadPage[]]>([
    ['one sentence right below the headline is one', opened(paragraph('The family dentists of Mill Lane.'))],
    ['a template may put it into the header', opened(paragraph('The family dentists of Mill Lane.', { region: 'header' }))],
    ['its first part begins with a text', home(...section('What we do', many('one')), ...section('Visits', many('two')))],
    ['a subtitle is one', opened(heading(2, 'The dentists of Mill Lane who take their time for the teeth of all'))],
    ['a title goes on in its subtitle', opened(heading(2, 'Harrow: the dentists of Mill Lane who take their time for the teeth of all'))],
  ])('is not missing: %s', (_because, pages) => expect(titles(pages)).not.toContainEqual(STARTS));

  it('of a page of an offer may be its list', () => {
    const blocks = blocksOf('Implants', [...section('Materials', 'Titanium, zirconia.'), ...section('Visits', many('two'))]);
    expect(titles(also(PLAIN, '/implants', { blocks }))).not.toContainEqual(expect.stringMatching(/^Open “/));
  });
});

describe('names that several pages share', () => {
  const HEADLINE = 'Our kilns';
  it('are counted with those of lists', () =>
    expect(titles(also(headed(HEADLINE, /implants|crowns|braces/), '/braces', { pageType: 'listing' }))).toContain(
      'Give the 3 pages called “Our kilns” different headlines',
    ));
  it('are told apart by their links only where the links do so', () => {
    const links = ['implants', 'crowns', 'braces', 'bridges'].map((path) => ({
      ...{ ...audio, href: `https://harrowfinch.test/services/${path}`, region: 'nav' as const },
      text: /implants|crowns/.test(path) ? 'Photo album' : `Our ${path}`,
    }));
    const pages = headed(HEADLINE, /services/).map((one) => change(one, { links, title: 'Albums' }));
    labelNamesakes({ pages, corpus: buildCorpus(pages, 0), audits: [], now: 0 });
    const names = pages.filter(({ url }) => url.includes('services')).map(nameOf);
    expect(names).toEqual(['implants', 'crowns', 'Our braces', 'Our bridges']);
  });
});

describe('the newest article', () => {
  const FOURTH = 'Publish something new: “Fourth” is the newest article we read';
  type PageDate = ReadPage['document']['dates'][number];
  const date = (role: PageDate['role'], iso: string): PageDate => ({ text: iso, iso, role, via: 'time-element', region: 'main' });
  const second = (other: PageDate) => also(blog('2020-01-01'), '/second', { dates: [date('published', '2019-01-01'), other] });
  it.each<[because: string, pages: ReadPage[]]>([
    ['a later change makes no article newer', second(date('modified', '2024-05-01'))],
    ['the date of a teaser is not that of the article', second(date('published', NOW.slice(0, 10)))],
  ])('is the one published last, by its own date: %s', (_because, pages) => expect(titles(pages)).toContain(FOURTH));
  it('is none of several that were put there on one day', () =>
    expect(titles(also(blog('2020-01-01'), '/second', { dates: [date('published', '2020-01-01')] }))).not.toContain(FOURTH));
  it('is not known where only the markup has dates', () => {
    const marked = (via: 'meta' | 'time-element') =>
      blog('2020-01-01').map((one) => {
        const datePublished = one.document.dates[0]?.iso;
        const dates = one.document.dates.map((own) => ({ ...own, via }));
        return change(one, { dates, jsonLd: [jsonLd({ '@type': 'Article', datePublished })] });
      });
    expect(titles(marked('meta'))).not.toContain(FOURTH);
    expect(titles(marked('time-element'))).toContain(FOURTH);
  });
  it('is not known where articles only say when they were changed', () =>
    expect(titles(also(blog('2020-01-01'), '/', { dates: [date('modified', '2020-01-01')] }))).not.toContain(FOURTH));
});

describe('the steps of a task', () => {
  const manual = (below: string) =>
    ['Start', 'Kiln records', 'Firing curves', 'Sensors'].map((title) =>
      page(title, title === 'Kiln records' ? section('Export firing curves', below) : [paragraph(many(title))], {
        ...{ pageType: 'docs', mainChars: 900, lang: 'en', detectedLanguage: 'en', title: `${title} | KilnLog` },
        links: ['Kiln records', 'Firing curves', 'Sensors'].map((text) => ({
          ...{ ...audio, href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, region: 'nav' as const },
        })),
      }),
    );
  const STEPS = 'Write down the steps of “Export firing curves”';
  it('are missing where a text only says that it can be done', () =>
    expect(titles(manual('You can do this in the settings of the program, as you will surely find.'))).toContain(STEPS));
  it('are told by sentences in order', () => {
    const told = [
      'Open the menu and choose the file. Then press the button.',
      'The program writes all curves into it, one a line, and says when it is done.',
      'Close the window to return to the list of records. Keep the file beside the others.',
    ];
    expect(titles(manual(told.join(' ')))).not.toContain(STEPS);
  });
});
