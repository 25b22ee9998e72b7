import type { TestSite } from './test-site.ts';

/** A site whose pages hold nothing but a script: what it says can be read only where scripts run. */

const HOST = 'tidewatch.test';
const origin = `http://${HOST}`;

const CONTENT: Record<string, { title: string; html: string }> = {
  '/': {
    title: 'Tidewatch: tide tables for small harbours',
    html: `<h1>Tide tables for small harbours</h1><p>Tidewatch computes high and low water for 312 small harbours in Britain and Ireland, from the harmonic constants of the nearest gauge. A table for one harbour and one month is free.</p>
<h2>How accurate are the tables?</h2><p>In 2025 we compared 4,380 predictions with the gauges at Padstow, Oban and Dingle: the mean error was 4 minutes and 9 centimetres. In strong wind from the west expect water 20 to 40 centimetres higher.</p>
<h2>What does it cost?</h2><p>One harbour is free. All harbours for a year cost £18. Clubs pay £4 a member.</p>
<p><a href="/harbours">Find your harbour</a> or read <a href="/method">how the tables are made</a>.</p>`,
  },
  '/harbours': {
    title: 'Harbours | Tidewatch',
    html: `<h1>Harbours</h1><p>Tables for 312 harbours, sorted by coast.</p><ul><li><a href="/harbours/padstow">Padstow</a></li><li><a href="/harbours/oban">Oban</a></li></ul>`,
  },
  '/harbours/padstow': {
    title: 'Tide times for Padstow | Tidewatch',
    html: `<h1>Tide times for Padstow</h1><p>High water at Padstow on 21 November 2026 is at 06:42 (6.9 m) and 19:05 (6.6 m). The bar can be crossed from two hours before to two hours after high water.</p><table><thead><tr><th>Day</th><th>High</th><th>Low</th></tr></thead><tbody><tr><td>21 November</td><td>06:42</td><td>12:51</td></tr><tr><td>22 November</td><td>07:31</td><td>13:40</td></tr></tbody></table>`,
  },
  '/harbours/oban': {
    title: 'Tide times for Oban | Tidewatch',
    html: `<h1>Tide times for Oban</h1><p>High water at Oban on 21 November 2026 is at 08:12 (3.8 m) and 20:33 (3.6 m). The stream in the Sound of Kerrera turns an hour before.</p>`,
  },
  '/method': {
    title: 'How the tables are made | Tidewatch',
    html: `<h1>How the tables are made</h1><p>A tide is a sum of waves. For each harbour we take the constants of 37 waves from the nearest gauge, correct for the nodal cycle of 18.6 years, and add them up for every minute of the year.</p><p>By Morag Sinclair, oceanographer. Published 3 May 2026.</p>`,
  },
};

const shell = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tidewatch</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="app"></div><noscript>Please enable JavaScript to use this site.</noscript><script src="/app.js"></script></body>
</html>
`;

const app = `const pages = ${JSON.stringify(CONTENT)};
const page = pages[location.pathname] ?? { title: 'Not found', html: '<h1>Not found</h1>' };
document.title = page.title;
document.getElementById('app').innerHTML =
  '<header><nav><a href="/">Tidewatch</a> <a href="/harbours">Harbours</a> <a href="/method">Method</a></nav></header><main>' + page.html + '</main>';
`;

export const scriptOnlySite: TestSite = {
  host: HOST,
  origin,
  pages: {
    ...Object.fromEntries(Object.keys(CONTENT).map((path) => [path, shell])),
    '/app.js': app,
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.txt\n`,
    '/sitemap.txt': Object.keys(CONTENT)
      .map((path) => origin + path)
      .join('\n'),
  },
};
