import { memoize } from './memoize.ts';
import type { PageDocument } from './page.ts';

/** Text that a template came with, to be replaced: Lorem ipsum. It has no language and says nothing. */

/** Words of the usual passages: Cicero's, as it is cut up since the 1960s, and what generators add to it. */
const LOREM: ReadonlySet<string> = new Set(
  `lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing adipisci elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud
exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident
sunt culpa qui officia deserunt mollit anim id est laborum perspiciatis unde omnis iste natus error voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore
veritatis quasi architecto beatae vitae dicta explicabo nemo ipsam quia voluptas aspernatur aut odit fugit consequuntur magni dolores eos ratione sequi nesciunt neque porro quisquam dolorem numquam
eius modi tempora incidunt quaerat minima nostrum exercitationem ullam corporis suscipit laboriosam aliquid commodi consequatur autem vel eum iure quam nihil molestiae illum quo vero accusamus iusto
odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos quas molestias excepturi sapiente occaecati cupiditate provident similique mollitia animi dolorum fuga harum
quidem rerum facilis expedita distinctio nam libero tempore cum soluta nobis eligendi optio cumque impedit minus quod maxime placeat facere possimus assumenda repellendus temporibus quibusdam
officiis debitis necessitatibus saepe eveniet voluptates repudiandae recusandae itaque earum hic tenetur a sapiente delectus reiciendis voluptatibus maiores alias perferendis doloribus asperiores
repellat vestibulum pellentesque curabitur suspendisse praesent vivamus fusce phasellus donec nunc mauris integer tellus lectus faucibus ultrices posuere cubilia luctus sapien turpis egestas
habitant morbi tristique senectus netus malesuada fames ac ante maecenas sollicitudin tincidunt pharetra viverra justo lacinia euismod vehicula ornare bibendum convallis mattis aenean lacus
vulputate rhoncus dapibus eget scelerisque fermentum interdum gravida urna massa nec pulvinar feugiat leo risus cras proin nullam etiam facilisis sagittis ligula purus hendrerit quisque
volutpat dui auctor condimentum varius erat imperdiet sem at tortor nibh arcu cursus metus mi per inceptos himenaeos potenti orci iaculis venenatis blandit diam semper porta pretium porttitor
laoreet ultricies molestie vitae congue felis elementum dictum accumsan augue finibus efficitur ullamcorper lobortis tempus nisl eleifend dignissim fringilla aptent taciti sociosqu litora torquent
conubia nostra class rutrum hac habitasse platea dictumst placerat aliquam aliquet commodo`.split(/\s+/),
);
/** Share of its words from which on a text is placeholder: a template's own words may open it. */
const MOSTLY = 0.6;
const FEWEST = 3;

/** Whether a text is mostly placeholder; a text in Latin is none, for these are few words of that language. */
export function isPlaceholder(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST) return false;
  let hits = 0;
  for (const word of words) if (LOREM.has(word)) hits += 1;
  return hits >= MOSTLY * words.length;
}

const NONE: ReadonlySet<number> = new Set();

/** Indices of the blocks that hold placeholder text. Looked for only on pages that name it: hardly any does. */
export const placeholderBlocks = memoize(({ blocks }: Pick<PageDocument, 'blocks'>): ReadonlySet<number> => {
  if (!blocks.some(({ text }) => text.includes('ipsum') || text.includes('dolor sit'))) return NONE;
  return new Set(blocks.flatMap(({ text, kind }, index) => (kind !== 'code' && isPlaceholder(text) ? [index] : [])));
});

/** Share of the main text, without headings and code, that is placeholder. */
export const placeholderShare = memoize((document: PageDocument): number => {
  const filler = placeholderBlocks(document);
  if (filler.size === 0) return 0;
  let [own, all] = [0, 0];
  for (const [index, { kind, region, text }] of document.blocks.entries()) {
    if (region !== 'main' || kind === 'heading' || kind === 'code') continue;
    all += text.length;
    if (filler.has(index)) own += text.length;
  }
  return all === 0 ? 0 : own / all;
});
