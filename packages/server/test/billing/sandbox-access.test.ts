import { createApi } from '@citelight/sandbox/api';
import { createControls } from '@citelight/sandbox/controls';
import { createPages } from '@citelight/sandbox/pages';
import { type Sandbox, startSandbox } from '@citelight/sandbox/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Every route of the payment sandbox, taken from its own tables: its API and its controls need the key, its pages an address that nobody guesses. */

const KEY = 'sk_test_the_key_of_this_test';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ secretKey: KEY });
});
afterAll(() => sandbox?.stop());

type Route = { method: string; path: string };
const routesOf = ({ routes }: { routes: readonly Route[] }) =>
  routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => [`${method} ${path}`, method, path.replace(/:\w+/g, 'none_x')] as const);
const made = async () => {
  const one = await startSandbox({ secretKey: KEY });
  const options = { secretKey: KEY, changed: () => {} };
  const routes = {
    keyed: [...routesOf(createApi(one.store, options)), ...routesOf(createControls(one.store, one.sender, options))],
    pages: routesOf(createPages(one.store, () => {})),
  };
  await one.stop();
  return routes;
};
const { keyed, pages } = await made();
const OPEN = 'GET /sandbox/health';

const ask = (method: string, path: string, key?: string) =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    ...(method === 'GET' ? {} : { body: 'x=1' }),
  });

describe('the payment sandbox', { retry: 0 }, () => {
  it('has routes of each kind', () => {
    expect(keyed.length).toBeGreaterThan(30);
    expect(pages.map(([name]) => name)).toEqual(['GET /pay/:id', 'POST /pay/:id', 'GET /portal/:id', 'POST /portal/:id']);
    expect(keyed.map(([name]) => name)).toContain(OPEN);
  });

  it.each(keyed.filter(([name]) => name !== OPEN))('X3 %s: needs the key', async (_name, method, path) => {
    const before = JSON.stringify(sandbox.store.state);
    for (const key of [undefined, 'sk_test_another', `${KEY}x`, KEY.slice(0, -1)]) expect((await ask(method, path, key)).status).toBe(401);
    expect(JSON.stringify(sandbox.store.state)).toBe(before);
    expect((await ask(method, path, KEY)).status).not.toBe(401);
  });

  it.each(pages)('X3 %s: shows nothing at an address that was guessed, with the key or without', async (_name, method, path) => {
    const before = JSON.stringify(sandbox.store.state);
    for (const key of [undefined, KEY]) expect((await ask(method, path, key)).status).toBe(404);
    expect(JSON.stringify(sandbox.store.state)).toBe(before);
  });
});
