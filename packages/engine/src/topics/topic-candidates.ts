import { articles, copulas } from '../text/definitions.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { DURATION, MAGNITUDE, NUMERALS } from '../text/units.ts';
import { spaceless } from '../text/words.ts';
import { aspectBit, isTimeUnit } from './aspects.ts';
import { isWeekday, monthNames } from './months.ts';
import type { People } from './people.ts';
import { isLongerSitePart, isSitePart } from './site-parts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "12,000" is a price or a count; "11" may name a version. */
const AMOUNT = /^\p{N}{1,3}(?:[.,'’\u00a0\u202f]\p{N}{3})+/u;
const ORDINAL = /^(?:first|second|third|last|next)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** A Japanese word that ends in hiragana is a verb or an adjective. */
const INFLECTED = /\p{Script=Hiragana}$/u;

/** Arabic words with the article, behind a particle as well, and those without. */
const DEFINITE = /^(?:[وفبك]?ال|لل)\p{L}{2}/u;
const INDEFINITE = /^(?![وفبك]?ال|لل)\p{Script=Arabic}/u;

const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

const COMPARISON = aspectBit('comparison');

/** Whether a phrase can name a topic at all, whatever its strength. */
export function couldBeTopic(
  words: readonly number[],
  { words: written, cues, empty, numeric, stems }: Vocabulary,
  skipped: { people: People; months: ReadonlySet<number> },
  language: SupportedLanguage | null,
  titled: boolean,
): boolean {
  // Without a list of function words, short words at the ends stand for them.
  const shortest = language === null ? 4 : spaceless(language) || language === 'ar' ? 2 : 3;
  if (words.length === 1 && ((cues[words[0] ?? 0] ?? 0) !== 0 || (written[words[0] ?? 0] ?? '').length < shortest)) return false;
  if (language === null && words.some((word) => (written[word] ?? '').length < shortest)) return false;
  const first = written[words[0] ?? 0] ?? '';
  const last = written[words.at(-1) ?? 0] ?? '';
  if (!spaceless(language) && (first.length < 2 || (last.length < 2 && !numeric[words.at(-1) ?? 0]))) return false;
  // Dictionaries leave rare characters alone ("製|麺|機"): one may end a phrase, but begin it only in titles, and in Chinese, where they are put together again, in none.
  if (spaceless(language) && first.length < 2 && (!titled || (language === 'zh' && words.length > 1))) return false;
  // "保修36", "参加第140": what is counted stands behind the number.
  if (spaceless(language) && numeric[words.at(-1) ?? 0] && CJK_END.test(written[words.at(-2) ?? 0] ?? '')) return false;
  if (language === 'ja' && (INFLECTED.test(first) || INFLECTED.test(last))) return false;
  // "suits which clay", "toml vs Cargo", "ticket costs 15": a question word, a comparison or what is told with a number inside parts two phrases, where "cost of firing" is one.
  const middle = words.length === 3 ? (cues[words[1] ?? 0] ?? 0) : 0;
  if (middle !== 0 && (empty[words[1] ?? 0] || (middle & COMPARISON) !== 0 || numeric[words[2] ?? 0])) return false;
  // "الطفل طبيب": behind a noun with its article stands no noun of the same phrase without one.
  if (
    language === 'ar' &&
    words.some((word, at) => DEFINITE.test(written[words[at - 1] ?? -1] ?? '') && INDEFINITE.test(written[word] ?? ''))
  )
    return false;
  // "gets a pump", "llega una bomba", "geht mein Brot": an article or possessive inside begins a thing of its own; "timber is rotten" is a sentence.
  const inside = words.length === 3 ? (written[words[1] ?? 0] ?? '') : '';
  // "JIMTOF2026に出展": only の joins nouns to one name; another particle makes a sentence.
  if (language === 'ja' && /^(?:[をにへがはでも]|から|まで|より)$/u.test(inside)) return false;
  if (articles(language).has(inside) || copulas(language).has(inside) || POSSESSIVES.has(inside) || CLAUSE.has(inside)) return false;
  // "Ready", "free", "days": what a thing is, what to do or how long is no thing.
  if (words.length === 1 && (NO_THING.has(first) || isTimeUnit(first, language))) return false;
  // "Existing package", "formes existantes" says which; "build script examples" asks for some.
  if (words.length > 1 && (QUALIFIES.has(first) || QUALIFIES.has(last) || EXAMPLES.has(first) || EXAMPLES.has(last))) return false;
  // "Course overview": a part of a text on something.
  if (words.length > 1 && ENDS_PART.has(last)) return false;
  // "Takes three": of what is missing. "Five people" are how many; "Week 1" is which.
  if (words.length > 1 && !spaceless(language) && (NUMERALS.has(last) || (!titled && NUMERALS.has(first)))) return false;
  if (words.length > 1 && numeric[words.at(-1) ?? 0] && isTimeUnit(first, language)) return false;
  // "Tuesday", "letterbox by Thursday" is when; "Black Friday" is a thing.
  if (isWeekday(last, language) && (words.length === 1 || empty[words.at(-2) ?? 0])) return false;
  // "Roasted", "coffee roasted", "roasted in Sheffield" is what was done; "roasted almonds" are a thing.
  if (language === 'en' && (isParticiple(last) || (isParticiple(first) && empty[words[1] ?? 0]))) return false;
  // "Safe to send", "from receipt to reimbursement".
  if (language === 'en' && words.length === 3 && inside === 'to') return false;
  // "Billion rows", "ml de óleo": an amount, cut off its number; "Herenstraat 12": an address.
  if (words.length > 1 && ((first.length > 2 && MAGNITUDE.has(first)) || (first.length === 2 && UNIT.test(first)))) return false;
  if (words.length > 1 && numeric[words.at(-1) ?? 0] && STREET.test(first)) return false;
  if (AGAINST.has(first) || AGAINST.has(last)) return false;
  // "See section", "siehe Abschnitt" sends the reader elsewhere; "fully", "showcase beautifully" says how; a chapter or a description is a part of any text.
  if (REFERS.has(first) || (language === 'en' && last.endsWith('ly') && ADVERB.test(last))) return false;
  if (language === 'en' && words.length > 1 && VERBS.has(last)) return false;
  const own = words.flatMap((word) => (empty[word] ? [] : [written[word] ?? '']));
  const isOffered = own.length > 1 && own.some((word) => OFFERED.has(word));
  if (!isOffered && (last === 'contents' || own.every((word) => isSitePart(word, language)))) return false;
  if (
    words.length > 1 &&
    isLongerSitePart(
      words.map((word) => written[word] ?? ''),
      language,
    )
  )
    return false;
  // "five years", "working days": how long something takes is not what a site is about, though a title may speak of a "gap year".
  if (words.length > 1 && !spaceless(language) && DURATION.has(last)) {
    const before = words.at(-2) ?? 0;
    if (!titled || numeric[before] || NUMERALS.has(written[before] ?? '')) return false;
  }
  // "Closed the month four days earlier": so is what a number of days is put to.
  if (words.some((word, at) => at > 0 && DURATION.has(written[word] ?? '') && NUMERALS.has(written[words[at - 1] ?? 0] ?? '')))
    return false;
  // "The first time", "four times" is how often.
  if (words.length > 1 && /^times?$/.test(last) && (NUMERALS.has(first) || ORDINAL.test(first))) return false;
  // "Germany 2026", "prices 2027": the year tells when.
  if (words.length > 1 && YEAR.test(last)) return false;
  if (
    words.every((word) => (!spaceless(language) && (written[word] ?? '').length < 2) || numeric[word] || NUMERALS.has(written[word] ?? ''))
  )
    return false;
  if (words.every((word) => (cues[word] ?? 0) !== 0)) return false;
  if (words.some((word) => skipped.months.has(stems[word] ?? -1) || AMOUNT.test(written[word] ?? ''))) return false;
  return !skipped.people.isName(words.filter((word) => !numeric[word] && !empty[word]).map((word) => stems[word] ?? -1));
}

const POSSESSIVES_OF: Partial<Record<SupportedLanguage, string>> = {
  en: 'my your his our their',
  de: 'mein meine meinen dein deine deinen ihr ihre ihren sein seine seinen unser unsere unseren',
  fr: 'mon ma mes son sa ses votre vos notre nos leur leurs',
  es: 'mi tu su sus nuestro nuestra',
  it: 'mio mia tuo tua suo sua suoi sue nostro nostra loro',
  pt: 'meu minha seu sua seus suas nosso nossa',
  nl: 'mijn jouw uw hun haar ons onze',
};
const POSSESSIVES: ReadonlySet<string> = new Set(Object.values(POSSESSIVES_OF).flatMap((list) => list.split(' ')));
const OWN = new Map(
  // Of Japanese, what makes a verb of the noun before it: "対応します".
  Object.entries({ ...POSSESSIVES_OF, ja: 'し する した して される され でき できる' }).map(
    ([language, list]): [string, ReadonlySet<string>] => [language, new Set(list.split(' '))],
  ),
);
const NONE: ReadonlySet<string> = new Set();

/** Possessives of a language: what stands before one is mostly a verb or a preposition ("rouvre ses portes"). */
export const possessives = (language: SupportedLanguage | null): ReadonlySet<string> => OWN.get(language ?? '') ?? NONE;

/** "Man must explore", "version that comes", "person you care": a verb that helps another, or a word that opens a clause or is its subject, makes a sentence of what stands around it. */
const CLAUSE: ReadonlySet<string> = new Set(
  'you we they he she must can could may might shall should will would has have had does did that which who muss müssen kann können soll wird werden hat haben dass welche wer doit peut peuvent qui que ont debe puede pueden quien deve può possono che chi pode podem quem moet kan kunnen zal wordt heeft dat die wie'.split(
    ' ',
  ),
);

/** "What twenty years of managed realignment taught us": English verbs that are no nouns and no adjectives as well. */
const VERBS: ReadonlySet<string> = new Set(
  'taught brought bought caught told said went came became began knew gave took wrote saw got kept meant paid ran sent spoke stood understood won grew chose fell felt'.split(
    ' ',
  ),
);

/** An English word in -ed; nouns that end so are few. */
const isParticiple = (word: string): boolean => word.length > 4 && /[^e]ed$/.test(word) && !NOUN_IN_ED.test(word);
const NOUN_IN_ED = /(?:bed|shed|sled)$|^(?:moped|biped|shred|hundred|kindred|hatred|infrared|unleaded)$/;

const NO_THING: ReadonlySet<string> = new Set(
  'ready free easy simple fast flexible responsive creative modern beautiful awesome great greatest better good available able important latest different time times way ways thing things lot lots kind kinds enter need needs love loves want wants'.split(
    ' ',
  ),
);

/** "Rotaly vs", "systemd timers instead": what goes on is missing. */
const AGAINST: ReadonlySet<string> = new Set('vs versus instead rather statt anstatt anstelle plutôt invece'.split(' '));

/** Words that only say which of its kind is meant; none begins or ends the name of a thing. */
const QUALIFIES: ReadonlySet<string> = new Set(
  (
    'earlier later sooner faster existing different various certain particular specific given additional further previous subsequent following possible necessary suitable appropriate relevant corresponding entire respective ' +
    'bestehende bestehender bestehendes bestehenden verschiedene verschiedenen unterschiedliche unterschiedlichen bestimmte bestimmten weitere weiteren zusätzliche zusätzlichen vorherige vorherigen folgende folgenden mögliche möglichen notwendige notwendigen geeignete geeigneten entsprechende entsprechenden jeweilige jeweiligen gesamte gesamten ' +
    'existant existante existants existantes différent différents différente différentes divers diverses certaines précédent précédente suivant suivante suivants suivantes possibles nécessaires approprié appropriée adapté adaptée ' +
    'existente existentes diferentes diferente distintos distintas diversos diversas determinado determinada determinados determinadas anterior anteriores siguiente siguientes posibles posible necesario necesaria adecuado adecuada ' +
    'esistente esistenti diverso diversa diversi diverse determinato determinata determinati precedente precedenti seguente seguenti possibile possibili necessario necessaria adatto adatta ' +
    'seguinte seguintes possível possíveis necessário necessária adequado adequada ' +
    'bestaande verschillende bepaalde extra vorige volgende mogelijke noodzakelijke geschikte betreffende gehele'
  ).split(' '),
);

const UNIT = /^(?:kg|mg|cm|mm|km|ml|cl|hl)$/;
/** Dutch, German and Scandinavian names of streets end alike, and their number stands behind them. */
const STREET = /\p{L}(?:straat|weg|laan|plein|gracht|kade|singel|dijk|steeg|baan|straße|strasse|gasse|platz|allee|vägen|gatan|vej|gade)$/u;

const EXAMPLES: ReadonlySet<string> = new Set(
  'example examples beispiel beispiele beispielen exemple exemples ejemplo ejemplos esempio esempi exemplo exemplos voorbeeld voorbeelden مثال أمثلة 例 例子 示例 事例'.split(
    ' ',
  ),
);

const ENDS_PART: ReadonlySet<string> = new Set(
  'overview summary introduction conclusion description details contents überblick übersicht zusammenfassung overzicht samenvatting'.split(
    ' ',
  ),
);

const REFERS: ReadonlySet<string> = new Set('see siehe voir véase vea vedi veja zie'.split(' '));

/** Nouns that end like adverbs name things. */
const ADVERB =
  /(?<!^(?:anoma|assemb|bel|bul|butterf|dragonf|fami|f|gul|hol|ho|il|ital|jel|li|monopo|multip|oli|p|ral|rep|supp|al|reassemb|subassemb|subfami|lul|tel|woo|duopo))ly$/;

/** Parts of a site that, with another word, are what somebody offers: "delivery service", "event photos". */
const OFFERED: ReadonlySet<string> = new Set(
  (
    'service services delivery shipping event events ticket tickets photo photos video videos program programs lieferung versand veranstaltung veranstaltungen programm ' +
    'prestation prestations livraison événement événements évènement évènements billet billets vidéo vidéos servicio servicios entrega envío envíos evento eventos foto fotos vídeo vídeos ' +
    'servizio servizi consegna spedizione spedizioni eventi biglietto biglietti serviço serviços envio envios bilhete bilhetes dienst diensten bezorging verzending evenement evenementen ' +
    'サービス 配送 イベント チケット 写真 動画 服务 服務 配送 活动 活動 门票 門票 照片 视频 خدمة خدمات توصيل فعاليات تذاكر صور فيديو'
  ).split(' '),
);

const OR: Partial<Record<SupportedLanguage, readonly string[]>> = {
  en: ['or'],
  de: ['oder'],
  fr: ['ou'],
  es: ['o', 'u'],
  it: ['o', 'oppure'],
  pt: ['ou'],
  nl: ['of'],
  ar: ['أو'],
};

/** "Repair or replace": what people choose between is no topic, and its words are parts of it. */
export const isChoice = (words: readonly number[], { words: written }: Vocabulary, language: SupportedLanguage | null): boolean =>
  words.length === 3 && language !== null && (OR[language]?.includes(written[words[1] ?? 0] ?? '') ?? false);

/**
 * Whether a phrase, as texts write it, is no topic. "Inês Duarte", "Nora Quill found": who or what is called so, and stands in no title and no heading, is only spoken of. German writes
 * every noun with a capital, so that there a name tells nothing, but "brauche" is no noun.
 */
export const isWrittenAsNone = (name: string, named: boolean, language: SupportedLanguage | null): boolean =>
  language === 'de' ? /(?:^|[\s-])\p{Ll}[\p{L}]*$/u.test(name) : !named && CAPITALS.test(name);
/** Two words in a row that begin with a capital. */
const CAPITALS = /(?:^|\s)\p{Lu}[\p{L}.'’-]*\s+\p{Lu}/u;

/** Names of months, which stand on many pages and are no topic. */
export const monthStems = (vocabulary: Vocabulary, language: SupportedLanguage | null): ReadonlySet<number> =>
  new Set(
    (language ? monthNames(language) : [])
      .flatMap((month) => vocabulary.tokens(month, language))
      .flatMap((word) => (word < 0 ? [] : [vocabulary.stems[word] ?? -1])),
  );
