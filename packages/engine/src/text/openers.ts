import type { SupportedLanguage } from './language.ts';

/** First words that point at something said before: a passage that opens so cannot be read alone. */
const DANGLING: Record<SupportedLanguage, RegExp> = {
  // "It is possible to" points at nothing.
  en: /^(?!it(?: is|['’]s)(?: (?:also|not|often|always|usually|generally|therefore|still|now|then|very|sometimes))? (?:possible|impossible|important|necessary|common|recommended|advisable|easy|hard|difficult|simple|best|better|good|great|worth|essential|useful|helpful|clear|true|likely|unlikely|safe|customary|usual|known|time|practice)(?: practice)? (?:to|for|that|if|when|whether|within)\b)(?:(?:it|they|he|she|this|these|that|those|such)(?:['’](?:s|re|ll|d|ve))? (?:is|are|was|were|can|could|may|might|will|would|has|have|had|also|means|makes|allows|helps|does|do|should|must|then|applies)\b|(?:it|this|that)['’](?:s|ll)\b|the (?:former|latter)\b|as (?:mentioned|described|noted|shown|explained|discussed|seen) (?:above|before|earlier|previously)|(?:see )?above\b|both of (?:them|these))/i,
  de: /^(?:(?:dies|das|diese|dieser|dieses|jene) (?:ist|sind|war|kann|können|wird|werden|bedeutet|hat|haben|macht|gilt|hilft|führt|sollte|muss)(?!\p{L})|(?:er|sie) (?:ist|kann|wird|hat|wurde)(?!\p{L})|(?:wie|siehe) (?:oben|bereits|zuvor|eingangs)|(?:erstere|letztere)[rsn]?(?!\p{L}))/iu,
  fr: /^(?:(?:cela|ça|ceci|elles?|ils|celui-ci|celle-ci|ceux-ci|ces derniers|ce dernier|cette dernière)(?!\p{L})|c['’]est(?! (?:quoi|pourquoi))(?!\p{L})|comme (?:mentionné|indiqué|vu|expliqué|décrit)|voir ci-dessus)/iu,
  es: /^(?:(?:esto|eso|ello|ellos|ellas|éste|ésta|éstos|éstas)(?!\p{L})|est[eao]s? (?:es|son|puede|pueden|significa|permite|se)(?!\p{L})|(?:el|la) (?:anterior|misma|mismo) (?:es|se)|como (?:se ha )?(?:mencionado|mencionamos|indicado|dicho|visto|explicado)|véase (?:arriba|más arriba))/iu,
  it: /^(?:(?:ciò|esso|essa|essi|esse)(?!\p{L})|quest[oaie] (?:è|sono|può|possono|significa|permette|consente|si)(?!\p{L})|quest['’]ultim[oa]|come (?:già )?(?:accennato|detto|visto|indicato|spiegato|descritto)|vedi sopra)/iu,
  pt: /^(?:(?:isto|isso|eles|elas)(?!\p{L})|(?:ele|ela) (?:é|pode|tem|foi|será)(?!\p{L})|(?:este|esta|esse|essa|estes|estas) (?:é|são|pode|podem|significa|permite)(?!\p{L})|como (?:já )?(?:mencionado|referido|dito|visto|explicado|indicado)|ver acima)/iu,
  nl: /^(?:(?:dit|dat|deze|die) (?:is|zijn|kan|kunnen|wordt|worden|betekent|heeft|hebben|maakt|geldt|helpt)(?!\p{L})|(?:hij|zij|ze) (?:is|zijn|kan|kunnen|wordt|heeft|hebben)(?!\p{L})|zoals (?:hierboven|eerder|gezegd|vermeld|beschreven)|zie (?:hier)?boven)/iu,
  ja: /^(?:これ(?:は|が|を|に|ら|により)|それ(?:は|が|を|に|ら)|その(?:ため|結果|場合)|このため|前述|上記|先ほど|この場合)/u,
  zh: /^(?:它们?|它們|这(?:是|就是|意味|使|将|也|会|样|種|种情况)|這(?:是|就是|意味|使|將|也|會|樣)|那(?:是|就是)|如上|上述|前面|如前所述|正如前)/u,
  ar: /^(?:(?:وهو|وهي|وهذا|وهذه|هو|هي|هم|ذلك|وذلك)\s|هذا (?:يعني|هو|ما)|هذه (?:هي|تعني)|كما (?:ذكر|ذكرنا|سبق|أشرنا)|أعلاه)/u,
};

/** Openers that announce instead of answering. */
const ANNOUNCING: Record<SupportedLanguage, RegExp> = {
  en: /^(?:in this (?:article|guide|post|section|page|blog|tutorial)|this (?:article|guide|post|page|section|blog)\b|(?:we|i)['’]?(?:ll| will| are going to)\b|let['’]?s\b|welcome\b|read on|keep reading|have you ever|are you looking|here (?:is|are) (?:everything|all|what)|in today['’]s)/i,
  de: /^(?:in diesem (?:artikel|beitrag|leitfaden|abschnitt|ratgeber)|dieser (?:artikel|beitrag|leitfaden|ratgeber)|wir (?:werden|zeigen|erklären|erläutern)|lesen sie|willkommen|erfahren sie|haben sie sich)/i,
  fr: /^(?:dans (?:cet|ce|cette) (?:article|guide|billet|page|section)|(?:cet article|ce guide)|nous (?:allons|verrons|vous)|bienvenue|découvrez|lisez|poursuivez|avez-vous)/i,
  es: /^(?:en (?:este|esta) (?:artículo|guía|publicación|página|sección|entrada)|(?:este artículo|esta guía)|(?:vamos|veremos|te contamos|te explicamos)|bienvenid|descubre|sigue leyendo|siga leyendo|¿alguna vez)/i,
  it: /^(?:in quest[oa'’]\s?(?:articolo|guida|pagina|sezione|post)|quest[oa'’]\s?(?:articolo|guida)|(?:vedremo|scopriremo|ti spieghiamo)|benvenut|scopri|continua a leggere|ti sei mai)/i,
  pt: /^(?:n(?:este|esta) (?:artigo|guia|página|secção|seção|post)|(?:este artigo|este guia)|(?:vamos|veremos|explicamos)|bem-vind|descubra|continue a ler|continue lendo|já se)/i,
  nl: /^(?:in (?:dit|deze) (?:artikel|gids|blog|pagina|sectie)|(?:dit artikel|deze gids)|we (?:gaan|zullen|leggen)|welkom|ontdek|lees verder|heb je ooit)/i,
  ja: /^(?:この記事|本記事|今回は|ここでは|本ページ|このページ|ようこそ)|(?:紹介|解説|説明)(?:します|いたします|していきます)。?$/u,
  zh: /^(?:本文|在本文|这篇文章|這篇文章|本页|本頁|欢迎|歡迎|接下来|接下來|让我们|讓我們|下面)/u,
  ar: /^(?:في هذا (?:المقال|الدليل|القسم)|في هذه (?:المقالة|الصفحة)|هذا المقال|سوف|سنتعرف|سنشرح|مرحبا|أهلا|تابع القراءة|اكتشف)/u,
};

/** Whether a sentence opens with a reference to text before it. */
export const dangles = (sentence: string, language: SupportedLanguage): boolean =>
  DANGLING[language].test(sentence.slice(0, 80).trimStart());
/** Whether a sentence only announces what will be said. */
export const announces = (sentence: string, language: SupportedLanguage): boolean =>
  ANNOUNCING[language].test(sentence.trim().slice(0, 200));
