import { textsOf } from '../../page/schema-nodes.ts';
import { defineAudit, notApplicable, scored, unmeasured } from '../audit.ts';
import { believedNodes } from './agreement.ts';
import { GOOGLE_ORGANIZATION, SAME_AS } from './evidence.ts';
import { ownEntities } from './organization.ts';

/** Answers by which a site refuses us rather than says that the page is gone. */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 405, 407, 418, 429, 451, 460, 498, 499, 999]);
const WITHOUT_LINK_BACK = 0.5;

const key = (url: string): string => url.trim().replace(/#.*$/, '').replace(/\/$/, '');

export const sameAs = defineAudit({
  id: 'structured-data/same-as',
  factor: 'structuredData',
  judges: 'contents',
  weight: 1,
  label: 'Linked profiles',
  title: 'Linked profiles work and link back',
  failTitle: 'Some sameAs profiles are dead or do not link back',
  why: 'sameAs points to pages that confirm who you are. A dead profile confirms nothing, and one without a link back could belong to anyone.',
  fix: 'Fix your sameAs profiles. Remove dead URLs and add a link to your site to each profile.',
  effort: 'low',
  tier: 'P',
  sources: [SAME_AS, GOOGLE_ORGANIZATION],
  needs: ['served', 'linkChecks'],
  judge({ served: pages, linkChecks }) {
    const urls = new Set(
      pages.flatMap((page) =>
        ownEntities(believedNodes(page), page).flatMap((node) =>
          textsOf(node, 'sameAs')
            .filter((url) => /^https?:/.test(url))
            .map(key),
        ),
      ),
    );
    if (urls.size === 0) return notApplicable('No Organization markup names a sameAs profile.');
    const checks = new Map(linkChecks.map((check) => [key(check.url), check]));
    const findings: { where: string; what: string }[] = [];
    let measured = 0;
    let sum = 0;
    for (const url of [...urls].sort()) {
      const check = checks.get(url);
      // Networks refuse crawlers: that says nothing about the profile.
      if (!check || check.status === null || REFUSALS.has(check.status) || check.status >= 500) continue;
      measured += 1;
      if (check.status >= 400) findings.push({ where: url, what: `the profile returns ${check.status}` });
      else if (check.linksBack === false) {
        sum += WITHOUT_LINK_BACK;
        findings.push({ where: url, what: 'the profile does not link back' });
      } else sum += 1;
    }
    if (measured === 0) return unmeasured('We could not read any of the sameAs profiles.');
    return scored(sum / measured, findings);
  },
});
