import { attribute, type Element, type ParentNode } from './tree.ts';

export type TableShape = { rows: number; columns: number; hasHeader: boolean; layout: boolean };

/** Blocks that a cell of data does not hold. */
const PAGE_PARTS = /^(?:h[1-6]|article|section|nav|form|header|footer|main|aside|blockquote|figure)$/;
const HEADING = /^h[1-6]$/;
const MOST_NODES = 20_000;

const onlyHeading = (cell: Element): Element | null => {
  const held = cell.childNodes.filter((child) => child.kind === 'element' || (child.kind === 'text' && child.value.trim() !== ''));
  const [first] = held;
  return held.length === 1 && first?.kind === 'element' && HEADING.test(first.tagName) ? first : null;
};

/**
 * The shape of a table, seen before its text is read: whether it holds data (a row is then one block) or lays out the page (its cells are then
 * containers like any other). A nested table, a row of pictures, page parts in cells, a single column or row without headers, or role=presentation speak for layout.
 */
export function tableShape(table: Element): TableShape {
  const shape: TableShape = {
    rows: 0,
    columns: 0,
    hasHeader: false,
    layout: /^(?:presentation|none)$/.test(attribute(table, 'role') ?? ''),
  };
  let captioned = false;
  let parts = 0;
  let longCells = 0;
  let pictureRows = 0;
  let [pictures, links] = [0, 0];
  let nodes = 0;
  const visit = (node: ParentNode, cellText: { length: number } | null): void => {
    for (const child of node.childNodes) {
      if (++nodes > MOST_NODES) return;
      if (child.kind === 'text') {
        if (cellText) cellText.length += child.value.trim().length;
        continue;
      }
      if (child.kind !== 'element') continue;
      const { tagName } = child;
      if (tagName === 'table') parts += 1;
      else if (tagName === 'tr') {
        shape.rows += 1;
        let columns = 0;
        let pictured = 0;
        for (const cell of child.childNodes) {
          if (cell.kind !== 'element' || (cell.tagName !== 'td' && cell.tagName !== 'th')) continue;
          columns += 1;
          if (cell.tagName === 'th') shape.hasHeader = true;
          const text = { length: 0 };
          // A heading that is all of a cell in the first row heads its column.
          const heading = shape.rows === 1 ? onlyHeading(cell) : null;
          const [seen, led] = [pictures, links];
          visit(heading ?? cell, text);
          if (text.length === 0 && pictures > seen && links === led) pictured += 1;
          if (text.length > 600) longCells += 1;
        }
        if (columns > shape.columns) shape.columns = columns;
        if (columns > 1 && pictured === columns) pictureRows += 1;
      } else {
        if (tagName === 'caption' || tagName === 'thead') captioned = true;
        else if (tagName === 'img') pictures += 1;
        else if (tagName === 'a') links += 1;
        else if (cellText && PAGE_PARTS.test(tagName)) parts += 1;
        visit(child, cellText);
      }
    }
  };
  visit(table, null);
  if (captioned && table.childNodes.some((child) => child.kind === 'element' && child.tagName === 'thead')) shape.hasHeader = true;
  const lonely = shape.columns < 2 || (shape.rows < 2 && !shape.hasHeader);
  if (parts > 0 || (!captioned && !shape.hasHeader && (lonely || longCells > 0 || pictureRows > 0))) shape.layout = true;
  return shape;
}
