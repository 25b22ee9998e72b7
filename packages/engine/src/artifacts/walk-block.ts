import { tableShape } from './tables.ts';
import { attribute, type Element } from './tree.ts';
import type { WalkContext } from './walk-context.ts';

const MOST_FORMS = 200;

/** Block elements that are more than a block of text. */
export function readBlock(walk: WalkContext, element: Element): void {
  switch (element.tagName) {
    case 'html':
    case 'body':
      walk.lang ??= attribute(element, 'lang')?.slice(0, 40).trim() || null;
      walk.dir ??= attribute(element, 'dir')?.slice(0, 10).trim().toLowerCase() || null;
      walk.children(element);
      break;
    case 'ul':
    case 'ol':
    case 'dl':
    case 'menu':
      readList(walk, element);
      break;
    case 'li':
    case 'dt': {
      const list = walk.lists.items[walk.writer.context.group];
      if (list && !walk.muted) list.items += 1;
      walk.children(element);
      break;
    }
    case 'table':
      readTable(walk, element);
      break;
    case 'tr':
      readRow(walk, element);
      break;
    case 'td':
    case 'th':
      if (walk.table.inRow && walk.table.cells++ > 0) walk.text(' | ');
      walk.children(element);
      break;
    case 'caption':
      readCaption(walk, element);
      break;
    case 'blockquote':
      walk.quotes.start(walk.writer.next, walk.urls.href(attribute(element, 'cite')));
      walk.writer.context.kind = 'quote';
      walk.children(element);
      walk.writer.flush();
      walk.quotes.end(walk.writer.blocks.items);
      break;
    case 'footer':
      readFooter(walk, element);
      break;
    case 'form':
      if (walk.forms.length < MOST_FORMS) {
        walk.forms.push({ action: walk.urls.href(attribute(element, 'action') ?? '') ?? walk.urls.base, password: false, fields: 0 });
      }
      readForm(walk, element);
      break;
    default:
      walk.children(element);
  }
}

function readList(walk: WalkContext, element: Element): void {
  const { context, next } = walk.writer;
  const kind = element.tagName === 'ol' ? 'ordered' : element.tagName === 'dl' ? 'definition' : 'unordered';
  if (!walk.muted && walk.lists.add({ kind, items: 0, region: 'main' }, context.place, next)) context.group = walk.lists.items.length - 1;
  walk.children(element);
}

function readTable(walk: WalkContext, element: Element): void {
  const { context, next, joined } = walk.writer;
  const outer = walk.table;
  const { layout, ...shape } = tableShape(element);
  const data = !layout && joined === 0;
  const kept = !walk.muted && walk.tables.add({ ...shape, caption: null, layout, region: 'main' }, context.place, next);
  walk.table = { data, index: kept ? walk.tables.items.length - 1 : -1, inRow: false, cells: 0 };
  if (kept && data) context.group = walk.table.index;
  walk.children(element);
  walk.table = outer;
}

/** A row of data is one block, its cells parted by bars; rows of a layout table are containers. */
function readRow(walk: WalkContext, element: Element): void {
  const { table, writer } = walk;
  if (!table.data || table.inRow) {
    walk.children(element);
    return;
  }
  table.inRow = true;
  table.cells = 0;
  writer.context.kind = 'tableRow';
  writer.joined += 1;
  walk.children(element);
  writer.joined -= 1;
  table.inRow = false;
}

function readCaption(walk: WalkContext, element: Element): void {
  const mark = walk.sink.length;
  walk.children(element);
  const table = walk.tables.items[walk.table.index];
  if (table && !walk.muted) table.caption ??= walk.since(mark) || null;
}

function readForm(walk: WalkContext, element: Element): void {
  const { reachingFields, writer } = walk;
  const from = writer.next;
  walk.children(element);
  if (walk.muted || writer.joined > 0) return;
  writer.flush();
  if (walk.formStretches.length < MOST_FORMS)
    walk.formStretches.push({ from, to: writer.next, reaches: walk.reachingFields > reachingFields });
}

/** Inside a quotation a footer says whose it is. */
function readFooter(walk: WalkContext, element: Element): void {
  if (!walk.quotes.inside) {
    walk.children(element);
    return;
  }
  const mark = walk.sink.length;
  walk.writer.context.kind = 'other';
  walk.children(element);
  if (!walk.muted) walk.quotes.attribute(walk.since(mark));
}
