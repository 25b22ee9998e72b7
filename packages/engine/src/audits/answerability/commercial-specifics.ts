import { memoize } from '../../artifacts/memoize.ts';
import { isCalledPolicy } from '../../page/authored.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { isPriced } from '../../page/priced.ts';
import type { Corpus } from '../../topics/corpus.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { WHAT_GETS_CITED } from './evidence.ts';

const onePriced = memoize((pages: readonly ReadPage[]): boolean => pages.some(isPriced));
const isPolicy = (page: ReadPage): boolean => isLegalPage(page) || isCalledPolicy(page);
/** Pages that a topic is offered on. */
const offeredOn = memoize(
  ({ topics }: Corpus): ReadonlySet<string> =>
    new Set(
      topics.flatMap(({ type, hasPage, pages }) => (hasPage && (type === 'offering' || type === 'product') ? pages.slice(0, 1) : [])),
    ),
);
const firstOffered = (pages: readonly ReadPage[], corpus: Corpus) =>
  pages.find((page) => page.document.pageType === 'product' && offeredOn(corpus).has(page.url) && !isPolicy(page));

export const commercialSpecifics = definePageAudit({
  id: 'answerability/commercial-specifics',
  factor: 'answerability',
  judges: 'contents',
  weight: 1.5,
  label: 'Prices',
  title: 'Prices are stated on the page',
  failTitle: 'Some product pages state no price',
  why: 'Buyers ask what something costs. In 252,000 paired trials (2026), the source that stated a price was cited first more often.',
  fix: 'State prices on {pages}. Give the price with its currency, or a range and what it depends on.',
  effort: 'medium',
  tier: 'X',
  sources: [WHAT_GETS_CITED],
  pageTypes: ['product'],
  notApplicable: 'No sampled page is that of a product in a shop or of a program.',
  readsWords: true,
  needs: ['corpus'],
  // Each product of a shop has its price, and a program has one page of prices. A maker may sell through others or on request, and a club sells nothing.
  takes: (page, { pages, corpus }) =>
    corpus.profile.kind !== 'shop' && (corpus.profile.kind !== 'software' || onePriced(pages) || page !== firstOffered(pages, corpus)),
  judgePage(page, needsNone) {
    if (!pageText(page.document).language || isPolicy(page)) return null;
    if (isPriced(page)) return { score: 1 };
    return needsNone ? null : { score: 0, findings: [{ what: 'No price with a currency was found in the text of the page.' }] };
  },
});
