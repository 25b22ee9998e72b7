import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { definition, heading, jsonLd, paragraph, tableRow, term } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { changed } from './testing-linked-site.ts';
import { businessSite, page, prose } from './testing-site.ts';

const NOTHING: Record<string, never[]> = { Crowns: [], Braces: [], Implants: [], 'Gum care': [] };
const asked = (blocks: unknown[], label = 'Crowns') =>
  buildCorpus(businessSite({ ...NOTHING, [label]: blocks as never[] }), 0)
    .questions.filter(({ origin, coverage }) => origin === 'typed' && coverage === 'answered')
    .map(({ question, passage }) => `${question} → ${passage?.text.slice(0, 20)}`);

describe('questions that a statement answers', () => {
  it('what a thing is, under its own name, with its article', () => {
    const text = 'A veneer is a thin shell of ceramic that is bonded to the front of a tooth.';
    expect(asked([heading(2, 'Veneer'), paragraph(text)])).toContain('what is a veneer → A veneer is a thin s');
    expect(asked([heading(2, 'Our rooms'), paragraph(text)]).join()).not.toContain('veneer');
    // A name without an article is of somebody, or of something that others make.
    const cerecto = 'Cerecto is a system for milling crowns that several practices in the north have bought.';
    expect(asked([heading(2, 'Cerecto'), paragraph(cerecto)]).join()).not.toContain('Cerecto');
    const maria = 'Maria is a dentist who came to the practice from Lisbon and looks after children most of all.';
    const parapet = 'The parapet is a run of brick that stands above the line of the roof and is exposed on both faces.';
    expect(asked([heading(2, 'Parapet'), paragraph(parapet)], 'Parapet').join()).not.toContain('parapet');
    expect(asked([heading(2, 'Maria'), paragraph(maria)], 'Maria').join()).not.toContain('what is Maria');
    expect(
      asked([heading(2, 'Veneers'), paragraph('Veneers are a modern way to a bright smile, as our patients say.')]).join(),
    ).not.toContain('what is');
  });

  it('not by the end of a text, which sums it up, nor where the headline says which of several it is', () => {
    const text = 'A veneer is a thin shell of ceramic that is bonded to the front of a tooth.';
    const after = ['one', 'two', 'three', 'four'].map((seed) => paragraph(prose(20, seed)));
    expect(asked([heading(2, 'Veneer'), paragraph(text), ...after]).join()).toContain('what is a veneer');
    expect(asked([...after, heading(2, 'Veneer'), paragraph(text)]).join()).not.toContain('what is a veneer');
    const convent = 'The convent is a house of friars that was built of stone in the year of the great fire.'.replace('The', 'A');
    const named = (title: string) => asked([heading(2, 'Convent'), paragraph(convent)], title).join();
    expect(named('Convent')).toContain('what is a convent');
    expect(named('Convent of Leeds')).not.toContain('what is a convent');
  });

  it.each([
    ['Veneer', true],
    ['Choose a better veneer', true],
    ['Veneer and crown: which one?', true],
    ['Cements for a veneer', false],
    ['Veneer cements that hold', false],
  ])('not of what a headline names only beside its subject: %s', (title, isAsked) => {
    const text = 'A veneer is a thin shell of ceramic that is bonded to the front of a tooth.';
    expect(
      asked([paragraph(prose(12)), paragraph(text)], title)
        .join()
        .includes('what is a veneer'),
    ).toBe(isAsked);
  });

  it('in German also where the headline goes on behind the name', () => {
    const blocks = [
      paragraph(prose(12)),
      paragraph('Eine Glasur ist eine dünne Schicht aus Glas, die auf den Ton gebrannt wird und ihn dicht macht.'),
    ];
    const found = buildCorpus(businessSite({ ...NOTHING, 'Glasur ansetzen': blocks }, { lang: 'de' }), 0).questions;
    expect(found.map(({ question }) => question)).toContain('was ist eine Glasur');
  });

  it('not by a sentence that only judges', () => {
    const veneer = (is: string) =>
      asked([heading(2, 'Veneer'), paragraph(`A veneer is ${is} that needs a steady hand and a good eye.`)]).join();
    expect(veneer('a thin shell')).toContain('what is a veneer');
    expect(veneer('a delicate task')).not.toContain('what is a veneer');
  });

  it('of a name and the same cut short the whole one, unless something is called by the short one', () => {
    const short = 'A veneer is a thin shell that is bonded to the front of whatever it is made for.';
    const whole = 'A tooth veneer is a thin shell of ceramic that is bonded to the front of a tooth.';
    const both = (head: string) =>
      asked([heading(2, head), paragraph(short), heading(2, 'Tooth veneer'), paragraph(whole)])
        .filter((one) => one.startsWith('what is'))
        .map((one) => one.split(' →')[0]);
    expect(both('Making of each veneer')).toEqual(['what is a tooth veneer']);
    expect(both('Veneer')).toContain('what is a veneer');
  });

  it('not of a work with its own title, nor of a place that markup names', () => {
    const text = 'A veneer is a thin volume for everybody who was ever afraid of a visit to the dentist.';
    const marked = (type: string, name: string) =>
      buildCorpus(
        businessSite({ ...NOTHING, Veneer: [heading(2, 'Veneer'), paragraph(text)] }).map((one) =>
          one.url.endsWith('/veneer') ? changed(one, { jsonLd: [jsonLd({ '@type': type, name })] }) : one,
        ),
        0,
      ).questions.map(({ question }) => question);
    expect(marked('Book', 'A veneer')).not.toContain('what is a veneer');
    expect(marked('City', 'Veneer')).not.toContain('what is a veneer');
    expect(marked('Product', 'A veneer')).toContain('what is a veneer');
  });

  it('what something costs, where name and amount are one row; one row alone may be a button', () => {
    const rows = [tableRow('Zirconia crown | £520'), tableRow('Gold crown | £610')];
    expect(asked([heading(2, 'Fees'), ...rows])).toEqual(
      expect.arrayContaining(['Zirconia crown cost → Zirconia crown | £52', 'Gold crown cost → Gold crown | £610']),
    );
    // Of a meeting or a society such a row is a fee of its own, which nobody looks for by that name alone.
    const ofSociety = businessSite({ ...NOTHING, Crowns: [heading(2, 'Fees'), ...rows] }).map((one) => ({
      ...one,
      document: { ...one.document, jsonLd: [jsonLd({ '@type': 'NGO', name: 'Harrow & Finch' })] },
    }));
    expect(buildCorpus(ofSociety as ReadPage[], 0).questions.map(({ question }) => question)).not.toContain('Zirconia crown cost');
    const sentences = [paragraph('Zirconia crown £520 with a check.'), paragraph('Gold crown £610 with a check.')];
    expect(asked([heading(2, 'Fees'), ...sentences]).join()).not.toContain('crown cost');
    expect(asked([heading(2, 'Fees'), rows[0]]).join()).not.toContain('Zirconia crown cost');
    // Two things in one row have two prices.
    expect(asked([heading(2, 'Fees'), tableRow('Gold crown / bridge | £610'), rows[0]]).join()).not.toContain('bridge cost');
    const saved = [tableRow('Zirconia crown | £520 | £610 | –£90'), tableRow('Gold crown | £610 | £700 | –£90')];
    expect(asked([heading(2, 'What you save'), ...saved]).join()).not.toContain('crown cost');
    const menu = Array.from({ length: 30 }, (_, at) =>
      tableRow(`Crown of ${prose(2, 'kind')}${'abcdefghijklmnopqrstuvwxyzABCD'[at]} | £${500 + at}`),
    );
    expect(asked([heading(2, 'Stock'), ...menu]).join()).not.toMatch(/kindb\w? cost/);
    const apart = [heading(2, 'Free first visit'), paragraph('We look at the tooth together.'), paragraph('£ 199')];
    expect(asked([...apart, ...rows]).join()).not.toContain('Free first visit cost');
    expect(asked([heading(2, 'Fees'), rows[1], paragraph('Book visit now for £10')]).join()).not.toContain('Book visit');
  });

  it('below a question for a price not what the parts of its answer cost, unless they name a topic', () => {
    const rows = [tableRow('Second appointment | £40'), tableRow('Gold crown | £610')];
    const costs = (above: string) => asked([heading(2, above), ...rows]).filter((one) => / cost /.test(one) && !one.startsWith('Crowns'));
    expect(costs('Prices')).toHaveLength(2);
    const linked = businessSite({ ...NOTHING, Crowns: [heading(2, 'What does a crown cost?'), ...rows] }).map((one) =>
      changed(one, {
        links: [
          ...one.document.links,
          ...one.document.links.filter(({ text }) => text === 'Crowns').map((link) => ({ ...link, text: 'Details' })),
        ],
      }),
    );
    expect(buildCorpus(linked, 0).questions.map(({ question }) => question)).not.toContain('Second appointment cost');
    expect(costs('Prices: what does a crown cost?').map((one) => one.split(' →')[0])).toEqual(['Gold crown cost']);
  });

  it('not what a name costs that stands beside two prices', () => {
    const fees = (again: string) =>
      asked([
        ...[heading(2, 'Fees'), heading(3, 'Front teeth'), tableRow('Zirconia crown | £520'), tableRow('Gold crown | £610')],
        ...[heading(3, 'Molars'), tableRow(`Zirconia crown | ${again}`)],
      ]).filter((one) => one.includes(' crown cost'));
    expect(fees('£590')).toEqual(['Gold crown cost → Gold crown | £610']);
    expect(fees('£520')).toHaveLength(2);
  });

  it('in French without a vowel before a vowel', () => {
    const blocks = [
      heading(2, 'Ablation'),
      paragraph('Une ablation est le retrait d’une partie malade du corps par un chirurgien dans une salle propre.'),
    ];
    const found = buildCorpus(businessSite({ ...NOTHING, Ablation: blocks }, { lang: 'fr' }), 0).questions.map(({ question }) => question);
    expect(found).toContain("qu'est-ce qu'une ablation");
  });

  it('not what a part of the site’s name is, unless it holds what the site is called by or is written small', () => {
    const whatIs = (brand: string, name: string, is: string, lang = 'en') =>
      buildCorpus(
        businessSite({ ...NOTHING, [name]: [heading(2, name), paragraph(is)] }, { brand, lang, city: 'Hull', host: 'acme.test' }),
        0,
      ).questions.flatMap(({ question, origin, asks }) => (origin === 'typed' && !asks ? question : []));
    const town = 'Leeds is a large town on both banks of a river, known for its mills and for the wool of its hills.';
    expect(whatIs('Acme of Hull', 'Leeds', town)).toContain('what is Leeds');
    expect(whatIs('Acme Leeds', 'Leeds', town)).toEqual([]);
    const range = 'Acme Kilns is a range of ovens for small studios, which fire at night and are cool by the morning.';
    expect(whatIs('Acme Kilns Leeds', 'Acme Kilns', range)).toContain('what is Acme Kilns');
    const thing = 'A veneer is a thin shell of ceramic that is bonded to the front of a tooth.';
    expect(whatIs('Acme Veneer', 'Veneer', thing)).toContain('what is a veneer');
    // Without capitals nothing tells a name from a word, nor where every noun has one.
    const pump = 'Eine Wärmepumpe ist eine Maschine, die Wärme aus der Luft oder dem Boden in ein Haus bringt.';
    expect(whatIs('Hofer Wärmepumpe', 'Wärmepumpe', pump, 'de')).toContain('was ist eine Wärmepumpe');
    const glaze = '釉薬とは、陶磁器の表面を覆うガラス質の層のことで、水を通さず、色や艶を与え、器を丈夫にするものです。';
    expect(whatIs('アクメ 釉薬', '釉薬', glaze, 'ja')).toContain('釉薬とは');
  });

  it('where to park is asked where a sentence tells it, and never missing', () => {
    const faces = (text: string, path = 'contact') =>
      buildCorpus(
        [
          ...businessSite(NOTHING),
          page('More of us', [paragraph(text)], {
            url: `https://harrowfinch.test/${path}`,
            lang: 'en',
            detectedLanguage: 'en',
            mainChars: 600,
          }),
        ].filter(({ url, document }) => path !== 'contact' || !url.endsWith('/contact') || document.title === 'More of us'),
        0,
      )
        .questions.filter(({ question }) => question.includes('parking'))
        .map(({ question, coverage }) => [question, coverage]);
    expect(faces('Free parking is behind the house, with room for twelve cars.')).toEqual([['Harrow & Finch parking', 'answered']]);
    expect(faces('Until 8 May 2024 bring all your clay to the parking.')).toEqual([]);
    expect(faces(prose(20))).toEqual([]);
    // On a page about something else it is of something else.
    expect(faces('Free parking is behind the house, with room for twelve cars.', 'trams-of-leeds')).toEqual([]);
  });

  it('whom to write to about data is not how a business is reached, where it says that too', () => {
    const of = (title: string, mail: string) =>
      page(title, [heading(1, title), heading(2, 'Contact'), paragraph(`Write to us at ${mail}, or call 0113 496 0123.`)], {
        ...{
          url: `https://harrowfinch.test/${title.toLowerCase().replaceAll(' ', '-')}`,
          lang: 'en',
          detectedLanguage: 'en',
          mainChars: 600,
        },
      });
    const [privacy, visit] = [of('Privacy policy', 'data@harrowfinch.test'), of('Visit us', 'hello@harrowfinch.test')];
    const answer = (...pages: ReturnType<typeof page>[]) =>
      buildCorpus([...businessSite(NOTHING).filter(({ url }) => !url.endsWith('/contact')), ...pages], 0).questions.find(({ question }) =>
        question.endsWith(' contact'),
      )?.passage?.text;
    expect(answer(privacy)).toContain('data@');
    expect(answer(privacy, visit)).toContain('hello@');
    // "Contact" on a page for authors is whom authors write to.
    const authors = of('For authors', 'papers@harrowfinch.test');
    const contact = page('Contact', [heading(1, 'Contact'), paragraph('Write to us at office@harrowfinch.test, or call 0113 496 0123.')], {
      ...{ url: 'https://harrowfinch.test/contact-us', lang: 'en', detectedLanguage: 'en', mainChars: 600 },
    });
    expect(answer(authors)).toContain('papers@');
    expect(answer(authors, contact)).toContain('office@');
  });

  it('an amount of an example is no price', () => {
    const wages = [tableRow('Monthly wage | £2,000'), tableRow('Yearly wage | £24,000')];
    const worked = page('How sick pay is worked out', wages, {
      ...{ url: 'https://harrowfinch.test/sick-pay', lang: 'en', detectedLanguage: 'en', mainChars: 600 },
    });
    const priced = page('Fees', wages, { url: 'https://harrowfinch.test/fees', lang: 'en', detectedLanguage: 'en', mainChars: 600 });
    const costs = (one: typeof worked) =>
      buildCorpus([...businessSite(NOTHING), one], 0).questions.filter(({ question }) => question.includes('wage cost'));
    expect(costs(worked)).toEqual([]);
    expect(costs(priced)).toHaveLength(2);
  });
});

