import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import { owesSource } from '../audits/answerability/claims.ts';
import type { ReadPage } from '../audits/audit.ts';
import * as checkableEvidence from '../audits/authority-trust/checkable-evidence.ts';
import { ownWork } from '../audits/authority-trust/first-party.ts';
import * as identity from '../audits/authority-trust/identity.ts';
import * as namedPeople from '../audits/authority-trust/named-people.ts';
import * as publisher from '../audits/authority-trust/publisher.ts';
import * as repository from '../audits/authority-trust/repository.ts';
import { visibleOrder } from '../audits/content-extraction/no-hidden-text.ts';
import { gistOf } from '../audits/topic-freshness/near-duplicates.ts';
import { misplaced } from '../fixes/heading-fixes.ts';
import { moveFor } from '../fixes/passage-fixes.ts';
import { silentQuote } from '../opportunities/expert-positioning.ts';
import * as media from '../opportunities/media.ts';
import * as siblings from '../opportunities/siblings.ts';
import * as structure from '../opportunities/structure.ts';
import * as quotable from '../page/quotable-passages.ts';
import { hasBlocks } from '../page/sells.ts';
import { topicClass } from '../page/topic-class.ts';
import { cutPassages } from '../retrieval/passages.ts';
import * as aspects from '../topics/aspects.ts';
import * as faces from '../topics/faces.ts';
import * as openingHours from '../topics/opening-hours.ts';
import * as pageLabels from '../topics/page-labels.ts';
import * as profile from '../topics/profile.ts';
import * as questions from '../topics/questions.ts';
import * as reviews from '../topics/reviews.ts';
import * as siteMap from '../topics/site-map.ts';
import * as tasks from '../topics/tasks.ts';
import * as typed from '../topics/typed-questions.ts';
import * as written from '../topics/written-labels.ts';

const OF_A_BODY = [
  h1sOf,
  headlineOf,
  hasBlocks,
  visibleOrder,
  ownWork,
  moveFor,
  gistOf,
  misplaced,
  silentQuote,
  owesSource,
  ...quotable.OF_A_BODY,
  ...checkableEvidence.OF_A_BODY,
  ...identity.OF_A_BODY,
  ...namedPeople.OF_A_BODY,
  ...publisher.OF_A_BODY,
  ...repository.OF_A_BODY,
  ...aspects.OF_A_BODY,
  ...written.OF_A_BODY,
  ...pageLabels.OF_A_BODY,
  ...profile.OF_A_BODY,
  ...questions.OF_A_BODY,
  ...faces.OF_A_BODY,
  ...openingHours.OF_A_BODY,
  ...tasks.OF_A_BODY,
  ...reviews.OF_A_BODY,
  ...typed.OF_A_BODY,
  ...siteMap.OF_A_BODY,
  ...media.OF_A_BODY,
  ...siblings.OF_A_BODY,
  ...structure.OF_A_BODY,
];

/** Derives what is asked of a page's body later, while the body is open and its text is cut: all of it is derived once. */
export function readBody(page: ReadPage): void {
  for (const derive of OF_A_BODY) derive(page.document);
  cutPassages(page);
  topicClass(page);
}
