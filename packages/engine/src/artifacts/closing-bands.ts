import { wordPattern } from '../language/word-pattern.ts';
import type { Block, Link } from './page.ts';
import { typeOfPath } from './page-path.ts';
import type { Stretch } from './region-list.ts';

/** A <form>, and whether it asks for what a reader is reached by. */
export type FormStretch = Stretch & { reaches: boolean };

export type BandSources = {
  blocks: readonly Block[];
  isMain: (i: number) => boolean;
  linkChars: readonly number[];
  links: readonly Link[];
  containers: readonly Stretch[];
  forms: readonly FormStretch[];
  url: string;
};

/** Share of a block in links from which on it is nothing else. */
const WHOLE = 0.8;
/** Texts of a band beside its heading: a line above it, and a sentence or two. */
const MOST_TEXTS = 3;
const MOST_CHARS = 300;
/** How many times as much as a band the rest of the main content must hold. */
const REST = 2;
/** A figure, or a day of the week. */
const FACT = new RegExp(String.raw`\p{Nd}|${wordPattern(({ weekdays }) => weekdays)}`, 'iu');
const MONEY = /\p{Sc}/u;

/** What writes to somebody or calls them. */
const REACHES = /^(?:tel|sms|mailto|whatsapp):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i;
const leadsToContact = (link: Link | undefined): boolean =>
  link !== undefined && (REACHES.test(link.href) || typeOfPath(link.href)?.type === 'contact');

/**
 * Parts of the main content that only ask readers to get in touch: the band that closes it, and forms. None on the contact page, whose content they are. What states a fact stays:
 * a band with a figure, a form with amounts of money, a text in a form with a figure.
 */
export function bandsOf(sources: BandSources): Stretch[] {
  if (typeOfPath(sources.url)?.type === 'contact') return [];
  const { blocks, isMain } = sources;
  const chars = ({ from, to }: Stretch) =>
    blocks.slice(from, to).reduce((sum, { text }, i) => sum + (isMain(from + i) ? text.length : 0), 0);
  const whole = chars({ from: 0, to: blocks.length });
  const isPart = (band: Stretch) => whole >= (1 + REST) * chars(band);
  return [
    ...closingBand(sources).filter(isPart),
    ...formBands(sources).flatMap(({ form, around }) => (isPart(around) ? withoutFacts(blocks, around, form) : [])),
  ];
}

const isLinks = ({ blocks, linkChars }: BandSources, i: number): boolean => {
  const inLinks = linkChars[i] ?? 0;
  return inLinks > 0 && inLinks >= WHOLE * (blocks[i]?.text.length ?? 0);
};

/** The only heading among blocks, where it is not the page's headline. */
function onlyHeading(blocks: readonly Block[]): Block | null {
  const [heading, ...others] = blocks.filter(({ kind }) => kind === 'heading');
  return heading && heading.level > 1 && others.length === 0 ? heading : null;
}

const isText = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'other';
/** Whether blocks are one heading and a few short texts. */
function isBrief(blocks: readonly Block[]): boolean {
  const texts = blocks.filter(({ kind }) => kind !== 'heading');
  return (
    onlyHeading(blocks) !== null &&
    texts.length <= MOST_TEXTS &&
    texts.every(isText) &&
    texts.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARS
  );
}

const statesFact = ({ text }: Block): boolean => FACT.test(text);

/** The container that ends the main content, or stands above nothing but lists of links: one heading, a sentence or two, and last links of which one leads to who is asked. */
function closingBand(sources: BandSources): Stretch[] {
  let end = lastMain(sources, sources.blocks.length);
  while (end > 0) {
    const band = widest(sources.containers.filter((one) => one.to === end && asksForContact(sources, one)));
    if (band !== null) return isEntry(sources, band) ? [] : [band];
    const above = aboveLinks(sources, end);
    if (above === end) return [];
    end = lastMain(sources, above);
  }
  return [];
}

const widest = (stretches: readonly Stretch[]): Stretch | null =>
  stretches.reduce<Stretch | null>((best, one) => (best && best.to - best.from >= one.to - one.from ? best : one), null);

/** The end of the main content up to a block. */
function lastMain({ isMain }: BandSources, before: number): number {
  let end = before;
  while (end > 0 && !isMain(end - 1)) end -= 1;
  return end;
}

/** Where a list of links with a heading begins that ends there; its end where there is none. */
function aboveLinks(sources: BandSources, end: number): number {
  let at = end;
  while (at > 0 && isLinks(sources, at - 1)) at -= 1;
  return at < end && sources.blocks[at - 1]?.kind === 'heading' ? at - 1 : end;
}

function asksForContact(sources: BandSources, { from, to }: Stretch): boolean {
  let linksFrom = to;
  while (linksFrom > from && sources.blocks[linksFrom - 1]?.kind === 'other' && isLinks(sources, linksFrom - 1)) linksFrom -= 1;
  const texts = sources.blocks.slice(from, linksFrom);
  const linked = sources.blocks.slice(linksFrom, to);
  return isBrief(texts) && !texts.some(statesFact) && linked.some(({ links }) => links.some((link) => leadsToContact(sources.links[link])));
}

/** Whether as brief a container under a heading of the same level stands right before it: then both are entries of a list. */
function isEntry({ blocks, containers }: BandSources, band: Stretch): boolean {
  const level = onlyHeading(blocks.slice(band.from, band.to))?.level;
  return containers.some(({ from, to }) => {
    const before = to === band.from ? blocks.slice(from, to) : [];
    return isBrief(before) && onlyHeading(before)?.level === level;
  });
}

type FormBand = { form: Stretch; around: Stretch };
/** Forms that ask for an email address, a telephone number or a message, with the heading and the sentence above or beside them. */
function formBands({ blocks, containers, forms }: BandSources): FormBand[] {
  return forms.flatMap((form) => {
    const fields = blocks.slice(form.from, form.to);
    if (!form.reaches || fields.length === 0 || fields.some(({ text, level }) => level === 1 || MONEY.test(text))) return [];
    const around = containers.filter(({ from, to }) => {
      if (from > form.from || to < form.to || to - from > fields.length + MOST_TEXTS + 1) return false;
      const beside = [...blocks.slice(from, form.from), ...blocks.slice(form.to, to)];
      const heading = onlyHeading([...beside, ...fields]);
      return heading !== null && isBrief([heading, ...beside.filter((block) => block !== heading)]);
    });
    return [{ form, around: widest(around) ?? form }];
  });
}

/** A form with what stands around it, but for texts with a fact: a label in the form ("Step 1") states none. */
const withoutFacts = (blocks: readonly Block[], around: Stretch, form: Stretch): Stretch[] =>
  blocks.slice(around.from, around.to).flatMap((block, i) => {
    const at = around.from + i;
    const isLabel = block.kind === 'heading' || (block.kind === 'other' && at >= form.from && at < form.to);
    return !isLabel && statesFact(block) ? [] : { from: at, to: at + 1 };
  });
