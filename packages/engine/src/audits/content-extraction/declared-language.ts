import { sameLanguage } from '../../language/same-language.ts';
import { definePageAudit } from '../audit.ts';

/** A page whose alternates call it by another language is offered to the wrong readers, though its own declaration is right. */
const MISNAMED = 0.5;
const bare = (url: string) => url.replace(/#.*$/, '');

export const declaredLanguage = definePageAudit({
  id: 'content-extraction/declared-language',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 0.5,
  label: 'Declared language',
  title: 'The declared language matches the text',
  failTitle: 'The declared language is missing or wrong',
  why: 'The lang attribute can decide how software splits a text into words and which readers it reaches. WCAG requires it on every page.',
  fix: 'Declare the correct language on {pages}. Set the lang attribute of the html element to the language of the text.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'WCAG 2.2: Language of Page', url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html' },
    { title: 'W3C: Declaring language in HTML', url: 'https://www.w3.org/International/questions/qa-html-language-declarations' },
  ],
  contested: 'Google says it ignores the lang attribute and detects the language from the text.',
  notApplicable: 'no page was in the sample',
  judgePage({ document: { lang, detectedLanguage, hreflangs }, finalUrl }) {
    const looks = detectedLanguage === null ? '' : `; its text looks like ${detectedLanguage}`;
    if (!lang?.trim()) return { score: 0, findings: [{ what: `The page declares no language${looks}.` }] };
    // Too little text to tell: a declaration is believed, so that padding the page wins nothing.
    if (detectedLanguage === null) return { score: 1 };
    if (sameLanguage(lang, detectedLanguage)) {
      const own = hreflangs.filter(({ lang: hreflang, href }) => hreflang !== 'x-default' && bare(href) === bare(finalUrl));
      const [first] = own;
      if (!first || own.some((one) => sameLanguage(one.lang, detectedLanguage))) return { score: 1 };
      return { score: MISNAMED, findings: [{ what: `hreflang says ${first.lang}, but the text looks like ${detectedLanguage}.` }] };
    }
    return { score: 0, findings: [{ what: `The page declares ${lang}, but its text looks like ${detectedLanguage}.` }] };
  },
});
