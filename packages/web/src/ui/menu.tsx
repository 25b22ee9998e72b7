import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { place } from './place.ts';

export const menuItemStyle =
  'flex w-full items-center gap-2.5 rounded-md px-3 py-2.5 text-left text-sm outline-none hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:text-muted';

/** The place the key leads to among `count` items, or undefined for a key that does not move. */
const target = (key: string, at: number, count: number) =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** `buttonLabel` names the button and holds the words it shows (WCAG 2.5.3); `label` names the menu. */
type Props = { trigger: ReactNode; label: string; buttonLabel: string; triggerClass: string; header?: ReactNode; children: ReactNode };

/**
 * A menu button (WAI-ARIA APG): the platform's popover closes it on Escape and outside clicks and gives focus back; arrows, Home and End
 * move. Items carry role="menuitem" and menuItemStyle.
 */
export function Menu({ trigger, label, buttonLabel, triggerClass, header, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const items = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return popover.current?.hidePopover();
    const list = items();
    const next = target(event.key, list.indexOf(document.activeElement as HTMLElement), list.length);
    if (next === undefined) return;
    event.preventDefault();
    list[next]?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={buttonLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        className={triggerClass}
      >
        {trigger}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState !== 'open' || !button.current) return;
          place(event.currentTarget, button.current, 'end');
          items()[0]?.focus();
        }}
        className="w-72 rounded-lg border border-line bg-panel p-1.5 text-ink shadow-float"
      >
        {header}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} onClick={() => popover.current?.hidePopover()}>
          {children}
        </div>
      </div>
    </>
  );
}
