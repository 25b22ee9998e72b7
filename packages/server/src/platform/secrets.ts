import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Everything secret that the server derives from its one key. A purpose never sees another purpose's key. */
export type Secrets = {
  /** 32 bytes for one purpose. */
  key(purpose: string): Buffer;
  /** Encrypts for storage (AES-256-GCM). `context`, such as a row's id, must be the same on opening: a sealed value cannot be moved to another row. */
  seal(purpose: string, plain: string, context: string): Buffer;
  /** Throws where the value was changed, moved, or sealed with another key. */
  open(purpose: string, sealed: Buffer, context: string): string;
  /** `value.signature`, to be given to a browser. */
  sign(purpose: string, value: string): string;
  /** The value, if the signature is ours. */
  verify(purpose: string, signed: string): string | undefined;
};

const NONCE = 12;
const TAG = 16;

export function createSecrets(secretKey: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'citelight', purpose, 32));
  const signature = (purpose: string, value: string) => createHmac('sha256', key(purpose)).update(value).digest('base64url');
  return {
    key,
    seal(purpose, plain, context) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(purpose, sealed, context) {
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), sealed.subarray(0, NONCE)).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(-TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    },
    sign: (purpose, value) => `${value}.${signature(purpose, value)}`,
    verify(purpose, signed) {
      const dot = signed.lastIndexOf('.');
      const value = signed.slice(0, Math.max(dot, 0));
      return equal(signed.slice(dot + 1), signature(purpose, value)) ? value : undefined;
    },
  };
}

/** Compares in a time that depends on neither text. */
export function equal(a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'equal').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The folder for everything the server keeps. Others may pass through it: the embedded database runs as another user. */
export function openDataFolder(config: Pick<Config, 'DATA_DIR'>): string {
  if (!existsSync(config.DATA_DIR)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    if (process.platform !== 'win32') chmodSync(config.DATA_DIR, 0o755);
  }
  return config.DATA_DIR;
}

/** The configured key, or the one kept in the data folder, unless that is empty or can be read by others. */
export function readSecretKey(config: Pick<Config, 'DATA_DIR' | 'SECRET_KEY'>): string {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const file = join(openDataFolder(config), 'secret.key');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // made before, or by another process in this moment
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32)
    throw new Error(`The key in ${file} is empty or too short. Bring back the one it was, or delete the file to start with a new key.`);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new Error(`Others can read the key in ${file}. Run: chmod 600 ${file}`);
  return key;
}
