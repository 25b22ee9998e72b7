import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assessment } from '@citelight/contracts';
import { openVisit } from '../../packages/engine/src/crawl/open-visit.ts';
import { gatherVisit } from '../../packages/engine/src/crawl/visit-site.ts';
import { createFetcher } from '../../packages/engine/src/fetch/fetcher.ts';
import { judgeVisit } from '../../packages/engine/src/scoring/judge-visit.ts';
import { type Figure, figure, median, notMeasured, type Suite } from '../figures.ts';
import { CHECKS, type Claim, claimsOf, keyOf, type Verdicts } from './claims.ts';
import { type CorpusSite, corpusFolders, NO_CORPUS, serveCorpus } from './corpus.ts';
import { rankingFigures } from './rankings.ts';
import { sheetOf } from './sheet.ts';

/**
 * What we claim about real published sites, beside what readers said about it. `REALITY_CORPUS` names the folder with the corpus's index.json and serve.mjs, `REALITY_SITES` the folder
 * with the unpacked sites; without them the suite is skipped. `REALITY_HALF=measure` reads the half that is kept for measuring, which is to be done twice at most.
 * `REALITY_RANKINGS` names files with readers' orders of the sites (names only, separated by commas), which the scores are compared with; by default those of two readers of the
 * tuning half.
 * It writes a sheet for a reader; the verdicts go into verdicts.json under the keys of the sheet. No text of a site is stored there.
 */
const PAGES = 60;
const VERDICTS = join(import.meta.dirname, 'verdicts.json');
/** Two readers ranked the tuning half blind, before anything was changed by it. */
const RANKINGS = ['a', 'b'].map((reader) => join(import.meta.dirname, `reader-${reader}.json`)).join(',');
const SHEET = join(import.meta.dirname, '..', '..', '.cache', 'bench', 'reality.md');
/** Sites of so many content pages must yield something. */
const CONTENT_PAGES = 10;

export const reality: Suite = async ({ log }) => {
  const { REALITY_HALF: half = 'tune', REALITY_RANKINGS: rankings = RANKINGS } = process.env;
  const folders = corpusFolders();
  if (!folders || !existsSync(folders.unpacked)) return [notMeasured('Claims about real sites', NO_CORPUS)];
  const { corpus, unpacked } = folders;
  const { sites } = JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8')) as { sites: CorpusSite[] };
  const chosen = sites.filter((site) => site.half === half && existsSync(join(unpacked, site.name)));
  const server = await serveCorpus(corpus, unpacked);
  try {
    const verdicts = JSON.parse(readFileSync(VERDICTS, 'utf8')) as Verdicts;
    const read: { site: CorpusSite; assessment: Assessment; claims: Claim[] }[] = [];
    for (const site of chosen) {
      const fetcher = createFetcher({ resolve: { [site.host]: `127.0.0.1:${server.port}` } });
      const packed = await gatherVisit({ url: `http://${site.host}${site.start}`, fetcher, maxPages: PAGES, render: false, now: Date.now });
      await fetcher.close();
      const assessment = judgeVisit(openVisit(packed));
      read.push({ site, assessment, claims: claimsOf(site.name, assessment) });
      log(
        `${site.name}: ${assessment.topics.length} topics, ${assessment.questions.length} questions, ${assessment.opportunities.length} opportunities`,
      );
    }
    mkdirSync(join(SHEET, '..'), { recursive: true });
    writeFileSync(SHEET, read.map(({ site, assessment, claims }) => sheetOf(site.name, assessment, claims, verdicts)).join('\n'));
    log(`sheet for a reader: ${SHEET}`);
    const large = read.filter(({ assessment }) => assessment.pages.filter(({ wordCount }) => wordCount >= 100).length >= CONTENT_PAGES);
    const yields = (name: string, of: (one: (typeof read)[number]) => number): Figure =>
      figure(`${name} of sites with ten or more content pages, median`, large.length > 0 ? median(large.map(of)) : 0, '');
    return [
      figure('Sites read', read.length, 'sites'),
      ...CHECKS.flatMap((check): Figure[] => {
        const outcomes = read.flatMap(({ claims }) =>
          claims.filter((claim) => claim.check === check).map((claim) => verdicts[keyOf(claim)]),
        );
        const right = outcomes.filter((one) => one === 'right').length;
        const judged = outcomes.filter((one) => one !== undefined).length;
        return [
          figure(`${check}: right`, right, ''),
          figure(`${check}: wrong`, judged - right, ''),
          figure(`${check}: not yet judged`, outcomes.length - judged, ''),
          // What turned since it was judged: a wrong claim that is no longer made is a gain, a right one a loss.
          ...(['wrong', 'right'] as const).map((verdict) =>
            figure(`${check}: judged ${verdict}, no longer said`, gone(read, check, verdicts, verdict), ''),
          ),
        ];
      }),
      yields('Topics', ({ assessment }) => assessment.topics.length),
      yields('Questions', ({ assessment }) => assessment.questions.length),
      yields('Opportunities', ({ assessment }) => assessment.opportunities.length),
      ...(rankings
        ? rankingFigures(
            rankings,
            read.map(({ site, assessment }) => ({ name: site.name, assessment })),
          )
        : []),
    ];
  } finally {
    server.stop();
  }
};

/** Claims of a check about the sites read that a reader judged before, and that are not made any more. */
function gone(
  read: readonly { site: CorpusSite; claims: readonly Claim[] }[],
  check: Claim['check'],
  verdicts: Verdicts,
  verdict: 'wrong' | 'right',
): number {
  const claimed = new Set(read.flatMap(({ claims }) => claims.map(keyOf)));
  return read.flatMap(({ site }) =>
    Object.entries(verdicts).filter(
      ([key, one]) => key.startsWith(`${site.name} ${check} `) && one.startsWith(verdict) && !claimed.has(key),
    ),
  ).length;
}
