import type { ReadPage } from '../audits/audit.ts';
import type { CorpusTopic } from './corpus.ts';
import type { Keyphrase } from './keyphrases.ts';

const MOST_TOPICS = 12;
const MOST_TERMS = 8;
/** Against the strongest topic; what is weaker is said in passing. */
const LEAST = 0.12;
/** Phrases that share half of their passages speak of one thing. */
const TOGETHER = 0.5;

/**
 * Groups keyphrases under the strongest of them: by stems they share, unless those stand on most pages anyway, and by the passages they share. What a single page says in passing heads
 * no topic, but for what the home page is called.
 */
export function groupTopics(phrases: readonly Keyphrase[], pages: readonly ReadPage[]): CorpusTopic[] {
  const siteWide = commonStems(phrases, pages.length);
  const groups: { head: Keyphrase; members: Keyphrase[] }[] = [];
  const isOfHome = ({ pages: [first = -1], titled, stems, passages }: Keyphrase) =>
    titled && stems.length > 1 && passages.length > 0 && pages[first]?.document.pageType === 'home';
  const enough = phrases.filter((phrase) => phrase.pages.length > 1 || phrase.passages.length > 2 || isOfHome(phrase));
  const heads = new Set(enough.length > 0 ? enough : phrases);
  for (const phrase of phrases) {
    const group = groups.find(({ head }) => belongs(phrase, head, siteWide));
    if (group) group.members.push(phrase);
    else if (heads.has(phrase) && groups.length < MOST_TOPICS) groups.push({ head: phrase, members: [phrase] });
  }
  const topics = groups.filter(({ head }) => head.isTopic);
  const strongest = Math.sqrt(topics[0]?.head.strength ?? 0);
  const telling = topics.filter(({ head }) => Math.sqrt(head.strength) >= LEAST * strongest);
  const total = telling.reduce((sum, { head }) => sum + Math.sqrt(head.strength), 0);
  return telling.map(({ head, members }) => ({
    topic: head.name,
    ...(head.called && { named: head.called }),
    terms: [...new Set(members.map(({ name }) => name))].slice(0, MOST_TERMS),
    weight: Math.sqrt(head.strength) / total,
    pages: [...new Set(members.flatMap((member) => member.pages))].flatMap((page) => pages[page]?.url ?? []),
  }));
}

function belongs(phrase: Keyphrase, head: Keyphrase, siteWide: ReadonlySet<number>): boolean {
  // "Expense policy" is a subject of its own beside "expenses" where a page is called so.
  if (head.stems.length === 1 && phrase.stems.length > 1 && phrase.titled) return false;
  const shared = phrase.stems.filter((stem) => head.stems.includes(stem));
  const telling = shared.filter((stem) => !siteWide.has(stem));
  if (telling.length * 2 >= Math.min(phrase.stems.length, head.stems.length)) return true;
  if (shared.length === Math.min(phrase.stems.length, head.stems.length) && shared.length > 1) return true;
  // What people choose between holds only its own words together, not the things that they choose between.
  if (!head.isTopic) return false;
  const both = overlap(phrase.passages, head.passages);
  return both > 1 && both / (phrase.passages.length + head.passages.length - both) >= TOGETHER;
}

/** Stems that stand on most pages: they tell the site from others, not its topics from one another. */
function commonStems(phrases: readonly Keyphrase[], pageCount: number): ReadonlySet<number> {
  const pagesOf = new Map<number, Set<number>>();
  for (const { stems, pages } of phrases)
    for (const stem of stems) {
      const seen = pagesOf.get(stem) ?? new Set();
      for (const page of pages) seen.add(page);
      pagesOf.set(stem, seen);
    }
  return new Set([...pagesOf].flatMap(([stem, pages]) => (pageCount >= 4 && pages.size > pageCount * 0.6 ? [stem] : [])));
}

/** How many numbers two ascending lists share. */
function overlap(a: readonly number[], b: readonly number[]): number {
  let [count, i, j] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const x = a[i] ?? 0;
    const y = b[j] ?? 0;
    if (x === y) count += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return count;
}
