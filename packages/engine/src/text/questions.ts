import type { SupportedLanguage } from './language.ts';
import { spaceless, words } from './words.ts';

/** Words that open a question as its first word. */
const OPENERS: Partial<Record<SupportedLanguage, string>> = {
  en: 'how what when where which who whom whose why is are can does do did should could would will was were has have',
  de: 'wie was wann wo woher wohin wer wem wen wessen warum weshalb wieso welche welcher welches welchem welchen wieviel womit wofür woran worauf wodurch ist sind kann können darf muss gibt lohnt',
  fr: 'comment quoi quand où qui pourquoi quel quelle quels quelles combien lequel laquelle',
  es: 'cómo qué cuándo dónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas',
  it: 'come cosa quando dove chi perché quale quali quanto quanta quanti quante',
  pt: 'como quê quando onde quem qual quais quanto quanta quantos quantas',
  nl: 'hoe wat wanneer waar wie waarom welke welk hoeveel waarmee waarvoor is zijn kan moet mag',
  ar: 'كيف ما ماذا متى أين اين لماذا هل كم أي اي',
};
/** Two words that only together open a question. */
const PAIRS: Partial<Record<SupportedLanguage, readonly string[]>> = {
  fr: ['qu est', 'est ce', 'à quoi', 'à quel', 'à quelle', 'de quoi', 'en quoi', 'peut on', 'que faire'],
  de: ['für wen', 'in welchem', 'in welcher', 'ab wann', 'seit wann', 'bis wann'],
  es: ['por qué', 'para qué', 'en qué', 'de qué', 'a quién'],
  it: ['che cosa', 'che cos', 'che differenza', 'a cosa', 'a chi', 'in cosa'],
  pt: ['o que', 'por que', 'para que', 'em que', 'que é'],
  nl: ['voor wie', 'vanaf wanneer', 'op welke'],
  ar: ['من هو', 'من هي', 'من نحن', 'من هم'],
};
/** Inside a heading without spaces. */
const INSIDE: Partial<Record<SupportedLanguage, RegExp>> = {
  ja: /(?:とは|ですか|ますか|でしょうか|のか)$|どう|なぜ|何(?:が|を|か|ですか|時|人)|いつ|どこ|どれ|誰|いくら|どのよう/u,
  zh: /什么|什麼|如何|怎么|怎麼|怎样|怎樣|为什么|為什麼|为何|為何|哪[些里裡个個种種]|谁|誰|多少|几[个種种]|吗$|嗎$|呢$|是否/u,
};
/** "What to do first", "Qué hacer primero", "How we test": such a heading says what it is going to tell. */
const TOLD: Partial<Record<SupportedLanguage, RegExp>> = {
  en: /^(?:(?:what|when|where|which|who) to|(?:what|how|why|who|where|when) (?:we|our|us|i))$/,
  es: /^(?:qué|cuándo|dónde) \p{L}+[aei]r$/u,
  it: /^(?:cosa|quando|dove) \p{L}+[aei]re$/u,
  pt: /^(?:quando|onde) \p{L}+[aei]r$/u,
  fr: /^(?:quoi|quand|où) \p{L}+(?:er|ir|re)$/u,
  nl: /^(?:wat|wanneer|waar) te$/,
};
const OPENER_SETS = new Map<string, ReadonlySet<string>>(
  Object.entries(OPENERS).map(([language, list]) => [language, new Set(list.split(' '))]),
);
/** Whether a word, lower case, opens questions in a language. */
export const isQuestionWord = (word: string, language: SupportedLanguage | null): boolean =>
  (language !== null && OPENER_SETS.get(language)?.has(word)) || false;
/** Whether a word only asks ("how", いくら): an answer does not take it up. */
export const onlyAsks = (word: string, language: SupportedLanguage): boolean =>
  spaceless(language) ? (INSIDE[language]?.test(word) ?? false) : isQuestionWord(word, language);
const MARK = /[?？؟]["'”’»›)\]」』]*$/u;

/** Whether a heading or sentence asks a question: by its mark, or by how it opens in that language. An unknown language is told by the mark alone. */
export function questionShape(text: string, language: SupportedLanguage | null): boolean {
  const heading = text.trim().slice(0, 300);
  if (MARK.test(heading) || heading.startsWith('¿')) return true;
  if (!language) return false;
  if (spaceless(language)) return INSIDE[language]?.test(heading) ?? false;
  const found = words(heading, language);
  if (found.length < 2) return false;
  const [first = '', second = ''] = found;
  if (TOLD[language]?.test(`${first} ${second}`)) return false;
  return OPENER_SETS.get(language)?.has(first) || PAIRS[language]?.includes(`${first} ${second}`) || false;
}
