import { PRODUCT_NAME } from '@citelight/contracts';
import { html, raw } from 'hono/html';
import { isLocal } from '../client-address.ts';
import type { Services } from '../context.ts';
import { CodedError } from '../errors.ts';
import type { App, Http } from '../route.ts';

/** Outgoing mail where there is no mail server: a page and JSON for the developer on this machine. Absent in production. */

const NEWEST = 200;
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Not only must the connection be local: the name must be, too, or a page elsewhere could read the mails by DNS rebinding. */
function onlyHere(c: Http): void {
  const { PUBLIC_URL } = c.get('ctx').config;
  const name = new URL(c.req.url).hostname;
  if (!isLocal(c) || !(LOCAL_NAMES.has(name) || name === new URL(PUBLIC_URL).hostname)) throw new CodedError('request.not_found');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f27;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #d8dce3;vertical-align:top}td{overflow-wrap:anywhere}
iframe{width:100%;height:40rem;border:1px solid #d8dce3;border-radius:8px}pre{white-space:pre-wrap;background:#f5f6f8;padding:1rem;border-radius:8px}
a{color:#1d46c8}dt{font-weight:600}dd{margin:0 0 .5rem}
@media(prefers-color-scheme:dark){body{color:#e7e9ee;background:#14171d}pre{background:#1e232c}a{color:#9db4ff}th,td,iframe{border-color:#363d49}}`;

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – ${PRODUCT_NAME}</title><style>${raw(STYLE)}</style></head><body><main>${body}</main></body></html>`;

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Links in the mail may be followed, in a new tab or this one; nothing in it runs. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const MAIL_CSP = `default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox ${SANDBOX}`;

export function mailboxRoutes(app: App, { config, db, mailer }: Services): void {
  if (config.production || mailer !== null) return;
  const mails = db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address as to', 'subject', 'text_body as text', 'html_body as html', 'created_at as createdAt'])
    .where('state', '=', 'kept');
  const find = async (id: string) => {
    const mail = /^[0-9a-f-]{36}$/.test(id) ? await mails.where('id', '=', id).executeTakeFirst() : undefined;
    if (!mail) throw new CodedError('request.not_found');
    return mail;
  };
  const newest = () => mails.orderBy('created_at', 'desc').orderBy('id').limit(NEWEST).execute();

  app.use('/dev/*', async (c, next) => {
    onlyHere(c);
    c.header('cache-control', 'no-store');
    await next();
  });
  app.get('/dev/mailbox/messages', async (c) => c.json(await newest()));
  app.get('/dev/mailbox', async (c) => {
    const rows = (await newest()).map(
      ({ id, to, subject, createdAt }) =>
        html`<tr><td><a href="/dev/mailbox/${id}">${subject}</a></td><td>${to}</td><td><time datetime="${createdAt}">${minute(createdAt)}</time></td></tr>`,
    );
    const table = html`<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th></tr></thead><tbody>${rows}</tbody></table>`;
    return c.html(
      page(
        'Mailbox',
        html`<h1>Mailbox</h1><p>Emails are kept here because SMTP_URL is not set.</p>${rows.length > 0 ? table : html`<p>No email yet.</p>`}`,
      ),
    );
  });
  app.get('/dev/mailbox/:id', async (c) => {
    const mail = await find(c.req.param('id'));
    const facts = html`<dl><dt>To</dt><dd>${mail.to}</dd><dt>Written</dt><dd>${minute(mail.createdAt)}</dd></dl>`;
    const frame = html`<iframe title="The mail" sandbox="${SANDBOX}" src="/dev/mailbox/${mail.id}/html"></iframe>`;
    return c.html(
      page(
        mail.subject,
        html`<p><a href="/dev/mailbox">All emails</a></p><h1>${mail.subject}</h1>${facts}${frame}<h2>As text</h2><pre>${mail.text}</pre>`,
      ),
    );
  });
  app.get('/dev/mailbox/:id/html', async (c) => {
    const mail = await find(c.req.param('id'));
    return c.body(mail.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_CSP,
      'x-frame-options': 'SAMEORIGIN',
    });
  });
}
