import { limits } from '#contract/base/limits.ts';
import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import { type PatientSort, type SortOrder, patientSorts } from '#contract/patient/list.ts';
import { paths } from '../../lib/paths.ts';

/**
 * What the list shows, kept in the URL so that the back button and a copied link work; but the words of a search, which name people, are kept
 * in the state of the history's entry: addresses are logged, shared and remembered by browsers.
 */
export interface ListView {
  readonly page: number;
  readonly search: string;
  readonly status: PatientStatus | '';
  readonly sortBy: PatientSort;
  readonly sortOrder: SortOrder;
}

/** The list as it is at first. */
export const firstView: ListView = { page: 1, search: '', status: '', sortBy: 'createdAt', sortOrder: 'desc' };

/** The words of a search in the state of an entry of the history. */
function searchIn(state: unknown): string {
  const search: unknown = Object(state).search;
  return typeof search === 'string' ? search.slice(0, limits.search) : '';
}

/** The state of a view's entry in the history. */
export const stateOf = ({ search }: ListView): { search: string } => ({ search });

/** The view that a URL and the state beside it ask for; what they say wrongly is as if it were not said. */
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

/** The URL of a view, without what is as at first, and without what is searched for. */
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

/** Where a view is found: its address, and the state that goes with it. */
export const addressOf = (view: ListView) => ({
  to: { pathname: paths.patients, search: paramsOf(view).toString() },
  state: stateOf(view),
});

/** Where somebody came from, as a link of the list says it; the list as it is at first when they came from elsewhere. */
export function listLeft(state: unknown): ReturnType<typeof addressOf> {
  const { to, state: left }: { to?: unknown; state?: unknown } = Object(Object(state).list);
  const search: unknown = Object(to).search;
  return addressOf(viewOf(new URLSearchParams(typeof search === 'string' ? search : ''), left));
}

/** The words of a search in a link from elsewhere; the list takes them out of its address. */
export const searchInLink = (params: URLSearchParams): string | undefined => params.get('search')?.slice(0, limits.search);

/** Columns that can be sorted. Who is younger was born later: the age goes up as the birth date goes down. */
export type Column = 'patient' | 'contact' | 'age' | 'status' | 'created';
const sortOf: Record<Column, PatientSort> = {
  patient: 'personalInfo.firstName',
  contact: 'personalInfo.email',
  age: 'personalInfo.dateOfBirth',
  status: 'status',
  created: 'createdAt',
};
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** How a column is sorted as the reader sees it; undefined when the list is sorted by another. */
export function orderOf(column: Column, { sortBy, sortOrder }: ListView): SortOrder | undefined {
  if (sortBy !== sortOf[column]) return undefined;
  return column === 'age' ? opposite[sortOrder] : sortOrder;
}

/** The view after a click on a column's header: ascending, or the other way round if it was sorted by it already. */
export function sortedBy(column: Column, view: ListView): ListView {
  const before = orderOf(column, view);
  const order = before === undefined ? 'asc' : opposite[before];
  return { ...view, page: 1, sortBy: sortOf[column], sortOrder: column === 'age' ? opposite[order] : order };
}

/** The page buttons: at most five, sliding so that the current page is in the middle where it can be. */
export function pageWindow(page: number, pages: number, most = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - most + 1));
  return Array.from({ length: Math.max(0, Math.min(most, pages - first + 1)) }, (_, index) => first + index);
}
