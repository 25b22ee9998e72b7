import { comparisonRow, keywordsRow, opportunityRow } from '@citelight/contracts';
import { PublicReport } from '@citelight/contracts/api/site';
import type { AssessedSite, Fetcher } from '@citelight/engine';
import { assessSite } from '@citelight/engine';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import { NO_NAMES } from '../../../engine/test/sites/no-names.ts';
import { serveSite } from '../../../engine/test/sites/serve-site.ts';
import { DEMO_RIVAL, DEMO_SHOP } from './sites.ts';

/** The day of the demonstration: the sites' dates are judged as of it, so that the report stays the same. */
const NOW = Date.UTC(2026, 10, 24, 9);
/** What a request takes: how busy the machine is that builds tells nothing about the shop. */
const TOOK = { ttfbMs: 60, totalMs: 80 };

/** A fetcher whose requests all take the same time, and a clock that goes on by that time alone. */
function steady(fetcher: Fetcher): { fetcher: Fetcher; now: () => number } {
  let time = NOW;
  const fetch: Fetcher['fetch'] = async (request) => {
    const outcome = await fetcher.fetch(request);
    time += TOOK.totalMs;
    return outcome.ok ? { ...outcome, ...TOOK } : { ...outcome, totalMs: TOOK.totalMs };
  };
  return { fetcher: { ...fetcher, fetch }, now: () => time };
}

async function assessDemo(): Promise<AssessedSite['assessment']> {
  const served = await Promise.all([DEMO_SHOP, DEMO_RIVAL].map(async ({ host, pages }) => ({ host, site: await serveSite(pages) })));
  const resolve = Object.fromEntries(served.map(({ host, site }) => [host, site.address]));
  const fetcher = createFetcher({ resolve, perHostConcurrency: 8 }, NO_NAMES);
  try {
    const { assessment } = await assessSite({
      url: `http://${DEMO_SHOP.host}/`,
      compare: [`http://${DEMO_RIVAL.host}/`],
      ...steady(fetcher),
      render: false,
    });
    return assessment;
  } finally {
    await fetcher.close();
    for (const { site } of served) await site.close();
  }
}

/** The engine's report of the demonstration shop, as a shared report of it would be read: the same bytes for the same sources. */
export async function makeSampleReport(): Promise<PublicReport> {
  const { comparisons, ...assessment } = await assessDemo();
  if (assessment.partial || !comparisons.every(({ accessible }) => accessible))
    throw new Error('The demonstration sites could not be read in full. Build again on a machine that is less busy.');
  const created_at = assessment.assessedAt;
  return PublicReport.parse({
    created_at,
    website_url: assessment.url,
    is_base: false,
    // The comparisons are rows of their own.
    report_data: { analysis: { ...assessment, comparisons: [] }, wording: null },
    keyword_analyses: [{ ...keywordsRow(assessment.keywords), created_at }],
    content_opportunities: assessment.opportunities.map((one) => ({ ...opportunityRow(one), created_at })),
    competitor_analyses: comparisons.map((one) => ({
      ...comparisonRow(one),
      competitors: { competitor_name: one.name, competitor_url: one.url },
      created_at,
    })),
  });
}