describe('a manual', () => {
  it('asks by naming the trouble', () => {
    const manual = (kind: string) =>
      buildCorpus(
        ['/', '/a', '/b', '/c'].map((path) =>
          page(
            path === '/' ? 'Acme' : `Kiln ${path.slice(1)}`,
            [
              heading(2, '... start the kiln?'),
              paragraph(`Press the green button and wait for the lamp to come on. ${prose(20, path.slice(1))}`),
              heading(2, 'Password forgotten?'),
              paragraph(`Open the settings and write down the new word twice. ${prose(20, path.slice(1))}`),
            ],
            {
              url: `https://acme.test${path}`,
              ...{ lang: 'en', detectedLanguage: 'en', mainChars: 900, pageType: path === '/' ? 'home' : 'docs' },
              meta: { generator: kind },
            } as never,
          ),
        ),
        0,
      ).questions.map(({ question }) => question);
    expect(manual('Docusaurus')).toContain('Password forgotten?');
    expect(manual('Docusaurus')).not.toContain('... start the kiln?');
  });
  it('of another kind of site such a heading is a teaser', () => {
    const blocks = [
      heading(2, 'Password forgotten?'),
      paragraph(`Open the settings and write down the new word twice. ${prose(20)}`),
      term('x'),
      definition('y'),
    ];
    expect(buildCorpus(businessSite({ ...NOTHING, Crowns: blocks as never[] }), 0).questions.map(({ question }) => question)).not.toContain(
      'Password forgotten?',
    );
  });
});
