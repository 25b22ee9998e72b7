import type { SupportedLanguage } from '../../text/language.ts';
import { pageText } from '../../text/page-text.ts';
import { spaceless } from '../../text/words.ts';
import { isLegalPage, pathOf } from '../../topics/legal-pages.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { HELPFUL_CONTENT } from './evidence.ts';

/** Years after which "as of" is out of date, and a year in a title too. */
const AS_OF_YEARS = 3;
const TITLE_YEARS = 2;
const YEAR = '((?:19|20)\\d\\d)(?!\\d)';

/** Something is announced, or said to hold, for a year that stands right behind. */
const CUES: Record<SupportedLanguage, { announced: string; asOf: string }> = {
  en: {
    announced: 'will .{0,60}in|coming in|by the end of|planned for|expected in|launching in',
    asOf: 'as of(?: \\w+)?|current as of|status:?',
  },
  de: { announced: 'wird .{0,60}im jahr|geplant für|voraussichtlich|erscheint|bis ende|kommt', asOf: 'stand:?(?: \\p{L}+)?' },
  fr: {
    announced: "prévu(?:e|es|s)? (?:pour|en)|sera .{0,60}en|d’ici(?: fin)?|d'ici(?: fin)?|à venir en",
    asOf: 'à la date de|en date de|au \\d{1,2} \\p{L}+',
  },
  es: { announced: 'previst[ao]s? para|será .{0,60}en|llegará en|a finales de|antes de', asOf: 'a fecha de|datos de' },
  it: {
    announced: 'previst[aoie] (?:per il|nel)|sarà .{0,60}nel|entro il|in arrivo nel',
    asOf: 'aggiornato al|dati del|al \\d{1,2} \\p{L}+',
  },
  pt: {
    announced: 'previst[ao]s? para|será .{0,60}em|chegará em|até ao? fim de|até o final de',
    asOf: 'à data de|dados de|em \\d{1,2} de \\p{L}+ de',
  },
  nl: { announced: 'gepland voor|zal .{0,60}in|verwacht in|komt in|eind', asOf: 'stand van zaken|peildatum' },
  ja: { announced: '(?:予定|発売予定|リリース予定)[^0-9]{0,6}', asOf: '' },
  zh: { announced: '(?:将于|將於|预计|預計|计划于|計劃於)', asOf: '(?:截至|截止)' },
  ar: { announced: 'من المقرر .{0,40}|من المتوقع .{0,40}|سيتم .{0,40}', asOf: 'حتى(?: عام)?|اعتبارا من' },
};
/** Japanese puts the year first. */
const AFTER_YEAR: Partial<Record<SupportedLanguage, { announced: RegExp; asOf: RegExp }>> = {
  ja: { announced: /((?:19|20)\d\d)年[^。]{0,20}(?:予定|見込み)/u, asOf: /((?:19|20)\d\d)年[^。]{0,8}(?:現在|時点)/u },
};

const compiled = new Map<SupportedLanguage, { announced: RegExp; asOf: RegExp }>();
function cuesOf(language: SupportedLanguage) {
  const edge = spaceless(language) ? '' : '(?<!\\p{L})';
  const made = (cue: string) => (cue ? new RegExp(`${edge}(?:${cue})\\s*${YEAR}`, 'iu') : /(?!)/);
  const known = compiled.get(language) ??
    AFTER_YEAR[language] ?? { announced: made(CUES[language].announced), asOf: made(CUES[language].asOf) };
  compiled.set(language, known);
  return known;
}

type Stale = { what: string; snippet: string };

function staleTexts(page: ReadPage, language: SupportedLanguage, thisYear: number): Stale[] {
  const { announced, asOf } = cuesOf(language);
  const text = pageText(page.document);
  const found: Stale[] = [];
  for (const block of text.main) {
    if (block.kind === 'quote' || !/(?:19|20)\d\d/.test(block.text)) continue;
    for (const { text: sentence } of text.sentences(block)) {
      const planned = Number(announced.exec(sentence)?.[1] ?? thisYear);
      const status = Number(asOf.exec(sentence)?.[1] ?? thisYear);
      if (planned < thisYear) found.push({ what: `Announced for ${planned}, which is over.`, snippet: sentence });
      else if (status <= thisYear - AS_OF_YEARS)
        found.push({ what: `A state of ${status} is given as the current one.`, snippet: sentence });
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
  return [{ what: `The title speaks of ${year}.`, snippet: title }];
}

function staleCopyright({ document }: ReadPage, thisYear: number): Stale[] {
  const line = document.blocks.find(({ text, region }) => region === 'footer' && /©|\(c\)|copyright/i.test(text))?.text;
  const years = [...(line ?? '').matchAll(/(?<!\d)((?:19|20)\d\d)(?!\d)/g)].map(([, year]) => Number(year));
  const newest = Math.max(...years);
  return line && years.length > 0 && newest < thisYear - 1 ? [{ what: `The copyright line ends in ${newest}.`, snippet: line }] : [];
}

export const staleFacts = definePageAudit({
  id: 'topic-freshness/stale-facts',
  factor: 'topicFreshness',
  weight: 0.5,
  title: 'No page gives what is over as current',
  failTitle: 'Pages give what is over as current',
  why: 'Google asks for content that is accurate and kept up; an announcement for a year that has passed tells every reader, and every model that reads the date, that nobody looks after the page.',
  fix: 'Bring the sentences below up to date or say that they are history.',
  effort: 'low',
  tier: 'P',
  sources: [HELPFUL_CONTENT],
  notApplicable: 'No sampled page is in a language with word lists.',
  readsWords: true,
  needs: ['now'],
  takes: (_, { now }) => now,
  judgePage(page, now) {
    const { language } = pageText(page.document);
    if (!language || isLegalPage(page)) return null;
    const thisYear = new Date(now).getUTCFullYear();
    const findings = [...staleTexts(page, language, thisYear), ...staleTitle(page, thisYear), ...staleCopyright(page, thisYear)];
    return { score: findings.length > 0 ? 0 : 1, findings };
  },
});
