import { lowered } from './letter-case.ts';
import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** "According to …", as languages with a pack name whom a sentence rests on. A name must follow (or, in Japanese, stand before). */
const ACCORDING =
  /(?<!\p{L})(?:according to|as reported by|data from|source:|laut|gemäß|nach angaben (?:von|der|des)|quelle:|selon|d['’]après|source\s?:|según|de acuerdo con|fuente:|secondo|in base a|fonte:|segundo|de acordo com|volgens|bron:|aldus|według|zgodnie z|jak podaje|źródło:|по данным|согласно|по оценке|источник:|ifølge|kilde:|enligt|källa:|kaynak:)\s+(?:the |der |die |das |den |le |la |les |l['’]|el |los |las |il |lo |gli |i |o |a |os |as |de |het )?(?:\p{Lu}[\p{L}\p{N}.&’'-]+)/iu;
const ACCORDING_CJK =
  /(?<!\p{L})(?!(?:ある|最近の|多くの|専門家|各種)?(?:調査|研究|統計|報告|アンケート)?(?:に|の結果に)よ)[\p{L}\p{N}]{2,20}(?:によると|によれば)|(?:根据|根據|据|據|依据)[^，。、]{2,24}(?:的)?(?:数据|數據|报告|報告|研究|调查|調查|统计|統計|标准|標準|规定|規定|条例|條例)|(?<![方手製工用療])法(?:により|によって|に基づ)|(?:出典|来源|來源|资料来源)[:：]/u;
const ACCORDING_AR = /(?:وفقا ل|وفقًا ل|بحسب|حسب|المصدر:)\s?\p{L}{2,}/u;
/** The name stands before: "Fraunhofer'e göre", "통계청에 따르면". */
const ACCORDING_AFTER = /\p{Lu}[\p{L}\p{N}.&-]+['’]?(?:n?[ae]|y[ae])? göre(?!\p{L})|(?<!(?:연구|조사|보고서|통계|자료))에 따르면|출처:/u;
/** (Smith et al., 2023), (Destatis 2024), (BFH, Urteil vom 9. November 2005, VI R 27/05). */
const PARENTHETIC =
  /[(（[](?!(?:Stand|As of|Since|Seit|Depuis|Desde|Dal|Sinds)(?!\p{L}))\p{Lu}[^()（）[\]]{1,60}[,\s]\s?(?:19|20)\d\d[a-z]?(?:,[^()（）[\]]{1,40})?[)）\]]/u;

/** Whether a text claims a finding of research. */
export const claimsResearch = (text: string, language: SupportedLanguage): boolean =>
  holds(packOf(language).research.report, text) ||
  (holds(packOf(language).research.names, text) && text.split(SENTENCES).some((sentence) => found(sentence, language)));
/** The same beyond doubt: a sentence says that research found, showed or measured. One that only speaks of research, with a figure, may be about a grant or the author's own. */
export const reportsFinding = (text: string, language: SupportedLanguage): boolean => {
  const { report, names, finds } = packOf(language).research;
  return holds(report, text) || text.split(SENTENCES).some((sentence) => holds(names, sentence) && holds(finds, sentence));
};
const SENTENCES = /(?<=[.!?])\s|(?<=[。！？؟])/u;
function found(sentence: string, language: SupportedLanguage): boolean {
  const { names, finds } = packOf(language).research;
  return holds(names, sentence) && (holds(finds, sentence) || /\p{Nd}/u.test(sentence.replace(YEAR, '')));
}
const holds = (pattern: RegExp | null, text: string): boolean => pattern?.test(text) ?? false;
/** When something was found out says nothing of what. */
const YEAR = /(?<!\p{Nd})(?:19|20)\d\d(?!\p{Nd})/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}]/u;
const ARABIC = /\p{Script=Arabic}/u;

export function namesSource(text: string): boolean {
  // The name must be written with a capital although the phrase before it is matched in any case.
  const found = ACCORDING.exec(text)?.[0];
  if (found !== undefined && /\s['’\p{L}]*\p{Lu}[^\s]*$/u.test(found)) return true;
  return (
    ACCORDING_AFTER.test(text) ||
    PARENTHETIC.test(text) ||
    (CJK.test(text) && ACCORDING_CJK.test(text)) ||
    (ARABIC.test(text) && ACCORDING_AR.test(text))
  );
}
export const firstPerson = (text: string, language: SupportedLanguage): boolean => holds(packOf(language).research.firstPerson, text);

/** Whether a sentence tells its reader to do something: "Tap the button to see 3 offers". */
export function isInstruction(sentence: string, language: SupportedLanguage): boolean {
  const { commands } = packOf(language);
  const [first, second] = lowered(sentence.slice(0, 60))
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);
  return first !== undefined && (commands.has(first) || (second !== undefined && commands.has(`${first} ${second}`)));
}

/** How far from its beginning a text says that it is an example. */
const OPENS_WITHIN = 40;

/** Whether a heading, or the beginning of a text, says that an example follows: its figures are made up to show something. */
export const isExample = (text: string, language: SupportedLanguage): boolean =>
  holds(packOf(language).research.example, text.slice(0, OPENS_WITHIN));
