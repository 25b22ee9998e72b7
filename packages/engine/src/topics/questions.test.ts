import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, definition, heading, jsonLd, type LinkDraft, link, listItem, paragraph, term } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { businessSite, page, prose, SERVICES } from './testing-site.ts';

describe('questions', () => {
  const asked = [
    heading(2, 'How long does root canal treatment take?'),
    paragraph('Root canal treatment takes 60 minutes in one visit for most patients.'),
  ];
  const site = businessSite({
    ...SERVICES,
    'Root canal treatment': asked,
    Crowns: [paragraph('A crown costs £450, and crowns last for years.')],
  });
  const { questions } = buildCorpus(site, 0);
  const of = (text: string) => questions.find(({ question }) => question === text);

  it('that the site asks are kept verbatim, with the text right below as answer', () =>
    expect(of('How long does root canal treatment take?')).toMatchObject({
      ...{ origin: 'site', topic: 'Root canal treatment', coverage: 'answered', selfContained: true },
      passage: { text: 'Root canal treatment takes 60 minutes in one visit for most patients.' },
    }));

  it('of an offer in a place: an amount answers what it costs, a mention does not', () => {
    expect(of('Crowns cost Leeds')).toMatchObject({ origin: 'typed', coverage: 'answered' });
    expect(of('Braces cost Leeds')).toMatchObject({ origin: 'typed', coverage: 'mentioned' });
  });

  it('keep the title before a name, and lose the letter that a list puts before them', () => {
    const asked = (lang: string, ...list: string[]) => {
      const blocks = list.flatMap((text) => [
        heading(2, text),
        paragraph(
          lang === 'ja' ? 'ふつうは十年以上使えます。毎日きれいに磨いてください。' : 'She has made crowns for more than ten years.',
        ),
      ]);
      const { questions } = buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }, { lang }), 0);
      return questions.filter(({ origin }) => origin === 'site').map(({ question }) => question);
    };
    expect(asked('en', 'Is Dr. Mara Voss a crowns specialist?')).toEqual(['Is Dr. Mara Voss a crowns specialist?']);
    const faq = ['いくらくらいから始めればいいですか?', '元本割れすることはありますか?', '途中で金額を変えてもいいですか?'];
    expect(asked('ja', ...faq.map((text) => `Q${text}`))).toEqual(faq);
  });

  it('with parts below them that ask in turn are answered by the parts before those', () => {
    const whole = 'What are crowns, and why do people get crowns?';
    const answer = (...parts: BlockDraft[][]) =>
      buildCorpus(businessSite({ ...SERVICES, Crowns: [heading(2, whole), ...parts.flat()] }), 0).questions.find(
        ({ question }) => question === whole,
      );
    const told = [heading(3, 'A cap for a tooth'), paragraph('Crowns are caps of gold or ceramic that cover a broken tooth.')];
    const asking = [heading(3, 'Who gets crowns?'), paragraph('Everybody whose tooth is broken or hollow gets one.')];
    expect(answer(told, asking)).toMatchObject({ coverage: 'answered', passage: { text: expect.stringContaining('caps of gold') } });
    expect(answer(told, asking)?.passage?.text).not.toContain('Everybody');
    expect(answer(asking, told)?.coverage).toBe('missing');
  });

  it('of a policy are nobody’s who looks for an offer', () => {
    const plain = 'Which crowns last for ten years?';
    const of = (name: string) =>
      buildCorpus(businessSite({ ...SERVICES, [name]: [heading(2, plain), paragraph(`Those of gold. ${prose(30)}`)] }), 0).questions.filter(
        (one) => one.question === plain,
      ).length;
    expect([of('Crowns'), of('Privacy policy')]).toEqual([1, 0]);
  });

  it('asked for steps are not answered by the name of the page that has them', () => {
    const guide = 'How to clean braces at home?';
    const asking = (text: string, ...links: LinkDraft[]) =>
      buildCorpus(businessSite({ ...SERVICES, Braces: [heading(2, guide), paragraph(text, { links })] }), 0).questions.find(
        ({ question }) => question === guide,
      )?.coverage;
    const to = link('https://harrowfinch.test/services/crowns', 'our guide to clean braces', { internal: true });
    expect(asking('Please read our guide to clean braces.', to)).toBe('mentioned');
    expect(asking('Rinse them with cold water, brush them softly and let them dry.')).toBe('answered');
  });

  it('that open their answers in a list are kept, and those of a list of questions are not', () => {
    const faq = ['Who can wear braces at night?', 'When are braces taken off again?', 'What do braces cost a month?'];
    const answer = 'Anybody can from the age of ten, and most patients do so.';
    const of = (...texts: string[]) =>
      buildCorpus(businessSite({ ...SERVICES, Braces: [...texts.map((text) => listItem(text, { group: 0 })), paragraph('Ask us.')] }), 0)
        .questions.filter(({ origin }) => origin === 'site')
        .map(({ question, passage }) => `${question} ${passage?.text}`)
        .sort();
    expect(of(...faq.flatMap((text) => [`${text} ▾`, answer]))).toEqual(faq.map((text) => `${text} ${answer}`).sort());
    expect(of(...faq)).toEqual([]);
    expect(of(...faq, answer)).toEqual([]);
    expect(of(answer, ...faq.flatMap((text) => [text, answer]))).toEqual([]);
    expect(of(...faq.slice(1).flatMap((text) => [text, answer]))).toEqual([]);
  });

  it('rhetoric, the voice of the site and bare pronouns are none', () => {
    const talk = ['Ready to smile?', 'Why choose us?', 'What does it cost?', 'Is this for you?'].flatMap((text) => [
      heading(2, text),
      paragraph(prose(20)),
    ]);
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: talk }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own).toEqual([]);
  });

  it('the fields of a form and slogans in plain text are none; what a text asks and answers in a list is', () => {
    const own = (blocks: ReturnType<typeof paragraph>[]) =>
      buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0)
        .questions.filter(({ origin }) => origin === 'site')
        .map(({ question }) => question);
    const fields = ['Which tooth hurts when you bite?', 'How often should crowns be checked?', 'Where did you hear of root canals?'];
    expect(own([...fields.map((text) => paragraph(text)), paragraph('Send')])).toEqual([]);
    const answered = [...fields, 'Need a crown in one day?'].flatMap((text) => [paragraph(text), paragraph(prose(25))]);
    expect(own(answered)).not.toContain('Need a crown in one day?');
    expect(own(answered)).toContain('How often should crowns be checked?');
  });

  it('lines of speech are none', () => {
    const own = (dash: string) => {
      const lines = ['How long do crowns last?', 'Are crowns made of gold?', 'Why do crowns come loose?'];
      const blocks = lines.flatMap((text) => [paragraph(`${dash}${text}`), paragraph(`${dash}Ask the dentist, who made so many of them.`)]);
      return buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.filter(({ origin }) => origin === 'site');
    };
    expect(own('— ')).toEqual([]);
    expect(own('')).toHaveLength(3);
  });

  it('that name the site are not put to “you”: there it speaks to its customers', () => {
    const own = (text: string) => {
      const list = ['How long do crowns last?', 'Are crowns made of gold?', text];
      const blocks = list.flatMap((one) => [heading(2, one), paragraph(prose(30))]);
      return buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.map(({ question }) => question);
    };
    const [seller, customer] = ['How can Harrow & Finch’s crowns help your smile?', 'How can Harrow & Finch’s crowns help my smile?'];
    expect(own(seller)).not.toContain(seller);
    expect(own(customer)).toContain(customer);
  });

  it('in small letters behind a colon keep what stands before them', () => {
    const own = (text: string) =>
      buildCorpus(businessSite({ ...SERVICES, Crowns: [heading(2, text), paragraph(prose(40))] }), 0).questions.map(
        ({ question }) => question,
      );
    expect(own('Crowns and bridges: how long do crowns last?')).toContain('Crowns and bridges: how long do crowns last?');
    expect(own('Our guest: how long do crowns last?')).toContain('how long do crowns last?');
  });

  it('of the pages of three towns or more are asked once, without a town where that is asked, and not where they join services', () => {
    const asked = (towns: readonly string[], questions: (town: string) => string[], more: readonly string[] = []) => {
      const answered = (list: readonly string[]) =>
        list.flatMap((text) => [heading(2, text), paragraph('It is £90 an hour, and two hours are the least.')]);
      const services = {
        ...SERVICES,
        Crowns: answered(more),
        ...Object.fromEntries(towns.map((town) => [town, answered(questions(town))])),
      };
      const pages = businessSite(services).map((one) =>
        one.document.pageType === 'home'
          ? ({
              ...one,
              document: { ...one.document, jsonLd: [...one.document.jsonLd, jsonLd({ '@type': 'Dentist', areaServed: towns })] },
            } as ReadPage)
          : one,
      );
      return buildCorpus(pages, 0)
        .questions.filter(({ origin }) => origin === 'site')
        .map(({ question }) => question);
    };
    const towns = ['Barnby', 'Selby', 'Wetherby'];
    const price = (town: string) => [`How much do crowns cost in ${town}?`];
    expect(asked(towns, price, ['What do crowns cost?'])).toEqual(['What do crowns cost?']);
    const [only, ...others] = asked(towns, (town) => [
      town === 'Selby' ? `What do gold crowns cost in a ${town} home?` : `How much are gold crowns in ${town}?`,
    ]);
    expect([only !== undefined, others.length]).toEqual([true, 0]);
    expect(asked(towns.slice(1), (town) => [`What do gold crowns cost in a ${town} home?`], ['What do gold crowns cost?'])).toHaveLength(2);
    expect(asked(towns, (town) => [`Who makes crowns and braces in ${town}?`])).toEqual([]);
    expect(asked(towns, () => [], ['Who makes crowns and braces?'])).toEqual(['Who makes crowns and braces?']);
  });

  it('of an article written for a town are the seller’s, but for what something costs there', () => {
    const own = (text: string, path = 'crowns-in-selby') => {
      const blocks = [heading(2, text), paragraph(`It is 40 pounds. ${prose(40)}`)];
      const article = page('Crowns', blocks, {
        url: `https://harrowfinch.test/blog/${path}`,
        ...{ lang: 'en', detectedLanguage: 'en', mainChars: 900, pageType: 'article' as const },
      });
      return buildCorpus([...businessSite(SERVICES), article], 0).questions.some(({ question }) => question === text);
    };
    expect(own('Why are new crowns made in Selby?')).toBe(false);
    expect(own('Why are new crowns made in Selby?', 'crowns')).toBe(true);
    expect(own('How much do crowns cost in Selby?')).toBe(true);
  });

  it('do not define an everyday word on a page that serves the site', () => {
    const own = (text: string, path: string) =>
      buildCorpus(
        [
          ...businessSite(SERVICES),
          page(
            path === 'pricing' ? 'Prices' : 'Whom we see',
            [heading(2, text), paragraph('All patients who came to see the dentist in a month.')],
            {
              ...{ url: `https://harrowfinch.test/${path}`, lang: 'en', detectedLanguage: 'en', mainChars: 600 },
            },
          ),
        ],
        0,
      ).questions.map(({ question }) => question);
    expect(own('What are Patients?', 'pricing')).not.toContain('What are Patients?');
    expect(own('What are Onlays?', 'pricing')).toContain('What are Onlays?');
    expect(own('What are Patients?', 'patients')).toContain('What are Patients?');
  });

  it('in a list of headings may be asked in the words of a visitor', () => {
    const list = ['Do I need antibiotics after surgery?', 'Can I drive home after sedation?', 'How do I clean between crowns?'];
    const blocks = list.flatMap((text) => [heading(2, text), paragraph('Usually not, unless the dentist tells you so on the day.')]);
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own.map(({ question }) => question).sort()).toEqual([...list].sort());
    expect(own.every(({ coverage }) => coverage === 'answered')).toBe(true);
  });

  it('with “your” is about whose site it is, whatever it names beside that', () => {
    const list = ['Who makes your crowns of gold?', 'How long do crowns last?', 'Can I drive home after sedation?'];
    const entries = list.flatMap((text) => [heading(3, text), paragraph('Usually more than ten years, as the dentist will tell you.')]);
    const blocks = [heading(2, 'Frequently asked questions'), ...entries];
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions;
    expect(list.map((text) => own.find(({ question }) => question === text)?.selfContained)).toEqual([false, true, false]);
  });

  it.each([
    ['How to tell if your crown is loose', true],
    ['How do you make your crowns?', false],
    ['How much do your crowns cost?', false],
    ['Is your crown due for replacement?', false],
    ['Why does your crown ache at night?', false],
  ])('with “your” ask about anybody’s things, where they say how to do one: %s', (text, isAsked) => {
    const blocks = [heading(2, text), paragraph(`It takes three weeks. ${prose(30)}`)];
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own.map(({ question }) => question)).toEqual(isAsked ? [text] : []);
  });

  it.each([
    ['Kök Ucu Rezeksiyonu nedir?', true],
    ['Lamina Kaplama nedir?', true],
    ['En iyi yol nedir?', false],
    ['Bu Lamina Kaplama nedir?', false],
  ])('that ask for a definition behind the name say what they are about: %s', (text, isAsked) => {
    const blocks = [heading(2, text), paragraph(prose(40))];
    const site = businessSite({ 'Kanal tedavisi': [], Köprüler: [], Dolgular: [], Zirkonyum: blocks }, { lang: 'tr' });
    const own = buildCorpus(site, 0).questions.filter(({ origin }) => origin === 'site');
    expect(own.map(({ question, selfContained }) => [question, selfContained])).toEqual(isAsked ? [[text, true]] : []);
  });

  it.each([
    ['en', 'How to clean dental crowns'],
    ['de', 'Wie man Crowns richtig pflegt'],
    ['fr', 'Comment nettoyer les crowns'],
    ['es', 'Cómo limpiar crowns dentales'],
    ['ru', 'Как чистить crowns дома'],
  ])('headings that tell how something is done are questions (%s)', (lang, text) => {
    const guide = [heading(2, text), paragraph(prose(30))];
    const { questions: found } = buildCorpus(businessSite({ ...SERVICES, Crowns: guide }, { lang }), 0);
    expect(found).toContainEqual(expect.objectContaining({ question: text, origin: 'site', coverage: 'answered' }));
  });

  it('of boxes without any markup are read as those of paragraphs, without the sign that opens them', () => {
    const list = ['How long do crowns last?+', 'Can crowns be whitened?+', 'Do crowns stain over time?+'];
    const box = (text: string) => ({ kind: 'other' as const, text });
    const blocks = list.flatMap((text) => [box(text), box('Up to 15 years if they are cleaned as teeth are.')]);
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own.map(({ question }) => question).sort()).toEqual(list.map((text) => text.slice(0, -1)).sort());
    expect(own.every(({ coverage }) => coverage === 'answered')).toBe(true);
  });

  it('the heading of a card is asked where the card leads to, and a link alone is no answer', () => {
    const question = 'How long do crowns last?';
    const onward = {
      href: 'https://harrowfinch.test/answers',
      text: 'Read more',
      rel: [],
      region: 'main' as const,
      block: 1,
      internal: true,
    };
    const pages = businessSite({ ...SERVICES, Crowns: [heading(2, question), paragraph('Read more', { links: [onward] })] });
    const own = buildCorpus(pages, 0).questions.find((one) => one.question === question);
    expect(own).toMatchObject({ coverage: 'missing', passage: null });
  });

  it.each([
    ['How much do crowns cost?', 'They cost £450 and more.', 'That depends, but it takes 30 minutes and no more.'],
    ['How long do crowns last?', 'They last two years or more, as a rule.', 'They last well, and 95 % of patients keep them.'],
    ['How long do crowns last?', 'They last 15 years or more, as a rule.', 'For long: a good one costs £450 and more.'],
  ])('%s is answered by a figure of its kind alone', (question, answer, other) => {
    const cover = (text: string) => buildCorpus(businessSite({ ...SERVICES, Crowns: [heading(2, question), paragraph(text)] }), 0);
    expect(cover(answer).questions).toContainEqual(expect.objectContaining({ question, coverage: 'answered' }));
    expect(cover(other).questions).toContainEqual(expect.objectContaining({ question, coverage: 'mentioned' }));
    expect(cover(other).ask(question, 'en').coverage).toBe('mentioned');
  });

  const shown = (...list: string[]) => {
    const blocks = list.flatMap((text) => [term(text), definition('That is told here in one sentence of some length.')]);
    return buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0)
      .questions.filter(({ origin }) => origin === 'site')
      .map(({ question }) => question);
  };
  it('that need the page around them are not shown', () => {
    const own = [
      'How are crowns cleaned when they stain?',
      'Can children drive bumper cars after sedation?',
      'How long does it take to fit a crown?',
      'Can both front crowns be fitted in one visit?',
    ];
    const dependent = ['Why a parcel?', 'What must be ready?', 'Which parcels can be collected?', 'What happens when it breaks the crown?'];
    expect(shown(...own, ...dependent).sort()).toEqual(own.toSorted());
  });

  it('among questions and answers may open with any word, and on a page that serves the site be short', () => {
    const asked = ['Replaces a bridge the whole tooth?', 'Is parking free?'];
    const blocks = asked.flatMap((text) => [term(text), definition('That is told here in one sentence of some length.')]);
    const serving = page('FAQ', blocks, { url: 'https://harrowfinch.test/faq' });
    const found = buildCorpus([...businessSite(SERVICES), serving], 0).questions.filter(({ origin }) => origin === 'site');
    expect(found.map(({ question }) => question).sort()).toEqual(asked.toSorted());
    expect(shown(...asked)).toEqual([asked[0]]);
  });

  it('that head a page of their own are shown, and those about what a compound word names', () => {
    const made = page('Warum riecht der Ofen?', [paragraph(`Der Ofen riecht, weil in der Dichtung noch etwas Wasser ist. ${prose(20)}`)], {
      ...{ url: 'https://harrowfinch.test/ofen', mainChars: 600, lang: 'de', detectedLanguage: 'de' },
    });
    const blocks = [term('Warum reißt ein Boden?'), definition('Weil er zu schnell trocknet, meist in der ersten Nacht.')];
    const site = businessSite({ Holzboden: blocks, Kronen: [], Brücken: [], Zahnreinigung: [] }, { lang: 'de' });
    const found = buildCorpus([...site, made], 0).questions.filter(({ origin }) => origin === 'site');
    expect(found.map(({ question }) => question).sort()).toEqual(['Warum reißt ein Boden?', 'Warum riecht der Ofen?']);
    // A line below a headline says what the page is about; it answers nothing.
    const lined = page('Warum riecht der Ofen?', [paragraph('Woran das liegt und was dagegen hilft.')], {
      ...{ url: 'https://harrowfinch.test/ofen', mainChars: 600, lang: 'de', detectedLanguage: 'de' },
    });
    expect(buildCorpus([...site, lined], 0).questions.map(({ question }) => question)).not.toContain('Warum riecht der Ofen?');
  });

  it('an article is no pronoun', () => {
    const asked = ['Wie lange hält das Implantat nach der Behandlung?', 'Wie lange hält das nach der Behandlung?'];
    const blocks = asked.flatMap((text) => [term(text), definition('Ein Implantat hält 15 Jahre und mehr.')]);
    const found = buildCorpus(businessSite({ Implantate: blocks, Kronen: [], Brücken: [], Zahnreinigung: [] }, { lang: 'de' }), 0);
    expect(found.questions.filter(({ origin }) => origin === 'site').map(({ question }) => question)).toEqual([asked[0]]);
  });

  it('in nearly the same words are shown once', () => {
    expect(shown('How much do new crowns cost?', 'What does a new crown cost?')).toHaveLength(1);
    expect(shown('How are crowns cleaned?', 'Why are crowns cleaned?')).toHaveLength(2);
  });

  it('for yes or no about a price needs no figure', () => {
    const question = 'Are there hidden fees for crowns?';
    const { questions: found } = buildCorpus(
      businessSite({ ...SERVICES, Crowns: [heading(2, question), paragraph('No, there are none, we promise.')] }),
      0,
    );
    expect(found).toContainEqual(expect.objectContaining({ question, coverage: 'answered' }));
  });

  it('how, why or which are answered by the headings below as well, each with the sentence that tells it', () => {
    const told = prose(8);
    const text = (question: string) => {
      const steps = ['Clean the stump', 'Mix the cement', 'Seat the crown'].flatMap((step) => [heading(3, step), paragraph(told)]);
      const blocks = [heading(2, question), paragraph('It takes three steps, told here in their order.'), ...steps, heading(2, 'Care')];
      return buildCorpus(businessSite({ ...SERVICES, Crowns: blocks }), 0).questions.find((one) => one.question === question)?.passage
        ?.text;
    };
    const whole = [
      'It takes three steps, told here in their order.',
      ...['Clean the stump', 'Mix the cement', 'Seat the crown'].map((step) => `${step}: ${told}`),
    ];
    expect(text('How are dental crowns fitted?')).toBe(whole.join('\n'));
    for (const step of ['Clean the stump', 'Mix the cement', 'Seat the crown'])
      expect(text('How to fit dental crowns')).toContain(`${step}: ${told.slice(0, 40)}`);
    expect(text('What is a dental crown?')).toBe('It takes three steps, told here in their order.');
  });

  it('of any kind are answered by the headings below where nothing else is', () => {
    const question = 'What are common crown problems?';
    const of = (...blocks: BlockDraft[]) => {
      const all = [heading(2, question), ...blocks, heading(2, 'Care'), paragraph(prose(20))];
      return buildCorpus(businessSite({ ...SERVICES, Crowns: all }), 0).questions.find((one) => one.question === question);
    };
    const parts = ['Chips', 'Gaps'].flatMap((name) => [heading(3, name), paragraph(`${name} come with age.`)]);
    expect(of(...parts)).toMatchObject({
      coverage: 'answered',
      passage: { text: 'Chips: Chips come with age.\nGaps: Gaps come with age.' },
    });
    expect(of(...parts.slice(0, 2))?.coverage, 'one is a part, no list').toBe('missing');
    const told = 'They have few of them, and most are mended in one visit.';
    expect(of(paragraph(told), ...parts)?.passage?.text).toBe(told);
    const all = [...parts, heading(3, 'Loose crowns'), paragraph(prose(30))];
    const headed = page(question, all, {
      ...{ url: 'https://harrowfinch.test/problems', mainChars: 600, lang: 'en', detectedLanguage: 'en' },
    });
    const { questions: found } = buildCorpus([...businessSite(SERVICES), headed], 0);
    expect(
      found.map((one) => one.question),
      'the parts of a page',
    ).not.toContain(question);
  });

  it('asked on a card are answered by the page that it leads to', () => {
    const card = 'How to build a record of crowns';
    const more = paragraph('Make parts for visits, for repairs, for warranties and for bills. See the parts', {
      links: [link('https://harrowfinch.test/record', 'See the parts', { internal: true })],
    });
    const guide = page('How to build a useful record of crowns', [paragraph(`Take a folder. ${prose(40)}`)], {
      ...{ url: 'https://harrowfinch.test/record', mainChars: 600, lang: 'en', detectedLanguage: 'en' },
    });
    const site = businessSite({ ...SERVICES, Crowns: [heading(2, card), more, heading(2, 'Care'), paragraph(prose(20))] });
    const found = (...pages: ReadPage[]) =>
      buildCorpus(pages, 0).questions.flatMap(({ origin, question, coverage }) => (origin === 'site' ? `${question} = ${coverage}` : []));
    expect(found(...site)).toEqual([`${card} = mentioned`]);
    expect(found(...site, guide)).toEqual(['How to build a useful record of crowns = answered']);
  });

  describe('in a headline above who wrote the page and when', () => {
    const signature = 'Ann Lee · 4 March 2026 · Care';
    const found = (headline: string, ...blocks: BlockDraft[]) => {
      const care = link('https://harrowfinch.test/tags/care', 'Care', { internal: true });
      const own = page(headline, [paragraph(signature, { links: [care] }), ...blocks], {
        ...{ url: 'https://harrowfinch.test/guide', mainChars: 600, lang: 'en', detectedLanguage: 'en' },
        dates: [{ text: '4 March 2026', iso: '2026-03-04', role: 'published', via: 'visible-text', region: 'main' }],
      });
      return buildCorpus([...businessSite(SERVICES), own], 0).questions.find(({ question }) => question === headline);
    };

    it('are answered by the steps below, a step without a text of its own by its parts', () => {
      const part = 'Use a soft brush and cold water, twice a day.';
      const steps = [heading(2, 'Brush them'), heading(3, 'At home'), paragraph(part), heading(2, 'Rinse them'), paragraph(prose(30))];
      const { coverage, passage } = found('How to clean dental crowns', ...steps) ?? {};
      expect(coverage, 'a link of that line points nowhere').toBe('answered');
      expect(passage?.text).toMatch(/^Brush them\nAt home\nUse a soft brush/);
    });

    it('are answered by the text alone', () => {
      const told = `Dental crowns are caps of ceramic. ${prose(30)}`;
      expect(found('What are dental crowns?', paragraph(told))?.passage?.text).toBe(told);
      const short = `Dental crowns are caps of ceramic that we glue onto a tooth, and ${prose(6)}.`;
      expect(short.length).toBeGreaterThan(120 - signature.length);
      expect(found('What are dental crowns?', paragraph(short))).toBeUndefined();
    });
  });

  it('keep the case that is told before them', () => {
    const asked = 'My dental crown came off at dinner. Do I still need a root canal?';
    const blocks = [heading(2, asked), paragraph('Yes: the tooth below the crown may be infected, and nobody can see that from outside.')];
    const list = ['How long do dental crowns last?', 'Can a dental crown be repaired?'].flatMap((text) => [
      heading(2, text),
      paragraph(prose(20, 'said')),
    ]);
    const found = buildCorpus(businessSite({ ...SERVICES, Crowns: [...blocks, ...list] }), 0).questions.map(({ question }) => question);
    expect(found).toContain(asked);
    expect(found).not.toContain('Do I still need a root canal?');
  });

  it('that are answered otherwise on each of three pages are left out: they lean on their pages', () => {
    const asked = 'How long do dental crowns last?';
    const blocks = (at: number) => [heading(2, asked), paragraph(`A dental crown lasts ${at + 9} years in most mouths.`)];
    const questions = (...services: string[]) =>
      buildCorpus(businessSite(Object.fromEntries(services.map((name, at) => [name, blocks(at + 1)]))), 0).questions.map(
        ({ question }) => question,
      );
    expect(questions('Crowns', 'Bridges')).toContain(asked);
    expect(questions('Crowns', 'Bridges', 'Veneers')).not.toContain(asked);
  });

  it('without an answer right below are missing', () => {
    const bare = [heading(2, 'How long do crowns last?'), heading(2, 'Care'), paragraph(prose(20))];
    const own = buildCorpus(businessSite({ ...SERVICES, Crowns: bare }), 0).questions.find(
      ({ question }) => question === 'How long do crowns last?',
    );
    expect(own).toMatchObject({ coverage: 'missing', passage: null });
  });

  const inHeadings = (texts: readonly string[], ...below: ReturnType<typeof paragraph>[]) =>
    buildCorpus(businessSite({ ...SERVICES, Crowns: texts.flatMap((text) => [heading(2, text), ...below]) }), 0)
      .questions.filter(({ origin }) => origin === 'site')
      .map(({ question }) => question);

  it('without a mark ask how something is done or what it is; others are titles of what is told', () => {
    const long = paragraph(prose(40));
    expect(inHeadings(['What are dental crowns'], long)).toEqual(['What are dental crowns']);
    const guide = 'How to clean teeth with Harrow & Finch';
    expect(inHeadings([guide], long)).toEqual([guide]);
    const none = [
      'Why dental crowns crack early',
      'When dental crowns can help',
      'How dental crowns can look',
      'Why Harrow & Finch crowns last',
      'What to expect of crowns',
      'Why the crown matters so much',
      'How it works here',
      'Why “free” crowns cost more',
    ];
    expect(inHeadings(none, long)).toEqual([]);
  });

  it('above a line and a button are calls to action; with an answer of some length they ask', () => {
    const button = paragraph('Book a visit', {
      links: [link('https://harrowfinch.test/services/braces', 'Book a visit', { internal: true })],
    });
    const question = 'Which crowns do patients want most?';
    expect(inHeadings([question], paragraph('Tell the dentist, and crowns are planned.'), button)).toEqual([]);
    expect(inHeadings([question], paragraph(prose(60)), button)).toEqual([question]);
  });

  it('in French may ask whether there is something', () => {
    const { questions: found } = buildCorpus(
      businessSite(
        {
          ...SERVICES,
          Couronnes: [heading(2, 'Y a-t-il une garantie sur les couronnes ?'), paragraph('Oui, cinq ans sur chaque couronne posée.')],
        },
        { lang: 'fr' },
      ),
      0,
    );
    expect(found.map(({ question }) => question)).toContain('Y a-t-il une garantie sur les couronnes ?');
  });
});
