import type { PageType } from '@citelight/contracts';
import { holdsCue } from '../language/cues.ts';
import { asksToBuy, showsPrice } from '../language/selling.ts';
import { extentOf } from '../language/words.ts';
import { headlineOf } from './h1.ts';
import { jsonLdNodes } from './json-ld.ts';
import type { PageDocument } from './page.ts';
import { languageOf } from './page-language.ts';
import { typeOfPath, withoutQuery } from './page-path.ts';

export type PageTypeVerdict = { pageType: PageType; because: string };

const SCHEMA_TYPES: readonly (readonly [PageType, RegExp])[] = [
  ['product', /^(?:Product|ProductModel|IndividualProduct|Vehicle|Car|SoftwareApplication|MobileApplication|WebApplication|Book)$/],
  [
    'article',
    /^(?:Article|NewsArticle|BlogPosting|Report|ScholarlyArticle|OpinionNewsArticle|AnalysisNewsArticle|ReportageNewsArticle|Recipe|SatiricalArticle|LiveBlogPosting)$/,
  ],
  ['docs', /^(?:TechArticle|APIReference|HowTo)$/],
  ['faq', /^(?:FAQPage|QAPage)$/],
  ['about', /^AboutPage$/],
  ['contact', /^ContactPage$/],
  ['listing', /^(?:CollectionPage|SearchResultsPage|ProductCollection|OfferCatalog|Blog)$/],
];

const DOC_GENERATORS =
  /sphinx|docutils|docusaurus|mkdocs|gitbook|docbook|publican|gtk-doc|makeinfo|texinfo|ex_?doc|typedoc|rustdoc|doxygen|javadoc|vitepress|readthedocs|asciidoctor|antora|jekyll-docs|mdbook|pkgdown|starlight/i;
const QUESTION = /[?？؟]\s*$/;

/** What kind of page it is, and from what that was seen. The address speaks first, then structured data, then the page's own make-up. */
export function detectPageType(document: PageDocument, url: string): PageTypeVerdict {
  const path = typeOfPath(url);
  if (path?.sure) return { pageType: path.type, because: path.because };
  const types = schemaTypes(document);
  const structure = typeOfStructure(document, url);
  // A guide may well put its headings as questions: where it or its address says what it is, it is believed.
  const declared = [path?.type, ...types.map(([type]) => type)].some((type) => type === 'product' || type === 'article' || type === 'docs');
  if (structure?.pageType === 'faq' && !declared) return structure;
  const schema = typeOfSchema(types);
  if (schema) return schema;
  const og = document.meta['og:type']?.toLowerCase() ?? '';
  if (/^(?:og:)?product/.test(og)) return { pageType: 'product', because: `og:type says ${og}.` };
  const isList = structure?.pageType === 'listing';
  if (path?.type === 'article' && types.length === 0 && listsItsFolder(document, url))
    return { pageType: 'listing', because: 'It is made of teasers of other pages of its folder.' };
  // Templates say it of every page; markup of a service is the page's own.
  if (og === 'article' && !isList && !offersService(document)) return { pageType: 'article', because: 'og:type says article.' };
  // What lists the texts of a folder lies in it as they do.
  if (path && !(path.type === 'article' && isList)) return { pageType: path.type, because: path.because };
  return structure ?? { pageType: 'other', because: 'Neither its address, its structured data nor its make-up tells a kind.' };
}

const offersService = (document: PageDocument): boolean => [...jsonLdNodes(document.jsonLd)].some(({ types }) => types.includes('Service'));

