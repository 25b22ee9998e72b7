import { type AuditResult, Opportunity } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { aPage, goodPages, heading, jsonLd, NOW, paragraph, quote } from '../audits/testing.ts';
import { buildCorpus } from '../topics/build-corpus.ts';
import { businessSite, page, section } from '../topics/testing-site.ts';
import { findOpportunities } from './find-opportunities.ts';

/** An audit that lost points, as the score reports it. */
const lost = (id: string, pointsLost: number, pages: AuditResult['pages'] = null): AuditResult => ({
  id,
  factor: 'answerability',
  title: `Title of ${id}`,
  state: 'scored',
  score: 0.5,
  weight: pointsLost * 2,
  pointsWon: pointsLost,
  pointsLost,
  tier: 'P',
  because: null,
  findings: [],
  findingsTotal: 0,
  why: 'w',
  fix: 'f',
  effort: 'low',
  sources: [],
  contested: null,
  pages,
});
const ALL = [
  lost('topic-freshness/prompt-coverage', 2),
  lost('topic-freshness/fan-out-coverage', 1),
  lost('answerability/statistics', 1, { applicable: 4, faultless: 2 }),
  lost('answerability/data-in-tables', 0.5, { applicable: 2, faultless: 1 }),
  lost('answerability/quotations', 0.6, { applicable: 2, faultless: 1 }),
  lost('answerability/definitions', 0.4, { applicable: 2, faultless: 1 }),
  lost('answerability/self-contained', 0.4, { applicable: 2, faultless: 1 }),
  lost('authority-trust/named-author', 1.5, { applicable: 2, faultless: 1 }),
];
const find = (pages: ReadPage[], audits: AuditResult[] = ALL) =>
  findOpportunities({ pages, corpus: buildCorpus(pages, 0), audits, now: Date.parse(NOW) });
const typed = (pages: ReadPage[], type: Opportunity['type'], audits?: AuditResult[]) =>
  find(pages, audits).filter((one) => one.type === type);

const titles = (pages: ReadPage[]) => find(pages).map(({ title }) => title);

const good = goodPages() as ReadPage[]; // safe: all of them have documents
const article = (title: string, ...blocks: Parameters<typeof page>[1]) => page(title, blocks, { pageType: 'article' });

