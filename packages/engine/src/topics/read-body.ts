import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../artifacts/page.ts';
import * as aspects from './aspects.ts';
import * as faces from './faces.ts';
import * as pageLabels from './page-labels.ts';
import * as profile from './profile.ts';
import * as questions from './questions.ts';
import * as reviews from './reviews.ts';
import * as siteMap from './site-map.ts';
import * as stated from './stated-questions.ts';
import * as tasks from './tasks.ts';
import * as typed from './typed-questions.ts';
import * as written from './written-labels.ts';

const OF_A_BODY = [
  h1sOf,
  headlineOf,
  ...aspects.OF_A_BODY,
  ...faces.OF_A_BODY,
  ...pageLabels.OF_A_BODY,
  ...profile.OF_A_BODY,
  ...questions.OF_A_BODY,
  ...reviews.OF_A_BODY,
  ...siteMap.OF_A_BODY,
  ...stated.OF_A_BODY,
  ...tasks.OF_A_BODY,
  ...typed.OF_A_BODY,
  ...written.OF_A_BODY,
];

/** Derives at once what topics and questions ask of a page's body: bodies of a large site are closed again, and opening one costs more than most of what is read in it. */
export function readBody({ document }: ReadPage): void {
  for (const derive of OF_A_BODY) derive(document);
}