function schemaTypes(document: PageDocument): [PageType, string][] {
  const reviews = [...jsonLdNodes(document.jsonLd)].filter(({ types, node }) => types.includes('Review') && isObject(node.itemReviewed));
  // Who reviews a product does not sell it; a page with several reviews is one of what they praise.
  if (reviews.length === 1) return [['article', 'Review']];
  const found: [PageType, string][] = [];
  const broken = document.jsonLd.flatMap((block) => (block.ok ? [] : (block.types ?? [])));
  const names = [...jsonLdNodes(document.jsonLd)]
    .flatMap(({ types }) => types)
    .concat(
      broken,
      document.microdata.map(({ type }) => type),
    );
  for (const name of names) for (const [type, rule] of SCHEMA_TYPES) if (rule.test(name)) found.push([type, name]);
  return found.filter(([type]) => bornOut(type, document));
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Markup that prices, rates or answers what no reader sees does not turn a page into another kind. */
function bornOut(type: PageType, document: PageDocument): boolean {
  if (type !== 'product' && type !== 'faq') return true;
  const claims = [...jsonLdNodes(document.jsonLd)].flatMap(({ types, node }) => statements(types, node));
  if (claims.length === 0) return true;
  const shown = document.blocks
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFKC');
  const digits = shown.replace(/(?<=\d)[.,’'\s](?=\d{3}(?!\d))/g, '').replaceAll(',', '.');
  return claims.some((text) => shown.includes(text) || (/^\d/.test(text) && digits.includes(text.replace(/[.,]0+$/, ''))));
}

/** What a price, a rating or a question says. */
function statements(types: readonly string[], node: Record<string, unknown>): string[] {
  const wanted = types.includes('Question')
    ? ['name']
    : types.some((type) => /Offer|Rating/.test(type))
      ? ['price', 'lowPrice', 'ratingValue', 'reviewCount']
      : [];
  return wanted.flatMap((name) => {
    const value = node[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value).normalize('NFKC').trim()] : [];
  });
}

function typeOfSchema(types: readonly [PageType, string][]): PageTypeVerdict | null {
  const count = (wanted: PageType) => types.filter(([type]) => type === wanted).length;
  // A list of products or posts marks up each of them.
  if (count('product') > 3 || count('article') > 3)
    return { pageType: 'listing', because: 'Its structured data describes several products or articles.' };
  for (const [wanted] of SCHEMA_TYPES) {
    const hit = types.find(([type]) => type === wanted);
    if (hit) return { pageType: wanted, because: `Its structured data says ${hit[1]}.` };
  }
  return null;
}

/** Characters of a teaser, or of the words above a list of them. */
const LONGEST_TEASER = 400;
const FEWEST_TEASERS = 3;
/** Whether a page is made of teasers of other pages of its folder: headings, a line or two below each, and from each a link of its own. */
function listsItsFolder({ blocks, links }: PageDocument, url: string): boolean {
  const own = withoutQuery(url);
  const folder = own.slice(0, own.lastIndexOf('/') + 1);
  const led = new Set<string>();
  let [teasers, others, length, isLed, isHead] = [0, 0, 0, false, true];
  const end = () => {
    if (isLed && length <= LONGEST_TEASER) teasers += 1;
    else if (!isHead || length > LONGEST_TEASER) others += 1;
    [length, isLed, isHead] = [0, false, false];
  };
  for (const block of blocks) {
    if (block.region !== 'main') continue;
    if (block.level > 1) end();
    length += block.text.length;
    for (const at of block.links) {
      const href = withoutQuery(links[at]?.href ?? '');
      if (!href.startsWith(folder) || href === own || href === folder || led.has(href)) continue;
      led.add(href);
      isLed = true;
    }
  }
  end();
  return teasers >= FEWEST_TEASERS && others <= 1;
}

/** The links of the main text, each address once and without those to the page itself: a list leads elsewhere. */
function linksToOthers({ links }: PageDocument, url: string): PageDocument['links'] {
  const seen = new Set([withoutQuery(url)]);
  return links.filter(
    (link) => link.region === 'main' && link.text.length > 0 && !seen.has(withoutQuery(link.href)) && seen.add(withoutQuery(link.href)),
  );
}

/** Headings, labels and terms that something stands under, each text once: a row of empty headings makes no page another kind. */
function headsOf(main: PageDocument['blocks']): PageDocument['blocks'] {
  const seen = new Set<string>();
  return main.filter((block, at) => {
    const { kind, level, text } = block;
    if (!((kind === 'heading' && level > 1) || kind === 'summary' || kind === 'term')) return false;
    const next = main[at + 1];
    const leads = next !== undefined && !(next.kind === 'heading' && kind === 'heading' && next.level <= level);
    if (!leads || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

const namesQuestions = holdsCue(({ questions }) => questions.names);
const speaksOfQuestions = (document: PageDocument): boolean => namesQuestions(`${document.title ?? ''} ${headlineOf(document) ?? ''}`);

/** A table of data makes a page that asks questions one on something, which it also answers questions on. No amount of text does, and nothing does where the page is signed: with a sentence more it would be an article. */
const holdsTable = ({ tables }: PageDocument): boolean =>
  tables.some(({ region, layout, rows, columns }) => region === 'main' && !layout && rows >= 3 && columns >= 2);

function typeOfStructure(document: PageDocument, url: string): PageTypeVerdict | null {
  const main = document.blocks.filter((block) => block.region === 'main');
  const signed = document.bylines.some((byline) => byline.via !== 'meta') || document.dates.some((date) => date.role === 'published');
  const heads = headsOf(main);
  const questions = heads.filter((block) => QUESTION.test(block.text)).length;
  if (questions >= 3 && questions * 2 >= heads.length && (signed || speaksOfQuestions(document) || !holdsTable(document)))
    return { pageType: 'faq', because: `${questions} of its ${heads.length} headings are questions.` };

  const spoken = document.detectedLanguage ?? document.lang;
  const prices = main.filter((block) => block.text.length < 200 && showsPrice(block.text, spoken)).length;
  const offered = document.microdata.some(({ type }) => type === 'Offer') || 'product:price:amount' in document.meta;
  if (
    (prices > 0 || offered) &&
    prices <= 12 &&
    main.some((block) => block.kind !== 'heading' && block.text.length < 60 && asksToBuy(block.text))
  ) {
    return { pageType: 'product', because: 'It shows a price and a way to buy.' };
  }

  const code = main.filter((block) => block.kind === 'code').length;
  if (DOC_GENERATORS.test(document.meta.generator ?? ''))
    return { pageType: 'docs', because: `It was made with ${document.meta.generator}.` };
  const links = linksToOthers(document, url);
  const linked = links.reduce((sum, link) => sum + link.text.length, 0);
  if (links.length >= 12 && linked >= 0.5 * document.mainChars)
    return { pageType: 'listing', because: `Most of its text is its ${links.length} links.` };

  const language = languageOf({ document });
  const paragraphs = main.filter((block) => block.kind === 'paragraph' && extentOf(block.text.length, language) >= 80).length;
  if (signed && paragraphs >= 3 && document.wordCount >= 200)
    return { pageType: 'article', because: 'It is a longer text with a date or an author.' };
  if (code >= 3) return { pageType: 'docs', because: `It holds ${code} blocks of code.` };
  return null;
}
