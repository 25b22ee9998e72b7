import { headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../audits/audit.ts';
import { canonicalElsewhere } from '../audits/crawler-access/canonical.ts';
import { sameLanguage } from '../language/same-language.ts';
import { siteName } from '../page/site-name.ts';
import { asHtml, type Candidate, changePage, changePages, type FixContext } from './candidate.ts';

/** Edits of the head of a page. */
export const metaFixes = (context: FixContext): Candidate[] =>
  [indexing(context), canonical(context), title(context), language(context)].flat();

const SHUT = new Set(['noindex', 'none']);
/** Pages that somebody wants to be found; a legal page may well keep itself out of the index. */
const WANTED = new Set(['home', 'article', 'product', 'docs', 'listing', 'faq', 'about']);

function indexing({ pages }: FixContext): Candidate[] {
  const shut = pages.filter(
    ({ document }) =>
      WANTED.has(document.pageType) && document.robotsMeta.some(({ directives }) => directives.some((one) => SHUT.has(one))),
  );
  const page = shut.find(({ document }) => document.pageType === 'home') ?? shut[0];
  if (!page) return [];
  const lines = page.document.robotsMeta.map(({ agent, directives }) => {
    const left = directives.filter((one) => !SHUT.has(one));
    return `<meta name="${asHtml(agent)}" content="${asHtml(['index', ...left].join(', '))}">`;
  });
  return [
    {
      auditId: 'crawler-access/index-eligible',
      kind: 'meta',
      title: 'Let this page be indexed',
      where: page.url,
      content: lines.join('\n'),
      textChanged: false,
      opensGate: page.document.pageType === 'home',
      apply: (visit) =>
        changePage(visit, page.url, (document) => ({
          ...document,
          robotsMeta: document.robotsMeta.map(({ agent, directives }) => ({
            agent,
            directives: ['index', ...directives.filter((one) => !SHUT.has(one))],
          })),
        })),
    },
  ];
}

/** A canonical that names a page with another subject is a mistake; one that names a page with the same may be meant. */
function canonical({ pages }: FixContext): Candidate[] {
  const page = pages.find((one) => {
    if (canonicalElsewhere(one) === null || one.document.canonicals.length === 0) return false;
    const target = pages.find(({ url, finalUrl }) => one.document.canonicals.some((href) => href === url || href === finalUrl));
    return target !== undefined && headlineOf(target.document) !== headlineOf(one.document);
  });
  if (!page) return [];
  return [
    {
      auditId: 'crawler-access/index-eligible',
      kind: 'meta',
      title: 'Make this page its own canonical',
      where: page.url,
      content: `<link rel="canonical" href="${asHtml(page.finalUrl)}">`,
      textChanged: false,
      apply: (visit) => changePage(visit, page.url, (document) => ({ ...document, canonicals: [page.finalUrl] })),
    },
  ];
}

function title({ pages }: FixContext): Candidate[] {
  const page = pages.find(({ document }) => !document.title?.trim() && headlineOf(document) !== null);
  const subject = page && headlineOf(page.document);
  if (!page || !subject) return [];
  const name = siteName(pages);
  const text = name && !subject.includes(name) ? `${subject} | ${name}` : subject;
  return [
    {
      auditId: 'answerability/on-topic',
      kind: 'meta',
      title: 'Give this page a title',
      where: page.url,
      content: `<title>${asHtml(text)}</title>`,
      textChanged: true,
      apply: (visit) => changePage(visit, page.url, (document) => ({ ...document, title: text, titleCount: 1 })),
    },
  ];
}

/** The language stands in the template, so all pages of one language are changed together. */
function language({ pages }: FixContext): Candidate[] {
  const wrong = pages.filter(
    ({ document: { lang, detectedLanguage } }) => detectedLanguage !== null && (!lang?.trim() || !sameLanguage(lang, detectedLanguage)),
  );
  const detected = wrong[0]?.document.detectedLanguage;
  if (!detected) return [];
  const same = wrong.filter((page: ReadPage) => page.document.detectedLanguage === detected);
  const urls = new Set(same.map(({ url }) => url));
  return [
    {
      auditId: 'content-extraction/declared-language',
      kind: 'meta',
      title: `Declare the language of ${same.length === 1 ? 'this page' : `${same.length} pages`} (${detected})`,
      where: same[0]?.url ?? '',
      content: `<html lang="${asHtml(detected)}">`,
      textChanged: true,
      apply: (visit) => changePages(visit, urls, (document) => ({ ...document, lang: detected })),
    },
  ];
}
