import type { Link } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { holdsCue } from '../../language/cues.ts';
import { isAffiliate } from '../../page/paid-links.ts';
import { definePageAudit } from '../audit.ts';
import { ENDORSEMENTS, OUTBOUND_LINKS } from './evidence.ts';

/** Somebody says that money is involved. */
const discloses = holdsCue(({ disclosures }) => disclosures);

const isPaid = (link: Link): boolean => !link.internal && (link.rel.includes('sponsored') || isAffiliate(link));

export const disclosure = definePageAudit({
  id: 'authority-trust/disclosure',
  factor: 'authorityTrust',
  judges: 'contents',
  weight: 0.5,
  label: 'Disclosure of paid links',
  title: 'Paid links are disclosed',
  failTitle: 'Paid links are not disclosed',
  why: 'Consumer law requires a clear notice next to paid recommendations (in the United States, see the FTC’s endorsement guides). Google asks you to mark such links.',
  fix: 'Disclose paid links on {pages}. Say before the first paid link that you earn from it, and mark it rel="sponsored".',
  effort: 'low',
  tier: 'V',
  sources: [ENDORSEMENTS, OUTBOUND_LINKS],
  notApplicable: 'No sampled page has paid links that could be recognized.',
  judgePage(page) {
    const paid = page.document.links.filter(isPaid);
    const [first] = paid;
    if (!first || languageOf(page) === null) return null;
    if (page.document.blocks.some(({ text }) => discloses(text))) return { score: 1 };
    return {
      score: 0,
      findings: [
        {
          what:
            paid.length === 1
              ? 'A link is marked as paid, but the page does not say so.'
              : `${paid.length} links are marked as paid, but the page does not say so.`,
          snippet: first.href,
        },
      ],
    };
  },
});
