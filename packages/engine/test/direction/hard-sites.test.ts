import type { Assessment } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/audits/catalogue.ts';
import { NO_TEXT_READ } from '../../src/page/unreadable.ts';
import type { SitePages } from '../sites/index.ts';
import { assessPages } from './assessing.ts';

/** Sites that give an assessment little, or two answers: it says what it knows, what it does not, and why. */

const html = (title: string, main: string, more = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${more}</head><body><header><nav><a href="/">Home</a> <a href="/kilns">Kilns</a> <a href="/clay">Clay</a></nav></header><main><h1>${title}</h1>${main}</main><footer>© Acme Kilns</footer></body></html>`;
const text = (of: string) =>
  `<p>${of} are fired at 1,240 °C by most potters of the county. Small ones cool overnight, and large ones need a second day before the door is opened.</p><p>A workshop that buys ${of} asks for the power that they draw. A house of the usual kind gives 11 kW, which is enough for a chamber of 60 litres.</p>`;
const jsonLd = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const found = ({ audits }: Assessment, id: string) => audits.find((audit) => audit.id === id)?.findings.map(({ what }) => what) ?? [];
const scoreIn = ({ audits }: Assessment, id: string) => audits.find((audit) => audit.id === id)?.score;

describe('an assessment', () => {
  it('of markup that contradicts the page believes the page, and names the contradiction', async () => {
    const product = { '@type': 'Product', name: 'Studio 60', offers: { '@type': 'Offer', price: '9.00', priceCurrency: 'EUR' } };
    const site = await assessPages('contrary.test', {
      '/': html('Studio 60', `${text('Kilns')}<p>The Studio 60 costs 2,400 euros.</p>`, jsonLd(product)),
    });
    expect(scoreIn(site, 'structured-data/agrees-with-page')).toBeLessThan(1);
    expect(found(site, 'structured-data/agrees-with-page').join(' ')).toMatch(/price/i);
  });

  it('of two organizations on one site says that there are two, and takes sides with neither', async () => {
    const organization = (name: string) =>
      jsonLd({ '@type': 'Organization', name, url: 'http://two.test/', logo: 'http://two.test/l.png' });
    const site = await assessPages('two.test', {
      '/': html(
        'Kilns',
        `${text('Kilns')}<p>Acme Kilns and Globex Ovens sell kilns for 2,400 euros.</p>`,
        organization('Acme Kilns') + organization('Globex Ovens'),
      ),
    });
    const reported = [...found(site, 'structured-data/organization-node'), ...found(site, 'structured-data/name-consistency')].join(' ');
    expect(reported).toMatch(/different names|another name/i);
  });

  it('of a site that answers differently each time does not take chance for a favor to browsers', async () => {
    let times = 0;
    const site = await assessPages('restless.test', {
      '*': () => {
        times += 1;
        const order = times % 2 === 0 ? [text('Kilns'), text('Bricks')] : [text('Glazes'), text('Wheels')];
        return { headers: { 'content-type': 'text/html' }, body: html(`Kilns ${times}`, order.join('')) };
      },
      '/robots.txt': { status: 404 },
    });
    expect(scoreIn(site, 'crawler-access/edge-parity') ?? 1).toBe(1);
    // Nearly all of its words are the same each time.
    expect(site.notMeasured.map(({ id }) => id)).not.toContain('crawl/changing-answers');
  });

  it('of a site that has another text each time says so, and on which answer it rests', async () => {
    let times = 0;
    const site = await assessPages('moody.test', {
      '*': () => {
        times += 1;
        const news = Array.from({ length: 60 }, (_, at) => `item${times}x${at}`).join(' ');
        return { headers: { 'content-type': 'text/html' }, body: html('Kilns', `${text('Kilns')}<p>${news}</p>`) };
      },
      '/robots.txt': { status: 404 },
    });
    expect(site.notMeasured.find(({ id }) => id === 'crawl/changing-answers')?.because).toMatch(
      /^3 of 3 pages .* had other text: .* This report rests on the first answer\.$/,
    );
  });

  it.each([
    ['en', 'We use cookies. Please accept all cookies to continue to our site.', 'Accept all'],
    ['de', 'Wir verwenden Cookies. Bitte stimmen Sie zu, um unsere Seite zu lesen.', 'Alle akzeptieren'],
    ['fr', 'Nous utilisons des cookies. Merci de les accepter pour lire la suite du site.', 'Tout accepter'],
    ['es', 'Usamos cookies. Para continuar es necesario aceptar todas las cookies.', 'Aceptar todas'],
    ['it', 'Usiamo i cookie. Per continuare accetta tutti i cookie del sito.', 'Accetta tutti'],
    ['pt', 'Usamos cookies. Para continuar é preciso aceitar todos os cookies.', 'Aceitar todos'],
    ['nl', 'Wij gebruiken cookies. Geef toestemming om deze site te lezen.', 'Alles toestaan'],
    ['ja', '当サイトではクッキーを使用しています。続けるには同意してください。', '同意する'],
    ['zh', '本网站使用 cookie。请阅读隐私说明并同意后继续访问。', '同意'],
    ['ar', 'نستخدم ملفات تعريف الارتباط. يرجى الموافقة للمتابعة.', 'أوافق'],
  ])('of a wall that asks for cookies in %s says that it hides the page', async (lang, notice, button) => {
    const wall = `<!doctype html><html lang="${lang}"><head><title>Acme</title></head><body><div><p>${notice}</p><button>${button}</button></div></body></html>`;
    const site = await assessPages('wall.test', { '/': wall });
    expect(scoreIn(site, 'content-extraction/no-wall')).toBe(0);
    expect(found(site, 'content-extraction/no-wall')).toHaveLength(1);
  });

  it('of pages that exist only as PDF says that they are no web pages, and blames none of them for it', async () => {
    const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
    const pages: SitePages = {
      '/': html('Kilns', `${text('Kilns')}<p><a href="/prices">Prices of all kilns</a> <a href="/manual">Manual of the Studio 60</a></p>`),
      '/prices': pdf,
      '/manual': pdf,
    };
    const site = await assessPages('paper.test', pages);
    expect(site.pages.filter(({ error }) => error?.code === 'fetch.not_html').map(({ url }) => new URL(url).pathname)).toEqual([
      '/manual',
      '/prices',
    ]);
    const blamed = site.audits.flatMap(({ findings }) => findings).filter(({ where }) => /prices|manual/.test(where));
    expect(blamed).toEqual([]);
  });

  it('of a maintenance page with status 200 says that missing pages answer as if they were there, and is limited', async () => {
    const down = html('Down for maintenance', '<p>We will be back soon.</p>');
    const site = await assessPages('down.test', {
      '*': { headers: { 'content-type': 'text/html' }, body: down },
      '/robots.txt': { status: 404 },
    });
    expect(scoreIn(site, 'crawler-access/missing-pages')).toBe(0);
    expect(site.limited?.reason).toContain('The home page only says that the site is under maintenance or not ready yet.');
    expect(site.audits.flatMap(({ findings }) => findings).filter(({ what }) => /contact|imprint|privacy|named/i.test(what))).toEqual([]);
    expect(site.audits.filter(({ id }) => /named-author|freshness\/freshness/.test(id)).every(({ score }) => score === null)).toBe(true);
  });

  it('of a parked domain says that it is one, and asks for nothing that a site has', async () => {
    const sale = '<p>This domain name is for sale. Buy this domain for $2,499 or make an offer today.</p>';
    const site = await assessPages('parked.test', {
      '/': `<!doctype html><html lang="en"><head><title>parked.test is for sale</title></head><body><h1>parked.test</h1>${sale}<ul><li><a href="https://ads.example/kilns">Pottery kilns</a></li></ul></body></html>`,
      '/robots.txt': { status: 404 },
    });
    expect(site.limited?.reason).toContain('The home page only says that the domain is parked or for sale.');
    expect(site.recommendations.map(({ title }) => title).join()).not.toMatch(/people|Organization|policies|runs this site/);
    expect(site.topics).toEqual([]);
  });

  it.each([
    ['maintenance', 'Down for maintenance', '<p>We will be back soon.</p>'],
    ['an error', 'Error', '<p>An internal error occurred. Please try again later.</p>'],
    ['a parked domain', 'notice.test is for sale', '<p>This domain name is for sale. Make an offer today.</p>'],
  ])(
    'of a site that shows nothing but a notice of %s says nothing of its contents, and counts it as no good page',
    async (_, title, notice) => {
      const page = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${notice}<a href="/kilns">Kilns</a></body></html>`;
      const site = await assessPages('notice.test', {
        '*': { headers: { 'content-type': 'text/html' }, body: page },
        '/robots.txt': { status: 404 },
      });
      const ofContents: string[] = CATALOGUE.filter(({ judges }) => judges === 'contents').map(({ id }) => id);
      const unread = site.audits.filter(({ state, because }) => state === 'unmeasured' && because === NO_TEXT_READ);
      expect(unread.map(({ id }) => id)).toEqual(ofContents);
      // How it answers is judged all the same.
      expect(scoreIn(site, 'crawler-access/status-hygiene')).not.toBeNull();
      expect(scoreIn(site, 'content-extraction/main-text-in-raw-html')).toBe(0);
      expect(site.scores.contentExtraction).toBe(0);
      expect(site.overallScore).toBeLessThanOrEqual(40);
      expect(site.fixes.filter(({ auditId }) => ofContents.includes(auditId))).toEqual([]);
    },
  );

  it('of pages that tell of an error with status 200 names them, and counts none as a good page', async () => {
    const site = await assessPages('soft.test', {
      '/': html('Kilns of all sizes', text('Kilns')),
      '/kilns': html('Page not found', '<p>Sorry, the page you were looking for does not exist.</p>'),
      '/clay': html('Error', '<p>An internal error occurred. Please try again later.</p>'),
    });
    const id = 'content-extraction/main-text-in-raw-html';
    expect(found(site, id)).toEqual(Array(2).fill('The page tells of an error or a missing page, but its status is one of success.'));
    expect(site.scores.contentExtraction).toBeLessThan(80);
  });

  it('of a site of which half cannot be had rests on the other half, and names what failed', async () => {
    const site = await assessPages('half.test', {
      '/': html('Kilns of all sizes', `${text('Kilns')}<p><a href="/glazes">Glazes</a> <a href="/wheels">Wheels</a></p>`),
      '/kilns': html('Kilns', text('Kilns of brick')),
      '/clay': html('Clay', text('Bodies of clay')),
      '/glazes': { status: 500, body: 'no' },
      '/wheels': { status: 500, body: 'no' },
    });
    expect(site.partial).toBe(true);
    expect(Object.fromEntries(site.pages.map(({ url, error }) => [new URL(url).pathname, error?.code ?? null]))).toEqual({
      '/': null,
      '/clay': null,
      '/glazes': 'fetch.server_error',
      '/kilns': null,
      '/wheels': 'fetch.server_error',
    });
    const blamed = site.audits.filter(({ findings }) => findings.some(({ where }) => /glazes|wheels/.test(where))).map(({ id }) => id);
    expect(blamed).toEqual(['crawler-access/status-hygiene']);
  });

  it('of a site that is served in a wrong encoding names that first, and once', async () => {
    const german = (of: string) =>
      `<p>Die Öfen für ${of} müssen über Nacht abkühlen, und größere Öfen brauchen einen weiteren Tag, bevor die Tür geöffnet wird.</p>`;
    const served = (title: string) => ({
      headers: { 'content-type': 'text/html; charset=windows-1252' },
      body: html(title, german(title), '', 'de'),
    });
    const site = await assessPages('garbled.test', { '/': served('Töpfe'), '/kilns': served('Krüge'), '/clay': served('Schüsseln') });
    expect(site.recommendations[0]?.title).toBe('Serve 3 pages in the right encoding');
    expect(site.audits.flatMap(({ findings }) => findings).filter(({ what }) => /garbled/.test(what))).toMatchObject([
      { what: 'The text is garbled on 3 pages: it is written in UTF-8, but served as windows-1252.' },
    ]);
    expect(site.weaknesses.join(' ')).toContain('The text is garbled by a wrong encoding');
  });

  it('of a site that scripts are to fill names that first, and once', async () => {
    const shell =
      '<!doctype html><html lang="en"><head><title>Acme Kilns</title></head><body><div id="app"></div><script src="/app.js"></script></body></html>';
    const site = await assessPages('shell.test', { '/': shell, '/app.js': { headers: { 'content-type': 'text/javascript' }, body: '' } });
    expect(site.recommendations[0]?.auditId).toBe('content-extraction/main-text-in-raw-html');
    expect(site.audits.flatMap(({ findings }) => findings).filter(({ what }) => /holds no (?:main )?text/.test(what))).toHaveLength(1);
  });
});
