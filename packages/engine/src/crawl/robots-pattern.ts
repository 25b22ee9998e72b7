/**
 * Paths and patterns of robots.txt, brought to a form in which they can be compared octet by octet (RFC 9309 §2.2.2, §2.2.3).
 */

const encoder = new TextEncoder();
const UNRESERVED = /[A-Za-z0-9\-._~]/;

const percent = (octet: number) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;

/** Octets outside US-ASCII are percent-encoded; %-sequences get upper-case digits; encoded unreserved characters are decoded (`%62` is `b`). */
function normalizePattern(text: string): string {
  return text
    .replace(/[^\x00-\x7F]+/g, (run) => [...encoder.encode(run)].map(percent).join(''))
    .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      const character = String.fromCharCode(code);
      return code < 0x80 && UNRESERVED.test(character) ? character : percent(code);
    });
}

/** As `normalizePattern` for a path as it is sent: other octets than US-ASCII are left alone there, for a URL has none. `*` and `$` have no special meaning. */
const normalizePath = (path: string): string =>
  path
    .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      const character = String.fromCharCode(code);
      return code < 0x80 && UNRESERVED.test(character) ? character : percent(code);
    })
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');

/** In a query `https://a` and `https%3A%2F%2Fa` are one (RFC 9309 §2.2.2, second row of its table): reserved characters that do not part the query are encoded. */
function encodeQuery(text: string): string {
  const start = text.indexOf('?');
  if (start < 0) return text;
  return text.slice(0, start + 1) + text.slice(start + 1).replace(/[:/?#[\]@!'(),;]/g, (character) => percent(character.charCodeAt(0)));
}

/** The texts between the asterisks, as path and with the query encoded, and whether the end of the path must be met. */
export type Pattern = { octets: number; parts: readonly string[]; queryParts: readonly string[] | null; anchored: boolean };

export function compilePattern(text: string): Pattern {
  const normal = normalizePattern(text);
  const anchored = normal.endsWith('$');
  // Only a `$` at the end is special; any other is the character itself.
  const body = (anchored ? normal.slice(0, -1) : normal).replaceAll('$', '%24');
  const withQuery = encodeQuery(body);
  return {
    octets: normal.length,
    parts: body.split('*'),
    queryParts: withQuery === body && !body.includes('?') ? null : withQuery.split('*'),
    anchored,
  };
}

/** A path in both forms, made once for all rules. */
export type ComparablePath = { plain: string; queryEncoded: string };

export function comparablePath(pathWithQuery: string): ComparablePath {
  const fragment = pathWithQuery.indexOf('#');
  const text = normalizePath(fragment < 0 ? pathWithQuery : pathWithQuery.slice(0, fragment));
  const plain = text.startsWith('/') ? text : `/${text}`;
  return { plain, queryEncoded: encodeQuery(plain) };
}

export const matchesPattern = (pattern: Pattern, path: ComparablePath): boolean =>
  matchesParts(pattern.parts, pattern.anchored, path.plain) ||
  (pattern.queryParts !== null && matchesParts(pattern.queryParts, pattern.anchored, path.queryEncoded));

/** Leftmost matching of the parts in order is complete for patterns whose only wildcard is `*`, and takes linear time where backtracking would not. */
function matchesParts(parts: readonly string[], anchored: boolean, path: string): boolean {
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  let position = first.length;
  if (parts.length === 1) return !anchored || position === path.length;
  const last = parts.length - 1;
  for (let index = 1; index < last; index++) {
    const part = parts[index] ?? '';
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  const tail = parts[last] ?? '';
  return anchored ? path.length - tail.length >= position && path.endsWith(tail) : path.indexOf(tail, position) >= 0;
}
