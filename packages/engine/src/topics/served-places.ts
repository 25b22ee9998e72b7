import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { fold, holds, keyOf, plain } from './label-text.ts';
import type { PageLabel } from './page-labels.ts';
import type { SiteMap } from './site-map.ts';

/** What a business offers in each of the places that it serves is one topic, however many pages it has: "Boiler repair in Leeds", "Boiler repair in York". */

/** Names behind one subject, and of all names how many stand behind two subjects, from which they are of places: what else follows a subject is a kind of it. */
const [SERVED, CROSSED] = [3, 2];

type Parted = { label: PageLabel; subject: string; name: string };
type Form = { withoutArticle(label: string): string; isProper(text: string): boolean };

const same = (text: string): string => keyOf(plain(fold(text)));
const isWrittenAsName = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => /^[\p{Lu}\p{Nd}]/u.test(word));

/** A label and the name at its end: what is written with a capital or in digits, and never small. */
function parted(label: PageLabel, { language }: SiteMap, form: Form): Parted | null {
  const words = form.withoutArticle(label.label).split(' ');
  const from = words.findLastIndex((word) => !isWrittenAsName([word]) || !form.isProper(word)) + 1;
  const subject = words.slice(0, from);
  while (stopwords(supported(language)).has(fold(subject.at(-1) ?? ''))) subject.pop();
  const name = words.slice(from).join(' ');
  return subject.length > 0 && name ? { label, subject: subject.join(' '), name } : null;
}

/** The subjects that are offered in several places, as they are written, by key. */
function servedSubjects(found: readonly Parted[]): ReadonlyMap<string, string> {
  const keysOf = (parts: readonly Parted[], key: 'subject' | 'name') => new Set(parts.map((one) => same(one[key]))).size;
  const byName = Map.groupBy(found, ({ name }) => same(name));
  const crossed = new Set([...byName].flatMap(([name, parts]) => (keysOf(parts, 'subject') > 1 ? name : [])));
  if (crossed.size < CROSSED) return new Map();
  return new Map(
    [...Map.groupBy(found, ({ subject }) => same(subject))].flatMap(([key, parts]) => {
      const isServed = keysOf(parts, 'name') >= SERVED && parts.some(({ name }) => crossed.has(same(name)));
      // Behind an article it begins small.
      const written = parts.find(({ label, subject }) => label.label.startsWith(subject)) ?? parts[0];
      return isServed && written ? [[key, written.subject] as const] : [];
    }),
  );
}

/** The labels of pages, without the place where one subject is offered in several; those of the place that the start page names come first. */
export function withoutPlaces(labels: readonly PageLabel[], site: SiteMap, form: Form): PageLabel[] {
  const partedLabels = new Map(labels.map((label) => [label, parted(label, site, form)]));
  const served = servedSubjects([...partedLabels.values()].filter((one) => one !== null));
  if (served.size === 0) return [...labels];
  const title = site.home?.page.document.title ?? '';
  /** Of a place that the site writes small as well, where the start page names it. */
  const inNamedPlace = (label: string): string | undefined =>
    [...served.values()].find((subject) => {
      const [words, length] = [form.withoutArticle(label).split(' '), subject.split(' ').length];
      const name = words.slice(length);
      return same(words.slice(0, length).join(' ')) === same(subject) && isWrittenAsName(name) && holds(title, name.join(' '));
    });
  const renamed = labels.map((label) => {
    const { subject, name } = partedLabels.get(label) ?? {};
    const written = served.get(same(subject ?? '')) ?? inNamedPlace(label.label);
    return { label: { ...label, label: written ?? label.label }, isNamed: written !== undefined && (!name || holds(title, name)) };
  });
  return renamed.sort((one, other) => Number(other.isNamed) - Number(one.isNamed)).map(({ label }) => label);
}
