import type { PageDocument, Region } from '../../artifacts/page.ts';
import { languageOf } from '../../artifacts/page-language.ts';
import { words } from '../../language/words.ts';
import { holdsTextElsewhere } from '../../page/unreadable.ts';

/** Word runs of this length are compared: single words of a menu would be found in any article. */
const RUN = 3;
/** So many of them are a notice, a map or the parts of a slider beside the text, where the page has more. */
const BESIDE = 60;

const AROUND: ReadonlySet<Region> = new Set(['nav', 'footer']);

/**
 * Share (0…1) of the rendered main text that the raw HTML holds too, in whatever region, and also where it is hidden until a script shows it; of all text but menus and footer where nearly none is main: by runs of three words within a block, each counted as often as it occurs;
 * 1 where scripts add no more than a few words beside it.
 * null when the rendered page has no main text to compare.
 */
export function rawShare(raw: PageDocument, rendered: PageDocument): number | null {
  const language = languageOf({ document: rendered });
  const runs = (document: PageDocument, counts: (region: Region) => boolean) => {
    const found = new Map<string, number>();
    for (const block of document.blocks) {
      if (!counts(block.region)) continue;
      const tokens = words(block.text, language);
      for (let at = 0; at < Math.max(1, tokens.length - RUN + 1); at += 1) {
        const run = tokens.slice(at, at + RUN).join(' ');
        if (run) found.set(run, (found.get(run) ?? 0) + 1);
      }
    }
    return found;
  };
  const elsewhere = holdsTextElsewhere(rendered);
  const wanted = runs(rendered, (region) => region === 'main' || (elsewhere && !AROUND.has(region)));
  const there = runs(raw, () => true);
  for (const text of [...raw.hidden.map((hidden) => hidden.text), raw.unshown ?? '']) addRunsOf(words(text, language), there);
  let total = 0;
  let found = 0;
  for (const [run, count] of wanted) {
    total += count;
    found += Math.min(count, there.get(run) ?? 0);
  }
  if (total === 0) return null;
  const added = total - found;
  return added < BESIDE && added < found ? 1 : found / total;
}

/** Of text whose blocks are not known: a run of fewer words may be a block of its own. */
function addRunsOf(tokens: readonly string[], to: Map<string, number>): void {
  for (const at of tokens.keys())
    for (let length = 1; length <= RUN && at + length <= tokens.length; length += 1) {
      const run = tokens.slice(at, at + length).join(' ');
      to.set(run, (to.get(run) ?? 0) + 1);
    }
}
