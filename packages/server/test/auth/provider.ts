import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import type { TestServer } from '../support/server.ts';

export type Person = { email?: string; email_verified?: boolean; name?: string };

/** The site's public address in these tests: browsers are sent there, and the test carries them on to the server. */
export const SITE = 'https://app.test';
const CLIENT = 'citelight';

/** A real OpenID provider on loopback. Whoever is named by login_hint signs in there at once; `denied` refuses. */
export async function startProvider(redirectUri = `${SITE}/auth/v1/callback`) {
  const people = new Map<string, Person>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'provider-key';
  const http = createServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT, client_secret: 'a client secret', redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a cookie key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionDetails(request, response).then(({ params }) => {
      const accountId = String(params.login_hint);
      const result =
        accountId === 'denied' ? { error: 'access_denied', error_description: 'not today' } : { login: { accountId, remember: false } };
      return provider.interactionFinished(request, response, result);
    });
  });

  /** A browser of its own: follows the provider's redirects with its cookies, and answers where it is sent away from there. */
  const signIn = async (start: string): Promise<URL> => {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    for (let hops = 0; url.origin === issuer; hops += 1) {
      if (hops > 10) throw new Error(`the provider redirects for ever: ${url}`);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`the provider shows a page: ${response.status} ${await response.text()}`);
      url = new URL(location, url);
    }
    return url;
  };

  /** An id token as this provider would give the application, with whatever a test changes about it. */
  const idToken = (claims: JWTPayload, key: CryptoKey = privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: CLIENT, iat: now, exp: now + 300, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(key);
  };

  return {
    issuer,
    people,
    signIn,
    idToken,
    setting: JSON.stringify([{ id: 'acme', label: 'Acme', issuer, clientId: CLIENT, clientSecret: 'a client secret' }]),
    stop: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

export const pkce = (verifier = 'v'.repeat(64)) => ({
  verifier,
  challenge: createHash('sha256').update(verifier).digest('base64url'),
});

/** A browser's cookies of our own site. */
export type Browser = Map<string, string>;
const OWN: Browser = new Map();

/** A navigation of the browser to one of our own addresses: where it is sent next. */
export async function navigate(server: TestServer, path: string, browser = OWN): Promise<URL> {
  const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join('; ');
  const { status, headers, body } = await server.request(path, { headers: { cookie } });
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    browser.set(name, value);
  }
  const location = headers.get('location');
  if (!location) throw new Error(`${path} answers ${status} ${JSON.stringify(body)}`);
  return new URL(location);
}

/** The whole round trip of a sign-in: to the provider and back. Answers the address at which the application is opened. */
export async function throughProvider(server: TestServer, provider: TestProvider, query: Record<string, string>): Promise<URL> {
  const out = await navigate(server, `/auth/v1/authorize?${new URLSearchParams({ provider: 'acme', ...query })}`);
  const back = await provider.signIn(out.href);
  return navigate(server, back.pathname + back.search);
}
