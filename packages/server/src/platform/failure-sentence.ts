import type { Config } from './config.ts';

type Failure = { code: string; message: string; path: string };

/** What is known of an error. Several at once (a name with two addresses, each of which refuses) are told by the first. */
function read(error: unknown): Failure {
  const inner = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
  const { code, path } = Object(inner) as { code?: unknown; path?: unknown };
  return { code: String(code ?? ''), message: inner instanceof Error ? inner.message : String(inner), path: String(path ?? '') };
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const FOLDER: Record<string, string> = {
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'it cannot be written to',
  ENOSPC: 'its disk is full',
};

/** SQLSTATE codes of a database that is reached and refuses: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSED: Record<string, (of: { user: string; database: string }) => string> = {
  '28P01': ({ user }) => `refuses the password of “${user}”. Correct it in DATABASE_URL.`,
  '28000': ({ user }) => `does not let “${user}” in. Correct the user in DATABASE_URL, or allow it on the server.`,
  '3D000': ({ database }) => `has no database “${database}”. Create it, or correct DATABASE_URL.`,
  '42501': ({ user }) => `does not let “${user}” do what is needed. Make it the owner of the database.`,
  '53300': () => 'has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE.',
  '57P03': () => 'is starting up or shutting down. Try again in a moment.',
};

/** The server migrates at its start; a command may come before. */
const UNDEFINED_TABLE = '42P01';

/** The database without its password, as a person knows it. */
function databaseOf(url: string): { place: string; user: string; database: string } {
  const parsed = URL.parse(url);
  const database = decodeURIComponent(parsed?.pathname.slice(1) ?? '');
  const user = decodeURIComponent(parsed?.username ?? '');
  const socket = parsed?.searchParams.get('host');
  return { place: socket ?? `${parsed?.hostname || 'localhost'}:${parsed?.port || 5432}`, user, database: database || user };
}

function databaseFailure({ code, message }: Failure, url: string): string | null {
  const named = databaseOf(url);
  const subject = `PostgreSQL at ${named.place}`;
  if (UNREACHABLE.has(code) || /^connect ENOENT|timeout expired|connection timeout/i.test(message))
    return `No PostgreSQL answers at ${named.place} (${code || 'no answer in time'}). Start it, or correct DATABASE_URL.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host of DATABASE_URL, ${named.place}, has no address (${code}). Correct it, or see to its name.`;
  const refused = Object.hasOwn(REFUSED, code) ? REFUSED[code] : undefined;
  if (refused) return `${subject} ${refused(named)} It says: ${message} (${code}).`;
  return /CERT|SSL|TLS/.test(code) || /\bSSL\b/.test(message)
    ? `${subject} cannot be reached by TLS: ${message}. Correct sslmode in DATABASE_URL.`
    : null;
}

/** What went wrong at the start of a program, where, and what to do, in a sentence without secrets. */
export function failureSentence(error: unknown, config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'HOST' | 'PORT'>): string {
  const failure = read(error);
  const { code, message, path } = failure;
  if (code === 'EADDRINUSE') return `Port ${config.PORT} on ${config.HOST} is in use. Stop the other program, or set PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${config.HOST}. Correct HOST.`;
  if (code === 'EACCES' && path === '' && config.PORT < 1024) return `Port ${config.PORT} needs more rights. Set PORT to 1024 or above.`;
  if (path.startsWith(config.DATA_DIR) && Object.hasOwn(FOLDER, code))
    return `The data folder ${config.DATA_DIR} cannot be used: ${FOLDER[code]} (${code}: ${path}). Correct DATA_DIR.`;
  if (code === UNDEFINED_TABLE)
    return `The database holds no data of this product. Start the server on it once, or correct ${config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}.`;
  return (config.DATABASE_URL && databaseFailure(failure, config.DATABASE_URL)) || message || code;
}
