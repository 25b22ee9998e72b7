import { CodedError } from '@citelight/contracts';
import { combined, looksCombined } from './combined.ts';
import { jsonLines, parseObject } from './json-lines.ts';
import type { FieldNames, LogFormat } from './log-format.ts';
import { looksW3c, w3c } from './w3c.ts';

/** Share of the sample's lines that a format must read. */
const MOST = 0.6;

/** The format of a log by its first lines (or those where another one begins); null when none reads most of them. */
export function formatOf(sample: readonly string[], names: FieldNames): LogFormat | null {
  const lines = sample.filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const enough = (count: number) => count >= MOST * lines.length;
  if (lines.some(looksW3c)) {
    const fields = lines.find((line) => line.startsWith('#Fields:')) ?? '';
    const tabs = lines.some((line) => !line.startsWith('#') && line.includes('\t'));
    return w3c(tabs || fields.includes('x-edge-') ? 'cloudfront' : 'w3c', lines);
  }
  const objects = lines.map(parseObject).filter((value) => value !== null);
  if (enough(objects.length)) return jsonLines(objects, names);
  return enough(lines.filter(looksCombined).length) ? combined() : null;
}

export const unknownFormat = (): CodedError =>
  new CodedError(
    'logs.unknown_format',
    'This is not a web server log in a format that we know. We read the combined format of Apache and nginx, JSON lines (nginx, Fastly, Caddy, Cloudflare Logpush, Vercel), CloudFront and IIS logs. The log must include user agents.',
  );
