import { useSearchParams } from 'react-router';

/** Opens a report over the list behind it; going back closes it. */
export function useOpenReport(): (id: string) => void {
  const [, setQuery] = useSearchParams();
  return (id) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('report', id);
        return next;
      },
      { state: { overList: true } },
    );
}
