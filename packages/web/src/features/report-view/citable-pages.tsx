import type { ChainLink, EngineVerdict } from '@citelight/contracts/assessment';
import type { LastFetched } from '@citelight/contracts/crawler-activity';
import { Check, CircleCheck, Minus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DOT, formatInstant, formatShortDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { SiteLink } from '../../ui/site-text.tsx';

export const LINKS: Record<ChainLink, string> = {
  robots: 'robots.txt',
  edge: 'firewall',
  status: 'HTTP status',
  index: 'noindex',
  snippet: 'no snippet',
  content: 'no text',
};
/** Whether a crawler may train models is the owner's choice and has no part in being cited. */
const GROUPS: Record<EngineVerdict['purpose'], string> = {
  search: 'Search indexes',
  user: 'Visits on a user’s request',
  training: 'Model training: your choice, not needed to be cited',
};
const PURPOSES = ['search', 'user', 'training'] as const;
const COLUMNS = 6;

type Cell = EngineVerdict['pages'][number];
const LOOKS = {
  true: { icon: Check, look: 'bg-good-soft text-good', word: 'citable' },
  false: { icon: X, look: 'bg-poor-soft text-poor', word: 'not citable' },
  null: { icon: Minus, look: 'bg-sunken text-muted', word: 'unknown' },
};

const pathOf = (url: string) => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
};

type Fetch = { at: string; status: number | null };
const LastFetch = ({ of }: { of: Fetch | undefined }) => (
  <span className="basis-full text-center font-normal text-[0.6875rem] leading-tight">
    {of ? (
      <>
        <span className="sr-only">last fetched </span>
        {shortDay(of.at)}
      </>
    ) : (
      <>
        –<span className="sr-only"> not in your logs</span>
      </>
    )}
  </span>
);
const FetchSentence = ({ of }: { of: Fetch | undefined }) =>
  of
    ? `Last fetched ${formatInstant(of.at)}${of.status === null ? '' : `, status ${of.status}`}.`
    : 'Your logs show no fetch of this page.';

/** The pages that fewest engines can cite come first. */
function pagesOf(engines: readonly EngineVerdict[]): string[] {
  const broken = new Map<string, number>();
  for (const { pages } of engines)
    for (const { url, citable } of pages) broken.set(url, (broken.get(url) ?? 0) + (citable === false ? 1 : 0));
  return [...broken].sort((a, b) => b[1] - a[1]).map(([url]) => url);
}

const shortDay = (iso: string) => formatShortDay(new Date(iso)).replace(/, \d{4}$/, '');

/** When the crawlers last fetched the pages, by agent and URL. */
const fetchesOf = (fetched: LastFetched | undefined) =>
  new Map(fetched?.items.map(({ agent, url, ...fetch }) => [`${agent.toLowerCase()} ${url}`, fetch]));

const barred = ({ pages }: EngineVerdict): number => pages.filter(({ citable }) => citable === false).length;

/** `fetched`: what the site's logs say of the same pages. */
type Props = { engines: readonly EngineVerdict[]; fetched?: LastFetched | undefined };

/** One line where every page is open to every engine that cites; the grid where one is not, or where it is asked for. */
export function CitablePages({ engines, fetched }: Props) {
  const [whole, setWhole] = useState(false);
  const citing = engines.filter(({ purpose }) => purpose !== 'training');
  const count = pagesOf(citing).length;
  if (engines.length === 0) return <p className="text-muted text-sm">No engine could be judged.</p>;
  const isOpen = citing.length > 0 && citing.every(({ pages }) => pages.every(({ citable }) => citable === true));
  if (!isOpen) return <Grid engines={engines} fetched={fetched} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
          {count} of {count} {count === 1 ? 'page' : 'pages'} open to {citing.length} of {citing.length} engines
        </p>
        <Button variant="outline" size="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Hide the grid' : 'Show the grid'}
        </Button>
      </div>
      {whole && (
        <div className="mt-4">
          <Grid engines={engines} fetched={fetched} />
        </div>
      )}
    </>
  );
}

