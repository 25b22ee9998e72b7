import type { Progress } from '@citelight/contracts/assessment';
import type { ReportListItem } from '@citelight/contracts/entities';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../lib/format.ts';

type Underway = Pick<ReportListItem, 'status' | 'progress'>;

const plural = (count: number, one: string) => `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

function aboutRobots({ robots }: Progress): string {
  if (robots?.outcome === 'none') return 'No robots.txt: every crawler may read the site';
  if (robots?.outcome === 'unreachable') return 'robots.txt could not be read';
  return `robots.txt read: ${robots?.aiRules ? plural(robots.aiRules, 'rule') : 'no rules'} for AI crawlers`;
}

const aboutSitemaps = ({ sitemaps, pagesFound }: Progress): string =>
  `${plural(pagesFound, 'page')} found, ${sitemaps ? `${plural(sitemaps, 'sitemap')} read` : 'no sitemap'}`;

const aboutPages = ({ pagesFetched, pagesPlanned }: Progress): string =>
  `${formatNumber(pagesFetched)} of ${plural(pagesPlanned, 'page')} read`;

/** In the order in which an analysis goes through them: what each is called, what it does, and what it has found. */
const STEPS: readonly { steps: readonly Progress['step'][]; title: string; now: string; found: (progress: Progress) => string }[] = [
  { steps: ['resolving'], title: 'robots.txt', now: 'Finding the site', found: aboutRobots },
  { steps: ['robots', 'sitemaps'], title: 'Sitemaps', now: 'Looking for pages', found: aboutSitemaps },
  { steps: ['fetching'], title: 'Pages', now: 'Reading pages', found: aboutPages },
  {
    steps: ['rendering', 'checking'],
    title: 'Checks',
    now: 'Checking links and crawler access',
    found: () => 'Links and crawler access checked',
  },
  { steps: ['judging', 'comparing', 'done'], title: 'Score', now: 'Scoring the site', found: () => 'Site scored' },
];

/** The step that runs now; -1 before the first. */
const stepOf = ({ status, progress }: Underway): number =>
  status === 'processing' ? STEPS.findIndex(({ steps }) => steps.includes(progress?.step ?? 'resolving')) : -1;

export const stepText = (report: Underway): string => STEPS[stepOf(report)]?.now ?? 'Waiting for its turn';

const LOOKS = {
  done: { icon: Check, mark: 'text-good', text: 'text-muted' },
  now: { icon: LoaderCircle, mark: 'animate-spin text-accent-text', text: 'font-medium' },
  later: { icon: Circle, mark: 'text-faint', text: 'text-muted' },
};

function Line({ state, children }: { state: keyof typeof LOOKS; children: ReactNode }) {
  const { icon: Icon, mark, text } = LOOKS[state];
  return (
    <li aria-current={state === 'now' ? 'step' : undefined} className="flex items-start gap-2.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${mark}`} />
      <span className={`min-w-0 wrap-anywhere ${text}`}>{children}</span>
    </li>
  );
}

/** What a running analysis does, step by step, with what it has found so far. */
export function ReportSteps({ report }: { report: Underway }) {
  const { progress } = report;
  const at = stepOf(report);
  return (
    <ol aria-label="Steps of the analysis" className="grid gap-2">
      {at < 0 && <Line state="now">{stepText(report)}</Line>}
      {STEPS.map(({ title, now, found, steps }, index) => (
        <Line key={title} state={index < at ? 'done' : index === at ? 'now' : 'later'}>
          {index < at && progress && found(progress)}
          {index === at &&
            (progress && steps.includes('fetching') ? (
              <>
                {found(progress)}
                {progress.lastPage && (
                  <>
                    : <bdi>{progress.lastPage}</bdi>
                  </>
                )}
              </>
            ) : (
              now
            ))}
          {index > at && title}
        </Line>
      ))}
    </ol>
  );
}
