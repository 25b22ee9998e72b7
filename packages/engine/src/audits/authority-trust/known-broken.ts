import type { LinkCheck } from '../../artifacts/visit.ts';
import type { Artifacts } from '../audit.ts';

/** Statuses and failures that mean the address is gone. A refusal, a time-out or a busy server says something of us or of the moment, not of the link. */
const GONE = new Set([404, 410]);
export const isGone = ({ status, code }: Pick<LinkCheck, 'status' | 'code'>): boolean =>
  (status !== null && GONE.has(status)) || code === 'fetch.dns';
/** An answer that lets us tell whether the address is there. */
export const isTold = (check: Pick<LinkCheck, 'status' | 'code'>): boolean =>
  isGone(check) || (check.status !== null && check.status < 400);

/** Addresses of this visit that are known to lead nowhere. */
export function brokenUrls({ visited, linkChecks }: Pick<Artifacts, 'visited' | 'linkChecks'>): ReadonlySet<string> {
  const pages = visited.filter(({ status, error }) => isGone({ status, code: error?.code ?? null })).map(({ url }) => url);
  return new Set([...pages, ...linkChecks.filter(isGone).map(({ url }) => url)]);
}
