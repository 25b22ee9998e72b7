import type { SupportedLanguage } from './language.ts';

type Grammar = {
  /** Articles that may stand before the term. */
  articles: string;
  /** Verbs after which an article must follow: "is a". */
  copulas: string;
  /** Articles and openers that make a copula define. */
  openers: string;
  /** Phrases that define on their own: "refers to". */
  verbs: string;
  /** First words that name nothing: "it is a …" defines no term. */
  pronouns: string;
};

const GRAMMAR: Partial<Record<SupportedLanguage, Grammar>> = {
  en: {
    articles: 'a an the',
    copulas: 'is are',
    openers: 'a an any the one when how what',
    verbs: 'means|refers to|stands for|is defined as|are defined as|describes|denotes|is called|is known as|is short for',
    pronouns:
      'it this that these those they he she we you there here what who which where how why when our my your if in on at for with as to',
  },
  de: {
    articles: 'als unter ein eine einen einem einer der die das dem',
    copulas: 'ist sind',
    openers: 'ein eine einer eines der die das jede jeder jedes',
    verbs: 'bezeichnet|bezeichnen|bedeutet|beschreibt|steht für|versteht man|heißt|nennt man|wird definiert als|meint',
    pronouns:
      'es dies das diese dieser dieses er sie wir ihr ich hier da dort was wer wie wo wenn unser unsere in im am auf bei mit zu für',
  },
  fr: {
    articles: "un une le la les l' des",
    copulas: 'est sont',
    openers: "un une le la les l' l’ des d'un d'une",
    verbs: 'désigne|désignent|signifie|se définit comme|correspond à|est défini comme|est définie comme|consiste à|fait référence à',
    pronouns: "il elle ils elles ce c'est cela ça ceci nous vous on qui que quoi ici où notre nos en dans pour avec à",
  },
  es: {
    articles: 'un una el la los las',
    copulas: 'es son',
    openers: 'un una uno el la los las aquel aquella cualquier',
    verbs: 'significa|se refiere a|se define como|consiste en|designa|se llama|se denomina|hace referencia a',
    pronouns: 'esto este esta eso ese esa ello él ella ellos nosotros lo qué quién aquí nuestro nuestra en para con a',
  },
  it: {
    articles: "un una uno il lo la i gli le l' un'",
    copulas: 'è sono',
    openers: "un una uno il lo la i gli le l' l’ un' un’ qualsiasi",
    verbs: 'significa|indica|si riferisce a|si definisce|consiste in|designa|si intende|si chiama|è definito come|è definita come',
    pronouns: 'questo questa ciò esso essa lui lei loro noi voi qui dove che chi nostro nostra in per con a',
  },
  pt: {
    articles: 'um uma o a os as',
    copulas: 'é são',
    openers: 'um uma o a os as aquele aquela qualquer',
    verbs: 'significa|refere-se a|refere-se ao|define-se como|consiste em|designa|chama-se|é definido como|é definida como|é o nome',
    pronouns: 'isto isso este esta esse essa ele ela eles nós você aqui onde que quem nosso nossa em para com',
  },
  nl: {
    articles: 'een de het',
    copulas: 'is zijn',
    openers: 'een de het elk elke',
    verbs: 'betekent|verwijst naar|staat voor|houdt in|wordt gedefinieerd als|beschrijft|noemen we|heet|noemt men',
    pronouns: 'dit dat deze die het er hij zij ze we wij u je jij hier daar wat wie waar hoe onze ons in op voor met',
  },
};

const JAPANESE =
  /^(.{1,30}?)(?:とは|というのは)[、,]?(?!ない)|^(.{1,30}?)は[、,]?.{4,200}(?:のこと(?:です|である|を指)|を指(?:します|す)|の一種(?:です|である)?|を意味(?:します|する))/u;
/** "かんすいは、中華麺に使われるアルカリ性の添加物です": a noun with what is said of it; a price, a day or a place is none. */
const JAPANESE_PLAIN =
  /^([^はがを、。]{1,20}?)は[、,]?[^。\p{Nd}]{4,160}[るたいなの][\p{Script=Han}\p{Script=Katakana}ー]{2,16}(?:です|である|だ)。?$/u;
/** What names no thing but speaks of one. */
const JAPANESE_ASIDE =
  /^(?:.*の)?(?:価格|料金|理由|目的|特徴|原因|方法|場所|時期|目安|ポイント|コツ|定休日|担当|結果|違い|私|当店|当社|弊社|店主|今回|今日|次回)$/u;
