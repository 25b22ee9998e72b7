import { BlockList, isIPv6 } from 'node:net';
import { parse as parseAsBefore } from 'node:url';
import { CodedError, WebsiteUrl } from '@citelight/contracts';
import fc from 'fast-check';
import { createFetcher } from '../../packages/engine/src/fetch/fetcher.ts';
import { readResolveMap } from '../../packages/engine/src/fetch/resolve-map.ts';
import { createTargets } from '../../packages/engine/src/fetch/targets.ts';
import { bareHost, normalizeUrl, portOf } from '../../packages/engine/src/fetch/url.ts';
import { openCanary } from '../../packages/engine/test/fetch/canary.ts';
import { ALL_URL_CASES } from '../../packages/engine/test/fetch/url-cases.ts';
import { mutatedUrls } from '../../packages/engine/test/fetch/url-mutations.ts';
import { atLeast, atMost, type Figure, figure } from '../figures.ts';
import { runTests } from '../suite.ts';

/** The address filter: the table of the suite at every entry point, and generated URLs judged against a filter written another way. */

/** What IANA says is not for the public, once more and by other means: Node's own block list. */
const inside = new BlockList();
const RANGES: [first: string, last: string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
];
for (const [first, last] of RANGES) inside.addRange(first, last, 'ipv4');
const allocated = new BlockList();
allocated.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carriers.addSubnet(net, bits, 'ipv6');
const isInside = (address: string): boolean =>
  isIPv6(address) ? !allocated.check(address, 'ipv6') || carriers.check(address, 'ipv6') : inside.check(address, 'ipv4');

const spelled = (n: number, form: number): string => {
  const parts = [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  const [a = 0, b = 0] = parts;
  return (
    [
      parts.join('.'),
      String(n),
      `0x${n.toString(16)}`,
      `0${n.toString(8)}`,
      parts.map((part) => `0x${part.toString(16)}`).join('.'),
      parts.map((part) => `0${part.toString(8)}`).join('.'),
      `${a}.${n & 0xffffff}`,
      `${a}.${b}.${n & 0xffff}`,
      parts.join('。'),
      parts.join('.').replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      encodeURIComponent(parts.join('.')).replace(/\d/g, (digit) => `%3${digit}`),
      `[::ffff:${parts.join('.')}]`,
      `[64:ff9b::${parts.join('.')}]`,
      `[2002:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}::1]`,
    ][form] ?? ''
  );
};
const FORMS = 14;
const v4 = fc.tuple(fc.nat(2 ** 32 - 1), fc.nat(FORMS - 1)).map(([n, form]) => spelled(n, form));
const group = fc.nat(0xffff).map((n) => n.toString(16));
const v6 = fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => `[${groups.join(':').replace(/(^|:)0(:0)+(:|$)/, '::')}]`);
const name = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 })
  .map((labels) => labels.join('.'));
const host = fc.oneof({ weight: 4, arbitrary: v4 }, { weight: 2, arbitrary: v6 }, { weight: 2, arbitrary: name });
const built = fc
  .tuple(
    fc.constantFrom(
      'http://',
      'https://',
      'HTTP://',
      'http:/',
      'http:',
      'https:\\\\',
      '//',
      'ftp://',
      ' http://',
      'http://user@',
      'http://a:b@',
    ),
    host,
    fc.constantFrom('', '', '', '.', '..', ':80', ':443', ':0', ':65536', ':22', '#@8.8.8.8', '?@8.8.8.8', '\\@8.8.8.8', '@127.0.0.1'),
    fc.webPath(),
  )
  .map((parts) => parts.join(''));
