import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, list } from '../entities.ts';
import { SEARCH, SearchEvidence, SearchImport, SearchSource } from '../search.ts';

/** Search consoles: what their exports say, joined with the website's reports. */

export const importSearchData = endpoint({
  id: 'import-search-data',
  method: 'POST',
  path: '/data/v1/search_imports',
  access: 'member',
  summary:
    'Import an export of a search console (ZIP or CSV, sent as the body): Google Search Console, its generative AI report, Bing search or AI Performance. All of it or nothing.',
  upload: SEARCH.fileBytes,
  query: z.strictObject({ website_id: Id, source: SearchSource.optional() }),
  result: list(SearchImport),
  errors: [
    'website.not_found',
    'request.too_large',
    'search.unreadable',
    'search.unknown_columns',
    'search.unknown_table',
    'search.empty',
    'search.other_site',
  ],
  limitPerMinute: 20,
});

export const deleteSearchData = endpoint({
  id: 'delete-search-data',
  method: 'DELETE',
  path: '/data/v1/search_imports/:id',
  access: 'member',
  summary: 'Delete what was imported, with all its rows.',
  params: z.strictObject({ id: Id }),
  result: z.object({ success: z.literal(true) }),
  errors: ['search.import_not_found'],
});

export const readSearchEvidence = endpoint({
  id: 'read-search-evidence',
  method: 'GET',
  path: '/data/v1/search_evidence',
  access: 'member',
  keyScopes: ['read_reports'],
  summary: 'Search demand, typed questions and pages of a website, joined with a report; without report_id with the newest.',
  query: z.strictObject({ website_id: Id, report_id: Id.optional() }),
  result: SearchEvidence,
  errors: ['website.not_found', 'report.not_found'],
});
