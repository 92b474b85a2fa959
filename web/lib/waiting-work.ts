import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppointmentPage } from '#contract/appointments/appointments.ts';
import { UnsignedNote } from '#contract/chart/encounters.ts';
import { LabBench, LabInbox, type LabOrder, isCritical } from '#contract/laboratory/laboratory.ts';
import { OpenAlerts } from '#contract/overview/alerts.ts';
import { PrescriptionDraft, WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import { call } from './api.ts';
import { unsignedKey } from './begin-visit.ts';
import { allRows, knownIn } from './known-rows.ts';
import { pagesQuery } from './pages.ts';

const minuteMs = 60_000;

const alertsKey = ['alerts'];
const inboxKey = ['laboratory', 'inbox'];
const benchKey = ['laboratory', 'bench'];

/** The clinic's open alerts. */
export const alertsQuery = queryOptions({
  queryKey: alertsKey,
  queryFn: async ({ signal, client }): Promise<OpenAlerts> => {
    const before = client.getQueryData<OpenAlerts>(alertsKey);
    const answer = await call('alerts.list', { answer: OpenAlerts, query: { known: knownIn(before?.marks) }, signal });
    return { ...answer, alerts: allRows({ rows: answer.alerts, marks: answer.marks }, { rows: before?.alerts, marks: before?.marks }) };
  },
  staleTime: minuteMs,
});

/** The results that the user has to read. */
export const labInboxQuery = queryOptions({
  queryKey: inboxKey,
  queryFn: async ({ signal, client }): Promise<LabInbox> => {
    const before = client.getQueryData<LabInbox>(inboxKey);
    const query = { known: knownIn(before?.marks, before?.escalatedMarks) };
    const answer = await call('laboratory.inbox', { answer: LabInbox, query, signal });
    const escalated = { rows: answer.escalated, marks: answer.escalatedMarks };
    return {
      ...answer,
      own: allRows({ rows: answer.own, marks: answer.marks }, { rows: before?.own, marks: before?.marks }),
      escalated: allRows(escalated, { rows: before?.escalated, marks: before?.escalatedMarks }),
    };
  },
  staleTime: minuteMs,
});

/** The laboratory's open work. */
export const benchQuery = queryOptions({
  queryKey: benchKey,
  queryFn: async ({ signal, client }): Promise<LabBench> => {
    const before = client.getQueryData<LabBench>(benchKey);
    const answer = await call('laboratory.bench', { answer: LabBench, query: { known: knownIn(before?.marks) }, signal });
    return { ...answer, orders: allRows({ rows: answer.orders, marks: answer.marks }, { rows: before?.orders, marks: before?.marks }) };
  },
});

/** The orders with values that this person may verify, because somebody else entered them; with critical values first. */
export function toBeVerified(orders: readonly LabOrder[], by: string | undefined): readonly LabOrder[] {
  const isGrave = ({ results }: LabOrder): boolean => results.some(({ entered }) => isCritical(entered?.flag));
  return orders
    .filter(({ results }) => results.some(({ entered }) => entered !== undefined && entered.enteredBy !== by))
    .toSorted((one, other) => Number(isGrave(other)) - Number(isGrave(one)));
}

/** The user's notes that are not signed yet. */
export const unsignedQuery = queryOptions({
  queryKey: unsignedKey,
  queryFn: ({ signal }) => call('notes.unsigned', { answer: z.array(UnsignedNote), signal }),
});

/** The user's prescriptions that are not signed yet. */
export const prescriptionDraftsQuery = queryOptions({
  queryKey: ['prescription-drafts'],
  queryFn: ({ signal }) => call('prescriptions.drafts', { answer: z.array(PrescriptionDraft), signal }),
  // The user may have signed or discarded some on another page.
  staleTime: 0,
});

/** Patients' requests for more of a medicine that the user answers. */
export const waitingRepeatsQuery = queryOptions({
  queryKey: ['repeats'],
  queryFn: ({ signal }) => call('prescriptions.repeats', { answer: z.array(WaitingRepeat), signal }),
  // The user may have answered some on another page.
  staleTime: 0,
});

/** The appointments that patients asked for: all, or those for a clinician's time. */
export const requestsQuery = (clinicianId: string | undefined) => ({
  ...pagesQuery(['appointments', 'requests', clinicianId ?? ''], (page, signal) =>
    call('appointments.requests', {
      answer: AppointmentPage,
      query: { ...page, ...(clinicianId !== undefined && { clinicianId }) },
      signal,
    }),
  ),
  staleTime: minuteMs,
});
