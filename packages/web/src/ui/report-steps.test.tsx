import { Progress } from '@citelight/contracts/assessment';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReportSteps } from './report-steps.tsx';

/** The lines of a running analysis, as a visitor reads them. */
const linesOf = (progress: object): string[] =>
  [
    ...renderToStaticMarkup(<ReportSteps report={{ status: 'processing', progress: Progress.parse(progress) }} />).matchAll(
      /<li.*?<\/li>/g,
    ),
  ].map(([line]) => line.replaceAll(/<[^>]+>/g, ''));

it.each([
  [
    { step: 'fetching', robots: { outcome: 'rules', aiRules: 0 }, sitemaps: 0, pagesFound: 1, pagesFetched: 1, pagesPlanned: 1 },
    ['robots.txt read: no rules for AI crawlers', '1 page found, no sitemap', '1 of 1 page read', 'Checks', 'Score'],
  ],
  [
    { step: 'judging', robots: { outcome: 'rules', aiRules: 2 }, sitemaps: 1, pagesFound: 30, pagesFetched: 25, pagesPlanned: 25 },
    [
      'robots.txt read: 2 rules for AI crawlers',
      '30 pages found, 1 sitemap read',
      '25 of 25 pages read',
      'Links and crawler access checked',
      'Scoring the site',
    ],
  ],
])('D8 the steps say what was found: %j', (progress, lines) => {
  expect(linesOf(progress)).toEqual(lines);
});
