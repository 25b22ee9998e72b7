import type { SiteKind } from '@citelight/contracts';
import { quoted } from '../language/excerpt.ts';
import { offeredPages } from '../topics/profile.ts';
import { outlineOf, type SiteMap, type SitePage } from '../topics/site-map.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';

/** Pages about what is offered that hardly say anything of it, beside the others of the site. */

/** Words of a page that is thin, and of one that a script may fill or that only leads elsewhere. */
const [THIN, NEARLY_NONE] = [100, 15];
const FEWEST_SIBLINGS = 3;
/** How many times as much the siblings say. */
const MORE = 2;
/** Characters of a thin page with what it says beside its main part. */
const LONGEST = 900;
/** Pages that an overview leads to. */
const LEADS = 2;
/** Sites that explain, report or announce: what they list is not for sale. */
const WITHOUT_SALE: ReadonlySet<SiteKind> = new Set(['documentation', 'publisher', 'academic', 'event', 'personal']);

/** `rank`: its place among the topics, the main one first. */
type Own = { own: SitePage; name: string; rank: number; words: number };

const NO_TOPIC = Number.POSITIVE_INFINITY;

/** Own pages of what the site offers. */
function pagesOfOffer({ corpus, pages }: OpportunityContext, site: SiteMap): Own[] {
  const offered = offeredPages(site);
  const cited = new Set(pages);
  return site.pages.flatMap((own): Own[] => {
    const { page, kind, isMain } = own;
    if (!isMain || (kind !== 'page' && kind !== 'product') || !cited.has(page)) return [];
    const at = corpus.topics.findIndex(({ hasPage, pages: [url] }) => hasPage && url !== undefined && site.pageAt(url) === own);
    const isOffer = kind === 'product' || offered.has(own.url) || corpus.topics[at]?.offered;
    const isSold = corpus.profile.kind === 'localBusiness' && at >= 0 && isInMenu(own, site);
    return isOffer || isSold ? [{ own, name: nameOf(page), rank: at < 0 ? NO_TOPIC : at, words: page.document.wordCount }] : [];
  });
}
const isInMenu = ({ url }: SitePage, { anchorsTo, pages }: SiteMap): boolean =>
  [...(anchorsTo.get(url)?.values() ?? [])].some(({ from }) => from.nav.size * 3 >= pages.length);

/** Without those that lead to pages which hardly any other of them leads to: an overview need not say what they say. */
function withoutOverviews(all: readonly Own[], site: SiteMap): Own[] {
  const led = all.map(({ own }) => [...site.targetsFrom(own)].filter(({ kind }) => kind !== 'home' && kind !== 'out'));
  const times = new Map<SitePage, number>();
  for (const target of led.flat()) times.set(target, (times.get(target) ?? 0) + 1);
  return all.filter((_, at) => (led[at] ?? []).filter((target) => (times.get(target) ?? 0) * 3 < all.length).length < LEADS);
}

const scriptsOf = ({ own: { page } }: Own): number => page.document.ownScripts ?? page.document.scripts ?? 0;
const fieldsOf = ({ own: { page } }: Own): number => Math.max(0, ...page.document.forms.map(({ fields }) => fields));
const elsewhereOf = ({ own: { page } }: Own): number =>
  page.document.visibleChars - page.document.mainChars + (page.document.unshown?.length ?? 0);

/** Pages whose main part is about all that they say: no form or script of their own fills it, and there is hardly any text beside it that their siblings do not have as well. */
function saysAllInMain(all: readonly Own[]): (one: Own) => boolean {
  const least = (of: (one: Own) => number) => Math.min(...all.map(of));
  const [scripts, fields, elsewhere] = [least(scriptsOf), least(fieldsOf), least(elsewhereOf)];
  const lengthOf = (one: Own) => one.own.page.document.mainChars + elsewhereOf(one) - elsewhere;
  return (one) => scriptsOf(one) === scripts && fieldsOf(one) === fields && lengthOf(one) <= LONGEST;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export function thinPages(context: OpportunityContext): Draft[] {
  const { site, profile } = context.corpus;
  if (!site || WITHOUT_SALE.has(profile.kind)) return [];
  const all = withoutOverviews(
    pagesOfOffer(context, site).filter(({ words }) => words >= NEARLY_NONE),
    site,
  );
  if (all.length < FEWEST_SIBLINGS) return [];
  const short = all.filter(({ words }) => words < THIN).filter(saysAllInMain(all));
  const usual = median(all.map(({ words }) => words));
  const areMost = short.length * 2 >= all.length;
  // One or two short pages beside longer ones are the site's own choice, unless they are about a topic of it.
  const thin = areMost ? short : short.filter(({ words }) => usual >= words * MORE);
  if (thin.length < FEWEST_SIBLINGS && !thin.every(({ rank }) => rank < NO_TOPIC)) return [];
  const [first, ...others] = thin.toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  if (!first) return [];
  const name = quoted(first.name, 60);
  const beside = areMost ? '' : ` Half of your ${all.length} pages about what you offer have ${usual} words or more.`;
  return [
    {
      type: 'citation_magnet',
      page: first.own.page,
      title: `Write more about ${listed([first, ...others].map((one) => one.name))}`,
      description: `The page of ${name} has ${first.words} words in its main part${others.length > 0 ? `, and ${others.length} ${others.length > 1 ? 'others have' : 'other has'} fewer than ${THIN}` : ''}.${beside} An engine that looks for an answer about ${name} finds little to quote there.`,
      actionSteps: [
        step(first, all),
        ...(others.length > 0 ? [`Do the same for ${listed(others.map((one) => one.name))}, the most asked for first.`] : []),
      ],
      evidence: { where: first.own.page.url, what: `${first.words} words in the main part`, snippet: first.name },
    },
  ];
}

/** Headings of a page that show how far its subject goes. */
const FEWEST_PARTS = 3;
const partsOf = ({ own: { page } }: Own): number =>
  outlineOf(page.document).filter(({ region, level, below }) => region === 'main' && level > 1 && below > 0).length;

/** What to write, and where there is one, the page of the site that shows how much. */
function step({ name, own }: Own, all: readonly Own[]): string {
  const [model] = all.filter((one) => one.words >= THIN * MORE && partsOf(one) >= FEWEST_PARTS).toSorted((a, b) => a.words - b.words);
  const fully = model ? ` as fully as you explain ${quoted(model.name, 60)}, in ${model.words} words under ${partsOf(model)} headings` : '';
  const what =
    own.kind === 'product'
      ? 'what it is for, what it is made of, its sizes, how to use it and how it differs from similar products'
      : 'who it is for, what is included, how it works, what it costs and an example from your own work';
  return `Explain ${quoted(name, 60)}${fully}: ${what}.`;
}
