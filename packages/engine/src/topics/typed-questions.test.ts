import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { aDocument, heading, jsonLd, paragraph, tableRow } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, page, prose, SERVICES, section } from './testing-site.ts';

/** A conference whose start page and pages say this. */
const conference = (pages: Readonly<Record<string, ReturnType<typeof paragraph>[]>>, welcome = 'Come and see.'): ReadPage[] => {
  const links = ['Speakers', 'Call for papers', 'Sponsors', 'Venue', 'Registration', 'Program', 'Important dates'].map((text) => ({
    ...{ href: `https://kilncon.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
    ...{ region: 'nav' as const, block: -1 },
  }));
  return [
    page('KilnCon', [paragraph(welcome)], { url: 'https://kilncon.test/', pageType: 'home', lang: 'en', detectedLanguage: 'en', links }),
    ...Object.entries(pages).map(([title, blocks]) =>
      page(title, blocks, {
        ...{ url: `https://kilncon.test/${title.toLowerCase().replaceAll(' ', '-')}`, links, mainChars: 600 },
        ...{ lang: 'en', detectedLanguage: 'en' },
      }),
    ),
  ];
};

describe('what everybody asks of a kind of site', () => {
  const hall = 'The conference is held in the old town hall of Leeds, ten minutes on foot from the station, with lifts to every floor.';
  it.each([
    ['KilnCon venue', { Venue: [paragraph(hall)] }, { Venue: [paragraph('To follow.')] }],
    ['KilnCon registration', { Registration: [paragraph('A ticket costs £120.')] }, { Registration: [paragraph('Opens in May.')] }],
    [
      'KilnCon schedule',
      { Program: [paragraph('9:00 Welcome, 9:30 Clay, 11:00 Glaze')] },
      { Program: [paragraph('Talks on clay, then on glaze.')] },
    ],
    ['KilnCon dates', { 'Important dates': [paragraph('12 May 2027: opening')] }, { 'Important dates': [paragraph('In early summer.')] }],
  ])('%s: proved by its own kind of evidence, below what is called so', (question, telling, silent) => {
    const cover = (pages: Parameters<typeof conference>[0]) =>
      buildCorpus(conference(pages), 0).questions.find((one) => one.question === question)?.coverage;
    expect(cover(telling)).toBe('answered');
    expect(cover(silent)).toBe('mentioned');
    expect(cover({})).toBe('missing');
  });

  it('a name is explained by a sentence that begins with it', () => {
    const cover = (welcome: string) =>
      buildCorpus(conference({}, welcome), 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage;
    expect(cover('KilnCon is a conference for potters and kiln builders.')).toBe('answered');
    const set = conference({}).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              blocks: page('KilnCon', [heading(3, 'KilnCon turns a week of mud into a year of plates, cups and bowls.')]).document.blocks,
            },
          } as ReadPage)
        : one,
    );
    expect(buildCorpus(set, 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage).toBe('answered');
    expect(cover('For KilnCon, clay is a way of life and firing is a craft.')).not.toBe('answered');
    expect(cover('“KilnCon showed us within three days what two years of reading had not.”')).not.toBe('answered');
  });

  it('a name is explained as the start page introduces it, before what a passage says of it beside', () => {
    const welcome = 'KilnCon brings potters and builders of kilns together in the old hall of Leeds.';
    const beside = 'KilnCon is different from other meetings: everybody fires a kiln on the last evening.';
    const pages = conference({ Program: [heading(2, 'What is KilnCon like?'), paragraph(beside)] }, welcome);
    expect(buildCorpus(pages, 0).questions.find(({ question }) => question === 'what is KilnCon')?.passage?.text).toBe(welcome);
  });

  it('a name is explained by what introduces it, not by a notice that most of five or more pages repeat, unless nothing else does', () => {
    const notice = 'KilnCon closed its waiting list for this year, and everybody on it will hear from the office in June.';
    const own = 'KilnCon brings potters and builders of kilns together in the old hall of Leeds for three days.';
    const explained = (repeating: readonly string[], about: string, more: readonly string[] = []) => {
      const pages = {
        ...Object.fromEntries(repeating.map((title) => [title, [paragraph(notice)]])),
        ...Object.fromEntries(more.map((title) => [title, [paragraph(prose(30, title.toLowerCase()))]])),
        About: [paragraph(about)],
      };
      return buildCorpus(conference(pages, notice), 0).questions.find(({ question }) => question === 'what is KilnCon');
    };
    const by = (text: string) => ({ coverage: 'answered', passage: { text } });
    const four = ['Program', 'Venue', 'Sponsors', 'Registration'];
    expect(explained(four, own)).toMatchObject(by(own));
    expect(explained(four, 'To follow.')).toMatchObject(by(notice));
    expect(explained(four.slice(1), own)).toMatchObject(by(notice));
    expect(explained(four, own, ['Speakers', 'Clay', 'Glaze', 'Fire'])).toMatchObject(by(notice));
  });

  it('no question is asked twice, where one word means prices and tickets', () => {
    const fees = [heading(2, 'Tarifs'), tableRow('Première visite | 40 €'), tableRow('Contrôle | 25 €')];
    const site = businessSite({ Couronnes: [], Bridges: [], Implants: [], Tarifs: fees }, { lang: 'fr' });
    const asked = buildCorpus(site, 0).questions.filter(({ question }) => question.startsWith('Harrow & Finch'));
    expect(asked.map(({ question }) => question)).toEqual(['Harrow & Finch avis', 'Harrow & Finch tarifs']);
  });

  it('a name is explained by no clause of a contract, where the start page explains it', () => {
    const clause = 'KilnCon is a registered meeting of the operator, and “you” is everybody who registers for it.';
    const told = (welcome: string) =>
      buildCorpus(conference({ 'Terms of service': [paragraph(clause)] }, welcome), 0).questions.find(
        ({ question }) => question === 'what is KilnCon',
      );
    const welcome = 'KilnCon is the ninth meeting on wood firing, in the old hall of Leeds.';
    expect(told(welcome)).toMatchObject({ coverage: 'answered', passage: { text: welcome } });
    expect(told('Come and see.')?.coverage).not.toBe('answered');
  });

  it.each([
    ['Join potters at KilnCon on 12 May 2027 in Leeds.', 'answered'],
    ['The 9th KilnCon brings together potters and builders of kilns in the old hall of Leeds.', 'answered'],
    ['Welcome to KilnCon, dear potters of all countries.', 'missing'],
    ['See you at KilnCon soon, with clay and fire.', 'missing'],
  ])('a name is explained by what or when it is, also in the header: %s', (welcome, coverage) => {
    const pages = conference({}).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: { ...one.document, blocks: page('KilnCon', [paragraph(welcome, { region: 'header' })]).document.blocks },
          } as ReadPage)
        : one,
    );
    expect(buildCorpus(pages, 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage).toBe(coverage);
  });

  it('a name is explained by the description of the start page where its text says it as well', () => {
    const text = 'The yearly meeting of potters and builders of kilns, three days long.';
    const cover = (welcome: string, metaDescription: string) => {
      const pages = conference({}, welcome).map((one) =>
        one.document.pageType === 'home' ? ({ ...one, document: { ...one.document, metaDescription } } as ReadPage) : one,
      );
      return buildCorpus(pages, 0).questions.find(({ question }) => question === 'what is KilnCon')?.coverage;
    };
    expect(cover(`${text} Everybody is welcome.`, text)).toBe('answered');
    expect(cover('Come and see.', text)).not.toBe('answered');
    expect(cover('Come and see the kilns.', 'Come and see.')).not.toBe('answered');
  });

  it.each([
    ['Introduction to Kilnlog', 'Kilnlog documentation', true],
    ['Introduction to Kilnlog', 'Documentation', false],
    ['Overview of Kilnlog Planner', 'Kilnlog documentation', false],
    ['Kilnlog and its kin', 'Kilnlog documentation', false],
  ])('a manual explains its name on the page that introduces it, there by its first word too: %s — %s', (headline, ending, isAnswered) => {
    const told = 'Kilnlog is an open framework that plans firings, watches the heat of each kiln and keeps the records of a pottery.';
    const draft = { lang: 'en', detectedLanguage: 'en', mainChars: 600, pageType: 'docs' } as const;
    const pages = [
      ['', 'Contents', prose(40)],
      ['intro', headline, told],
      ['setup', 'Setup', prose(40, 'setup')],
      ['keys', 'Keys', prose(40, 'keys')],
    ].map(([path = '', title = '', text = '']) =>
      page(title, [paragraph(text)], {
        ...{ ...draft, url: `https://docs.kilnlogplanner.test/${path}`, title: `${title} — ${ending}` },
        meta: { 'og:site_name': 'Kilnlog Planner' },
      }),
    );
    const corpus = buildCorpus(pages, 0);
    expect(corpus.profile.kind).toBe('documentation');
    expect(corpus.questions.find(({ question }) => question === 'what is Kilnlog Planner')?.coverage === 'answered').toBe(isAnswered);
  });

  it('a program is compared where a page or a question names it beside another', () => {
    const cover = (title: string, text = prose(40)) => {
      const links = ['Pricing', 'Log in'].map((label) => ({
        ...{ href: `https://kilnapp.test/${label.toLowerCase().replace(' ', '-')}`, text: label, rel: [], internal: true },
        ...{ region: 'nav' as const, block: -1 },
      }));
      const draft = { links, mainChars: 600, lang: 'en', detectedLanguage: 'en' } as const;
      const pages = [
        page('KilnApp', [paragraph('KilnApp plans firings.')], { ...draft, url: 'https://kilnapp.test/', pageType: 'home' }),
        page(title, [paragraph(text)], { ...draft, url: 'https://kilnapp.test/other' }),
      ];
      return buildCorpus(pages, 0).questions.find(({ question }) => question === 'KilnApp alternatives')?.coverage;
    };
    expect(cover('KilnApp vs Firelog', 'Firelog keeps a log of firings, and KilnApp plans them.')).toBe('answered');
    expect(cover('Cone 6 vs cone 10', 'Cone 6 is fired at 1,222 degrees, and cone 10 at 1,285.')).not.toBe('answered');
  });

  it('how to join is asked of a site of any kind that says so', () => {
    const asked = (service: string) => {
      const told = 'Members of our care plan pay £14 a month, see the hygienist twice a year and get a tenth off every treatment.';
      return buildCorpus(businessSite({ ...SERVICES, [service]: [paragraph(told)] }), 0).questions.find(
        ({ asks }) => asks === 'membership',
      );
    };
    expect(asked('Membership')).toMatchObject({ question: 'Harrow & Finch membership', coverage: 'answered' });
    expect(asked('Care plan')).toBeUndefined();
  });

  const shown = { address: 'Harrow & Finch, 12 Mill Lane, Leeds', hours: 'Monday to Friday 9:00–17:30' };
  const practice = (text: string) =>
    businessSite(SERVICES).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              blocks: [...one.document.blocks, ...page('x', [paragraph(text)]).document.blocks.slice(1)],
              jsonLd: [
                ...one.document.jsonLd,
                jsonLd({
                  '@type': 'Dentist',
                  address: { '@type': 'PostalAddress', streetAddress: '12 Mill Lane', addressLocality: 'Leeds' },
                }),
              ],
            },
          } as ReadPage)
        : one,
    );
  it.each(['address', 'hours'] as const)('a business: %s', (face) => {
    const of = (text: string) => buildCorpus(practice(text), 0).questions.find(({ asks }) => asks === face);
    expect(of(shown[face])).toMatchObject({ coverage: 'answered', passage: { text: shown[face] } });
    expect(of('Call us.')).toMatchObject({
      question: `Harrow & Finch ${face === 'hours' ? 'opening hours' : 'address'}`,
      coverage: 'missing',
    });
  });

  it.each([
    ['9 Quarry Row, Leeds LS1 4AB', 'answered'],
    ['Upstairs, 9 to 17.', 'mentioned'],
  ])('an address below its heading is one, in other words than the markup: %s', (text, coverage) => {
    const pages = practice('Call us.').map((one) =>
      one.document.pageType === 'contact'
        ? ({ ...one, document: { ...one.document, blocks: page('Contact', section('Address', text)).document.blocks } } as ReadPage)
        : one,
    );
    expect(buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'address')).toMatchObject({ coverage });
  });

  it.each([
    ['a number in the menu', paragraph('Call 0113 496 0999', { region: 'nav' }), 'Call 0113 496 0999'],
    ['an address in the footer', paragraph('desk@harrowfinch.test', { region: 'footer' }), 'desk@harrowfinch.test'],
    [
      'a linked number on the start page',
      paragraph('Book now: 113-496-0999', { links: [{ href: 'tel:+441134960999', text: '113-496-0999' }] }),
      'Book now: 113-496-0999',
    ],
    ['a number that nothing says is one to call', paragraph('Ref. 113-496-0999', { region: 'footer' }), undefined],
    ['a bank account', paragraph('GB 29 0113 6016 1331 9268 19', { region: 'footer' }), undefined],
    ['a case that it is for', paragraph('Parents of new patients write to forms@harrowfinch.test'), undefined],
  ])('who says how to be reached without a heading is asked: %s', (_what, block, text) => {
    const pages = businessSite(SERVICES).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              ...aDocument({ blocks: [heading(1, 'Harrow & Finch'), block] }, one.url),
              jsonLd: one.document.jsonLd,
              pageType: 'home',
            },
          } as ReadPage)
        : one,
    );
    const asked = buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'contact');
    expect(asked?.passage?.text).toBe(text);
    expect(asked?.coverage).toBe(text && 'answered');
  });

  it('a crew that goes to its customers is asked for its hours only where it states them', () => {
    const crew = (text: string) =>
      practice(text).map((one) => {
        const jsonLd = one.document.jsonLd.filter((block) => !JSON.stringify(block).includes('Mill Lane'));
        return { ...one, document: { ...one.document, jsonLd } } as ReadPage;
      });
    const of = (text: string) => buildCorpus(crew(text), 0).questions.find(({ asks }) => asks === 'hours');
    expect(of('Call us.')).toBeUndefined();
    expect(of('Emergencies 24/7')).toBeUndefined();
    expect(of(shown.hours)).toMatchObject({ coverage: 'answered' });
  });

  it('round the clock are opening hours, and an address in other letters than the text’s is not missed', () => {
    const of = (pages: ReadPage[], face: string) => buildCorpus(pages, 0).questions.find(({ asks }) => asks === face);
    expect(of(practice('Call us 24/7.'), 'hours')).toMatchObject({ coverage: 'answered' });
    expect(of(practice('Opening hours: by appointment'), 'hours')).toMatchObject({ coverage: 'mentioned' });
    const greek = practice('x').map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: {
              ...one.document,
              title: 'Οδοντιατρείο στο Λιντς',
              blocks: page('Οδοντιατρείο', [paragraph('Καλέστε μας στο Λιντς κάθε μέρα.')]).document.blocks,
            },
          } as ReadPage)
        : one,
    );
    expect(of(greek, 'address')).toBeUndefined();
  });

  it('a price below a heading that says what it is for answers what it costs', () => {
    const cost = (head: string) =>
      buildCorpus(businessSite({ ...SERVICES, Crowns: [heading(2, head), paragraph('£ 520 + VAT')] }), 0).questions.find(
        ({ question }) => question === 'Crowns cost Leeds',
      )?.coverage;
    expect(cost('Crowns of gold')).toBe('answered');
    expect(cost('Bridges of gold')).not.toBe('answered');
  });

  it.each([
    ['Gum care', 'Most courses of gum care come to two quarters.', true],
    ['Gum care', 'Most courses come to two quarters.', false],
    ['Gums and their care', 'Most courses of gum care come to two quarters.', false],
  ])('an amount in a line behind a text that names the subject is its price, on a page called so: %s, %s', (headline, told, isPriced) => {
    const line = '£150 a quarter — small';
    const depends = [heading(2, 'Gum care cost'), paragraph(`What gum care costs in Leeds depends on the gums. ${prose(30)}`)];
    const blocks = [...depends, heading(2, 'No air is paid for'), paragraph(told), paragraph(prose(60, 'air')), paragraph(line)];
    const pages = businessSite(SERVICES).map((one) =>
      one.url.endsWith('/gum-care')
        ? ({ ...one, document: { ...one.document, blocks: page(headline, blocks).document.blocks } } as ReadPage)
        : one,
    );
    const { passage } = buildCorpus(pages, 0).questions.find(({ question }) => question === 'Gum care cost Leeds') ?? {};
    expect(passage?.text === `${told}\n${line}`).toBe(isPriced);
  });

  it('an amount below the heading of something else is no price of a part of the start page', () => {
    const names = ['Kiln repair', 'Kiln hire', 'Clay by mail', 'Glaze testing', 'Mould making'];
    const start = (above: string) =>
      businessSite({ Implants: [], Crowns: [] }).map((one) =>
        one.document.pageType === 'home'
          ? ({
              ...one,
              document: {
                ...one.document,
                blocks: page('Harrow & Finch', [
                  heading(2, 'Our services'),
                  ...names.flatMap((name) => [heading(3, name), paragraph(`${name} for studios: ${prose(20, name.slice(0, 4))}`)]),
                  ...[heading(2, above), paragraph('£ 61.00'), paragraph('See all of our glaze kits')],
                ]).document.blocks,
              },
            } as ReadPage)
          : one,
      );
    const cost = (above: string) =>
      buildCorpus(start(above), 0).questions.find(({ question }) => question.startsWith('Glaze testing cost'))?.coverage;
    expect(cost('Glaze testing at home')).toBe('answered');
    expect(cost('Rates for friends')).toBeUndefined();
    // Only a part of a page names it: not sure enough to miss its price.
    expect(cost('Boxes of clay')).toBeUndefined();
  });

  it('no price is missed on a page whose text scripts bring in', () => {
    const asked = (change: Partial<ReadPage['document']>) =>
      buildCorpus(
        businessSite(SERVICES).map((one) =>
          one.url.endsWith('/crowns') ? ({ ...one, document: { ...one.document, ...change } } as ReadPage) : one,
        ),
        0,
      ).questions.find(({ question }) => question === 'Crowns cost Leeds')?.coverage;
    expect(asked({})).toBe('mentioned');
    expect(asked({ wordCount: 0, mainChars: 0 })).toBeUndefined();
  });

  it.each([
    ['100% free', 'answered'],
    ['Start for free today', undefined],
    ['Start today', 'missing'],
  ])('what a program costs is asked unless something of it is free, which is the answer alone: %s', (line, coverage) => {
    const pages = ['', 'docs', 'blog'].map((path) =>
      page(path || 'Kilnsoft', [paragraph(path ? prose(40, path) : line)], {
        ...{ url: `https://kilnsoft.test/${path}`, title: path ? `${path} | Kilnsoft` : 'Kilnsoft', pageType: path ? 'other' : 'home' },
        ...{ lang: 'en', detectedLanguage: 'en', mainChars: 600 },
        jsonLd: [jsonLd({ '@type': 'SoftwareApplication', name: 'Kilnsoft' })],
      }),
    );
    expect(buildCorpus(pages, 0).questions.find(({ question }) => question === 'Kilnsoft cost')?.coverage).toBe(coverage);
  });

  it('the name of a business is what its markup says, not what its address spells', () => {
    const named = (name: string) =>
      buildCorpus(
        businessSite(SERVICES, { host: 'leedscrowns.test', brand: name }).map((one) =>
          one.document.pageType === 'home'
            ? ({ ...one, document: { ...one.document, title: 'Leeds crowns and bridges' } } as ReadPage)
            : one,
        ),
        0,
      ).profile.brand;
    expect(named('Harrow & Finch')).toBe('Harrow & Finch');
    expect(named('The Practice of')).not.toBe('The Practice of');
  });
});

