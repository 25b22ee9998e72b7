import { once } from '../../artifacts/once.ts';
import type { PageDocument } from '../../artifacts/page.ts';
import { languageOf, type SupportedLanguage } from '../../text/language.ts';
import { pageText } from '../../text/page-text.ts';
import { defineAudit, notApplicable, ramp, scored, unmeasured } from '../audit.ts';
import { copiesAmong } from '../copies.ts';
import { HELPFUL_CONTENT } from './evidence.ts';

/**
 * Somebody says that they measured, tested or asked themselves: who, and within a few words what they did. Spanish and Portuguese verbs that are present and past alike tell a habit behind
 * a word that puts steps in order (“Primero medimos el agua”).
 */
const OWN_WORK: Record<SupportedLanguage, RegExp> = {
  en: /\b(?:we|our|i)\b(?<!\b(?:now that|once|when|if|before|until|unless) (?:we|our|i))(?!\.)(?:(?!\b(?:can|can['’]t|could|would|should|may|might|will|must|want|need|if|when|be)\b).){0,60}\b(?:measured|tested|surveyed|analy[sz]ed|interviewed|compared|recorded|collected|benchmarked|evaluated|counted|observed|timed|sampled|tracked|examined|asked|weighed|cooked|baked|photographed|logged|polled|kept (?:every|all|each)|(?:made|found)(?= [^.!?]{0,30}\d))\b|\bour (?:own )?(?:data|tests|test(?!\s+(?!show|found|finds?\b|reveal|confirm|suggest|proved?\b|ran\b|took\b|of\b|in\b|on\b|with\b|was\b|is\b|and\b)\p{L})|survey|study|measurements?|analysis|benchmarks?|experiments?|records|sample)\b/iu,
  de: /\b(?:wir|unser\p{L}*|ich)\b.{0,60}(?:gemessen|maßen|getestet|testeten|befragt|befragten|untersucht|ausgewertet|verglichen|nachgerechnet|nachgemessen|erhoben|gezählt|beobachtet|analysiert|aufgezeichnet)|\bunsere[nrs]? (?:eigenen? )?(?:daten|tests?|umfrage|studie|messung\p{L}*|auswertung|analyse|versuche?)/iu,
  fr: /\b(?:nous|notre|nos|j['’]ai|on)\b.{0,60}(?:mesuré|testé|interrogé|analysé|comparé|relevé|recueilli|évalué|compté|observé|chronométré|étudié)|\bno(?:s|tre) (?:propres? )?(?:données|tests?|enquête|étude|mesures|analyse|essais|relevés)/iu,
  es: /(?:\b(?:hemos|nuestr[ao]s?)\b.{0,60}(?:medido|probado|encuestado|analizado|comparado|registrado|recogido|evaluado|contado|observado)|(?<!\b(?:primero|luego|después|siempre|cuando|si|cada|a continuación)\b[^.]{0,40})\b(?:medimos|probamos|encuestamos|analizamos|comparamos|registramos|evaluamos|contamos|observamos)\b|\bnuestr[ao]s? (?:propi[ao]s? )?(?:datos|pruebas|encuesta|estudio|mediciones|análisis|ensayos))/iu,
  it: /(?:\babbiamo\b.{0,60}(?:misurato|testato|provato|intervistato|analizzato|confrontato|registrato|raccolto|valutato|contato|osservato)|\bi nostri (?:dati|test|rilievi)|\bl[ae] nostr[ae] (?:indagine|ricerca|misurazion[ei]|analisi|prov[ae]))/iu,
  pt: /(?:(?<!(?:primeiro|depois|em seguida|sempre|quando|se|cada)(?!\p{L})[^.]{0,40})\b(?:medimos|testamos|testámos|entrevistamos|analisamos|analisámos|comparamos|registamos|registramos|recolhemos|coletamos|avaliamos|contamos|observamos)\b|\bos nossos (?:dados|testes)|\bnoss[ao]s? (?:dados|testes|pesquisa|inquérito|estudo|medições|análise|ensaios))/iu,
  nl: /\b(?:we|wij|onze|ons|ik)\b.{0,60}(?:gemeten|maten|getest|testten|ondervraagd|geanalyseerd|vergeleken|geregistreerd|verzameld|geëvalueerd|geteld|onderzocht)|\bonze (?:eigen )?(?:data|gegevens|tests?|enquête|studie|metingen|analyse|proeven)/iu,
  ja: /(?:当社|弊社|私たち|我々|自社|当工房|当店|本調査|本研究).{0,40}(?:測定|計測|調査|検証|分析|テスト|実験|集計|比較|記録|測り)|(?:使い比べ|食べ比べ|飲み比べ|比べまし|実測し|試作し)(?:た|て|ました|まして)|試した(?:結果|ところ)|測ってみ/u,
  zh: /(?:我们|我們|本公司|本研究|本次|团队|團隊).{0,30}(?:测量|測量|测试|測試|调查|調查|分析|统计|統計|采访|採訪|记录|記錄|收集|实验|實驗|实测|實測)/u,
  ar: /(?:قمنا|أجرينا|قسنا|اختبرنا|حللنا|جمعنا|سجلنا|قارنا|استطلعنا|رصدنا|بياناتنا|دراستنا|قياساتنا|اختباراتنا|تحليلنا)/u,
};

/** A heading that says how something was found out. */
const METHOD =
  /(?<!\p{L})(?:method(?:ology|s)?|how we (?:test|measure|review|calculat)\p{L}*|methodik|vorgehen|so haben wir getestet|so testen wir|méthodologie|méthode|comment nous (?:testons|avons testé)|metodolog[íi]a|método|cómo (?:probamos|hemos probado)|metodo|come abbiamo testato|como testamos|methodologie|werkwijze|hoe we (?:testen|meten))(?!\p{L})|調査方法|測定方法|検証方法|研究方法|测试方法|測試方法|调查方法|調查方法|منهجية|طريقة الاختبار/iu;

/** In digits, or in Chinese numerals before what they count. */
const FIGURE = /\p{Nd}|[一二三四五六七八九十百千两兩]+(?:台|臺|人|名|回|次|年|か月|个月|個月|週間|日間|天|個|个|種|种|本|枚|杯|件|社|店)/u;

/** Own work without a figure is half of the proof. */
const WITHOUT_FIGURE = 0.5;
/** Not every article needs a study of its own. */
const FULL_SHARE = 0.5;

/** `finding`: the sentence that tells what was found; null where only a heading promises it. */
type OwnWork = { score: number; snippet: string | null; finding: string | null };

/** What a page says of its own findings: 1 with a figure, half without, and the sentence or heading that says so. */
export const ownWork = once((document: PageDocument): OwnWork => {
  const text = pageText(document);
  const { language } = text;
  if (!language) return { score: 0, snippet: null, finding: null };
  let heading: string | null = null;
  let told: string | null = null;
  for (const block of text.main) {
    if (block.kind === 'heading') {
      if (METHOD.test(block.text)) heading ??= block.text;
      continue;
    }
    if (block.kind === 'quote' || !OWN_WORK[language].test(block.text)) continue;
    const sentences = text.sentences(block);
    for (const [at, sentence] of sentences.entries()) {
      if (!sentence.prose || !OWN_WORK[language].test(sentence.text)) continue;
      if (FIGURE.test(sentence.text)) return { score: 1, snippet: sentence.text, finding: sentence.text };
      // "I measured at the wall for a week. Idle it draws 6.8 W."
      const next = sentences[at + 1];
      if (next?.prose && FIGURE.test(next.text)) return { score: 1, snippet: sentence.text, finding: `${sentence.text} ${next.text}` };
      told ??= sentence.text;
    }
  }
  const snippet = told ?? heading;
  return { score: snippet ? WITHOUT_FIGURE : 0, snippet, finding: told };
});

export const firstParty = defineAudit({
  id: 'authority-trust/first-party',
  factor: 'authorityTrust',
  weight: 1.5,
  title: 'Articles bring findings of their own, or say how they were made',
  failTitle: 'Articles bring nothing that cannot be read elsewhere',
  why: 'Google’s first question about content is whether it gives original information, reporting, research or analysis; what stands in a hundred places can be cited from any of them.',
  fix: 'Say what you measured, tested or counted yourselves, with the figure, the period and how you did it.',
  effort: 'high',
  tier: 'V',
  sources: [HELPFUL_CONTENT],
  needs: ['pages'],
  judge({ pages }) {
    const copies = copiesAmong(pages);
    const articles = pages.filter((page) => page.document.pageType === 'article' && !copies.has(page));
    if (articles.length === 0) return notApplicable('No sampled page is an article.');
    const judged = articles.filter((page) => languageOf(page) !== null).map((page) => ({ page, ...ownWork(page.document) }));
    if (judged.length === 0) return unmeasured('no word lists for the language of the articles');
    const share = judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
    const findings = judged.flatMap(({ page, score, snippet }) =>
      score === 1
        ? []
        : [
            {
              where: page.url,
              what: snippet ? 'Own work is mentioned without a figure.' : 'Nothing says what the authors found out themselves.',
              ...(snippet && { snippet }),
            },
          ],
    );
    return scored(ramp(share, 0, FULL_SHARE), findings);
  },
});
