import { describe, expect, it } from 'vitest';
import type { LinkCheck } from '../../artifacts/visit.ts';
import {
  aPage,
  aVisit,
  type DocumentDraft,
  findingsOf,
  gatheredFrom,
  goodPage,
  type LinkDraft,
  link,
  paragraph,
  scoreOf,
  verdictOf,
} from '../testing.ts';
import { outboundSources as audit } from './outbound-sources.ts';

const article = (...links: LinkDraft[]) =>
  gatheredFrom(
    aVisit({ pages: [aPage({ document: { blocks: [paragraph('In 2024, 45% of potters fired to cone 6.', { links })], links: [] } })] }),
  );
const check = (url: string, status: number | null, code: string | null = null): LinkCheck => ({
  url,
  status,
  code,
  finalUrl: url,
  from: 'outbound',
  linksBack: null,
});
const checks = (ok: number, gone: number, more: LinkCheck[] = []) =>
  gatheredFrom(
    aVisit({
      linkChecks: [
        ...Array.from({ length: ok }, (_, at) => check(`https://ok.test/${at}`, 200)),
        ...Array.from({ length: gone }, (_, at) => check(`https://gone.test/${at}`, 404)),
        ...more,
      ],
      pages: [aPage()],
    }),
  );

describe(audit.id, () => {
  it('passes a text that links to its source', () =>
    expect(scoreOf(audit, article(link('https://www.ortonceramic.com/cones', 'Orton')))).toBe(1));

  it.each([
    'https://maps.nls.uk/os/6inch',
    'https://scholar.google.com/citations',
    'https://signal.org/docs',
    'https://wiki.openstreetmap.org/',
  ])('a text that links to %s links to a source', (href) => expect(scoreOf(audit, article(link(href, 'Source')))).toBe(1));

  it('says nothing of a text beside which sources are listed', () =>
    expect(verdictOf(audit, article(link('https://law.test/income', 'Law', { region: 'aside' }))).state).toBe('notApplicable'));

  it.each([
    ['none', []],
    ['its own pages', [link('https://acme.test/kilns', 'our kilns')]],
    [
      'a social network',
      [link('https://www.facebook.com/acme', 'Facebook'), link('https://x.com/acme', 'X'), link('https://t.co/abc', 't')],
    ],
    [
      'a map',
      [
        link('https://www.google.com/maps/search/?api=1&query=Acme', 'Way to us'),
        link('https://www.google.com.tr/maps/place/Acme', 'Map'),
        link('https://maps.apple.com/?q=Acme', 'Map'),
        link('https://maps.app.goo.gl/abc', 'Map'),
        link('https://yandex.com.tr/maps/org/acme', 'Map'),
        link('https://g.page/acme', 'Map'),
      ],
    ],
    [
      'a messenger',
      [link('https://wa.me/905550001122', 'Write to us'), link('https://m.me/acme', 'Chat'), link('https://t.me/acme', 'Chat')],
    ],
    ['where to book', [link('https://calendly.com/acme/visit', 'a visit'), link('https://www.doctolib.de/acme', 'Visits')]],
    ['a shop', [link('https://www.amazon.co.uk/dp/1', 'Buy')]],
    ['a link to buy', [link('https://kilns.example/', 'Buy now')]],
    ['an affiliate’s address', [link('https://kilns.example/studio?aff=12', 'Studio 60')]],
    ['a paid address', [link('https://partner.test/', 'Offer', { rel: ['sponsored', 'nofollow'] })]],
    ['a link in the footer', [link('https://www.ortonceramic.com/', 'Orton', { region: 'footer' })]],
  ])('a text that links to %s links to no source', (_, links) => {
    expect(scoreOf(audit, article(...links))).toBe(0);
    expect(findingsOf(audit, article(...links))).toContain('links to no source outside the site');
  });

  it('says of the HTML alone what scripts of the site may add to the page', () => {
    const claiming = (draft: DocumentDraft) =>
      findingsOf(
        audit,
        gatheredFrom(
          aVisit({
            pages: [aPage({ document: { blocks: [paragraph('In 2024, 45% of potters fired to cone 6.')], links: [], ...draft } })],
          }),
        ),
      );
    expect(claiming({ scripts: 2, ownScripts: 1 })).toContain('its HTML links to no source outside the site; scripts may add links.');
    for (const still of [{}, { scripts: 2, ownScripts: 0 }]) expect(claiming(still)).toContain('but links to no source outside the site.');
  });

  it('asks no source of a text that gives no figures', () => {
    const plain = aPage({ document: { pageType: 'article', blocks: [paragraph('Glazes run when they melt.')], links: [] } });
    expect(verdictOf(audit, gatheredFrom(aVisit({ pages: [plain] }))).state).toBe('notApplicable');
  });

  it('links to oneself gain nothing, however many', () => {
    const own = Array.from({ length: 50 }, (_, at) => link(`https://acme.test/${at}`, 'source'));
    expect(verdictOf(audit, article(...own)).state).toBe('notApplicable');
  });

  it('nearly all links must work: 97 % is full, and fewer cost', () => {
    expect(scoreOf(audit, checks(97, 3))).toBe(1);
    const scores = [3, 6, 10, 20].map((gone) => scoreOf(audit, checks(100 - gone, gone)));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[3]).toBeLessThan(0.6);
    expect(findingsOf(audit, checks(9, 1))).toContain('https://gone.test/0');
  });

  it('refusals and time-outs say nothing of a link; a name that does not exist does', () => {
    const refused = ['fetch.timeout', 'fetch.connect'].map((code, at) => check(`https://slow.test/${at}`, null, code));
    expect(scoreOf(audit, checks(5, 0, [...refused, check('https://shy.test/', 403), check('https://busy.test/', 503)]))).toBe(1);
    expect(scoreOf(audit, checks(5, 0, [check('https://nowhere.test/', null, 'fetch.dns')]))).toBeLessThan(1);
  });

  it('asks nothing of a site without articles whose links nobody checked', () => {
    const gathered = gatheredFrom(aVisit({ pages: [goodPage('product')], linkChecks: [] }));
    expect(verdictOf(audit, gathered).state).toBe('notApplicable');
  });
});
