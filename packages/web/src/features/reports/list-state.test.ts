import { describe, expect, it } from 'vitest';
import { filtersOf, isFiltered, readListState, writeListState } from './list-state.ts';
import { pagesShown } from './pages.ts';

const read = (text: string) => readListState(new URLSearchParams(text));

describe('the state of the report list in the URL', () => {
  it('D5 without parameters shows all, newest first', () => {
    expect(filtersOf(read(''))).toEqual({ sort: 'created_at', direction: 'desc', offset: 0, limit: 10 });
    expect(isFiltered(read(''))).toBe(false);
  });

  it('D5 comes back as it was written, and leaves other parameters alone', () => {
    const text = 'status=failed&type=automated&from=2026-03-01&to=2026-03-02&sort=score&direction=asc&page=3';
    expect(writeListState(new URLSearchParams('report=x'), read(text)).toString()).toBe(`report=x&${text}`);
    expect(writeListState(new URLSearchParams(text), read('')).toString()).toBe('');
  });

  it('D5 the end day counts to 23:59:59.999 of the visitor’s day', () => {
    const { created_from, created_to } = filtersOf(read('from=2026-03-01&to=2026-03-01'));
    expect(Date.parse(created_to ?? '') - Date.parse(created_from ?? '')).toBe(86_400_000 - 1);
    expect(new Date(created_to ?? '').getHours()).toBe(23);
  });

  it('D5 what is not a choice counts as not being there', () => {
    expect(read('status=gone&type=1&from=2026-13-01&to=x&sort=name&direction=up&page=-2')).toEqual(read(''));
    expect(read('from=2026-03-02&to=2026-03-01').to).toBeUndefined();
  });
});

it.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, null, 8]],
  [4, 9, [1, null, 3, 4, 5, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('D6 on page %i of %i', (current, count, shown) => {
  expect(pagesShown(current, count)).toEqual(shown);
});
