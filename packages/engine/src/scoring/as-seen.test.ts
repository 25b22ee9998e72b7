import { expect, it } from 'vitest';
import type { PageArtifact } from '../artifacts/page.ts';
import { aVisit, goodPages } from '../audits/testing.ts';
import { type JudgedSite, judgeSite } from './judge-site.ts';

/** What scripts bring in is one fact and costs once: where the HTML is judged, not again in what the page says. */

const behindScripts = (page: PageArtifact): PageArtifact => {
  const { document } = page;
  if (!document) return page;
  const blocks = document.blocks.map((block, at) => (block.level === 1 || at % 2 === 0 ? block : { ...block, text: '' }));
  return { ...page, document: { ...document, blocks }, rendered: document, notRendered: null };
};
const rendered = (page: PageArtifact): PageArtifact => ({ ...page, rendered: page.document, notRendered: null });
const judged = (pages: PageArtifact[]) => judgeSite(aVisit({ pages, rendering: { used: true, because: null } }));
const ofFactor = ({ audits }: JudgedSite, factor: string) => audits.filter((audit) => audit.factor === factor);

it('what scripts bring in costs where the HTML is judged and nowhere else', () => {
  const [whole, hidden] = [judged(goodPages().map(rendered)), judged(goodPages().map(behindScripts))];
  expect(hidden.score.overallScore).toBeLessThan(whole.score.overallScore);
  for (const factor of ['crawlerAccess', 'answerability', 'authorityTrust', 'topicFreshness'] as const)
    expect(ofFactor(hidden, factor), factor).toEqual(ofFactor(whole, factor));
  expect(hidden.audits.find(({ id }) => id === 'content-extraction/main-text-in-raw-html')?.score).toBeLessThan(1);
});
