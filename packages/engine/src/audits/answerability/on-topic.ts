import { h1sOf, headlineOf } from '../../artifacts/h1.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { addressOf, FILE_ENDING } from '../../artifacts/page-path.ts';
import { placeholderBlocks, placeholderShare } from '../../artifacts/placeholder.ts';
import { letters, TITLE_SEPARATOR, titleParts } from '../../artifacts/text.ts';
import { excerpt } from '../../language/excerpt.ts';
import { PAGE_NAMES } from '../../language/pack.ts';
import { runsOn } from '../../language/same-language.ts';
import { words } from '../../language/words.ts';
import { isArchive } from '../../page/authored.ts';
import { copiesAmong } from '../../page/copies.ts';
import { isLegalPage, lastPartOf, spaced } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { contentStems, type PageText, pageText } from '../../page/page-text.ts';
import { namesPartOfSite } from '../../page/site-parts.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { WHAT_GETS_CITED } from './evidence.ts';
import { labelStems, ownTitle, type PageTopic, relatedToAny, topicOf } from './topic.ts';

type Part = { weight: number; score: number; what: string; snippet: string | undefined };

/** Words from which on a label says something. */
const SENTENCE = 3;
/** Letters that two forms of a word have in common at least. */
const LONG_BEGINNING = 6;
/** What a title is worth that other pages bear too. */
const SHARED = 0.4;

type Label = {
  name: 'title' | 'H1';
  stems: readonly string[];
  /** Another label or the address says the same, or it says what kind of page it heads. */
  confirmed: boolean;
  /** The stems leave out the site's name. */
  isPart: boolean;
};

/** Whether the text takes up what a label says; null where it does. Of words that are repeated beyond what prose does none counts. */
function unmet(
  { name, stems, confirmed, isPart }: Label,
  topic: PageTopic,
  text: PageText,
  beside: readonly string[],
): { score: number; what: string } | null {
  if (stems.length === 0) return { score: 0, what: `The ${name} does not say what the page is about.` };
  const honest = stems.filter((stem) => !topic.stuffed.has(stem));
  if (honest.length === 0) return { score: 0, what: `The ${name} has only words that the text repeats over and over.` };
  // A name ("Prices", "Curriculum vitae") need not be said again.
  if (stems.length < SENTENCE) return null;
  if (confirmed) return null;
  const isTakenUpIn = (stems: ReadonlySet<string>) => honest.some((stem) => relatedToAny(stem, stems, text.language));
  const ofMain = new Set(text.main.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [] : [...text.stems(block)])));
  if (isTakenUpIn(ofMain)) return null;
  const ofText = ofMain.union(new Set(beside.flatMap((part) => contentStems(part, text.language))));
  if (isTakenUpIn(ofText)) return null;
  // Words are cut from one another by guess in scripts without spaces, and joined in others.
  const written = [...text.main.map((block) => (block.kind === 'heading' && block.level === 1 ? '' : block.text)), ...beside]
    .join('\n')
    .toLowerCase();
  if (honest.some((stem) => stem.length >= (runsOn(text.language ?? '') ? 2 : LONG_BEGINNING) && written.includes(stem))) return null;
  // Inflected past what we can tell: no word of it is missing for certain.
  const beginnings = new Set([...ofText].map((stem) => stem.slice(0, LONG_BEGINNING)));
  if (honest.some((stem) => stem.length >= LONG_BEGINNING && beginnings.has(stem.slice(0, LONG_BEGINNING)))) return null;
  return {
    score: 0,
    what: isPart
      ? `Apart from the site’s name, no word of the ${name} appears in the text.`
      : `No word of the ${name} appears in the text.`,
  };
}

/** A label one part of which says what kind of page it is: "About us | Help at home", "Frequently asked questions". */
const namesPage = (label: string): boolean => label.split(TITLE_SEPARATOR).some((part) => PAGE_NAMES.some((kind) => isNamed(kind, part)));

/** By its address and its headline or title: "/pricing", "Pricing that follows your data". */
const isPartOfSite = ({ url, document }: ReadPage): boolean =>
  namesPartOfSite(lastPartOf(url).replace(FILE_ENDING, ''), `${document.title ?? ''} ${headlineOf(document) ?? ''}`);

