import { jsonLdNodes } from '../../artifacts/json-ld.ts';
import { memoize, memoizeText } from '../../artifacts/memoize.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { languageOf, readsSite, whyUnread } from '../../artifacts/page-language.ts';
import { letters, WHOLLY_QUOTED } from '../../artifacts/text.ts';
import { holdsTitledName, isGivenName } from '../../language/given-names.ts';
import { holdsHonorific, titleOn } from '../../language/honorifics.ts';
import { type SupportedLanguage, supported } from '../../language/supported.ts';
import { oneOf, wordsOfAll } from '../../language/word-pattern.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { isNamed } from '../../page/page-names.ts';
import { isPerson, namesHouse, personBehind } from '../../page/person-name.ts';
import { isEmpty, NO_TEXT_READ } from '../../page/unreadable.ts';
import { isPeopleName } from '../../topics/label-text.ts';
import type { Profile } from '../../topics/profile.ts';
import { customersOn } from '../../topics/reviews.ts';
import { defineAudit, notApplicable, type ReadPage, scored, unmeasured } from '../audit.ts';
import { pagesRead } from '../quotable.ts';
import { HELPFUL_CONTENT, RATER_GUIDELINES } from './evidence.ts';
import { hiddenPerson, shows } from './people-in-markup.ts';
import { linksUnseen } from './site-links.ts';

/** Characters of a text that is an entry: a name with a role, a caption, a line of an imprint. */
const LONGEST_ENTRY = 120;
const AND = wordsOfAll(({ and }) => and);
/** Between the parts of a name, and small in any text. What joins the parts of a name ("Ortega y Gasset") as often joins two names. */
const IN_NAMES = wordsOfAll(({ nameParticles }) => nameParticles).filter((word) => !AND.includes(word));
const PARTICLES = oneOf(IN_NAMES);
const PARTICLE_WORDS: ReadonlySet<string> = new Set(IN_NAMES.flatMap((particle) => particle.split(' ')));
/** Two capitalized words or more, with initials and particles between them: a name, where the first is a given name. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}\p{M}’']+)(?:-\p{Lu}\p{Ll}+)?\s+(?:\p{Lu}\.\s*|${PARTICLES}\s+)*(\p{Lu}[\p{L}\p{M}’']+)`,
  'gu',
);
/** In Russian the family name may stand first. */
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Without capitals: a given name and a word behind it. */
const UNCASED = new RegExp(String.raw`(?<!\p{L})(\p{Script=Arabic}{3,})\s+(?:${PARTICLES}\s+)*\p{Script=Arabic}{3,}`, 'gu');
/** What stands before a name of an entry: what it is, a title, the first of a couple. */
const opensOn = memoizeText(
  (language) =>
    new RegExp(
      String.raw`^(?:\P{L}*|.*[:：–—|]\s*)(?:${titleOn(supported(language))}(?:\s*\p{Ll}[\p{Ll}-]{1,5}\.)*[\s-]*|\p{Lu}\p{L}+\s+${oneOf([...AND, '&'])}\s+)*$`,
      'u',
    ),
);

const hasGivenName = ({ 1: first = '', 2: second = '' }: RegExpExecArray): boolean =>
  isGivenName(first) || (CYRILLIC.test(second) && isGivenName(second));
