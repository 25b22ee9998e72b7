/** What every answer of the product carries, whatever it is: what is wrong with one, as sentences. */

const directives = (csp: string): Map<string, string[]> =>
  new Map(
    csp
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

const UNSAFE = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|'strict-dynamic'|\*|https?:|data:|blob:)$/;

function problemsOfCsp(csp: string | null): string[] {
  if (csp === null) return ['no content-security-policy'];
  const found = directives(csp);
  const scripts = found.get('script-src') ?? found.get('default-src');
  const problems = scripts ? [] : ['scripts may come from anywhere'];
  for (const source of scripts ?? []) if (UNSAFE.test(source)) problems.push(`scripts: ${source}`);
  const objects = found.get('object-src') ?? found.get('default-src');
  if (objects?.join() !== "'none'") problems.push('object-src is not none');
  // A policy that forbids everything by default may leave base-uri to its sandbox.
  if (found.get('base-uri')?.join() !== "'none'" && !found.has('sandbox')) problems.push('base-uri is not none');
  const frames = found.get('frame-ancestors')?.join();
  if (frames !== "'none'" && !(frames === "'self'" && found.has('sandbox'))) problems.push(`frame-ancestors: ${frames}`);
  return problems;
}

const REFERRERS = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const YEAR = 31_536_000;

export function problemsOfHeaders(headers: Headers, { https }: { https: boolean }): string[] {
  const problems = problemsOfCsp(headers.get('content-security-policy'));
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('no nosniff');
  if (!REFERRERS.has(headers.get('referrer-policy') ?? '')) problems.push(`referrer-policy: ${headers.get('referrer-policy')}`);
  if (!/^(DENY|SAMEORIGIN)$/.test(headers.get('x-frame-options') ?? '')) problems.push('no x-frame-options');
  if (headers.get('cross-origin-opener-policy') !== 'same-origin') problems.push('no cross-origin-opener-policy');
  if (headers.get('cross-origin-resource-policy') !== 'same-origin') problems.push('no cross-origin-resource-policy');
  if (headers.get('permissions-policy') === null) problems.push('no permissions-policy');
  const hsts = headers.get('strict-transport-security');
  if (https && !(Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]) >= YEAR && hsts?.includes('includeSubDomains')))
    problems.push(`hsts: ${hsts}`);
  if (!https && hsts !== null) problems.push('hsts without https');
  for (const name of ['server', 'x-powered-by']) if (headers.get(name) !== null) problems.push(`${name} is told`);
  for (const cookie of headers.getSetCookie()) {
    if (!/; HttpOnly/i.test(cookie)) problems.push(`a cookie that scripts can read: ${cookie.split('=')[0]}`);
    if (!/; SameSite=(Lax|Strict)/i.test(cookie)) problems.push(`a cookie that other sites send: ${cookie.split('=')[0]}`);
    if (https && !(/; Secure/i.test(cookie) && cookie.startsWith('__Host-')))
      problems.push(`a cookie without __Host-: ${cookie.split('=')[0]}`);
  }
  return problems;
}
