import type { Finding } from '@citelight/contracts';
import type { Link } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { withoutEnding, withoutHash, withoutQuery } from '../../artifacts/page-path.ts';
import { isVagueLink } from '../../language/vague-links.ts';
import { isCalledPolicy } from '../../page/authored.ts';
import { copiesAmong } from '../../page/copies.ts';
import { holdsOnlyHeadings } from '../../page/framing-texts.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { waysFrom } from '../../page/near-links.ts';
import { isEmpty } from '../../page/unreadable.ts';
import { type Artifacts, defineAudit, notApplicable, type ReadPage, scored } from '../audit.ts';
import { brokenUrls } from '../known-broken.ts';
import { LINKS } from './evidence.ts';

const DEEPEST = 3;

/** An anchor tells where it leads: it is neither empty nor an address nor one of the words that stand anywhere. */
export function isDescriptive({ text }: Pick<Link, 'text'>, language: string | null): boolean {
  const plain = text.replace(/[\s.…»›→«‹←>＞≫▶►:!]+$/u, '').trim();
  return plain.length > 1 && !isVagueLink(plain, language);
}

/** An address that is written out says where it leads: "The feed is at https://acme.test/feed.xml". */
const showsAddress = ({ text, href }: Pick<Link, 'text' | 'href'>): boolean => text.length > SHORTEST_ADDRESS && href.endsWith(text.trim());
const SHORTEST_ADDRESS = 12;
/** The mark of a note or of an entry in a list of references: "[1]". */
const isMark = ({ text, href }: Pick<Link, 'text' | 'href'>): boolean => /^\[?\p{Nd}{1,3}\]?$/u.test(text.trim()) && href.includes('#');
const namesTarget = (link: Pick<Link, 'text' | 'href'>, language: string | null): boolean =>
  isDescriptive(link, language) || showsAddress(link) || isMark(link);

type Part = { score: number; findings: Finding[] } | null;

/** Clicks to a page: only told where every page was read that a shorter way could lead over. */
function depths(pages: readonly ReadPage[], visited: Artifacts['visited']): Part {
  const known = pages.filter(({ depth }) => depth !== null);
  if (known.length < 2) return null;
  const asked = new Set(visited.flatMap(({ url, finalUrl }) => [withoutHash(url), withoutHash(finalUrl ?? url)]));
  const ways = known.filter(({ depth }) => (depth ?? 0) < DEEPEST).flatMap(({ document }) => document.links);
  if (ways.some(({ href, internal }) => internal && href.startsWith('http') && !asked.has(withoutHash(href)))) return null;
  const deep = known.filter(({ depth }) => (depth ?? 0) > DEEPEST);
  return {
    score: 1 - deep.length / known.length,
    findings: deep.map(({ url, depth }) => ({ where: url, what: `This page is ${depth} clicks from the home page.` })),
  };
}

/** Pages that no link in the HTML leads to, as far as that is certain. */
function orphans(artifacts: Pick<Artifacts, 'pages' | 'visited' | 'sitemaps'>, own: readonly ReadPage[], dead: ReadonlySet<string>): Part {
  // Links of scripts are followed last: by then all that the HTML leads to was read.
  const scripted = own.filter(({ foundBy, depth }) => foundBy === 'script' && depth === null);
  const alone = inSitemapOnly(artifacts, own, dead);
  if (alone === null && scripted.length === 0) return null;
  return {
    score: 1 - (scripted.length + (alone?.length ?? 0)) / own.length,
    findings: [
      ...scripted.map(({ url }) => ({
        where: url,
        what: 'Crawlers that run no scripts do not find this page: only a link that a script adds leads to it.',
      })),
      ...(alone ?? []).map(({ url }) => ({
        where: url,
        what: 'Crawlers that run no scripts find this page in the sitemap only: no page that we read links to it in its HTML.',
      })),
    ],
  };
}

