const GAP = 6;
const MARGIN = 8;

/** Puts an open popover below (or, without room, above) the element it belongs to, inside the window. */
export function place(popover: HTMLElement, anchor: Element, align: 'center' | 'end' = 'center'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const wanted = align === 'end' ? at.right - width : at.left + at.width / 2 - width / 2;
  const below = at.bottom + GAP;
  const fits = below + height + MARGIN <= innerHeight || at.top < height + GAP + MARGIN;
  Object.assign(popover.style, {
    inset: 'auto',
    margin: '0',
    left: `${Math.max(MARGIN, Math.min(wanted, innerWidth - width - MARGIN))}px`,
    top: `${fits ? below : at.top - GAP - height}px`,
  });
}
