import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { quoted } from '../language/excerpt.ts';
import { packOf } from '../language/packs/index.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { isUnspaced, isUtilityName, keyOf, lengthOf, listedWords, tokensOf, wordsOf } from '../topics/label-text.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { outlineOf, type SitePage } from '../topics/site-map.ts';
import { listed, NO_POINTS, nameOf, type OpportunityContext, SURE_TOPIC } from './context.ts';
import type { Draft } from './draft.ts';

/** What a page lacks that its place in the site calls for: told by structure alone, in any language. */

/** Characters of a text from which it tells something. */
const TELLING = 60;
const isTelling = (text: string): boolean => text.length >= (isUnspaced(text) ? TELLING / 3 : TELLING);

/** Whether a page begins with a text before it goes into parts, code or a list of links. The first heading of the main part is its title, and one right below that says a word of it belongs to it. */
const opens = once(({ blocks, links }: PageDocument): boolean => {
  let title: string | null = null;
  for (const { kind, region, text, links: own } of blocks) {
    if (region === 'nav' || region === 'footer' || kind === 'code') continue;
    if (kind === 'heading') {
      if (region !== 'main') continue;
      if (title !== null && !tokensOf(title).some((token) => tokensOf(text).includes(token))) return false;
      title ??= text;
      continue;
    }
    const linked = own.reduce((sum, at) => sum + (links[at]?.text.length ?? 0), 0);
    if (isTelling(text) && linked < text.length / 2) return true;
  }
  return false;
});
const sidesOf = once(({ blocks }: PageDocument): number =>
  blocks.reduce((sum, { region, text }) => sum + (region === 'main' || region === 'aside' ? text.length : 0), 0),
);
export const OF_A_BODY = [opens, sidesOf];

const mayBeWritten = ({ isMain, kind }: SitePage): boolean => isMain && kind !== 'out' && kind !== 'utility' && kind !== 'home';
const SIGNIFICANT = 600;

/** Pages that go into parts, pictures or links without a sentence that says what they are about. */
export function openings({ corpus, pages }: OpportunityContext): Draft[] {
  const { site, topics } = corpus;
  if (!site) return [];
  const open = pages.flatMap((page) => {
    const own = site.pageAt(page.url);
    return own && mayBeWritten(own) && !opens(page.document) ? [{ page, own }] : [];
  });
  const ofTopics = topics
    .filter(({ hasPage, confidence }) => hasPage && confidence >= SURE_TOPIC)
    .flatMap((topic): Draft[] => {
      const found = open.find(({ page }) => page.url === topic.pages[0]);
      if (!found || found.page.document.mainChars < TELLING) return [];
      return [
        {
          type: 'citation_magnet',
          page: found.page,
          title: `Open ${quoted(topic.topic, 60)} with a sentence that says what it is`,
          description: `${quoted(nameOf(found.page), 80)} starts without a text. An engine that looks for ${quoted(topic.topic, 60)} reads the first sentences first.`,
          actionSteps: [
            `Write one or two sentences below the headline of ${found.page.url}: what ${quoted(topic.topic, 60)} is, and for whom or what for.`,
          ],
          evidence: { where: found.page.url, what: 'No text between the headline and the first part of the page' },
          recovery: NO_POINTS,
          unscored: true,
          isMain: isMainTopic(topic),
        },
      ];
    });
  const told = new Set(ofTopics.map(({ page }) => page));
  const articles =
    corpus.profile.kind === 'documentation'
      ? []
      : open.flatMap(({ own, page }) =>
          own.kind === 'article' && page.document.mainChars >= SIGNIFICANT && !told.has(page) ? [page] : [],
        );
  const [first] = articles;
  if (!first) return ofTopics;
  const names = listed(articles.map(nameOf));
  return [
    ...ofTopics,
    {
      type: 'citation_magnet',
      page: first,
      title: `Begin ${names} with a summary`,
      description: `${articles.length > 1 ? 'These articles go' : 'This article goes'} into parts or lists right below the headline (${quoted(nameOf(first), 80)}). Two sentences that say what it is about are what an engine quotes.`,
      actionSteps: [
        `Write two sentences below the headline ${quoted(nameOf(first), 80)} that say what the reader learns${articles.length > 1 ? ', then do the same for the others' : ''}.`,
      ],
      evidence: { where: first.url, what: 'An article without an opening text', snippet: nameOf(first) },
      recovery: NO_POINTS,
      unscored: true,
    },
  ];
}

