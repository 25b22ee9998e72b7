import type { Assessment } from '@citelight/contracts';
import { afterAll } from 'vitest';
import { createPageReader } from '../../src/artifacts/page-reader.ts';
import { openVisit } from '../../src/crawl/open-visit.ts';
import { gatherVisit } from '../../src/crawl/visit-site.ts';
import { createFetcher } from '../../src/fetch/fetcher.ts';
import { judgeVisit } from '../../src/scoring/judge-visit.ts';
import { type SitePages, serveSite } from '../sites/index.ts';
import { NO_NAMES } from '../sites/no-names.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const reader = createPageReader();
afterAll(() => reader.close());

/** Serves the pages on loopback under a name, visits and judges them. */
export async function assessPages(host: string, pages: SitePages, render = false): Promise<Assessment> {
  const served = await serveSite(pages);
  const fetcher = createFetcher({ resolve: { [host]: served.address }, perHostConcurrency: 8 }, NO_NAMES);
  const began = performance.now();
  try {
    const now = () => NOW + (performance.now() - began);
    return judgeVisit(openVisit(await gatherVisit({ url: `http://${host}/`, fetcher, now, render, reader })));
  } finally {
    await fetcher.close();
    await served.close();
  }
}

/** The audits that won or lost points, for a person who reads a failed test. */
export const differences = (before: Assessment, after: Assessment): string =>
  after.audits
    .flatMap((audit) => {
      const old = before.audits.find(({ id }) => id === audit.id);
      const same = old && old.state === audit.state && old.score === audit.score;
      return same
        ? []
        : [
            `${audit.id}: ${old?.state} ${old?.score} → ${audit.state} ${audit.score} ${audit.findings
              .slice(0, 2)
              .map(({ where, what }) => `${where} ${what}`)
              .join('; ')}`,
          ];
    })
    .join('\n');
