import { STATUS_CODES } from 'node:http';
import { vi } from 'vitest';

/** What lies outside the application, for tests of this folder without a browser: storage, a document that shows messages, and a server. */

export type Asked = {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal | undefined;
};
export type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, statusText: STATUS_CODES[status], headers: { 'content-type': 'application/json' } });

export const refusal = (status: number, code: string, error: string, details?: unknown): Response =>
  json({ success: false, code, error, ...(details ? { details } : {}) }, status);

/** Local or session storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser that keeps nothing throws as soon as its storage is touched. */
function switchOff(name: 'localStorage' | 'sessionStorage') {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** `answers` by 'METHOD /path'; the settings name the address of accounts. Call `vi.resetModules()` and import what is tested after this. */
export function fakeBrowser(answers: Record<string, Answer> = {}, { storageIsOff = false } = {}) {
  const asked: Asked[] = [];
  const toasts: string[] = [];
  const left: string[] = [];
  const all: Record<string, Answer> = { 'GET /api/settings': () => json({ authUrl: '/auth/v1' }), ...answers };
  const element = () => ({ remove: () => undefined, append: () => undefined, appendChild: () => undefined, textContent: '' });
  const document = {
    visibilityState: 'visible',
    body: { append: ({ textContent }: { textContent: string }) => textContent && toasts.push(textContent) },
    head: element(),
    createElement: element,
    createTextNode: element,
    addEventListener: () => undefined,
    querySelector: () => null,
  };
  const location = { origin: 'https://citelight.test', href: 'https://citelight.test/', assign: (to: string) => void left.push(to) };
  vi.spyOn(console, 'warn').mockReturnValue(); // auth-js: every test has a client of its own, as every page has
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('BroadcastChannel', undefined); // each test is a browser of its own, not another tab
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.stubGlobal(name, storage());
    if (storageIsOff) switchOff(name);
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    const url = new URL(address, location.href);
    const one: Asked = {
      method,
      path: url.pathname,
      search: url.search,
      headers: new Headers(headers),
      body: body as string | undefined,
      signal: signal ?? undefined,
    };
    asked.push(one);
    const answer = all[`${method} ${url.pathname}`];
    return answer ? answer(one) : refusal(404, 'request.not_found', 'Not found.');
  });
  return { asked, toasts, left, document };
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A session as the server gives it. `mark` tells its tokens apart; `aal` is what the access token claims. */
export function session({ mark = 'first', seconds = 3600, aal = 'aal1', factor = '' } = {}) {
  return {
    access_token: `${part({ alg: 'ES256' })}.${part({ aal, sub: 'u1', name: `${mark} ÿ?>` })}.${mark}`,
    refresh_token: `refresh-${mark}`,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: 'u1', email: 'ann@example.test', ...(factor ? { factors: [{ id: 'f1', factor_type: 'totp', status: factor }] } : {}) },
  };
}

/** As auth-js keeps the session of a visitor who comes back. */
export const keep = (kept: object): void => localStorage.setItem('citelight-auth', JSON.stringify(kept));
