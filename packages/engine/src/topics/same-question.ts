import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { type SupportedLanguage, supported } from '../language/supported.ts';
import { unmarked } from '../language/word-pattern.ts';
import { words } from '../language/words.ts';
import { askedFor } from '../retrieval/evidence.ts';
import type { SiteQuestion } from './corpus.ts';
import type { Profile } from './profile.ts';

/** Questions put in other words than the site's own. */

const plain = (text: string): string => unmarked(text).toLowerCase();

/** A question without the name of the site it is put to, where something is left to ask. */
export function withoutBrand(question: string, { brand }: Profile): string {
  if (!brand) return question;
  const [text, name] = [plain(question), plain(brand)];
  const at = text.indexOf(name);
  const rest = at < 0 || text.length !== question.length ? question : `${question.slice(0, at)} ${question.slice(at + name.length)}`;
  return /\p{L}{3}/u.test(rest) ? rest : question;
}

const content = (text: string, language: SupportedLanguage | null): ReadonlySet<string> =>
  new Set(words(text, language).flatMap((word) => (stopwords(language).has(word) ? [] : [stem(plain(word), language)])));

/** Share of a question's content words that the other has as well. */
const [ASKED, OWN] = [0.75, 0.6];
/** An answered question of the site that asks for the same about the same. */
export function sameQuestion(question: string, own: readonly SiteQuestion[], profile: Profile): SiteQuestion | null {
  let best: { question: SiteQuestion; shared: number } | null = null;
  for (const one of own) {
    if (one.coverage !== 'answered' || !one.passage) continue;
    const shared = sharedBy(withoutBrand(question, profile), withoutBrand(one.question, profile), one.language);
    if (shared > (best?.shared ?? 0)) best = { question: one, shared };
  }
  return best?.question ?? null;
}

/** Content words that two questions share, where they ask for the same about the same; else 0. */
function sharedBy(question: string, other: string, language: string | null): number {
  const spoken = supported(language);
  const [asked, known] = [content(question, spoken), content(other, spoken)];
  if (asked.size < 2 || known.size < 2) return 0;
  const shared = asked.intersection(known).size;
  if (shared < asked.size * ASKED || shared < known.size * OWN) return 0;
  return askedFor(question, language).kind === askedFor(other, language).kind ? shared : 0;
}
export const isSameQuestion = (one: string, other: string, language: string | null): boolean =>
  sharedBy(one, other, language) > 0 || sharedBy(other, one, language) > 0;