const CHINESE =
  /^(?:所谓|所謂)?(.{1,24}?)(?:是指|指的是|是一[种種个個类類款项項台门門家套]|是用于|是用於|是用来|是用來|的定义是|的定義是|就是指|也叫|又称|又稱)/u;
const ARABIC = /^(.{2,60}?)\s(?:هو|هي|هم|يعني|تعني|يقصد|يُقصد|يشير إلى|تشير إلى|عبارة عن|يُعرف|تُعرف|يعرف|تعرف)\s/u;
const ARABIC_PRONOUN = /^(?:هذا|هذه|ذلك|تلك|هو|هي|ما|من|هنا|لكن|وهو|وهي|إن|نحن)(?:\s|$)/u;

type Compiled = {
  articles: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  openers: ReadonlySet<string>;
  verbs: readonly string[][];
  pronouns: ReadonlySet<string>;
  /** Words without which no sentence defines: most sentences are told by them at once. */
  telling: RegExp;
};
const asSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const COMPILED = new Map<string, Compiled>(
  Object.entries(GRAMMAR).map(([language, { articles, copulas, openers, verbs, pronouns }]) => [
    language,
    {
      articles: asSet(articles),
      copulas: asSet(copulas),
      openers: asSet(openers),
      verbs: verbs.split('|').map((verb) => verb.split(' ')),
      pronouns: asSet(pronouns),
      telling: new RegExp(
        `(?<!\\p{L})(?:${[...copulas.split(' '), ...verbs.split('|').map((verb) => verb.split(' ')[0])].join('|')})(?!\\p{L})`,
        'iu',
      ),
    },
  ]),
);
const NONE: ReadonlySet<string> = new Set();
/** Articles of a language, lower case; none where it has none, or where they are written into the word. */
export const articles = (language: SupportedLanguage | null): ReadonlySet<string> => (language && COMPILED.get(language)?.articles) ?? NONE;
/** Its forms of to be that say what something is, lower case; none where it has none. */
export const copulas = (language: SupportedLanguage | null): ReadonlySet<string> => (language && COMPILED.get(language)?.copulas) ?? NONE;

const ELISION = /^(?:l|un|qu|d)['’]/i;
/** A term is at most this many words long. */
const TERM_WORDS = 9;

const cleaned = (token: string): string => token.toLowerCase().replace(/[«»“”„"()[\],;:]/g, '');

function latin(sentence: string, { articles, copulas, openers, verbs, pronouns, telling }: Compiled): string | null {
  if (!telling.test(sentence)) return null;
  const tokens = sentence.slice(0, 400).split(/\s+/, TERM_WORDS + 6);
  const plain = tokens.map(cleaned);
  if (pronouns.has(plain[0] ?? '')) return null;
  let start = 0;
  while (start < 2 && articles.has(plain[start] ?? '')) start += 1;
  for (let at = start + 1; at <= Math.min(start + TERM_WORDS, plain.length - 2); at += 1) {
    if (/[;:]$/.test(tokens[at - 1] ?? '')) return null;
    const next = plain[at + 1] ?? '';
    const opens = openers.has(next) || (ELISION.test(next) && next.length > 3);
    const here = plain[at] ?? '';
    const defines =
      (copulas.has(here) && opens) || verbs.some((verb) => verb[0] === here && verb.every((word, offset) => plain[at + offset] === word));
    if (defines)
      return (
        tokens
          .slice(start, at)
          .join(' ')
          .replace(ELISION, '')
          .replace(/[«»“”„",]/g, '')
          .trim() || null
      );
  }
  return null;
}

/** The term a sentence defines ("A heat pump is a machine …" gives "heat pump"), or null: where it defines nothing, names no term, asks, or the language has no grammar here. */
export function definitionOf(sentence: string, language: SupportedLanguage | null): string | null {
  if (!language || sentence.length < 6 || /[?？؟]\s*$/.test(sentence.slice(-4))) return null;
  const grammar = COMPILED.get(language);
  if (grammar) return latin(sentence, grammar);
  const head = sentence.slice(0, 260);
  if (language === 'ar') return ARABIC_PRONOUN.test(head) ? null : (ARABIC.exec(head)?.[1]?.trim() ?? null);
  const plain = language === 'ja' ? JAPANESE_PLAIN.exec(head)?.[1] : undefined;
  const found = (language === 'ja' ? JAPANESE : CHINESE).exec(head);
  const named = found?.[1] ?? found?.[2] ?? (plain && !JAPANESE_ASIDE.test(plain) ? plain : undefined);
  const term = named?.replace(/[「」『』“”]/g, '').trim();
  return term && !/^(?:これ|それ|この|その|ここ|它|这|這|那|我们|我們|他们|他們)/u.test(term) ? term : null;
}
