import type { PageDocument } from '../../artifacts/page.ts';
import { definePageAudit } from '../audit.ts';

/** Links to other pages of the site from which on a page has a menu. */
const FEWEST_LINKS = 3;

/** Whether a menu is there that no element tells from the content: its class names it, or nothing on the page could hold it. One in a header or beside the content is told apart. */
function hasLooseMenu({ landmarks: { nav, header, aside }, blocks, links }: PageDocument): boolean {
  if (nav > 0) return false;
  if (blocks.some(({ region }) => region === 'nav')) return true;
  return header + aside === 0 && links.filter(({ internal }) => internal).length >= FEWEST_LINKS;
}

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
  ofLayout: true,
  judgePage({ document }) {
    const { landmarks: found } = document;
    const loose = hasLooseMenu(document);
    const missing = [
      found.main === 0 && 'no <main>',
      found.main > 1 && `${found.main} <main> elements at once`,
      loose && 'no <nav> around its menu',
      found.header + found.footer === 0 && 'no <header> or <footer> outside its content',
    ].filter((one) => one !== false);
    if (missing.length === 0) return { score: 1 };
    const score = (found.main === 1 ? 0.6 : found.main > 1 ? 0.4 : 0) + (loose ? 0 : 0.2) + (found.header + found.footer > 0 ? 0.2 : 0);
    return { score: Math.min(1, score), findings: [{ what: `The HTML of the page has ${missing.join(', ')}.` }] };
  },
});
