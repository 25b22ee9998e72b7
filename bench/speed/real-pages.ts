import { atMost, type Figure, figure, median, notMeasured } from '../figures.ts';
import { corpusFolders, largestSites, NO_CORPUS, serveCorpus } from '../reality/corpus.ts';
import { inTurn } from './in-turn.ts';
import { measure } from './measure.ts';

const SITES = 3;
const PAGES = 200;
const LARGE = 80;
/** Of the minimal crawler's, on real pages. */
const GOAL = 3.2;

/** CPU and wall of the command beside the minimal crawler on the largest real sites with many pages that teach or sell (`REALITY_CORPUS`, `REALITY_SITES`), in turn. */
export async function realPages({
  runs,
  log,
  minimal,
  command,
}: {
  runs: number;
  log: (line: string) => void;
  minimal: string;
  command: string;
}): Promise<Figure[]> {
  const folders = corpusFolders();
  if (!folders) return [notMeasured('CPU against the minimal crawler, real pages', NO_CORPUS)];
  const server = await serveCorpus(folders.corpus, folders.unpacked);
  try {
    const figures: Figure[] = [];
    const ratios: { cpu: number; wall: number }[] = [];
    for (const { name, host, start, pages } of largestSites(folders, LARGE)) {
      if (ratios.length === SITES) break;
      const most = Math.min(PAGES, pages);
      log(`${name}: ${most} pages, ${runs} runs each in turn`);
      const url = `http://${host}${start}`;
      const [base, ours] = await inTurn(runs, [
        () => measure([minimal, url, `${most}`, `${server.port}`]),
        () =>
          measure([command, 'assess', url, '--pages', `${most}`, '--no-render', '--json', '--resolve', `${host}=127.0.0.1:${server.port}`]),
      ]);
      if (!base || !ours) continue;
      const least = (JSON.parse(base.stdout) as { fetched: number }).fetched;
      const fetched = (JSON.parse(ours.stdout) as { crawl: { pagesFetched: number } }).crawl.pagesFetched;
      if (Math.min(least, fetched) < LARGE) {
        log(`${name}: links lead to ${least} and ${fetched} pages only, so it is left out`);
        continue;
      }
      ratios.push({ cpu: ours.cpu / base.cpu, wall: ours.wall / base.wall });
      figures.push(
        figure(`${name}: CPU against the minimal crawler`, ours.cpu / base.cpu, '×'),
        figure(`${name}: wall against the minimal crawler`, ours.wall / base.wall, '×'),
      );
    }
    return [
      ...figures,
      atMost('CPU against the minimal crawler, real pages, median', median(ratios.map(({ cpu }) => cpu)), GOAL, '×'),
      atMost('wall against the minimal crawler, real pages, median', median(ratios.map(({ wall }) => wall)), GOAL, '×'),
    ];
  } finally {
    server.stop();
  }
}
