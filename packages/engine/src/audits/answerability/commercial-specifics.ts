import { isStatistic } from '../../language/numbers.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { WHAT_GETS_CITED } from './evidence.ts';

/** Distinct measured properties that make a specification. */
const PROPERTIES = 3;
/** Columns from which a table compares things: a label and two things. */
const COMPARING = 3;
const VERSUS =
  /^(?!\s*(?:can|do|does|is|are|should|will|have|has|what|how|when|where|why|who)\b)[^.!?]*\S\s(?:or|oder|ou)\s\S[^.!?]*\?\s*$|(?<!\p{L})(?:vs\.?|versus|compar\p{L}*|vergleich\p{L}*|im vergleich|confront\p{L}*|vergelijk\p{L}*|alternativ\p{L}*|alternatie\p{L}*|mieux que|meilleure? que)(?!\p{L})|比較|比较|対|对比|對比|مقارنة|مقابل|بديل/iu;

export const commercialSpecifics = definePageAudit({
  id: 'answerability/commercial-specifics',
  factor: 'answerability',
  weight: 1.5,
  label: 'Prices and specifications',
  title: 'Commercial pages give prices and specifications',
  failTitle: 'Commercial pages lack prices or specifications',
  why: 'Buyers ask about prices, properties and differences. In 252,000 paired trials (2026), the source that stated a price was cited first more often.',
  fix: 'Add prices and specifications to {pages}. State the price with its currency, list measurable properties, and compare with the closest alternative.',
  effort: 'medium',
  tier: 'X',
  sources: [WHAT_GETS_CITED],
  pageTypes: ['product'],
  notApplicable: 'No sampled page is that of a product.',
  readsWords: true,
  judgePage({ document }) {
    const text = pageText(document);
    if (!text.language) return null;
    const properties = new Set<string>();
    let priced = false;
    for (const block of text.main) {
      for (const fact of text.numbers(block)) {
        if (fact.kind === 'currency' && fact.value > 0) priced = true;
        else if (isStatistic(fact) && fact.kind !== 'percent') properties.add(`${fact.value} ${fact.unit}`);
      }
    }
    const specified =
      document.tables.some((table) => table.region === 'main' && !table.layout && table.rows >= PROPERTIES) ||
      document.lists.some((list) => list.kind === 'definition' && list.items >= PROPERTIES);
    const specification = Math.max(Math.min(1, properties.size / PROPERTIES), specified && properties.size > 0 ? 1 : 0);
    const compared =
      document.tables.some((table) => table.region === 'main' && !table.layout && table.hasHeader && table.columns >= COMPARING) ||
      text.main.some(
        (block) =>
          block.kind === 'heading' &&
          VERSUS.test(block.text) &&
          text.sections.some((section) => section.heading?.index === block.index && section.blocks.length > 0),
      );
    const findings = [
      ...(priced ? [] : [{ what: 'no price with a currency is visible' }]),
      ...(specification < 1
        ? [{ what: `${properties.size} measured properties are visible; ${PROPERTIES} or more make a specification` }]
        : []),
      ...(compared ? [] : [{ what: 'nothing on the page compares it with an alternative' }]),
    ];
    return { score: findings.length === 0 ? 1 : 0.45 * Number(priced) + 0.35 * specification + 0.2 * Number(compared), findings };
  },
});
