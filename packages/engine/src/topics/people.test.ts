import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audits/audit.ts';
import { type BlockDraft, type DocumentDraft, heading, image, jsonLd, paragraph, quote } from '../audits/testing.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, section } from './testing-site.ts';

const namesOf = (pages: ReadPage[]) => buildCorpus(pages, 0).topics.flatMap(({ topic, terms }) => [topic, ...terms]);

/** A name that stands in headings of three pages, so that nothing but what is said of it keeps it from heading a topic. */
function site(name: string, text: string, draft: DocumentDraft = {}, language: SupportedLanguage = 'en'): ReadPage[] {
  return ['A', 'B', 'C'].map((part) =>
    page(`${part} ${name}`, section(name, `${text} ${part}.`), { lang: language, detectedLanguage: language, ...draft }),
  );
}
const about = (name: string) => `On this day ${name} is spoken of at length in the hall`;

describe('people', () => {
  it('are found where nothing tells of a person: a thing stays a topic', () =>
    expect(namesOf(site('Velda Quon', about('Velda Quon')))).toContain('Velda Quon'));

  it.each<[string, string, string, DocumentDraft, SupportedLanguage]>([
    ['an honorific', 'Velda Quon', 'In the hall Dr. Velda Quon speaks of marshes', {}, 'en'],
    ['an honorific in the heading', 'Prof Velda Quon', 'In the hall she speaks of marshes', {}, 'en'],
    ['a role behind a comma', 'Velda Quon', 'The talk of Velda Quon, professor of ecology in Leeds, is free', {}, 'en'],
    ['a role before it', 'Velda Quon', 'The talk of founder Velda Quon is free', {}, 'en'],
    ['what the first word alone is', 'Velda Quon', 'Velda is a hydraulic engineer at the coast', {}, 'en'],
    ['the first word alone, and she', 'Velda Quon', 'Velda leads the group at the coast. She has watched marshes since 2004', {}, 'en'],
    ['an interview', 'Velda Quon', 'Our interview with Velda Quon took an hour', {}, 'en'],
    ['a given name', 'Hannah Quon', about('Hannah Quon'), {}, 'en'],
    [
      'structured data',
      'Velda Quon',
      about('Velda Quon'),
      { jsonLd: [jsonLd({ '@type': 'Event', performer: { '@type': 'Person', name: 'Velda Quon' } })] },
      'en',
    ],
    [
      'microdata',
      'Velda Quon',
      about('Velda Quon'),
      { microdata: [{ type: 'https://schema.org/Person', properties: { name: ['Velda Quon'] } }] },
      'en',
    ],
    ['a portrait', 'Velda Quon', about('Velda Quon'), { images: [image('Portrait of Velda Quon')] }, 'en'],
    ['a quotation in marks', 'Velda Quon', '“People told us that they cannot come during work,” said Velda Quon in the hall', {}, 'en'],
    ['Frau', 'Velda Quon', 'Im Saal spricht Frau Velda Quon über Salzwiesen', {}, 'de'],
    ['eine Rolle', 'Velda Quon', 'Im Saal spricht Velda Quon, Leiterin der Gruppe, über Salzwiesen', {}, 'de'],
    ['Mme', 'Velda Quon', 'Dans la salle, Mme Velda Quon parle des marais', {}, 'fr'],
    ['M. mit Punkt', 'Corvin Quon', 'Dans la salle, M. Corvin Quon parle des marais', {}, 'fr'],
    ['un rôle', 'Velda Quon', 'La salle écoute Velda Quon, directrice du groupe, sur les marais', {}, 'fr'],
    ['Sra.', 'Velda Quon', 'En la sala, la Sra. Velda Quon habla de marismas', {}, 'es'],
    ['una función', 'Velda Quon', 'En la sala habla Velda Quon, profesora de ecología, de marismas', {}, 'es'],
    ['Avv.', 'Velda Quon', 'In sala l’Avv. Velda Quon parla di paludi', {}, 'it'],
    ['Dott.ssa', 'Velda Quon', 'In sala la Dott.ssa Velda Quon parla di paludi', {}, 'it'],
    ['Professora', 'Velda Quon', 'Na sala, a Sra. Velda Quon fala de sapais', {}, 'pt'],
    ['Mevr.', 'Velda Quon', 'In de zaal spreekt mevr. Velda Quon over schorren', {}, 'nl'],
    ['een rol', 'Velda Quon', 'In de zaal spreekt Velda Quon, voorzitter van de club, over schorren', {}, 'nl'],
    ['الدكتورة', 'فيلدا كوون', 'تتحدث الدكتورة فيلدا كوون في القاعة عن المستنقعات', {}, 'ar'],
  ])('head no topic: %s', (_, name, text, draft, language) =>
    expect(namesOf(site(name, text, draft, language)).join('\n')).not.toMatch(/quon|كوون/i),
  );

  it.each<[SupportedLanguage, string, string[]]>([
    ['ja', '山田太郎', ['山田太郎さんは塩性湿地を研究しています', '講演は山田太郎さんが担当します', '会場で山田太郎に質問できます']],
    ['zh', '王小明', ['王小明先生研究盐沼已经十年', '讲座由王小明先生主持', '大家可以在会场向王小明提问']],
  ])('are addressed (%s)', (language, name, texts) => {
    const pages = texts.map((text, at) => page(`${at} ${name}`, section(name, text), { lang: language, detectedLanguage: language }));
    expect(namesOf(pages).join('\n')).not.toContain(name);
  });

  it.each<[string, string, string[]]>([
    ['/speakers', 'en', ['Velda Quon', 'Corvin Ashdale']],
    ['/equipe', 'fr', ['Velda Quon', 'Corvin Ashdale']],
    ['/chi-siamo/', 'it', ['Velda Quon', 'Corvin Ashdale']],
    ['/team', 'de', ['Velda Quon', 'Corvin Ashdale']],
    ['/meet-the-team/', 'en', ['Velda Quon, DDS', 'Corvin Ashdale, Ph.D., FRSC']],
  ])('are who stands in the headings of %s', (path, language, [one = '', other = '']) => {
    const lang = { lang: language, detectedLanguage: language };
    const cards: BlockDraft[] = [one, other].flatMap((name) => [
      heading(2, name),
      paragraph(`${name.replace(/,.*/, '')} has watched marshes for some ten years.`),
    ]);
    const bare = one.replace(/,.*/, '');
    const pages = [...site(bare, about(bare), lang), page('All of us', cards, { ...lang, url: `https://acme.test${path}` })];
    expect(namesOf(pages).join('\n')).not.toMatch(/quon/i);
  });

  it('are who is quoted, in an element of quotation', () => {
    const said = quote('We cannot come during work, and now we can.', { attribution: 'Velda Quon, head of research' });
    const pages = [...site('Velda Quon', about('Velda Quon')), page('Voices', [said])];
    expect(namesOf(pages).join('\n')).not.toMatch(/quon/i);
  });

  it('speak in a conversation by their first name', () => {
    const talk = [
      heading(2, 'Transcript'),
      ...[
        'Jo: Velda, why ash?',
        'Velda: Because it was there, and oak gives a pale green.',
        'Jo: Is it washed?',
        'Velda: Three times, with gloves.',
      ].map((text) => paragraph(text)),
    ];
    const named = ['Ash', 'Oak', 'Lime'].map((wood) =>
      page(`${wood} with Velda Quon`, [paragraph(`${wood} is half an hour on glazes, and Velda Quon is in the hall.`), ...talk]),
    );
    expect(namesOf(named).join('\n')).not.toMatch(/quon|velda/i);
  });

  it('and nothing that only holds a name is a term either', () => {
    const pages = ['Ash', 'Oak', 'Lime'].map((wood) =>
      page(`${wood} glazes with Hannah Quon`, [
        paragraph(`${wood} glazes run. Hannah Quon leads the firing, and in the kiln Hannah Quon leads again.`),
        ...section('Glazes with Hannah', `As Hannah says, glazes of ${wood.toLowerCase()} run far.`),
      ]),
    );
    expect(namesOf(pages).join('\n')).toMatch(/glazes/);
    expect(namesOf(pages).join('\n')).not.toMatch(/hannah|quon/i);
  });

  it('do not take the word away that a name is made of', () => {
    const pages = ['Farm', 'School', 'Museum'].map((who) =>
      page(
        `${who} grants`,
        [
          paragraph(`A grant pays for the ${who.toLowerCase()}. Who gets a grant is told by Ailsa Grant.`),
          ...section('Grants', 'Each grant is paid at once.'),
        ],
        {
          bylines: [{ text: 'Ailsa Grant', href: null, via: 'class', region: 'main' }],
        },
      ),
    );
    expect(namesOf(pages)).toContain('grants');
  });

  it.each<[string, string, SupportedLanguage]>([
    [
      'Google Analytics',
      'Getting started with Google Analytics is easy. Google collects what visitors do, and Google Analytics, Tag Manager and Looker show it',
      'en',
    ],
    ['Visual Studio Code', 'Visual Studio Code is an editor for code. Our partner Visual Studio Code runs on three systems', 'en'],
    ['Heat Pump', 'The Heat Pump is a machine. Heat rises, and a Heat Pump lifts it', 'en'],
    ['New York', 'When Marco came to New York, he stayed. New York, London and Berlin are cities', 'en'],
    ['Salt Lake Potash', 'We buy Salt Lake Potash on Mondays. Salt is found there', 'en'],
    ['Mercedes Sprinter', 'Der Mercedes Sprinter ist ein Transporter, Leiter und Dachträger passen darauf', 'de'],
    ['Google Analytics', 'Mit Google Analytics lässt sich zählen. Google sammelt, was geschieht', 'de'],
    ['Deutsche Bahn', 'Die Deutsche Bahn fährt. Deutsche Bahn, Post und Rundfunk sind groß', 'de'],
    ['Nueva York', 'Volamos a Nueva York los lunes. Nueva York, Londres y Berlín son ciudades', 'es'],
    ['Mont Blanc', 'Le Mont Blanc est un sommet. Mont Blanc, Cervin et Eiger', 'fr'],
  ])('are not things and places of two words: %s (%s)', (name, text, language) =>
    expect(namesOf(site(name, text, {}, language)).map((one) => one.toLowerCase())).toContain(name.toLowerCase()),
  );

  it('are no products that are called like one', () => {
    const product = { jsonLd: [jsonLd({ '@type': 'Product', name: 'Adam Boot 1460' })] };
    expect(namesOf(site('Adam Boot', about('Adam Boot'), product)).join('\n')).toMatch(/Adam Boot/);
  });
});
