import { dateRole } from '../language/date-roles.ts';
import { type ReadDate, readMachineDate, readVisibleDate, readVisibleMonth } from '../language/visible-dates.ts';
import { headlineAt } from './h1.ts';
import type { Block, DateFact, Region } from './page.ts';
import { type Place, RegionList } from './region-list.ts';
import { label } from './text.ts';

const MOST = 200;
const LONGEST = 160;
const LONGEST_OF_MONTH = 80;
/** Blocks around the title, and at the end of the page, in which a date of the page itself is looked for. */
const BEFORE_TITLE = 3;
const AFTER_TITLE = 12;
const AT_END = 8;
/** An unnamed date in a sentence of this many words and more is one that the text tells of, not the day of the page. */
const RUNNING_WORDS = 8;
const SENTENCE_END = /(?:\p{L}{4}|\)|\d{4})["”’»]?[.!?…]\s+(?=\p{Lu})|[。！？]/gu;
const MOST_OF_A_LINE = 3;
/** Before it there were no pages: the date is one that the text tells of. */
const FIRST_PAGE = '1990';

/** Names of classes and properties, which are English in every language: "lastUpdated", "entry-date", "pubdate". */
const NAMES_MODIFIED = /updat|modif|revis/i;
const NAMES_PUBLISHED = /publi|posted|released|created|(?:entry|post)-date|pubdate/i;

/** What kind of date a name or the words around it tell. */
const roleOf = (words: string, names = ''): DateFact['role'] => {
  if (NAMES_MODIFIED.test(names)) return 'modified';
  const role = dateRole(words);
  return role === 'unknown' && NAMES_PUBLISHED.test(names) ? 'published' : role;
};

const META_ROLES: ReadonlyMap<string, DateFact['role']> = new Map([
  ['article:published_time', 'published'],
  ['og:published_time', 'published'],
  ['datepublished', 'published'],
  ['publishdate', 'published'],
  ['publish-date', 'published'],
  ['pubdate', 'published'],
  ['date', 'published'],
  ['dc.date', 'published'],
  ['dc.date.issued', 'published'],
  ['dcterms.created', 'published'],
  ['dcterms.issued', 'published'],
  ['parsely-pub-date', 'published'],
  ['citation_publication_date', 'published'],
  ['citation_date', 'published'],
  ['sailthru.date', 'published'],
  ['article:modified_time', 'modified'],
  ['og:updated_time', 'modified'],
  ['datemodified', 'modified'],
  ['last-modified', 'modified'],
  ['lastmod', 'modified'],
  ['revised', 'modified'],
  ['dcterms.modified', 'modified'],
  ['dc.date.modified', 'modified'],
]);

/** All dates a page gives for itself, by how they are given. */
export class Dates {
  readonly facts = new RegionList<DateFact>(MOST);
  private readonly declared: () => string | null;

  constructor(declaredLanguage: () => string | null) {
    this.declared = declaredLanguage;
  }

  readMeta(meta: Readonly<Record<string, string>>): void {
    for (const [name, role] of META_ROLES) {
      const text = Object.hasOwn(meta, name) ? meta[name] : undefined;
      if (text)
        this.add(
          text,
          readMachineDate(text) ?? readVisibleDate(text, this.declared())?.iso ?? null,
          role,
          'meta',
          { region: 'header', by: 'element' },
          0,
        );
    }
  }

  /** A <time> element. Its names and the words before it tell its role. */
  readTime(
    text: string,
    datetime: string | null,
    names: { property: string | null; className: string },
    before: string,
    place: Place,
    at: number,
  ): void {
    const { property, className } = names;
    const iso =
      (datetime === null ? null : readMachineDate(datetime)) ??
      readMachineDate(text) ??
      readVisibleDate(text, this.declared())?.iso ??
      null;
    const via = property !== null && /date/i.test(property) ? 'microdata' : 'time-element';
    const shown = text || datetime;
    // A length of time or an hour is no date.
    if (shown && (iso !== null || readVisibleDate(text, this.declared())))
      this.add(shown, iso, roleOf(before, `${property ?? ''} ${className}`), via, place, at);
  }

  /** itemprop or property `datePublished`, `dateModified`, `uploadDate` … on another element. `shown`: readers see the value, it stands in no attribute. */
  readProperty(name: string, value: string, shown: boolean, place: Place, at: number): void {
    if (!/^(?:date(?:published|modified|created|posted)|uploaddate)$/i.test(name)) return;
    const role = /modified/i.test(name) ? 'modified' : 'published';
    const iso = readMachineDate(value) ?? readVisibleDate(value, this.declared())?.iso ?? null;
    if (value) this.add(value, iso, role, shown ? 'microdata' : 'meta', place, at);
  }

  /** An element whose class says date. */
  readNamed(text: string, names: string, place: Place, at: number): void {
    if (text.length > LONGEST) return;
    const date = readVisibleDate(text, this.declared());
    if (date && !this.known(date.text, at)) this.add(date.text, date.iso, roleOf(text, names), 'visible-text', place, at);
  }

  /** Short lines near the page's title, and at its end where they say that it was published or updated. */
  readNearTitle(blocks: readonly Block[], places: readonly Place[]): void {
    const title = headlineAt(blocks);
    const to = title < 0 ? AFTER_TITLE : title + AFTER_TITLE;
    for (let i = Math.max(0, title - BEFORE_TITLE); i <= to && i < blocks.length; i++) this.readLine(blocks, places, i, false);
    let left = AT_END;
    for (let i = blocks.length - 1; i > to && left > 0; i--) {
      if (blocks[i]?.region === 'nav') continue;
      left -= 1;
      this.readLine(blocks, places, i, true);
    }
  }

  /** Gives each date its region; one in the lines right above the headline stands with the headline, in whatever container. */
  settle(regionOf: (place: Place, at: number) => Region, blocks: readonly Block[], places: readonly Place[]): void {
    const title = headlineAt(blocks);
    const isAbove = (at: number): boolean => {
      if (at >= title || at < title - BEFORE_TITLE) return false;
      for (let i = at; i < title; i += 1) if (places[i] !== 'flow' || blocks[i]?.kind === 'heading') return false;
      return true;
    };
    this.facts.settle((place, at) => regionOf(place, isAbove(at) ? title : at));
  }

  private readLine(blocks: readonly Block[], places: readonly Place[], at: number, needsRole: boolean): void {
    const block = blocks[at];
    const before = blocks[at - 1];
    if (!block || block.kind === 'code' || block.text.length > LONGEST) return;
    const date = readVisibleDate(block.text, this.declared()) ?? this.monthIn(block.text);
    if (!date || this.known(date.text, at) || (date.iso !== null && date.iso < FIRST_PAGE)) return;
    // “Last update:” may be a heading of its own.
    const alone = block.text.length - date.text.length < 4 && before && before.text.length < 40;
    const sentence = sentenceWith(block.text, date.text);
    const further = this.furtherDates(block.text, date);
    const role = alone ? roleOf(`${before.text} ${block.text}`) : (further[0]?.role ?? roleOf(sentence));
    if (role !== 'unknown' || (!needsRole && !isRunning(sentence)))
      this.add(date.text, date.iso, role, 'visible-text', places[at] ?? 'flow', at);
    for (const { text, iso, role: ownRole } of further.slice(1))
      if (ownRole !== 'unknown') this.add(text, iso, ownRole, 'visible-text', places[at] ?? 'flow', at);
  }

  /** A month and its year are a date of the page where the line is hardly more, and says that it was published or updated then. */
  private monthIn(line: string): ReadDate | null {
    return line.length <= LONGEST_OF_MONTH && roleOf(line) !== 'unknown' ? readVisibleMonth(line, this.declared()) : null;
  }

  /** The dates of a line that gives several ("Published 5 March 2026, updated 2 September 2026"), each with the role that its own words tell; none where it gives one. */
  private furtherDates(line: string, first: ReadDate): (ReadDate & { role: DateFact['role'] })[] {
    const found: { date: ReadDate; before: string; from: number }[] = [];
    let from = 0;
    for (
      let date: ReadDate | null = first;
      date && found.length < MOST_OF_A_LINE;
      date = readVisibleDate(line.slice(from), this.declared())
    ) {
      const start = line.indexOf(date.text, from);
      found.push({ date, before: line.slice(from, start), from: start + date.text.length });
      from = start + date.text.length;
    }
    if (found.length < 2) return [];
    // "2026年3月5日公開、2026年9月2日更新": where the line begins with a date, words follow theirs.
    const follows = !/\p{L}/u.test(found[0]?.before ?? '');
    return found.map(({ date, before, from: end }, i) => ({
      ...date,
      role: roleOf(follows ? line.slice(end, end + (found[i + 1]?.before.length ?? line.length)) : before),
    }));
  }

  private known(text: string, at: number): boolean {
    return this.facts.items.some(
      (fact, i) => Math.abs((this.facts.at[i] ?? 0) - at) <= 1 && (fact.text.includes(text) || text.includes(fact.text)),
    );
  }

  private add(text: string, iso: string | null, role: DateFact['role'], via: DateFact['via'], place: Place, at: number): void {
    const region: Region = 'main';
    this.facts.add({ text: label(text).slice(0, LONGEST), iso, role, via, region }, place, at);
  }
}

/** The sentence of a line that holds a date. */
function sentenceWith(line: string, date: string): string {
  const at = line.indexOf(date);
  let from = 0;
  for (const { index, 0: end } of line.matchAll(SENTENCE_END)) {
    if (index + end.length > at + date.length) return line.slice(from, index + end.length);
    if (index + end.length <= at) from = index + end.length;
  }
  return line.slice(from);
}

const isRunning = (sentence: string): boolean => /[.!?…]\s*$/.test(sentence) && sentence.split(/\s+/).length >= RUNNING_WORDS;
