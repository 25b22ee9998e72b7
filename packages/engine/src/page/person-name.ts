import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { withoutQuery } from '../artifacts/page-path.ts';
import { letters } from '../artifacts/text.ts';
import { isGivenName } from '../language/given-names.ts';
import { holdsRole, introducesSelf } from '../language/self-names.ts';
import { wordsOfAll } from '../language/word-pattern.ts';
import { profilesOf } from './authored.ts';
import { wholeNameKey } from './name-key.ts';
import { plainName } from './plain-name.ts';
import { siteName } from './site-name.ts';

const SPACED_NAME = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*){1,5}$/u;
const SPACELESS_NAME = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・ー\s]{2,12}|\p{Script=Hangul}{2,5})$/u;
/** One word with small letters: a given name alone; "DINUM" is none. */
const ONE_WORD = /^\p{Lu}[\p{Ll}\p{M}’'-]+$/u;

const PARTICLES: ReadonlySet<string> = new Set(
  wordsOfAll(({ nameParticles, and }) => [...nameParticles, ...and]).flatMap((particle) => particle.split(' ')),
);
/** Small words beside capitals that no name has: "Living room", "Read the blog". */
const isPhrase = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    !isGivenName(words[0] ?? '') &&
    words.some((word) => /^\p{Lu}/u.test(word)) &&
    words.some((word) => /^\p{Ll}[\p{Ll}\p{M}]*$/u.test(word) && !PARTICLES.has(word))
  );
};

/**
 * Whether a byline names a person: two words or more (or a name in Han, kana or Hangul), or a given name alone, which is frequent or leads to a page about its bearer; neither a role
 * nor the name of a firm whose site it is.
 */
export function isPerson(byline: string, pages: readonly ReadPage[], href: string | null = null): boolean {
  const name = plainName(byline);
  const each = name.split(/\s*[&;]\s*/);
  if (holdsRole(name)) return false;
  const first = name.split(' ')[0] ?? '';
  const site = siteName(pages);
  const isSite = site !== null && letters(site) === letters(name);
  if (ONE_WORD.test(name))
    return isGivenName(name) || (href !== null && !isSite && profilesOf(pages).has(withoutQuery(href).replace(/\/$/, '')));
  if (!each.every((one) => SPACED_NAME.test(one) || SPACELESS_NAME.test(one)) || each.some(isPhrase)) return false;
  return !isSite || isGivenName(first) || personBehind(pages) !== null || isMarkedPerson(name, pages);
}

const SHORTEST = 3;
const firstWord = (name: string): string => wholeNameKey(name.trim().split(/\s+/)[0] ?? '');
/** Letters of a word that tells a house: "The", "Das" do not. */
const TELLING = 4;
const sharesFirstWord = (byline: string, name: string): boolean =>
  firstWord(byline).length >= TELLING && firstWord(byline) === firstWord(name);
/** Whether a byline is the name of the site or of who publishes it, with or without a legal form and what stands beside it; or the first word of it with a role: "Acme editor". */
export function namesHouse(
  byline: string,
  pages: readonly ReadPage[],
  { brand, aliases }: { brand: string | null; aliases: readonly string[] },
): boolean {
  const bylineKey = wholeNameKey(byline);
  return [siteName(pages), brand, ...aliases].some((name) => {
    const key = wholeNameKey(name ?? '');
    return (
      Math.min(bylineKey.length, key.length) >= SHORTEST &&
      (bylineKey.startsWith(key) || (holdsRole(byline) ? sharesFirstWord(byline, name ?? '') : key.startsWith(bylineKey)))
    );
  });
}

/** Whether the markup of a page says that somebody of that name is a person. */
const isMarkedPerson = (name: string, pages: readonly ReadPage[]): boolean =>
  pages.some(({ document }) =>
    [...jsonLdNodes(document.jsonLd)].some(
      ({ types, node }) => types.includes('Person') && typeof node.name === 'string' && letters(node.name) === letters(name),
    ),
  );

const TWO_WORDS = /^\p{L}[\p{L}\p{M}.'’-]+(?:\s\p{L}[\p{L}\p{M}.'’-]+){1,2}$/u;

const behind = new WeakMap<readonly ReadPage[], string | null>();

/** Who runs a site that bears their name ("Tomek Kowal"): its start page or the page about it says "I am". Null for others. */
export function personBehind(pages: readonly ReadPage[]): string | null {
  const known = behind.get(pages);
  if (known !== undefined) return known;
  const site = siteName(pages);
  const isPersonal =
    site !== null &&
    TWO_WORDS.test(site) &&
    !holdsRole(site) &&
    pages.some(
      ({ document }) =>
        (document.pageType === 'home' || document.pageType === 'about') &&
        document.blocks.some(({ kind, region, text }) => kind === 'paragraph' && region === 'main' && introducesSelf(text)),
    );
  const found = isPersonal ? site : null;
  behind.set(pages, found);
  return found;
}
