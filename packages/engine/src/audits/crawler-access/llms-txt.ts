import type { TextFileArtifact } from '../../artifacts/visit.ts';
import { defineAudit, pass } from '../audit.ts';

/** Present: a 2xx answer that is no HTML page. Valid: Markdown that begins with an H1, as llmstxt.org asks. */
export function llmsTxtFacts({ status, body, contentType }: TextFileArtifact): { present: boolean; valid: boolean } {
  const html = contentType?.includes('html') === true || /^\s*<(?:!doctype|html)/i.test(body);
  const present = status !== null && status >= 200 && status < 300 && body.trim() !== '' && !html;
  return { present, valid: present && /^\uFEFF?\s*# \S/.test(body) };
}

export const llmsTxt = defineAudit({
  id: 'crawler-access/llms-txt',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 0,
  label: 'llms.txt',
  title: 'llms.txt (for your information)',
  failTitle: 'llms.txt (for your information)',
  why: 'No engine documents that it reads llms.txt, and a study of 300,000 domains found no link to being cited.',
  fix: 'Keep or remove llms.txt as you like. It does not change the score.',
  effort: 'low',
  tier: 'O',
  sources: [
    { title: 'The llms.txt proposal', url: 'https://llmstxt.org/' },
    { title: 'SE Ranking: llms.txt and AI citations on 300,000 domains (2025)', url: 'https://seranking.com/blog/llms-txt/' },
  ],
  needs: ['llmsTxt'],
  judge({ llmsTxt: file }) {
    const { present, valid } = llmsTxtFacts(file);
    if (!present) return pass([{ where: file.url, what: 'There is no llms.txt.' }]);
    return pass([
      {
        where: file.url,
        what: valid ? 'There is an llms.txt.' : 'There is an llms.txt, which does not begin with a heading as the proposal asks.',
      },
    ]);
  },
});
