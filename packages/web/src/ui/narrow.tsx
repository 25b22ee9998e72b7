import type { ReactNode } from 'react';

/** A single task in the middle of an otherwise empty screen. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-md px-4 py-12 sm:px-6 sm:py-20">{children}</div>;
}
