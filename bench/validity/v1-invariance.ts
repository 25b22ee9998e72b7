import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Visit } from '../../packages/engine/src/artifacts/visit.ts';
import { builtSites, TEST_SITES, withPages } from './fixtures/sites.ts';
import { assess, differences, scoreVisit, visitOffline } from './offline.ts';
import { hashOf, seeded, shuffled } from './random.ts';
import { type Result, type Size, Tally, thin } from './result.ts';
import { REWRITINGS } from './rewrite.ts';

/** V1 invariance: the same page written otherwise, crawled in another order, judged elsewhere. The difference is exactly 0, in each audit. */
export async function invariance(size: Size): Promise<Result> {
  const all = [...builtSites(), ...TEST_SITES];
  const sites = size === 'quick' ? [all[2], all[6]].flatMap((site) => site ?? []) : size === 'short' ? thin(all, 2) : all;
  const written = new Tally();
  const ordered = new Tally();
  for (const site of sites) {
    const before = await assess(site);
    const same = async (tally: Tally, what: string, after: ReturnType<typeof scoreVisit>) => {
      const changed = differences(before, after);
      tally.check(changed === '' && after.overall === before.overall, () => `V1 ${site.origin}, ${what}: ${changed}`);
    };
    for (const [name, write] of Object.entries(REWRITINGS)) await same(written, name, await assess(withPages(site, (html) => write(html))));
    for (const seed of size === 'full' ? [1, 2, 3, 4, 5, 6] : [1, 2]) {
      await same(ordered, `answers arrive in order ${seed}`, await assess(site, { turns: (url) => hashOf(url, seed) % 7 }));
      await same(ordered, `lists of the visit in order ${seed}`, scoreVisit(shuffledVisit(await visitOffline(site), seed)));
    }
  }
  const places = size === 'quick' ? null : await elsewhere(size);
  return {
    figures: [
      written.held('V1 written otherwise (15 ways), difference exactly 0', 100),
      ordered.held('V1 crawled in another order, difference exactly 0', 100),
      ...(places ? [places.held('V1 other time zones and locales, the same bytes', 100)] : []),
    ],
    failures: [...written.failures, ...ordered.failures, ...(places?.failures ?? [])],
  };
}

function shuffledVisit(visit: Visit, seed: number): Visit {
  const random = seeded(seed);
  const list = <T>(items: readonly T[]) => shuffled(items, random);
  return {
    ...visit,
    pages: list(visit.pages),
    sitemaps: list(visit.sitemaps),
    edge: list(visit.edge),
    linkChecks: list(visit.linkChecks),
    skipped: list(visit.skipped),
  };
}

const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Australia/Lord_Howe', 'America/Los_Angeles', 'Africa/Casablanca'];
const LOCALES = ['C', 'tr_TR.UTF-8', 'ar_EG.UTF-8', 'de_DE.UTF-8', 'ja_JP.UTF-8', 'lt_LT.UTF-8'];

/** The clock and the language of the machine belong to a process: each pair gets one of its own. */
async function elsewhere(size: Size): Promise<Tally> {
  const pairs = ZONES.flatMap((zone, row) =>
    LOCALES.flatMap((locale, column) => (size === 'full' || row === column ? [{ zone, locale }] : [])),
  );
  const tally = new Tally();
  const run = promisify(execFile);
  let first: string | null = null;
  for (const { zone, locale } of pairs) {
    const env = { ...process.env, TZ: zone, LC_ALL: locale, LANG: locale };
    const { stdout } = await run(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'v1-elsewhere.ts')],
      { env },
    );
    const result = JSON.parse(stdout) as { sha256: string; timeZone: string; locale: string };
    if (result.timeZone !== zone) throw new Error(`the process does not live in ${zone} but in ${result.timeZone}`);
    first ??= result.sha256;
    tally.check(result.sha256 === first, () => `V1 ${zone}, ${locale}: other bytes`);
  }
  return tally;
}
