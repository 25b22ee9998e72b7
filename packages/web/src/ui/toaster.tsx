import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

function Mounted({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/** Mounted beside the application with the first toast. A toast sent before the toaster listens would be lost: hence `ready`. */
export const ready = new Promise<void>((resolve) => {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <>
      <Toaster
        position="bottom-right"
        mobileOffset={{ top: 72, bottom: 16, left: 16, right: 16 }}
        closeButton
        duration={6000}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-start gap-3 rounded-md border border-line bg-panel px-4 py-3 font-sans text-ink text-sm shadow-float data-[type=error]:border-poor-fill sm:w-96',
            title: 'font-medium',
            description: 'mt-0.5 text-muted',
            icon: 'mt-0.5 shrink-0',
            content: 'min-w-0 flex-1',
            closeButton: 'order-last -mr-1 shrink-0 rounded-sm p-1 text-muted hover:bg-sunken hover:text-ink [&_svg]:size-3.5',
          },
        }}
      />
      <Mounted then={resolve} />
    </>,
  );
});

/** On a phone, where a toast is as wide as the screen, the top belongs to a screen's heading; in an open dialog the foot belongs to its buttons. */
const place = () =>
  matchMedia('(width < 40rem)').matches && document.querySelector('[role="dialog"][data-state="open"]')
    ? ({ position: 'top-center' } as const)
    : {};

const standing = new Map<string, string | number>();

export function takeBack(matter: string): void {
  const id = standing.get(matter);
  if (standing.delete(matter)) toast.dismiss(id);
}

export function showToast(kind: 'success' | 'error' | 'info', matter: string, text: string, options?: { description?: string }): void {
  takeBack(matter);
  standing.set(matter, toast[kind](text, { ...options, ...place() }));
}
