import type { AnyAudit } from '../audit.ts';
import { answerFirst } from './answer-first.ts';
import { commercialSpecifics } from './commercial-specifics.ts';
import { dataInTables } from './data-in-tables.ts';
import { definitions } from './definitions.ts';
import { depth } from './depth.ts';
import { noStuffing } from './no-stuffing.ts';
import { onTopic } from './on-topic.ts';
import { quotations } from './quotations.ts';
import { readability } from './readability.ts';
import { selfContained } from './self-contained.ts';
import { statistics } from './statistics.ts';

/** Answerability & Citability, 22 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const answerability: readonly AnyAudit[] = [
  depth,
  onTopic,
  answerFirst,
  selfContained,
  statistics,
  quotations,
  commercialSpecifics,
  definitions,
  dataInTables,
  readability,
  noStuffing,
];