/** Only told where nearly all pages that the sitemap names were read, for else the link may stand on one that was not. */
function inSitemapOnly(
  { pages, visited, sitemaps }: Pick<Artifacts, 'pages' | 'visited' | 'sitemaps'>,
  own: readonly ReadPage[],
  dead: ReadonlySet<string>,
): readonly ReadPage[] | null {
  const files = sitemaps.filter(({ kind }) => kind !== 'index');
  // Addresses that are gone are no pages: neither those that the sitemap names nor those that were asked for.
  const gone = files.reduce((sum, { entries }) => sum + entries.filter(({ loc }) => dead.has(loc)).length, 0);
  const listed = files.reduce((sum, { urls }) => sum + urls, 0) - gone;
  const alive = visited.filter(({ url }) => !dead.has(url)).length;
  if (listed <= 0 || alive < listed * 0.9) return null;
  const linked = new Set(
    // A page that only sends its readers on leads there as well.
    [...pages, ...visited].flatMap(({ url, document }) =>
      document ? waysFrom(document).flatMap(({ href }) => (withoutEnding(href) === withoutEnding(url) ? [] : withoutEnding(href))) : [],
    ),
  );
  // Nobody need find a page without a text of its own.
  return own.filter(
    ({ url, finalUrl, foundBy, depth, document }) =>
      depth === null &&
      foundBy !== 'script' &&
      !isEmpty(document) &&
      !holdsOnlyHeadings(document, pages) &&
      ![url, finalUrl].some((address) => linked.has(withoutEnding(address))),
  );
}

/** A page of a manual has its neighbours in the sidebar. */
const TEXTS = new Set(['article', 'product']);
/** A text that links to none of its neighbours is a dead end, not an error. */
const DEAD_END = 0.5;

function anchors(pages: readonly ReadPage[], dead: ReadonlySet<string>): Part {
  const findings: Finding[] = [];
  let [sum, count] = [0, 0];
  for (const page of pages) {
    const own = new Set([withoutQuery(page.url), withoutQuery(page.finalUrl)]);
    const links = page.document.links.filter(
      ({ internal, region, href }) =>
        internal && region === 'main' && href.startsWith('http') && !own.has(withoutQuery(href)) && !dead.has(href),
    );
    if (links.length === 0) {
      // What is offered beside the text leads on as well.
      if (page.document.links.some(({ internal, region, href }) => internal && region === 'aside' && !own.has(withoutQuery(href))))
        continue;
      if (!TEXTS.has(page.document.pageType) || page.document.wordCount === 0 || isLegalPage(page) || isCalledPolicy(page)) continue;
      sum += DEAD_END;
      findings.push({ where: page.url, what: 'The text does not link to any other page of the site.' });
    } else {
      const language = languageOf(page);
      const mute = links.filter((link) => !namesTarget(link, language) || link.rel.includes('nofollow'));
      sum += 1 - mute.length / links.length;
      for (const link of mute) {
        const what = namesTarget(link, language) ? 'This link tells engines not to follow it' : 'This link does not say where it leads';
        findings.push({ where: page.url, what: `${what}: ${link.href}`, snippet: link.text || '(no text)' });
      }
    }
    count += 1;
  }
  return count === 0 ? null : { score: sum / count, findings };
}

export const internalLinks = defineAudit({
  id: 'topic-freshness/internal-links',
  factor: 'topicFreshness',
  judges: 'contents',
  weight: 1,
  label: 'Internal links',
  title: 'Every page is within reach of clear internal links',
  failTitle: 'Some pages are hard to reach or have unclear links',
  why: 'Google finds pages through links. It asks that another page link to every page that matters, with words that tell people and machines what is there.',
  fix: 'Improve internal links. Link orphaned pages from a related page, keep every page within three clicks, and replace “read more” with descriptive text.',
  effort: 'medium',
  tier: 'V',
  sources: [LINKS],
  needs: ['pages', 'visited', 'sitemaps', 'linkChecks'],
  judge(artifacts) {
    const dead = brokenUrls(artifacts);
    // Copies that are linked well would dilute what is amiss with the pages that say something.
    const copies = copiesAmong(artifacts.pages);
    const own = artifacts.pages.filter((page) => !copies.has(page));
    const parts = [depths(own, artifacts.visited), orphans(artifacts, own, dead), anchors(own, dead)].filter((part) => part !== null);
    if (parts.length === 0) return notApplicable('One page alone has no links between pages.');
    return scored(
      parts.reduce((sum, { score }) => sum + score, 0) / parts.length,
      parts.flatMap(({ findings }) => findings),
    );
  },
});
