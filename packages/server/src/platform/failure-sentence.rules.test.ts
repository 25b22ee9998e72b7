import { describe, expect, it } from 'vitest';
import { failureSentence } from './failure-sentence.ts';

const config = { DATABASE_URL: 'postgres://ada:secret@db.test:6543/shop', DATA_DIR: '/srv/data', HOST: '127.0.0.1', PORT: 80 };
const failure = (code: string, message = 'what the other side says', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });
const sentenceFor = (error: unknown, url = config.DATABASE_URL) => failureSentence(error, { ...config, DATABASE_URL: url });

describe('why a program does not start', () => {
  it.each([
    ['ECONNREFUSED', 'No PostgreSQL answers at db.test:6543 (ECONNREFUSED). Start it, or correct DATABASE_URL.'],
    ['ENOTFOUND', 'The host of DATABASE_URL, db.test:6543, has no address (ENOTFOUND). Correct it, or see to its name.'],
    [
      '28P01',
      'PostgreSQL at db.test:6543 refuses the password of “ada”. Correct it in DATABASE_URL. It says: what the other side says (28P01).',
    ],
    [
      '3D000',
      'PostgreSQL at db.test:6543 has no database “shop”. Create it, or correct DATABASE_URL. It says: what the other side says (3D000).',
    ],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'PostgreSQL at db.test:6543 cannot be reached by TLS: what the other side says. Correct sslmode in DATABASE_URL.',
    ],
    ['EADDRINUSE', 'Port 80 on 127.0.0.1 is in use. Stop the other program, or set PORT.'],
    ['EACCES', 'Port 80 needs more rights. Set PORT to 1024 or above.'],
  ])('%s: %s', (code, sentence) => {
    expect(sentenceFor(failure(code))).toBe(sentence);
    expect(sentenceFor(failure(code))).not.toContain('secret');
  });

  it('a name with two addresses that both refuse is told by the first, which has a message', () => {
    const both = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]);
    expect(sentenceFor(both, 'postgres://ada@localhost')).toContain('No PostgreSQL answers at localhost:5432 (ECONNREFUSED)');
  });

  it('a socket that is not there, and a server that does not answer in time', () => {
    const socket = failure('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432');
    expect(sentenceFor(socket, 'postgresql:///shop?host=/run')).toContain('No PostgreSQL answers at /run (ENOENT)');
    expect(sentenceFor(new Error('timeout expired'))).toContain('No PostgreSQL answers at db.test:6543 (no answer in time)');
  });

  it('a data folder that cannot be used', () => {
    const full = failure('ENOSPC', 'no space', { path: '/srv/data/secret.key' });
    expect(sentenceFor(full)).toBe(
      'The data folder /srv/data cannot be used: its disk is full (ENOSPC: /srv/data/secret.key). Correct DATA_DIR.',
    );
  });

  it('a database that no server was started on', () => {
    expect(failureSentence(failure('42P01'), { ...config, DATABASE_URL: null })).toContain(
      'holds no data of this product. Start the server on it once, or correct DATA_DIR.',
    );
  });

  it('all else is told as it is', () => {
    expect(sentenceFor(new Error('The database is PostgreSQL 12; version 15 or newer is needed.'))).toContain('PostgreSQL 12');
    expect(sentenceFor(failure('EMFILE', ''))).toBe('EMFILE');
  });
});
