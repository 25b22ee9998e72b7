import { holdsCue } from '../language/cues.ts';
import { packLanguage } from '../language/packs/index.ts';
import { wordsOfAll } from '../language/word-pattern.ts';
import type { Block } from './page.ts';
import { decoded, FILE_ENDING, withoutQuery } from './page-path.ts';
import { plain } from './plain-label.ts';
import type { Stretch } from './region-list.ts';
import { cutTo } from './text.ts';

const asksToSignIn = holdsCue(({ walls }) => walls.login);
const asksToSubscribe = holdsCue(({ walls }) => walls.subscription);
const asksToConsent = holdsCue(({ walls }) => walls.consent);
const consents = holdsCue(({ accept }) => accept);
/** From which countries let somebody buy alcohol or be of age. */
const AGES = [18, 19, 20, 21];
const asksForAge = holdsCue(({ walls }) => [...walls.age].flatMap((cue) => AGES.map((age) => cue.replace('{}', String(age)))));

const SIGN_IN_ADDRESS = /(?:log|sign)-?in|auth|account|register/i;
const LOGIN_NAMES: ReadonlySet<string> = new Set(wordsOfAll(({ pages, walls }) => pages.login.union(walls.login)).map(plain));
/** A page that is there for signing in, by its address. */
function isSignInAddress(url: string): boolean {
  if (SIGN_IN_ADDRESS.test(url)) return true;
  const path = withoutQuery(url).replace(FILE_ENDING, '');
  return path.split('/').some((part) => LOGIN_NAMES.has(plain(decoded(part))));
}

/** A page behind a wall has this much text of its own at most. */
const LITTLE = 400;
const LONGEST = 600;
/** A bar that asks for consent leaves a short page (an address, a list of posts) as it is; what is shown in place of a page leaves a headline, or less. */
const LEAST_READ = 25;
/** What asks for consent has a button; a short privacy policy merely speaks of it. */
const LONGEST_BUTTON = 40;

type Seen = {
  blocks: readonly Block[];
  overlays: readonly Stretch[];
  passwordForm: boolean;
  url: string;
  /** By its tag; null where it is unknown. */
  language: string | null;
};

/**
 * The text of a consent, login, paywall or age overlay that is nearly all that the page lets one read; null where none is, or where the content
 * can be read beside it. A page that is itself for signing in is no wall.
 */
export function findPaywall({ blocks, overlays, passwordForm, url, language }: Seen): string | null {
  const covered = new Uint8Array(blocks.length);
  for (const { from, to } of overlays) covered.fill(1, from, to);
  let own = '';
  let over = '';
  let asks = false;
  let read = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block) continue;
    if (covered[i]) over += over.length < LONGEST ? `${block.text} ` : '';
    else if (block.region === 'main' || block.region === 'aside') {
      own += `${block.text} `;
      read += 1;
      asks ||= block.kind !== 'heading' && block.text.length <= LONGEST_BUTTON && consents(block.text);
    }
    if (own.length > LITTLE * 3) return null;
  }
  // Words that ask to sign in or to subscribe are known in languages with a pack.
  const isRead = language === null || packLanguage(language) !== null;
  const signsIn = (text: string) => isRead && asksToSignIn(text);
  const subscribes = (text: string) => isRead && asksToSubscribe(text);
  const bars = subscribes(over) || asksForAge(over) || signsIn(over) || (asksToConsent(over) && (read <= 1 || own.length < LEAST_READ));
  if (over && own.length <= LITTLE && own.length <= 2 * over.length && bars) return cutTo(over.trim(), LONGEST);
  if (!own || own.length > LITTLE) return null;
  if ((asksForAge(own) && own.length < LITTLE / 2) || (asks && asksToConsent(own))) return own.trim();
  if ((passwordForm || subscribes(own)) && signsIn(own) && !isSignInAddress(url)) return own.trim();
  return null;
}