describe('an event that an association runs', () => {
  const event = {
    ...{ '@type': 'Event', name: 'Ceramikon 2024' },
    location: { '@type': 'Place', name: 'Stara Odlewnia', address: { addressLocality: 'Zagórze' } },
    organizer: { '@type': 'Organization', name: 'Cech Garncarzy „Ceramikon”' },
  };
  const asked = (info: ReturnType<typeof paragraph>[], welcome = prose(40)) => {
    const name = 'Ceramikon 2025';
    const draft = { jsonLd: [jsonLd(event)], lang: 'pl', detectedLanguage: 'pl', mainChars: 600 };
    const at = (path: string) => `https://ceramikon.test/${path}`;
    return buildCorpus(
      [
        page('Ceramikon', [paragraph(welcome)], { ...draft, url: at(''), pageType: 'home', title: name }),
        page('Ceramikon', info, { ...draft, url: at('info'), title: `Informacje - ${name}` }),
        page('Regulamin', [paragraph(prose(40, 'reg'))], { ...draft, url: at('regulamin'), title: `Regulamin - ${name}` }),
      ],
      0,
    );
  };
  const coverOf = (face: string, info: ReturnType<typeof paragraph>[]) =>
    asked(info).questions.find(({ question }) => question === `Ceramikon 2025 ${face}`)?.coverage;

  it('is called what title and markup agree on, not what the association is called', () =>
    expect(asked([]).profile.brand).toBe('Ceramikon 2025'));

  it('says its days below its name or beside it, on any page', () => {
    expect(coverOf('terminy', [heading(3, '12-14 sierpnia 2025 roku, Zagórze')])).toBe('answered');
    expect(coverOf('terminy', [heading(2, 'Cennik'), paragraph('Ceramikon 2025 trwa od 12 do 14 sierpnia 2025 roku.')])).toBe('answered');
    expect(coverOf('terminy', [heading(2, 'Cennik'), paragraph('Bilety od 2 maja 2025 roku.')])).not.toBe('answered');
    expect(coverOf('terminy', [heading(3, '12-14 sierpnia 2023 roku, Zagórze')])).not.toBe('answered');
  });

  it('describes its venue below the name that the markup gives the place', () => {
    const hall = paragraph('Dawna hala odlewni ma trzy piętra, windę i ogród, a z dworca idzie się do niej dziesięć minut wzdłuż rzeki.');
    expect(coverOf('miejsce', [heading(2, 'Stara Odlewnia'), hall])).toBe('answered');
    expect(coverOf('miejsce', [heading(2, 'Nowa Kuźnia'), hall])).not.toBe('answered');
    expect(coverOf('miejsce', [heading(2, 'Stara Odlewnia'), paragraph('Wkrótce.')])).not.toBe('answered');
  });

  it('is introduced by a sentence that names it without its year', () => {
    const welcome = 'Ceramikon to trzydniowe spotkanie garncarzy, szkliwiarzy i budowniczych pieców z całej Polski.';
    const { questions } = asked([], welcome);
    expect(questions.find(({ question }) => question === 'co to jest Ceramikon 2025')?.coverage).toBe('answered');
  });
});

