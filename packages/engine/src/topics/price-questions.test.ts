import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../artifacts/page.ts';
import { type BlockDraft, heading, paragraph, tableRow } from '../audits/testing.ts';
import { namesPrice } from '../retrieval/aspects.ts';
import { buildCorpus } from './build-corpus.ts';
import { asksFigure, holdsFigure } from './figures.ts';
import { businessSite, page } from './testing-site.ts';

const NOTHING: Record<string, BlockDraft[]> = { Crowns: [], Braces: [], Implants: [], 'Gum care': [] };
const asked = (services: Record<string, BlockDraft[]>) =>
  buildCorpus(businessSite(services), 0).questions.flatMap(({ origin, question, coverage }) =>
    origin === 'typed' ? `${question} = ${coverage}` : [],
  );

it.each([
  ['How much do braces cost?', 'en', 'price'],
  ['How much will braces save me?', 'en', null],
  ['Combien coûte un appareil ?', 'fr', 'price'],
  ['Combien de temps dure le traitement ?', 'fr', 'duration'],
  ['Combien de dents avons-nous ?', 'fr', null],
])('“%s” (%s) asks for a %s', (question, language, figure) => expect(asksFigure(question, language)).toBe(figure));

it.each([
  ['Two days in Leeds.', true],
  ['Two working days in Leeds.', true],
  ['Within 5 business days.', true],
  ['On most days, for many pots.', false],
  ['Within one business day.', true],
  ['A single day, once the kiln is cold.', true],
  ['From weeks to a couple of months.', true],
  ['The same day.', true],
  ['It differs by person.', false],
])('“%s” states a time: %s', (text, stated) => expect(holdsFigure(text, 'duration', 'en')).toBe(stated));

it.each([
  ['AUD 1,150', true],
  ['1.200 MXN', true],
  ['UYU 690', true],
  ['ISO 9001', false],
  ['NSW 2300', false],
  ['BAĞDAT CAD 198', false],
])('“%s” is an amount of money: %s', (text, named) => expect(namesPrice(text)).toBe(named));

it.each([
  ['Call +44 113 555 0190 or write to us.', false],
  ['Call us: it is 450 for a crown.', true],
])('“%s” states a price: %s', (text, stated) => expect(holdsFigure(text, 'price', 'en')).toBe(stated));

it.each([
  ['de', 'Meist in wenigen Tagen.'],
  ['fr', 'En quelques semaines.'],
  ['es', 'El mismo día.'],
  ['it', 'Un paio di giorni.'],
  ['pt', 'Em poucas semanas.'],
  ['nl', 'Doorgaans enkele jaren.'],
  ['da', 'Samme dag.'],
  ['sv', 'Några veckor.'],
  ['pl', 'Tego samego dnia.'],
  ['ru', 'В течение часа.'],
  ['tr', 'Aynı gün.'],
  ['ar', 'نفس اليوم.'],
  ['ko', '몇 시간 걸립니다.'],
  ['ja', '数日かかります。'],
  ['zh', '当天完成。'],
])('a time is stated without a number: %s, %s', (language, text) => {
  expect(holdsFigure(text, 'duration', language)).toBe(true);
  expect(holdsFigure(text, 'price', language)).toBe(false);
});

