import type { PageDocument } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { holdsCue } from '../../language/cues.ts';
import { nameKey, wholeNameKey } from '../../page/name-key.ts';
import { hasType, nodesAt, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { ARTICLE, FAQ, PRODUCT } from '../../page/schema-types.ts';
import { scriptsMayAdd } from '../../page/unrendered.ts';
import {
  figuresOf,
  isNameVisible,
  isVisible,
  readings,
  showsTogether,
  standsTogether,
  visibleShare,
  visibleText,
  wordsIn,
} from '../../page/visible.ts';
import type { ReadPage } from '../audit.ts';
import { contactDisagreements } from './contact-agreement.ts';
import { hostKey, isOrganizationNode, ownEntities } from './organization.ts';

/**
 * What the markup of a page says against what a reader sees. `contradiction`: the page shows something else; `invented`: a price, rating or answer that stands nowhere on
 * the page; `unseen`: a detail that cannot be seen. Markup with one of the first two is believed nowhere in this factor. Dates are judged by
 * topic-freshness/date-agreement alone: a fact scores once.
 */
export type Disagreement = { kind: 'contradiction' | 'invented' | 'unseen'; what: string; snippet: string };
export type Agreement = {
  /** Statements that could be compared. */ compared: number;
  disagreements: readonly Disagreement[];
  believed: boolean;
};

/** Beside which a rating stands in any language. */
const RATING_SIGN = /★|☆|⭐|\d[.,]\d\s?\(\d|\/\s?5|\/\s?10/u;
const holdsRatingWord = holdsCue(({ rating }) => rating);
const RATING = new Set(['AggregateRating']);
const OFFER = new Set(['Offer', 'AggregateOffer', 'PriceSpecification', 'UnitPriceSpecification']);
const QUESTION = new Set(['Question']);
/** Share of its words from which a text of the markup counts as standing on the page. */
const READ = 0.7;
/** The same of a question within one text: it has few words, and most of them are common. */
const ASKED = 0.8;
/** Words from which an answer is known without its question. */
const TELLING = 8;

/** How a detail that was not found is put: where scripts may add it, only of the HTML is anything said. */
type Missing = (what: string, rest?: string, it?: 'it' | 'them') => string;
export const missingOn = (page: ReadPage): Missing =>
  scriptsMayAdd(page)
    ? (what, rest = '', it = 'it') => `${what} in the page’s HTML${rest}; scripts may add ${it}`
    : (what, rest = '') => `${what} on the page${rest}`;

type Check = { compared: number; found: Disagreement[]; missing: Missing };
const numberOf = (text: string): number | null => {
  const plain = text.replace(/[^\d.,]/g, '');
  const [value] = /^\d+(?:\.\d+)?$/.test(plain) ? [Number(plain)] : readings(plain);
  return plain === '' || value === undefined || !Number.isFinite(value) ? null : value;
};
const near = (numbers: ReadonlySet<number>, value: number, tolerance: number): boolean => {
  if (numbers.has(value)) return true;
  for (const one of numbers) if (Math.abs(one - value) <= tolerance) return true;
  return false;
};

function checkPrices(nodes: readonly SchemaNode[], page: ReadPage, check: Check): void {
  const stated = nodes
    .filter((node) => hasType(node, OFFER))
    .flatMap((node) => ['price', 'lowPrice', 'highPrice'].flatMap((property) => textsOf(node, property)))
    .map((written) => ({ written, value: numberOf(written) }))
    .filter(({ value }) => value !== null && value !== 0);
  if (stated.length === 0) return;
  check.compared += 1;
  const { numbers, prices } = figuresOf(page);
  const unseen = stated.filter(({ value }) => value !== null && !near(numbers, value, 0.005));
  const [first] = unseen;
  if (!first) return;
  // A shop may mark up all variants and show the chosen one; where not even one price is seen, the markup is false.
  if (unseen.length < stated.length) return;
  const kind = prices.size > 0 ? 'contradiction' : 'invented';
  const what = {
    contradiction: check.missing('the price in the markup is not among the prices'),
    invented: check.missing('the price in the markup does not appear'),
  }[kind];
  check.found.push({ kind, what, snippet: first.written });
}

const hasRatingCue = (page: ReadPage): boolean =>
  [page.document, page.rendered].some((document) => document?.blocks.some(({ text }) => RATING_SIGN.test(text) || holdsRatingWord(text)));

/** A rating and its count in one text need no word beside them, but where two whole numbers are so small that they may count anything. */
const standTogether = (value: number | null, count: number | null, page: ReadPage): boolean =>
  value !== null &&
  count !== null &&
  (!Number.isInteger(value) || count >= TELLING_COUNT) &&
  showsTogether(
    page,
    (shown) => Math.abs(shown - value) <= TENTH,
    (shown) => shown === count,
  );
const TELLING_COUNT = 10;
/** A rating is shown to one decimal. */
const TENTH = 0.051;

function checkRatings(nodes: readonly SchemaNode[], page: ReadPage, check: Check): void {
  const ratings = nodes.filter((node) => hasType(node, RATING));
  if (ratings.length === 0) return;
  const { numbers } = figuresOf(page);
  // In a language without words for ratings, a figure is enough.
  const cued = languageOf(page) === null || hasRatingCue(page);
  for (const node of ratings) {
    const [value = null] = textsOf(node, 'ratingValue').map(numberOf);
    const counts = [...textsOf(node, 'reviewCount'), ...textsOf(node, 'ratingCount')].map(numberOf);
    if (value === null && counts.length === 0) continue;
    check.compared += 1;
    const seen = (value !== null && near(numbers, value, TENTH)) || counts.some((count) => count !== null && numbers.has(count));
    const shown = seen && (cued || counts.some((count) => standTogether(value, count, page)));
    if (!shown) {
      check.found.push({
        kind: 'invented',
        what: check.missing('the rating in the markup does not appear'),
        snippet: [value, ...counts].filter((one) => one !== null).join(' / '),
      });
    }
  }
}

function checkNames(nodes: readonly SchemaNode[], visible: string, page: ReadPage, check: Check): void {
  const { pageType } = page.document;
  for (const node of nodes) {
    const main =
      node.top &&
      ((pageType === 'article' && hasType(node, ARTICLE)) ||
        (pageType === 'product' && hasType(node, PRODUCT)) ||
        (pageType === 'docs' && hasType(node, ARTICLE)));
    if (!main) continue;
    const [name] = [...textsOf(node, 'headline'), ...textsOf(node, 'name')];
    if (name === undefined) continue;
    check.compared += 1;
    const share = visibleShare(name, visible);
    if (share < 0.5) check.found.push({ kind: 'contradiction', what: 'the name in the markup is not that of the page', snippet: name });
    else if (share < 0.75)
      check.found.push({ kind: 'unseen', what: 'the name in the markup differs from that of the page', snippet: name });
  }
  const label = hostKey(page);
  const own = ownEntities(nodes, page);
  const strangers = nodes.filter((node) => node.top && isOrganizationNode(node, nodes) && !own.includes(node));
  // A person who publishes a site need not be named on each page of it.
  for (const node of [...own.filter((one) => isOrganizationNode(one, nodes)), ...strangers]) {
    const [name] = textsOf(node, 'name');
    if (name === undefined) continue;
    check.compared += 1;
    const key = nameKey(name);
    const known = [page.document.meta['og:site_name'], page.document.meta['application-name'], ...textsOf(node, 'alternateName')].some(
      (other) => other !== undefined && nameKey(other) === key,
    );
    const keys = [key, wholeNameKey(name)];
    const shown =
      isVisible(name, visible) ||
      keys.some(
        (one) =>
          (one !== '' && visible.replaceAll(' ', '').includes(one)) ||
          (Math.min(one.length, label.length) >= 3 && (label.includes(one) || one.includes(label))),
      );
    // Beside its own organization a site may name its parent; alone, a stranger stands in for the site.
    const kind = own.length > 0 && !own.includes(node) ? 'unseen' : 'contradiction';
    if (!shown && !known) check.found.push({ kind, what: check.missing('the organization in the markup is not named'), snippet: name });
  }
}

function checkAuthors(nodes: readonly SchemaNode[], visible: string, document: PageDocument, check: Check): void {
  const shown = document.bylines.filter(({ via }) => via !== 'meta');
  for (const node of nodes) {
    if (!node.top || !hasType(node, ARTICLE)) continue;
    const names = [...textsOf(node, 'author'), ...nodesAt(node, 'author', nodes).flatMap((one) => textsOf(one, 'name'))];
    for (const name of new Set(names.filter((one) => !/^https?:/.test(one)))) {
      check.compared += 1;
      if (isNameVisible(name, visible)) continue;
      check.found.push(
        shown.length > 0
          ? { kind: 'contradiction', what: `the author in the markup is not the one on the page (${shown[0]?.text ?? ''})`, snippet: name }
          : { kind: 'unseen', what: check.missing('the author in the markup is not named'), snippet: name },
      );
    }
  }
}

/** A question that the page asks in like words counts as shown, so there may be more that are not. */
function lostQuestions(lost: number, all: number, missing: Missing): string {
  if (lost === all && all > 1) return missing(`none of the ${all} questions in the markup appears`, ' with its answer', 'them');
  const which = lost === all ? 'the question' : `at least ${lost} of the ${all} questions`;
  return lost === 1
    ? missing(`${which} in the markup does not appear`, ' with its answer')
    : missing(`${which} in the markup do not appear`, ' with their answers', 'them');
}

function checkAnswers(nodes: readonly SchemaNode[], visible: string, page: ReadPage, check: Check): void {
  if (!nodes.some((node) => hasType(node, FAQ))) return;
  const questions = nodes.filter((node) => hasType(node, QUESTION));
  const nameOf = (question: SchemaNode): string => [...textsOf(question, 'name'), ...textsOf(question, 'text')][0] ?? '';
  const lost = questions.filter((question) => {
    const answers = [...nodesAt(question, 'acceptedAnswer', nodes), ...nodesAt(question, 'suggestedAnswer', nodes)].flatMap((answer) =>
      textsOf(answer, 'text'),
    );
    const read = answers.filter((answer) => visibleShare(answer, visible) >= READ);
    if (read.length === 0) return true;
    // The page may ask in other words: "Is it free?" above the same answer.
    return (
      !standsTogether(nameOf(question), page, ASKED) &&
      !read.some((answer) => wordsIn(answer) >= TELLING && standsTogether(answer, page, READ))
    );
  });
  if (questions.length > 0) check.compared += 1;
  const [first] = lost;
  if (first)
    check.found.push({
      kind: lost.length * 2 >= questions.length ? 'invented' : 'unseen',
      what: lostQuestions(lost.length, questions.length, check.missing),
      snippet: nameOf(first),
    });
}

function compare(page: ReadPage): Agreement {
  const { document } = page;
  const nodes = nodesOf(document);
  if (nodes.length === 0) return { compared: 0, disagreements: [], believed: true };
  const visible = visibleText(page);
  const check: Check = { compared: 0, found: [], missing: missingOn(page) };
  checkPrices(nodes, page, check);
  checkRatings(nodes, page, check);
  checkNames(nodes, visible, page, check);
  checkAuthors(nodes, visible, document, check);
  checkAnswers(nodes, visible, page, check);
  const contact = contactDisagreements(nodes, page, visible);
  check.compared += contact.compared;
  check.found.push(...contact.found.map((one) => ({ kind: 'unseen' as const, ...one })));
  return { compared: check.compared, disagreements: check.found, believed: check.found.every(({ kind }) => kind === 'unseen') };
}

const compared = new WeakMap<PageDocument, Agreement>();

export function agreementOf(page: ReadPage): Agreement {
  const known = compared.get(page.document) ?? compare(page);
  compared.set(page.document, known);
  return known;
}

/** The things that a page's markup speaks of, none where it contradicts the page: false markup earns nothing anywhere. */
export const believedNodes = (page: ReadPage): readonly SchemaNode[] => (agreementOf(page).believed ? nodesOf(page.document) : []);
