import { jsonLdNodes } from '../../artifacts/json-ld.ts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { letters } from '../../artifacts/text.ts';
import { holdsTitledName, isGivenName } from '../../language/given-names.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { isEmpty, NO_TEXT_READ } from '../../page/unreadable.ts';
import { isPeopleName } from '../../topics/label-text.ts';
import type { Profile } from '../../topics/profile.ts';
import { defineAudit, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { pagesRead } from '../quotable.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';
import { isPerson, namesHouse, personBehind } from './person-name.ts';
import { linksUnseen } from './site-links.ts';

/** Characters of a text that is an entry: a name with a role, a caption, a line of an imprint. */
const LONGEST_ENTRY = 120;
/** Two capitalized words or more, with initials and particles between them: a name, where the first is a given name. */
const NAME =
  /(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}\p{M}’']+)(?:-\p{Lu}\p{Ll}+)?\s+(?:\p{Lu}\.\s*|(?:de|del|della|di|da|dos|van|von|der|den|la|le)\s+)*(\p{Lu}[\p{L}\p{M}’']+)/gu;
/** In Russian the family name may stand first. */
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Without capitals: a given name and a word behind it. */
const UNCASED = /(?<!\p{L})(\p{Script=Arabic}{3,})\s+\p{Script=Arabic}{3,}/gu;
/** Behind a title every name is a person's. */
const TITLED =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Dr|Prof|Mag|Dott|Sr|Sra|Mme|Mlle|Dhr|Mw)\.|Herr|Frau|Madame|Monsieur|Signora?|Don|Doña)\s+(?:[\p{Lu}][\p{L}.]*\.\s*)*\p{Lu}[\p{L}’'-]{2,}/u;
/** What stands before a name of an entry: what it is, a title, the first of a couple. */
const OPENS =
  /^(?:\P{L}*|.*[:：–—|]\s*)(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mag|Dipl|Ing)[\p{L}.-]*\s+|(?:د|الدكتورة?|الأستاذة?)[.\s]+|\p{Lu}\p{L}+\s+(?:and|und|et|y|e|en|i|и|ve|og|och|&)\s+)*$/u;

const namesIn = (text: string, anywhere: boolean): boolean =>
  holdsTitledName(text) ||
  ((anywhere || text.length <= LONGEST_ENTRY) && TITLED.test(text)) ||
  [...text.matchAll(NAME), ...text.matchAll(UNCASED)].some(
    ({ 1: first = '', 2: second = '', index }) =>
      (isGivenName(first) || (CYRILLIC.test(second) && isGivenName(second))) && (anywhere || OPENS.test(text.slice(0, index))),
  );

/** Below a heading about reviews customers are named. */
const isOpinion = (heading: Block | undefined): boolean => heading !== undefined && isNamed('reviews', heading.text, true);

/** Whether an entry of the page is a person's name, and whether any of its texts holds one. */
const namesOn = memoize(({ blocks }: PageDocument): { entry: boolean; anywhere: boolean } => {
  const texts = blocks
    .filter(({ kind, region, heading }) => kind !== 'code' && kind !== 'quote' && region !== 'nav' && !isOpinion(blocks[heading]))
    .map(({ text }) => text);
  return {
    entry: texts.some((text) => text.length <= LONGEST_ENTRY && namesIn(text, false)),
    anywhere: texts.some((text) => namesIn(text, true)),
  };
});
export const OF_A_BODY = [namesOn];

/** Pages that say who is behind a site. */
const isAboutPeople = (page: ReadPage): boolean =>
  ['home', 'about', 'contact'].includes(page.document.pageType) ||
  isLegalPage(page) ||
  page.document.blocks.some(
    ({ kind, level, text }) =>
      kind === 'heading' && level <= 2 && text.length <= LONGEST_ENTRY && (isNamed('team', text) || isPeopleName(text)),
  );

const SHORTEST_NAME = 4;
/** A person of the markup whom a reader sees on the page, and who is not a customer with an opinion. */
function isMarked({ document }: ReadPage, isHouse: (name: string) => boolean): boolean {
  const nodes = [...jsonLdNodes(document.jsonLd)];
  const reviewers = new Set(
    nodes
      .filter(({ types }) => types.includes('Review'))
      .flatMap(({ node }) => JSON.stringify(node.author ?? '').match(/[\p{L}][^"]*/gu) ?? []),
  );
  return nodes.some(({ types, node }) => {
    if (!types.includes('Person') || typeof node.name !== 'string' || reviewers.has(node.name) || isHouse(node.name)) return false;
    const name = letters(node.name);
    // Who is called by one name there stands alone: "Prishan" above "Founder".
    const parts = node.name
      .split(/\s+/)
      .map(letters)
      .filter((part) => part.length >= SHORTEST_NAME);
    return (
      name.length > 1 &&
      document.blocks.some(
        ({ text, region }) =>
          letters(text).includes(name) || (region === 'main' && parts.includes(letters(text.split(/[,·|–—]/)[0] ?? ''))),
      )
    );
  });
}

const named = new WeakMap<readonly ReadPage[], boolean>();
/** Whether somebody is named in a byline, an entry, the markup or a page that says who is behind the site. Looked up once for the pages of a site, whose profile it is. */
export function namesSomebody(pages: readonly ReadPage[], profile: Profile): boolean {
  const known = named.get(pages) ?? findsName(pages, profile);
  named.set(pages, known);
  return known;
}
function findsName(pages: readonly ReadPage[], profile: Profile): boolean {
  const isHouse = (name: string) => namesHouse(name, pages, profile);
  const signs = (page: ReadPage) =>
    page.document.bylines.some(({ text, via, href }) => via !== 'meta' && isPerson(text, pages, href) && !isHouse(text));
  return (
    personBehind(pages) !== null ||
    pages.some((page) => {
      const { entry, anywhere } = namesOn(page.document);
      return signs(page) || entry || (anywhere && isAboutPeople(page)) || isMarked(page, isHouse);
    })
  );
}

export const namedPeople = defineAudit({
  id: 'authority-trust/named-people',
  factor: 'authorityTrust',
  weight: 2,
  label: 'People by name',
  title: 'People behind the site are named',
  failTitle: 'We found no person’s name behind the site',
  why: 'Google’s quality raters look for who created a page and who is responsible for it. Somebody with a name can be looked up; nobody can look up “our team”.',
  fix: 'Name the people behind the site. Say on the about or contact page who runs it or who does the work, with each person’s role.',
  effort: 'low',
  tier: 'V',
  sources: [RATER_GUIDELINES, HELPFUL_CONTENT],
  needs: ['pages', 'homeUrl', 'corpus'],
  judge({ pages, homeUrl, corpus: { profile } }) {
    if (namesSomebody(pages, profile)) return scored(1);
    if (pages.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
    // Who makes a product writes its manual.
    if (profile.kind === 'documentation') return notApplicable('Documentation needs no person’s name.');
    // A name is known by a frequent given name; in other languages than those of the packs we know none.
    if (!readsSite(pages)) return unmeasured(whyUnread(pages, 'site'));
    const unseen = linksUnseen(pages);
    if (unseen) return unmeasured(unseen);
    return scored(0, [
      {
        where: homeUrl,
        what: `We found nobody named as an author, as the owner or as a member of the team on ${pagesRead(pages)}.`,
      },
    ]);
  },
});
