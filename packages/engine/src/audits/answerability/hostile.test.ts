import { expect, test } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import { structuredData } from '../structured-data/index.ts';
import { aPage, aVisit, type BlockDraft, gatheredFrom, gatheredPages, heading, jsonLd, paragraph } from '../testing.ts';
import { answerability } from './index.ts';

/** Blocks as long and as many as extraction lets through (CAPS), filled to make matching slow. */
const FILLS = [
  '1. a ',
  '1, ',
  '1,111',
  '(A 19',
  'according to ',
  '“',
  '" a b c d e ',
  'A is a ',
  'a.',
  'e.g. ',
  '«A B',
  'X '.repeat(3),
  '(1) a (2) b ',
  'Dr. Ab Cd ',
  '年',
  '根据',
  '「あ',
  'とは',
  '。',
  'و',
  'هو ',
  '\u0301',
  '😀',
  '12:',
];

test.each(FILLS)(
  'stays fast on %j',
  (fill) => {
    const long = fill.repeat(Math.ceil(8000 / fill.length)).slice(0, 8000);
    for (const lang of ['en', 'ja', 'ar']) {
      const blocks: BlockDraft[] = [
        heading(1, long.slice(0, 400)),
        ...Array.from({ length: 10 }, (_, at) => paragraph(`${long}${at}`)),
        heading(2, long),
      ];
      const page = aPage({
        document: {
          lang,
          detectedLanguage: lang,
          links: [],
          title: long.slice(0, 300),
          blocks,
          jsonLd: [jsonLd({ '@type': 'Article', headline: long, author: long, offers: { '@type': 'Offer', price: long } })],
        },
      });
      // How fast topics are found is tested with them.
      const gathered = gatheredFrom(aVisit({ pages: [page] }), buildCorpus([], 0));
      for (const audit of [...answerability, ...structuredData]) {
        const verdict = audit.run(gathered);
        if (verdict.state === 'scored') expect(verdict.score >= 0 && verdict.score <= 1, audit.id).toBe(true);
      }
    }
  },
  20_000,
);

test('judges as many blocks as there can be within the time of a test', () => {
  const blocks = Array.from({ length: 3000 }, (_, at) =>
    at % 3 === 0
      ? heading(2, `What is a kiln ${at}?`)
      : paragraph(`A kiln${at} is a machine that burns ${at} pots, and this is what it does in 2024.`),
  );
  const gathered = gatheredPages(aPage({ document: { title: 'Kilns', links: [], blocks } }));
  for (const audit of [...answerability, ...structuredData]) audit.run(gathered);
});
