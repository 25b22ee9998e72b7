import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseSitemap } from './sitemap.ts';

const SITE = 'https://acme.test';
const read = (text: string | Uint8Array, truncated = false) =>
  parseSitemap(typeof text === 'string' ? new TextEncoder().encode(text) : text, { url: `${SITE}/sitemap.xml`, truncated });
const urlset = (inner: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`;
const entry = (path: string, more = '') => `<url><loc>${SITE}${path}</loc>${more}</url>`;
const locs = (sitemap: Awaited<ReturnType<typeof read>>) => sitemap.entries.map(({ loc }) => loc.replace(SITE, ''));

const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
};

describe('sitemaps that are in order', () => {
  it('reads a urlset, its dates, entities and CDATA', async () => {
    const sitemap = await read(
      urlset(
        `${entry('/a?x=1&amp;y=2', '<lastmod>2026-10-01</lastmod>')}<url><loc><![CDATA[${SITE}/b]]></loc></url><url><loc>\n ${SITE}/&#x63; \n</loc></url>`,
      ),
    );
    expect(sitemap).toMatchObject({ kind: 'urlset', urls: 3, lastmods: 1, errors: [] });
    expect(sitemap.entries).toEqual([
      { loc: `${SITE}/a?x=1&y=2`, lastmod: '2026-10-01' },
      { loc: `${SITE}/b`, lastmod: null },
      { loc: `${SITE}/c`, lastmod: null },
    ]);
  });

  it('takes only the page of an entry, not its images', async () => {
    const sitemap = await read(urlset(entry('/a', `<image:image><image:loc>${SITE}/a.jpg</image:loc></image:image>`)));
    expect(locs(sitemap)).toEqual(['/a']);
  });

  it('reads a namespace prefix on everything', async () => {
    const sitemap = await read(`<s:urlset xmlns:s="x"><s:url><s:loc>${SITE}/a</s:loc></s:url></s:urlset>`);
    expect(sitemap).toMatchObject({ kind: 'urlset', urls: 1, errors: [] });
  });

  it('reads an index', async () => {
    const sitemap = await read(
      `<sitemapindex><sitemap><loc>${SITE}/1.xml</loc></sitemap><sitemap><loc>${SITE}/2.xml.gz</loc></sitemap></sitemapindex>`,
    );
    expect(sitemap).toMatchObject({ kind: 'index', urls: 2, children: [`${SITE}/1.xml`, `${SITE}/2.xml.gz`], errors: [] });
  });

  it('reads text', async () => {
    const sitemap = await read(`\uFEFF${SITE}/a\r\n${SITE}/b\n\n${SITE}/c`);
    expect(sitemap).toMatchObject({ kind: 'text', urls: 3, errors: [] });
    expect(locs(sitemap)).toEqual(['/a', '/b', '/c']);
  });

  it('reads RSS', async () => {
    const sitemap = await read(
      `<rss version="2.0" xmlns:atom="a"><channel><link>${SITE}/</link><item><title>T</title><link>${SITE}/a</link><pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`,
    );
    expect(sitemap).toMatchObject({ kind: 'rss', urls: 1, lastmods: 1, errors: [] });
    expect(locs(sitemap)).toEqual(['/a']);
  });

  it('reads Atom', async () => {
    const sitemap = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="${SITE}/"/><entry><link rel="edit" href="${SITE}/e"/><link href="${SITE}/a"/><updated>2026-11-01T10:00:00Z</updated></entry></feed>`,
    );
    expect(sitemap).toMatchObject({ kind: 'atom', urls: 1, lastmods: 1, errors: [] });
    expect(locs(sitemap)).toEqual(['/a']);
  });

  it('H44 reads gzip', async () => {
    expect(await read(new Uint8Array(gzipSync(urlset(entry('/a')))))).toMatchObject({ kind: 'urlset', urls: 1, errors: [] });
  });

  it.each([
    ['little endian with a mark', false, true],
    ['big endian with a mark', true, true],
    ['little endian without', false, false],
    ['big endian without', true, false],
  ])('H44 reads UTF-16, %s', async (_, bigEndian, mark) => {
    expect(await read(utf16(urlset(entry('/a'), '<?xml version="1.0" encoding="UTF-16"?>'), bigEndian, mark))).toMatchObject({
      urls: 1,
      errors: [],
    });
  });

  it('reads the encoding that the declaration names', async () => {
    const text = urlset(entry('/caf\u00e9'), '<?xml version="1.0" encoding="ISO-8859-1"?>');
    expect(locs(await read(new Uint8Array(Buffer.from(text, 'latin1'))))).toEqual(['/caf%C3%A9']);
  });
});

describe('sitemaps that are not', () => {
  it.each([
    ['an external DTD', '<!DOCTYPE urlset SYSTEM "http://evil.test/x.dtd">', 'DOCTYPE'],
    ['a file entity', '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'DOCTYPE'],
    ['an http entity', '<!DOCTYPE urlset [<!ENTITY x SYSTEM "http://127.0.0.1/">]>', 'DOCTYPE'],
    ['billion laughs', `<!DOCTYPE l [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'.repeat(10)}]>`, 'DOCTYPE'],
    ['quadratic blow-up', `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(60_000)}">]>`, 'DOCTYPE'],
  ])('H45 refuses %s', async (_, doctype, error) => {
    const startedAt = process.threadCpuUsage();
    const sitemap = await read(urlset(`<url><loc>${'&a;'.repeat(10_000)}${SITE}/x</loc></url>`, doctype));
    expect(sitemap.urls).toBe(0);
    expect(sitemap.errors.join()).toContain(error);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1000);
  });

  it('H45 knows no entity but those of XML', async () => {
    const sitemap = await read(urlset(`${entry('/a')}<url><loc>${SITE}/&nbsp;b</loc></url>`));
    expect(locs(sitemap)).toEqual(['/a']);
    expect(sitemap.errors[0]).toMatch(/not well-formed XML: Invalid character entity/);
  });

  it.each([
    ['a million character references', urlset(`<url><loc>${SITE}/${'&#65;'.repeat(1_000_000)}</loc></url>${entry('/a')}`), 1],
    ['a flood of processing instructions', urlset('<?x y?>'.repeat(300_000) + entry('/a')), 1],
    ['deep nesting', urlset('<x>'.repeat(100_000)), 0],
  ])('H45 survives %s within a second', async (_, text, urls) => {
    const startedAt = process.threadCpuUsage();
    expect((await read(text)).urls).toBe(urls);
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1500);
  });

  it('H44 stops at 50,000 URLs and never holds the event loop for long', async () => {
    const text = urlset(Array.from({ length: 50_001 }, (_, index) => entry(`/page-${index}`, '<lastmod>2026-01-01</lastmod>')).join(''));
    let longest = 0;
    // Of this thread's own time: other work on the machine does not count.
    let last = process.threadCpuUsage();
    const timer = setInterval(() => {
      longest = Math.max(longest, process.threadCpuUsage(last).user / 1000);
      last = process.threadCpuUsage();
    }, 1);
    const sitemap = await read(text);
    clearInterval(timer);
    expect(sitemap.urls).toBe(50_000);
    expect(sitemap.entries.length).toBe(2000);
    expect(sitemap.errors).toEqual(['lists more than 50,000 URLs: the rest was not read']);
    expect(longest).toBeLessThan(100);
  });

  it('H44 stops a gzip bomb', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(urlset(entry('/a')).replace('</urlset>', '')), Buffer.alloc(60 * 1024 * 1024, 0x20)]));
    const sitemap = await read(new Uint8Array(bomb));
    expect(sitemap).toMatchObject({ urls: 1 });
    expect(sitemap.errors[0]).toBe('is larger than 50 MB: the rest was not read');
  });

  it('H44 reports a gzip that breaks off', async () => {
    const sitemap = await read(
      new Uint8Array(gzipSync(urlset(Array.from({ length: 2000 }, (_, at) => entry(`/${at}${Math.sin(at)}`)).join(''))).subarray(0, 3000)),
    );
    expect(sitemap.errors[0]).toBe('is compressed in a way that cannot be read to its end');
  });

  it.each([
    ['relative addresses', urlset('<url><loc>/a</loc></url><url><loc>b</loc></url>'), '2 addresses are not absolute, such as “/a”'],
    ['other schemes', urlset('<url><loc>javascript:1</loc></url>'), '1 address is not absolute, such as “javascript:1”'],
    [
      'other hosts',
      urlset('<url><loc>https://other.test/a</loc></url>'),
      '1 address belongs to another host, such as https://other.test/a',
    ],
    ['dates that are none', urlset(entry('/a', '<lastmod>yesterday</lastmod>')), '1 lastmod is not a date, such as “yesterday”'],
    ['a month 13', urlset(entry('/a', '<lastmod>2026-13-01</lastmod>')), '1 lastmod is not a date, such as “2026-13-01”'],
    ['entries without an address', urlset('<url></url>'), '1 entry has no address'],
    ['an endless address', urlset(entry(`/${'a'.repeat(3000)}`)), '1 address is longer than 2048 characters'],
    ['an index of itself', `<sitemapindex><sitemap><loc>${SITE}/sitemap.xml</loc></sitemap></sitemapindex>`, 'lists itself'],
    ['an HTML page', '<!DOCTYPE html><html><body>Not found</body></html>', 'is an HTML page, not a sitemap'],
    ['an HTML page without a doctype', '<html><body>Not found</body></html>', 'is an HTML page, not a sitemap'],
    ['another XML', '<opml><body/></opml>', 'has the root element <opml>, which no sitemap has'],
    ['nothing', '', 'is empty'],
    ['white space', ' \n ', 'is empty'],
    ['prose', 'Not found.\nSorry.', 'is neither XML nor a list of URLs'],
    ['an end too early', urlset(entry('/a')).replace('</urlset>', ''), 'breaks off before its end'],
  ])('H44 reports %s', async (_, text, error) => {
    expect((await read(text)).errors).toEqual([error]);
  });

  it('keeps what came before broken XML', async () => {
    const sitemap = await read(urlset(`${entry('/a')}<url><loc>${SITE}/b</url>`));
    expect(locs(sitemap)).toEqual(['/a']);
    expect(sitemap.errors[0]).toMatch(/^is not well-formed XML: .* \(line 1\)$/);
  });

  it('says when the body was cut', async () => {
    expect((await read(urlset(entry('/a')), true)).errors).toEqual(['is too large to be fetched whole: the rest was not read']);
  });
});
