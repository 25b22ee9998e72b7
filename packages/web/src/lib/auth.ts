import type { AuthClient, Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { unreachable } from './errors.ts';
import { notify } from './notify.ts';
import { loadSettings } from './settings.ts';

/** The one session of the page: kept in local storage and renewed by auth-js, watched by everything else through this file. */
const STORAGE_KEY = 'citelight-auth';

export type AuthState = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; session: Session; secondStep: boolean };

/** A token with less time left than auth-js would renew it at is not taken without asking it. */
const FRESH_MS = 120_000;

/** The session that auth-js kept, where it needs no renewal. With it a screen begins before the code of auth-js is here; the server decides on the token. */
function keptSession(): Session | null {
  try {
    const kept: Session | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const isFresh = (kept?.expires_at ?? 0) * 1000 > Date.now() + FRESH_MS;
    return isFresh && kept?.access_token && kept.refresh_token && kept.user.id ? kept : null;
  } catch {
    return null;
  }
}

let state: AuthState = { status: 'loading' };
const listeners = new Set<() => void>();

/** The assurance level that the access token claims: aal2 once the second step was taken. */
function levelOf(token: string): string | undefined {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return JSON.parse(atob(payload)).aal;
  } catch {
    return undefined;
  }
}

/** True while the account asks for a second step that this session has not taken. */
const lacksSecondStep = (session: Session) =>
  (session.user.factors ?? []).some(({ status }) => status === 'verified') && levelOf(session.access_token) !== 'aal2';

/** On the way out of the application nothing reacts to the end of the session any more. */
let leaving = false;

function setSession(session: Session | null) {
  if (leaving) return;
  // Whoever hears of it first: we, auth-js itself, or another tab.
  if (!session && state.status === 'signed-in') notify.info('account', 'Your session has ended. Please sign in again.');
  state = session ? { status: 'signed-in', session, secondStep: lacksSecondStep(session) } : { status: 'signed-out' };
  for (const listener of listeners) listener();
}

export type Auth = InstanceType<typeof AuthClient>;
let client: Promise<Auth> | undefined;

const authUrl = () =>
  loadSettings().then(
    (settings) => new URL(settings.authUrl, location.origin).href.replace(/\/$/, ''),
    () => `${location.origin}/auth/v1`,
  );

/** What the browser says of a request that came nowhere ('Failed to fetch') is no sentence for a person. */
const reach: typeof fetch = (...asked) =>
  fetch(...asked).catch(() => {
    throw unreachable();
  });

async function create(): Promise<Auth> {
  const kept = keptSession();
  if (kept) setSession(kept);
  const [url, { AuthClient }] = await Promise.all([authUrl(), import('@supabase/auth-js')]);
  const auth = new AuthClient({ url, storageKey: STORAGE_KEY, flowType: 'pkce', detectSessionInUrl: true, fetch: reach });
  auth.onAuthStateChange((_event, session) => setSession(session));
  isHere = true;
  return auth;
}
let isHere = false;

export function getAuth(): Promise<Auth> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The token to send: auth-js renews it first when it is about to expire. */
export async function accessToken(): Promise<string | undefined> {
  const kept = isHere ? null : keptSession();
  if (kept) return kept.access_token;
  const { data } = await (await getAuth()).getSession();
  return data.session?.access_token;
}

/** After a refusal: another token than the refused one, or undefined when the session is over. */
export async function renewAccessToken(refused: string | undefined): Promise<string | undefined> {
  const auth = await getAuth();
  const current = await accessToken();
  if (current && current !== refused) return current;
  const { data, error } = await auth.refreshSession();
  // Kept by auth-js while the access token has time left, although the server has ended the session.
  if (error && !data.session && error.status && error.status < 500) await auth.signOut({ scope: 'local' });
  return data.session?.access_token;
}

/** Ends this browser's session (others are ended on the profile page) and leaves for another document of the site. */
export async function signOut(to: '/' | '/auth'): Promise<void> {
  leaving = true;
  // Local storage is cleared before the server is asked, so the visitor is out even when it cannot be reached.
  await (await getAuth()).signOut({ scope: 'local' }).catch(() => undefined);
  location.assign(to);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Does this page know that the session's second step is still owed? */
export const owesSecondStep = (): boolean => state.status === 'signed-in' && state.secondStep;
export const authState = (): AuthState => state;
export const useAuth = (): AuthState => useSyncExternalStore(subscribe, authState);

/** Resolves once it is known whether anybody is signed in. */
export const authKnown = (): Promise<void> =>
  new Promise((known) => {
    if (state.status !== 'loading') return known();
    const stop = subscribe(() => {
      if (state.status === 'loading') return;
      stop();
      known();
    });
  });

/** The signed-in user; only below the guard of protected routes. */
export function useUser() {
  const current = useAuth();
  if (current.status !== 'signed-in') throw new Error('useUser stands below the guard of protected routes');
  return current.session.user;
}
