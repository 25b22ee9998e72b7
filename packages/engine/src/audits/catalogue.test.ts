import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTOR_IDS, FACTORS, type FactorId } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { indexOf, indexPath } from '../../scripts/factor-index.ts';
import { CATALOGUE } from './catalogue.ts';
import { countedFix, splitFix } from './fix-text.ts';
import { BRACKETED_ADDRESS, MOST_WORDS, STILTED, sentencesOf, VERBS, wordsIn } from './testing-voice.ts';

const kebab = (factor: FactorId) => factor.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The strength of the evidence bounds the weight (engine.md, section 2). */
const MOST: Record<(typeof CATALOGUE)[number]['tier'], number> = { V: 6, X: 5, O: 6, P: 4 };
/** What has no published effect weighs nothing. */
const FOR_INFORMATION = ['crawler-access/training-crawlers', 'crawler-access/llms-txt', 'crawler-access/usage-terms'];

/** The file that defines each id, without its ending. */
const FILES = new Map(
  globSync('*/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}id: '([a-z-]+\/[a-z0-9-]+)'/gm)].map(
        ([, id]) => [id, file.slice(0, -3)] as const,
      ),
    ),
);

describe('the catalogue', () => {
  it('has every id once', () => {
    const ids = CATALOGUE.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  const begun = FACTOR_IDS.filter((id) => CATALOGUE.some(({ factor }) => factor === id));
  it.each(begun)('%s: its audits sum to the weight of the factor', (factor) => {
    const weights = CATALOGUE.filter((audit) => audit.factor === factor).map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(FACTORS[factor].weight, 9);
  });

  it('leaves nothing out that a factor’s folder defines', () => {
    expect([...FILES.keys()].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
  });

  it.each(FACTOR_IDS)('%s: its list is what `npm run docs` writes', (factor) => {
    expect(indexOf(factor)).toBe(readFileSync(indexPath(factor), 'utf8'));
  });

  it('says which audits judge something else than the contents of pages', () => {
    const ofDelivery = CATALOGUE.filter(({ judges }) => judges === 'delivery').map(({ id }) => id);
    expect(ofDelivery.filter((id) => !id.startsWith('crawler-access/'))).toEqual([
      'content-extraction/main-text-in-raw-html',
      'content-extraction/same-raw-and-rendered',
      'content-extraction/no-wall',
      'authority-trust/secure-transport',
    ]);
    const crawlerAccess = CATALOGUE.filter(({ factor }) => factor === 'crawlerAccess').map(({ id }) => id);
    expect(ofDelivery).toEqual(expect.arrayContaining(crawlerAccess));
  });

  it('weighs nothing that is for information only', () => {
    expect(
      CATALOGUE.filter(({ weight }) => weight === 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(FOR_INFORMATION.sort());
  });

  describe.each(CATALOGUE.map((audit) => [audit.id, audit] as const))('%s', (id, audit) => {
    it('is named after its factor and has a test beside it', () => {
      expect(id.startsWith(`${kebab(audit.factor)}/`)).toBe(true);
      expect(FILES.get(id)?.startsWith(`${kebab(audit.factor)}/`)).toBe(true);
      expect(existsSync(join(import.meta.dirname, `${FILES.get(id)}.test.ts`)), `${FILES.get(id)}.test.ts`).toBe(true);
    });

    it('weighs no more than its evidence bears', () => {
      expect(audit.weight).toBeGreaterThanOrEqual(0);
      expect(audit.weight).toBeLessThanOrEqual(MOST[audit.tier]);
    });

    it('speaks plainly: an imperative to begin with, short sentences, no address inside them', () => {
      expect(audit.fix).toMatch(VERBS);
      expect(splitFix(countedFix(audit.fix, null)).title.length).toBeLessThan(80);
      expect(countedFix(audit.fix, { applicable: 3, faultless: 1 })).not.toMatch(/[{}]/);
      for (const text of [audit.title, audit.failTitle, audit.fix, audit.why, audit.contested ?? '']) {
        expect(text).not.toMatch(STILTED);
        expect(text).not.toMatch(BRACKETED_ADDRESS);
        for (const sentence of sentencesOf(text)) expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
      }
    });

    it('says what it asks, why, what to do and on what grounds', () => {
      for (const text of [audit.title, audit.failTitle]) expect(text).toMatch(/^.{8,100}[^.]$/u);
      for (const text of [audit.why, audit.fix]) expect(text).toMatch(/^.{20,500}[.”)]$/u);
      expect(audit.sources.length).toBeGreaterThan(0);
      for (const { title, url } of audit.sources) {
        expect(title.length).toBeGreaterThan(3);
        expect(new URL(url).protocol).toBe('https:');
      }
    });
  });
});
