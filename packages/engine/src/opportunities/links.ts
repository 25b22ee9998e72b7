import { quoted } from '../language/excerpt.ts';
import { lengthOf } from '../topics/label-text.ts';
import { isMainTopic } from '../topics/priorities.ts';
import { listed, mayBeWritten, nameOf, type OpportunityContext, pagesWithPlace, SURE_TOPIC } from './context.ts';
import type { Draft } from './draft.ts';

/** Pages that belong together and do not lead to each other. */

const FEWEST_MENTIONS = 2;
/** Two words, or one that is no word of the language: "RemoteApp", "CLI". */
const isTelling = (label: string): boolean => lengthOf(label) >= 2 || /\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u.test(label);
/** Pages that name a topic in their text and do not lead to its page. */
export function unlinked(context: OpportunityContext): Draft[] {
  const { site } = context.corpus;
  const topics = context.corpus.topics.filter(({ topic, hasPage, confidence }) => hasPage && confidence >= SURE_TOPIC && isTelling(topic));
  if (!site || topics.length === 0) return [];
  const naming = new Map(topics.map((topic) => [topic, [] as OpportunityContext['pages'][number][]]));
  for (const { page, own: from } of pagesWithPlace(context, (own) => mayBeWritten(own) || own.kind === 'home')) {
    const text = page.document.blocks
      .filter(({ region, kind }) => region === 'main' && (kind === 'paragraph' || kind === 'listItem'))
      .map((block) => block.text)
      .join('\n');
    const small = text.toLowerCase();
    for (const topic of topics) {
      const own = site.pageAt(topic.pages[0] ?? '');
      const isNamed = lengthOf(topic.topic) >= 2 ? small.includes(topic.topic.toLowerCase()) : text.includes(topic.topic);
      if (own && own !== from && !site.targetsFrom(from).has(own) && isNamed) naming.get(topic)?.push(page);
    }
  }
  return [...naming]
    .filter(([, found]) => found.length >= FEWEST_MENTIONS)
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([topic, found]): Draft[] => {
      const [first] = found;
      if (!first) return [];
      const [names, label] = [listed(found.map(nameOf)), quoted(topic.topic, 60)];
      return [
        {
          type: 'data_structure',
          page: first,
          title: `Link to ${label} where the text names it`,
          description: `${names} name ${label} in their text without a link to its page. A link inside the sentence tells a crawler which page explains it.`,
          actionSteps: [`On ${names}, make the words ${label} a link to the page about it.`],
          evidence: { where: topic.pages[0] ?? first.url, what: 'The page to link to', snippet: topic.topic },
          isMain: isMainTopic(topic),
        },
      ];
    });
}

const FEWEST_ARTICLES = 3;
/** Articles of one group of which none leads to another. */
export function apartArticles({ corpus: { topics, site }, pages }: OpportunityContext): Draft[] {
  return topics.flatMap((topic): Draft[] => {
    const own = topic.pages.flatMap((url) => site?.pageAt(url) ?? []).filter(({ kind }) => kind === 'article');
    if (!site || topic.type !== 'category' || own.length < FEWEST_ARTICLES) return [];
    const lead = own.some((one) =>
      one.page.document.links.some(({ href, region }) => {
        const target = region === 'main' ? site.pageAt(href) : undefined;
        return target !== undefined && target !== one && own.includes(target);
      }),
    );
    const articles = own.flatMap(({ url }) => pages.find((page) => page.url === url) ?? []);
    const [first, second] = articles;
    if (lead || !first || !second) return [];
    return [
      {
        type: 'data_structure',
        page: first,
        title: `Link the articles about ${quoted(topic.topic, 60)} to each other`,
        description: `${own.length} articles belong to ${quoted(topic.topic, 60)}, and no text of one leads to another. Links such as one from ${quoted(nameOf(first), 60)} to ${quoted(nameOf(second), 60)} tell a crawler what else you know about it.`,
        actionSteps: [
          `End ${quoted(nameOf(first), 60)} with links to the two or three articles that a reader wants next, such as ${quoted(nameOf(second), 60)}. Do the same in the others.`,
        ],
        evidence: { where: first.url, what: `One of ${own.length} articles of this group`, snippet: topic.topic },
        isMain: isMainTopic(topic),
      },
    ];
  });
}
