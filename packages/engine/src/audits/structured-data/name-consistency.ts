import { TITLE_SEPARATOR } from '../../artifacts/text.ts';
import { defineAudit, notApplicable, scored } from '../audit.ts';
import { believedNodes } from './agreement.ts';
import { GOOGLE_ORGANIZATION, SITE_NAMES } from './evidence.ts';
import { nodesOf, textsOf } from './nodes.ts';
import { nameKey, ownEntities, ownWebsites } from './organization.ts';

type Place = { place: 'title' | 'og:site_name' | 'JSON-LD'; where: string; name: string; agrees: boolean };

/** The name that most places give; on a tie the one that comes first in the order of letters, so that no order of pages matters. */
function agreed(names: readonly string[]): string | null {
  const votes = new Map<string, number>();
  for (const name of names) if (nameKey(name) !== '') votes.set(nameKey(name), (votes.get(nameKey(name)) ?? 0) + 1);
  const [best] = [...votes].sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SHORTEST = 3;

/** Whether a text has the name; of East Asian names, which put place, trade and kind of company into one word, the greater part of it is enough (锐丰工具 of 浙江锐丰工具有限公司). */
const carries = (text: string, key: string): boolean =>
  nameKey(text).includes(key) ||
  (SPACELESS.test(key) &&
    text
      .split(/[\s|｜_–—:：·・,，、()（）-]+/u)
      .map(nameKey)
      .some((part) => part.length >= SHORTEST && part.length * 2 >= key.length && key.includes(part)));

export const nameConsistency = defineAudit({
  id: 'structured-data/name-consistency',
  factor: 'structuredData',
  weight: 1.5,
  label: 'Consistency of the site’s name',
  title: 'Your site’s name is consistent',
  failTitle: 'Your site uses different names',
  why: 'Google takes the site name from WebSite markup, the title, headings and og:site_name. When they differ, an engine has to guess.',
  fix: 'Use one name across your site. Write it the same way in the home page title, og:site_name and Organization markup.',
  effort: 'low',
  tier: 'V',
  sources: [SITE_NAMES, GOOGLE_ORGANIZATION],
  needs: ['served'],
  judge({ served: pages }) {
    const given = pages.flatMap((page) => {
      const markup = [...ownEntities(believedNodes(page), page), ...ownWebsites(believedNodes(page))].flatMap((node) =>
        textsOf(node, 'name').slice(0, 1),
      );
      const og = page.document.meta['og:site_name'];
      return [
        ...markup.map((name) => ({ place: 'JSON-LD' as const, where: page.url, name })),
        ...(og ? [{ place: 'og:site_name' as const, where: page.url, name: og }] : []),
      ];
    });
    const key = agreed(given.map(({ name }) => name));
    if (key === null) return notApplicable('Neither og:site_name nor structured data gives the site a name.');
    // Another name of the organization, where it says so itself, is no contradiction.
    const alternates = new Set(
      pages.flatMap((page) =>
        ownEntities(nodesOf(page.document), page)
          .flatMap((node) => [...textsOf(node, 'alternateName'), ...textsOf(node, 'legalName')])
          .map(nameKey),
      ),
    );
    const home = pages.find((page) => page.document.pageType === 'home') ?? pages[0];
    const places: Place[] = given.map((one) => {
      const givenKey = nameKey(one.name);
      // A name with what the firm does or where it is, is the name: "Letoa" is "Letoa, hair salon in Niigata".
      const longer = Math.min(givenKey.length, key.length) >= SHORTEST && (givenKey.startsWith(key) || key.startsWith(givenKey));
      return { ...one, agrees: givenKey === key || longer || alternates.has(givenKey) };
    });
    if (home) {
      const title = home.document.title ?? '';
      // "Hollis & Daughters" is short for "Hollis & Daughters Plumbing".
      const isShort = (part: string) => key.startsWith(nameKey(part)) && nameKey(part).length * 2 >= key.length;
      const agrees = carries(title, key) || title.split(TITLE_SEPARATOR).some(isShort);
      places.push({ place: 'title', where: home.url, name: title, agrees });
    }
    const kinds = [...new Set(places.map(({ place }) => place))];
    const score = kinds.reduce((sum, kind) => {
      const of = places.filter(({ place }) => place === kind);
      return sum + of.filter(({ agrees }) => agrees).length / of.length;
    }, 0);
    const findings = places
      .filter(({ agrees }) => !agrees)
      .map(({ place, where, name }) => ({
        where,
        what: place === 'title' ? 'the title does not carry the name' : `${place} gives another name`,
        snippet: name,
      }));
    return scored(findings.length === 0 ? 1 : score / kinds.length, findings);
  },
});
