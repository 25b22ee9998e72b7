import { type Figure, figure } from '../figures.ts';
import { type Ran, runTests } from '../suite.ts';

/** The behaviours of hostile servers, H01 to H52: each is tests of the suite with its name in their titles; here they run, counted and measured. */

const NAMES: Readonly<Record<string, string>> = {
  H01: 'accepts and never sends',
  H02: 'a head that trickles',
  H03: 'a body that trickles',
  H04: 'an endless body',
  H05: 'an endless head',
  H06: '10,000 header lines',
  H07: 'malformed header lines',
  H08: 'malformed status lines',
  H09: 'floods of 1xx',
  H10: '101 Switching Protocols',
  H11: 'a body cut short',
  H12: 'lengths that lie',
  H13: 'length and chunks',
  H14: 'malformed chunks',
  H15: 'endless extensions and trailers',
  H16: 'resets and half closes',
  H17: 'bombs in four encodings',
  H18: 'nested encodings',
  H19: 'encodings that lie',
  H20: 'compressed bodies that are broken',
  H21: 'circles of redirects',
  H22: 'a cookie wall',
  H23: 'answers without a page',
  H24: 'error statuses',
  H25: 'Retry-After',
  H26: '503, then 200',
  H27: 'soft 404',
  H28: 'TLS failures',
  H29: 'HTTP/2 only',
  H30: 'character encodings',
  H31: 'invalid text and NUL',
  H32: 'binary as HTML',
  H33: 'nothing, or one byte',
  H34: 'deep nesting',
  H35: 'many of everything',
  H36: 'broken markup',
  H37: 'tree construction and tokenizing',
  H38: 'bait for patterns',
  H39: 'hostile JSON-LD',
  H40: 'circles of canonical, language and base',
  H41: 'endless addresses',
  H42: 'endless host names',
  H43: 'robots.txt',
  H44: 'sitemaps',
  H45: 'XML attacks',
  H46: 'refreshes and scripts',
  H47: 'odd texts stay text',
  H48: 'hostile headers',
  H49: 'impossible dates',
  H50: 'down in the middle',
  H51: '1,000 hostile pages in a row',
  H52: 'hostile beside honest crawls',
};

const FILES = ['packages/engine/test', 'packages/engine/src/crawl', 'packages/engine/src/fetch', 'packages/cli/test'];
const MOST_MIB = 512;

const rowOf = (id: string, name: string, ran: readonly Ran[]): Figure => {
  const failed = ran.filter(({ passed }) => !passed).length;
  const seconds = ran.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const peaks = ran.flatMap(({ peakMiB }) => peakMiB ?? []);
  const peak = peaks.length > 0 ? Math.max(...peaks) : null;
  return {
    name: `${id} ${name}`,
    value: `${ran.length - failed} of ${ran.length} in ${seconds.toFixed(1)} s, ${peak === null ? 'memory not measured' : `${Math.round(peak)} MiB`}`,
    unit: '',
    goal: `all, ≤ ${MOST_MIB} MiB`,
    met: ran.length > 0 && failed === 0 && (peak ?? 0) <= MOST_MIB,
  };
};

export async function behaviours(log: (line: string) => void): Promise<Figure[]> {
  process.env.PEAK_MEMORY = 'on';
  const ran = await runTests(['--project', 'smoke', '--project', 'unit', ...FILES, '-t', '\\bH\\d\\d\\b']);
  delete process.env.PEAK_MEMORY;
  for (const { title } of ran.filter(({ passed }) => !passed)) log(`failed: ${title}`);
  const rows = Object.entries(NAMES).map(([id, name]) =>
    rowOf(
      id,
      name,
      ran.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title)),
    ),
  );
  return [figure('tests of hostile servers and pages', ran.length, ''), ...rows];
}
