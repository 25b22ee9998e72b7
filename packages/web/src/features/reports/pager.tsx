import { LIMITS } from '@citelight/contracts/limits';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { pagesShown } from './pages.ts';

type Props = { page: number; total: number; onPage: (page: number) => void };

export function Pager({ page, total, onPage }: Props) {
  const size = LIMITS.reportsPerPage;
  const count = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label="Pages of reports" className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p role="status" className="text-muted">
        Showing {formatNumber(Math.min((page - 1) * size + 1, total))} to {formatNumber(Math.min(page * size, total))} of{' '}
        {formatNumber(total)} reports
      </p>
      {count > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          {pagesShown(page, count).map((shown, index, all) =>
            shown === null ? (
              <span key={`after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-faint">
                …
              </span>
            ) : (
              <Button
                key={shown}
                variant={shown === page ? 'ink' : 'quiet'}
                size="sm"
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onPage(shown)}
              >
                {shown}
              </Button>
            ),
          )}
          <Button variant="outline" size="sm" disabled={page >= count} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
