import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PatientSort, PatientStatus, SortOrder } from '#contract/patient.ts';
import { call } from '../../app/api.ts';

export interface PatientListView {
  readonly page: number;
  readonly search: string;
  readonly status: PatientStatus | '';
  readonly sortBy: PatientSort;
  readonly sortOrder: SortOrder;
  /** A boundary near the wanted page, from an answer with the same filter and sort. */
  readonly cursor?: string | undefined;
}

export const pageSize = 10;

export const patientListQuery = ({ cursor, ...view }: PatientListView) =>
  queryOptions({
    // The cursor only says where to start reading: the page is the same with and without.
    queryKey: ['patients', 'list', view],
    queryFn: ({ signal }) =>
      call('patients.list', {
        query: {
          page: String(view.page),
          limit: String(pageSize),
          search: view.search,
          status: view.status,
          sortBy: view.sortBy,
          sortOrder: view.sortOrder,
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const patientQuery = (id: string) =>
  queryOptions({ queryKey: ['patients', 'detail', id], queryFn: ({ signal }) => call('patients.get', { params: { id }, signal }) });
