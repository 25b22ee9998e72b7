import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { DateFilter } from './date-filter.tsx';
import { isFiltered, type ListState, STATUS_CHOICES, TYPE_CHOICES } from './list-state.ts';

const STATUS_WORDS = {
  all: 'All statuses',
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
};
const TYPE_WORDS = { all: 'All types', automated: 'Automated', manual: 'Manual' };

type Props = { state: ListState; onChange: (state: ListState) => void };

/** Every change leads back to the first page. */
export function FilterBar({ state, onChange }: Props) {
  const change = (part: Partial<ListState>) => onChange({ ...state, page: 1, ...part });
  const first = useRef<HTMLSelectElement>(null);
  const clear = () => {
    // The button goes with what it clears: focus stays in the bar.
    first.current?.focus();
    change({ status: 'all', type: 'all', from: undefined, to: undefined });
  };
  const ascending = state.direction === 'asc';
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2">
      <legend className="sr-only">Filter and sort the reports</legend>
      <Select
        ref={first}
        aria-label="Status"
        value={state.status}
        onChange={({ target }) => change({ status: target.value as ListState['status'] })}
      >
        {STATUS_CHOICES.map((status) => (
          <option key={status} value={status}>
            {STATUS_WORDS[status]}
          </option>
        ))}
      </Select>
      <Select aria-label="Report type" value={state.type} onChange={({ target }) => change({ type: target.value as ListState['type'] })}>
        {TYPE_CHOICES.map((type) => (
          <option key={type} value={type}>
            {TYPE_WORDS[type]}
          </option>
        ))}
      </Select>
      <DateFilter
        label="From"
        day={state.from}
        onChange={(from) => change({ from, to: from && state.to && state.to < from ? undefined : state.to })}
      />
      <DateFilter label="To" day={state.to} earliest={state.from} onChange={(to) => change({ to })} />
      {isFiltered(state) && (
        <Button variant="quiet" size="sm" onClick={clear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
      <span className="flex gap-2 sm:ml-auto">
        <Select aria-label="Sort by" value={state.sort} onChange={({ target }) => change({ sort: target.value as ListState['sort'] })}>
          <option value="created_at">Date</option>
          <option value="overall_score">Score</option>
        </Select>
        <Button
          variant="outline"
          className="size-9! p-0!"
          aria-label={ascending ? 'Sorted ascending; sort descending' : 'Sorted descending; sort ascending'}
          title={ascending ? 'Ascending' : 'Descending'}
          onClick={() => change({ direction: ascending ? 'desc' : 'asc' })}
        >
          {ascending ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </Button>
      </span>
    </fieldset>
  );
}
