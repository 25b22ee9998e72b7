import { isAuthored } from '../../page/authored.ts';
import { hasType, isNode, nodesAt, type SchemaNode, textsOf } from '../../page/schema-nodes.ts';
import { ARTICLE, PERSON } from '../../page/schema-types.ts';
import { isNameVisible, isVisible, visibleText } from '../../page/visible.ts';
import { definePageAudit } from '../audit.ts';
import { believedNodes, missingOn } from './agreement.ts';
import { GOOGLE_ARTICLE } from './evidence.ts';

/** An author given as bare text. */
const HALF = 0.5;

export const authorPerson = definePageAudit({
  id: 'structured-data/author-person',
  factor: 'structuredData',
  judges: 'contents',
  weight: 0.5,
  label: 'Author markup',
  title: 'Articles mark up their author',
  failTitle: 'Some articles lack author markup',
  why: 'Google asks for the author as a Person or an Organization with name and url, so that it can tell authors apart.',
  fix: 'Add author markup to {articles}. Describe the author with the name shown on the page and the URL of the profile.',
  effort: 'low',
  tier: 'V',
  sources: [GOOGLE_ARTICLE],
  pageTypes: ['article'],
  notApplicable: 'No sampled article carries Article markup.',
  causes: {
    unseen: {
      failTitle: 'Some articles name their author only in markup',
      fix: 'Show the author of {articles}. Put the name that the markup gives where readers see it.',
    },
  },
  judgePage(page) {
    if (!isAuthored(page)) return null;
    const nodes = believedNodes(page);
    const articles = nodes.filter((node) => node.top && hasType(node, ARTICLE));
    if (articles.length === 0) return null;
    const visible = visibleText(page);
    const shown = (node: SchemaNode): boolean => textsOf(node, 'name').some((name) => isNameVisible(name, visible));
    const authors = articles.flatMap((article) => nodesAt(article, 'author', nodes));
    const people = authors.filter((node) => hasType(node, PERSON) && textsOf(node, 'name').length > 0);
    if (people.some(shown)) return { score: 1 };
    const [hidden] = people;
    if (hidden)
      return {
        score: 0,
        cause: 'unseen',
        findings: [{ what: missingOn(page)('the author in the markup is not named'), snippet: textsOf(hidden, 'name')[0] ?? '' }],
      };
    const values = articles.flatMap((article) => article.properties.get('author') ?? []);
    const text = values.find((value) => typeof value === 'string' && isVisible(value, visible));
    if (text !== undefined) return { score: HALF, findings: [{ what: 'the author is plain text, not a Person', snippet: String(text) }] };
    // An organization may sign what it publishes: Google takes both.
    if (values.some((value) => typeof value === 'object' && isNode(value) && shown(value))) return { score: 1 };
    return {
      score: 0,
      findings: [{ what: values.length > 0 ? 'the author in the markup cannot be found' : 'the Article markup names no author' }],
    };
  },
});
