import { CRAWLERS } from '../../packages/engine/src/crawl/crawlers.ts';
import { bilingualSite } from '../../packages/engine/test/direction/bilingual-site.ts';
import { DEFECTS } from '../../packages/engine/test/direction/defects.ts';
import { windowsSite } from '../../packages/engine/test/sites/index.ts';
import { withMore, withText } from './edits.ts';
import { builtSites, TEST_SITES, withPages } from './fixtures/sites.ts';
import { assess, differences, type Site } from './offline.ts';
import { type Result, type Size, Tally } from './result.ts';

/** V5 direction: every defect of the table lowers a good site; what says nothing of readiness moves any site by exactly 0. */

const without = (pattern: RegExp) => (html: string) => html.replace(pattern, '');
const HEAD_AND_ALL = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** The same thing taken away from the page in either language: what is left is thinner and thinner. */
const THINNED: Readonly<Record<string, (html: string) => string>> = {
  'as it is': (html) => html,
  'without markup': without(HEAD_AND_ALL),
  'without the description': without(/<meta name="description"[^>]*>/),
  'without tables': without(/<table[\s\S]*?<\/table>/g),
  'without lists': without(/<[ou]l>[\s\S]*?<\/[ou]l>/g),
  'without the byline': without(/<p>[^<]*<a rel="author"[\s\S]*?<\/p>/),
  'without sources': (html) => html.replace(/<a href="https:[^>]*>([^<]*)<\/a>/g, '$1'),
  'without the second half of the sections': (html) => halved(html, 2),
  'with the first section alone': (html) => halved(html, Number.POSITIVE_INFINITY),
  'without any section': without(/<h2>[\s\S]*?(?=<\/article>|<\/main>|<p><a href="\/blog)/g),
  'without headings': (html) => html.replace(/<(\/?)h2>/g, '<$1p>'),
  'without the footer': without(/<footer>[\s\S]*?<\/footer>/g),
  'without the navigation': without(/<nav>[\s\S]*?<\/nav>/g),
  'without a title': without(/<title>[\s\S]*?<\/title>/),
  'without the lead': (html) => html.replace(/(<\/h1>(?:<p>[^<]*<a rel="author"[\s\S]*?<\/p>)?)<p>[\s\S]*?<\/p>/, '$1'),
};
function halved(html: string, by: number): string {
  const heads = [...html.matchAll(/<h2>/g)].map(({ index }) => index);
  const from = heads[Number.isFinite(by) ? Math.ceil(heads.length / by) : 1];
  const end = html.search(/<\/article>|<\/main>/);
  return from === undefined || end < from ? html : html.slice(0, from) + html.slice(end);
}

const TRAINING = CRAWLERS.filter(({ purpose }) => purpose === 'training')
  .map(({ token }) => `User-agent: ${token}\n`)
  .join('');
const NEUTRAL: Readonly<Record<string, (site: Site) => Site>> = {
  'llms.txt added': (site) => withMore(site, { '/llms.txt': `# A site\n\n> What it is.\n\n## Pages\n- [Home](${site.origin}/)\n` }),
  'llms.txt that is broken': (site) => withMore(site, { '/llms.txt': 'no headings here' }),
  'llms.txt taken away': (site) => {
    const { '/llms.txt': _, ...pages } = site.pages;
    return { ...site, pages };
  },
  'crawlers for training barred': (site) => withText(site, '/robots.txt', (text) => `${TRAINING}Disallow: /\n\n${text}`),
  'content signals': (site) => withText(site, '/robots.txt', (text) => `${text}\nContent-Signal: search=yes, ai-train=no\n`),
};

export async function direction(size: Size): Promise<Result> {
  const good: Site = { origin: windowsSite.origin, pages: windowsSite.pages };
  const whole = await assess(good);
  const rows = new Tally();
  const defects = size === 'quick' ? DEFECTS.filter(({ name }, at) => at % 6 === 0 && !/two seconds/.test(name)) : DEFECTS;
  for (const { name, apply } of defects) {
    // What scripts bring in needs a browser to be measured; there the page without its text is judged, as a crawler sees it.
    const bad = await assess({ ...good, pages: apply(good.pages) });
    rows.check(bad.overall < whole.overall, () => `V5 ${name} does not lower the score: ${differences(whole, bad)}`);
  }
  const neutral = new Tally();
  const sites: Site[] = [...builtSites(), ...TEST_SITES];
  for (const site of size === 'quick' ? sites.slice(0, 2) : sites) {
    const before = await assess(site);
    for (const [name, change] of Object.entries(NEUTRAL)) {
      const after = await assess(change(site));
      neutral.check(after.overall === before.overall, () => `V5 ${name} moves ${site.origin}: ${differences(before, after)}`);
    }
  }
  const languages = new Tally();
  const [english, spanish] = [bilingualSite('en'), bilingualSite('es')].map(({ origin, pages }): Site => ({ origin, pages }));
  if (!english || !spanish) throw new Error('the site in two languages is gone');
  for (const [name, change] of Object.entries(THINNED)) {
    const [en, es] = [await assess(withPages(english, change)), await assess(withPages(spanish, change))];
    languages.check(
      en.overall === es.overall,
      () => `V5 Spanish differs by ${(es.overall - en.overall).toFixed(3)} ${name}: ${differences(en, es)}`,
    );
    if (size === 'quick') continue;
    for (const path of ['/', '/blog/cost', '/about']) {
      const options = { path, maxPages: 1 };
      const [one, other] = [await assess(withPages(english, change), options), await assess(withPages(spanish, change), options)];
      languages.check(
        one.overall === other.overall,
        () => `V5 Spanish differs by ${(other.overall - one.overall).toFixed(3)} ${name}, on ${path} alone: ${differences(one, other)}`,
      );
    }
  }
  return {
    figures: [
      rows.held('V5 rows of the direction table: the defect lowers the score', 100),
      neutral.held('V5 llms.txt, training crawlers and signals move the score by exactly 0', 100),
      languages.held('V5 the same site in Spanish, ever thinner, differs by exactly 0', 100),
    ],
    failures: [...rows.failures, ...neutral.failures, ...languages.failures],
  };
}
