import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResolveMap } from '../../src/fetch/resolve-map.ts';
import { reverseDns } from '../../src/fetch/reverse-dns.ts';
import { createTargets, type Targets } from '../../src/fetch/targets.ts';
import { serveNames } from './name-server.ts';

let server: Awaited<ReturnType<typeof serveNames>>;
let targets: Targets;
beforeAll(async () => {
  server = await serveNames({
    'both.test': { addresses: ['93.184.216.34', '2606:2800:220:1::1'] },
    'four.test': { addresses: ['93.184.216.34'] },
    'six.test': { addresses: ['2606:2800:220:1::1'] },
    'alias.test': { alias: 'both.test' },
    'inside-alias.test': { alias: 'inside.test' },
    'inside.test': { addresses: ['10.0.0.1'] },
    'inside-six.test': { addresses: ['93.184.216.34', 'fd00::1'] },
    'half.test': { addresses: ['93.184.216.34'], silentAbout: ['AAAA'] },
    'broken.test': { code: 2 },
    'silent.test': { silentAbout: ['A', 'AAAA'] },
    'example.com': { addresses: ['93.184.216.34'] },
  });
  targets = createTargets(readResolveMap(), 400, [server.address]);
});
afterAll(() => {
  targets.close();
  server.close();
});

describe('names', () => {
  it.each([
    ['both.test', ['93.184.216.34', '2606:2800:220:1:0:0:0:1']],
    ['four.test', ['93.184.216.34']],
    ['six.test', ['2606:2800:220:1:0:0:0:1']],
    ['alias.test', ['93.184.216.34', '2606:2800:220:1:0:0:0:1']],
    ['half.test', ['93.184.216.34']],
  ])('%s leads to %s', async (name, addresses) => {
    expect(await targets.find(name, 443)).toEqual({ hostname: name, addresses, port: 443 });
  });

  it.each([
    ['inside.test', 'fetch.refused_address'],
    ['inside-alias.test', 'fetch.refused_address'],
    ['inside-six.test', 'fetch.refused_address'],
    ['nothing.test', 'fetch.dns'],
    ['broken.test', 'fetch.dns_failed'],
    ['nothing.org', 'fetch.dns'],
    ['silent.test', 'fetch.dns_timeout'],
  ])('%s is %s', async (name, code) => {
    await expect(targets.find(name, 443)).rejects.toMatchObject({ code });
  });

  it('says of no name that it does not exist where none can be looked up', async () => {
    const offline = await serveNames({});
    const there = createTargets(readResolveMap(), 400, [offline.address]);
    await expect(there.find('nothing.org', 443)).rejects.toMatchObject({ code: 'fetch.dns_failed' });
    await expect(there.find('nothing.test', 443)).rejects.toMatchObject({ code: 'fetch.dns' });
    there.close();
    offline.close();
  });

  it('does not ask about names that never leave a network, nor about addresses', async () => {
    const before = server.asked.length;
    for (const name of ['localhost', 'a.localhost', 'printer.local', 'metadata.google.internal', 'nas.home.arpa', '127.0.0.1', '::1'])
      await expect(targets.find(name, 80)).rejects.toMatchObject({ code: 'fetch.refused_address' });
    expect((await targets.find('1.1.1.1', 80)).addresses).toEqual(['1.1.1.1']);
    expect(server.asked.length).toBe(before);
  });
});

describe('E7 crawlers by their names', () => {
  it.each<[string, string, string, boolean]>([
    ['a name that leads back', 'Googlebot', '66.249.66.1', true],
    ['a name that leads elsewhere', 'Googlebot', '66.249.66.2', false],
    ['a name below another domain', 'Googlebot', '66.249.66.3', false],
    ['a domain that only ends alike', 'Googlebot', '66.249.66.4', false],
    ['no name', 'Googlebot', '66.249.66.5', false],
    ['a private address', 'Googlebot', '10.0.0.1', false],
    ['a crawler without names', 'GPTBot', '66.249.66.1', false],
    ['Amazonbot', 'Amazonbot', '52.70.240.171', true],
  ])('%s', async (_what, token, address, confirmed) => {
    const names = await serveNames({
      '1.66.249.66.in-addr.arpa': { pointers: ['crawl-1.googlebot.com'] },
      'crawl-1.googlebot.com': { addresses: ['66.249.66.1'] },
      '2.66.249.66.in-addr.arpa': { pointers: ['crawl-1.googlebot.com'] },
      '3.66.249.66.in-addr.arpa': { pointers: ['googlebot.com.evil.test'] },
      'googlebot.com.evil.test': { addresses: ['66.249.66.3'] },
      '4.66.249.66.in-addr.arpa': { pointers: ['evilgooglebot.com'] },
      'evilgooglebot.com': { addresses: ['66.249.66.4'] },
      '1.0.0.10.in-addr.arpa': { pointers: ['crawl-1.googlebot.com'] },
      '171.240.70.52.in-addr.arpa': { pointers: ['52-70-240-171.crawl.amazonbot.amazon'] },
      '52-70-240-171.crawl.amazonbot.amazon': { addresses: ['52.70.240.171'] },
    });
    const dns = reverseDns([names.address]);
    expect(await dns.confirm(token, address)).toBe(confirmed);
    dns.close();
    names.close();
  });
});
