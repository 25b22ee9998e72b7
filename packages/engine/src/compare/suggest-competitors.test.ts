import { describe, expect, it } from 'vitest';
import { aPage, aVisit, heading, type LinkDraft, link, paragraph } from '../audits/testing.ts';
import { suggestFromEvidence } from './suggest-competitors.ts';

const page = (title: string, links: LinkDraft[], above = 'Text', at = 1) =>
  aPage({
    url: `https://acme.test/c${at}`,
    document: { title, blocks: [heading(1, title), heading(2, above), paragraph('Text.', { links })], links: [] },
  });
const suggest = (...pages: ReturnType<typeof page>[]) => suggestFromEvidence(aVisit({ pages }));

describe('competitors from the site’s own evidence', () => {
  it('a name after “vs” with a link to it comes first', () => {
    const found = suggest(
      page('Acme vs Kilnwright: which is better?', [
        link('https://www.kilnwright.test/products', 'Kilnwright'),
        link('https://other.test/', 'Other Kilns'),
      ]),
    );
    expect(found[0]).toEqual({
      name: 'Kilnwright',
      url: 'https://www.kilnwright.test/',
      reason: expect.stringContaining('Acme vs Kilnwright'),
    });
    expect(found[1]).toMatchObject({ name: 'Other Kilns', url: 'https://other.test/' });
  });

  it.each(['Alternatives to Kilnwright', 'Kilns compared', 'Öfen im Vergleich', 'Comparativa de hornos', '窯の比較'])(
    'a page “%s” speaks for those it links to',
    (title) => {
      const language = title.startsWith('Ö') ? 'de' : title.startsWith('Com') ? 'es' : title.startsWith('窯') ? 'ja' : 'en';
      const one = page(title, [link('https://rival.test/x', 'Rival')]);
      if (one.document) one.document.detectedLanguage = language;
      expect(suggest(one)).toHaveLength(1);
    },
  );

  it('so does a section of comparison on another page', () => {
    expect(suggest(page('Our kilns', [link('https://rival.test/', 'Rival')], 'How we compare with others'))[0]?.reason).toContain(
      'How we compare with others',
    );
  });

  it.each([
    ['title', `Alternatives to A${'.'.repeat(400_000)}b`, 'Text'],
    ['title of many names', 'Alternatives to Kiln versus Oven '.repeat(10_000), 'Text'],
    ['heading', 'Kilns', 'How we compare with others '.repeat(10_000)],
  ])('a huge %s takes linear time, however many links the page has', (_, title, above) => {
    const links = Array.from({ length: 2000 }, (_, at) => link(`https://rival${at}.test/`, `Rival ${at}`));
    const startedAt = process.threadCpuUsage();
    suggest(page(title, links, above));
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(2000);
  });

  it('more evidence comes first, and a host is suggested once', () => {
    const found = suggest(
      page('Kilns compared', [link('https://a.test/1', 'A Kilns'), link('https://b.test/1', 'B Kilns')], 'Text', 1),
      page('Ovens compared', [link('https://b.test/2', 'B Kilns')], 'Text', 2),
    );
    expect(found.map(({ name }) => name)).toEqual(['B Kilns', 'A Kilns']);
  });

  it('an ordinary link, a network, an authority, a shop or a paid link is no rival', () => {
    expect(suggest(page('How kilns work', [link('https://rival.test/', 'Rival')]))).toEqual([]);
    const links = [
      'https://x.com/acme',
      'https://en.wikipedia.org/wiki/Kiln',
      'https://www.nist.gov/',
      'https://www.amazon.de/dp/1',
      'https://acme.test/kilns',
    ].map((href) => link(href, 'L'));
    expect(suggest(page('Kilns compared', [...links, link('https://paid.test/', 'Paid', { rel: ['sponsored'] })]))).toEqual([]);
    expect(suggestFromEvidence(aVisit())).toEqual([]);
  });
});
