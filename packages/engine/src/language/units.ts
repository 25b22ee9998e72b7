import type { Units } from './pack.ts';
import { packOf } from './packs/index.ts';

/** What may follow (or precede) a number lower case. One table for all: a unit of one language seldom means another thing in the next; what does (on, ten in Turkish) stands in its pack alone. */
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const PERCENT = list(
  '% ‰ ٪ percent prozent procent pct pour¬cent por¬ciento per¬cento por¬cento per¬cent 割 パーセント ポイント في¬المئة في¬المائة بالمئة بالمائة'.replaceAll(
    '¬',
    '_',
  ),
);
const CURRENCY = list(
  '€ $ £ ¥ ₹ ₽ ₩ ₺ ﷼ usd eur gbp chf jpy cny cad aud sek nok dkk pln brl mxn aed sar egp euro euros dollar dollars dólares dólar dollari dollaro dollár pounds pound libras livres sterline pfund yen franken francs cent cents cts 円 元 圆 圓 日元 欧元 歐元 美元 人民币 人民幣 ドル ユーロ يورو دولار دولارا دولارات ريال ريالا درهم درهما جنيه جنيها reais real pesos peso rmb',
);
const DURATION = list(
  'ms s sec secs second seconds min mins minute minutes h hr hrs hour hours day days week weeks month months year years decade decades sekunde sekunden minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren seconde secondes heure heures jour jours semaine semaines mois an ans année années segundo segundos minuto minutos hora horas día días semana semanas mes meses año años secondo secondi minuti ora ore giorno giorni settimana settimane mese mesi anno anni dia dias mês ano anos seconden minuut uur uren dag dagen week weken maand maanden jaar jaren 秒 分 時間 小時 小时 日間 天 週間 周 か月 ヶ月 カ月 个月 個月 年間 年 ثانية ثواني دقيقة دقائق ساعة ساعات يوم أيام يوما أسبوع أسابيع شهر أشهر شهرا سنة سنوات عام أعوام عاما',
);
/** Two to twelve in words, as they stand before what is counted. */
const NUMERALS = list(
  'two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn elf zwölf deux trois quatre cinq sept huit neuf dix onze douze dos tres cuatro cinco seis siete ocho nueve diez once doce due tre quattro cinque sei sette otto nove dieci undici dodici dois duas três quatro sete oito dez doze twee drie vijf zes zeven acht negen tien twaalf ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة ثلاث أربع خمس ست سبع ثماني تسع عشر',
);
const MEASURE = list(
  'kg g mg µg t tonne tonnes tonnen tons ton toneladas tonnellate ton lb lbs oz km m cm mm µm nm mi ft in inch inches m² m2 km² ha m³ m3 l ml cl hl gal w kw mw gw wh kwh mwh gwh twh v kv a mah ah hz khz mhz ghz db pa kpa mpa bar psi °c °f °k ° k j kj mj kcal cal n nm kb mb gb tb kib mib gib bit bits byte bytes px dpi ppm kmh km/h mph m/s rpm l/min kelvin celsius fahrenheit grad meter metre metres metri metros meters mètres kilogramm kilogram kilograms kilometer kilometers kilometres kilómetros quilómetros chilometri kilomètres litre litres liter liters litros litri キロ グラム メートル リットル キログラム センチ 度 公斤 千克 公里 米 厘米 升 كيلو كيلوغرام كم متر لتر درجة',
);
export const MAGNITUDE = list(
  'million millions billion billions trillion thousand k m bn mn mio mrd millionen milliarden milliarde tausend millionenfach mille milliers milliard milliards mil millón millones millares milmillones mila milioni milione miliardi miliardo milhão milhões bilhão bilhões miljoen miljard duizend 万 萬 億 亿 千 百万 مليون ملايين مليار مليارات ألف آلاف',
);
/** Particles follow without a space, so that they are told like those of Japanese. */
const { numerals: _numerals, vague: _vague, ...koreanUnits } = packOf('ko').units;
const KOREAN = Object.values(koreanUnits).flatMap((units) => [...units]);

/** Units without a space before them in Japanese, Chinese and Korean; tried longest first. */
export const CJK_UNITS = [...PERCENT, ...CURRENCY, ...DURATION, ...MEASURE, ...MAGNITUDE, ...KOREAN]
  .filter((unit) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(unit))
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
/** Counters after a number in Japanese and Chinese. */
export const CJK_COUNTERS =
  /^(?:人|台|単位|单位|單位|名|社|家|件|個|个|台|回|次|種|种|本|枚|冊|册|店|校|戸|户|倍|位|项|項|款|篇|頁|页|歳|岁|以上|余)/u;

type Unit = Exclude<keyof Units, 'vague'>;
const TABLES: Readonly<Record<Unit, ReadonlySet<string>>> = {
  percent: PERCENT,
  currency: CURRENCY,
  duration: DURATION,
  measure: MEASURE,
  magnitude: MAGNITUDE,
  numerals: NUMERALS,
};

/** Whether a word, lower case, is a unit of a kind: in the common table or in the pack of its language. */
export const isUnit = (word: string, kind: Unit, language: string | null): boolean =>
  TABLES[kind].has(word) || (packOf(language)?.units[kind].has(word) ?? false);
