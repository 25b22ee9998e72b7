import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../audit.ts';
import {
  aPage,
  aVisit,
  type BlockDraft,
  findingsOf,
  gatheredFrom,
  heading,
  jsonLd,
  ofKind,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { maybeName, namedPeople } from './named-people.ts';

type Draft = Parameters<typeof aPage>[0];
const page = (path: string, blocks: BlockDraft[], document: NonNullable<Draft>['document'] = {}) =>
  aPage({ url: `https://acme.test${path}`, document: { title: 'Acme Kilns', links: [], bylines: [], jsonLd: [], blocks, ...document } });
const gathered = (...pages: ReturnType<typeof page>[]) => gatheredFrom(aVisit({ pages }), ofKind('localBusiness'));
const home = page('/', [heading(1, 'Kilns'), paragraph('We build kilns for potters in Leeds.')], { pageType: 'home' });

describe('the people behind a site', () => {
  it('asks a manual for no name', () => {
    const manual = gatheredFrom(aVisit({ pages: [home] }), ofKind('documentation'));
    expect(verdictOf(namedPeople, manual)).toEqual({ state: 'notApplicable', because: 'Documentation needs no person’s name.' });
  });

  it.each<[string, ReturnType<typeof page>]>([
    ['an entry of a team', page('/people', [heading(1, 'Our workshop'), paragraph('Anna Kowalska, master potter')])],
    ['a name behind its role', page('/x', [paragraph('Managing director: Dr. Peter van der Berg')])],
    [
      'a sentence of the page about the makers',
      page('/about', [paragraph('The workshop was opened by Maria Lopez in 1998.')], { pageType: 'about' }),
    ],
    ['a byline', page('/a', [paragraph('A text.')], { bylines: [{ text: 'Tomoko Ueda', href: null, via: 'rel-author', region: 'main' }] })],
    [
      'a person of the markup whom the page shows',
      page('/m', [paragraph('Kilns by Xochitl Ybarra.')], { jsonLd: [jsonLd({ '@type': 'Person', name: 'Xochitl Ybarra' })] }),
    ],
    [
      'a given name that the page shows, of a person of the markup',
      page('/g', [paragraph('Xochitl, founder and potter')], { jsonLd: [jsonLd({ '@type': 'Person', name: 'Xochitl Ybarra' })] }),
    ],
    [
      'who has a mailbox of that name',
      page('/x', [heading(3, 'Xochitl De Ybarra'), paragraph('Write to xochitl.deybarra@acme.test.'), paragraph('Una casa de barro.')]),
    ],
    ['the second of a couple', page('/x', [paragraph('Piotr oraz Anna Nowak')])],
    ['a name right behind its role', page('/officers', [paragraph('PresidentRichard Woodman')])],
  ])('counts %s', (_what, one) => {
    expect(scoreOf(namedPeople, gathered(home, one))).toBe(1);
  });

  const said = (times: string) => paragraph(`“They delivered the kiln ${times}, and it fires as they promised.”`);
  const names = (level: number) => [paragraph('Anna Kowalska'), heading(level, 'Richard Ortega')] as const;
  it.each<[string, BlockDraft[], number]>([
    [
      'who sign what they said',
      [said('on time'), paragraph('Anna Kowalska'), said('early'), paragraph('R'), paragraph('Richard Ortega')],
      0,
    ],
    ['whose names stand before it', [paragraph('Anna Kowalska'), said('on time'), paragraph('Richard Ortega'), said('early')], 0],
    ['with stars', [paragraph('★★★★★'), said('on time'), paragraph('Anna Kowalska')], 0],
    ['below a heading of reviews', [heading(2, 'Reviews'), ...names(3), paragraph('Potter in York')], 0],
    ['deep below one', [heading(2, 'Reviews'), heading(3, 'Last year'), paragraph('Anna Kowalska')], 0],
    ['whom somebody else names in a quotation', [paragraph('“Anna Kowalska built the kiln, and it fires well.”')], 0],
    ['one of them, who may be the author', [said('on time'), paragraph('Anna Kowalska')], 1],
    ['one who is quoted twice', [said('on time'), paragraph('Anna Kowalska'), said('early'), paragraph('Anna Kowalska')], 1],
    [
      'below the heading of a team, with what they say',
      [heading(2, 'Our team'), heading(3, 'Anna Kowalska'), said('on time'), heading(3, 'Richard Ortega'), said('early')],
      1,
    ],
    ['in a footer below them', [heading(2, 'Reviews'), said('on time'), paragraph('Owner: Anna Kowalska', { region: 'footer' })], 1],
    ['whose name heads what follows the reviews', [heading(2, 'Reviews'), heading(2, 'Richard Ortega'), paragraph('He fires kilns.')], 1],
    ['behind the reviews', [heading(2, 'Reviews'), said('on time'), heading(2, 'Workshop'), ...names(3)], 1],
  ])('takes customers for nobody of the site: %s', (_what, blocks, score) => {
    expect(scoreOf(namedPeople, gathered(home, page('/x', blocks)))).toBe(score);
  });

  it.each([
    ['Mar Escolano fisioterapia', [], 'Mar Escolano'],
    ['Mar Escolano fisioterapia', ['Vistas al mar.'], null],
    ['Barro Fino Ceramics', [], null],
  ])('may know the owner by the name of the firm: %s, %j', (brand, texts, name) => {
    const pages = [
      home,
      page(
        '/x',
        texts.map((text) => paragraph(text)),
      ),
    ] as ReadPage[];
    expect(maybeName(pages, { brand, aliases: [] })).toBe(name);
  });

  it('cannot tell of a text in the form of a name whether it is one', () => {
    const named = (...texts: string[]) =>
      gathered(home, page('/x', [heading(3, 'Xochitl Ybarra'), ...texts.map((text) => paragraph(text))]));
    expect(verdictOf(namedPeople, named('She fires kilns.'))).toEqual({
      state: 'unmeasured',
      because: 'We cannot tell whether “Xochitl Ybarra” is a person’s name.',
    });
    expect(verdictOf(namedPeople, gathered(home, page('/x', [heading(3, 'Xochitl De Ybarra'), paragraph('Una casa de barro.')])))).toEqual({
      state: 'unmeasured',
      because: 'We cannot tell whether “Xochitl De Ybarra” is a person’s name.',
    });
    // Readers may know somebody by a given name alone.
    const called = (text: string) => verdictOf(namedPeople, gathered(page('/', [paragraph(text)], { pageType: 'home' }))).state;
    expect(called('Richard, who owns the company, builds kilns.')).toBe('unmeasured');
    expect(called('Somebody who owns the company builds kilns.')).toBe('scored');
    for (const text of ['De Ybarra', 'Barro y Ybarra', 'Ybarra Expandable Over-the-Kiln Rack'])
      expect(scoreOf(namedPeople, gathered(home, page('/x', [heading(3, text)])))).toBe(0);
    expect(verdictOf(namedPeople, named('Write to xochitl@acme.test.')).state).toBe('unmeasured');
    // What the site writes small, or uses for much else, is a word.
    for (const text of ['A xochitl is a flower.', 'Ybarra. Ybarra! Ybarra?']) expect(scoreOf(namedPeople, named(text))).toBe(0);
  });

  it.each<[string, ReturnType<typeof page>]>([
    [
      'a byline that only the markup holds',
      page('/a', [], { bylines: [{ text: 'Tomoko Ueda', href: null, via: 'meta', region: 'main' }] }),
    ],
    ['the house', page('/a', [], { bylines: [{ text: 'Acme Kilns', href: null, via: 'rel-author', region: 'main' }] })],
    [
      'a name in the middle of a story',
      page('/a', [paragraph('Long ago a potter called Maria Lopez lived by the river and fired with wood.')]),
    ],
    ['a customer below “Reviews”', page('/a', [heading(2, 'Customer reviews'), paragraph('Maria Lopez')])],
    ['a title in a rule', page('/a', [paragraph('제11조 차기회장은 회장 임기 시작 전까지 학회 업무에 협력한다.')])],
    ['a tool named like a person', page('/a', [paragraph('Last change: Add Hugo Faro Analytics')])],
    ['a street whose name a title of another language opens', page('/a', [paragraph('Av. Victor Hugo 12, Leeds')])],
    ['two things that no particle joins', page('/a', [paragraph('Nur das Beste')])],
    ['a street', page('/a', [paragraph('Our shop is at 12 Martin-Luther-Platz.')])],
    [
      'a customer with an opinion',
      page('/r', [paragraph('Xochitl Ybarra: “Fine kilns”')], {
        jsonLd: [jsonLd({ '@type': 'Review', author: { '@type': 'Person', name: 'Xochitl Ybarra' } })],
      }),
    ],
  ])('does not count %s', (_what, one) => {
    expect(scoreOf(namedPeople, gathered(home, one))).toBe(0);
    expect(findingsOf(namedPeople, gathered(home, one))).toContain(
      'We found nobody named as an author, as the owner or as a member of the team on the 2 pages that we read.',
    );
  });

  it.each([
    ['pl', 'Kierownik: Grzegorz Brzęczyszczykiewicz'],
    ['ru', 'Иванова Мария, мастер'],
    ['tr', 'Mehmet Yılmaz, usta'],
    ['da', 'Mikkel Sørensen, indehaver'],
    ['sv', 'Gunilla Åkesson, ägare'],
    ['zh', '负责人：张伟'],
    ['ja', '店長 五十嵐 彩人'],
    ['ko', '회장: 홍길동'],
    ['ko', '회장 이 순 모'],
    ['ar', 'محمد الأحمد، مدير الورشة'],
    ['ar', 'د. محمد بن يوسف'],
    ['pt', 'Fundador: João do Carmo'],
    ['de', 'Inhaberin: Mag.a Anna Huber'],
    ['fr', 'Mme Quillot, potière'],
    ['nl', 'Mevr. Quillema, eigenaar'],
  ])('knows names in %s: %s', (lang, text) => {
    const written = (...blocks: BlockDraft[]) =>
      page('/', blocks, { pageType: 'home', lang, detectedLanguage: lang, wordCount: 200, mainChars: 900 });
    expect(scoreOf(namedPeople, gathered(written(paragraph(text))))).toBe(1);
    expect(scoreOf(namedPeople, gathered(written(paragraph('1998'))))).toBe(0);
  });

  const marked = (property: string, value: unknown) => ({
    jsonLd: [jsonLd({ '@type': 'LocalBusiness', name: 'Acme', [property]: value })],
  });
  const ybarra = { '@type': 'Person', name: 'Xochitl Ybarra' };
  it.each<[property: string, value: unknown, part: string]>([
    ['founder', ybarra, 'founder'],
    ['founder', 'Xochitl Ybarra', 'founder'],
    ['employee', [ybarra], 'employee'],
    ['member', ybarra, 'member'],
    ['author', ybarra, 'author'],
  ])('says that readers do not see whom the markup gives as %s: %j', (property, value, part) => {
    const pages = gathered(home, page('/m', [paragraph('We fire kilns.')], marked(property, value)));
    expect(scoreOf(namedPeople, pages)).toBe(0);
    expect(findingsOf(namedPeople, pages)).toContain(
      `The markup names “Xochitl Ybarra” as ${part}, but no page that we read shows the name.`,
    );
  });
  it.each<[property: string, value: unknown]>([
    ['author', { '@type': 'Organization', name: 'Kiln Press' }],
    ['author', 'Kiln Press'],
    ['founder', 'https://acme.test/#founder'],
    ['review', { '@type': 'Review', author: ybarra }],
  ])('takes for nobody of the markup: %s, %j', (property, value) => {
    const pages = gathered(home, page('/m', [paragraph('We fire kilns.')], marked(property, value)));
    expect(findingsOf(namedPeople, pages)).toContain('We found nobody named');
  });
  it('counts whom the markup of one page names and another page shows', () => {
    const pages = [home, page('/m', [], marked('founder', ybarra)), page('/a', [paragraph('Kilns fired by Xochitl Ybarra since 1998.')])];
    expect(findingsOf(namedPeople, gathered(...pages))).not.toContain('Ybarra');
    expect(scoreOf(namedPeople, gathered(...pages))).toBe(1);
  });

  it('cannot tell whether a name that begins the name of a thing is that of a person', () => {
    const thing = (behind: string) =>
      gathered(home, page('/x', [heading(2, `Richard Ortega ${behind}`), paragraph('A kiln shelf for a small studio.')]));
    expect(verdictOf(namedPeople, thing('Small Studio Kiln'))).toEqual({
      state: 'unmeasured',
      because: 'We cannot tell whether “Richard Ortega” is a person’s name.',
    });
    expect(scoreOf(namedPeople, thing('Master Potter'))).toBe(1);
    expect(scoreOf(namedPeople, thing('– Small Studio Kiln'))).toBe(1);
  });

  it('says nothing in a language whose names it does not know', () => {
    const estonian = page('/', [paragraph('Ehitame ahjusid.')], { pageType: 'home', lang: 'et', detectedLanguage: 'et' });
    expect(verdictOf(namedPeople, gathered(estonian)).state).toBe('unmeasured');
  });
});
