import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

/** A button is seen to be busy before the next click, however soon that comes: the library's own timer lets the second half of a double click through. */
notifyManager.setScheduler(queueMicrotask);

/** One cache for all server state. A refusal is final; what may be a passing fault is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
