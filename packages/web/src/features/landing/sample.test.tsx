import { PublicReport } from '@citelight/contracts/api/site';
import { displayScore, FACTOR_IDS } from '@citelight/contracts/scores';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSampleReport } from '../../../scripts/sample/make-report.ts';
import { sampleReport } from '../../../scripts/sample/sample-report.ts';
import { documentsOf, filesOf } from '../../prerender/entry.tsx';
import { SiteLink } from '../../ui/site-text.tsx';

/** The engine reads two sites, where the report was not made yet. */
const PATIENCE_MS = 120_000;

let report: PublicReport;
beforeAll(async () => {
  report = await sampleReport();
}, PATIENCE_MS);

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const bodyOf = (name: string) => documentsOf(report).find((document) => document.name === name)?.body ?? '';

describe('the sample report', () => {
  it('L1 is a whole report by the contracts’ schema, and the same for the same sources', { timeout: PATIENCE_MS }, async () => {
    expect(PublicReport.safeParse(report).error).toBeUndefined();
    expect(report.report_data.analysis.partial).toBe(false);
    expect(report.competitor_analyses.map(({ accessible }) => accessible)).toEqual([true]);
    // A boolean: the difference of two reports would fill the screen.
    expect(JSON.stringify(await makeSampleReport()) === JSON.stringify(report)).toBe(true);
  });

  it('L1 shows what it is for: advice, a crawler that is kept out of a folder, and a competitor who wins a question', () => {
    const { recommendations, engines } = report.report_data.analysis;
    expect(recommendations.length).toBeGreaterThan(5);
    const barred = engines.filter(({ pages }) => pages.some(({ brokenLink }) => brokenLink === 'robots'));
    expect(barred.map(({ agent }) => agent)).toEqual(['OAI-SearchBot']);
    expect(report.competitor_analyses[0]?.gap_analysis.promptsLost).toBeGreaterThan(0);
  });

  it('L1 the landing page shows its figures, and the build holds it as a file', () => {
    const { analysis } = report.report_data;
    const shown = textOf(bodyOf('index.html'));
    expect(bodyOf('index.html')).toContain(`aria-label="Overall score: ${displayScore(analysis.overallScore)} of 100`);
    const [first] = analysis.recommendations;
    expect(shown).toContain(`${first?.title} +${first?.recoverablePoints.toFixed(1)} points`);
    const table = bodyOf('index.html').split('<table').at(2) ?? '';
    const scores = [...table.matchAll(/<td[^>]*><span[^>]*>(\d+)</g)].map(([, score]) => Number(score));
    const [rival] = report.competitor_analyses;
    const pairs = [[analysis.overallScore, rival?.overall_score], ...FACTOR_IDS.map((id) => [analysis.scores[id], rival?.scores[id]])];
    expect(scores).toEqual(pairs.flat().map((score) => displayScore(score ?? Number.NaN)));
    for (const host of ['lumen-lane.example', 'bright-row.example']) expect(shown.replaceAll(/ (?=example)/g, '')).toContain(host);
    expect(JSON.parse(filesOf(report)['sample-report.json'])).toEqual(report);
  });

  it('L1 /sample holds the report in its HTML, names the shop as ours, and leads to nothing that does not exist', () => {
    const body = bodyOf('sample.html');
    expect(textOf(body)).toContain('Lumen Lane is our demonstration shop');
    expect(textOf(body)).toContain(report.report_data.analysis.recommendations[3]?.title);
    // Before any script has run a click on a tab would be lost.
    expect([...body.matchAll(/<button[^>]*role="tab"[^>]*>/g)].map(([tab]) => /aria-disabled="true"/.test(tab))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const linkTo = (url: string) => renderToStaticMarkup(<SiteLink url={url} />).includes('href=');
    expect([report.website_url, 'https://example.org/', 'http://lumen-lane.test/'].map(linkTo)).toEqual([false, true, true]);
  });
});
