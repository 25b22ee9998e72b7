import { describe, expect, it } from 'vitest';
import { heading, listItem, paragraph } from '../audits/testing.ts';
import { buildCorpus } from './build-corpus.ts';
import { page, prose } from './testing-site.ts';

describe('typed evidence', () => {
  const ask =
    (text: string, ...more: ReturnType<typeof paragraph>[]) =>
    (question: string) =>
      buildCorpus([page('Kilns', [heading(2, 'Kilns'), paragraph(text), ...more])], 0).ask(question, 'en').coverage;

  it.each([
    ['How much do kilns cost?', 'Kilns cost 900 euros and more.', 'Kilns are not cheap, and good ones are dear.'],
    ['How long do kilns take?', 'Kilns take 8 hours for a firing.', 'Kilns take their time, as everybody knows.'],
    ['What are kilns?', 'A kiln is an oven that fires clay until it is hard.', 'Kilns stood in every village in those days.'],
  ])('%s', (question, answer, mention) => {
    expect(ask(answer)(question)).toBe('answered');
    expect(ask(mention)(question)).toBe('mentioned');
    expect(ask('Nothing here but clouds and a long afternoon.')(question.replace('kilns', 'lathes'))).toBe('missing');
  });

  it('steps are a list below a heading that names the task, not only the thing', () => {
    const steps = ['Load it.', 'Close it.', 'Heat it.'].map((text) => listItem(text));
    const firing = (name: string) =>
      buildCorpus([page('Pottery', [heading(2, name), paragraph('In use, told in order.'), ...steps])], 0).ask('How do I use kilns?', 'en');
    expect(firing('How to use kilns').coverage).toBe('answered');
    expect(firing('Kilns').coverage).toBe('mentioned');
  });
});

it('a site in two languages is read in that of its start page, though each has a start page of its own', () => {
  const inTongue = (folder: string, lang: string) =>
    ['', 'a', 'b'].map((path) =>
      page('Acme', [paragraph(prose(40))], {
        ...{ url: `https://acme.test/${folder}${path}`, pageType: path === '' ? 'home' : 'other' },
        ...{ lang, detectedLanguage: lang, mainChars: 400 },
      }),
    );
  expect(buildCorpus([...inTongue('', 'pl'), ...inTongue('en/', 'en')], 0).language).toBe('pl');
});
