import { francAll } from 'franc-min';
import { detectScript } from './script.ts';

const SAMPLE = 2000;
/** Letters below which a guess would be one. */
const LEAST = 60;

/** Function words, without those that all their neighbours have too (de, a): they settle most pages at a fiftieth of a trigram model's cost. The last three languages are here because they share many with the others. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to is that for with this are you it as be on by from at or have an not we your can which their will has was',
  de: 'der die und den von ist mit das des auf für im ein nicht dem eine sich zu als auch werden wird bei sie sind oder aus an nach wie ihre durch zum zur wir einen kann',
  fr: 'le les des et la une est pour dans qui que du sur au avec pas plus ce vous par nous sont aux cette ou être leur ses votre',
  es: 'el los las del y la que en para con una es por se un como más su al lo sus este esta son o pero ha nuestro puede',
  it: 'il di che e la per una è un sono con della del non gli le dei nel alla si più delle da come anche questo nella ha',
  pt: 'o os as do da que e em para com uma um não é dos das no na se por mais ao como pelo pela são sua seu ou você está',
  nl: 'de het een van en is in dat op te voor met zijn niet aan er door ook bij als naar uit je wordt deze kan of maar worden hebben wij',
  ca: 'el la els les del dels i en que per una un amb és al als no es o més aquest aquesta però també com són seva seu ha pot han aquests això ser',
  gl: 'o os as do da dos das e que en un unha para con non por se é no na máis ao como á súa seu ou pola polo foi este esta',
  af: 'die van en is in nie het dit vir op wat sy word om te met een as ook deur ʼn wees was kan hulle aan by sal',
};
const LANGUAGES = Object.keys(FUNCTION_WORDS);
/** By function word: the places of the languages that have it. */
const LANGUAGES_OF = new Map<string, number[]>();
for (const [place, language] of LANGUAGES.entries())
  for (const word of new Set(FUNCTION_WORDS[language]?.split(' '))) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), place]);

/** ISO 639-3 codes of the trigram models to ISO 639-1; the other models have no two-letter code and are not asked. */
const TWO_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'spa:es eng:en rus:ru por:pt ben:bn fra:fr deu:de jav:jv kor:ko vie:vi tur:tr ita:it pol:pl ukr:uk ron:ro nld:nl hau:ha hun:hu swe:sv ces:cs ell:el bel:be ' +
    'kaz:kk uzn:uz yor:yo ibo:ig srp:sr hrv:hr bos:bs slv:sl slk:sk bul:bg mkd:mk dan:da nob:no nno:nn fin:fi est:et lit:lt lav:lv cat:ca glg:gl eus:eu ' +
    'ind:id zlm:ms tgl:tl swh:sw som:so zul:zu xho:xh afr:af sqi:sq isl:is gle:ga cym:cy hin:hi mar:mr nep:ne urd:ur arb:ar pes:fa azj:az tuk:tk kin:rw run:rn ' +
    'sna:sn nya:ny mlg:mg plt:mg sun:su lin:ln orm:om gax:om hat:ht bod:bo uig:ug'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const ASKED = Object.keys(TWO_LETTERS);

const base = (tag: string | null): string | null => tag?.toLowerCase().split(/[-_]/)[0] || null;

/**
 * The language of a text as ISO 639-1, null where fewer than about 60 letters tell (20 in Chinese or Japanese).
 * The script decides where it can, function words for the great Latin languages, trigrams for the rest.
 * @param declared the language the page declares: it decides only between close relatives, which short texts do not tell apart
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const sample = text.slice(0, SAMPLE);
  const script = detectScript(sample);
  if (script.weight < LEAST) return null;
  if (script.language !== null) return script.language;
  const claimed = base(declared);
  if (script.name !== 'latin') return byTrigrams(sample, claimed);
  const found = functionWords(sample);
  const guessed = byFunctionWords(found, claimed) ?? byTrigrams(sample, claimed, found);
  if (guessed === claimed || sample.length >= FEW_LETTERS) return guessed;
  // Names and numbers (an address with its opening hours) mislead: one word that stands in it three times ("de") contradicts no declaration that another word bears out.
  const differentOf = (one: string | null) => found.find(({ language }) => language === one)?.different ?? 0;
  return differentOf(claimed) > 0 && differentOf(guessed) < LEAST_DIFFERENT ? claimed : guessed;
}

/** Different function words that contradict the declared language in a few words. */
const LEAST_DIFFERENT = 3;
/** The same where a model tells the language as well. */
const LEAST_BESIDE_MODEL = 2;

