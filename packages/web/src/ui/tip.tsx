import { type ReactNode, useId, useRef } from 'react';
import { cn } from './cn.ts';
import { place } from './place.ts';

/** A one-line explanation on hover, focus or tap; Escape closes it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tip({ text, children, className }: { text: ReactNode; children: ReactNode; className?: string }) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    if (!popover.current || !button.current || popover.current.matches(':popover-open')) return;
    popover.current.showPopover();
    place(popover.current, button.current);
  };
  const hide = () => popover.current?.matches(':popover-open') && popover.current.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside answers keyboard and tap; this only follows the pointer
    <span className="inline-block" onMouseEnter={show} onMouseLeave={hide}>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
        className={cn('rounded-sm', className)}
      >
        {children}
      </button>
      <span
        ref={popover}
        id={id}
        role="tooltip"
        popover="manual"
        className="max-w-72 rounded-md bg-ink px-3 py-2 text-left font-normal text-ground text-xs leading-relaxed shadow-float"
      >
        {text}
      </span>
    </span>
  );
}
