import type { AnyAudit } from '../audit.ts';
import { checkableEvidence } from './checkable-evidence.ts';
import { disclosure } from './disclosure.ts';
import { firstParty } from './first-party.ts';
import { identity } from './identity.ts';
import { namedAuthor } from './named-author.ts';
import { namedPeople } from './named-people.ts';
import { outboundSources } from './outbound-sources.ts';
import { policies } from './policies.ts';
import { secureTransport } from './secure-transport.ts';

/** Authority & Trust, 14 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const authorityTrust: readonly AnyAudit[] = [
  namedAuthor,
  namedPeople,
  identity,
  secureTransport,
  outboundSources,
  firstParty,
  policies,
  disclosure,
  checkableEvidence,
];
