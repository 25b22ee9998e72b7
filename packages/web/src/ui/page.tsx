import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { type ReactNode, useEffect } from 'react';
import { cn } from './cn.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}

const WIDTHS = { narrow: 'max-w-md', text: 'max-w-3xl', wide: 'max-w-7xl' };

type Props = {
  title: string;
  heading?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  width?: keyof typeof WIDTHS;
  children?: ReactNode;
};

/** A screen: its title for the window, its heading, what can be done, and the content. */
export function Page({ title, heading = title, text, actions, width = 'wide', children }: Props) {
  useTitle(title);
  return (
    <div className={cn('mx-auto w-full px-4 py-10 sm:px-6 lg:px-8 lg:py-14', WIDTHS[width])}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-semibold text-title">{heading}</h1>
          {text && <div className="mt-2.5 text-muted">{text}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
