import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { keepEdition, selectEditions } from './ranges.sql.ts';
import { hashOf, RANGE_SOURCES, type RangesEdition, readRanges, SHIPPED } from './shipped-ranges.thread.ts';

/** The address ranges that vendors publish: dated editions, fetched weekly. An edition that cannot be right never takes the place of the one before. */

const MOST_BYTES = 2_097_152;

/** The newest edition of each list: what was fetched last, else what ships with the product. */
export async function currentRanges(db: Db): Promise<RangesEdition[]> {
  const fetched = await selectEditions(db);
  const known = new Set(fetched.map(({ url }) => url));
  // A later edition of the same crawler counts.
  return [...SHIPPED.filter(({ url }) => !known.has(url)), ...fetched];
}

/** The day of an edition as it says itself, else the day on which it was fetched. */
function dayOf(body: string, now: Date): string {
  const created: unknown = (JSON.parse(body) as { creationTime?: unknown } | null)?.creationTime;
  const time = typeof created === 'string' ? Date.parse(created) : Number.NaN;
  return new Date(Number.isNaN(time) || time > now.getTime() ? now : time).toISOString().slice(0, 10);
}

/** Fetches every list; those that cannot be read keep their edition. Answers how many were read. */
export async function refreshRanges(
  ctx: Context,
  sources: readonly Pick<RangesEdition, 'tokens' | 'url'>[] = RANGE_SOURCES,
): Promise<number> {
  const before = new Map((await currentRanges(ctx.db)).map((edition) => [edition.url, edition]));
  let read = 0;
  for (const { tokens, url } of sources) {
    try {
      const body = await ctx.sites.read(url, MOST_BYTES);
      const prefixes = readRanges(body, before.get(url));
      const hash = Buffer.from(hashOf({ prefixes }), 'hex');
      await keepEdition(ctx.db, { url, tokens: [...tokens], date: dayOf(body, ctx.now()), prefixes, hash, at: ctx.now() });
      read += 1;
    } catch (error) {
      ctx.log.warn({ err: error, url }, 'published address ranges could not be refreshed');
    }
  }
  return read;
}
