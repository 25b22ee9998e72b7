import { randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { expect } from 'vitest';
import type { TestServer } from '../support/server.ts';

/** An address that nobody has. */
export const address = () => `${randomUUID()}@example.test`;

/** The real client of the protocol, as the browser uses it, with a storage of its own. */
export function newClient(server: Pick<TestServer, 'url'>) {
  const stored = new Map<string, string>();
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    storageKey: 'citelight-auth',
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return { client, stored, events };
}

export type Mailed = { subject: string; text: string; link: URL; code: string };

/** The newest mail to an address: its link and its code. */
export async function newestMail(server: TestServer, to: string): Promise<Mailed> {
  const row = await server.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('to_address', '=', to)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = row.text_body;
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0];
  return {
    subject: row.subject,
    text,
    link: new URL(link ?? 'http://none.invalid/'),
    code: /\b\d{6}\b/.exec(text.replaceAll(link ?? '', ''))?.[0] ?? '',
  };
}

/** The newest mail of one purpose, as soon as it is there: some are sent after the answer. */
export async function awaitMail(server: TestServer, to: string, purpose: string, count = 1): Promise<Mailed> {
  await expect.poll(async () => (await mailsTo(server, to)).filter((mail) => mail.purpose === purpose).length).toBe(count);
  return newestMail(server, to);
}

/** Every mail to an address, oldest first. */
export const mailsTo = (server: TestServer, to: string) =>
  server.db
    .selectFrom('mail_outbox')
    .select(['purpose', 'subject', 'text_body'])
    .where('to_address', '=', to)
    .orderBy('created_at')
    .execute();

export const PASSWORD = 'a long enough secret';

/** Signs up, opens the mailed link, and answers a signed-in client. */
export async function signedUp(server: TestServer, email: string, password = PASSWORD) {
  const visitor = newClient(server);
  const { error } = await visitor.client.signUp({ email, password, options: { emailRedirectTo: `${server.url}/` } });
  if (error) throw error;
  const { link } = await newestMail(server, email);
  const verified = await visitor.client.verifyOtp({ token_hash: link.searchParams.get('token') ?? '', type: 'signup' });
  if (verified.error) throw verified.error;
  return visitor;
}
