import { CodedError, type ErrorCode, LANDING_URL_MESSAGES, WebsiteUrl } from '@citelight/contracts';
import type { SiteHeaders } from '@citelight/engine/fetch/fetch';
import { readResolveMap } from '@citelight/engine/fetch/resolve-map';
import { maySend } from '@citelight/engine/fetch/site-headers';
import { UsageError } from './exit-codes.ts';

export type AssessFlags = {
  pages?: string;
  json?: boolean;
  html?: string;
  markdown?: boolean;
  failUnder?: string;
  compare?: string[];
  render: boolean;
  saveArtifacts?: string;
  fromArtifacts?: string;
  resolve?: string[];
  color?: boolean;
  sarif?: string;
  junit?: string;
  summary?: string;
  baseline?: string;
  updateBaseline?: boolean;
  config?: string;
  urls?: string;
  sitemap?: string;
  header?: string[];
  basicAuth?: string;
  cookie?: string;
};

export type AssessOptions = {
  /** null when judging saved artifacts, which name their own. */
  url: string | null;
  /** null: as many as fit to which pages are read. */
  maxPages: number | null;
  output: 'json' | 'markdown' | 'summary';
  htmlFile: string | null;
  failUnder: number | null;
  compare: string[];
  render: boolean;
  saveArtifacts: string | null;
  fromArtifacts: string | null;
  resolve: Record<string, string>;
  sarifFile: string | null;
  junitFile: string | null;
  summaryFile: string | null;
  baselineFile: string | null;
  updateBaseline: boolean;
  configFile: string | null;
  urlsFile: string | null;
  sitemap: string | null;
  siteHeaders: SiteHeaders | null;
};

/** The codes under which programs know these sentences. */
const URL_CODES: Record<string, ErrorCode> = {
  [LANDING_URL_MESSAGES.invalid]: 'fetch.not_a_url',
  [LANDING_URL_MESSAGES.scheme]: 'fetch.scheme',
  [LANDING_URL_MESSAGES.tooLong]: 'fetch.url_too_long',
};

export const website = (text: string): string => {
  const parsed = WebsiteUrl.safeParse(text);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? LANDING_URL_MESSAGES.invalid;
  throw new UsageError(`${text.slice(0, 100)}: ${message} (${URL_CODES[message] ?? 'fetch.not_a_url'})`);
};

const numberOf = (text: string, flag: string, min: number, max: number, whole: boolean): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max || (whole && !Number.isInteger(value)))
    throw new UsageError(`${flag} takes a ${whole ? 'whole number' : 'number'} from ${min} to ${max}, not '${text}'.`);
  return value;
};

const canBeDialled = (name: string, address: string): boolean => {
  try {
    readResolveMap({ [name]: address });
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
};

/** `acme.test=127.0.0.1:9001`: the name, and the address that is connected to instead. */
export function parseResolve(entries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => {
      const match = /^([^=\s]+)=((?:\[[0-9a-f:]+\]|[^:\s=]+):\d{1,5})$/i.exec(entry);
      if (!match?.[1] || !match[2] || !canBeDialled(match[1], match[2]))
        throw new UsageError(`--resolve takes host=address:port, such as acme.test=127.0.0.1:9001, not '${entry}'.`);
      return [match[1].toLowerCase(), match[2]];
    }),
  );
}

/** From the environment as well, where other programs of the machine cannot read them: command lines are public. */
function readSiteHeaders(url: string | null, flags: AssessFlags, env: NodeJS.ProcessEnv): SiteHeaders | null {
  const headers: Record<string, string> = {};
  const lines = [...(env.CITELIGHT_HEADERS?.split('\n').filter((line) => line.trim() !== '') ?? []), ...(flags.header ?? [])];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    // The line itself is not shown: it holds a secret.
    if (!maySend(name, value))
      throw new UsageError(`--header takes 'Name: value', and no header that the crawler sets itself${name && `; not '${name}'`}.`);
    headers[name.toLowerCase()] = value;
  }
  const basicAuth = flags.basicAuth ?? env.CITELIGHT_BASIC_AUTH;
  if (basicAuth) {
    if (!basicAuth.includes(':')) throw new UsageError('--basic-auth takes user:password.');
    headers.authorization = `Basic ${Buffer.from(basicAuth).toString('base64')}`;
  }
  const cookie = flags.cookie ?? env.CITELIGHT_COOKIE;
  if (cookie) {
    if (!maySend('cookie', cookie)) throw new UsageError('--cookie takes name=value, with semicolons between several.');
    headers.cookie = cookie;
  }
  const hostname = url === null ? null : (URL.parse(url)?.hostname ?? null);
  return hostname === null || Object.keys(headers).length === 0 ? null : { hostname, headers };
}

/** Checks what was typed; a mistake is a UsageError that says what to type instead. */
export function readOptions(url: string | undefined, flags: AssessFlags, env: NodeJS.ProcessEnv = process.env): AssessOptions {
  if (url === undefined && flags.fromArtifacts === undefined)
    throw new UsageError('Which site? Give its URL, such as https://example.com, or --from-artifacts DIR.');
  if (flags.json && flags.markdown) throw new UsageError('--json and --markdown both write to the standard output; give one of them.');
  if (flags.fromArtifacts !== undefined && flags.saveArtifacts !== undefined)
    throw new UsageError('--from-artifacts visits no site, so there is nothing for --save-artifacts to save.');
  if (flags.fromArtifacts !== undefined && flags.compare?.length)
    throw new UsageError('--compare visits sites, which --from-artifacts does not do; saved competitors are judged with it.');
  if (flags.updateBaseline && flags.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline FILE, which it writes.');
  if (flags.urls !== undefined && flags.sitemap !== undefined)
    throw new UsageError('--urls and --sitemap both choose the pages; give one of them.');
  if (flags.fromArtifacts !== undefined && (flags.urls ?? flags.sitemap) !== undefined)
    throw new UsageError('--from-artifacts visits no site, so --urls and --sitemap have no pages to choose.');
  const site = url === undefined ? null : website(url);
  return {
    url: site,
    maxPages: flags.pages === undefined ? null : numberOf(flags.pages, '--pages', 1, 1000, true),
    output: flags.json ? 'json' : flags.markdown ? 'markdown' : 'summary',
    htmlFile: flags.html ?? null,
    failUnder: flags.failUnder === undefined ? null : numberOf(flags.failUnder, '--fail-under', 0, 100, false),
    compare: (flags.compare ?? []).map(website),
    render: flags.render,
    saveArtifacts: flags.saveArtifacts ?? null,
    fromArtifacts: flags.fromArtifacts ?? null,
    resolve: parseResolve(flags.resolve ?? []),
    sarifFile: flags.sarif ?? null,
    junitFile: flags.junit ?? null,
    summaryFile: flags.summary ?? null,
    baselineFile: flags.baseline ?? null,
    updateBaseline: flags.updateBaseline ?? false,
    configFile: flags.config ?? null,
    urlsFile: flags.urls ?? null,
    sitemap: flags.sitemap === undefined ? null : website(flags.sitemap),
    siteHeaders: readSiteHeaders(site, flags, env),
  };
}
