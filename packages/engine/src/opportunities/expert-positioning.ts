import { jsonLdNodes } from '../artifacts/json-ld.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { isAboutOffer, linkAbout } from '../audits/authority-trust/named-author.ts';
import { excerpt, quoted } from '../language/excerpt.ts';
import { isCallout } from '../language/quotations.ts';
import { isLegalPage } from '../page/legal-pages.ts';
import { isPerson } from '../page/person-name.ts';
import { isUnspaced } from '../topics/label-text.ts';
import { peopleOf } from '../topics/profile.ts';
import { listed, nameOf, type OpportunityContext } from './context.ts';
import type { Draft } from './draft.ts';
import { fromPages } from './recovery.ts';

const BYLINE_AUDITS = ['authority-trust/named-author', 'structured-data/author-person'];

type Person = { name: string; url: string; snippet: string; href: string | null };

/** Articles that hide who wrote them, and quotations that hide who speaks. */
export function expertPositioning(context: OpportunityContext): Draft[] {
  const { pages } = context;
  const known = persons(pages);
  const silent = pages.filter((page) => isUnsigned(page, context));
  const { hidden = [], nameless = [] } = Object.groupBy(silent, (page) => (marked(page, pages) ? 'hidden' : 'nameless'));
  return [
    ...onlyMarked(hidden, context),
    ...unsigned(nameless, known, context),
    ...pages.flatMap((page) => [...byline(page, known, context), ...quotes(page, context)]),
  ];
}

/** People whom the site names, with what it says of them. */
function persons(pages: readonly ReadPage[]): Person[] {
  const found = new Map<string, Person>();
  for (const { url, document } of pages)
    for (const { text, href, via } of document.bylines)
      if (via !== 'meta' && isPerson(text, pages)) found.set(text, { name: text, url, snippet: text, href: found.get(text)?.href ?? href });
  if (found.size === 0) return [];
  const longest = new Map<string, number>();
  for (const { url, document } of pages)
    for (const { kind, text } of document.blocks) {
      if (kind === 'heading') continue;
      for (const person of found.values()) {
        const { name } = person;
        if (text.length <= Math.max(name.length + 20, longest.get(name) ?? 0) || !text.includes(name)) continue;
        longest.set(name, text.length);
        Object.assign(person, { url, snippet: text });
      }
    }
  return [...found.values()];
}

/** Characters of an article from which a reader asks who wrote it. */
const SIGNED_LENGTH = 800;
const ARTICLE = /^(?:Article|BlogPosting|NewsArticle|TechArticle|ScholarlyArticle|Report)$/;
/** Surely an article that somebody signs, not a page of a manual or a notice of a club. */
const isSigned = ({ url, document }: ReadPage, { corpus }: OpportunityContext): boolean =>
  corpus.site?.pageAt(url)?.kind === 'article' &&
  document.mainChars >= SIGNED_LENGTH &&
  !UNSIGNED.has(corpus.profile.kind) &&
  !isAboutOffer({ document }, corpus.profile.kind) &&
  (corpus.profile.kind === 'publisher' ||
    document.dates.length > 0 ||
    document.bylines.length > 0 ||
    [...jsonLdNodes(document.jsonLd)].some(({ types }) => types.some((type) => ARTICLE.test(type))));
const UNSIGNED: ReadonlySet<string> = new Set(['documentation', 'association', 'event', 'shop']);

const shownBylines = ({ document }: ReadPage) => document.bylines.filter(({ via }) => via !== 'meta');
/** A crew, an office or a first name signs it: who that is only the owner knows. */
const isUnsigned = (page: ReadPage, context: OpportunityContext): boolean =>
  isSigned(page, context) &&
  !isLegalPage(page) &&
  shownBylines(page).length === 0 &&
  !page.document.bylines.some((byline) => linkAbout(byline, page)) &&
  !introduces(page, context);

/** Texts at the top of an article in which its author says hello. */
const GREETING = 6;
/** The first lines name somebody whom the markup or another page knows, be it by one name alone. */
function introduces({ document }: ReadPage, { corpus: { profile } }: OpportunityContext): boolean {
  const names = [...peopleOf(profile).keys(), ...document.bylines.map(({ text }) => text.toLowerCase())].flatMap((name) => [
    ...name.split(/\s+/).filter((part) => part.length > 3),
    ...(isUnspaced(name) ? [name.slice(0, 3), name.slice(0, 2)] : []),
  ]);
  const opening = document.blocks.filter(({ region, kind }) => region === 'main' && kind !== 'heading').slice(0, GREETING);
  return opening.some(({ text }) => names.some((name) => text.toLowerCase().includes(name)));
}

/** Whom the markup of a page names as its author. */
const marked = ({ document }: ReadPage, pages: readonly ReadPage[]): string | undefined =>
  document.bylines.find(({ via, text }) => via === 'meta' && isPerson(text, pages))?.text;