const beginnings = (text: string): Set<string> => new Set(tokensOf(text).flatMap((token) => (token.length > 3 ? token.slice(0, 5) : [])));
/** Whether a heading says a word of the names of some pages that the name of this one lacks. */
function namesAnother(heading: string, page: OpportunityContext['pages'][number], alike: OpportunityContext['pages']): boolean {
  const own = beginnings(nameOf(page));
  const said = [...beginnings(heading)].filter((word) => !own.has(word));
  return alike.some((other) => other !== page && said.some((word) => beginnings(nameOf(other)).has(word)));
}

/** Characters in which a start page says what the site is. */
const INTRODUCED = 200;
/** A start page that says next to nothing, or begins with parts, pictures or the newest articles. */
export function startPage({ corpus, pages }: OpportunityContext): Draft[] {
  const page = pages.find(({ url }) => url === corpus.site?.home?.page.url);
  // What stands beside the main part is read as well.
  const said = page ? Math.max(page.document.mainChars, sidesOf(page.document)) : 0;
  if (!page || pages.length < FEWEST_SIBLINGS || (opens(page.document) && said >= INTRODUCED)) return [];
  const name = quoted(corpus.profile.brand ?? nameOf(page), 60);
  return [
    {
      type: 'citation_magnet',
      page,
      title: `Open the start page with two sentences that say what ${name} is`,
      description: `The start page of ${name} ${said < INTRODUCED ? `has about ${said} characters of text` : 'goes into parts without a text before them'}. An engine that is asked about ${name} reads it first.`,
      actionSteps: [`Write at the top of ${page.url} who or what ${name} is, what it offers, for whom, and where.`],
      evidence: { where: page.url, what: 'A start page without an opening text' },
      recovery: NO_POINTS,
      unscored: true,
      isMain: true,
    },
  ];
}

const FEWEST_SIBLINGS = 4;
const USUAL = 0.5;
type Part = { text: string /** How much stands below it, by page. */; on: Map<OpportunityContext['pages'][number], number> };
/** Parts that most pages of one kind in one folder have, and the others do not. */
export function sharedSections({ corpus, pages }: OpportunityContext): Draft[] {
  const { site } = corpus;
  if (!site) return [];
  const own = pages.flatMap((page) => {
    const one = site.pageAt(page.url);
    return one && mayBeWritten(one) && (one.kind === 'page' || one.kind === 'product') ? [{ page, one }] : [];
  });
  const folder = ({ one }: { one: SitePage }) => `${one.kind} ${one.path.replace(/[^/]*\/?$/, '')}`;
  return [...Map.groupBy(own, folder).values()]
    .flatMap((siblings): { share: number; draft: Draft }[] => {
      if (siblings.length < FEWEST_SIBLINGS) return [];
      const parts = new Map<string, Part>();
      for (const sibling of siblings)
        for (const { text, level, region, below } of outlineOf(sibling.page.document)) {
          if (region !== 'main' || level < 2 || isUtilityName(text)) continue;
          const part = parts.get(keyOf(text)) ?? { text, on: new Map() };
          parts.set(keyOf(text), part);
          part.on.set(sibling.page, below);
        }
      // A part counts that says something on enough pages; a short one is there all the same.
      const usual = [...parts.values()].filter(
        ({ on }) => [...on.values()].filter((below) => below >= TELLING / 3).length >= FEWEST_SIBLINGS - 1,
      );
      // Made after one template: pages that have at least two of the parts that are usual.
      const alike = siblings.map(({ page }) => page).filter((page) => usual.filter(({ on }) => on.has(page)).length >= 2);
      return usual.flatMap(({ text, on }) => {
        // A part that names what other pages are about belongs to those.
        const lacking = alike.filter((page) => !on.has(page) && !namesAnother(text, page, alike));
        const [first] = lacking;
        const [example] = [...on].sort(([, a], [, b]) => b - a).map(([page]) => page);
        // What is of one length everywhere is the same text on every page.
        const own = new Set(on.values()).size;
        if (!first || !example || on.size < alike.length * USUAL || own < on.size * USUAL) return [];
        const names = listed(lacking.map(nameOf));
        const draft: Draft = {
          type: 'faq_content',
          page: first,
          title: `Add ${quoted(text, 60)} to ${names}`,
          description: `${on.size} of ${alike.length} similar pages have the part ${quoted(text, 60)}; ${names} ${lacking.length > 1 ? 'have' : 'has'} none.`,
          actionSteps: [
            `Write the part ${quoted(text, 60)} on ${first.url}${lacking.length > 1 ? ' and the others' : ''}, as ${example.url} has it.`,
          ],
          evidence: { where: example.url, what: 'A similar page of yours that has this part', snippet: text },
          recovery: NO_POINTS,
          unscored: true,
        };
        return [{ share: on.size / alike.length, draft }];
      });
    })
    .sort((a, b) => b.share - a.share)
    .map(({ draft }) => draft);
}

