import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { serverPid } from '../../packages/server/src/platform/embedded/cluster.ts';
import { createClosing } from '../closing.ts';
import { freePort } from '../product/free-port.ts';
import { METRICS_TOKEN, readMetrics } from '../product/metrics.ts';
import { startProgram } from '../product/program.ts';

/** The product on its embedded default, limits on, and people with and without a password. */

const ROOT = join(import.meta.dirname, '../..');
export const PASSWORD = 'a correct horse battery';

export type Asked = { status: number; text: string };
export type Accounts = {
  /** Addresses with a confirmed password, and addresses whose sign-up nobody confirmed: such an account has none. */
  known: string[];
  withoutPassword: string[];
  /** An access token of one member. */
  token: string;
  /** One request, as if it came from an address of its own, so that no limit is met. */
  ask(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Asked>;
  /** A figure of the process as /metrics tells it; the delays of the event loop are those since it was last asked. */
  metrics(): Promise<(name: string) => number>;
  stop(): Promise<void>;
};

export async function openAccounts(count: number): Promise<Accounts> {
  const { closing, atOnce, stop } = createClosing();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'citelight-accounts-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    closing.push(remove);
    atOnce.push(remove);
    atOnce.push(() => {
      const pid = serverPid(join(folder, 'postgres/data'));
      if (pid) process.kill(pid, 'SIGQUIT');
    });
    const port = await freePort();
    const env = {
      PORT: String(port),
      DATA_DIR: folder,
      EARLY_ACCESS_PASSWORD: '',
      LOG_LEVEL: 'warn',
      RENDER_PAGES: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
    };
    const program = startProgram('accounts', [], env, join(ROOT, '.cache/bench/logs/accounts.log'));
    closing.push(() => program.stop());
    atOnce.push(() => program.kill9());
    await program.ready();

    const url = `http://127.0.0.1:${port}`;
    const agent = new Agent({ connections: 100, pipelining: 1 });
    closing.push(() => agent.destroy());
    let asked = 0;
    const from = () => `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    const ask: Accounts['ask'] = async (method, path, body, headers = {}) => {
      const answer = await request(`${url}${path}`, {
        method,
        dispatcher: agent,
        headers: { 'x-forwarded-for': from(), ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    };
    const must = async (...asking: Parameters<Accounts['ask']>): Promise<string> => {
      const { status, text } = await ask(...asking);
      if (status !== 200) throw new Error(`${asking[1]}: ${status} ${text.slice(0, 200)}`);
      return text;
    };
    const local = async (path: string) => (await request(`${url}${path}`, { dispatcher: agent })).body;

    const signUp = async () => {
      const email = `${randomUUID()}@bench.test`;
      await must('POST', '/auth/v1/signup', { email, password: PASSWORD });
      return email;
    };
    const confirm = async (email: string): Promise<string> => {
      for (let look = 0; look < 100; look += 1) {
        const mails = (await (await local('/dev/mailbox/messages')).json()) as { to: string; text: string }[];
        const token = /\btoken=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
        if (token) return must('POST', '/auth/v1/verify', { type: 'signup', token_hash: token });
        await sleep(50);
      }
      throw new Error(`no mail to ${email}`);
    };
    const known: string[] = [];
    const withoutPassword: string[] = [];
    let session = '{}';
    for (let n = 0; n < count; n += 1) {
      known.push(await signUp());
      withoutPassword.push(await signUp());
      session = await confirm(known[n] as string);
    }
    return {
      known,
      withoutPassword,
      token: (JSON.parse(session) as { access_token: string }).access_token,
      ask,
      async metrics() {
        return readMetrics(await must('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` }));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
