import { languageOf } from '../../artifacts/page-language.ts';
import { packOf } from '../../language/packs/index.ts';
import { topicClass } from '../../page/topic-class.ts';
import { definePageAudit } from '../audit.ts';
import { RATER_GUIDELINES } from './evidence.ts';

const CAREFUL = new Set(['health', 'finance', 'legal']);

/** Somebody with the training says or has checked it. */
const QUALIFIED =
  /(?<!\p{L})(?:MD|M\.D\.|PhD|Ph\.D\.|CFA|CFP|CPA|JD|J\.D\.|LL\.?M|RN|Dr|Prof|Pharm\.?D|Esq)(?!\p{L})|(?:medically|clinically|expert|legally|fact)[- ](?:reviewed|checked)|reviewed by|(?:fach|not)?(?:arzt|ärztin)|rechtsanw[äa]lt|steuerberater|(?:medizinisch|fachlich) geprüft|relu par|médecin|avocat|revisado por|médic[oa]|abogad[oa]|revisionato da|medico|avvocato|revisto por|advogad[oa]|gecontroleerd door|huisarts|advocaat|監修|(?:執筆|著者|文)[:：].*(?:医師|弁護士|税理士)|审核|審核|审校|審校|(?:作者|撰文)[:：].*(?:医生|醫生|医师|醫師|律师|律師)|راجعه|راجعته|(?<!\p{L})د\.|الدكتورة?(?!\p{L})|دكتورة?(?!\p{L})/u;

/** A warning without anybody who knows, or the other way round. */
const ONE_OF_TWO = 0.5;

export const safeguards = definePageAudit({
  id: 'authority-trust/safeguards',
  factor: 'authorityTrust',
  weight: 0.5,
  label: 'Limits and reviewers on health, finance and legal pages',
  title: 'Health, finance and legal pages state their limits and reviewer',
  failTitle: 'Health, finance or legal pages state no limits or reviewer',
  why: 'Google holds pages that can harm health, finances or safety to the highest standard. It asks its raters to look for visible expertise on the page.',
  fix: 'State limits and the reviewer on {pages}. Say what the text cannot replace, and name the qualified person who wrote or reviewed it.',
  effort: 'medium',
  tier: 'V',
  sources: [RATER_GUIDELINES],
  notApplicable: 'No sampled page could be told to be about health, money or law.',
  readsWords: true,
  judgePage(page) {
    const disclaimer = packOf(languageOf(page))?.disclaimer;
    const subject = topicClass(page);
    if (!disclaimer || !CAREFUL.has(subject)) return null;
    const texts = [
      ...page.document.blocks.map(({ text }) => text),
      ...page.document.bylines.filter(({ via }) => via !== 'meta').map(({ text }) => text),
    ];
    const limits = texts.some((text) => disclaimer.test(text));
    // A person is named in a line or a byline, not somewhere in a page-long text about doctors, nor in "ask your doctor".
    const qualified = texts.some(
      (text) =>
        text.length <= 300 &&
        !disclaimer.test(text) &&
        QUALIFIED.test(text) &&
        /\p{Lu}\p{L}+ \p{Lu}|[\p{Script=Han}\p{Script=Arabic}]{2}/u.test(text),
    );
    const findings = [];
    if (!limits) findings.push({ what: `This page on ${subject} does not state its limits or risks.` });
    if (!qualified) findings.push({ what: `This page on ${subject} does not name a qualified author or reviewer.` });
    return { score: limits && qualified ? 1 : limits || qualified ? ONE_OF_TWO : 0, findings };
  },
});
