import { isCallout, type Quotation, quotations as quotationsIn, speakerOf } from '../../language/quotations.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

const SHORTEST_QUOTE = 20;

type Quoted = Pick<Quotation, 'quote' | 'person' | 'role'>;

/** Quotations in marks and in quotation elements; each text once. */
function quotationsOf(page: ReadPage): Quoted[] {
  const found = new Map<string, Quoted>();
  for (const block of pageText(page.document).main) {
    if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'tableRow') continue;
    if (block.kind === 'quote' && !block.attribution && isCallout(block.text)) continue;
    if (block.kind === 'quote' && block.text.length >= SHORTEST_QUOTE) {
      const quotation = quotationsIn(block.text)[0];
      const speaker = block.attribution
        ? speakerOf(block.attribution)
        : { person: quotation?.person ?? null, role: quotation?.role ?? null };
      found.set(block.text, { quote: block.text, ...speaker });
    } else for (const quotation of quotationsIn(block.text)) found.set(quotation.quote, quotation);
  }
  return [...found.values()];
}

export const quotations = definePageAudit({
  id: 'answerability/quotations',
  factor: 'answerability',
  judges: 'contents',
  weight: 1,
  label: 'Speakers of quotations',
  title: 'Quotations name the speaker and their role',
  failTitle: 'No quotations with a speaker and role',
  why: 'Quoting relevant people raised visibility most in the GEO experiments, from 19.3 to 27.2 (position-adjusted words). One with a name and a role is enough, and a page that quotes nobody loses nothing.',
  fix: 'Name the role of each person quoted on {pages}. Say next to the name what makes the person worth quoting.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['article', 'docs', 'faq', 'home', 'product', 'other'],
  notApplicable: 'No sampled page quotes anybody with name and role.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    if (!text.language) return null;
    if (quotationsOf(page).some(({ person, role }) => person && role)) return { score: 1 };
    // Words in marks may be a title, an emphasis or a joke, and most texts quote nobody: nothing is missed.
    return null;
  },
});