describe('content opportunities', () => {
  it('fit the contract, the one with most points first, and each quotes its page', () => {
    const found = find(good);
    expect(found.length).toBeGreaterThan(1);
    for (const one of found) {
      expect(Opportunity.safeParse(one).error).toBeUndefined();
      expect(good.some(({ url }) => url === one.pageUrl)).toBe(true);
    }
    expect(found.map(({ points }) => points)).toEqual(found.map(({ points }) => points).sort((a, b) => b - a));
  });

  it('what several pages call for in the same words is told once, and nothing of a page that keeps itself out of the index', () => {
    const quotation = quote('“Most cracked pots come from cooling too fast below 600 °C.”');
    const [one, other] = [article('Cracks', quotation), article('Cooling', quotation)];
    expect(typed([one, other], 'expert_positioning').filter(({ title }) => title.startsWith('Name the speaker of'))).toHaveLength(1);
    const barred = { ...lost('crawler-access/index-eligible', 1), findings: [{ where: one.url, what: 'noindex' }] };
    expect(typed([one, other], 'expert_positioning', [...ALL, barred]).map(({ pageUrl }) => pageUrl)).not.toContain(one.url);
    expect(typed([one, other], 'expert_positioning', [...ALL, barred]).map(({ pageUrl }) => pageUrl)).toContain(other.url);
  });

  it('the points of all of them are never more than the audits lost', () => {
    const total = find(good).reduce((sum, { points }) => sum + points, 0);
    expect(total).toBeLessThanOrEqual(ALL.reduce((sum, { pointsLost }) => sum + pointsLost, 0));
  });

  it('what recovers no points is not offered, unless a reader gains by it', () =>
    expect(find(good, []).map(({ title }) => title)).toEqual([]));

  it('questions: the prices that several pages lack are one job, told with their names', () => {
    const services = { Implants: [], Crowns: [paragraph('A crown costs £450.')], Braces: [], Bridges: [], Veneers: [] };
    const found = typed(businessSite(services), 'faq_content');
    const priced = found.filter(({ title }) => title.startsWith('State what'));
    expect(priced).toHaveLength(1);
    expect(priced[0]?.title).toMatch(/^State what (?=.*“Braces”)(?=.*“Bridges”)(?!.*Crowns).* cost$/);
    expect(priced[0]?.estimatedImpact).toContain('Title of topic-freshness/prompt-coverage');
    expect(found.filter(({ title }) => title.startsWith('Show what customers say'))).toHaveLength(1);
  });

  /** The business with what one finder looks for, and without it. */
  const crafts = (blocksOf: (label: string) => Parameters<typeof page>[1]) =>
    businessSite(Object.fromEntries(['Implants', 'Crowns', 'Braces', 'Bridges'].map((label) => [label, blocksOf(label)])));
  const many = (label: string) =>
    Array.from({ length: 60 }, (_, at) => `${label.slice(0, 3)}${String.fromCharCode(97 + (at % 26))}${at}`).join(' ');
  const also = (pages: ReadPage[], path: string, change: Partial<ReadPage['document']>) =>
    pages.map((one) => (one.url.includes(path) ? ({ ...one, document: { ...one.document, ...change } } as ReadPage) : one));
  const same = 'Our dentists look at the tooth, take a picture of it, explain what can be done, and agree on the next visit with you.';
  const picture = (at: number) => ({ src: `/p${at}.jpg`, alt: 'A picture', decorative: false, region: 'main' as const });
  const audio = { href: 'https://harrowfinch.test/a.mp3', text: 'Listen', rel: [], region: 'main' as const, block: -1, internal: true };
  /** The business with another headline on its page of implants. */
  const headed = (text: string, on = /implants/) =>
    crafts((label) => [paragraph(many(label))]).map((one, index) =>
      on.test(one.url)
        ? ({
            ...one,
            document: {
              ...one.document,
              mainChars: 600 + index,
              blocks: one.document.blocks.map((block, at) => (at === 0 ? { ...block, text } : block)),
            },
          } as ReadPage)
        : one,
    );
  /** The same, with what the page's title says in a heading below. */
  const headedBelow = (text: string, on: RegExp) =>
    headed(text, on).map((one) => {
      const [first, ...rest] = one.document.blocks;
      const own = page('', [heading(2, one.document.title?.split(' | ')[0] ?? '')]).document.blocks.at(-1);
      return { ...one, document: { ...one.document, blocks: first && own ? [first, own, ...rest] : [] } } as ReadPage;
    });
  const issues = (about: string) =>
    ['kilns', 'clay', 'glaze', 'fire'].map((subject, at) =>
      page(`Issue ${at + 1}${about && about + subject}`, [paragraph(many(subject))], {
        ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
      }),
    );
  const blog = (newest: string) =>
    ['First', 'Second', 'Third', 'Fourth'].map((title, at) =>
      page(title, [paragraph(many(title))], {
        ...{ pageType: 'article', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
        dates: [{ text: 'then', iso: at === 3 ? newest : `2019-0${at + 1}-01`, role: 'published', via: 'time-element', region: 'main' }],
      }),
    );
  const priced = (labels: string[]) =>
    businessSite(Object.fromEntries(labels.map((label) => [label, [paragraph(`${label}: £450 and more.`), paragraph(many(label))]])));
  it.each([
    [/^Compare “.*” in one table$/, priced(['Metal braces', 'Clear braces', 'Lingual brace']), priced(['Braces', 'Bridges', 'Crowns'])],
    [
      /^Say what is different about each of “.*”$/,
      crafts(() => [paragraph(`${same} ${many('one')} ${many('two')} ${many('six')}`)]),
      crafts((label) => [paragraph(many(label))]),
    ],
    [
      /^Say what is different about each of “.*”$/,
      crafts(() => [paragraph(`${same} ${many('one')} ${many('two')} ${many('six')}`)]),
      crafts((label) => [paragraph(label === 'Implants' ? many('one') : many(label))]).flatMap((one) =>
        one.url.includes('implants')
          ? [one, ...['?town=leeds', '.html'].map((end) => ({ ...one, url: one.url + end, finalUrl: one.finalUrl + end }))]
          : one,
      ),
    ],
    [
      /^Describe the pictures on “Implants” in words$/,
      also(
        crafts(() => []),
        '/implants',
        { images: [1, 2, 3, 4].map(picture) },
      ),
      also(
        crafts(() => []),
        '/implants',
        { images: [1, 2, 3, 4].map(picture), mainChars: 3000 },
      ),
    ],
    [
      /^Describe the pictures on “Implants” in words$/,
      also(
        crafts((label) => (label === 'Implants' ? ['One', 'Two'].map((text) => heading(2, text)) : [])),
        '/implants',
        { images: [1, 2, 3].map(picture), mainChars: 300 },
      ),
      also(
        crafts((label) => (label === 'Implants' ? ['One', 'Two', 'Three'].map((text) => heading(2, text)) : [])),
        '/implants',
        { images: [1, 2, 3].map(picture), mainChars: 300 },
      ),
    ],
    [
      /^Publish a transcript or a summary of “Implants” and “Crowns”$/,
      also(
        also(
          crafts(() => []),
          '/implants',
          { links: [audio] },
        ),
        '/crowns',
        { links: [audio] },
      ),
      also(
        crafts(() => []),
        '/implants',
        { links: [audio] },
      ),
    ],
    [
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
      /^Give an amount in the answer to “How much do implants cost\?”$/,
      crafts(() => [heading(2, 'How much do implants cost?'), paragraph('That depends on the tooth and on the bone below it.')]),
      crafts(() => [heading(2, 'How much do implants cost?'), paragraph('They cost £900 and more, depending on the bone.')]),
    ],
    [
      /^Give an amount in the answer to “How much do implants cost\?”$/,
      crafts(() => [heading(2, 'How much do implants cost?'), paragraph('That depends on the tooth and on the bone below it.')]),
      crafts(() => [heading(2, 'How much do implants cost?'), paragraph('The first look at the tooth is free of charge for everybody.')]),
    ],
    [
      /^Give a time in the answer to “How long do implants last\?”$/,
      crafts(() => [heading(2, 'How long do implants last?'), paragraph('A very long time if they are looked after well.')]),
      crafts(() => [heading(2, 'How long do implants last?'), paragraph('They last 15 years and more if looked after well.')]),
    ],
    [
      /^Add the subject to the heading “Why” on “Implants”$/,
      crafts((label) => (label === 'Implants' ? section('Why', many(label)) : [])),
      crafts((label) => (label === 'Implants' ? section('Why implants last', many(label)) : [])),
    ],
    [
      /^Open the home page with two sentences that say what “Harrow & Finch” is$/,
      crafts(() => []).map((one) =>
        one.document.pageType === 'home'
          ? ({ ...one, document: { ...one.document, mainChars: 40, blocks: one.document.blocks.slice(0, 1) } } as ReadPage)
          : one,
      ),
      crafts(() => []).map((one) =>
        one.document.pageType === 'home'
          ? ({
              ...one,
              document: { ...one.document, mainChars: 400, blocks: page('Harrow & Finch', [paragraph(many('welcome'))]).document.blocks },
            } as ReadPage)
          : one,
      ),
    ],
    [
      /^Publish the questions people ask about/,
      crafts((label) => (label === 'Crowns' ? [heading(2, 'How long do crowns last?'), paragraph('They last 15 years and more.')] : [])),
      crafts((label) => [heading(2, `How long do ${label.toLowerCase()} last?`), paragraph('They last 15 years and more.')]),
    ],
    [/^Add a subject to the headlines of “Issue 2”, .*$/, issues(''), issues(' on ')],
    [/^Give “Implants”, .* a headline of their own$/, headed('Harrow & Finch', /services/), headed('Implants')],
    [
      /^Give the 2 pages called “Our kilns” different headlines$/,
      headed('Our kilns', /implants|crowns/),
      // On others it stands above a headline of their own.
      headed('Our kilns', /implants|crowns/).map((one) =>
        one.url.includes('braces')
          ? ({
              ...one,
              document: {
                ...one.document,
                title: 'Braces | Our kilns',
                blocks: page('Our kilns', [heading(2, 'Braces'), paragraph(many('Braces'))]).document.blocks,
              },
            } as ReadPage)
          : one,
      ),
    ],
    [/^Give “Implants”, .* a headline of their own$/, headed('Harrow & Finch', /services/), headedBelow('Harrow & Finch', /services/)],
    [
      /^Say more on “Implants”$/,
      also(
        crafts(() => []),
        '/implants',
        { mainChars: 150 },
      ),
      also(
        crafts(() => []),
        '/implants',
        { mainChars: 450 },
      ),
    ],
    [
      /^Publish the questions people ask about/,
      crafts((label) => [paragraph(many(label))]),
      crafts((label) => section('Frequently asked questions', many(label))),
    ],
    [/^Publish something new: “Fourth” is the newest article we read$/, blog('2020-01-01'), blog(NOW.slice(0, 10))],
    [
      /^Begin the answer to “Why do implants last\?” with one short sentence$/,
      crafts(() => [heading(2, 'Why do implants last?'), paragraph(`${many('implants')}.`)]),
      crafts(() => [heading(2, 'Why do implants last?'), paragraph(`Implants last ten years and more. The rest is ${many('implants')}.`)]),
    ],
  ])('%s: only where the pages call for it', (title, called, not) => {
    expect(titles(called)).toContainEqual(expect.stringMatching(title));
    expect(titles(not)).not.toContainEqual(expect.stringMatching(title));
  });

  /** The page of implants with these blocks below its headline. */
  const opened = (...blocks: Parameters<typeof page>[1]) => {
    const own = page('Implants', [...blocks, ...section('Materials', many('one')), ...section('Visits', many('two'))]).document.blocks;
    return also(
      crafts(() => []),
      '/implants',
      { blocks: own },
    );
  };
  const OPEN = 'Open “Implants” with a sentence that says what it is';
  it('one sentence right below the headline opens a page, wherever the template puts it; a byline and a date do not', () => {
    expect(titles(opened())).toContain(OPEN);
    expect(titles(opened(paragraph('Titanium roots for missing teeth.')))).not.toContain(OPEN);
    expect(titles(opened(paragraph('Titanium roots for missing teeth.', { region: 'header' })))).not.toContain(OPEN);
    expect(titles(opened(paragraph('Read more.')))).toContain(OPEN);
    // What belongs to a society needs no definition.
    const ofSociety = opened().map((one) => ({
      ...one,
      document: { ...one.document, jsonLd: [jsonLd({ '@type': 'NGO', name: 'Harrow & Finch' })] },
    }));
    expect(titles(ofSociety as ReadPage[])).not.toContain(OPEN);
    const signed = also(opened(paragraph('By Ines Calder on 12 May 2026')), '/implants', {
      dates: [{ text: '12 May 2026', iso: '2026-05-12', role: 'published', via: 'visible-text', region: 'main' }],
    });
    expect(titles(signed)).toContain(OPEN);
  });

  it('one sentence below its headline opens a start page as well', () => {
    const start = (blocks: Parameters<typeof page>[1]) =>
      crafts(() => []).map((one) =>
        one.document.pageType === 'home'
          ? ({ ...one, document: { ...one.document, mainChars: 40, blocks: page('Harrow & Finch', blocks).document.blocks } } as ReadPage)
          : one,
      );
    const STARTS = expect.stringMatching(/^Open the home page/);
    expect(titles(start([paragraph('The family dentists of Mill Lane.')]))).not.toContainEqual(STARTS);
    expect(titles(start([paragraph('Welcome')]))).toContainEqual(STARTS);
  });

  it('the newest article is the one published last, by its own date', () => {
    const [date, other] = (['published', 'modified'] as const).map((role) => (iso: string) => ({
      ...{ text: iso, iso, role, via: 'time-element' as const, region: 'main' as const },
    })) as [(iso: string) => ReadPage['document']['dates'][number], (iso: string) => ReadPage['document']['dates'][number]];
    const FOURTH = 'Publish something new: “Fourth” is the newest article we read';
    const changed = also(blog('2020-01-01'), '/second', { dates: [date('2019-01-01'), other('2024-05-01')] });
    expect(titles(changed)).toContain(FOURTH);
    const teased = also(blog('2020-01-01'), '/second', { dates: [date('2019-01-01'), date(NOW.slice(0, 10))] });
    expect(titles(teased)).toContain(FOURTH);
    const undated = also(blog('2020-01-01'), '/', { dates: [other('2020-01-01')] });
    expect(titles(undated)).not.toContain(FOURTH);
  });

  it('pictures of a page that lists others need no words', () => {
    const cards = ['crowns', 'braces', 'bridges', 'contact'].map((path) => ({
      ...{ ...audio, href: `https://harrowfinch.test/services/${path}`, text: path },
    }));
    const pictures = { images: [1, 2, 3, 4].map(picture) };
    const SHOW = 'Describe the pictures on “Implants” in words';
    const plainly = crafts(() => []);
    expect(titles(also(plainly, '/implants', pictures))).toContain(SHOW);
    expect(titles(also(plainly, '/implants', { ...pictures, links: cards }))).not.toContain(SHOW);
  });

  const asSection = (below: string, links: readonly [text: string, path: string][] = [], also: ReadPage[] = []) => {
    const part = (text: string, below: string) => [heading(3, text), paragraph(below)];
    const repair = [heading(2, 'Our services'), ...part('Kiln repair', below)];
    const offered = ['Clay bodies', 'Ash glazes', 'Raku firings', 'Wheel lessons'].flatMap((text) => part(text, many(text)));
    const own = links.map(([text, path]) => ({ ...audio, href: `https://acme.test/${path}`, text, region: 'footer' as const }));
    return [
      ...['', 'a', 'b', 'c', 'd'].map((path) =>
        page(`Studio ${path}`, path ? [paragraph(`We do kiln repair for schools. ${many(path)}`)] : [...repair, ...offered], {
          ...{ url: `https://acme.test/${path}`, pageType: path ? 'other' : 'home', mainChars: 900, lang: 'en', detectedLanguage: 'en' },
          links: own,
        }),
      ),
      ...also,
    ] as ReadPage[];
  };
  const twice = 'We take the kiln apart in your hall. Elements and bricks are changed the same day.';
  const elsewhere = (title: string, path: string) =>
    page(title, [paragraph(many('x'))], { url: `https://acme.test/${path}`, mainChars: 900, lang: 'en', detectedLanguage: 'en' });
  const OWN_PAGE = 'Give “Kiln repair” a page of its own';
  it('a section that is told deserves a page of its own', () => expect(titles(asSection(twice))).toContain(OWN_PAGE));
  it.each<[string, ReadPage[]]>([
    ['a page is called so in another form', asSection(twice, [], [elsewhere('Repairs of kilns', 'x')])],
    ['a link leads to one by another form of it', asSection(twice, [['Kilns and repairs', 'x']])],
    ['an address that was not read has its words', asSection(twice, [['Read on', 'work/kilns-repair']])],
    ['the section is one sentence', asSection('We take the kiln apart in your hall and change its bricks.')],
  ])('no page of its own: %s', (_what, pages) => expect(titles(pages)).not.toContain(OWN_PAGE));

  it('tasks whose steps are missing', () => {
    const manual = (below: string) =>
      ['Start', 'Kiln records', 'Firing curves', 'Sensors'].map((title) =>
        page(title, title === 'Kiln records' ? section('Export firing curves', below) : [paragraph(many(title))], {
          ...{ pageType: 'docs', mainChars: 900, lang: 'en', detectedLanguage: 'en', title: `${title} | KilnLog` },
          links: ['Kiln records', 'Firing curves', 'Sensors'].map((text) => ({
            ...{ ...audio, href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, region: 'nav' as const },
          })),
        }),
      );
    const steps =
      'Open the menu and choose the file. Then press the button. The program writes all curves into it, one a line, and says when it is done. Close the window to return to the list of records. Keep the file beside the others.';
    expect(titles(manual('You can do this in the settings of the program, as you will surely find.'))).toContain(
      'Write down the steps of “Export firing curves”',
    );
    expect(titles(manual(steps))).not.toContain('Write down the steps of “Export firing curves”');
  });

  it('statistics: a figure is asked for no source, which may stand anywhere on its page', () => {
    const claim = paragraph('About 38 percent of all pots crack in their first firing.');
    expect(typed([article('Firing costs', claim)], 'stat_highlight')).toEqual([]);
  });

  it('data: values of one kind in running text become rows, unless a table has them', () => {
    const text = 'The Mini 40 costs €1,490, the Studio 60 costs €2,190 and the School 120 costs €3,890.';
    const [first] = typed([article('Prices', paragraph(text))], 'data_structure');
    expect(first?.title).toContain('€1,490, €2,190, €3,890');
    expect(first?.evidence?.snippet).toBe(text);
    const tabled = typed(good, 'data_structure').filter(({ pageUrl }) => pageUrl === 'https://acme.test/kilns');
    expect(tabled).toEqual([]);
  });

  it('data: sums that belong to different things compare nothing', () => {
    const text =
      'A boiler that needs a part of more than £350 is seldom worth it. A new one costs £2,350 fitted and saves the average household about £190 a year.';
    expect(typed([article('Repair or replace?', paragraph(text))], 'data_structure')).toEqual([]);
    const apart = 'The Mini costs €1,490. The Studio costs €2,190. The School costs €3,890.';
    expect(typed([article('Prices', paragraph(apart))], 'data_structure')).toHaveLength(1);
  });

  it('experts: an article without a byline, with the person whom the site names elsewhere', () => {
    const silent = aPage({
      url: 'https://acme.test/blog/silent',
      document: { bylines: [], mainChars: 1200, blocks: [heading(1, 'Why pots crack'), paragraph('They cool too fast.')] },
    }) as ReadPage; // safe: it has a document
    const [first] = typed([...good, silent], 'expert_positioning');
    expect(first?.pageUrl).toBe(silent.url);
    expect(first?.actionSteps[0]).toContain('If “Mara Voss” wrote or checked “Why pots crack”');
    expect(typed(good, 'expert_positioning').filter(({ title }) => title.startsWith('Name the author'))).toEqual([]);
  });

  it('experts: an article whose author stands in the markup alone', () => {
    const page = aPage({
      url: 'https://acme.test/blog/silent',
      document: {
        bylines: [{ text: 'Mara Voss', href: null, via: 'meta' }],
        mainChars: 1200,
        blocks: [heading(1, 'Why pots crack'), paragraph('They cool too fast.')],
      } as never,
    }) as ReadPage; // safe: it has a document
    const all = typed([...good, page], 'expert_positioning');
    expect(all.filter(({ title }) => title.startsWith('Name the author'))).toEqual([]);
    expect(all.find(({ pageUrl }) => pageUrl === page.url)).toMatchObject({
      title: 'Show readers who wrote “Why pots crack”',
      description: 'No byline can be seen on “Why pots crack”. The markup of the page names “Mara Voss” as its author.',
      actionSteps: ['Put the name “Mara Voss” under the headline of “Why pots crack”, linked to a page about that person.'],
    });
  });

  it('experts: an author whom a link in the footer names calls for nothing more', () => {
    const signedBy = (via: 'meta' | 'class', text: string) =>
      aPage({
        url: 'https://acme.test/blog/silent',
        document: {
          bylines: [{ text: 'Mara Voss', href: null, via, region: 'main' }],
          links: [{ href: 'https://acme.test/about', text, rel: [], region: 'footer', block: -1, internal: true }],
          mainChars: 1200,
          blocks: [heading(1, 'Why pots crack'), paragraph('They cool too fast.')],
        },
      }) as ReadPage; // safe: it has a document
    const of = (page: ReadPage) => typed([...good, page], 'expert_positioning').filter(({ pageUrl }) => pageUrl === page.url);
    for (const via of ['meta', 'class'] as const) {
      expect(of(signedBy(via, 'About us')), via).toHaveLength(1);
      expect(of(signedBy(via, 'About Mara Voss')), via).toEqual([]);
    }
  });

  it('experts: a short notice, and what a crew or an office signs, calls for no other name', () => {
    const notice = article('Summer party', paragraph('On Saturday at six.'));
    const signed = aPage({
      url: 'https://acme.test/blog/crew',
      document: {
        mainChars: 1200,
        bylines: [{ text: 'Acme crew', href: null, via: 'class' }],
        blocks: [heading(1, 'Why pots crack')],
      } as never,
    }) as ReadPage; // safe: it has a document
    expect(typed([...good, notice, signed], 'expert_positioning').filter(({ title }) => title.startsWith('Name the author'))).toEqual([]);
  });

  it('experts: a quotation without a speaker', () => {
    const quoting = article('Cracks', quote('“Most cracked pots come from cooling too fast below 600 °C.”'));
    expect(
      typed([quoting], 'expert_positioning')
        .map(({ title }) => title)
        .join(),
    ).toContain('Name the speaker of “‘Most cracked pots');
    const introduced = article(
      'Cracks',
      paragraph('Mara Voss explains why:'),
      quote('“Most cracked pots come from cooling too fast below 600 °C.”'),
    );
    expect(typed([introduced], 'expert_positioning').map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^Say who says/));
  });

  it('citation magnets: a heading that promises a method is no finding', () => {
    const recipe = article(
      'How is flapjack made?',
      heading(2, 'Method'),
      paragraph('Melt the butter, stir in the oats and bake for 25 minutes.'),
    );
    expect(
      typed([recipe], 'citation_magnet')
        .map(({ title }) => title)
        .join('\n'),
    ).not.toContain('Method');
  });

  it('citation magnets: findings of one’s own, quoted', () => {
    const own = 'In our workshop we measured 214 firings in 2025.';
    const [first] = typed([article('How long does a firing take?', paragraph(own))], 'citation_magnet');
    expect(first?.description).toContain(own);
  });

  it('two sites share no sentence', () => {
    const sentencesOf = (pages: ReadPage[]) =>
      find(pages).flatMap((one) => [...[one.title, one.description, ...one.actionSteps], ...(one.points > 0 ? [one.estimatedImpact] : [])]);
    const other = [
      article(
        'Espresso grinders',
        ...section('Grind size', 'An espresso grinder grinds 18 grams in 9 seconds. We tested 12 grinders in our lab.'),
        quote('A dull burr ruins the best espresso of the day.'),
      ),
      page('Prices of grinders', [paragraph('The small espresso grinder costs $199, the large one $499 and the bar model $1,299.')], {
        pageType: 'product',
      }),
    ];
    const [ours, theirs] = [sentencesOf(good), sentencesOf(other)];
    expect(theirs.length).toBeGreaterThan(8);
    expect(ours.filter((sentence) => theirs.includes(sentence))).toEqual([]);
    // Without the quoted words and the address nothing may be left that is a sentence of its own.
    for (const sentence of [...ours, ...theirs]) expect(sentence).toMatch(/“[^”]{2,}”|https:\/\//);
  });
});
