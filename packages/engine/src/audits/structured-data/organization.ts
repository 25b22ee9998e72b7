import type { ReadPage } from '../audit.ts';
import { hasType, nodesAt, type SchemaNode, textsOf } from './nodes.ts';
import { ORGANIZATION, PERSON, WEBSITE } from './types.ts';

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
};
const sameSite = (url: string, page: ReadPage): boolean => {
  const [there, here] = [hostOf(url), hostOf(page.finalUrl)];
  return there !== null && here !== null && (there === here || there.endsWith(`.${here}`) || here.endsWith(`.${there}`));
};

/** Nodes that stand for whoever runs the site: an organization (or a person on a personal site) that the markup ties to this host or names as publisher. */
export function ownEntities(nodes: readonly SchemaNode[], page: ReadPage): SchemaNode[] {
  const publishers = new Set(nodes.flatMap((node) => nodesAt(node, 'publisher', nodes)));
  const candidates = [...new Set([...nodes, ...publishers])];
  return candidates.filter((node) => {
    const organization = hasType(node, ORGANIZATION);
    if (!organization && !(hasType(node, PERSON) && (publishers.has(node) || page.document.pageType === 'home'))) return false;
    const urls = textsOf(node, 'url');
    if (urls.length > 0) return urls.some((url) => sameSite(url, page) || url.startsWith('/'));
    return publishers.has(node) || (node.id !== null && sameSite(node.id, page)) || (organization && node.top);
  });
}

export const ownWebsites = (nodes: readonly SchemaNode[]): SchemaNode[] => nodes.filter((node) => hasType(node, WEBSITE));

/** Folded for comparing names: case, marks and the legal form make no other name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[®™©]/gu, '')
    .replace(/[.,]/g, '')
    .replace(
      /\s+(?:inc|pvt|ltd|llc|pllc|limited|corp|corporation|co|gmbh(?: & co kg)?|ag|kg|se|sa|sas|sarl|srl|spa|sl|bv|nv|plc|oy|ab|as|lda|ltda|pty)(?=\s|$)/gu,
      '',
    )
    .replace(/株式会社|合同会社|有限公司|股份/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();

export const hostKey = (page: ReadPage): string => nameKey(hostOf(page.finalUrl)?.split('.').slice(0, -1).join('') ?? '');
