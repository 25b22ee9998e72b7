/** Sentences that say that nothing was found: naming somebody in one is no mention. */

const NOTHING_FOUND: readonly RegExp[] = [
  // English
  /\b(?:could ?n[o'’]t|can ?n[o'’]t|cannot|can not|could not|was ?n[o'’]t able|am not able|unable|did ?n[o'’]t|did not|do ?n[o'’]t|do not|have ?n[o'’]t|failed) (?:to )?(?:\w+ )?(?:find|locate|identify|verify|confirm|have|see|recogni[sz]e|come across)\b/i,
  /\b(?:found|find|there(?:'s| is| are| was| were)|have|has) (?:no|nothing|not any|little|hardly any)\b(?=[^.]*\b(?:information|results?|mentions?|records?|evidence|details?|data|reference|sources?|about|on|for|called|named)\b)/i,
  /\b(?:no|not any) (?:\w+ ){0,2}(?:information|results?|mentions?|records?|evidence|details|data|references?) (?:\w+ ){0,3}(?:on|about|for|of|regarding)\b/i,
  /\bnothing (?:\w+ )?(?:about|on|for) /i,
  /\b(?:not|n['’]t) (?:\w+ )?(?:familiar with|aware of|know of|heard of|appear to exist|seem to exist)\b/i,
  // German
  /\b(?:konnte|kann|habe|hat|gibt es|liegen?|finde)\b[^.]*\b(?:keine?[rsn]?|nichts|nicht)\b[^.]*\b(?:finden|gefunden|informationen|angaben|hinweise|ergebnisse|vor|bekannt)\b/i,
  /\bkeine? (?:\w+ )?(?:informationen|angaben|hinweise|ergebnisse) (?:\w+ )?(?:zu|über|von|für)\b/i,
  // French
  /\b(?:n['’]ai|n['’]a|je ne|n['’]existe|aucune?)\b[^.]*\b(?:trouv\w+|information|résultat|mention|connais)\b/i,
  // Spanish, Portuguese, Italian
  /\bno (?:he |se |hay |pude |encontr\w+|existe)[^.]*\b(?:encontr\w+|información|resultados|datos|menciones)\b/i,
  /\bnão (?:encontr\w+|há|foi|consegui|existe)[^.]*\b(?:encontr\w+|informaç\w+|resultados|dados|menç\w+)\b/i,
  /\bnon (?:ho |ci sono|è|sono|risulta|esist\w+)[^.]*\b(?:trovat\w+|informazioni|risultati|dati|menzioni)\b/i,
  // Dutch
  /\b(?:geen|niets|niet)\b[^.]*\b(?:gevonden|vinden|informatie|resultaten)\b/i,
  // Russian, Polish
  /(?:не (?:нашёл|нашел|нашла|найден\p{L}*|удалось найти|смог найти)|нет информации)/iu,
  /\bnie (?:znalaz\p{L}+|udało się znaleźć|ma informacji)/iu,
  // Chinese, Japanese, Korean
  /(?:没有找到|未找到|找不到|未能找到|沒有找到|没有.{0,6}(?:信息|资料)|查不到)/u,
  /(?:見つかりません|見つけられません|見つからな|確認できません|情報(?:が|は)(?:ありません|ない))/u,
  /(?:찾을 수 없|찾지 못|정보(?:가|는) 없)/u,
  // Arabic
  /(?:لم (?:أجد|أعثر|يتم العثور)|لا توجد معلومات)/u,
];

const SENTENCE_END = /[.!?。！？؟](?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\n/gu;

/** Where the sentence of this place begins and ends. */
function sentenceAt(text: string, place: number): string {
  let start = 0;
  SENTENCE_END.lastIndex = 0;
  for (let found = SENTENCE_END.exec(text); found; found = SENTENCE_END.exec(text)) {
    if (found.index >= place) return text.slice(start, found.index);
    start = found.index + found[0].length;
  }
  return text.slice(start);
}

const MOST = 600;
/** Does the sentence around this place say that nothing was found? */
export function isNegated(text: string, place: number): boolean {
  const from = Math.max(0, place - MOST);
  const sentence = sentenceAt(text.slice(from, place + MOST), place - from);
  return NOTHING_FOUND.some((pattern) => pattern.test(sentence));
}
