import { h1sOf, headlineOf } from '../../artifacts/h1.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { FILE_ENDING } from '../../artifacts/page-path.ts';
import { placeholderBlocks, placeholderShare } from '../../artifacts/placeholder.ts';
import { letters } from '../../artifacts/text.ts';
import { excerpt } from '../../language/excerpt.ts';
import type { SupportedLanguage } from '../../language/supported.ts';
import { words } from '../../language/words.ts';
import { isLegalPage, lastPartOf, spaced } from '../../page/legal-pages.ts';
import { contentStems, type MainBlock, type PageText, pageText } from '../../page/page-text.ts';
import { definePageAudit, type ReadPage, ramp } from '../audit.ts';
import { WHAT_GETS_CITED } from './evidence.ts';
import { labelStems, ownTitle, type PageTopic, related, relatedToAny, toldTopic, topicOf } from './topic.ts';

type Part = { weight: number; score: number; what: string; snippet: string | undefined };

/** Words with which a label names its subject: "Cataract surgery: course, price and recovery". */
const SUBJECT = 3;

/** Of a label's score, for naming the topic; the rest is for words that the text takes up. */
const ANCHORED = 0.6;
/** Of words that are repeated beyond what prose does none counts as taken up. */
const missing = (label: string, score: number, stems: readonly string[], { stuffed }: PageTopic): string =>
  score < ANCHORED || stems.some((stem) => stuffed.has(stem))
    ? `the ${label} names little of what the page is about`
    : `most words of the ${label} do not appear in the text`;

/** How well a label names what the body speaks of: a term of the topic, or half of what it says (two of its first words) taken up by the opening (.6), and at least half of its words found in the body (.4). `confirmed`: title, heading and address name the same thing. */
function agreement(stems: readonly string[], topic: PageTopic, text: PageText, opening: readonly string[], confirmed: boolean): number {
  const honest = stems.filter((stem) => !topic.stuffed.has(stem));
  if (honest.length === 0) return 0;
  const found = honest.filter((stem) => topic.body.has(stem) || relatedToAny(stem, topic.body, text.language)).length;
  const takenOf = (some: readonly string[]) => some.filter((stem) => relatedToAny(stem, opening, text.language)).length;
  const taken = 2 * takenOf(honest) >= stems.length || takenOf(honest.slice(0, SUBJECT)) >= 2;
  const anchored = taken || (found > 0 && confirmed) || honest.some((stem) => relatedToAny(stem, topic.terms, text.language));
  return (anchored ? ANCHORED : 0) + (1 - ANCHORED) * ramp(found / stems.length, 0, 0.5);
}

/** Shorter paragraphs at the top are dates, bylines and labels. */
const OPENING_WORDS = 8;
const openingOf = (text: PageText): MainBlock[] =>
  text.main.filter((block) => block.kind === 'paragraph' && text.proseWords(block) >= OPENING_WORDS).slice(0, 2);

/** `said`: the stems of the opening. */
function openingPart(
  opening: readonly MainBlock[],
  said: readonly string[],
  topic: PageTopic,
  labels: readonly string[],
  language: SupportedLanguage,
): Part | null {
  // Lists, tables and forms open with none.
  if (opening.length === 0) return null;
  const stems = said.filter((stem) => !topic.stuffed.has(stem));
  const onTopic = stems.some((stem) => relatedToAny(stem, topic.terms, language));
  const onLabel = stems.some((stem) => labels.some((label) => related(stem, label, language)));
  return {
    weight: 0.25,
    score: onLabel || labels.length === 0 ? 1 : onTopic ? 0.5 : 0,
    what: 'the first paragraphs share no word with the title or the H1',
    snippet: opening[0]?.text.slice(0, 160),
  };
}

const PARTS: ReadonlySet<string> = new Set(
  'pricing prices plans rates features customers testimonials docs documentation delivery shipping returns refunds changelog releases roadmap status security careers jobs accessibility statement editorial policy faq donate donations donation volunteer volunteers blog news guides articles stories insights resources magazine press events team ratgeber aktuelles neuigkeiten magazin presse veranstaltungen termine actualités équipe noticias prensa eventos equipo notizie stampa eventi notícias imprensa equipe nieuws pers evenementen spenden spende don donar donazioni doar doneren 寄付 preise tarife karriere stellenangebote jobs tarifs carrières recrutement precios tarifas empleo prezzi listino lavora preços planos carreiras prijzen tarieven vacatures ニュース お知らせ ブログ 新闻 资讯 博客 أخبار مدونة 料金 価格 採用 採用情報 価格表 价格 招聘 الأسعار'.split(
    ' ',
  ),
);
/** By its address and its headline or title: "/pricing", "Pricing that follows your data". */
function isPartOfSite({ url, document }: ReadPage): boolean {
  const said = words(spaced(lastPartOf(url).replace(FILE_ENDING, '')), 'en');
  if (said.length === 0 || !said.every((word) => PARTS.has(word))) return false;
  const label = `${document.title ?? ''} ${headlineOf(document) ?? ''}`.toLowerCase();
  return said.some((word) => label.includes(word));
}

