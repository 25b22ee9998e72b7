import ipaddr from 'ipaddr.js';

/**
 * Decides on an address in binary form: text has too many spellings (0x7f.1, ::ffff:127.0.0.1, 017700000001) to be judged.
 * Rows come from IANA's special-purpose address registries (RFC 6890), and from what clouds keep behind addresses that look public.
 */

const NOT_PUBLIC_V4 = [
  '0.0.0.0/8', // this network, RFC 791
  '10.0.0.0/8', // private, RFC 1918
  '100.64.0.0/10', // carrier-grade NAT, RFC 6598; Alibaba's metadata service lies in it
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host agent, reachable from every virtual machine
  '169.254.0.0/16', // link local, RFC 3927; metadata services
  '172.16.0.0/12', // private, RFC 1918
  '192.0.0.0/24', // protocol assignments, RFC 6890; Oracle's metadata service lies in it
  '192.0.2.0/24', // documentation, RFC 5737
  '192.31.196.0/24', // AS112, RFC 7535
  '192.52.193.0/24', // AMT relays, RFC 7450
  '192.88.99.0/24', // 6to4 relays, RFC 7526
  '192.168.0.0/16', // private, RFC 1918
  '192.175.48.0/24', // AS112, RFC 7534
  '198.18.0.0/15', // benchmarking, RFC 2544
  '198.51.100.0/24', // documentation, RFC 5737
  '203.0.113.0/24', // documentation, RFC 5737
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and the limited broadcast
];

/** Only 2000::/3 is allocated as global unicast (RFC 4291); NAT64, mapped, compatible, local and multicast addresses all lie outside. */
const PUBLIC_V6 = '2000::/3';

const NOT_PUBLIC_V6 = [
  '2001::/23', // protocol assignments, RFC 2928: Teredo, ORCHID, benchmarking
  '2001:db8::/32', // documentation, RFC 3849
  '2002::/16', // 6to4, RFC 3056: carries any IPv4 address
  '2620:4f:8000::/48', // AS112, RFC 7534
  '3ffe::/16', // 6bone, RFC 3701
  '3fff::/20', // documentation, RFC 9637
];

type Block = { bytes: number[]; bits: number };
const blockOf = (cidr: string): Block => {
  const [address, bits] = ipaddr.parseCIDR(cidr);
  return { bytes: address.toByteArray(), bits };
};
const notPublicV4 = NOT_PUBLIC_V4.map(blockOf);
const publicV6 = blockOf(PUBLIC_V6);
const notPublicV6 = NOT_PUBLIC_V6.map(blockOf);

const inBlock = (bytes: readonly number[], block: Block): boolean => {
  const whole = block.bits >> 3;
  for (let i = 0; i < whole; i++) if (bytes[i] !== block.bytes[i]) return false;
  const shift = 8 - (block.bits & 7);
  return shift === 8 || (bytes[whole] ?? 0) >> shift === (block.bytes[whole] ?? 0) >> shift;
};

/** ISATAP interface identifiers (RFC 5214: 0000:5efe or 0200:5efe) carry an IPv4 address of the site's inside. */
const isIsatap = (bytes: readonly number[]): boolean =>
  ((bytes[8] ?? 0) & 0xfd) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;

/**
 * The one spelling of an IP address that this room compares and dials, or null when the text is not exactly one.
 * Zone identifiers are refused: they name interfaces of this machine.
 */
export const canonicalAddress = (text: string): string | null => {
  if (text.includes('%')) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).toString();
  return ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text).toNormalizedString() : null;
};

/** True for a unicast address that any host of the public internet may answer at. Anything that is not an IP address is not public. */
export const isPublicAddress = (text: string): boolean => {
  const canonical = canonicalAddress(text);
  if (canonical === null) return false;
  const bytes = ipaddr.parse(canonical).toByteArray();
  if (bytes.length === 4) return !notPublicV4.some((block) => inBlock(bytes, block));
  return inBlock(bytes, publicV6) && !notPublicV6.some((block) => inBlock(bytes, block)) && !isIsatap(bytes);
};
