import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize, memoizeText } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { WHOLLY_QUOTED } from '../artifacts/text.ts';
import { isGivenName } from '../language/given-names.ts';
import { ALL_PACKS } from '../language/packs/index.ts';
import { isNamed } from '../page/page-names.ts';
import { fold, isUnspaced, wordsOf } from './label-text.ts';
import { LONGEST_ANSWER, SHORTEST_ANSWER } from './questions.ts';

/** What customers say, told by how it is set: quoted, starred, signed, or below a heading of reviews. That a site has none is said only where nothing of all this is found. */

export type Reviews = {
  /** `review`: somebody's own words; `rating`: a figure with what it is of; `named`: only a heading, a link or markup. */
  by: 'review' | 'rating' | 'named';
  heading: string | null;
  text: string;
};

const REVIEW = /^(?:Review|AggregateRating)$/;
const PLATFORM =
  /^https?:\/\/(?:[^/]*\.)?(?:trustpilot|provenexpert|yelp|tripadvisor|capterra|g2|feefo|reviews|checkatrade|trustatrader|trustedshops|ausgezeichnet|jameda|kununu|opineo|doctoralia|avis-verifies|kiyoh)\.[a-z.]{2,6}\/|\/local\/(?:write)?reviews?\b|\/\/g\.page\/[^/]+\/review|\/\/g\.page\/r\//i;
/** Who speaks, with the platform where they did: "Lena M. (Google)", "Tom Hale – Trustpilot review". */
const SIGNED_ON_PLATFORM =
  /[\s(](?:via\s+|on\s+)?(?:google(?:\s+maps)?|facebook|yelp|trustpilot|trip\s?advisor|provenexpert|booking\.com|airbnb|doctoralia|jameda|checkatrade|houzz|capterra|g2)(?:\s+\p{L}{5,12})?\)?$/iu;
