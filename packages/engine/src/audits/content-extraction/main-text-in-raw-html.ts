import type { Finding } from '@citelight/contracts';
import { isStub, lacksText, STAND_IN, standInKind } from '../../page/unreadable.ts';
import { defineAudit, type ReadPage, ramp, scored, unmeasured } from '../audit.ts';
import { rawShare } from './rendered-share.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Shares of the text in the raw HTML that earn nothing, and all. */
const [TOO_LITTLE, ENOUGH] = [0.6, 0.9];

/** The HTML has no main text, and none of what a reader sees stands in another of its regions either. */
const isUndelivered = ({ document, rendered }: ReadPage): boolean =>
  lacksText(document) && !(rendered && standInKind(document) === null && (rawShare(document, rendered) ?? 0) > TOO_LITTLE);

/** Without a browser little can be told; little text beside much script is shown as an estimate. */
const estimate = (pages: readonly ReadPage[]): Finding[] =>
  pages
    .filter(({ document }) => document.wordCount < 50 && document.scriptChars > 5 * document.visibleChars)
    .map(({ url, document }) => ({
      where: url,
      what: `Estimate: the HTML has ${document.wordCount} words of main text and ${document.scriptChars} characters of script, so the text may appear only after scripts run.`,
    }));

/** HTML without text is no estimate: whatever scripts add, who does not run them reads nothing. */
const whatIsMissing = ({ document, rendered }: ReadPage): string => {
  if (rendered && !lacksText(rendered))
    return `Only ${percent(rawShare(document, rendered) ?? 0)} of the text a reader sees is in the raw HTML.`;
  const kind = standInKind(document);
  if (kind !== null) return STAND_IN[kind];
  return rendered
    ? 'The page has no main text, even after its scripts ran.'
    : `The HTML holds ${['no', 'only 1 word of'][document.wordCount] ?? `only ${document.wordCount} words of`} main text.`;
};

const BARE =
  'Give {pages} a main text in the HTML. Write it where there is none yet, or remove the page and the links to it. If scripts add the text, generate it at build time or on the server.';

export const mainTextInRawHtml = defineAudit({
  id: 'content-extraction/main-text-in-raw-html',
  factor: 'contentExtraction',
  judges: 'delivery',
  weight: 6,
  label: 'Main content in the initial HTML',
  title: 'Main content is in the initial HTML',
  failTitle: 'Main content appears only after scripts run',
  why: 'Most AI crawlers do not run scripts. In a month of server logs, GPTBot, ClaudeBot and PerplexityBot never rendered a page. They cannot see text that scripts add.',
  fix: 'Put all of the main text of {pages} into the HTML. If scripts add it, generate it at build time or on the server. If a page has no content yet, write it or remove the links to the page.',
  effort: 'high',
  tier: 'O',
  sources: [
    { title: 'Vercel and MERJ: The rise of the AI crawler (2024)', url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler' },
    {
      title: 'Google Search Central: JavaScript SEO basics',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    },
  ],
  contested: 'Google renders pages, and so do products built on its index.',
  needs: ['served', 'url', 'keptOut'],
  judge({ served, keptOut }) {
    const pages = served.filter((page) => !isStub(page) && !keptOut.has(page.url));
    const empty = pages.filter(isUndelivered);
    const findings: Finding[] = empty.map((page) => ({ where: page.url, what: whatIsMissing(page) }));
    let sum = 0;
    let count = 0;
    let faultless = 0;
    for (const page of pages) {
      const share = empty.includes(page) ? null : page.rendered && rawShare(page.document, page.rendered);
      if (share === null) continue;
      const score = ramp(share, TOO_LITTLE, ENOUGH);
      count += 1;
      sum += score;
      if (score === 1) faultless += 1;
      else findings.push({ where: page.url, what: `Only ${percent(share)} of the text a reader sees is in the raw HTML.` });
    }
    const applicable = { applicable: count + empty.length, faultless };
    // Of pages without text none is known to get one by scripts.
    const isBare = findings.length === empty.length && !empty.some(({ rendered }) => rendered && !lacksText(rendered));
    const fix = isBare && { fix: BARE };
    if (count === 0) {
      const because = pages.find((page) => page.notRendered)?.notRendered ?? 'no page was rendered in a browser';
      if (empty.length === 0) return unmeasured(because, estimate(pages));
      return { ...scored(0, findings), ...fix, pages: applicable, share: empty.length / pages.length };
    }
    // The rendered pages stand for all that have text in their HTML.
    return { ...scored((sum / count) * (1 - empty.length / pages.length), findings), ...fix, pages: applicable };
  },
});