/** Headings that say nothing without the page around them: "Why", "How?". */
export function bareHeadings({ corpus, pages }: OpportunityContext): Draft[] {
  const pack = packOf(corpus.language);
  if (!pack || pack.runOn) return [];
  const asking = listedWords(pack.topics.ask);
  const empty = new Set([...asking, ...pack.stopwords]);
  const found = pages.flatMap((page) => {
    const own = corpus.site?.pageAt(page.url);
    if (!own || !mayBeWritten(own)) return [];
    const bare = outlineOf(page.document).find(
      ({ text, region, level, below }) =>
        region === 'main' &&
        level > 1 &&
        below >= TELLING &&
        wordsOf(text).some((word) => asking.has(word.toLowerCase())) &&
        wordsOf(text).every((word) => empty.has(word.toLowerCase())),
    );
    return bare ? [{ page, heading: bare.text }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const names = listed(found.map(({ page }) => nameOf(page)));
  return [
    {
      type: 'faq_content',
      page: first.page,
      title: `Say in the heading ${quoted(first.heading, 40)} on ${names} what it is about`,
      description: `A passage is found by its heading. ${quoted(first.heading, 40)} on ${quoted(nameOf(first.page), 60)} names no subject, so the text below it is hard to find for anybody who asks.`,
      actionSteps: [
        `Write the question out on ${first.page.url}: the heading names ${quoted(nameOf(first.page), 60)} and what the passage answers.`,
      ],
      evidence: { where: first.page.url, what: 'A heading without a subject', snippet: first.heading },
      recovery: NO_POINTS,
      unscored: true,
    },
  ];
}

const FEWEST_DATED = 3;
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** A magazine or blog whose newest article is more than a year old. */
export function quietBlog({ corpus, pages, now }: OpportunityContext): Draft[] {
  const dated = pages.flatMap((page) => {
    const own = corpus.site?.pageAt(page.url);
    const times = page.document.dates.flatMap(({ iso }) => (iso ? [Date.parse(iso)] : [])).filter((time) => time <= now);
    return own?.kind === 'article' && own.isMain && times.length > 0 ? [{ page, time: Math.max(...times) }] : [];
  });
  const [newest] = dated.sort((a, b) => b.time - a.time || (a.page.url < b.page.url ? -1 : 1));
  // What a manual says holds until the thing changes.
  if (!newest || corpus.profile.kind === 'documentation' || dated.length < FEWEST_DATED || now - newest.time < YEAR_MS) return [];
  const day = new Date(newest.time).toISOString().slice(0, 10);
  return [
    {
      type: 'citation_magnet',
      page: newest.page,
      title: `Publish something new: ${quoted(nameOf(newest.page), 60)} is the newest article we read`,
      description: `Of ${dated.length} dated articles, the newest is ${quoted(nameOf(newest.page), 80)} of ${day}. Engines prefer recent sources for a subject that changes, and ${quoted(nameOf(newest.page), 60)} is more than a year old.`,
      actionSteps: [
        `Choose the article that is read most, bring it up to date and show the new date, or publish what has changed since ${quoted(nameOf(newest.page), 60)}.`,
      ],
      evidence: { where: newest.page.url, what: `The newest of ${dated.length} dated articles: ${day}`, snippet: nameOf(newest.page) },
      recovery: NO_POINTS,
      unscored: true,
    },
  ];
}

/** Characters of a text that a reader wants divided. */
const LONG = 3500;
/** Long texts without a heading inside. */
export function undivided({ corpus, pages }: OpportunityContext): Draft[] {
  return pages.flatMap((page): Draft[] => {
    const own = corpus.site?.pageAt(page.url);
    const headings = outlineOf(page.document).filter(({ region }) => region === 'main').length;
    if (
      !own ||
      !mayBeWritten(own) ||
      isLegalPage(page) ||
      legalKind(nameOf(page)) !== null ||
      own.kind === 'listing' ||
      own.kind === 'group' ||
      page.document.mainChars < LONG ||
      headings > 1
    )
      return [];
    return [
      {
        type: 'data_structure',
        page,
        title: `Divide ${quoted(nameOf(page), 60)} by headings`,
        description: `${quoted(nameOf(page), 80)} has about ${page.document.mainChars} characters of text below one heading. An engine cuts a page into passages at its headings, and finds none in ${quoted(nameOf(page), 60)}.`,
        actionSteps: [`Put a heading above each part of ${page.url} that says what the part answers or tells.`],
        evidence: { where: page.url, what: `About ${page.document.mainChars} characters below one heading` },
        recovery: NO_POINTS,
        unscored: true,
      },
    ];
  });
}

/** Characters, and the share of what is usual among the site's pages of the same kind, below which a page says little; with next to no text it is a tool or a gallery. */
const THIN = { least: 150, most: 800, share: 0.5 };
/** A topic's own page that says far less than those of the other topics. */
export function thinTopics({ pages, corpus }: OpportunityContext): Draft[] {
  const own = corpus.topics.flatMap((topic) => {
    const [url = ''] = topic.pages;
    const kind = corpus.site?.pageAt(url)?.kind;
    const page = topic.hasPage && topic.confidence >= SURE_TOPIC && kind ? pages.find((one) => one.url === url) : undefined;
    const says = page && page.document.mainChars >= THIN.least && page.document.forms.length === 0;
    return says && kind !== 'listing' && kind !== 'group' && kind !== 'index'
      ? [{ topic, kind, page, length: page.document.mainChars }]
      : [];
  });
  return [...Map.groupBy(own, ({ kind }) => kind).values()].flatMap((siblings) => {
    if (siblings.length < FEWEST_SIBLINGS) return [];
    const lengths = siblings.map(({ length }) => length).sort((a, b) => a - b);
    const usual = lengths[lengths.length >> 1] ?? 0;
    return siblings
      .filter(({ length }) => length < THIN.most && length < usual * THIN.share)
      .map(
        ({ topic, page, length }): Draft => ({
          type: 'citation_magnet',
          page,
          title: `Say more about ${quoted(topic.topic, 60)}`,
          description: `${quoted(nameOf(page), 80)} has about ${length} characters of text. Half of the pages about your other topics have ${usual} or more.`,
          actionSteps: [
            `Add to ${page.url} what the pages about your other topics say of theirs: what it is, who it is for, and how it is done or used.`,
          ],
          evidence: { where: page.url, what: `About ${length} characters of text about ${quoted(topic.topic, 60)}` },
          recovery: NO_POINTS,
          unscored: true,
          isMain: isMainTopic(topic),
        }),
      );
  });
}

const FEWEST_MENTIONS = 2;
/** Pages that name a topic in their text and do not lead to its page. */
export function unlinked({ pages, corpus }: OpportunityContext): Draft[] {
  const { site } = corpus;
  const topics = corpus.topics.filter(({ topic, hasPage, confidence }) => hasPage && confidence >= SURE_TOPIC && lengthOf(topic) >= 2);
  if (!site || topics.length === 0) return [];
  const naming = new Map(topics.map((topic) => [topic, [] as OpportunityContext['pages'][number][]]));
  for (const page of pages) {
    const from = site.pageAt(page.url);
    if (!from || !(mayBeWritten(from) || from.kind === 'home')) continue;
    const text = page.document.blocks
      .filter(({ region, kind }) => region === 'main' && (kind === 'paragraph' || kind === 'listItem'))
      .map((block) => block.text.toLowerCase())
      .join('\n');
    for (const topic of topics) {
      const own = site.pageAt(topic.pages[0] ?? '');
      if (own && own !== from && !site.targetsFrom(from).has(own) && text.includes(topic.topic.toLowerCase()))
        naming.get(topic)?.push(page);
    }
  }
  return [...naming]
    .filter(([, found]) => found.length >= FEWEST_MENTIONS)
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([topic, found]): Draft[] => {
      const [first] = found;
      if (!first) return [];
      const names = listed(found.map(nameOf));
      return [
        {
          type: 'data_structure',
          page: first,
          title: `Link to ${quoted(topic.topic, 60)} where the text names it`,
          description: `${names} name ${quoted(topic.topic, 60)} in their text without a link to ${topic.pages[0]}. A link inside the sentence tells a crawler which page explains it.`,
          actionSteps: [`On ${names}, make the words ${quoted(topic.topic, 60)} a link to ${topic.pages[0]}.`],
          evidence: { where: first.url, what: `Names ${quoted(topic.topic, 60)} without a link`, snippet: topic.topic },
          recovery: NO_POINTS,
          unscored: true,
          isMain: isMainTopic(topic),
        },
      ];
    });
}
