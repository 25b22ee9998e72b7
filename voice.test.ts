import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assessment } from '@citelight/contracts/assessment';
import { describe, expect, it } from 'vitest';
import { BRACKETED_ADDRESS, MOST_WORDS, STILTED, sentencesOf, VERBS, wordsIn } from './packages/engine/src/audits/testing-voice.ts';

/** How the product speaks, in every text of its sources and in whole reports (what a program can tell of the voice guide). */

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.|testing|language\/|node_modules/.test(file))
    .sort();

/** Texts of some length in a source: literals, and lines of JSX. Comments are left out. */
function textsOf(source: string, file: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .flatMap((line) => {
      const literals = [...line.matchAll(/'(?:[^'\\\n]|\\.){12,}'|"[^"\n]{12,}"|`[^`\n]{12,}`|>[^<>{}\n]{12,}</g)].map(([text]) => text);
      const isJsx = file.endsWith('.tsx') && /^\s+[A-Z][^=;]{12,}$/.test(line);
      return isJsx ? [...literals, line] : literals;
    })
    .filter((text) => /[a-z] [a-z]/i.test(text) && !/Mozilla|<script/.test(text));
}

describe('every text of the product', () => {
  const sources = [
    ...files('packages/engine/src/{audits,compare,crawl,documents,fixes,logs,opportunities,scoring,topics}/**/*.ts'),
    ...files('packages/{cli,contracts,mcp,visibility}/src/**/*.ts'),
    ...files('packages/server/src/**/*.ts'),
    ...files('packages/web/src/**/*.{ts,tsx}'),
  ];
  it.each(sources)('%s: no stilted phrase, no address in brackets', (file) => {
    for (const text of textsOf(read(file), file)) {
      expect(text).not.toMatch(STILTED);
      expect(text).not.toMatch(BRACKETED_ADDRESS);
    }
  });
});

describe('content opportunities', () => {
  it.each(files('packages/engine/src/opportunities/*.ts'))('%s: titles begin with an imperative', (file) => {
    const titles = [...read(file).matchAll(/^\s+title: (?:[^\n`']*\? )?[`']([A-Z][^`'\n]*)/gm)].map(([, title = '']) => title);
    for (const title of titles) expect(title).toMatch(VERBS);
  });
});

describe.each(files('packages/engine/test/golden/*.assessment.json'))('the report %s', (file) => {
  const report = JSON.parse(read(file)) as Assessment;
  const { recommendations, opportunities, audits, keywords } = report;

  it('advises in imperatives, with a count where pages are counted', () => {
    for (const { title } of [...recommendations, ...opportunities]) expect(title).toMatch(VERBS);
    for (const { title } of recommendations) expect(title).not.toMatch(/\b(?:on|of|to|from|over) (?:pages|articles)\b/);
    for (const step of opportunities.flatMap(({ actionSteps }) => actionSteps))
      expect(step).toMatch(/^(?:If |Ask |Below |Choose |[A-Z][a-z]+ )/);
  });

  it('says everything in short sentences, addresses apart from them, points with one decimal', () => {
    const texts = [
      ...[report.summary, ...report.strengths, ...report.weaknesses],
      ...recommendations.flatMap(({ title, description, impact }) => [title, description, impact]),
      ...audits.flatMap(({ findings, because }) => [because ?? '', ...findings.map(({ what }) => what)]),
      ...opportunities.flatMap((one) => [one.title, one.description, one.estimatedImpact, ...one.actionSteps]),
      ...keywords.missingTopics.map(({ reasoning }) => reasoning),
      ...keywords.topicOpportunities.flatMap((one) => [one.currentCoverage, one.recommendedExpansion]),
      ...keywords.keywordGaps.flatMap((one) => [one.recommendation, one.competitorCoverage]),
      ...report.notMeasured.map(({ because }) => because),
    ];
    for (const text of texts) {
      const ours = text.replace(/“[^“”]*”/g, '“…”');
      expect(ours).not.toMatch(STILTED);
      expect(ours).not.toMatch(BRACKETED_ADDRESS);
      expect(ours).not.toMatch(/\d\.\d\d+ points|\d %/);
      for (const sentence of sentencesOf(text)) expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});
