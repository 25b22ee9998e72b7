import type { SupportedLanguage } from './language.ts';

/** What research is called. A sentence that also finds something, or gives a figure, claims what a reader would want to check. */
const RESEARCH: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:stud(?:y|ies)(?<!\b(?:case|and|or|to|who|s?he|they|you|we|can|will|may) stud(?:y|ies))(?! (?:how|why|what|where|whether|with|at)\b)|surveys?|research(?:ers)?(?! (?:universit(?:y|ies)|hospitals?|companies|company|farms?|groups?|projects?|vessels?|teams?|stations?|cent(?:re|er)s?|institutes?|fellows?|students?|program(?:me)?s?|interests?|degrees?|areas?|staff)\b)|analysis of|meta-analysis|(?:clinical|controlled|field|randomi[sz]ed) trials?|statistics(?! (?:are (?:reported|collected|printed|written|gathered)|returned))|evidence|experts)\b/i,
  de: /\b(?:Studien?|Umfragen?|Untersuchung(?:en)?|Forsch(?:ung|er|ende)\p{L}*|Erhebung|Statistik(?:en)?|Metaanalyse)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:études?(?! de cas)|enquêtes?|recherches?|chercheurs|sondage|statistiques|méta-analyse)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:estudios?(?<!casos? de estudios?)(?! de casos?)|encuestas?|investigaci(?:ón|ones)|investigadores|estadísticas|metaanálisis)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:studi|studio condotto|indagin[ei]|ricerc(?:a|he|atori)(?<!\bdi ricerc(?:a|he|atori))(?! di test[oi])|sondaggio|statistiche|metanalisi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:estudos?(?! de casos?)|inquéritos?|pesquisas?|investigaç(?:ão|ões)|investigadores|pesquisadores|estatísticas|metanálise)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:studies?|enquêtes?|onderzoek(?:en|ers)?|statistiek(?:en)?|meta-analyse)(?!\p{L})/iu,
  ja: /調査|研究|統計|論文|アンケート/u,
  zh: /研究|调查|調查|统计|統計|论文|論文/u,
  ar: /دراسة|دراسات|استطلاع|بحث|أبحاث|إحصاءات|إحصائيات/u,
};

/** Words with which research finds something, or is called upon. */
const FINDS: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:f(?:ind|ound)s?|show(?:s|ed|n)?|sa(?:ys?|id)|conclude[sd]?|estimate[sd]?|reveal(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?|prove[sdn]?|confirm(?:s|ed)?|agree[sd]?|report(?:s|ed)|link(?:s|ed)|measured|according to)\b/i,
  de: /(?<!\p{L})(?:zeig\p{L}*|beleg\p{L}*|ergab\p{L}*|ergibt|ergeben|nennt|nennen|schätz\p{L}*|besag\p{L}*|komm\p{L}* zu|stell\p{L}* fest|fand\p{L}*|beweis\p{L}*|maß\p{L}*|laut|gemäß|zufolge)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:dé)?montr\p{L}*|rév[éè]l\p{L}*|indiqu\p{L}*|conclu\p{L}*|estim\p{L}*|constat\p{L}*|affirm\p{L}*|prouv\p{L}*|sugg[éè]r\p{L}*|mesuré\p{L}*|selon|d['’]après)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:de)?m(?:ue|o)str\p{L}*|revel\p{L}*|indic\p{L}*|conclu\p{L}*|estim\p{L}*|señal\p{L}*|afirm\p{L}*|sugier\p{L}*|sugir\p{L}*|halló|encontr\p{L}*|midió|midieron|según)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:(?:di)?mostr\p{L}*|rivel\p{L}*|indic\p{L}*|conclu\p{L}*|stima\p{L}*|afferm\p{L}*|rilev\p{L}*|sugger\p{L}*|trovat\p{L}*|misurat\p{L}*|secondo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:(?:de)?mo(?:n)?str\p{L}*|revel\p{L}*|indic\p{L}*|conclu\p{L}*|estim\p{L}*|apont\p{L}*|afirm\p{L}*|suger\p{L}*|encontr\p{L}*|mediu|mediram|segundo|de acordo)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:toon\p{L}*|ton(?:en|t)|blijk\p{L}*|conclude\p{L}*|stelt|stellen|schat\p{L}*|meld\p{L}*|vond\p{L}*|bewijz\p{L}*|bewijst|zien|mat|maten|volgens)(?!\p{L})/iu,
  ja: /分か|わか|示|明らか|によると|によれば|述べ|指摘|判明|測定|結果/u,
  zh: /表明|显示|顯示|指出|发现|發現|认为|認為|证明|證明|测得|測得|根据|根據/u,
  ar: /أظهر|تظهر|يظهر|كشف|تكشف|أشار|تشير|يشير|ذكر|تذكر|وجد|أثبت|تثبت|أكد|تؤكد|قاس|وفق|بحسب|حسب/u,
};

