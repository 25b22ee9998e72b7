import type { PageType } from '@citelight/contracts';
import type { LanguagePack } from '../../language/pack.ts';
import { packOf } from '../../language/packs/index.ts';
import { namesMonth } from '../../language/visible-dates.ts';
import { isLegalPage, pathOf } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { wordsOf } from '../../topics/label-text.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { HELPFUL_CONTENT } from './evidence.ts';
import { opensRange } from './open-range.ts';

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

/** Words before a year in which a month makes a date of it: "May 2022", "May 27, 2022", "27 de mayo de 2022". */
const OF_A_DATE = 3;
/** "Best kilns 2022": a title that promises a year. An address that names the year is an archive, a history may name many, a meeting bears that of its own, a day is when something was, and "2019 – present" goes on. */
function staleTitle({ document, url }: ReadPage, pack: LanguagePack, thisYear: number, name: string): Stale[] {
  const title = document.title ?? '';
  const years = [...title.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([, year]) => Number(year));
  const [year] = years;
  const at = title.search(/(?<!\d)20\d\d(?!\d)/);
  const before = wordsOf(title.slice(0, at)).slice(-OF_A_DATE);
  const language = pageText(document).language;
  if (
    OF_A_FOUNDER.has(document.pageType) ||
    years.length !== 1 ||
    year === undefined ||
    year > thisYear - TITLE_YEARS ||
    before.some((word) => namesMonth(word, language)) ||
    opensRange(title.slice(0, at), title.slice(at + String(year).length), pack) ||
    [pathOf(url), name].some((text) => text.includes(String(year)))
  )
    return [];
  return [{ what: `The title mentions ${year}.`, snippet: title }];
}
/** Their titles say since when there is somebody. */
const OF_A_FOUNDER: ReadonlySet<PageType> = new Set(['home', 'about', 'contact']);

export const staleFacts = definePageAudit({
  id: 'topic-freshness/stale-facts',
  factor: 'topicFreshness',
  judges: 'contents',
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
  needs: ['now', 'corpus'],
  takes: (_, { now, corpus: { profile } }) => [now, profile.brand, ...profile.aliases].join('\n'),
  judgePage(page, taken) {
    const [now = '', ...names] = taken.split('\n');
    const pack = packOf(pageText(page.document).language);
    if (!pack?.dated.announced || isLegalPage(page)) return null;
    const thisYear = new Date(Number(now)).getUTCFullYear();
    const findings = [...staleTexts(page, pack.dated, thisYear), ...staleTitle(page, pack, thisYear, names.join(' '))];
    return { score: findings.length > 0 ? 0 : 1, findings };
  },
});