const generated = fc.oneof(
  { weight: 3, arbitrary: mutatedUrls },
  { weight: 3, arbitrary: built },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const policy = { urlLength: 2048, portAllowed: (_: string, port: number) => port === 80 || port === 443 };
/** RFC 3986, appendix B. */
const hostBySyntax = (href: string) => /^[^:/?#]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/.exec(href)?.[1] ?? '';

async function fuzz(runs: number, seed: number, log: (line: string) => void): Promise<Figure[]> {
  const count = { accepted: 0, refused: 0, crashed: 0, unstable: 0, disagreed: 0, 'let through': 0 };
  const wrong = (kind: keyof typeof count, input: string) => {
    count[kind] += 1;
    log(`${kind}: ${JSON.stringify(input)}`);
  };
  /** A zone that leads inside and outside by turns, in every spelling that name servers give. */
  const zone = [
    ['127.0.0.1'],
    ['93.184.216.34'],
    ['93.184.216.34', '10.0.0.1'],
    ['::1'],
    ['2606:2800:220:1::1'],
    ['::ffff:10.0.0.1'],
    ['fe80::1%lo'],
  ];
  let asked = 0;
  const targets = createTargets(readResolveMap(), 1_000, async () => zone[asked++ % zone.length] ?? []);
  const judge = async (input: string) => {
    const url = normalizeUrl(input, policy);
    if (normalizeUrl(url.href, policy).href !== url.href) wrong('unstable', input);
    const typed = WebsiteUrl.safeParse(input);
    const before = parseAsBefore(url.href).hostname ?? '';
    const hosts = new Set([url.hostname, hostBySyntax(url.href), before.includes(':') ? `[${before}]` : before]);
    if (hosts.size > 1 || (typed.success && URL.parse(typed.data)?.hostname.replace(/\.$/, '') !== url.hostname)) wrong('disagreed', input);
    const { addresses } = await targets.find(bareHost(url), portOf(url));
    count.accepted += 1;
    if (addresses.length === 0 || addresses.some(isInside)) wrong('let through', input);
  };
  const chunk = 5_000;
  for (let done = 0; done < runs; done += chunk)
    for (const input of fc.sample(generated, { seed: seed + done, numRuns: Math.min(chunk, runs - done) }))
      await judge(input).catch((error: unknown) => {
        if (error instanceof CodedError) count.refused += 1;
        else wrong('crashed', input);
      });
  targets.close();
  return [
    atLeast(`generated URLs (seed ${seed})`, count.accepted + count.refused + count.crashed, runs, ''),
    figure('of them let through to a public address', count.accepted, ''),
    atMost('generated URLs that crashed the parser or filter', count.crashed, 0, ''),
    atMost('generated URLs that normalize to something else a second time', count.unstable, 0, ''),
    atMost('generated URLs whose host two parsers read apart', count.disagreed, 0, ''),
    atMost('generated URLs let through to an inside address', count['let through'], 0, ''),
  ];
}

/** Generated URLs that are refused are fetched, at the port of a listener: the socket has the last word. */
async function fetchRefused(runs: number, seed: number): Promise<Figure[]> {
  const canary = await openCanary();
  const fetcher = createFetcher({ allowedPorts: [canary.port] }, { names: async () => ['127.0.0.1'] });
  const pointed = (url: string) => url.replace(/^(https?:\/\/)(\[[^\]]*\]|[^/:]*)(?::\d+)?/i, `$1$2:${canary.port}`);
  let fetched = 0;
  for (const input of fc.sample(generated, { seed, numRuns: runs })) {
    const url = pointed(input);
    // What may be visited is a public address, and no test goes there.
    const refused = await fetcher.check(url).then(
      () => false,
      () => true,
    );
    if (!refused) continue;
    fetched += 1;
    await fetcher.fetch({ url });
  }
  await fetcher.close();
  const connections = canary.reached();
  await canary.close();
  return [
    figure('refused URLs that were fetched all the same', fetched, ''),
    atMost('connections that the listeners counted', connections, 0, ''),
  ];
}

async function entryPoints(log: (line: string) => void): Promise<Figure[]> {
  const files = ['packages/engine/test', 'packages/engine/src/fetch', 'packages/cli/test', 'packages/server/test/addresses.test.ts'];
  const ran = await runTests(['--project', 'smoke', '--project', 'unit', '--project', 'server', ...files, '-t', 'SSRF|the URL table']);
  const failed = ran.filter(({ passed }) => !passed);
  for (const { title } of failed) log(`failed: ${title}`);
  return [
    atLeast('rows of the address table', ALL_URL_CASES.length, 200, ''),
    atLeast('tests of the table, row by row and at every entry point', ran.length, ALL_URL_CASES.length + 20, ''),
    atMost('of them failed (a canary that hears anything fails its test)', failed.length, 0, ''),
  ];
}

export async function addresses(full: boolean, log: (line: string) => void): Promise<Figure[]> {
  const seed = 20_261_122;
  return [...(await entryPoints(log)), ...(await fuzz(100_000, seed, log)), ...(await fetchRefused(full ? 20_000 : 2_000, seed))];
}
