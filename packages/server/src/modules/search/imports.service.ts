import { createHash } from 'node:crypto';
import { CodedError, type SearchImport, type SearchSource } from '@citelight/contracts';
import type { MemberContext } from '../../platform/context.ts';
import { asMember } from '../../platform/database.ts';
import { runOnThread } from '../../platform/threads.ts';
import { getWebsite } from '../websites/websites.service.ts';
import type { ExportFile } from './export-files.rules.ts';
import type { ExportTask } from './read-export.thread.ts';
import * as rows from './search.sql.ts';

/** Exports of search consoles by file: read whole, then kept, or not at all. */

const READING_MS = 30_000;

type Uploaded = { websiteId: string; source: SearchSource | undefined; bytes: Buffer };

/** @throws CodedError website.not_found, search.* */
export async function importFile(
  ctx: MemberContext,
  { websiteId, source, bytes }: Uploaded,
): Promise<{ items: SearchImport[]; total: number }> {
  const userId = ctx.user.id;
  const { website_url: website } = await asMember(ctx.db, userId, (tx) => getWebsite(tx, userId, websiteId));
  const task: ExportTask = { bytes, source, website };
  const file = await runOnThread<ExportFile>(new URL('./read-export.thread.ts', import.meta.url), task, {
    signal: ctx.stopping,
    limitMs: READING_MS,
  }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'parse.timeout')
      throw new CodedError('search.unreadable', 'Reading this file took too long.', { cause: error });
    throw error;
  });
  const hash = createHash('sha256').update(bytes).digest();
  const items = await asMember(ctx.db, userId, async (tx) => {
    await rows.lockImports(tx, websiteId);
    const made: SearchImport[] = [];
    for (const { source: from, contents, rows: all, unread, leftOut } of file.tables) {
      const one = { userId, websiteId, source: from, contents, origin: 'file' as const, property: null, from: file.from, to: file.to };
      made.push(await rows.replaceImport(tx, { ...one, filters: file.filters, hash, rows: all.length, unread, leftOut }, all));
    }
    return made;
  });
  return { items, total: items.length };
}

export async function deleteImport(ctx: MemberContext, id: string): Promise<{ success: true }> {
  if (!(await asMember(ctx.db, ctx.user.id, (tx) => rows.deleteImport(tx, id)))) throw new CodedError('search.import_not_found');
  return { success: true };
}
