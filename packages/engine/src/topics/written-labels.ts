import type { EvidenceKind } from '@citelight/contracts';
import { field, jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { readVisibleDate } from '../language/visible-dates.ts';
import { isOffersName } from './label-text.ts';
import { NAMED } from './page-labels.ts';
import { type Heading, outlineOf } from './site-map.ts';

/** Where a label is written: kinds of evidence, some of them told apart. */
export type Place = EvidenceKind | 'list' | 'image' | 'keyword';

/** A short text that a page sets apart from its prose: a heading of a part, an entry of a list, a picture's text, a keyword. */
export type Written = {
  text: string;
  place: Place;
  /** Which of the page's groups it belongs to, and of how many: headings of one level in one section, entries of one list. */
  group: string;
  among: number;
  /** The heading above its group, empty where there is none; and whether the group is the page's own main parts. */
  above: string;
  ofPage: boolean;
  /** Its section is called after what is offered. */
  offered: boolean;
  /** It is a part of the running text. */
  isEntry: boolean;
  /** It tells what is on one day or some. */
  isNotice: boolean;
};

const LONGEST = 70;
const LISTS = /[,،、]/;
/** Characters below a heading that is more than a line in a form. */
const LEAST_BELOW = 20;
/** Headings of the first level, where they are used for parts. */
const MANY_FIRST = 3;

/** Characters of a line that is a day or days. */
const LONGEST_DAY = 60;
/** Numbers of two days with their years; more are a series, which is held again and again. */
const OF_ONE_SPAN = 6;
/** "21.12.26 - 25.12.26", which within a text might be anything. */
const ONLY_DAYS = /^(?:\d{1,2}([./])\d{1,2}\1\d{2}[\s–-]*){1,2}$/;
/** Headings with a day right above or below: what is on that day, and no subject. */
function noticesOn({ blocks, detectedLanguage, lang }: PageDocument): ReadonlySet<string> {
  const isDay = (block: Block | undefined) =>
    block !== undefined &&
    block.kind !== 'heading' &&
    block.text.length <= LONGEST_DAY &&
    (block.text.match(/\p{Nd}+/gu)?.length ?? 0) <= OF_ONE_SPAN &&
    (ONLY_DAYS.test(block.text) || readVisibleDate(block.text, detectedLanguage ?? lang) !== null);
  return new Set(
    blocks.flatMap(({ kind, text }, at) => (kind === 'heading' && (isDay(blocks[at - 1]) || isDay(blocks[at + 1])) ? text : [])),
  );
}

export const writtenOn = memoize((document: PageDocument): readonly Written[] => {
  const found: Written[] = [];
  const add = (text: unknown, place: Place, rest: Partial<Written> = {}) => {
    if (typeof text === 'string' && text.length <= LONGEST)
      found.push({
        text,
        place,
        group: place,
        among: 1,
        above: '',
        ofPage: false,
        offered: false,
        isEntry: false,
        isNotice: false,
        ...rest,
      });
  };
  const outline = outlineOf(document);
  const dated = noticesOn(document);
  const from = outline.filter(({ level }) => level === 1).length >= MANY_FIRST ? 1 : 2;
  const parts = outline.filter(({ region, level }) => level >= from && region !== 'nav' && region !== 'footer');
  const inner = Map.groupBy(outline, ({ parent }) => parent);
  // The text of a part may have a subtitle above it.
  const textBelow = (heading: Heading): number => {
    if (heading.below > 0) return heading.below;
    const [subtitle, ...more] = inner.get(outline.indexOf(heading)) ?? [];
    return subtitle && more.length === 0 ? subtitle.below : 0;
  };
  for (const [group, headings] of Map.groupBy(parts, ({ parent, level }) => `${parent} ${level}`)) {
    const over = outline[headings[0]?.parent ?? -1];
    const above = over?.text ?? '';
    const rest = {
      group,
      among: headings.length,
      above,
      ofPage: (over?.level ?? 1) === 1 && headings[0]?.level === 2,
      offered: isOffersName(above),
    };
    for (const heading of headings)
      if (textBelow(heading) >= LEAST_BELOW) add(heading.text, 'section', { ...rest, isNotice: dated.has(heading.text) });
  }
  const entries = document.blocks.filter(({ region, kind }) => region === 'main' && kind === 'listItem');
  for (const [list, items] of Map.groupBy(entries, ({ group }) => group))
    for (const { text } of items) add(text, 'list', { group: `list ${list}`, among: items.length, isEntry: true });
  for (const { alt, region } of document.images) if (region === 'main' || region === 'aside') add(alt, 'image');
  for (const word of document.meta.keywords?.split(LISTS) ?? []) add(word, 'keyword');
  for (const { node } of jsonLdNodes(document.jsonLd))
    for (const list of [node.hasOfferCatalog, node.makesOffer, node.availableService].flat())
      for (const offer of [list, field(list, 'itemListElement')].flat()) {
        const name = NAMED.test(String(field(offer, '@type'))) ? field(offer, 'name') : undefined;
        add(field(field(offer, 'itemOffered'), 'name') ?? name, 'markup', { offered: true });
      }
  return found;
});

/** Sections and tags that markup puts an article into. */
export const groupsOn = memoize(({ jsonLd, meta }: PageDocument): readonly string[] =>
  [
    ...[...jsonLdNodes(jsonLd)].flatMap(({ node }) => [node.articleSection, node.keywords].flat()),
    meta['article:tag'],
    meta['article:section'],
  ]
    .flatMap((value) => (typeof value === 'string' ? value.split(LISTS) : []))
    .map((one) => one.trim()),
);
export const OF_A_BODY = [writtenOn, groupsOn];
