import type { AnyAudit } from '../audit.ts';
import { agrees } from './agrees.ts';
import { authorPerson } from './author-person.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { coverage } from './coverage.ts';
import { nameConsistency } from './name-consistency.ts';
import { organizationNode } from './organization-node.ts';
import { parses } from './parses.ts';
import { requiredProperties } from './required-properties.ts';
import { sameAs } from './same-as.ts';

/** Structured Data & Entities, 12 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const structuredData: readonly AnyAudit[] = [
  parses,
  agrees,
  requiredProperties,
  organizationNode,
  nameConsistency,
  sameAs,
  coverage,
  breadcrumbs,
  authorPerson,
];
