import { defineAudit, fail, pass, unmeasured } from '../audit.ts';

export const missingPages = defineAudit({
  id: 'crawler-access/missing-pages',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 0.3,
  label: 'Response to missing pages',
  title: 'Missing pages return a 404',
  failTitle: 'Missing pages return a success status (soft 404)',
  why: 'A missing page that answers with status 200 is crawled and indexed like a real one. Google calls this a soft 404.',
  fix: 'Return 404 or 410 for missing pages. Do not redirect their URLs to the home page.',
  effort: 'medium',
  tier: 'V',
  sources: [
    {
      title: 'Google Search Central: Soft 404 errors',
      url: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors',
    },
  ],
  needs: ['soft404'],
  judge({ soft404: { url, status, finalUrl, code } }) {
    if (status === null) return unmeasured(`the test address gave no answer (${code ?? 'no status'})`);
    if (status === 404 || status === 410) return pass();
    if (status >= 500) return fail([{ where: url, what: `A missing page returns ${status} instead of 404.` }]);
    // A refusal (401, 403, 429) says nothing of what a crawler would be told.
    if (status >= 400) return unmeasured(`the test address was refused (${status})`);
    const what = finalUrl === url ? `returns ${status} instead of 404` : `redirects to ${finalUrl} instead of returning 404`;
    return fail([{ where: url, what: `A missing page ${what}.` }]);
  },
});
