import { definePageAudit } from '../audit.ts';

export const landmarks = definePageAudit({
  id: 'content-extraction/landmarks',
  factor: 'contentExtraction',
  weight: 1,
  label: 'Semantic page regions',
  title: 'Page regions use semantic elements',
  failTitle: 'Page regions have no semantic elements',
  why: 'These elements tell an extractor which text is content and which surrounds it.',
  fix: 'Mark up the regions of {pages}. Use <main> once for the content, <nav> for menus, and <header> and <footer> around them.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Page regions', url: 'https://www.w3.org/WAI/tutorials/page-structure/regions/' },
    { title: 'W3C ARIA landmarks', url: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/' },
  ],
  notApplicable: 'no page was in the sample',
  judgePage({ document: { landmarks: found } }) {
    const missing = [
      found.main === 0 && 'no <main>',
      found.main > 1 && `${found.main} <main> elements at once`,
      found.nav === 0 && 'no <nav>',
      found.header + found.footer === 0 && 'no <header> or <footer> outside its content',
    ].filter((one) => one !== false);
    if (missing.length === 0) return { score: 1 };
    const score =
      (found.main === 1 ? 0.6 : found.main > 1 ? 0.4 : 0) + (found.nav > 0 ? 0.2 : 0) + (found.header + found.footer > 0 ? 0.2 : 0);
    return { score: Math.min(1, score), findings: [{ what: `The page has ${missing.join(', ')}.` }] };
  },
});
