import { memoize } from '../../artifacts/memoize.ts';
import type { Link, PageDocument } from '../../artifacts/page.ts';
import { letters } from '../../artifacts/text.ts';
import { OF_PROGRAMS, type Profile } from '../../topics/profile.ts';
import type { ReadPage } from '../audit.ts';

/** Where the makers of a program are found: the repository that its pages lead to. */

const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/([\w.-]+)\/([\w.-]+)\/?(.*)$/i;
/** Folders of the hosts that hold no repository: "github.com/sponsors/acme". */
const NO_OWNER = /^(?:sponsors|orgs|features|topics|apps|marketplace|collections|login|settings|search|explore|groups|users)$/i;

/** `tool`: the foot of a page names with what it was made, unless the link leads further into the repository. */
type Repository = { owner: string; name: string; tool: boolean };

function repositoryAt({ href, region }: Link): Repository | null {
  const [, owner = '', name = '', rest = ''] = REPOSITORY.exec(href) ?? [];
  if (owner === '' || NO_OWNER.test(owner)) return null;
  return { owner: owner.toLowerCase(), name: name.toLowerCase(), tool: region === 'footer' && !/^[^?#]/.test(rest) };
}
const repositoriesOn = memoize(({ links }: PageDocument): readonly Repository[] => links.flatMap((link) => repositoryAt(link) ?? []));
export const OF_A_BODY = [repositoriesOn];

/** Whether most pages of a manual or of the site of a program lead to its repository. */
export function hasRepository({ kind, names }: Pick<Profile, 'kind' | 'names'>, pages: readonly ReadPage[]): boolean {
  if (!OF_PROGRAMS.has(kind)) return false;
  const own = new Set([...names].map(letters));
  const isOwn = ({ owner, name, tool }: Repository) => !tool || own.has(letters(owner)) || own.has(letters(name));
  const times = new Map<string, number>();
  for (const { document } of pages)
    for (const key of new Set(repositoriesOn(document).flatMap((one) => (isOwn(one) ? `${one.owner}/${one.name}` : []))))
      times.set(key, (times.get(key) ?? 0) + 1);
  return [...times.values()].some((count) => 2 * count > pages.length);
}
