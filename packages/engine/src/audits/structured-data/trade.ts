import type { SiteKind } from '@citelight/contracts';
import { headlineOf } from '../../artifacts/h1.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import type { Trade } from '../../language/pack.ts';
import { tradesIn } from '../../language/trades.ts';
import { siteName } from '../../page/site-name.ts';
import { keyOf } from '../../topics/label-text.ts';
import type { ReadPage } from '../audit.ts';

export type SiteOfKind = { kind: SiteKind; places: ReadonlyMap<string, string> };
export type SiteTrade = { type: Trade; from: readonly { place: string; words: string }[] };

/** Places that must agree. */
const FEWEST = 2;

/** The trade of a local business, where its home page names it in two places or more, and no other trade in as many; null for any other site. */
export function tradeOf(pages: readonly ReadPage[], { kind, places }: SiteOfKind): SiteTrade | null {
  const home = pages.find(({ document }) => document.pageType === 'home');
  if (kind !== 'localBusiness' || !home) return null;
  const isPlace = (text: string) => places.has(keyOf(text));
  const texts: readonly [place: string, text: string | null][] = [
    ['the title', home.document.title],
    ['the H1', headlineOf(home.document)],
    ['the meta description', home.document.metaDescription],
    ['the name of the site', siteName(pages)],
  ];
  const named = new Map<Trade, { place: string; words: string }[]>();
  const mentioned = new Map<Trade, number>();
  for (const [place, text] of texts) {
    const found = tradesIn(text ?? '', languageOf(home), isPlace);
    for (const { trade, words } of found.named) named.set(trade, [...(named.get(trade) ?? []), { place, words }]);
    for (const trade of found.mentioned) mentioned.set(trade, (mentioned.get(trade) ?? 0) + 1);
  }
  for (const [type, from] of named) {
    const isRivaled = [...mentioned].some(([other, count]) => other !== type && count >= from.length);
    if (from.length >= FEWEST && !isRivaled) return { type, from };
  }
  return null;
}
