import {
  listCompetitors,
  listProfiles,
  listScheduledReports,
  listSubscriptions,
  listTrackedWebsites,
  listUserCredits,
} from '@citelight/contracts/api/data';
import { checkSubscription } from '@citelight/contracts/api/functions';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { loadSettings } from './settings.ts';

/**
 * Server state that several features show. A key begins with the realtime topic (or table) it follows: an event of that topic
 * refetches every query below it.
 */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: loadSettings, staleTime: Number.POSITIVE_INFINITY });

export const profileQuery = queryOptions({
  queryKey: ['profiles'],
  queryFn: async ({ signal }) => (await call(listProfiles, {}, signal)).items[0] ?? null,
});

/** The one active website of the user, or null. */
export const trackedWebsiteQuery = queryOptions({
  queryKey: ['tracked_websites', 'active'],
  queryFn: async ({ signal }) => (await call(listTrackedWebsites, { query: { is_active: 'true' } }, signal)).items[0] ?? null,
});

/** The active competitors of a website. */
export const competitorsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['competitors', websiteId],
    queryFn: ({ signal }) => call(listCompetitors, { query: { website_id: websiteId, is_active: 'true' } }, signal),
  });

export const userCreditsQuery = queryOptions({
  queryKey: ['user_credits'],
  queryFn: async ({ signal }) => (await call(listUserCredits, {}, signal)).items[0] ?? null,
});

export const subscriptionCheckQuery = queryOptions({
  queryKey: ['subscriptions', 'check'],
  queryFn: ({ signal }) => call(checkSubscription, {}, signal),
});

/** The subscription in force, or null. One whose renewal failed stays in force while the provider tries again. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'active'],
  queryFn: async ({ signal }) => (await call(listSubscriptions, { query: { status: 'active' } }, signal)).items[0] ?? null,
});

/** The schedule of automated reports, or null. */
export const scheduleQuery = queryOptions({
  queryKey: ['scheduled_reports', 'active'],
  queryFn: async ({ signal }) => (await call(listScheduledReports, { query: { is_active: 'true' } }, signal)).items[0] ?? null,
});