it('of opening hours the text with the most days of the week answers', () => {
  const notice = [heading(2, 'Opening hours at Easter'), paragraph('On Monday from 11:00 to 15:00, warm meals all day.')];
  const week = [heading(2, 'Opening hours'), paragraph('Monday to Wednesday from 5 pm'), paragraph('Sunday from 11 am')];
  const answer = (blocks: ReturnType<typeof paragraph>[]) => {
    const pages = businessSite(SERVICES).map((one) =>
      one.document.pageType === 'home'
        ? ({
            ...one,
            document: { ...one.document, blocks: page('x', [paragraph('Harrow & Finch in Leeds.'), ...blocks]).document.blocks },
          } as ReadPage)
        : one,
    );
    return buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'hours')?.passage?.text;
  };
  expect(answer(notice)).toContain('11:00');
  expect(answer([...notice, ...week])).toContain('Sunday from 11 am');
});

it.each([
  ['its address spells it as well', 'kilnclub', 'KilnClub kontakt'],
  ['its address is called otherwise', 'clayhall', undefined],
])('for a long name people type the short one of the start screen, if %s', (_because, host, asked) => {
  const draft = { lang: 'de', detectedLanguage: 'de', mainChars: 600, title: 'Töpfer- und Ofenbauverein Glück auf Zagenhausen e.V.' };
  const phone = [heading(2, 'Kontakt'), paragraph('Telefon 030 5550 1234')];
  const pages = [
    page('Willkommen', [paragraph(prose(40))], {
      ...{ ...draft, url: `https://${host}.test/`, pageType: 'home', meta: { 'application-name': 'KilnClub' } },
    }),
    page('Kontakt', phone, { ...draft, url: `https://${host}.test/kontakt`, pageType: 'contact' }),
  ];
  expect(buildCorpus(pages, 0).questions.find(({ asks }) => asks === 'contact')?.question).toBe(asked);
});
