import type { SiteKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import { page, section } from '../../topics/testing-site.ts';
import type { ReadPage } from '../audit.ts';
import { aPage, aVisit, findingsOf, gatheredFrom, heading, ofKind, paragraph, quote, scoreOf, verdictOf } from '../testing.ts';
import { funnelPageTypes as audit } from './funnel-page-types.ts';

const site = (...pages: ReadPage[]) => gatheredFrom(aVisit({ pages }), ofKind('software'));
const TEXT = 'Small kilns fire clay until it is hard, in studios and in schools alike.';
const titled = (headings: string[], language = 'en') =>
  page(
    'Kilns',
    headings.flatMap((title, at) => section(title, `${TEXT} (${at})`)),
    { pageType: 'product', lang: language, detectedLanguage: language },
  );

const ALL = [
  'What is a kiln?',
  'Gas and electric compared',
  'How to fire a kiln',
  'Alternatives to a kiln',
  'What does a kiln cost?',
  'Case study: a school',
  'Which kiln?',
  'Is it safe?',
  'Does it smell?',
];

describe(audit.id, () => {
  it('finds each step by title or heading', () => expect(scoreOf(audit, site(titled(ALL)))).toBe(1));

  it.each([
    [
      'de',
      [
        'Was ist ein Ofen?',
        'Gas und Strom im Vergleich',
        'Anleitung: richtig brennen',
        'Alternativen zum Ofen',
        'Was kostet ein Ofen?',
        'Referenzen',
        'Welcher Ofen?',
        'Wie sicher ist er?',
        'Wie riecht er?',
      ],
    ],
    [
      'es',
      [
        '¿Qué es un horno?',
        'Comparativa de gas y eléctrico',
        'Guía para cocer',
        'Alternativas al horno',
        '¿Cuánto cuesta un horno?',
        'Casos de éxito',
        '¿Cuál elegir?',
        '¿Es seguro?',
        '¿Huele?',
      ],
    ],
    [
      'ja',
      [
        '窯とは',
        'ガスと電気の比較',
        '焼き方の手順',
        '代替案',
        '価格はいくらですか',
        '導入事例',
        'どれを選ぶ？',
        '安全ですか？',
        'においますか？',
      ],
    ],
    [
      'ar',
      [
        'ما هو الفرن؟',
        'مقارنة الغاز والكهرباء',
        'كيفية الحرق',
        'بدائل الفرن',
        'كم تبلغ التكلفة؟',
        'دراسة حالة',
        'أي فرن تختار؟',
        'هل هو آمن؟',
        'هل له رائحة؟',
      ],
    ],
  ])('finds the same in %s', (language, headings) => {
    expect(scoreOf(audit, site(titled(headings, language)))).toBe(1);
  });

  it('is not asked of an institute, a club or a meeting that sells nothing', () => {
    const page = aPage({ document: { pageType: 'other', blocks: [paragraph(TEXT)], links: [], jsonLd: [] } });
    const of = (kind: SiteKind) => verdictOf(audit, gatheredFrom(aVisit({ pages: [page] }), ofKind(kind)));
    for (const kind of ['academic', 'association', 'event', 'publisher', 'documentation', 'other'] as const)
      expect(of(kind).state, kind).toBe('notApplicable');
    expect(of('localBusiness').state).toBe('scored');
  });

  it('each step that is missing is named; one may be missing, more cost', () => {
    const none = site(titled(['Studio']));
    expect(scoreOf(audit, none)).toBe(0);
    expect(findingsOf(audit, none).split('\n')).toHaveLength(6);
    const baker = findingsOf(audit, gatheredFrom(aVisit({ pages: [titled(['Studio'])] }), ofKind('localBusiness')));
    expect(baker).not.toMatch(/comparison|alternatives|explanation/);
    expect(baker.split('\n')).toHaveLength(3);
    expect(scoreOf(audit, site(titled(ALL.filter((title) => !title.startsWith('Alternatives')))))).toBe(1);
    expect(scoreOf(audit, site(titled(ALL.filter((title) => !/^Alternatives|^Case/.test(title)))))).toBeLessThan(1);
  });

  it('headings without a text promise nothing', () => {
    expect(
      scoreOf(
        audit,
        site(
          page(
            'Kilns',
            ALL.flatMap((title) => section(title, 'Soon.')),
            { pageType: 'product' },
          ),
        ),
      ),
    ).toBe(0);
  });

  it('takes folded questions for questions and answers, and a customer who is quoted by name for proof', () => {
    const blocks = ['Is it safe?', 'Does it smell?', 'Is it loud?'].flatMap((text) => [
      { kind: 'summary' as const, text },
      paragraph(TEXT),
    ]);
    const praise = quote('It takes me eleven minutes.', { attribution: 'Priya Nair, general manager' });
    const offers = [{ href: 'https://acme.test/pricing', text: 'Pricing', rel: [], region: 'nav' as const, block: -1, internal: true }];
    const home = aPage({
      document: { pageType: 'home', blocks: [heading(1, 'Kilns'), paragraph(TEXT), ...blocks, praise], links: offers },
    });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [home] }), buildCorpus))).not.toMatch(/questions and answers|proof/);
    const silent = aPage({ document: { pageType: 'home', blocks: [heading(1, 'Kilns'), paragraph(TEXT)], links: offers } });
    expect(findingsOf(audit, gatheredFrom(aVisit({ pages: [silent] }), buildCorpus))).toMatch(
      /questions and answers[\s\S]*customer reviews or case studies/,
    );
  });
  it('is unmeasured in a language without word lists', () =>
    expect(verdictOf(audit, site(titled(['Piec'], 'fi'))).state).toBe('unmeasured'));
});
