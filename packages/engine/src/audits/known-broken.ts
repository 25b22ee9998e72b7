import type { LinkCheck } from '../artifacts/visit.ts';
import type { Artifacts } from './audit.ts';

/** Statuses and failures that mean the address is gone. A refusal, a time-out or a busy server says something of us or of the moment, not of the link. */
const GONE = new Set([404, 410]);
export const isGone = ({ status, code }: Pick<LinkCheck, 'status' | 'code'>): boolean =>
  (status !== null && GONE.has(status)) || code === 'fetch.dns';
/** An answer that lets us tell whether the address is there. */
export const wasChecked = (check: Pick<LinkCheck, 'status' | 'code'>): boolean =>
  isGone(check) || (check.status !== null && check.status < 400);

const broken = new WeakMap<Artifacts['visited'], WeakMap<Artifacts['linkChecks'], ReadonlySet<string>>>();

/** Addresses of this visit that are known to lead nowhere: gathered once, asked for with every page. */
export function brokenUrls({ visited, linkChecks }: Pick<Artifacts, 'visited' | 'linkChecks'>): ReadonlySet<string> {
  const known = broken.get(visited) ?? new WeakMap<Artifacts['linkChecks'], ReadonlySet<string>>();
  broken.set(visited, known);
  const urls = known.get(linkChecks) ?? gather(visited, linkChecks);
  known.set(linkChecks, urls);
  return urls;
}

function gather(visited: Artifacts['visited'], linkChecks: Artifacts['linkChecks']): ReadonlySet<string> {
  const pages = visited.filter(({ status, error }) => isGone({ status, code: error?.code ?? null })).map(({ url }) => url);
  return new Set([...pages, ...linkChecks.filter(isGone).map(({ url }) => url)]);
}
