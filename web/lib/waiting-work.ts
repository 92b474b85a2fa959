import { useInfiniteQuery } from '@tanstack/react-query';
import { AppointmentPage } from '#contract/appointments/appointments.ts';
import { pageOf } from '#contract/base/page.ts';
import { UnsignedNote } from '#contract/chart/encounters.ts';
import { LabOrders } from '#contract/laboratory/laboratory.ts';
import { OpenAlerts } from '#contract/overview/alerts.ts';
import { PrescriptionDraft, WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import { call } from './api.ts';
import { unsignedKey } from './begin-visit.ts';
import { followedPagesQuery, pagesQuery } from './pages.ts';

const minuteMs = 60_000;

/** The clinic's open alerts, the gravest first. */
export const alertsQuery = {
  ...followedPagesQuery(['alerts'], (query, signal) => call('alerts.list', { answer: OpenAlerts, query, signal })),
  staleTime: minuteMs,
};

/** How many open alerts there are of each severity. */
export const useAlertCounts = () => useInfiniteQuery({ ...alertsQuery, select: ({ pages }) => pages[0]?.counts });

/** The results that the user has to read: colleagues' critical ones that waited too long, then their own, worst first. */
export const labInboxQuery = {
  ...followedPagesQuery(['laboratory', 'inbox'], (query, signal) => call('laboratory.inbox', { answer: LabOrders, query, signal })),
  staleTime: minuteMs,
};

/** The laboratory's open work. */
export const benchQuery = followedPagesQuery(['laboratory', 'bench'], (query, signal) =>
  call('laboratory.bench', { answer: LabOrders, query, signal }),
);

/** The orders with values that the user may verify, because somebody else entered them; critical values first. */
export const verificationQuery = followedPagesQuery(['laboratory', 'bench', 'verification'], (query, signal) =>
  call('laboratory.bench', { answer: LabOrders, query: { ...query, awaits: 'verification' }, signal }),
);

/** The user's notes that are not signed yet. */
export const unsignedQuery = pagesQuery(unsignedKey, (query, signal) =>
  call('notes.unsigned', { answer: pageOf(UnsignedNote), query, signal }),
);
/** Those of one patient. */
export const unsignedOfQuery = (patientId: string) =>
  pagesQuery([...unsignedKey, patientId], (query, signal) =>
    call('notes.unsigned', { answer: pageOf(UnsignedNote), query: { ...query, patientId }, signal }),
  );

/** The user's prescriptions that are not signed yet. */
export const prescriptionDraftsQuery = {
  ...pagesQuery(['prescription-drafts'], (query, signal) =>
    call('prescriptions.drafts', { answer: pageOf(PrescriptionDraft), query, signal }),
  ),
  // The user may have signed or discarded some on another page.
  staleTime: 0,
};

/** Patients' requests for more of a medicine that the user answers. */
export const waitingRepeatsQuery = {
  ...pagesQuery(['repeats'], (query, signal) => call('prescriptions.repeats', { answer: pageOf(WaitingRepeat), query, signal })),
  // The user may have answered some on another page.
  staleTime: 0,
};

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
