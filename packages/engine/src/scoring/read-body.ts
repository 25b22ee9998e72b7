import type { ReadPage } from '../audits/audit.ts';
import * as checkableEvidence from '../audits/authority-trust/checkable-evidence.ts';
import { ownWork } from '../audits/authority-trust/first-party.ts';
import * as identity from '../audits/authority-trust/identity.ts';
import * as namedPeople from '../audits/authority-trust/named-people.ts';
import * as policies from '../audits/authority-trust/policies.ts';
import * as publisher from '../audits/authority-trust/publisher.ts';
import * as reach from '../audits/authority-trust/ways-to-reach.ts';
import { visibleOrder } from '../audits/content-extraction/no-hidden-text.ts';
import { gistOf } from '../audits/topic-freshness/near-duplicates.ts';
import { misplaced } from '../fixes/heading-fixes.ts';
import { moveFor } from '../fixes/passage-fixes.ts';
import { silentQuote } from '../opportunities/expert-positioning.ts';
import * as headings from '../opportunities/headings.ts';
import * as keyPoints from '../opportunities/key-points.ts';
import * as media from '../opportunities/media.ts';
import * as scattered from '../opportunities/scattered-questions.ts';
import * as siblings from '../opportunities/siblings.ts';
import * as structure from '../opportunities/structure.ts';
import { owesSource } from '../page/claims.ts';
import * as exampleContacts from '../page/example-contacts.ts';
import * as framing from '../page/framing-texts.ts';
import * as quotable from '../page/quotable-passages.ts';
import * as repositories from '../page/repositories.ts';
import { hasBlocks } from '../page/sells.ts';
import { topicClass } from '../page/topic-class.ts';
import { cutPassages } from '../retrieval/passages.ts';
import { readBody as readForTopics } from '../topics/build-corpus.ts';

const OF_A_BODY = [
  hasBlocks,
  visibleOrder,
  ownWork,
  moveFor,
  gistOf,
  misplaced,
  silentQuote,
  owesSource,
  ...framing.OF_A_BODY,
  ...quotable.OF_A_BODY,
  ...checkableEvidence.OF_A_BODY,
  ...identity.OF_A_BODY,
  ...namedPeople.OF_A_BODY,
  ...policies.OF_A_BODY,
  ...publisher.OF_A_BODY,
  ...exampleContacts.OF_A_BODY,
  ...repositories.OF_A_BODY,
  ...media.OF_A_BODY,
  ...siblings.OF_A_BODY,
  ...structure.OF_A_BODY,
  ...headings.OF_A_BODY,
  ...keyPoints.OF_A_BODY,
  ...scattered.OF_A_BODY,
  ...reach.OF_A_BODY,
];

/** Derives what is asked of a page's body later, while the body is open and its text is cut: all of it is derived once. */
export function readBody(page: ReadPage): void {
  readForTopics(page);
  for (const derive of OF_A_BODY) derive(page.document);
  cutPassages(page);
  topicClass(page);
}
