import { memoize } from '../artifacts/memoize.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { addressOf } from '../artifacts/page-path.ts';
import { questionShape } from '../language/questions.ts';
import { namesPrice } from '../retrieval/aspects.ts';
import { ASPECTS, type Aspect, type SiteTopic, type TopicAspect } from './corpus.ts';
import { costsNothing } from './figures.ts';
import { answersQuestion } from './questions.ts';

/** What the own pages of topics treat. What most siblings treat is asked of each: nothing is asked for that the site itself does not find worth saying. */

const FEWEST_SIBLINGS = 3;
const QUESTIONS = 2;
const LONGEST_QUESTION = 140;

export const ASPECT_TEXTS: Readonly<Record<Aspect, { what: string; verb: string }>> = {
  price: { what: 'a price', verb: 'State what it costs, with an amount and a currency' },
  steps: { what: 'numbered steps', verb: 'Describe the process in a numbered list' },
  questions: { what: 'questions and answers', verb: 'Add the questions your customers ask, each with a short answer right below' },
  table: { what: 'a table of the details', verb: 'Put the details into a table with a header row' },
  proof: { what: 'a quote with a named speaker', verb: 'Quote a customer or expert by name' },
};

/**
 * What a page treats. `isFree`: something on it costs nothing, be it only a quote; it needs no price, and is no example of one. `answersOne`: it asks and answers something, which
 * is enough to have it; the headline of an advertisement may do so as well, and is no example.
 */
type Treated = { treated: ReadonlySet<Aspect>; isFree: boolean; answersOne: boolean };
const treatedOn = memoize((document: ReadPage['document']): Treated => {
  const found = new Set<Aspect>();
  let isFree = false;
  const language = languageOf({ document });
  let questions = 0;
  for (const { region, kind, text, attribution, group } of document.blocks) {
    if (region !== 'main') continue;
    if (kind === 'heading' || kind === 'summary' || kind === 'term') {
      if (/[?？؟]\s*$/.test(text) || questionShape(text, language)) questions += 1;
      continue;
    }
    if (kind === 'code') continue;
    // A list of questions may be set in any element.
    if (text.length <= LONGEST_QUESTION && /[?？؟]\s*$/.test(text)) questions += 1;
    if (!found.has('price') && namesPrice(text)) found.add('price');
    isFree ||= costsNothing(text, language);
    if (kind === 'quote' && attribution) found.add('proof');
    if (kind === 'listItem' && document.lists[group]?.kind === 'ordered' && (document.lists[group]?.items ?? 0) >= 3) found.add('steps');
    if (kind === 'tableRow' && (document.tables[group]?.rows ?? 0) >= 3) found.add('table');
  }
  if (questions >= QUESTIONS) found.add('questions');
  return { treated: found, isFree, answersOne: answersQuestion(document) };
});
export const OF_A_BODY = [treatedOn];

/** A page that leads to most of the others, as few of them do, is their overview: what they say need not stand there too. */
function withoutHubs<T extends { page: ReadPage }>(all: readonly T[]): readonly T[] {
  const pages = [...new Set(all.map(({ page }) => page))];
  const addresses = new Map(pages.map((page) => [addressOf(page.finalUrl), page]));
  const leading = pages.filter(({ document, finalUrl }) => {
    const led = document.links.flatMap(({ href, region }) => (region === 'main' ? (addresses.get(addressOf(href)) ?? []) : []));
    return new Set(led.filter((page) => page.finalUrl !== finalUrl)).size * 2 >= Math.max(FEWEST_SIBLINGS, pages.length - 1);
  });
  const hubs = new Set(leading.length * 3 <= pages.length ? leading : []);
  return all.filter(({ page }) => !hubs.has(page));
}

const folderOf = ({ page }: { page: ReadPage }): string => new URL('.', page.finalUrl.replace(/\/$/, '')).pathname;

export function aspectsOf(topics: readonly SiteTopic[], pageAt: (url: string) => ReadPage | undefined): TopicAspect[] {
  const own = topics.flatMap((topic) => {
    const page = topic.hasPage && topic.pages[0] ? pageAt(topic.pages[0]) : undefined;
    return page && (topic.type === 'offering' || topic.type === 'product') ? [{ topic, page, ...treatedOn(page.document) }] : [];
  });
  return [...Map.groupBy(withoutHubs(own), ({ topic }) => topic.type).values()].flatMap((siblings) => {
    if (siblings.length < FEWEST_SIBLINGS) return [];
    return ASPECTS.flatMap((aspect) => {
      const treating = siblings.filter(({ treated }) => treated.has(aspect));
      const [example] = treating;
      if (!example || treating.length * 3 < siblings.length * 2) return [];
      const has = ({ treated, answersOne }: Treated) => treated.has(aspect) || (aspect === 'questions' && answersOne);
      const having = siblings.filter(has).length;
      // Pages of one folder are of one kind: those on services say nothing of those on towns.
      const folders = new Set(treating.map(folderOf));
      const isOfKind = (one: (typeof siblings)[number]) => folders.size > 1 || folders.has(folderOf(one));
      const asked = siblings.filter((one) => has(one) || ((aspect !== 'price' || !one.isFree) && isOfKind(one)));
      return asked.map((one) => ({
        ...{ topic: one.topic.topic, page: one.page.url, aspect, treated: has(one) },
        ...{ siblings: siblings.length, treating: having, example: example.page.url },
      }));
    });
  });
}