/** What a template's placeholder text takes of the page: it speaks of nothing. */
function fillerPart(document: PageDocument): { share: number; finding: { what: string; snippet: string } } | null {
  const share = placeholderShare(document);
  if (share === 0) return null;
  const [first] = placeholderBlocks(document);
  const what = `${Math.max(1, Math.round(share * 100))} % of the main text is placeholder text (Lorem ipsum)`;
  return { share, finding: { what, snippet: excerpt(document.blocks[first ?? 0]?.text ?? '') } };
}

/** What the page is about, without the words that stand in the text that is blamed. */
function topicBeside(document: PageDocument, blamed = ''): string {
  const said = blamed.toLowerCase();
  const spoken = toldTopic(document).filter((word) => !said.includes(word.toLowerCase()));
  return spoken.length === 0 ? '' : ` (it is about ${spoken.join(', ')})`;
}

export const onTopic = definePageAudit({
  id: 'answerability/on-topic',
  factor: 'answerability',
  weight: 5,
  label: 'Topics in titles, headings and introductions',
  title: 'Titles, headings and introductions name the topic',
  failTitle: 'Titles, headings or introductions do not name the topic',
  why: 'Engines find a passage by its words and judge it by its labels. In 252,000 paired trials on six models (2026), how well a page fits the question was, next to its list position, the strongest driver of which page was cited first.',
  fix: 'Name the topic in the title, H1 and introduction of {pages}. Use the words that the text itself uses.',
  effort: 'low',
  tier: 'X',
  sources: [WHAT_GETS_CITED],
  pageTypes: ['home', 'article', 'product', 'docs', 'faq', 'other'],
  notApplicable: 'No sampled page has enough text in a supported language to tell its topic.',
  readsWords: true,
  failsEmpty: true,
  takes: (page, { pages }) => ownTitle(page, pages),
  judgePage(page, title) {
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
    // Of a home page the site's name is the subject.
    const brand = document.pageType === 'home' ? (document.meta['og:site_name'] ?? '') : '';
    const stemsOf = (label: string): string[] => {
      const stems = labelStems(label, document, language);
      return stems.length === 0 && brand !== '' && label.includes(brand) ? contentStems(brand, language) : stems;
    };
    const titleStems = stemsOf(document.pageType === 'home' ? (document.title ?? '') : title);
    const h1Stems = stemsOf(h1 ?? '');
    const opening = openingOf(text);
    const said = opening.flatMap((block) => [...text.prose(block)]);
    const together =
      (h1 !== null && letters(document.title ?? '').includes(letters(h1))) ||
      h1Stems.some((stem) => titleStems.some((other) => related(stem, other, text.language)));
    // Two labels that nobody repeats for keywords, or the address as well, name the page together.
    const slug = contentStems(spaced(lastPartOf(page.url).replace(FILE_ENDING, '')), language);
    const confirmed = (stems: readonly string[], others: readonly string[]) =>
      stems.some((stem) => relatedToAny(stem, others, language) || relatedToAny(stem, slug, language));
    const ofTitle = agreement(titleStems, topic, text, said, confirmed(titleStems, h1Stems));
    const ofH1 = agreement(h1Stems, topic, text, said, confirmed(h1Stems, titleStems));
    const parts: (Part | null)[] = [
      {
        weight: 0.3,
        score: ofTitle,
        what: document.title ? missing('title', ofTitle, titleStems, topic) : 'the page has no title',
        snippet: document.title ?? undefined,
      },
      // That there is no H1 is judged by the outline of headings.
      h1sOf(document).length === 0
        ? null
        : {
            weight: 0.25,
            score: ofH1 * (together || titleStems.length === 0 || ofH1 >= ANCHORED ? 1 : 0.7),
            what:
              together || titleStems.length === 0
                ? missing('H1', ofH1, h1Stems, topic)
                : 'title and H1 share no word, and the text takes up little of the H1',
            snippet: h1 ?? undefined,
          },
      openingPart(opening, said, topic, [...titleStems, ...h1Stems], text.language),
    ];
    const present = parts.filter((part) => part !== null);
    const weight = present.reduce((sum, part) => sum + part.weight, 0);
    const score = present.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
    const missed = present.filter((part) => part.score < 1);
    const findings = missed.map(({ what, snippet }) => ({ what: `${what}${topicBeside(document, snippet)}`, ...(snippet && { snippet }) }));
    const own = findings.length === 0 ? 1 : score;
    return filler ? { score: own * (1 - filler.share), findings: [filler.finding, ...findings] } : { score: own, findings };
  },
});
