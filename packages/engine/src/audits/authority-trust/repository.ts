import { letters } from '../../artifacts/text.ts';
import { type Repository, repositoriesOn } from '../../page/repositories.ts';
import { OF_PROGRAMS, type Profile } from '../../topics/profile.ts';
import type { ReadPage } from '../audit.ts';

/** Where the makers of a program are found: the repository that its pages lead to. */

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
