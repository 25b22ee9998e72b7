import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, prose } from './testing-site.ts';

describe('tasks of a manual', () => {
  const steps =
    'Choose the file in the menu. The program reads all records of it. Then check the list that it shows, and keep what is right.';
  const manual = (lang: string, headings: readonly string[], below = `${steps} ${steps}`) =>
    buildCorpus(
      ['Kiln records', 'Firing curves', 'Glaze recipes', 'Sensors'].map((title, at) =>
        page(title, at === 1 ? headings.flatMap((text) => [heading(2, text), paragraph(below)]) : [paragraph(prose(60))], {
          ...{ pageType: 'docs', lang, detectedLanguage: lang, title: `${title} | KilnLog`, mainChars: 900 },
          links: ['Kiln records', 'Firing curves', 'Glaze recipes', 'Sensors'].map((text) => ({
            ...{ href: `https://acme.test/${text.toLowerCase().replaceAll(' ', '-')}`, text, rel: [], internal: true },
            ...{ region: 'nav' as const, block: -1 },
          })),
        }),
      ),
      0,
    ).questions.filter(({ asks }) => asks === 'steps');

  it.each([
    ['en', 'Importing records from KilnBook', 'how to import records from KilnBook'],
    ['en', 'Export firing curves', 'how to export firing curves'],
    ['de', 'Glaze recipes importieren', 'Glaze recipes importieren'],
    ['es', 'Exportar firing curves', 'cómo exportar firing curves'],
    ['fr', 'Importer les glaze recipes', 'comment importer les glaze recipes'],
    ['ru', 'Удалить firing curves', 'как удалить firing curves'],
  ])('(%s) %s', (lang, text, question) =>
    expect(manual(lang, [text])).toContainEqual(expect.objectContaining({ question, origin: 'typed', coverage: 'answered' })),
  );

  it('steps of one tutorial are no tasks, nor is what names nothing of the site', () => {
    const [first, second, third] = ['Export firing curves', 'Import glaze recipes', 'Delete old kiln records'];
    expect(manual('en', [first, second]).map(({ question }) => question)).toEqual([
      'how to export firing curves',
      'how to import glaze recipes',
    ]);
    expect(manual('en', [first, second, third])).toEqual([]);
    expect(manual('en', ['Run the app minimized', 'Export firing'])).toEqual([]);
  });

  it('the headline of a page is a task, whatever it is done to', () => {
    const named = (title: string) =>
      buildCorpus(
        ['Kiln records', 'Firing curves', title].map((text) =>
          page(text, [paragraph(`${steps} ${steps}`)], {
            ...{ pageType: 'docs', lang: 'en', detectedLanguage: 'en', title: `${text} | KilnLog`, mainChars: 900 },
          }),
        ),
        0,
      ).questions.map(({ question }) => question);
    expect(named('Run the app minimized')).toContain('how to run the app minimized');
  });

  it('a heading with a few words below it is a task only touched; no verb, a pronoun or a clause is none', () => {
    const touched = 'You can do this in the settings of the program, as you will surely find.';
    expect(manual('en', ['Export firing curves'], touched)).toContainEqual(expect.objectContaining({ coverage: 'mentioned' }));
    expect(manual('en', ['Overview of firing curves', 'Export it', 'Delete this', 'Firing'])).toEqual([]);
  });
});
