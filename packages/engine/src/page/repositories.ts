import { memoize } from '../artifacts/memoize.ts';
import type { Link, PageDocument } from '../artifacts/page.ts';

const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/([\w.-]+)\/([\w.-]+)\/?(.*)$/i;
/** Folders of the hosts that hold no repository: "github.com/sponsors/acme". */
const NO_OWNER = /^(?:sponsors|orgs|features|topics|apps|marketplace|collections|login|settings|search|explore|groups|users)$/i;

/** `tool`: the foot of a page names with what it was made, unless the link leads further into the repository. */
export type Repository = { owner: string; name: string; tool: boolean; region: Link['region'] };

function repositoryAt({ href, region }: Link): Repository | null {
  const [, owner = '', name = '', rest = ''] = REPOSITORY.exec(href) ?? [];
  if (owner === '' || NO_OWNER.test(owner)) return null;
  return { owner: owner.toLowerCase(), name: name.toLowerCase(), tool: region === 'footer' && !/^[^?#]/.test(rest), region };
}
export const repositoriesOn = memoize(({ links }: PageDocument): readonly Repository[] =>
  links.flatMap((link) => repositoryAt(link) ?? []),
);
export const OF_A_BODY = [repositoriesOn];

/** The repository that most pages of a site lead to beside their text, as a program's do: its share of the pages, 0…1. */
export function repositoryInMenus(documents: readonly PageDocument[]): number {
  const times = new Map<string, number>();
  for (const document of documents)
    for (const key of new Set(
      repositoriesOn(document).flatMap(({ owner, name, tool, region }) => (tool || region === 'main' ? [] : `${owner}/${name}`)),
    ))
      times.set(key, (times.get(key) ?? 0) + 1);
  return Math.max(0, ...times.values()) / Math.max(1, documents.length);
}
