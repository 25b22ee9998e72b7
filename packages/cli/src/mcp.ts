import { randomUUID } from 'node:crypto';
import { type Assessment, CodedError } from '@citelight/contracts';
import { LOCAL_TOOLS } from '@citelight/contracts/mcp';
import { assessSite } from '@citelight/engine/assess-site';
import { createFetcher } from '@citelight/engine/fetch/fetcher';
import type { Answer } from '@citelight/mcp/answers';
import { assessmentTools, overviewOf } from '@citelight/mcp/assessment-tools';
import { createToolServer } from '@citelight/mcp/serve-tools';
import type { ServerContext } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseResolve } from './options.ts';

export type McpFlags = { render: boolean; resolve?: string[] };

/** Assessments kept; the oldest makes room. */
const KEPT = 10;

type Visit = { url: string; maxPages: number; render: boolean; compare?: string[] };

/** Serves the tools on standard input and output until the client closes them. */
export function mcp(flags: McpFlags): void {
  const resolve = parseResolve(flags.resolve ?? []);
  const kept = new Map<string, Assessment>();

  const known = (id: string): Assessment => {
    const assessment = kept.get(id);
    if (!assessment) throw new CodedError('report.not_found', 'This session has no such assessment. Please run assess_site first.');
    return assessment;
  };

  async function visit({ url, ...options }: Visit, { mcpReq }: ServerContext): Promise<Answer> {
    const fetcher = createFetcher({ resolve });
    const progressToken = mcpReq._meta?.progressToken;
    let sent = 0;
    try {
      const { assessment } = await assessSite({
        ...options,
        url,
        fetcher,
        unsandboxed: process.env.RENDER_UNSANDBOXED === 'yes',
        now: Date.now,
        signal: mcpReq.signal,
        onProgress: ({ step, pagesFetched, pagesPlanned }) => {
          if (progressToken === undefined || mcpReq.signal.aborted) return;
          const message = `${step}: ${pagesFetched} of ${pagesPlanned} pages`;
          // A client that has gone needs no progress.
          mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress: ++sent, message } }).catch(() => {});
        },
      });
      const assessmentId = randomUUID();
      kept.set(assessmentId, assessment);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest) kept.delete(oldest);
      return { assessmentId, data: overviewOf(assessment) };
    } finally {
      await fetcher.close();
    }
  }

  serveStdio(() =>
    createToolServer(LOCAL_TOOLS, {
      assess_site: ({ url, maxPages }, context) => visit({ url, maxPages, render: flags.render }, context),
      check_page: ({ url }, context) => visit({ url, maxPages: 1, render: false }, context),
      compare_sites: ({ url, competitors, maxPages }, context) =>
        visit({ url, maxPages, render: flags.render, compare: competitors }, context),
      ...assessmentTools(known),
    }),
  );
}
