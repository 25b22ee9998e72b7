import type { LanguagePack } from '../../language/pack.ts';
import { packOf } from '../../language/packs/index.ts';
import { isLegalPage, pathOf } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { HELPFUL_CONTENT } from './evidence.ts';

/** Years after which "as of" is out of date, and a year in a title too. */
const AS_OF_YEARS = 3;
const TITLE_YEARS = 2;

type Stale = { what: string; snippet: string };

function staleTexts(page: ReadPage, { announced, asOf }: LanguagePack['dated'], thisYear: number): Stale[] {
  const text = pageText(page.document);
  const found: Stale[] = [];
  for (const block of text.main) {
    if (block.kind === 'quote' || !/(?:19|20)\d\d/.test(block.text)) continue;
    for (const { text: sentence } of text.sentences(block)) {
      const planned = Number(announced?.exec(sentence)?.[1] ?? thisYear);
      const status = Number(asOf?.exec(sentence)?.[1] ?? thisYear);
      if (planned < thisYear) found.push({ what: `This was announced for ${planned}, which is in the past.`, snippet: sentence });
      else if (status <= thisYear - AS_OF_YEARS)
        found.push({ what: `Information from ${status} is presented as current.`, snippet: sentence });
    }
  }
  return found;
}

/** "Best kilns 2022": a title that promises a year. An address that names the year is an archive, and a history may name many. */
function staleTitle({ document, url }: ReadPage, thisYear: number): Stale[] {
  const title = document.title ?? '';
  const years = [...title.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([, year]) => Number(year));
  const [year] = years;
  if (years.length !== 1 || year === undefined || year > thisYear - TITLE_YEARS || pathOf(url).includes(String(year))) return [];
  return [{ what: `The title mentions ${year}.`, snippet: title }];
}

export const staleFacts = definePageAudit({
  id: 'topic-freshness/stale-facts',
  factor: 'topicFreshness',
  weight: 0.5,
  label: 'Outdated statements',
  title: 'No outdated statements found',
  failTitle: 'Some pages present outdated information as current',
  why: 'Google asks for content that is accurate and up to date. An announcement for a past year suggests that nobody maintains the page.',
  fix: 'Update outdated statements on {pages}. Correct them, or say that they describe the past.',
  effort: 'low',
  tier: 'P',
  sources: [HELPFUL_CONTENT],
  notApplicable: 'No sampled page is in a language with word lists.',
  readsWords: true,
  needs: ['now'],
  takes: (_, { now }) => now,
  judgePage(page, now) {
    const dated = packOf(pageText(page.document).language)?.dated;
    if (!dated?.announced || isLegalPage(page)) return null;
    const thisYear = new Date(now).getUTCFullYear();
    const findings = [...staleTexts(page, dated, thisYear), ...staleTitle(page, thisYear)];
    return { score: findings.length > 0 ? 0 : 1, findings };
  },
});
