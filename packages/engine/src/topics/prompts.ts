import type { SupportedLanguage } from '../text/language.ts';
import { type AspectSet, aspectBit } from './aspects.ts';
import type { CorpusTopic, Intent } from './corpus.ts';
import { PHRASINGS } from './phrasing/index.ts';
import { ASPECT_OF, type AskedIntent, FAN_OUT, type FanOutAspect, type Phrasing } from './phrasing/phrasing.ts';

/** Topics that buyers' questions are put for. */
const ASKED_TOPICS = 6;
/** Weaker ones, against the strongest, are side issues. */
const LEAST_WEIGHT = 0.2;

/** A question, before anybody answered it. */
export type Question = { prompt: string; topic: string; intent: Intent; language: string; fanOut: boolean };

/** Questions that only buyers put; a site of manuals or articles alone is not asked for its prices. */
const BUYERS: readonly AskedIntent[] = ['best', 'price', 'for-whom', 'worth-it'];

/** What people ask of a product by its name. It is one of a kind, so that there is nothing to choose from, and what is done with it is asked of its kind. */
const OF_A_PRODUCT: readonly AskedIntent[] = ['what-is', 'price', 'alternative', 'for-whom', 'worth-it'];

/** Of those that there are. */
const entries = <K extends string, V>(record: Partial<Record<K, V>>) => Object.entries(record) as [K, V][];

/** The questions of the strongest topics, by intent, then the sub-questions that an engine puts beside them. */
export function questionsOf(topics: readonly CorpusTopic[], language: SupportedLanguage, sells: boolean): Question[] {
  const phrasing = PHRASINGS[language];
  const main = topics.filter(({ weight }) => weight >= LEAST_WEIGHT * (topics[0]?.weight ?? 0));
  return main.slice(0, ASKED_TOPICS).flatMap(({ topic, named }) => {
    const common = { topic, language };
    const place = named === 'place';
    const asked = (place && phrasing.place) || phrasing;
    const direct = entries<AskedIntent, string>(asked.prompts)
      .filter(([intent]) => (sells || place || !BUYERS.includes(intent)) && (named !== 'product' || OF_A_PRODUCT.includes(intent)))
      .map(([intent, template]) => ({
        ...common,
        prompt: fill((!place && pluralOf(phrasing, intent, topic)) || template, topic, language),
        intent,
        fanOut: false,
      }));
    const furtherOf = named === 'product' ? {} : asked.fanOut;
    const fanOut = entries<FanOutAspect, string>(furtherOf).map(([aspect, template]) => ({
      ...common,
      prompt: fill(template, topic, language),
      intent: FAN_OUT[aspect],
      fanOut: true,
    }));
    return [...direct, ...fanOut];
  });
}

const pluralOf = ({ plural }: Phrasing, intent: AskedIntent, topic: string) => (plural?.is(topic) ? plural.prompts[intent] : undefined);

/** French drops the e of de before a vowel: "le prix d’abricots". Of an h or y only its word tells. */
const ELIDES = /^[aeiouàâéèêëîïôùûœæ]/i;
const elided = (template: string): string => template.replace('de {x}', 'd’{x}');
/** Italian puts a d to its a before another: "le alternative ad avvocati". */
const joined = (template: string): string => template.replace(' a {x}', ' ad {x}');

/** The forms of a template that its language knows before different sounds; the first before a consonant. */
const formsOf = (template: string, language: SupportedLanguage): readonly string[] =>
  language === 'fr' ? [template, elided(template)] : language === 'it' ? [template, joined(template)] : [template];
const usesSecond = (topic: string, language: SupportedLanguage): boolean =>
  language === 'fr' ? ELIDES.test(topic) : language === 'it' && /^[aà]/i.test(topic);

function fill(template: string, topic: string, language: SupportedLanguage): string {
  // What begins with an adjective is bent by each German question in its own way; in quotation marks it may stand as it is.
  if (language === 'de' && /^\p{Ll}/u.test(topic)) return template.replace('{x}', () => `„${topic}“`);
  const fitting = (usesSecond(topic, language) && formsOf(template, language)[1]) || template;
  return fitting.replace('{x}', () => (template.startsWith('{x}') ? capital(topic) : topic));
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question put by one of the templates, taken apart again: whoever asks it, it is understood alike. Null for any other question. */
export function takeApart(question: string, language: SupportedLanguage): { subject: string; aspects: AspectSet } | null {
  const { prompts, plural, place, fanOut } = PHRASINGS[language];
  const ofIntent = ([intent, template]: [AskedIntent, string]): [string, AspectSet] => [template, aspectBit(ASPECT_OF[intent])];
  const ofAspect = ([aspect, template]: [FanOutAspect, string]): [string, AspectSet] => [template, aspectBit(aspect)];
  // Those of places first: "a trip to {x}" is what the others would take for the subject.
  const templates = [
    ...entries<FanOutAspect, string>(place?.fanOut ?? {}).map(ofAspect),
    ...entries<AskedIntent, string>(place?.prompts ?? {}).map(ofIntent),
    ...entries(fanOut).map(ofAspect),
    ...entries(prompts).map(ofIntent),
    ...entries<AskedIntent, string>(plural?.prompts ?? {}).map(ofIntent),
  ];
  for (const [asked, aspects] of templates)
    for (const template of new Set(formsOf(asked, language))) {
      const [before = '', after = ''] = template.split('{x}');
      if (question.length > template.length - 3 && question.startsWith(before) && question.endsWith(after))
        return { subject: question.slice(before.length, question.length - after.length).replace(/^„(.*)“$/, '$1'), aspects };
    }
  return null;
}
