import { describe, expect, it } from 'vitest';
import { documentsOf } from './entry.tsx';
import { siteFiles as files } from './files.ts';
import { LISTED } from './head.ts';
import { ORIGIN } from './structured-data.tsx';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
const graphOf = (head: string): Node[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text]) => (JSON.parse(text ?? '') as { '@graph': Node[] })['@graph'],
  );
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s.,;:]+/g, ' ');
const documents = documentsOf(null);
const listed = documents.filter(({ head }) => head.includes('rel="canonical"') && !head.includes('noindex'));

describe('what the public pages say to programs', () => {
  it('has one organization and one website, the same on every page', () => {
    expect(listed.length).toBe(LISTED.length);
    for (const type of ['Organization', 'WebSite']) {
      const nodes = listed.flatMap(({ head }) => graphOf(head).filter((node) => node['@type'] === type));
      expect(nodes.length, type).toBe(listed.length);
      expect(new Set(nodes.map((node) => JSON.stringify(node))).size, type).toBe(1);
    }
  });

  it('says nothing that the landing page does not show', () => {
    const landing = documents.find(({ name }) => name === 'index.html');
    const shown = wordsOf(landing?.body ?? '');
    const faq = graphOf(landing?.head ?? '').find((node) => node['@type'] === 'FAQPage');
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(5);
    for (const { name, acceptedAnswer } of questions)
      for (const text of [name, acceptedAnswer.text]) expect(shown).toContain(wordsOf(text).trim());
    const application = graphOf(landing?.head ?? '').find((node) => node['@type'] === 'WebApplication');
    const offers = application?.offers as { price: string }[];
    for (const { price } of offers) expect(shown).toContain(`$${price}`);
  });

  it('lists every page that may be found in the sitemap and for language models, and no placeholder', () => {
    const addresses = LISTED.map(({ path }) => `${ORIGIN}${path}`);
    expect([...files['sitemap.xml'].matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(addresses);
    expect([...files['llms.txt'].matchAll(/\]\((.*?)\)/g)].map(([, link]) => link)).toEqual(addresses);
    expect(files['robots.txt']).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const placeholders = documents.filter(({ name }) => /^(about|blog|consultants)\.html$/.test(name));
    expect(placeholders.map(({ head }) => head.includes('noindex'))).toEqual([true, true, true]);
  });

  it('can be read as HTML wherever it stands: no tag is closed early by a text', () => {
    for (const { name, head } of listed) expect(head.split('</script>').length, name).toBe(2);
  });
});
