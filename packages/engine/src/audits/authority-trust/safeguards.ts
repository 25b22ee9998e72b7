import type { SupportedLanguage } from '../../text/language.ts';
import { languageOf } from '../../text/language.ts';
import { topicClass } from '../../topics/topic-class.ts';
import { definePageAudit } from '../audit.ts';
import { RATER_GUIDELINES } from './evidence.ts';

const CAREFUL = new Set(['health', 'finance', 'legal']);

/** The text says that it does not replace advice, or that there is a risk. */
const LIMITS: Record<SupportedLanguage, RegExp> = {
  en: /not (?:a substitute for|intended (?:as|to)|medical|financial|investment|legal|tax) ?|consult (?:a|your) |seek (?:medical|professional|legal|financial)|past performance|risk of loss|capital (?:is )?at risk|for informational purposes/i,
  de: /ersetz\p{L}* (?:keine|nicht)|keine (?:medizinische|finanzielle|anlage|rechts|steuer)\p{L}*|(?:fragen|konsultieren|wenden) sie (?:ihren|sich)|arzt oder apotheker|keine gewähr|verlustrisik|frühere wertentwicklung|totalverlust/iu,
  fr: /ne (?:remplace|constitue|saurait)|consultez (?:un|votre)|demandez conseil|performances passées|risque de perte|à titre informatif/iu,
  es: /no (?:sustituye|constituye|reemplaza)|consulte (?:a|con)|rentabilidades pasadas|riesgo de pérdida|con fines informativos|carácter informativo/iu,
  it: /non (?:sostituisc|costituisc)|consult(?:are|a|ate) (?:un|il)|rendimenti passati|rischio di perdita|a scopo informativo/iu,
  pt: /não (?:substitui|constitui)|consulte (?:um|o seu|seu)|rentabilidade passada|risco de perda|fins informativos/iu,
  nl: /geen vervanging|vervangt geen|geen (?:medisch|financieel|juridisch|beleggings)\p{L}* ?advies|raadpleeg (?:een|uw|altijd)|in het verleden behaalde|risico op verlies|ter informatie/iu,
  ja: /代わるものではありません|医師に(?:相談|ご相談)|専門家に(?:相談|ご相談)|元本割れ|損失(?:が生じる|を被る)|情報提供を目的|助言ではありません/u,
  zh: /不(?:构成|構成|能替代|能代替|作为|作為)|请咨询|請諮詢|咨询(?:医生|专业|律师)|过往业绩|投资有风险|投資有風險|仅供参考|僅供參考/u,
  ar: /لا (?:يغني|تغني|يشكل|تشكل|يعد)|استشر|استشارة (?:الطبيب|طبيبك|مختص|محام)|مخاطر الخسارة|لأغراض إعلامية|الأداء السابق/u,
};
/** Somebody with the training says or has checked it. */
const QUALIFIED =
  /(?<!\p{L})(?:MD|M\.D\.|PhD|Ph\.D\.|CFA|CFP|CPA|JD|J\.D\.|LL\.?M|RN|Dr|Prof|Pharm\.?D|Esq)(?!\p{L})|(?:medically|clinically|expert|legally|fact)[- ](?:reviewed|checked)|reviewed by|(?:fach|not)?(?:arzt|ärztin)|rechtsanw[äa]lt|steuerberater|(?:medizinisch|fachlich) geprüft|relu par|médecin|avocat|revisado por|médic[oa]|abogad[oa]|revisionato da|medico|avvocato|revisto por|advogad[oa]|gecontroleerd door|huisarts|advocaat|監修|(?:執筆|著者|文)[:：].*(?:医師|弁護士|税理士)|审核|審核|审校|審校|(?:作者|撰文)[:：].*(?:医生|醫生|医师|醫師|律师|律師)|راجعه|راجعته|(?<!\p{L})د\.|الدكتورة?(?!\p{L})|دكتورة?(?!\p{L})/u;

/** A warning without anybody who knows, or the other way round. */
const ONE_OF_TWO = 0.5;

export const safeguards = definePageAudit({
  id: 'authority-trust/safeguards',
  factor: 'authorityTrust',
  weight: 1,
  title: 'Pages on health, money and law say their limits and who has checked them',
  failTitle: 'Pages on health, money or law say neither their limits nor who has checked them',
  why: 'Google holds pages that can harm health, money or safety to the highest standard and asks its raters for expertise that can be seen on the page.',
  fix: 'Say what the text cannot replace, and name the qualified person who wrote or checked it.',
  effort: 'medium',
  tier: 'V',
  sources: [RATER_GUIDELINES],
  notApplicable: 'No sampled page could be told to be about health, money or law.',
  readsWords: true,
  judgePage(page) {
    const language = languageOf(page);
    const subject = topicClass(page);
    if (!language || !CAREFUL.has(subject)) return null;
    const texts = [
      ...page.document.blocks.map(({ text }) => text),
      ...page.document.bylines.filter(({ via }) => via !== 'meta').map(({ text }) => text),
    ];
    const limits = texts.some((text) => LIMITS[language].test(text));
    // A person is named in a line or a byline, not somewhere in a page-long text about doctors, nor in "ask your doctor".
    const qualified = texts.some(
      (text) =>
        text.length <= 300 &&
        !LIMITS[language].test(text) &&
        QUALIFIED.test(text) &&
        /\p{Lu}\p{L}+ \p{Lu}|[\p{Script=Han}\p{Script=Arabic}]{2}/u.test(text),
    );
    const findings = [];
    if (!limits) findings.push({ what: `A page on ${subject} that does not say what it cannot replace, or which risk there is.` });
    if (!qualified) findings.push({ what: `A page on ${subject} that names nobody qualified who wrote or checked it.` });
    return { score: limits && qualified ? 1 : limits || qualified ? ONE_OF_TWO : 0, findings };
  },
});
