import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';

/** The address at the other end of the connection, IPv4 in its plain form. */
function socketAddress(c: HonoContext): string {
  const address = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

const inside = (address: string, networks: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), undefined];
    return range.kind() === parsed.kind() && parsed.match(range, bits ?? (parsed.kind() === 'ipv4' ? 32 : 128));
  });
};

/** The client: the nearest address that is no trusted proxy. Anybody may send X-Forwarded-For, so it is read only as far as proxies of ours wrote it. */
export function clientAddress(c: HonoContext, trusted: readonly string[]): string {
  let address = socketAddress(c);
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  while (inside(address, trusted) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (!ipaddr.isValid(hop)) break;
    address = ipaddr.process(hop).toString();
  }
  return address;
}

/** For limits: an IPv6 customer holds a whole /64. */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return address;
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'cf-connecting-ip'];

/** Does the request come from this very machine, and not through a proxy on it? */
export function isLocal(c: HonoContext): boolean {
  const address = socketAddress(c);
  const loopback = ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
  return loopback && PROXY_HEADERS.every((name) => c.req.header(name) === undefined);
}
