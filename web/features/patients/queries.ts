import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Patient, PatientList } from '#contract/patient.ts';
import { AttachedSymptomSession } from '#contract/symptom-check.ts';
import { call } from '../../app/api.ts';
import type { ListView } from './list-view.ts';

export const pageSize = 10;

/** One page of patients. `cursor` comes from an answer with the same filter and sort: the page is then read from there. */
export const patientListQuery = (view: ListView, cursor: string | undefined) =>
  queryOptions({
    // The cursor says where to start reading, not what to read.
    queryKey: ['patients', 'list', view],
    queryFn: ({ signal }) =>
      call('patients.list', {
        answer: PatientList,
        query: { ...view, page: String(view.page), limit: String(pageSize), ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const patientQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id],
    queryFn: ({ signal }) => call('patients.get', { answer: Patient, params: { id }, signal }),
  });

export const symptomSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'symptom-sessions'],
    queryFn: ({ signal }) => call('patients.symptomSessions', { answer: z.array(AttachedSymptomSession), params: { id }, signal }),
  });
