import type { AnyAudit } from '../audit.ts';
import { declaredLanguage } from './declared-language.ts';
import { headingOutline } from './heading-outline.ts';
import { imageAlternatives } from './image-alternatives.ts';
import { landmarks } from './landmarks.ts';
import { mainContentExtractable } from './main-content-extractable.ts';
import { mainTextInRawHtml } from './main-text-in-raw-html.ts';
import { noHiddenText } from './no-hidden-text.ts';
import { noWall } from './no-wall.ts';
import { realTables } from './real-tables.ts';
import { sameRawAndRendered } from './same-raw-and-rendered.ts';
import { sectionSize } from './section-size.ts';
import { textToHtml } from './text-to-html.ts';

/** Content Extraction, 18 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const contentExtraction: readonly AnyAudit[] = [
  mainTextInRawHtml,
  sameRawAndRendered,
  mainContentExtractable,
  headingOutline,
  noHiddenText,
  landmarks,
  sectionSize,
  textToHtml,
  imageAlternatives,
  realTables,
  declaredLanguage,
  noWall,
];
