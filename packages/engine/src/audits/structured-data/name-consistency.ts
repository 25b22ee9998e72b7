import { languageOf } from '../../artifacts/page-language.ts';
import { nameKey } from '../../page/name-key.ts';
import { nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { defineAudit, notApplicable, scored } from '../audit.ts';
import { believedNodes } from './agreement.ts';
import { GOOGLE_ORGANIZATION, SITE_NAMES } from './evidence.ts';
import { isPersonNode, onlyHasPart, ownEntities, ownWebsites } from './organization.ts';
import { placesAmong } from './places.ts';

/** Where a name is given, as a sentence begins: the markup may be JSON-LD or microdata. */
const [MARKUP, META] = ['The structured data', 'og:site_name'];
type Given = { place: string; where: string; name: string; entity: boolean; agrees: boolean };

/** The name that most places give; on a tie the one that comes first in the order of letters, so that no order of pages matters. */
function agreed(names: readonly string[]): string | null {
  const votes = new Map<string, number>();
  for (const name of names) if (nameKey(name) !== '') votes.set(nameKey(name), (votes.get(nameKey(name)) ?? 0) + 1);
  const [best] = [...votes].sort(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}

const SHORTEST = 3;
/** A name without what is said behind it: "Acme – Kilns" and "Acme – Leeds" are both Acme. */
const headKey = (name: string): string => nameKey(name.split(/\s[–—|·:-]\s/u)[0] ?? name);

export const nameConsistency = defineAudit({
  id: 'structured-data/name-consistency',
  factor: 'structuredData',
  judges: 'contents',
  weight: 1.5,
  label: 'Consistency of the site’s name',
  title: 'Your site’s name is consistent',
  failTitle: 'Your site uses different names',
  why: 'Google takes the site name from WebSite markup, the title, headings and og:site_name. When they differ, an engine has to guess.',
  fix: 'Use one name across your site. Write it the same way in og:site_name and in the markup of WebSite and Organization.',
  effort: 'low',
  tier: 'V',
  sources: [SITE_NAMES, GOOGLE_ORGANIZATION],
  needs: ['served'],
  judge({ served: pages }) {
    const given = pages.flatMap((page) => {
      // Who writes a personal site is no other name of it.
      const nodes = believedNodes(page);
      const people = new Set(nodes.filter((node) => isPersonNode(node, nodes)).flatMap((node) => textsOf(node, 'name').map(nameKey)));
      const isPerson = (node: SchemaNode) => isPersonNode(node, nodes) || textsOf(node, 'name').some((name) => people.has(nameKey(name)));
      // An editorial team or a brand of the firm is no other name of the site.
      const hasPart = onlyHasPart(nodes);
      const entities = ownEntities(nodes, page).filter((node) => !isPerson(node) && !hasPart(node));
      const markup = [...entities, ...ownWebsites(nodes)].flatMap((node) =>
        textsOf(node, 'name')
          .slice(0, 1)
          .map((name) => ({
            name,
            entity: entities.includes(node),
            also: [...textsOf(node, 'alternateName'), ...textsOf(node, 'legalName')].map(nameKey),
          })),
      );
      const og = page.document.meta['og:site_name'];
      const at = { where: page.url, language: languageOf(page), isHome: page.document.pageType === 'home' };
      return [
        ...markup.map((one) => ({ place: MARKUP, ...at, ...one })),
        ...(og ? [{ place: META, ...at, name: og, entity: false, also: [] as string[] }] : []),
      ];
    });
    // A branch or a shop with an address of its own is no other name of the site, unless the home page calls the site so.
    const main = given.find(({ entity, isHome }) => entity && isHome);
    const isPlace = placesAmong(pages);
    const isBranch = ({ entity, name }: { entity: boolean; name: string }) =>
      entity && isPlace(name) && nameKey(name) !== nameKey(main?.name ?? '');
    const ofTheSite = given.filter((one) => !isBranch(one));
    if (given.length > 0 && ofTheSite.length === 0)
      return notApplicable('The structured data names several places, and nothing names the site itself.');
    const key = agreed(ofTheSite.map(({ name }) => name));
    // A site in two languages has a name in each.
    const keys = new Map(
      [...Map.groupBy(ofTheSite, ({ language }) => language)].map(([language, of]) => [language, agreed(of.map(({ name }) => name))]),
    );
    if (key === null) return notApplicable('Neither og:site_name nor structured data gives the site a name.');
    // Another name of the organization, where it says so itself, is no contradiction.
    const alternates = new Set(
      pages.flatMap((page) =>
        ownEntities(nodesOf(page.document), page)
          .flatMap((node) => [...textsOf(node, 'alternateName'), ...textsOf(node, 'legalName')])
          .map(nameKey),
      ),
    );
    const heads = new Map(given.map(({ name }) => [nameKey(name), headKey(name)]));
    const judged: Given[] = given.map((one) => {
      const givenKey = nameKey(one.name);
      const is = (other: string): boolean => {
        // A name with what the firm does or where it is, is the name: "Letoa" is "Letoa, hair salon in Niigata".
        const longer = Math.min(givenKey.length, other.length) >= SHORTEST && (givenKey.startsWith(other) || other.startsWith(givenKey));
        // Who is called by the site's name as well bears it, whichever of the names comes first.
        const isHead = headKey(one.name).length >= SHORTEST && headKey(one.name) === heads.get(other);
        return givenKey === other || longer || isHead || one.also.includes(other);
      };
      return { ...one, agrees: is(key) || is((one.language && keys.get(one.language)) ?? key) || alternates.has(givenKey) };
    });
    const places = judged.filter((one) => one.agrees || !isBranch(one));
    const kinds = [...new Set(places.map(({ place }) => place))];
    const score = kinds.reduce((sum, kind) => {
      const of = places.filter(({ place }) => place === kind);
      return sum + of.filter(({ agrees }) => agrees).length / of.length;
    }, 0);
    const findings = places
      .filter(({ agrees }) => !agrees)
      .map(({ place, where, name }) => ({
        where,
        what: `${place} gives another name`,
        snippet: name,
      }));
    return scored(findings.length === 0 ? 1 : score / kinds.length, findings);
  },
});
