import type { QueryClient } from '@tanstack/react-query';
import { AllergyIntolerance } from '#contract/chart/allergies.ts';
import { Patient } from '#contract/patient/patient.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from './api.ts';

/** After a change to a chart: refetches the chart, and everything else shown of the patient. */
export async function chartChanged(queryClient: QueryClient, id: string): Promise<void> {
  const shown = [
    ['chart', id],
    ['patients', 'detail', id],
    ['prescriptions', 'check', id],
  ];
  await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** `requestId` is the same for every attempt, so that it is recorded once. */
export const recordAllergy = (id: string, body: BodyInputOf<'allergies.record'>, requestId: string) =>
  call('allergies.record', { answer: AllergyIntolerance, params: { id }, body, requestId });

/** Refused with 412 if the entry has changed since this version. */
export const changeAllergy = (id: string, { id: entryId, version }: AllergyIntolerance, body: BodyInputOf<'allergies.change'>) =>
  call('allergies.change', { answer: AllergyIntolerance, params: { id, entryId }, ifMatch: version, body });

/** The patient was asked and knows of no allergy. Refused with 412 if the record is no longer at this version. */
export const recordNoAllergy = ({ id, version }: Patient) =>
  call('patients.update', { answer: Patient, params: { id }, ifMatch: version, body: { medicalInfo: { allergyStatus: 'none-known' } } });
