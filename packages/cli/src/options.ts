import { CodedError, type ErrorCode, LANDING_URL_MESSAGES, WebsiteUrl } from '@citelight/contracts';
import { readResolveMap } from '@citelight/engine/fetch/resolve-map';
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
};

export type AssessOptions = {
  /** null when judging saved artifacts, which name their own. */
  url: string | null;
  maxPages: number;
  output: 'json' | 'markdown' | 'summary';
  htmlFile: string | null;
  failUnder: number | null;
  compare: string[];
  render: boolean;
  saveArtifacts: string | null;
  fromArtifacts: string | null;
  resolve: Record<string, string>;
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

/** Checks what was typed; a mistake is a UsageError that says what to type instead. */
export function readOptions(url: string | undefined, flags: AssessFlags): AssessOptions {
  if (url === undefined && flags.fromArtifacts === undefined)
    throw new UsageError('Which site? Give its URL, such as https://example.com, or --from-artifacts DIR.');
  if (flags.json && flags.markdown) throw new UsageError('--json and --markdown both write to the standard output; give one of them.');
  if (flags.fromArtifacts !== undefined && flags.saveArtifacts !== undefined)
    throw new UsageError('--from-artifacts visits no site, so there is nothing for --save-artifacts to save.');
  if (flags.fromArtifacts !== undefined && flags.compare?.length)
    throw new UsageError('--compare visits sites, which --from-artifacts does not do; saved competitors are judged with it.');
  return {
    url: url === undefined ? null : website(url),
    maxPages: flags.pages === undefined ? 25 : numberOf(flags.pages, '--pages', 1, 1000, true),
    output: flags.json ? 'json' : flags.markdown ? 'markdown' : 'summary',
    htmlFile: flags.html ?? null,
    failUnder: flags.failUnder === undefined ? null : numberOf(flags.failUnder, '--fail-under', 0, 100, false),
    compare: (flags.compare ?? []).map(website),
    render: flags.render,
    saveArtifacts: flags.saveArtifacts ?? null,
    fromArtifacts: flags.fromArtifacts ?? null,
    resolve: parseResolve(flags.resolve ?? []),
  };
}
