import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, type JWTVerifyGetKey, SignJWT } from 'jose';
import { type Db, json } from './database.ts';
import type { Secrets } from './secrets.ts';

/** The keys of our own access tokens: any number are published, exactly one signs. */
export type SigningKeys = {
  /** A compact JWT. `iat`, `exp`, `iss` and `aud` are the caller's to give. */
  sign(claims: JWTPayload): Promise<string>;
  /** The public halves, as /.well-known/jwks.json shows them. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** For jose: the key of a token's `kid`. Another process may have made it a moment ago. */
  resolve: JWTVerifyGetKey;
  /** Throws a sentence when the keys in the database belong to another secret key: every sign-in would fail. */
  check(): Promise<void>;
  /** Forgets what was read, after keys were rotated. */
  refresh(): void;
};

export const SIGNING_KEY_PURPOSE = 'signing-key';
const FRESH_MS = 60_000;
/** An unknown kid makes us read again, but not for every forged token. */
const RETRY_MS = 1_000;

const OTHER_SECRET =
  'The keys in the database were sealed with another secret key. Set SECRET_KEY to the one they were made with (or bring DATA_DIR/secret.key along).';

type KeyRow = { kid: string; algorithm: string; public_jwk: unknown; sealed_private_jwk: Buffer; state: string };
type Loaded = { at: number; rows: KeyRow[] };

/** Makes a key pair and stores it; of two processes that want the first current key, one wins. */
export async function createSigningKey(db: Db, secrets: Secrets, state: 'current' | 'next', now?: Date): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  await db
    .insertInto('auth.signing_keys')
    .values({
      kid,
      algorithm: 'ES256',
      public_jwk: json(published),
      sealed_private_jwk: secrets.seal(SIGNING_KEY_PURPOSE, JSON.stringify(await exportJWK(privateKey)), kid),
      state,
      ...(now && { created_at: now, state_since: now }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function createSigningKeys(db: Db, secrets: Secrets): SigningKeys {
  let loaded: Loaded | undefined;
  const select = () => db.selectFrom('auth.signing_keys').selectAll().orderBy('created_at', 'desc').execute();
  const read = async (): Promise<Loaded> => {
    loaded = { at: performance.now(), rows: await select() };
    return loaded;
  };
  const fresh = async (maxAgeMs: number) => (loaded && performance.now() - loaded.at < maxAgeMs ? loaded : read());
  const currentOf = ({ rows }: Loaded) => rows.find(({ state }) => state === 'current');

  const current = async (): Promise<KeyRow> => {
    const found = currentOf(await fresh(FRESH_MS));
    if (found) return found;
    await createSigningKey(db, secrets, 'current');
    const made = currentOf(await read());
    if (!made) throw new Error('There is no key to sign tokens with.');
    return made;
  };
  const published = (row: KeyRow) => row.public_jwk as JWK;
  const opened = (row: KeyRow): JWK => {
    try {
      return JSON.parse(secrets.open(SIGNING_KEY_PURPOSE, row.sealed_private_jwk, row.kid)) as JWK;
    } catch (error) {
      throw new Error(OTHER_SECRET, { cause: error });
    }
  };
  /** Imported once for each row that was read. */
  const imported = new WeakMap<KeyRow, ReturnType<typeof importJWK>>();
  const publicKey = (row: KeyRow) => {
    const key = imported.get(row) ?? importJWK(published(row), row.algorithm);
    imported.set(row, key);
    return key;
  };

  return {
    async sign(claims) {
      const row = await current();
      const key = await importJWK(opened(row), row.algorithm);
      return new SignJWT(claims).setProtectedHeader({ alg: row.algorithm, kid: row.kid, typ: 'JWT' }).sign(key);
    },
    async check() {
      // Not kept: another process may be about to make the first key.
      for (const row of await select()) if (row.state === 'current') opened(row);
    },
    async jwks() {
      await current();
      return { keys: (await fresh(FRESH_MS)).rows.map(published) };
    },
    async resolve(header) {
      const find = ({ rows }: Loaded) => rows.find(({ kid, algorithm }) => kid === header.kid && algorithm === header.alg);
      const row = find(await fresh(FRESH_MS)) ?? find(await fresh(RETRY_MS));
      if (!row) throw new Error('no key has this kid');
      return publicKey(row);
    },
    refresh() {
      loaded = undefined;
    },
  };
}