/** How much more of its function words than of any other language's a text must hold; the declared language need only come first. */
const CLEAR = 1.5;

/** Which share of a text's words are function words of a language, and how many different ones. */
type Found = { language: string; share: number; different: number };

/** By language, the largest share first; none for less than ten words. */
function functionWords(sample: string): Found[] {
  const words = sample.toLowerCase().match(/[a-zà-žʼ]+/g) ?? [];
  if (words.length < 10) return [];
  const hits = LANGUAGES.map(() => 0);
  const different = LANGUAGES.map(() => 0);
  const met = new Set<string>();
  for (const word of words) {
    for (const place of LANGUAGES_OF.get(word) ?? []) {
      hits[place] = (hits[place] ?? 0) + 1;
      if (!met.has(word)) different[place] = (different[place] ?? 0) + 1;
    }
    met.add(word);
  }
  return LANGUAGES.map((language, place) => ({
    language,
    share: (hits[place] ?? 0) / words.length,
    different: different[place] ?? 0,
  })).sort((a, b) => b.share - a.share);
}

function byFunctionWords([first, second]: readonly Found[], declared: string | null): string | null {
  if (!first || !second || first.share < 0.14) return null;
  // Two words that many languages have (the Polish "i" and "o") make no Catalan where those of the declared language are not counted.
  if (declared !== null && !LANGUAGES.includes(declared) && first.different < LEAST_DIFFERENT) return null;
  const clear = first.language === declared ? first.share > second.share : first.share >= CLEAR * second.share;
  return clear ? first.language : null;
}

/** Norwegian and Danish, Czech and Slovak, Galician and Portuguese lie this close. */
const AS_GOOD = 0.94;
/** A few labels ("Affiliate Program", "Illustrations") read as one language as well as another. */
const FEW_LETTERS = 250;
const AS_GOOD_OF_FEW = 0.85;

/** Letters beyond a to z that a language writes: no text with others (a Danish ø) is Swedish. The models know neither Danish nor Finnish, Estonian, Lithuanian or Slovak. */
const LETTERS: Readonly<Record<string, string>> = {
  cs: 'áčďéěíňóřšťúůýž',
  de: 'äöüßé',
  en: 'éèïöñç',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  it: 'àèéìîòóù',
  nl: 'áéëèêíïóöúü',
  pt: 'áâãàçéêíóôõú',
  sv: 'åäöéü',
};
const FOREIGN = 3;
const isWrittenIn = (sample: string, language: string): boolean => {
  const own = LETTERS[language];
  return own === undefined || (sample.toLowerCase().match(/[à-ž]/g) ?? []).filter((letter) => !own.includes(letter)).length < FOREIGN;
};
/** Languages that may be declared; both written forms of Norwegian have a code of their own. */
const NAMED: ReadonlySet<string> = new Set([...Object.values(TWO_LETTERS), 'nb', 'nn']);

function byTrigrams(sample: string, declared: string | null, found: readonly Found[] = []): string | null {
  const ranked = francAll(sample, { only: ASKED });
  const [code] = ranked[0] ?? ['und'];
  const guessed = TWO_LETTERS[code] ?? null;
  const best = guessed !== null && isWrittenIn(sample, guessed) ? guessed : null;
  // No model alone can contradict a language that there is no model of.
  if (declared !== null && NAMED.has(declared) && !ranked.some(([other]) => TWO_LETTERS[other] === declared))
    return found.some(({ language, different }) => language === best && different >= LEAST_BESIDE_MODEL) ? best : null;
  const asGood = sample.length < FEW_LETTERS ? AS_GOOD_OF_FEW : AS_GOOD;
  const claimed = ranked.find(([other, score]) => score >= asGood && declared !== null && TWO_LETTERS[other] === declared);
  return claimed ? declared : best;
}