/** A report is a thing like any other ("we send you a report") until it finds something. */
const REPORT: Record<SupportedLanguage, RegExp> = {
  en: /\breports?\b[^.!?]{0,60}(?<!\b(?:an?|the) )\b(?:f(?:ind|ound)s?|show(?:s|ed|n)?|sa(?:ys?|id)|conclude[sd]?|estimate[sd]?|reveal(?:s|ed)?|states?|stated|warn(?:s|ed)?|suggest(?:s|ed)?)\b/i,
  de: /(?<!\p{L})Berichte?s?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:zeigt?|zeigen|belegt|belegen|ergibt|ergab|nennt|schätzt|besagt|kommt zu|stellt fest|fand)(?!\p{L})/iu,
  fr: /(?<!\p{L})rapports?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:montre(?:nt)?|révèle(?:nt)?|indique(?:nt)?|conclut|estime(?:nt)?|constate(?:nt)?|affirme(?:nt)?)(?!\p{L})/iu,
  es: /(?<!\p{L})informes?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:muestran?|revelan?|indican?|concluyen?|estiman?|señalan?|afirman?)(?!\p{L})/iu,
  it: /(?<!\p{L})rapport[oi](?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:mostrano?|mostra|rivelano?|rivela|indica(?:no)?|conclude|stima(?:no)?|afferma(?:no)?|rileva(?:no)?)(?!\p{L})/iu,
  pt: /(?<!\p{L})relatórios?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:mostram?|revelam?|indicam?|conclu(?:i|em)|estimam?|apontam?|afirmam?)(?!\p{L})/iu,
  nl: /(?<!\p{L})rapport(?:en)?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:toont|tonen|blijkt|concludeert|stelt|schat|meldt|vond)(?!\p{L})/iu,
  ja: /報告書[^。！？]{0,40}(?:によると|によれば|示し|示す|明らか|述べ|指摘)/u,
  zh: /(?:报告|報告)[^。！？]{0,30}(?:显示|顯示|指出|表明|称|稱|发现|發現|认为|認為)/u,
  ar: /(?:(?:أظهر|كشف|أشار|ذكر|يشير|يظهر|وجد)\S*\s+[^.!؟]{0,30}تقرير|تقرير[^.!؟]{0,60}(?:أظهر|كشف|أشار|ذكر|يشير|يظهر|وجد))/u,
};

