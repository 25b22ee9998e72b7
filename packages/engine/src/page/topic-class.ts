import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { packOf } from '../language/packs/index.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { spaceless } from '../language/words.ts';
import { isLegalPage } from './legal-pages.ts';

/** Kinds of subject that are held to rules of their own: by care (health, finance, law) or by how fast they age. */
export type TopicClass = 'health' | 'finance' | 'legal' | 'technology' | 'news' | 'general';
type Listed = Exclude<TopicClass, 'general'>;

const ORDER: readonly Listed[] = ['health', 'finance', 'legal', 'technology', 'news'];
/** Of the list, different beginnings in title and headings, and on the whole page. */
const [IN_HEADINGS, ON_PAGE] = [1, 5];
const NEWS_PATH = /\/(?:news|nachrichten|actualites?|noticias?|notizie|nieuws)\//i;

const lists = new Map<string, readonly string[]>();
const listOf = (kind: Listed, language: SupportedLanguage): readonly string[] => {
  const key = `${kind} ${language}`;
  const list = lists.get(key) ?? [...packOf(language).subjects[kind]].map((one) => one.toLowerCase());
  lists.set(key, list);
  return list;
};

/** How many beginnings of a list occur among the words of a text, or, without spaces, in the text. */
function counterOf(text: string, language: SupportedLanguage): (kind: Listed) => number {
  if (spaceless(language)) {
    const lower = text.toLowerCase();
    return (kind) => listOf(kind, language).filter((part) => lower.includes(part)).length;
  }
  const seen = [...new Set(lexiconOf(language).words(text))];
  const { prefixes } = packOf(language);
  const fits = (word: string, part: string) => (prefixes ? word.includes(part) : word.startsWith(part));
  return (kind) => listOf(kind, language).filter((part) => seen.some((word) => fits(word.text, part))).length;
}

const classes = new WeakMap<ReadPage, TopicClass>();

/** The class of a page's subject: its title or headings use the words of the class and the page is full of them. Pages about the site itself have none. */
export function topicClass(page: ReadPage): TopicClass {
  const known = classes.get(page) ?? classOf(page);
  classes.set(page, known);
  return known;
}

function classOf(page: ReadPage): TopicClass {
  const { document, url } = page;
  if (['home', 'about', 'contact', 'listing'].includes(document.pageType) || isLegalPage(page)) return 'general';
  const language = languageOf(page);
  if (NEWS_PATH.test(url)) return 'news';
  if (!language) return 'general';
  const main = document.blocks.filter(({ region }) => region === 'main');
  const headings = [document.title ?? '', ...main.filter(({ kind }) => kind === 'heading').map(({ text }) => text)].join(' \n ');
  const whole = `${headings} \n ${main
    .map(({ text }) => text)
    .join(' \n ')
    .slice(0, 20_000)}`;
  const inHeadings = counterOf(headings, language);
  const named = ORDER.filter((kind) => inHeadings(kind) >= IN_HEADINGS);
  if (named.length === 0) return 'general';
  const onPage = counterOf(whole, language);
  return named.find((kind) => onPage(kind) >= (kind === 'news' ? 2 : ON_PAGE)) ?? 'general';
}