/** Common words right behind a name, with capitals, from which the name is part of what a thing is called: "Christopher Knight Home Hanging Egg Chair". */
const WORDS_OF_A_THING = 3;
const beginsThing = (name: RegExpExecArray, small: ReadonlySet<string>): boolean => {
  const [behind = ''] = /^(?:\s+\p{Lu}[\p{L}’'-]*)*/u.exec(name.input.slice(name.index + name[0].length)) ?? [];
  return behind.split(/\s+/).filter((word) => small.has(word.toLowerCase())).length >= WORDS_OF_A_THING;
};

type Words = { anywhere: boolean; language: SupportedLanguage | null; small: ReadonlySet<string> };
/** The names of people in a text; with `anywhere`, also in the middle of a sentence. A name that only its title gives away stands for its whole text. */
const namesIn = (text: string, { anywhere, language, small }: Words): string[] => {
  const opens = opensOn(language ?? '');
  const names = [...text.matchAll(NAME), ...text.matchAll(UNCASED)]
    .filter((name) => hasGivenName(name) && (anywhere || opens.test(text.slice(0, name.index))) && !beginsThing(name, small))
    .map(([name]) => letters(name));
  const isTitled = holdsTitledName(text) || ((anywhere || text.length <= LONGEST_ENTRY) && holdsHonorific(text, language));
  return names.length === 0 && isTitled ? [letters(text)] : names;
};

/** Whether a block names customers, or holds what they say. */
const isOpinion = (document: PageDocument, at: number): boolean =>
  customersOn(document).has(at) || WHOLLY_QUOTED.test(document.blocks[at]?.text ?? '');

/** Two lines that markup sets without a space between them: "PresidentMatt Woodman". */
const GLUED = /(\p{Ll})(?=\p{Lu}\p{Ll})/u;

/** Whom the entries of a page name, and whom any of its texts does. */
const namesOn = memoize((document: PageDocument): { entries: readonly string[]; anywhere: readonly string[] } => {
  const { blocks } = document;
  const language = languageOf({ document });
  const { small } = wordsOn(document);
  const texts = blocks
    .filter(({ kind, region }, at) => kind !== 'code' && kind !== 'quote' && region !== 'nav' && !isOpinion(document, at))
    .flatMap(({ text }) => (GLUED.test(text) ? [text, text.replace(GLUED, '$1 | ')] : text));
  return {
    entries: texts.flatMap((text) => (text.length <= LONGEST_ENTRY ? namesIn(text, { anywhere: false, language, small }) : [])),
    anywhere: texts.flatMap((text) => namesIn(text, { anywhere: true, language, small })),
  };
});

/** Pages that say who is behind a site. */
const isAboutPeople = (page: ReadPage): boolean =>
  ['home', 'about', 'contact'].includes(page.document.pageType) || isLegalPage(page) || headsPeople(page.document);
const headsPeople = memoize(({ blocks }: PageDocument): boolean =>
  blocks.some(
    ({ kind, level, text }) =>
      kind === 'heading' && level <= 2 && text.length <= LONGEST_ENTRY && (isNamed('team', text) || isPeopleName(text)),
  ),
);

const SHORTEST_NAME = 4;
/** Customers with an opinion, as the markup has them. */
const reviewersOn = memoize(
  ({ jsonLd }: PageDocument): ReadonlySet<string> =>
    new Set(
      [...jsonLdNodes(jsonLd)]
        .filter(({ types }) => types.includes('Review'))
        .flatMap(({ node }) => JSON.stringify(node.author ?? '').match(/[\p{L}][^"]*/gu) ?? []),
    ),
);
/** Whom the markup has as people, and not as customers with an opinion. */
const markedAsPeople = memoize((document: PageDocument): readonly string[] => {
  const reviewers = reviewersOn(document);
  return [...jsonLdNodes(document.jsonLd)].flatMap(({ types, node }) =>
    types.includes('Person') && typeof node.name === 'string' && !reviewers.has(node.name) ? node.name : [],
  );
});
/** Those of them whom a reader sees on the page. */
const markedOn = memoize((document: PageDocument): readonly string[] =>
  markedAsPeople(document).filter((marked) => {
    const name = letters(marked);
    // Who is called by one name there stands alone: "Prishan" above "Founder".
    const parts = marked
      .split(/\s+/)
      .map(letters)
      .filter((part) => part.length >= SHORTEST_NAME);
    const isSeen = document.blocks.some(
      ({ text, region }) => letters(text).includes(name) || (region === 'main' && parts.includes(letters(text.split(/[,·|–—]/)[0] ?? ''))),
    );
    return name.length > 1 && isSeen;
  }),
);
/** Those whom another page shows than the one with the markup. */
const shownElsewhere = (pages: readonly ReadPage[]): string[] => {
  const marked = new Set(pages.flatMap(({ document }) => markedAsPeople(document)));
  return [...marked].filter((name) => letters(name).length > 1 && shows(pages, name));
};

const named = new WeakMap<readonly ReadPage[], ReadonlySet<string>>();
/**
 * Who is named in a byline, an entry, the markup or on a page that says who is behind the site: each name once, in small letters without spaces. Looked up once for the pages of a
 * site, whose profile it is.
 */
export function peopleNamed(pages: readonly ReadPage[], profile: Profile): ReadonlySet<string> {
  const known = named.get(pages) ?? findNames(pages, profile);
  named.set(pages, known);
  return known;
}
function findNames(pages: readonly ReadPage[], profile: Profile): ReadonlySet<string> {
  const isHouse = (name: string) => namesHouse(name, pages, profile);
  const owner = personBehind(pages);
  // Who has the form of a name and a mailbox of it is a person.
  const mailboxes = new Set(pages.flatMap(({ document }) => [...mailboxesOn(document)]));
  const reached = pages
    .flatMap(({ document }) => formedLikeNames(document))
    .filter((name) => mailboxes.has(letters(name)) && !isHouse(name));
  const found = new Set([
    ...(owner === null ? [] : [letters(owner)]),
    ...reached.map(letters),
    ...pages.flatMap((page) => {
      const { entries, anywhere } = namesOn(page.document);
      const signed = page.document.bylines
        .filter(({ text, via, href }) => via !== 'meta' && isPerson(text, pages, href) && !isHouse(text))
        .map(({ text }) => letters(text));
      const marked = markedOn(page.document).filter((name) => !isHouse(name));
      return [...signed, ...(isAboutPeople(page) ? anywhere : entries), ...marked.map(letters)];
    }),
  ]);
  if (found.size > 0) return found;
  const marked = shownElsewhere(pages).filter((name) => !isHouse(name));
  return new Set(marked.map(letters));
}
export const namesSomebody = (pages: readonly ReadPage[], profile: Profile): boolean => peopleNamed(pages, profile).size > 0;

/** What stands around the holder of a copyright. */
const COPYRIGHT = /^(?:\s|copyright|©|\(c\)|\p{Nd}|[-–,.])+|[\s,.]*\p{Nd}{4}.*$/giu;
/** Two or three words with capitals, and what may stand behind a name: "Cecilie Stampe, massør". */
const FORM_OF_A_NAME = new RegExp(
  String.raw`^(\p{Lu}[\p{Ll}\p{M}’'-]+(?:\s\p{Lu}\.)?(?:\s${PARTICLES})*(?:\s\p{Lu}[\p{Ll}\p{M}’'-]+){1,2})(?:(?:\s*[,:|(–—]|\s+-).{0,60})?$`,
  'u',
);
/** "Mar Escolano fisioterapia": what they do follows in small letters. */
const NAME_AND_TRADE = /^(\p{Lu}[\p{Ll}\p{M}’'-]+(?:\s\p{Lu}[\p{Ll}\p{M}’'-]+){1,2})\s\p{Ll}/u;
const LONGEST_NAME = 90;
const MAIL = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+/gu;
const withoutMail = (text: string): string => (text.includes('@') ? text.replace(MAIL, ' ') : text);
/** The words of a page in small letters, and how often each stands in it with a capital. */
const wordsOn = memoize(({ blocks }: PageDocument): { small: ReadonlySet<string>; capital: ReadonlyMap<string, number> } => {
  const small = new Set<string>();
  const capital = new Map<string, number>();
  for (const { text, kind } of blocks)
    if (kind !== 'code')
      for (const [word] of withoutMail(text).matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)) {
        if (word.charAt(0) === word.charAt(0).toLowerCase()) small.add(word);
        else capital.set(word, (capital.get(word) ?? 0) + 1);
      }
  return { small, capital };
});

/** Texts that have the form of a name and are no customer's. */
const formedLikeNames = memoize((document: PageDocument): readonly string[] =>
  document.blocks.flatMap(({ text, region, kind }, at) => {
    if (region === 'nav' || kind === 'code' || text.length > LONGEST_NAME || isOpinion(document, at)) return [];
    const [, name] = FORM_OF_A_NAME.exec(/©|copyright/i.test(text) ? text.replace(COPYRIGHT, '') : text) ?? [];
    return name && !reviewersOn(document).has(name) ? name : [];
  }),
);
/** The words of a name that are its own. */
const partsOf = (name: string): string[] =>
  (name.match(/\p{Lu}[\p{Ll}\p{M}’'-]+/gu) ?? []).filter((word) => !PARTICLE_WORDS.has(word.toLowerCase()));
/** Whose mailbox a page gives, in letters: "anna.deklerk@…". */
const mailboxesOn = memoize(
  ({ blocks, links }: PageDocument): ReadonlySet<string> =>
    new Set(
      [...blocks.map(({ text }) => text), ...links.map(({ href }) => href)].flatMap((text) =>
        ((text.includes('@') && text.match(MAIL)) || []).map((address) => letters(address.split('@')[0] ?? '')),
      ),
    ),
);
export const OF_A_BODY = [namesOn, headsPeople, markedOn, formedLikeNames, mailboxesOn];

/** A text that has the form of a name and whose words the site uses for little else: whether it is one, only a reader can tell. Null where there is none. */
export function maybeName(pages: readonly ReadPage[], { brand, aliases }: Pick<Profile, 'brand' | 'aliases'>): string | null {
  // A practice is called by its owner, and by what they do: "Maxence Lecointe – Ostéopathe".
  const [whole, owner] = FORM_OF_A_NAME.exec(brand ?? '') ?? [];
  if (owner && owner !== whole) return owner;
  const isSmall = (word: string) => pages.some(({ document }) => wordsOn(document).small.has(word.toLowerCase()));
  const [, called] = NAME_AND_TRADE.exec(brand ?? '') ?? [];
  if (called && !partsOf(called).some(isSmall)) return called;
  const own = new Set([brand, ...aliases].flatMap((name) => name?.toLowerCase().match(/\p{L}+/gu) ?? []));
  const found = new Map<string, number>();
  for (const { document } of pages) for (const name of formedLikeNames(document)) found.set(name, (found.get(name) ?? 0) + 1);
  const uses = (word: string) => pages.reduce((sum, { document }) => sum + (wordsOn(document).capital.get(word) ?? 0), 0);
  const isName = ([name, times]: [string, number]) =>
    partsOf(name).length > 1 && partsOf(name).every((word) => !own.has(word.toLowerCase()) && !isSmall(word) && uses(word) <= 2 * times);
  const known = [...found].find(isName)?.[0] ?? pages.filter(isAboutPeople).flatMap((page) => calledBy(page, own))[0];
  return known ?? pages.flatMap(({ document }) => makersOn(document))[0] ?? null;
}
/** Names that begin what a thing is called: those of makers, or of people with what they do behind. */
const makersOn = (document: PageDocument): string[] =>
  document.blocks.flatMap(({ kind, text }) =>
    kind === 'code'
      ? []
      : [...text.matchAll(NAME)].flatMap((name) => (hasGivenName(name) && beginsThing(name, wordsOn(document).small) ? name[0] : [])),
  );
/** Given names that stand alone in the texts of a page, as of somebody whom readers know by it: "Richard, who owns the company". */
const calledBy = ({ document }: ReadPage, own: ReadonlySet<string>): string[] =>
  document.blocks.flatMap(({ kind, region, text }, at) =>
    kind === 'paragraph' && region === 'main' && !isOpinion(document, at)
      ? (text.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu) ?? []).filter(
          (word) => isGivenName(word) && !own.has(word.toLowerCase()) && !wordsOn(document).small.has(word.toLowerCase()),
        )
      : [],
  );

export const namedPeople = defineAudit({
  id: 'authority-trust/named-people',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 1,
  label: 'People by name',
  title: 'People behind the site are named',
  failTitle: 'We found no person’s name on the pages',
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
    const maybe = maybeName(pages, profile);
    if (maybe) return unmeasured(`We cannot tell whether “${maybe}” is a person’s name.`);
    const hidden = hiddenPerson(pages);
    if (hidden) {
      const what = `The markup names “${hidden.name}” as ${hidden.part}, but no page that we read shows the name.`;
      return scored(0, [{ where: hidden.url, what }]);
    }
    return scored(0, [
      {
        where: homeUrl,
        what: `We found nobody named as an author, as the owner or as a member of the team on ${pagesRead(pages)}.`,
      },
    ]);
  },
});