/** "According to …", as the ten languages name whom a sentence rests on. A name must follow (or, in Japanese, stand before). */
const ACCORDING =
  /(?<!\p{L})(?:according to|as reported by|data from|source:|laut|gemäß|nach angaben (?:von|der|des)|quelle:|selon|d['’]après|source\s?:|según|de acuerdo con|fuente:|secondo|in base a|fonte:|segundo|de acordo com|volgens|bron:|aldus)\s+(?:the |der |die |das |den |le |la |les |l['’]|el |los |las |il |lo |gli |i |o |a |os |as |de |het )?(?:\p{Lu}[\p{L}\p{N}.&’'-]+)/iu;
const ACCORDING_CJK =
  /(?<!\p{L})(?!(?:ある|最近の|多くの|専門家|各種)?(?:調査|研究|統計|報告|アンケート)?(?:に|の結果に)よ)[\p{L}\p{N}]{2,20}(?:によると|によれば)|(?:根据|根據|据|據|依据)[^，。、]{2,24}(?:的)?(?:数据|數據|报告|報告|研究|调查|調查|统计|統計|标准|標準|规定|規定|条例|條例)|(?<![方手製工用療])法(?:により|によって|に基づ)|(?:出典|来源|來源|资料来源)[:：]/u;
const ACCORDING_AR = /(?:وفقا ل|وفقًا ل|بحسب|حسب|المصدر:)\s?\p{L}{2,}/u;
/** (Smith et al., 2023), (Destatis 2024), (BFH, Urteil vom 9. November 2005, VI R 27/05). */
const PARENTHETIC =
  /[(（[](?!(?:Stand|As of|Since|Seit|Depuis|Desde|Dal|Sinds)(?!\p{L}))\p{Lu}[^()（）[\]]{1,60}[,\s]\s?(?:19|20)\d\d[a-z]?(?:,[^()（）[\]]{1,40})?[)）\]]/u;

/** Whom a reader hears speak: "we measured", "in our workshop". Such a claim is its own source. */
const FIRST_PERSON: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:[Ww]e|[Oo]ur|us|[Mm]y)\b|\bI(?:['’](?:ve|d|m))?\s/,
  de: /\b(?:wir|uns|unser\p{L}*|ich|mein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|je|j['’]ai|mon|mes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|nuestr[oa]s?|hemos)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:noi|nostr[oaei]|abbiamo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós|noss[oa]s?|temos)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu,
  ja: /当社|弊社|私たち|我々|自社|当店/u,
  zh: /我们|我們|本公司|我司|本店/u,
  ar: /(?<!\p{L})(?:نحن|لدينا|شركتنا|ورشتنا|قمنا|عملائنا)(?!\p{L})/u,
};

/** Whether a text claims a finding of research. */
export const claimsResearch = (text: string, language: SupportedLanguage): boolean =>
  REPORT[language].test(text) || (RESEARCH[language].test(text) && text.split(SENTENCES).some((sentence) => found(sentence, language)));
const SENTENCES = /(?<=[.!?])\s|(?<=[。！？؟])/u;
const found = (sentence: string, language: SupportedLanguage): boolean =>
  RESEARCH[language].test(sentence) && (FINDS[language].test(sentence) || /\p{Nd}/u.test(sentence.replace(YEAR, '')));
/** When something was found out says nothing of what. */
const YEAR = /(?<!\p{Nd})(?:19|20)\d\d(?!\p{Nd})/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}]/u;
const ARABIC = /\p{Script=Arabic}/u;

export function namesSource(text: string): boolean {
  // The name must be written with a capital although the phrase before it is matched in any case.
  const found = ACCORDING.exec(text)?.[0];
  if (found !== undefined && /\s['’\p{L}]*\p{Lu}[^\s]*$/u.test(found)) return true;
  return PARENTHETIC.test(text) || (CJK.test(text) && ACCORDING_CJK.test(text)) || (ARABIC.test(text) && ACCORDING_AR.test(text));
}
export const firstPerson = (text: string, language: SupportedLanguage): boolean => FIRST_PERSON[language].test(text);

const EXAMPLE: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:example|sample calculation|suppose)\b/i,
  de: /(?<!\p{L})(?:(?:rechen)?beispiel\p{L}*|angenommen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:exemples?|supposons)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ejemplos?|supongamos)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:esemp(?:io|i)|supponiamo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:exemplos?|suponhamos)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:(?:reken)?voorbeeld\p{L}*|stel dat)(?!\p{L})/iu,
  ja: /例えば|たとえば|計算例|の例/u,
  zh: /例如|举例|舉例|示例|例子/u,
  ar: /مثال|مثلا|لنفترض/u,
};
/** How far from its beginning a text says that it is an example. */
const OPENS_WITHIN = 40;

/** Whether a heading, or the beginning of a text, says that an example follows: its figures are made up to show something. */
export const isExample = (text: string, language: SupportedLanguage): boolean => EXAMPLE[language].test(text.slice(0, OPENS_WITHIN));