/** Articles whose author stands in the markup alone: one job. */
function onlyMarked([page, ...others]: readonly ReadPage[], { pages, audits }: OpportunityContext): Draft[] {
  const name = page && marked(page, pages);
  if (!name) return [];
  const names = listed([page, ...others].map(nameOf));
  const [first, title] = [quoted(name, 60), quoted(nameOf(page), 80)];
  return [
    {
      type: 'expert_positioning',
      page,
      title: `Show readers who wrote ${names}`,
      description: `No byline can be seen on ${names}. The markup of ${others.length > 0 ? title : 'the page'} names ${first} as its author.`,
      actionSteps: [
        `Put the name ${first} under the headline of ${title}, linked to a page about that person${others.length > 0 ? ', and do the same for the others' : ''}.`,
      ],
      evidence: { where: page.url, what: 'An author who is named only in the markup', snippet: name },
      recovery: fromPages(audits, BYLINE_AUDITS),
    },
  ];
}

/** All articles that nobody signs are one job. */
function unsigned([page, ...others]: readonly ReadPage[], [candidate]: readonly Person[], { audits }: OpportunityContext): Draft[] {
  if (!page) return [];
  const names = listed([page, ...others].map(nameOf));
  return [
    {
      type: 'expert_positioning',
      page,
      title: `Name the ${others.length > 0 ? 'authors' : 'author'} of ${names}`,
      description: `We found no author on ${names}${candidate ? `, although another page says ${quoted(candidate.snippet, 120)}` : ''}.`,
      actionSteps: [
        candidate
          ? `If ${quoted(candidate.name, 60)} wrote or checked ${quoted(nameOf(page), 80)}, put that name under its headline${candidate.href ? ' and link it to the profile' : ''}; if not, the name of the person who did.`
          : `Put the name of the person who wrote ${quoted(nameOf(page), 80)} under its headline, linked to a page about that person${others.length > 0 ? ', and do the same for the others' : ''}.`,
      ],
      evidence: { where: page.url, what: 'An article without a byline', snippet: nameOf(page) },
      recovery: fromPages(audits, BYLINE_AUDITS),
    },
  ];
}

/** A byline that leads nowhere. */
function byline(page: ReadPage, known: readonly Person[], context: OpportunityContext): Draft[] {
  const { pages, audits } = context;
  if (!isSigned(page, context) || isLegalPage(page)) return [];
  const author = shownBylines(page).find(({ text }) => isPerson(text, pages));
  if (!author || author.href?.startsWith('http') || linkAbout(author, page)) return [];
  const title = quoted(nameOf(page), 80);
  const profile = known.find(({ name }) => name === author.text);
  return [
    {
      type: 'expert_positioning',
      page,
      title: `Say who ${quoted(author.text, 40)} is`,
      description: `${title} is signed by ${quoted(author.text, 60)}, but the name has no link to a profile${profile && profile.url !== page.url ? `, although another page says ${quoted(profile.snippet, 120)}` : ''}.`,
      actionSteps: [
        `Link ${quoted(author.text, 60)} on ${title} to a profile page with education, work and contact details.`,
        `Add one sentence below ${title} that says what qualifies ${quoted(author.text, 60)} to write about it.`,
      ],
      evidence: { where: page.url, what: 'A byline without a profile', snippet: author.text },
      recovery: fromPages(audits, BYLINE_AUDITS),
    },
  ];
}

/** What somebody else said stands in quotation marks or says more than a remark; a block set off may be anything. */
const SPOKEN = /^["“„«»「『]/u;
/** A quotation that nobody is said to have spoken; null where there is none. */
export const silentQuote = memoize(
  ({ blocks }: PageDocument): string | null =>
    blocks.find(
      ({ kind, region, attribution, text }, at) =>
        kind === 'quote' &&
        region === 'main' &&
        !attribution &&
        text.length > 30 &&
        SPOKEN.test(text) &&
        !isCallout(text) &&
        // The sentence before it says who speaks.
        !/[:：]\s*$/u.test(blocks[at - 1]?.text ?? ''),
    )?.text ?? null,
);

function quotes(page: ReadPage, { audits }: OpportunityContext): Draft[] {
  const silent = silentQuote(page.document);
  if (silent === null) return [];
  return [
    {
      type: 'expert_positioning',
      page,
      title: `Name the speaker of ${quoted(silent, 60)}`,
      description: `${quoted(nameOf(page), 80)} quotes ${quoted(silent, 160)} without naming the speaker.`,
      actionSteps: [`Add below ${quoted(silent, 60)} the speaker’s name and role, and where it was said.`],
      evidence: { where: page.url, what: 'A quotation without a speaker', snippet: excerpt(silent) },
      recovery: fromPages(audits, ['answerability/quotations']),
    },
  ];
}
