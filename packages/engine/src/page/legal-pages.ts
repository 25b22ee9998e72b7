import { headlineOf } from '../artifacts/h1.ts';
import { memoizeText } from '../artifacts/memoize.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { OTHER_POLICIES } from '../language/other-names.ts';
import { POLICY_KINDS, type PolicyKind } from '../language/pack.ts';
import { ALL_PACKS } from '../language/packs/index.ts';

/** Pages and links about law and privacy, by address or name. They belong to every site and say nothing of what it is about. */
export type LegalKind = PolicyKind;

/** The kind that an address, a link's text or a title names; null for others. Only the path of an address counts. */
export const legalKind = memoizeText((text): LegalKind | null => PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
/** Whether a text names that kind, whatever else it names: "Shipping, returns and privacy". */
export const namesLegal = (kind: LegalKind, text: string): boolean => PATTERNS.some(([one, pattern]) => one === kind && pattern.test(text));
/** Of all languages at once: a site in one links policies in another. */
const PATTERNS = POLICY_KINDS.map((kind) => {
  const sources = [...ALL_PACKS.map(({ policies }) => policies[kind]), OTHER_POLICIES[kind]].flatMap((pattern) => pattern?.source ?? []);
  return [kind, new RegExp(sources.join('|'), 'iu')] as const;
});

/** An address as words. */
export const spaced = (path: string): string => path.replace(/[-_]/g, ' ');

export const pathOf = memoizeText((url) => {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
});

/** The last part of an address's path: what names the page. */
export const lastPartOf = (url: string): string => pathOf(url).replace(/\/$/, '').split('/').at(-1) ?? '';

const LEGAL_TOPICS: readonly LegalKind[] = ['privacy', 'terms', 'imprint', 'cookies'];

/** True for a page that is about law or privacy itself: both its address or title say so and it is no article. */
export function isLegalPage({ url, document }: Pick<ReadPage, 'url' | 'document'>): boolean {
  if (document.pageType === 'article' || document.pageType === 'product') return false;
  const h1 = headlineOf(document) ?? document.title ?? '';
  const kind = legalKind(spaced(lastPartOf(url))) ?? (h1.length <= 60 ? legalKind(h1) : null);
  return kind !== null && LEGAL_TOPICS.includes(kind);
}
