import { suggestCompetitors } from '@citelight/contracts/api/functions';
import type { TrackedWebsite } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';
import { call } from './api.ts';

export type SiteOf = Pick<TrackedWebsite, 'id' | 'website_url'>;

export const suggest = async ({ id, website_url }: SiteOf) =>
  (await call(suggestCompetitors, { body: { url: website_url, websiteId: id, limit: LIMITS.suggestions } })).competitors;