/** What a template's placeholder text takes of the page: it speaks of nothing. */
function fillerPart(document: PageDocument): { share: number; finding: { what: string; snippet: string } } | null {
  const share = placeholderShare(document);
  if (share === 0) return null;
  const [first] = placeholderBlocks(document);
  const what = `${Math.max(1, Math.round(share * 100))}% of the main text is placeholder text (Lorem ipsum)`;
  return { share, finding: { what, snippet: excerpt(document.blocks[first ?? 0]?.text ?? '') } };
}

/** Share of a page's texts from which on a page of the same title right below its address is a view of it, such as one for printing. */
const VIEWED = 0.8;
const textsOf = ({ document }: ReadPage): string[] => pageText(document).main.flatMap(({ kind, text }) => (kind === 'heading' ? [] : text));
function isViewOf(page: ReadPage, other: ReadPage): boolean {
  const [path, above] = [page, other].map(({ finalUrl }) => (addressOf(finalUrl) ?? '').replace(/\/?$/, '/'));
  if (page === other || !path || !above || !path.startsWith(above)) return false;
  const own = new Set(textsOf(page));
  const texts = textsOf(other);
  return texts.length > 0 && texts.filter((text) => own.has(text)).length >= VIEWED * texts.length;
}
/** Pages of one title up to which each is compared with each. */
const COMPARED = 12;
const withoutViews = (group: readonly ReadPage[]): readonly ReadPage[] =>
  group.length > COMPARED ? group : group.filter((page) => !group.some((other) => isViewOf(page, other)));

/** On how many pages the same title stands, and on how many of them with a text of their own. */
type Titled = { all: number; own: number };
const titles = new WeakMap<readonly ReadPage[], ReadonlyMap<string, Titled>>();
function titled(page: ReadPage, pages: readonly ReadPage[]): Titled {
  let counts = titles.get(pages);
  if (!counts) {
    const copies = copiesAmong(pages);
    const groups = Map.groupBy(
      pages.filter(({ document }) => document.title),
      ({ document }) => document.title ?? '',
    );
    counts = new Map(
      [...groups].map(([title, group]) => {
        const apart = group.filter((one) => !copies.has(one));
        return [title, { all: apart.length, own: withoutViews(apart.filter((one) => !isArchive(one))).length }];
      }),
    );
    titles.set(pages, counts);
  }
  return counts.get(page.document.title ?? '') ?? { all: 0, own: 0 };
}

/** Whether a label greets in the name under which the site is reached, as that of a start page does: "Acme | Welcome" at acme.test. */
function namesSite(label: string, { document, finalUrl }: ReadPage): boolean {
  const host = letters(new URL(finalUrl).hostname.replace(/^www\./, ''));
  const parts = titleParts(label);
  return (document.pageType === 'home' || parts.length > 1) && parts.some((part) => part.length >= LEAST_NAME && host.startsWith(part));
}
const LEAST_NAME = 3;
/** The page of a command or product that is called as its address is: "elm-make" at /cli/elm-make.html. */
const isNameOf = ({ url }: ReadPage, label: string): boolean =>
  letters(label).length >= LEAST_NAME && letters(lastPartOf(url).replace(FILE_ENDING, '')) === letters(label);

