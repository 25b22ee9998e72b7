import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, list } from '../entities.ts';
import { SEARCH, SearchConnection, SearchEvidence, SearchImport, SearchSource } from '../search.ts';

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

const OfWebsite = z.strictObject({ website_id: Id });

export const readSearchConnection = endpoint({
  id: 'read-search-connection',
  method: 'GET',
  path: '/data/v1/search_connection',
  access: 'member',
  summary: 'The connection of a website to Google Search Console; `configured` is false where this installation has no client id.',
  query: OfWebsite,
  result: z.object({ configured: z.boolean(), connection: SearchConnection.nullable() }),
  errors: ['website.not_found'],
});

export const connectSearchConsole = endpoint({
  id: 'connect-search-console',
  method: 'POST',
  path: '/functions/v1/connect-search-console',
  access: 'member',
  summary: 'Where the browser goes to allow read-only access to Google Search Console.',
  body: OfWebsite,
  result: z.object({ url: z.url() }),
  errors: ['website.not_found', 'search.not_configured'],
  limitPerMinute: 10,
});

export const completeSearchConsole = endpoint({
  id: 'complete-search-console',
  method: 'POST',
  path: '/functions/v1/complete-search-console',
  access: 'member',
  summary: 'Complete a connection when Google has sent the browser back. Only the member who began it can.',
  body: z.strictObject({ state: z.string().min(20).max(200) }),
  result: SearchConnection,
  errors: ['search.flow_expired', 'search.google_refused', 'search.google_unavailable', 'search.not_configured'],
  limitPerMinute: 10,
});

export const chooseSearchProperty = endpoint({
  id: 'choose-search-property',
  method: 'POST',
  path: '/functions/v1/choose-search-property',
  access: 'member',
  summary: 'Choose the property that is read, among those that fit the website, and read it.',
  body: OfWebsite.extend({ property: z.string().min(1).max(2_048) }),
  result: SearchConnection,
  errors: ['search.not_connected', 'search.other_property'],
});

export const refreshSearchConsole = endpoint({
  id: 'refresh-search-console',
  method: 'POST',
  path: '/functions/v1/refresh-search-console',
  access: 'member',
  summary: 'Read the property again.',
  body: OfWebsite,
  result: z.object({ success: z.literal(true) }),
  errors: ['search.not_connected'],
  limitPerMinute: 5,
});

export const disconnectSearchConsole = endpoint({
  id: 'disconnect-search-console',
  method: 'POST',
  path: '/functions/v1/disconnect-search-console',
  access: 'member',
  summary: 'Revoke the access at Google, and delete it here with everything that was read by it.',
  body: OfWebsite,
  result: z.object({ success: z.literal(true) }),
  errors: ['search.not_connected', 'search.google_unavailable'],
});
