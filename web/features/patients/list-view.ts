import { limits } from '#contract/base/limits.ts';
import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import { type PatientSort, type SortOrder, patientSorts } from '#contract/patient/list.ts';
import { paths } from '../../lib/paths.ts';

export type ListSort = PatientSort | 'match';

/**
 * The view of the list, kept in the URL so that the back button and copied links work. Search terms, which name people, are kept in the
 * history entry's state instead: addresses are logged, shared and remembered by browsers.
 */
export interface ListView {
  readonly page: number;
  readonly search: string;
  readonly status: PatientStatus | '';
  /** By default the closest match of a search first, and the newest without one. */
  readonly sortBy: ListSort;
  readonly sortOrder: SortOrder;
}

/** The default view. */
export const firstView: ListView = { page: 1, search: '', status: '', sortBy: 'match', sortOrder: 'desc' };

/** The search terms in a history entry's state. */
function searchIn(state: unknown): string {
  const search: unknown = Object(state).search;
  return typeof search === 'string' ? search.slice(0, limits.search) : '';
}

/** A view's history state. */
export const stateOf = ({ search }: ListView): { search: string } => ({ search });

/** The view that a URL and its history state describe; invalid values count as absent. */
export function viewOf(params: URLSearchParams, state: unknown): ListView {
  const page = Number(params.get('page') ?? 1);
  const status = patientStatuses.find((known) => known === params.get('status'));
  const sortBy = patientSorts.find((known) => known === params.get('sortBy'));
  const order = params.get('sortOrder');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : firstView.page,
    search: searchIn(state),
    status: status ?? firstView.status,
    sortBy: sortBy ?? firstView.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : firstView.sortOrder,
  };
}

/** A view's URL parameters, without defaults and search terms. */
export function paramsOf(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  const entries: [keyof ListView, string | number][] = [
    ['page', view.page],
    ['status', view.status],
    ['sortBy', view.sortBy],
    ['sortOrder', view.sortOrder],
  ];
  for (const [name, value] of entries) if (value !== firstView[name]) params.set(name, String(value));
  return params;
}

/** Where a view is found: its address and history state. */
export const addressOf = (view: ListView) => ({
  to: { pathname: paths.patients, search: paramsOf(view).toString() },
  state: stateOf(view),
});

/** The view the user left, from the state of the list's links; the default view if they came from elsewhere. */
export function listLeft(state: unknown): ReturnType<typeof addressOf> {
  const { to, state: left }: { to?: unknown; state?: unknown } = Object(Object(state).list);
  const search: unknown = Object(to).search;
  return addressOf(viewOf(new URLSearchParams(typeof search === 'string' ? search : ''), left));
}

/** The search terms of a link from elsewhere; the list removes them from its address. */
export const searchInLink = (params: URLSearchParams): string | undefined => params.get('search')?.slice(0, limits.search);

/** By what a view's list is sorted: without a search nobody matches more closely than another. */
export const sortedOn = ({ search, sortBy }: ListView): ListSort => (search === '' && sortBy === 'match' ? 'createdAt' : sortBy);

/** Sortable columns. Ages ascend as birth dates descend. */
export type Column = 'patient' | 'contact' | 'age' | 'status' | 'created';
const sortOf: Record<Column, PatientSort> = {
  patient: 'personalInfo.firstName',
  contact: 'personalInfo.email',
  age: 'personalInfo.dateOfBirth',
  status: 'status',
  created: 'createdAt',
};
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** A column's sort order as the reader sees it; undefined if the list is sorted by another column. */
export function orderOf(column: Column, view: ListView): SortOrder | undefined {
  const { sortOrder } = view;
  if (sortedOn(view) !== sortOf[column]) return undefined;
  return column === 'age' ? opposite[sortOrder] : sortOrder;
}

/** The view after a click on a column header: ascending, or reversed if already sorted by that column. */
export function sortedBy(column: Column, view: ListView): ListView {
  const before = orderOf(column, view);
  const order = before === undefined ? 'asc' : opposite[before];
  return { ...view, page: 1, sortBy: sortOf[column], sortOrder: column === 'age' ? opposite[order] : order };
}

/** The page buttons: at most five, with the current page in the middle where possible. */
export function pageWindow(page: number, pages: number, most = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1));
  return Array.from({ length: Math.max(0, Math.min(most, pages - first + 1)) }, (_, index) => first + index);
}
