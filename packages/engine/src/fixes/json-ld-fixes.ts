import { headlineOf } from '../artifacts/h1.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { isPerson } from '../audits/authority-trust/person-name.ts';
import { hasType, nodesOf } from '../audits/structured-data/nodes.ts';
import { ARTICLE, BREADCRUMBS, FAQ, ORGANIZATION } from '../audits/structured-data/types.ts';
import { datesOf } from '../audits/topic-freshness/page-dates.ts';
import { questionShape } from '../language/questions.ts';
import { pageText } from '../page/page-text.ts';
import { siteName } from '../page/site-name.ts';
import { type Candidate, changePage, type FixContext } from './candidate.ts';

/** Places where an organization has a page of its own. */
const PROFILES =
  /(?:^|\.)(?:wikidata\.org|wikipedia\.org|linkedin\.com|github\.com|facebook\.com|instagram\.com|x\.com|twitter\.com|youtube\.com|mastodon\.[a-z]+|crunchbase\.com)$/;
const MOST_QUESTIONS = 10;
const FEWEST_QUESTIONS = 2;

type Value = Record<string, unknown>;

/** Structured data written from what the page shows, and from nothing else. What it does not show is left out. */
export const jsonLdFixes = (context: FixContext): Candidate[] =>
  [organization(context), article(context), faq(context), breadcrumbs(context)].flat();

const has = ({ document }: ReadPage, types: ReadonlySet<string>) => nodesOf(document).some((node) => hasType(node, types));
const withoutEmpty = (value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined && !(Array.isArray(one) && one.length === 0)),
  );

function candidate(page: ReadPage, auditId: string, title: string, fields: Value): Candidate {
  const value = { '@context': 'https://schema.org', ...withoutEmpty(fields) };
  // "<" as an escape, so that no text of the page can end the element.
  const json = JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');
  const add = (document: PageDocument): PageDocument => ({
    ...document,
    jsonLd: [...document.jsonLd, { ok: true, value, bytes: json.length }],
  });
  return {
    auditId,
    kind: 'json-ld',
    title,
    where: page.url,
    content: `<script type="application/ld+json">\n${json}\n</script>`,
    textChanged: true,
    apply: (visit) => changePage(visit, page.url, add),
  };
}

const idOf = (home: ReadPage) => `${new URL(home.finalUrl).origin}/#organization`;

function organization({ pages }: FixContext): Candidate[] {
  const home = pages.find(({ document }) => document.pageType === 'home');
  const name = siteName(pages);
  if (!home || !name || pages.some((page) => has(page, ORGANIZATION))) return [];
  const { links, images } = home.document;
  const sameAs = links
    .filter(({ href, internal, region }) => !internal && region !== 'main' && URL.canParse(href) && PROFILES.test(new URL(href).hostname))
    .map(({ href }) => href);
  const reach = (scheme: string) =>
    links
      .find(({ href }) => href.startsWith(scheme))
      ?.href.slice(scheme.length)
      .split('?')[0];
  return [
    candidate(home, 'structured-data/organization-node', `Say in markup that ${name} runs the site`, {
      '@type': 'Organization',
      '@id': idOf(home),
      name,
      url: home.finalUrl,
      logo: images.find(({ src, region }) => region === 'header' && /logo/i.test(src))?.src,
      email: reach('mailto:'),
      telephone: reach('tel:'),
      sameAs: [...new Set(sameAs)],
    }),
  ];
}

const day = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 10));

function article({ pages }: FixContext): Candidate[] {
  const page = pages.find((one) => one.document.pageType === 'article' && !has(one, ARTICLE) && headlineOf(one.document) !== null);
  if (!page) return [];
  const headline = headlineOf(page.document);
  const author = page.document.bylines.find(({ via, text }) => via !== 'meta' && isPerson(text, pages));
  const { published, modified } = datesOf(page).visible;
  const publisher = siteName(pages);
  return [
    candidate(page, 'structured-data/coverage', `Mark “${headline}” as an article`, {
      '@type': 'Article',
      headline,
      author: author && withoutEmpty({ '@type': 'Person', name: author.text, url: author.href?.startsWith('http') ? author.href : null }),
      datePublished: day(published),
      dateModified: day(modified),
      image: page.document.images.find(({ region, decorative, alt }) => region === 'main' && !decorative && alt)?.src,
      publisher: publisher && { '@type': 'Organization', name: publisher, url: `${new URL(page.finalUrl).origin}/` },
      mainEntityOfPage: page.finalUrl,
    }),
  ];
}

function faq({ pages }: FixContext): Candidate[] {
  const found = pages.flatMap((page) => {
    if (has(page, FAQ) || page.document.pageType !== 'faq') return [];
    const { sections, language } = pageText(page.document);
    const questions = sections.flatMap(({ heading, blocks }) => {
      const answer = blocks
        .filter(({ kind }) => kind === 'paragraph' || kind === 'listItem')
        .map(({ text }) => text)
        .join('\n');
      return heading && questionShape(heading.text, language) && answer
        ? [{ '@type': 'Question', name: heading.text, acceptedAnswer: { '@type': 'Answer', text: answer } }]
        : [];
    });
    return questions.length >= FEWEST_QUESTIONS ? [{ page, questions: questions.slice(0, MOST_QUESTIONS) }] : [];
  });
  return found.slice(0, 1).map(({ page, questions }) =>
    candidate(page, 'structured-data/coverage', `Mark the ${questions.length} questions of ${page.url}`, {
      '@type': 'FAQPage',
      mainEntity: questions,
    }),
  );
}

function breadcrumbs({ pages }: FixContext): Candidate[] {
  const page = pages.find((one) => one.document.breadcrumbs.length > 1 && !has(one, BREADCRUMBS));
  if (!page) return [];
  const items = page.document.breadcrumbs.map((name, index) =>
    withoutEmpty({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.document.links.find(({ text, internal }) => internal && text === name)?.href,
    }),
  );
  return [
    candidate(page, 'structured-data/breadcrumbs', `Mark the trail ${page.document.breadcrumbs.join(' › ')}`, {
      '@type': 'BreadcrumbList',
      itemListElement: items,
    }),
  ];
}
