import type { Db } from '../../platform/database.ts';
import { selectEditions } from './ranges.sql.ts';
import { type RangesEdition, SHIPPED } from './shipped-ranges.thread.ts';

/** The newest edition of each vendor's ranges: what was fetched last, else what ships with the product. */
export async function currentRanges(db: Db): Promise<RangesEdition[]> {
  const fetched = await selectEditions(db);
  const known = new Set(fetched.map(({ url }) => url));
  return [...fetched, ...SHIPPED.filter(({ url }) => !known.has(url))];
}
