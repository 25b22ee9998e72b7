import { excerpt } from '../../language/excerpt.ts';
import { isCallout, type Quotation, quotations as quotationsIn, speakerOf } from '../../language/quotations.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { asFarAsAsked, askedOf, BY_LENGTH } from './asked.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

const SHORTEST_QUOTE = 20;

/** Quotations in marks and in quotation elements; each text once. */
function quotationsOf(page: ReadPage): Pick<Quotation, 'quote' | 'person' | 'role'>[] {
  const found = new Map<string, Pick<Quotation, 'quote' | 'person' | 'role'>>();
  for (const block of pageText(page.document).main) {
    if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'tableRow') continue;
    if (block.kind === 'quote' && !block.attribution && isCallout(block.text)) continue;
    if (block.kind === 'quote' && block.text.length >= SHORTEST_QUOTE) {
      const said = quotationsIn(block.text)[0];
      const speaker = block.attribution ? speakerOf(block.attribution) : { person: said?.person ?? null, role: said?.role ?? null };
      found.set(block.text, { quote: block.text, ...speaker });
    } else for (const quotation of quotationsIn(block.text)) found.set(quotation.quote, quotation);
  }
  return [...found.values()];
}

export const quotations = definePageAudit({
  id: 'answerability/quotations',
  factor: 'answerability',
  weight: 1.5,
  label: 'Speakers of quotations',
  title: 'Quotations name the speaker and their role',
  failTitle: 'Quotations are missing or name no speaker',
  why: `Quoting relevant people raised visibility most in the GEO experiments, from 19.3 to 27.2 (position-adjusted words). A quotation without a speaker earns nothing here; one with a name and role is enough. ${BY_LENGTH}`,
  fix: 'Add attributed quotations to {pages}. Quote an expert, a customer or a document word for word, with name and role.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['article', 'docs', 'faq', 'home', 'product', 'other'],
  notApplicable: 'No sampled page is an article, or quotes anybody with name and role.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    if (!text.language) return null;
    const article = page.document.pageType === 'article';
    const found = quotationsOf(page);
    const complete = found.filter(({ person, role }) => person && role);
    if (complete.length > 0) return { score: 1 };
    if (!article) return null;
    const named = found.filter(({ person }) => person);
    const [example] = named.length > 0 ? named : found;
    const what =
      named.length > 0
        ? 'the quotation names a person but not in what role'
        : found.length > 0
          ? 'the quotation does not say who speaks'
          : 'the article quotes nobody';
    const score = named.length > 0 ? 0.5 : 0;
    return asFarAsAsked(score, (1 - score) * askedOf(text), [{ what, ...(example && { snippet: excerpt(example.quote) }) }]);
  },
});
