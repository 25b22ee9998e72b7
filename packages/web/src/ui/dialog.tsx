import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl', report: 'sm:max-w-6xl' };

/** In a window as low as a screen enlarged to 400 %, head and foot would leave nothing for the content: all of it scrolls then. */
const LOW = '[@media(max-height:30rem)]:overflow-y-auto';
const CONTENT =
  '-outline-offset-2 min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-7 sm:py-5 [@media(max-height:30rem)]:flex-none [@media(max-height:30rem)]:overflow-visible';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** As tall as the window allows, whatever it holds: no jumps between tabs. */
  tall?: boolean;
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** What had focus when the dialog opened: Radix gives focus back only to a trigger of its own, and these dialogs are opened by whatever calls for them. */
function useOpener(open: boolean) {
  const opener = useRef<Element | null>(null);
  const opened = useRef(false);
  // While rendering: a field with autoFocus has the focus before any effect runs.
  if (open && !opened.current) opener.current = document.activeElement;
  opened.current = open;
  return opener;
}

/** Focus goes where it came from, or to the beginning of the content when that is gone or was nowhere. */
function giveBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (!opener || document.activeElement !== opener || opener === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/** A dialog in the middle; on a phone a sheet that rises from the foot. Focus is trapped and returned. */
export function Dialog({ open, onOpenChange, title, text, width = 'md', tools, tall = false, actions, children }: Props) {
  const opener = useOpener(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 fixed inset-0 z-50 bg-[oklch(0.15_0.03_264/0.55)] duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Radix.Content
          // While it fades away it is closed already: no click and no key reaches a button of it.
          inert={!open}
          {...(text ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(opener.current);
          }}
          onEscapeKeyDown={(event) => {
            // A menu or explanation that is open inside closes first.
            const inner = (event.currentTarget as Document | null)?.querySelector<HTMLElement>('[role="dialog"] :popover-open');
            if (!inner) return;
            event.preventDefault();
            inner.hidePopover();
          }}
          className={cn(
            'fixed z-50 flex flex-col border border-line bg-panel shadow-float outline-none duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in',
            'data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 inset-x-0 bottom-0 rounded-t-xl',
            tall ? 'h-[96dvh] sm:h-[92dvh]' : 'max-h-[92dvh] sm:max-h-[min(88dvh,56rem)]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:rounded-xl',
            LOW,
            WIDTHS[width],
          )}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-line border-b px-5 pt-4 pb-3 sm:px-7 sm:pt-6 sm:pb-5">
            <div className="min-w-0 flex-1 basis-1/2">
              <Radix.Title className="wrap-anywhere font-semibold text-xl tracking-tight">{title}</Radix.Title>
              {text && <Radix.Description className="wrap-anywhere mt-1.5 text-muted text-sm">{text}</Radix.Description>}
            </div>
            {tools && <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full">{tools}</div>}
            <Radix.Close aria-label="Close" className="-mt-1 -mr-2 rounded-md p-2 text-muted hover:bg-sunken hover:text-ink">
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          {children && (
            // A region that scrolls must be reachable by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
            <div tabIndex={0} className={CONTENT}>
              {children}
            </div>
          )}
          {actions && (
            <div className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-7">{actions}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
