import { NEEDS_PASSWORD } from '@citelight/contracts';
import type { Context, Services } from '../../platform/context.ts';
import type { App, Http } from '../../platform/route.ts';
import { AuthError, authError, invalid } from './auth-errors.rules.ts';
import { signInWithIdToken } from './id-tokens.service.ts';
import { exchangeCode } from './oauth-flows.service.ts';
import { bodyOf, callerFor, formOf, isPkce, protocolOf, redirectOf } from './protocol.service.ts';
import { redirectWithError, safeRedirect, withFragment, withQuery } from './redirects.rules.ts';
import { requestMail } from './requested-mails.service.ts';
import { refreshSession, sessionParameters } from './sessions.service.ts';
import { signInWithPassword } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';
import { emailOf } from './user.rules.ts';
import { FIRST_HALF, type Verified, verifyCode, verifyLink } from './verify.service.ts';
import { VERIFY_SCRIPT, verifyPage } from './verify-page.rules.ts';

const codeForPhone = () => authError(400, 'phone_provider_disabled', 'Phone logins are disabled');

async function grant(ctx: Context, c: Http): Promise<Response> {
  const body = await bodyOf(c);
  switch (c.req.query('grant_type')) {
    case 'password':
      if (body.phone) throw authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
      return c.json(await signInWithPassword(ctx, { email: body.email, password: body.password }));
    case 'refresh_token':
      return c.json(await refreshSession(ctx, body.refresh_token));
    case 'pkce':
      return c.json(await exchangeCode(ctx, body, () => callerFor(ctx, c).catch(() => null)));
    case 'id_token':
      return c.json(await signInWithIdToken(ctx, body, body.link_identity === true ? await callerFor(ctx, c) : null));
    case 'web3':
      throw authError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw authError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

const verified = (c: Http, result: Verified): Response =>
  'session' in result ? c.json(result.session) : c.json({ msg: result.message, code: '200' });

/** A browser that posts the page of a mail link. */
async function verifyForm(ctx: Context, c: Http, form: URLSearchParams): Promise<Response> {
  const redirectTo = safeRedirect(form.get('redirect_to'), ctx.config.PUBLIC_URL);
  try {
    const result = await verifyLink(ctx, form.get('token'), form.get('type'));
    if ('message' in result) return c.redirect(withFragment(redirectTo, { message: FIRST_HALF, sb: '' }), 303);
    // `recovery` is how clients of the protocol hear that a password is to be chosen.
    const type = result.session.user.user_metadata[NEEDS_PASSWORD] ? 'recovery' : (form.get('type') ?? '');
    return c.redirect(withFragment(redirectTo, sessionParameters(result.session, type)), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(redirectWithError(redirectTo, error), 303);
  }
}

/** Signing up and in, and the mails and links on the way. */
export function signInRoutes(app: App, services: Services): void {
  const { on } = protocolOf(app, services);
  on('POST', '/signup', async (ctx, c) => {
    const body = await bodyOf(c);
    if (body.phone) throw authError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    if (!body.email && !body.password) throw authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    return c.json(
      await signUp(ctx, {
        email: body.email,
        password: body.password,
        data: body.data,
        redirectTo: redirectOf(ctx, c, body),
        pkce: isPkce(body),
      }),
    );
  });
  on('POST', '/token', (ctx, c) => grant(ctx, c));
  on('POST', '/recover', async (ctx, c) => {
    const body = await bodyOf(c);
    await requestMail(ctx, { type: 'recovery', email: emailOf(body.email), redirectTo: redirectOf(ctx, c, body), pkce: isPkce(body) });
    return c.json({});
  });
  on('POST', '/resend', async (ctx, c) => {
    const body = await bodyOf(c);
    const { type } = body;
    if (type !== 'signup' && type !== 'email_change') throw invalid('Missing one of these types: signup, email_change');
    await requestMail(ctx, { type, email: emailOf(body.email), redirectTo: redirectOf(ctx, c, body), pkce: isPkce(body) });
    return c.json({});
  });
  // Opening a link uses nothing up: the page (or the application) posts the token.
  on('GET', '/verify', (ctx, c) => {
    const [token, type] = [c.req.query('token'), c.req.query('type')];
    if (!token || !type) throw invalid('Verify requires a token and a type');
    const redirectTo = redirectOf(ctx, c);
    c.header('referrer-policy', 'no-referrer');
    if (token.startsWith('pkce_')) return c.redirect(withQuery(redirectTo, { token_hash: token, type }), 303);
    return c.html(verifyPage({ token, type, redirectTo }));
  });
  on('GET', '/verify.js', (_ctx, c) => c.body(VERIFY_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  on('POST', '/verify', async (ctx, c) => {
    c.header('referrer-policy', 'no-referrer');
    if (/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? '')) return verifyForm(ctx, c, await formOf(c));
    const body = await bodyOf(c);
    if (body.token_hash !== undefined) {
      if (body.email || body.phone || body.redirect_to) throw invalid('Only the token_hash and type should be provided');
      return verified(c, await verifyLink(ctx, body.token_hash, body.type));
    }
    if (body.phone) throw codeForPhone();
    return verified(c, await verifyCode(ctx, emailOf(body.email), body.token, body.type));
  });
}