/** Nothing but stars and the figure that they show. */
const STARS = /^[\s\p{Nd}.,/()]*(?:[★⭐☆✩🌟]\uFE0F?\s*){3,}[\s\p{Nd}.,/()]*$/u;
const SENTENCE = /[.!?…。！？؟"”»」』]$/u;
/** Characters of a line that says who speaks. */
const LONGEST_SIGNATURE = 60;
/** A name or a group of people: capital letters, or letters without such forms, and no sentence. */
const SIGNATURE = /^[–—-]?\s*[\p{Lu}\p{Lt}\p{Lo}][^!?:;…。！？؟]*$/u;
/** An initial in place of a picture. */
const INITIALS = /^\p{L}{1,2}$/u;
/** Texts between a review and the name of who wrote it. */
const BETWEEN = 2;
/** One quotation may be anybody's. */
const LEAST = 2;
/** "4.9 / 5", "4,9 ★", "5.0". */
const FIGURE = /(?<![\p{Nd}.,])[1-5](?:[.,]\p{Nd}{1,2}|\s?\/\s?5|\s?[★⭐])(?![\p{Nd}.,]\p{Nd})/u;

const NAMES: ReadonlySet<string> = new Set(ALL_PACKS.flatMap(({ pages }) => [...pages.reviews]).map(fold));
const REVIEW_WORDS: ReadonlySet<string> = new Set([...NAMES, ...ALL_PACKS.flatMap(({ asks }) => [...asks.reviews]).map(fold)]);
const saysReviews = (text: string): boolean =>
  isUnspaced(text)
    ? [...REVIEW_WORDS].some((word) => isUnspaced(word) && text.includes(word))
    : wordsOf(fold(text)).some((word) => REVIEW_WORDS.has(word));

const isLong = (text: string): boolean => text.length >= (isUnspaced(text) ? SHORTEST_ANSWER / 2.5 : SHORTEST_ANSWER);
const isShown = ({ region }: Block): boolean => region === 'main';
const isSignature = ({ text, kind }: Block): boolean =>
  kind !== 'code' && text.length <= LONGEST_SIGNATURE && SIGNATURE.test(text) && !(text.endsWith('.') && wordsOf(text).length > 4);

/** Where the line next to a text stands that says who speaks, over stars and initials; -1 where there is none. */
function signerAt(blocks: readonly Block[], at: number, step: 1 | -1): number {
  for (let next = at + step, passed = 0; passed <= BETWEEN; next += step, passed++) {
    const block = blocks[next];
    if (!block || !isShown(block)) return -1;
    if (STARS.test(block.text) || INITIALS.test(block.text)) continue;
    return isSignature(block) ? next : -1;
  }
  return -1;
}

/** A heading that names reviews wherever it does so: "Our customers and their reviews". */
const namesReviews = memoizeText(
  (text): boolean =>
    isNamed('reviews', text, true) || (text.length <= LONGEST_SIGNATURE && wordsOf(fold(text)).some((word) => NAMES.has(word))),
);

/** The heading, of reviews unless of something else, that a text stands below, however deep. */
function headingOver(blocks: readonly Block[], at: number, isOne: (text: string) => boolean = namesReviews): Block | undefined {
  let level = blocks[at]?.level || 7;
  // A heading stands before what it heads.
  for (
    let below = at, above = blocks[at]?.heading ?? -1;
    above >= 0 && above < below;
    [below, above] = [above, blocks[above]?.heading ?? -1]
  ) {
    const heading = blocks[above];
    if (!heading || heading.level >= level) continue;
    if (isOne(heading.text)) return heading;
    level = heading.level;
  }
  return undefined;
}

/** `signed`: where the line stands that says who speaks, -1 where none does. */
type Spoken = { by: string; text: string; heading: string | null; signed: number; isStarred: boolean };
/** Texts of a page that somebody else said, where stars and names stand on one side of each. `isCalled`: its address, headline or links name reviews. */
function spokenAt({ blocks }: PageDocument, isCalled: boolean, stars: 1 | -1, names: 1 | -1): Spoken[] {
  return blocks.flatMap((block, at) => {
    const { kind, text, attribution } = block;
    if (!isShown(block) || !SPOKEN.has(kind) || !isLong(text) || FIGURE.test(text)) return [];
    const isQuoted = (kind === 'quote' && attribution !== null) || WHOLLY_QUOTED.test(text);
    if (!isQuoted && kind !== 'paragraph' && kind !== 'quote' && !SENTENCE.test(text)) return [];
    const over = headingOver(blocks, at);
    const signed = signerAt(blocks, at, names);
    const signature = blocks[signed];
    // A heading that is no person's name heads the text, wherever nothing else speaks of reviews: "Too slow", above what people complain of.
    const isHead = signature?.kind === 'heading' && !over && !wordsOf(signature.text).some(isGivenName);
    // Marked up as quotations where reviews are said to be: of each somebody else's words, named or not.
    const isCustomers = kind === 'quote' && (isCalled || over !== undefined);
    const by = attribution ?? (isHead ? undefined : signature?.text) ?? (isCustomers ? '' : undefined);
    const isStarred = STARS.test(blocks[at + stars]?.text ?? '');
    // Plain text below a name is a project or a member of the team as often: only a person's name signs it.
    const isReview =
      isQuoted ||
      isCustomers ||
      isStarred ||
      (by !== undefined && SIGNED_ON_PLATFORM.test(by)) ||
      ((isCalled || over) && by && wordsOf(by).some(isGivenName));
    return by !== undefined && isReview ? [{ by, text, heading: over?.text ?? null, signed, isStarred }] : [];
  });
}
const SIDES = [
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
] as const;
/** A line that stands beside each of them is a button. */
const speakers = (found: readonly Spoken[]): number => new Set(found.map(({ by, text }) => by || text)).size;

/** With stars and names on the side where most speak. */
const mostSpoken = (document: PageDocument, isCalled: boolean): Spoken[] =>
  SIDES.map(([stars, names]) => spokenAt(document, isCalled, stars, names)).reduce((best, other) =>
    speakers(other) > speakers(best) ? other : best,
  );

function spokenOn(document: PageDocument, isCalled: boolean): Reviews | null {
  const found = mostSpoken(document, isCalled);
  const first = found.find(({ heading }) => heading !== null) ?? found[0];
  if (!first || speakers(found) < LEAST) return null;
  const text = found
    .filter(({ heading }) => heading === first.heading)
    .slice(0, QUOTED)
    .map(({ text: said, by }) => (by ? `${said}\n${by}` : said))
    .join('\n');
  return { by: 'review', heading: first.heading, text: text.length <= LONGEST_ANSWER ? text : first.text };
}
/** Who wants to know what customers say is not content with one of them. */
const QUOTED = 3;
const SPOKEN: ReadonlySet<string> = new Set(['paragraph', 'quote', 'other', 'listItem', 'definition']);

/** A figure with what it is of, or at least the name of reviews. */
function namedOn({ blocks, jsonLd, links }: PageDocument): Reviews | null {
  const isMarked = [...jsonLdNodes(jsonLd)].some(({ types }) => types.some((type) => REVIEW.test(type)));
  const shown = blocks.filter(isShown);
  const isFigure = ({ text }: Block) => text.length <= LONGEST_RATING && FIGURE.test(text);
  const rating = shown.find((block, at) => {
    const beside = [block, shown[at - 1], shown[at + 1]];
    return isFigure(block) && beside.some((next) => next !== undefined && saysReviews(next.text));
  });
  if (rating) return { by: 'rating', heading: null, text: rating.text };
  const heading = shown.find(({ kind, text }) => kind === 'heading' && namesReviews(text))?.text;
  const link = links.find(({ href }) => PLATFORM.test(href))?.text;
  const named = heading ?? link;
  return named !== undefined || isMarked ? { by: 'named', heading: heading ?? null, text: named ?? '' } : null;
}
/** Characters of a line with a rating. */
const LONGEST_RATING = 80;

const spoken = memoize((document: PageDocument) => spokenOn(document, false));
const named = memoize(namedOn);
/** Blocks of a page that name customers: all below a heading of reviews, and lines that sign what somebody said. One that signs a quotation without stars may be its author. */
export const customersOn = memoize((document: PageDocument): ReadonlySet<number> => {
  const { blocks } = document;
  const found = mostSpoken(document, false);
  const isSure = ({ isStarred }: Spoken) => isStarred || speakers(found) >= LEAST;
  // Members of a team have their mottos.
  const isTeam = (text: string) => isNamed('team', text, true);
  return new Set([
    // The footer stands below it, but is no part of it.
    ...blocks.flatMap(({ region }, at) => (headingOver(blocks, at)?.region === region ? at : [])),
    ...found.flatMap((one) => (one.signed >= 0 && isSure(one) && !headingOver(blocks, one.signed, isTeam) ? one.signed : [])),
  ]);
});
export const OF_A_BODY = [spoken, named, customersOn];

export const reviewsOn = (document: PageDocument, isCalled: boolean): Reviews | null =>
  (isCalled ? spokenOn(document, true) : spoken(document)) ?? named(document);