describe('what something costs is asked', () => {
  it('of one offer, not of two in one name', () => {
    const found = asked({ ...NOTHING, 'Bridges & veneers': [] }).join();
    expect(found).toContain('Braces cost Leeds = mentioned');
    expect(found).not.toContain('veneers cost');
  });

  it('and answered first by what the site itself asks about the price', () => {
    const own = 'What do braces cost?';
    const told = (answer: string) =>
      buildCorpus(businessSite({ ...NOTHING, Braces: [heading(2, own), paragraph(answer)] }), 0).questions.find(
        ({ question }) => question === 'Braces cost Leeds',
      );
    expect(told('The price depends on how the teeth stand, so we look at them first.')).toMatchObject({
      coverage: 'mentioned',
      passage: { heading: own },
    });
    expect(told('Braces cost £2,400 with all visits.')?.coverage).toBe('answered');
  });

  it('by the name that its page has, not by a word of it', () => {
    const renamed = (headline: string) =>
      buildCorpus(
        businessSite({ ...NOTHING, Veneers: [] }).map((one) => {
          const [, ...rest] = one.document.blocks;
          const [first] = page(headline, []).document.blocks;
          const blocks = first ? [first, ...rest] : rest;
          return one.url.endsWith('/veneers')
            ? ({ ...one, document: { ...one.document, blocks, title: `${headline} | Harrow & Finch` } } as ReadPage)
            : one;
        }),
        0,
      ).questions.map(({ question }) => question);
    expect(renamed('Repair of broken veneers for homes and hospitals')).not.toContain('Veneers cost Leeds');
    expect(renamed('Veneers')).toContain('Veneers cost Leeds');
  });

  it('not where the page has an amount that may be the price, or may not', () => {
    const grant = paragraph(
      'The health fund gave £7,500 towards our new chair for braces in the year before last, and we are grateful for it.',
    );
    expect(asked({ ...NOTHING, Braces: [grant] }).join()).not.toContain('Braces cost');
    expect(
      asked({ ...NOTHING, Braces: [heading(2, 'Braces'), tableRow('Metal braces | £900'), tableRow('Clear braces | £1,400')] }),
    ).toContain('Braces cost Leeds = answered');
  });
});

it('what a field of law costs is asked only where the page says it', () => {
  const of = (brand: string, services: Record<string, BlockDraft[]>) =>
    buildCorpus(businessSite(services, { brand }), 0).questions.flatMap(({ question }) => (question.includes(' cost ') ? question : []));
  expect(of('Finch Attorneys', NOTHING)).toEqual([]);
  expect(of('Finch Attorneys', { ...NOTHING, Braces: [paragraph('Braces cost £2,400 with all visits.')] })).toEqual(['Braces cost Leeds']);
  expect(of('Finch Dentistry', NOTHING).length).toBeGreaterThan(1);
});

describe('what a site itself costs is asked', () => {
  const site = (name: string, blocks: BlockDraft[]) =>
    asked({ ...NOTHING, [name]: blocks }).filter(
      (question) => question.startsWith('Harrow & Finch') && /price|rate|fee|cost/.test(question),
    );
  it('in the word of the page that lists the prices', () => {
    expect(site('Rates', [heading(2, 'First visit'), paragraph('£ 90')])).toEqual(['Harrow & Finch rates = answered']);
    expect(site('Fees', [paragraph('A first visit costs £ 90.')])).toEqual(['Harrow & Finch fees = answered']);
  });
  it('not where no page lists them, or none that is called so', () => {
    expect(site('Rates', [paragraph('Ask us for a quote.')])).toEqual([]);
    expect(site('First visits', [paragraph('£ 90')])).toEqual([]);
  });
  it('and answered with what the amount is for', () => {
    const pages = businessSite({ ...NOTHING, Rates: [heading(2, 'First visit'), paragraph('£ 90')] });
    expect(buildCorpus(pages, 0).questions.find(({ question }) => question === 'Harrow & Finch rates')?.passage?.text).toBe(
      'First visit\n£ 90',
    );
  });
});

describe('a list of questions', () => {
  it('that nobody filled in asks nothing', () => {
    const list = (product: string) => [
      heading(2, `What is ${product}?`),
      paragraph(`${product} is a [briefly describe your product] that helps you.`),
      heading(2, 'What is the refund policy of the crowns?'),
      paragraph('Clearly state your refund policy, if any, so that nobody has to ask.'),
      heading(2, 'How do I clean between crowns?'),
      paragraph('Provide clear instructions on how users can clean between crowns.'),
    ];
    const own = (product: string) =>
      buildCorpus(businessSite({ ...NOTHING, Crowns: list(product) }), 0).questions.filter(({ origin }) => origin === 'site');
    expect(own('[Your Product Name]')).toEqual([]);
    expect(own('Cerecto').length).toBeGreaterThan(0);
  });
});
