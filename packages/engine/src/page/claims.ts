import { memoize } from '../artifacts/memoize.ts';
import type { Link, PageDocument } from '../artifacts/page.ts';
import { withoutQuery } from '../artifacts/page-path.ts';
import { isStatistic, type NumberFact } from '../language/numbers.ts';
import { claimsResearch, firstPerson, isExample, isInstruction, namesSource, reportsFinding } from '../language/sources.ts';
import { type MainBlock, type PageText, pageText } from './page-text.ts';
import { mayBearOut } from './paid-links.ts';

/** A block that states figures or findings, and what it rests on. */
export type Claim = {
  block: MainBlock;
  statistics: readonly NumberFact[];
  /** Addresses and names it cites; empty where it names no source. */
  sources: readonly string[];
  dated: boolean;
  /** "We measured": its own source, so that no other is asked for. */
  own: boolean;
  /** A figure that others must have counted: what research found, and a share of a year or to the tenth. Amounts, sizes and large numbers may as well be the author's own, or name a law. */
  checkable: boolean;
  /** Says what research found. */
  research: boolean;
};

/** A share, a magnitude or a large count. */
const isCheckable = ({ kind, value }: NumberFact): boolean =>
  kind === 'percent' || kind === 'magnitude' || (kind === 'count' && value >= 1000);

/** "Helps in 99 % of cases", "100 % wool": said for emphasis or by definition, not counted. */
const isEmphatic = ({ kind, value }: NumberFact): boolean => kind === 'percent' && value >= 99;

/** What research found, or a share that somebody counted: "about 90 % water" is common knowledge, "62.7 %" is not. */
const isCounted = (number: NumberFact, { dated, found }: { dated: boolean; found: boolean }): boolean =>
  found ? number.kind !== 'duration' : number.kind === 'percent' && !isEmphatic(number) && (dated || !Number.isInteger(number.value));
/** A mark that leads to a note: (*), [3], a dagger, a small figure. */
const NOTE_MARK = /[(（][*＊][)）]|\p{L}[*＊†‡¹²³⁴-⁹](?!\p{L})|[*※]\p{Nd}|\[\p{Nd}{1,3}\]/u;

const CLAIM_KINDS: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'definition', 'quote', 'caption', 'other']);
const SHARE_BUTTON =
  /^https?:\/\/(?:www\.)?(?:facebook\.com\/share|twitter\.com\/(?:intent|share)|x\.com\/(?:intent|share)|linkedin\.com\/share|pinterest\.[a-z]+\/pin\/create|wa\.me|t\.me\/share|reddit\.com\/submit)/;

/** An outbound link that can be a source: another site, no share button, not paid for. */
const cites = (link: Link): boolean => !link.internal && /^https?:/.test(link.href) && !SHARE_BUTTON.test(link.href) && mayBearOut(link);

const sourceKey = (href: string): string => withoutQuery(href).replace(/\/$/, '').toLowerCase();

/** A page by what it says. */
type Page = { document: PageDocument };

const linksOf = (block: MainBlock, { document }: Page): Link[] => block.links.flatMap((at) => document.links[at] ?? []);

/** A block that is hardly more than links claims nothing: "Chapter 1, Chapter 2 …". */
const LINKED = 0.8;
const areWhole = (links: readonly Link[], block: MainBlock): boolean =>
  links.length > 1 && links.reduce((sum, { text }) => sum + text.length, 0) >= LINKED * block.text.length;

/** An entry of a list of works claims nothing, whatever its title says: most of the list's entries bear a year. */
const WORKS = 3;
function listsWorks(group: number, text: PageText): boolean {
  const entries = group < 0 ? [] : text.main.filter((block) => block.group === group);
  return (
    entries.length >= WORKS &&
    2 * entries.filter(({ text: entry }) => /(?<!\p{Nd})(?:19|20)\d\d(?!\p{Nd})/u.test(entry)).length > entries.length
  );
}

function claimOf(block: MainBlock, text: PageText, page: Page): Claim | null {
  const links = linksOf(block, page);
  if (!text.language || areWhole(links, block) || (block.kind === 'listItem' && listsWorks(block.group, text))) return null;
  const { language } = text;
  const instructs = text.sentences(block).filter((sentence) => isInstruction(sentence.text, language));
  // An instruction or a call to action states nothing that could be checked.
  const stated = instructs.reduce((rest, sentence) => rest.replace(sentence.text, ''), block.text);
  const numbers = instructs.length === 0 ? text.numbers(block) : text.numbers(block).filter((number) => stated.includes(number.text));
  // Amounts in a list are ingredients, parts and steps.
  const statistics = numbers.filter((number) => isStatistic(number) && (block.kind !== 'listItem' || isCheckable(number)));
  const research = claimsResearch(stated, language);
  if (statistics.length === 0 && !research) return null;
  const sources = links.filter(cites).map(({ href }) => sourceKey(href));
  if (block.citeUrl && /^https?:/.test(block.citeUrl)) sources.push(sourceKey(block.citeUrl));
  if (sources.length === 0 && namesSource(block.text)) sources.push(`named in ${block.index}`);
  const dated = numbers.some(({ kind }) => kind === 'year');
  const found = research && reportsFinding(stated, language);
  return {
    block,
    statistics,
    sources,
    dated,
    own: firstPerson(stated, language),
    research,
    checkable: !NOTE_MARK.test(stated) && statistics.some((number) => isCounted(number, { dated, found })),
  };
}

/** By the text as it was cut, and dropped with it. */
const known = new WeakMap<PageText, readonly Claim[]>();

/** The claims of a page's main content in reading order; a block that is said twice claims once. */
export function claimsOf(page: Page): readonly Claim[] {
  const text = pageText(page.document);
  const found = known.get(text) ?? readClaims(text, page);
  known.set(text, found);
  return found;
}

/** Whether an article gives figures or findings that are not its own. */
export const owesSource = memoize(
  (document: PageDocument): boolean =>
    document.pageType === 'article' && claimsOf({ document }).some(({ checkable, own }) => checkable && !own),
);

function readClaims(text: PageText, page: Page): Claim[] {
  const seen = new Set<string>();
  const claims: Claim[] = [];
  let example = false;
  for (const block of text.main) {
    if (block.kind === 'heading') example = text.language !== null && isExample(block.text, text.language);
    if (!CLAIM_KINDS.has(block.kind) || seen.has(block.text)) continue;
    seen.add(block.text);
    const claim = claimOf(block, text, page);
    // A worked example shows how something is reckoned; it claims nothing.
    if (claim && (claim.research || !(example || (text.language && isExample(block.text, text.language))))) claims.push(claim);
  }
  return claims;
}