export const onTopic = definePageAudit({
  id: 'answerability/on-topic',
  factor: 'answerability',
  judges: 'contents',
  weight: 4.5,
  label: 'Topics in titles and headings',
  title: 'Titles and headings name the topic',
  failTitle: 'Titles or headings do not name the topic',
  why: 'Engines find a passage by its words and judge it by its labels. In 252,000 paired trials on six models (2026), how well a page fits the question was, next to its list position, the strongest driver of which page was cited first.',
  fix: 'Name the topic of each page in its title and H1. Give each page a title of its own, in the words that its text uses.',
  effort: 'low',
  tier: 'X',
  sources: [WHAT_GETS_CITED],
  pageTypes: ['home', 'article', 'product', 'docs', 'faq', 'other'],
  notApplicable: 'No sampled page has enough text in a supported language to tell its topic.',
  readsWords: true,
  takes(page, { pages }) {
    const { all, own } = titled(page, pages);
    return `${own} ${all} ${ownTitle(page, pages)}`;
  },
  judgePage(page, taken) {
    const [own = '', all = '', title = ''] = /^(\d+) (\d+) ([\s\S]*)$/.exec(taken)?.slice(1) ?? [];
    const { document } = page;
    const text = pageText(document);
    const topic = topicOf(document);
    const filler = fillerPart(document);
    // A policy is named for what it is, not for its words; so are prices, news of a product, jobs.
    if ((isLegalPage(page) || isPartOfSite(page)) && !filler) return null;
    // A page that is a form to fill in ("Book a demo") has no text to name anything.
    if (document.forms.length > 0 && text.length === 0 && !filler) return null;
    if (!text.language || topic.terms.length === 0) return filler && { score: 0, findings: [filler.finding] };
    const h1 = headlineOf(document);
    const { language } = text;
    // Of a home page the site's name is the subject; "About us" names a page as well as its subject.
    const brand = document.pageType === 'home' ? (document.meta['og:site_name'] ?? '') : '';
    const stemsOf = (label: string): string[] => {
      const stems = labelStems(label, document, language);
      if (stems.length > 0) return stems;
      if (brand !== '' && label.includes(brand)) return contentStems(brand, language);
      return namesSite(label, page) || isNamed('about', label) || isNameOf(page, label) ? words(label, language) : [];
    };
    const ownStems = document.pageType === 'home' ? [] : stemsOf(title);
    const titleStems = ownStems.length > 0 ? ownStems : stemsOf(document.title ?? '');
    // Where several H1 head their parts of a page, they name it together.
    const h1Stems = [...new Set([h1 ?? '', ...h1sOf(document)].flatMap(stemsOf))];
    // Two labels, or the address as well, name the page together.
    const slug = contentStems(spaced(lastPartOf(page.url).replace(FILE_ENDING, '')), language);
    const confirms = (stems: readonly string[], others: readonly string[]) =>
      stems.some((stem) => relatedToAny(stem, others, language) || relatedToAny(stem, slug, language));
    const isHome = document.pageType === 'home';
    // Cards and breadcrumbs beside the text say it too.
    const beside = [...document.breadcrumbs, ...document.blocks.flatMap(({ region, text: card }) => (region === 'aside' ? card : []))];
    const labelPart = (label: Label, weight: number, snippet: string | null): Part => ({
      weight,
      ...(unmet(label, topic, text, beside) ?? { score: 1, what: '' }),
      snippet: snippet ?? undefined,
    });
    const shared = Number(own) > 1 && !isHome;
    const ofTitle = {
      name: 'title',
      stems: titleStems,
      confirmed: confirms(titleStems, h1Stems) || namesPage(title),
      isPart: ownStems.length > 0 && title !== document.title,
    } as const;
    const parts: (Part | null)[] = [
      !document.title
        ? { weight: 0.3, score: 0, what: 'The page has no title.', snippet: undefined }
        : shared
          ? {
              weight: 0.3,
              score: Math.min(SHARED, unmet(ofTitle, topic, text, beside)?.score ?? 1),
              what: `${all} pages have this title.`,
              snippet: document.title,
            }
          : labelPart(ofTitle, 0.3, document.title),
      // That there is no H1 is judged by the outline of headings; that of a home page may greet, or say what the house stands for.
      h1sOf(document).length === 0 || (isHome && h1Stems.length > 0)
        ? null
        : labelPart(
            { name: 'H1', stems: h1Stems, confirmed: confirms(h1Stems, titleStems) || namesPage(h1 ?? ''), isPart: false },
            0.25,
            h1,
          ),
    ];
    const present = parts.filter((part) => part !== null);
    const weight = present.reduce((sum, part) => sum + part.weight, 0);
    const score = present.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
    const missed = present.filter((part) => part.score < 1);
    const findings = missed.map(({ what, snippet }) => ({ what, ...(snippet && { snippet }) }));
    const kept = findings.length === 0 ? 1 : score;
    return filler ? { score: kept * (1 - filler.share), findings: [filler.finding, ...findings] } : { score: kept, findings };
  },
});
