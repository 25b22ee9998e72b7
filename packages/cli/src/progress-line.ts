import type { Progress } from '@citelight/contracts';

const STEPS: Record<Progress['step'], string> = {
  resolving: 'Looking up the site',
  robots: 'Reading robots.txt',
  sitemaps: 'Reading sitemaps',
  fetching: 'Fetching pages',
  rendering: 'Rendering pages',
  checking: 'Checking links and crawlers',
  judging: 'Judging',
  comparing: 'Comparing with competitors',
  done: 'Done',
};

/** The words of one moment of progress. */
export function progressText({ step, pagesFetched, pagesPlanned, pagesFound, detail }: Progress): string {
  const pages = pagesPlanned > 0 && step !== 'done' ? ` · ${pagesFetched} of ${pagesPlanned} pages (${pagesFound} found)` : '';
  return `${STEPS[step]}${pages}${detail ? ` · ${detail}` : ''}`;
}

/** One line that is written over, on a terminal only; in a pipe nothing is written. */
export function progressLine(stream: NodeJS.WriteStream): { show(progress: Progress): void; clear(): void } {
  if (!stream.isTTY) return { show() {}, clear() {} };
  return {
    show(progress) {
      const width = Math.max(20, (stream.columns || 80) - 1);
      stream.write(`\r\u001b[2K${progressText(progress).slice(0, width)}`);
    },
    clear() {
      stream.write('\r\u001b[2K');
    },
  };
}
