import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The look of a button, also for links that act as one. */
export const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'forced-colors:border bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
        ink: 'forced-colors:border bg-ink text-ground hover:not-disabled:bg-ink/88',
        outline: 'border border-edge/60 bg-panel text-ink hover:not-disabled:border-edge hover:not-disabled:bg-sunken',
        quiet: 'text-ink hover:not-disabled:bg-sunken',
        danger: 'forced-colors:border bg-poor text-ground hover:not-disabled:bg-poor/90',
        link: 'h-auto! p-0! text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: { sm: 'h-8 px-3 text-sm', md: 'h-10 px-4 text-sm', lg: 'h-12 px-6 text-base', icon: 'size-10', 'icon-sm': 'size-8' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & { /** Waits: shows a spinner and takes no clicks. */ busy?: boolean };

export function Button({ variant, size, busy = false, className, children, type = 'button', onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      // A submit button that is busy stays focusable, so that a keyboard user keeps their place.
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}
