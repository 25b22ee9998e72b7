import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Skeleton } from './skeleton.tsx';

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  children: (data: T) => ReactNode;
  /** The shape of what is loading. */
  loading?: ReactNode;
  /** What could not be loaded, as a sentence; the server's own sentence stands below it. */
  failed?: string;
};

/** The one place that knows how waiting and failing look. Data that is there stays in sight while it is fetched again. */
export function Async<T>({ query, children, loading, failed = 'This could not be loaded.' }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failed title={failed} text={query.error.message} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {loading ?? <Skeleton className="h-40 w-full" />}
    </div>
  );
}
