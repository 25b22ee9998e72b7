import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { showsMarkedPrice } from './marked-price.ts';
import { pageText } from './page-text.ts';

const showsPrice = memoize((document: PageDocument): boolean => {
  const text = pageText(document);
  return (
    text.main.some((block) => text.numbers(block).some(({ kind, value }) => kind === 'currency' && value > 0)) || showsMarkedPrice(document)
  );
});
/** Whether a price can be read on a page. */
export const isPriced = ({ document }: ReadPage): boolean => showsPrice(document);
