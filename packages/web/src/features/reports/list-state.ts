import type { ReportStatus } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';

/** What the report list shows, as the URL holds it. Days are YYYY-MM-DD of the visitor's own time zone. */
export type ListState = {
  status: ReportStatus | 'all';
  type: 'all' | 'automated' | 'manual';
  from: string | undefined;
  to: string | undefined;
  sort: 'created_at' | 'overall_score';
  direction: 'asc' | 'desc';
  page: number;
};

const STATUSES = ['pending', 'processing', 'completed', 'failed'] as const satisfies readonly ReportStatus[];
export const STATUS_CHOICES = ['all', ...STATUSES] as const;
export const TYPE_CHOICES = ['all', 'automated', 'manual'] as const;

const oneOf = <const T extends string>(text: string | null, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === text) ?? otherwise;

/** The first moment of a YYYY-MM-DD in the visitor's time zone, or undefined where the text is no day. */
export function dayOf(text: string | null | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  const day = new Date(Number(year), Number(month) - 1, Number(date));
  return day.getMonth() === Number(month) - 1 && day.getDate() === Number(date) ? day : undefined;
}

const two = (value: number) => `${value}`.padStart(2, '0');
export const textOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The last millisecond of the day. */
const endOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59, 59, 999);

/** Anything in the URL that is not a choice counts as not being there; an end before its start is dropped. */
export function readListState(query: URLSearchParams): ListState {
  const day = (name: string) => (dayOf(query.get(name)) ? (query.get(name) ?? undefined) : undefined);
  const [from, to] = [day('from'), day('to')];
  const page = Number(query.get('page'));
  return {
    status: oneOf(query.get('status'), STATUS_CHOICES, 'all'),
    type: oneOf(query.get('type'), TYPE_CHOICES, 'all'),
    from,
    to: from && to && to < from ? undefined : to,
    sort: query.get('sort') === 'score' ? 'overall_score' : 'created_at',
    direction: oneOf(query.get('direction'), ['asc', 'desc'], 'desc'),
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Writes the state into a query; what is the default stands there not at all. Other parameters stay. */
export function writeListState(query: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => (value === undefined ? next.delete(name) : next.set(name, value));
  put('status', state.status === 'all' ? undefined : state.status);
  put('type', state.type === 'all' ? undefined : state.type);
  put('from', state.from);
  put('to', state.to);
  put('sort', state.sort === 'created_at' ? undefined : 'score');
  put('direction', state.direction === 'desc' ? undefined : 'asc');
  put('page', state.page === 1 ? undefined : `${state.page}`);
  return next;
}

export const isFiltered = ({ status, type, from, to }: ListState): boolean =>
  status !== 'all' || type !== 'all' || from !== undefined || to !== undefined;

/** The query of list-reports. The end day counts to its last millisecond. */
export function filtersOf(state: ListState) {
  const [from, to] = [dayOf(state.from), dayOf(state.to)];
  return {
    ...(state.status === 'all' ? {} : { status: state.status }),
    ...(state.type === 'all' ? {} : { is_auto_generated: state.type === 'automated' ? ('true' as const) : ('false' as const) }),
    ...(from ? { created_from: from.toISOString() } : {}),
    ...(to ? { created_to: endOf(to).toISOString() } : {}),
    sort: state.sort,
    direction: state.direction,
    offset: (state.page - 1) * LIMITS.reportsPerPage,
    limit: LIMITS.reportsPerPage,
  };
}
