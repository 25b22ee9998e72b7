import type { ReactNode } from 'react';

/** To the sample report, or to one of its tabs. */
export const SampleLink = ({ tab, children }: { tab?: string; children: ReactNode }) => (
  <a href={tab ? `/sample?tab=${tab}` : '/sample'} className="font-medium text-accent-text underline decoration-1 underline-offset-4">
    {children}
  </a>
);
