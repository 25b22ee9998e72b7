import type { Report } from '@citelight/contracts';
import { readReport } from '@citelight/contracts/api/data';
import { analyzeWebsite } from '@citelight/contracts/api/functions';
import { expect, vi } from 'vitest';
import { closedNames } from '../../../engine/test/sites/closed-names.ts';
import { type ServedSite, type SitePages, serveSite } from '../../../engine/test/sites/serve-site.ts';
import { type Account, type Answer, startServer, type TestServer } from '../support/server.ts';

/** A server whose crawler reaches sites on loopback, by their names. An analysis takes seconds, and on a busy machine many. */
vi.setConfig({ testTimeout: 150_000, hookTimeout: 120_000 });

export type Reporting = { server: TestServer; sites: Record<string, ServedSite>; stop(): Promise<void> };

export async function startReporting(
  pages: Record<string, SitePages>,
  env: Record<string, string> = {},
  options: { bodyMs?: number } = {},
): Promise<Reporting> {
  const sites: Record<string, ServedSite> = {};
  for (const [host, site] of Object.entries(pages)) sites[host] = await serveSite(site);
  const known = Object.keys(sites);
  const resolve = [
    ...Object.entries(sites).map(([host, { address }]) => `${host}=${address}`),
    ...new Set(Object.values(pages).flatMap((site) => closedNames(site, known))),
  ];
  const server = await startServer({ env: { CRAWL_RESOLVE: resolve.join(','), RENDER_PAGES: 'off', ...env }, ...options });
  const stop = async () => {
    await server.stop();
    for (const site of Object.values(sites)) await site.close();
  };
  return { server, sites, stop };
}

type Started = {
  success: boolean;
  error: string | null;
  reportId: string;
  alreadyRunning: boolean;
  replacedWebsite: boolean;
  code?: string;
};

export const analyze = async (server: TestServer, account: Account, url: string, more: { freeOnly?: boolean; baseOnly?: boolean } = {}) =>
  (await server.call(analyzeWebsite, { body: { url, userId: account.id, ...more } }, account)) as unknown as Answer<Started>;

export async function startAnalysis(server: TestServer, account: Account, url: string): Promise<string> {
  const { status, body } = await analyze(server, account, url);
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return body.reportId;
}

export const read = async (server: TestServer, account: Account, id: string): Promise<Report> =>
  (await server.call(readReport, { params: { id } }, account)).body;

/** Waits until a report is as wanted. */
export async function until(
  server: TestServer,
  account: Account,
  id: string,
  wanted: (report: Report) => boolean,
  timeout = 90_000,
): Promise<Report> {
  return vi.waitFor(
    async () => {
      const report = await read(server, account, id);
      expect(wanted(report), JSON.stringify({ status: report.status, parts: report.parts, error: report.error_message })).toBe(true);
      return report;
    },
    { timeout, interval: 50 },
  );
}

const ENDED = new Set(['completed', 'failed', 'none']);
/** Everything of the report has ended, one way or the other. */
export const isSettled = ({ status, parts }: Report): boolean =>
  status === 'failed' || (status === 'completed' && Object.values(parts).every((part) => ENDED.has(part)));