/** Engine against page, failures first: the chain from crawler to citation holds, or its first broken link is named. */
function Grid({ engines, fetched }: Props) {
  const [start, setStart] = useState(0);
  const [chosen, setChosen] = useState<{ engine: EngineVerdict; cell: Cell }>();
  const groups = PURPOSES.map((purpose) => ({
    title: GROUPS[purpose],
    rows: engines.filter((engine) => engine.purpose === purpose).sort((x, y) => barred(y) - barred(x)),
  })).filter(({ rows }) => rows.length > 0);
  const pages = useMemo(() => pagesOf(engines.filter(({ purpose }) => purpose !== 'training')), [engines]);
  const byPage = useMemo(
    () => new Map(engines.map((engine) => [engine.agent, new Map(engine.pages.map((cell) => [cell.url, cell]))])),
    [engines],
  );
  const fetches = useMemo(() => fetchesOf(fetched), [fetched]);
  const logs = fetched?.from && fetched.to ? { from: fetched.from, to: fetched.to } : null;
  const fetchOf = (agent: string, url: string) => fetches.get(`${agent.toLowerCase()} ${url}`);
  const shown = pages.slice(start, start + COLUMNS);
  return (
    <div>
      {pages.length > COLUMNS && (
        <div className="mb-3 flex flex-wrap items-center justify-end gap-2 text-sm">
          <span className="text-muted">
            Pages {start + 1} to {Math.min(start + COLUMNS, pages.length)} of {pages.length}
          </span>
          <Button variant="outline" size="sm" disabled={start === 0} onClick={() => setStart(start - COLUMNS)}>
            Previous pages
          </Button>
          <Button variant="outline" size="sm" disabled={start + COLUMNS >= pages.length} onClick={() => setStart(start + COLUMNS)}>
            Next pages
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Engines and pages" className="relative overflow-x-auto">
        <table className="w-full min-w-[40rem] table-fixed border-separate border-spacing-1 text-sm">
          <caption className="sr-only">Can this engine cite this page?</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 w-40 bg-panel text-left font-normal text-muted text-xs sm:w-44">
                Engine
              </th>
              {shown.map((url) => (
                <th key={url} scope="col" title={url} className="truncate pb-1 text-center font-mono font-normal text-muted text-xs">
                  <bdi>{pathOf(url)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={shown.length + 1} className="pt-2 pb-0.5 text-left font-medium text-muted text-xs">
                  <span className="sticky left-0">{title}</span>
                </th>
              </tr>
              {rows.map((engine) => (
                <tr key={engine.agent}>
                  <th scope="row" className="sticky left-0 bg-panel py-0.5 pr-1 text-left font-medium leading-tight">
                    <span className="block">{engine.product}</span>
                    <span className="block truncate font-normal text-muted text-xs">
                      {engine.pages.filter(({ citable }) => citable).length} of {engine.pages.length}
                      {DOT}
                      {engine.agent}
                    </span>
                  </th>
                  {shown.map((url) => {
                    const cell = byPage.get(engine.agent)?.get(url);
                    if (!cell) return <td key={url} />;
                    const { icon: Icon, look, word } = LOOKS[`${cell.citable}`];
                    const active = chosen?.cell === cell;
                    return (
                      <td key={url} className="p-0">
                        <button
                          type="button"
                          title={cell.because}
                          aria-pressed={active}
                          onClick={() => setChosen({ engine, cell })}
                          className={cn(
                            'flex w-full flex-wrap content-center items-center justify-center gap-x-1 rounded-sm px-1 text-xs',
                            logs ? 'h-13' : 'h-10',
                            look,
                            active && 'ring-2 ring-accent ring-inset',
                          )}
                        >
                          <Icon aria-hidden="true" className="size-4 shrink-0" />
                          {cell.brokenLink ? (
                            <span className="truncate">{LINKS[cell.brokenLink]}</span>
                          ) : (
                            <span className="sr-only">{word}</span>
                          )}
                          {logs && <LastFetch of={fetchOf(engine.agent, url)} />}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {logs && (
        <p className="mt-2 text-muted text-sm">
          Dates show when the crawler last fetched the page, according to your logs from {shortDay(logs.from)} to {shortDay(logs.to)}. A
          dash means that it did not.
        </p>
      )}
      <div role="status" className="mt-2 min-h-10 text-sm">
        {chosen ? (
          <p>
            <span className="font-medium">
              {chosen.engine.product} ({chosen.engine.agent})
            </span>
            , <SiteLink url={chosen.cell.url} />: {LOOKS[`${chosen.cell.citable}`].word}. {chosen.cell.because}{' '}
            {logs && <FetchSentence of={fetchOf(chosen.engine.agent, chosen.cell.url)} />}{' '}
            <a
              href={chosen.engine.source.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent-text underline decoration-1 underline-offset-4"
            >
              {chosen.engine.source.title}
            </a>
            <span className="text-muted">, checked on {chosen.engine.checkedOn}</span>
          </p>
        ) : (
          <p className="text-muted">Choose a cell to read why.</p>
        )}
      </div>
    </div>
  );
}
