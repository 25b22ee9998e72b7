import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';
import { ownWork } from '../audits/authority-trust/first-party.ts';
import { entityInFooter, tellsMeans } from '../audits/authority-trust/identity.ts';
import { visibleOrder } from '../audits/content-extraction/no-hidden-text.ts';
import { gistOf } from '../audits/topic-freshness/near-duplicates.ts';
import { misplaced } from '../fixes/heading-fixes.ts';
import { moveFor } from '../fixes/passage-fixes.ts';
import { silentQuote } from '../opportunities/expert-positioning.ts';
import { saysAnything } from '../topics/build-corpus.ts';
import { placesOfAddresses } from '../topics/own-places.ts';
import { cutPassages } from '../topics/passages.ts';
import { personsMarked } from '../topics/people.ts';
import { topicClass } from '../topics/topic-class.ts';
import { emptyHeadings } from '../topics/unspoken.ts';

const OF_A_BODY = [
  h1sOf,
  headlineOf,
  saysAnything,
  visibleOrder,
  ownWork,
  moveFor,
  gistOf,
  misplaced,
  emptyHeadings,
  entityInFooter,
  tellsMeans,
  silentQuote,
  personsMarked,
  placesOfAddresses,
];

/** Derives what is asked of a page's body later, while the body is open and its text is cut: all of it is derived once. */
export function readBody(page: ReadPage): void {
  for (const derive of OF_A_BODY) derive(page.document);
  cutPassages(page);
  topicClass(page);
}
