import { h1sOf } from '../../artifacts/h1.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { defineAudit, scored } from '../audit.ts';
import { typesOf } from './json-ld-types.ts';

const sameSet = (a: readonly string[], b: readonly string[]) => new Set(a).symmetricDifference(new Set(b)).size === 0;
const robots = (document: PageDocument) =>
  document.robotsMeta.flatMap(({ agent, directives }) => directives.map((one) => `${agent}: ${one}`));

/** Of the rendered page's links inside the main text, the share that the raw HTML has: 1 where there are none. */
function linkShare(raw: PageDocument, rendered: PageDocument, url: string): number {
  const there = new Set(raw.links.map((link) => link.href));
  // What leads to a part of the page itself is a control: the arrows of a slider.
  const leadsOn = ({ region, href }: PageDocument['links'][number]) => region === 'main' && !href.startsWith(`${url.replace(/#.*$/, '')}#`);
  const wanted = [...new Set(rendered.links.filter(leadsOn).map((link) => link.href))];
  return wanted.length === 0 ? 1 : wanted.filter((href) => there.has(href)).length / wanted.length;
}

type Check = { name: string; score: (raw: PageDocument, rendered: PageDocument, url: string) => number };
const CHECKS: readonly Check[] = [
  { name: 'title', score: (raw, rendered) => Number(raw.title === rendered.title) },
  { name: 'canonical URL', score: (raw, rendered) => Number(sameSet(raw.canonicals, rendered.canonicals)) },
  { name: 'robots directives', score: (raw, rendered) => Number(sameSet(robots(raw), robots(rendered))) },
  // A slider may hide those of its other parts.
  { name: 'H1', score: (raw, rendered) => Number(new Set(h1sOf(rendered)).isSubsetOf(new Set(h1sOf(raw)))) },
  { name: 'JSON-LD types', score: (raw, rendered) => Number(sameSet(typesOf(raw), typesOf(rendered))) },
  { name: 'links in the main text', score: linkShare },
];

export const sameRawAndRendered = defineAudit({
  id: 'content-extraction/same-raw-and-rendered',
  factor: 'contentExtraction',
  judges: 'delivery',
  weight: 2,
  label: 'Changes by scripts',
  title: 'Scripts do not change titles, canonicals or markup',
  failTitle: 'Scripts change the title, canonical, headings, links or markup',
  why: 'Crawlers with and without scripts should see the same page. Google advises against changing canonical or robots rules with scripts, because it may use the first response.',
  fix: 'Put key page data of {pages} into the server’s HTML. Send the title, canonical, robots rules, H1, JSON-LD and main links from the server, and do not change them with scripts.',
  effort: 'medium',
  tier: 'V',
  sources: [
    {
      title: 'Google Search Central: JavaScript SEO basics',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    },
  ],
  needs: ['rendered'],
  judge({ rendered }) {
    let sum = 0;
    let faultless = 0;
    const findings = rendered.flatMap((page) => {
      const changed = CHECKS.map(({ name, score }) => ({ name, score: score(page.document, page.rendered, page.finalUrl) }));
      const own = changed.reduce((total, { score }) => total + score, 0) / CHECKS.length;
      sum += own;
      if (own === 1) faultless += 1;
      const names = changed.filter(({ score }) => score < 1).map(({ name }) => name);
      return names.length === 0 ? [] : [{ where: page.url, what: `Scripts change: ${names.join(', ')}.` }];
    });
    return { ...scored(sum / rendered.length, findings), pages: { applicable: rendered.length, faultless } };
  },
});
