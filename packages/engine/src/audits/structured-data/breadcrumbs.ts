import { isLegalPage } from '../../page/legal-pages.ts';
import { hasType, hasUnreadable, nodesAt, nodesOf, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { BREADCRUMBS } from '../../page/schema-types.ts';
import { folded } from '../../page/visible.ts';
import { definePageAudit } from '../audit.ts';
import { believedNodes } from './agreement.ts';
import { GOOGLE_BREADCRUMB } from './evidence.ts';

/** A trail without markup. */
const HALF = 0.5;

/** Names of a BreadcrumbList by position. */
function namesOf(list: SchemaNode, nodes: readonly SchemaNode[]): string[] {
  return nodesAt(list, 'itemListElement', nodes)
    .map((item, index) => {
      const [name] = [...textsOf(item, 'name'), ...nodesAt(item, 'item', nodes).flatMap((thing) => textsOf(thing, 'name'))];
      const position = Number(textsOf(item, 'position')[0]);
      return { name: name ?? '', position: Number.isFinite(position) ? position : index + 1 };
    })
    .sort((a, b) => a.position - b.position)
    .map(({ name }) => folded(name).trim());
}

/** Steps from which a trail says more than that there is a home page. */
export const FEWEST_STEPS = 3;

/** Equal, or one leaves out the start page at its beginning or the current page at its end, or calls this by another name. */
function sameTrail(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === b.length && a.slice(0, -1).every((name, at) => name === b[at])) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0 || long.length - short.length > 2) return false;
  return [0, 1].some(
    (skip) =>
      skip + short.length <= long.length && long.length - skip - short.length <= 1 && short.every((name, at) => name === long[at + skip]),
  );
}

export const breadcrumbs = definePageAudit({
  id: 'structured-data/breadcrumbs',
  factor: 'structuredData',
  judges: 'contents',
  weight: 0.5,
  label: 'Breadcrumb markup',
  title: 'Breadcrumb markup matches the visible trail',
  failTitle: 'Breadcrumb markup is missing or does not match the trail',
  why: 'The trail shows where a page belongs. Google reads it from BreadcrumbList and asks that it match a path visitors could take.',
  fix: 'Align breadcrumb markup with the trail on {pages}. Use the same names in the same order in a BreadcrumbList.',
  effort: 'low',
  tier: 'V',
  sources: [GOOGLE_BREADCRUMB],
  pageTypes: ['article', 'product', 'docs', 'listing', 'faq', 'about', 'contact', 'other'],
  notApplicable: 'No sampled page has a breadcrumb trail of three or more steps.',
  judgePage(page) {
    if (isLegalPage(page)) return null;
    const nodes = believedNodes(page);
    const marked = nodes.filter((node) => hasType(node, BREADCRUMBS)).map((list) => namesOf(list, nodes));
    // What has no letter parts the steps.
    const trail = page.document.breadcrumbs.map((name) => folded(name).trim()).filter(Boolean);
    if (trail.length < FEWEST_STEPS && !marked.some((names) => sameTrail(names, trail))) return null;
    // Where other markup contradicts the page, none of it is believed; it is there all the same.
    if (marked.length === 0 && nodesOf(page.document).some((node) => hasType(node, BREADCRUMBS)))
      return { score: HALF, findings: [{ what: 'the BreadcrumbList does not count, because other markup does not match the page' }] };
    // A block that does not parse may hold it; that is said once, where blocks are parsed.
    if (marked.length === 0 && hasUnreadable(page.document)) return null;
    if (marked.length === 0)
      return {
        score: HALF,
        findings: [{ what: 'the breadcrumb trail has no BreadcrumbList markup', snippet: page.document.breadcrumbs.join(' › ') }],
      };
    if (marked.some((names) => sameTrail(names, trail))) return { score: 1 };
    return {
      score: 0,
      findings: [{ what: `the BreadcrumbList says ${(marked[0] ?? []).join(' › ')}`, snippet: page.document.breadcrumbs.join(' › ') }],
    };
  },
});
