import type { Endpoint } from '../endpoint.ts';
import * as account from './account.ts';
import * as crawlers from './crawlers.ts';
import * as data from './data.ts';
import * as edits from './edits.ts';
import * as functions from './functions.ts';
import * as keys from './keys.ts';
import * as recommendations from './recommendations.ts';
import * as search from './search.ts';
import * as site from './site.ts';
import * as visibility from './visibility.ts';
import * as webhooks from './webhooks.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of ours, by one list: mounted, documented and tested from it. /auth/v1 speaks its own protocol. */
export const ENDPOINTS: readonly Endpoint[] = [
  functions,
  data,
  recommendations,
  edits,
  site,
  visibility,
  keys,
  webhooks,
  account,
  search,
  crawlers,
].flatMap((module) => Object.values(module).filter(isEndpoint));
