import * as z from 'zod/mini';
import { Problem, problemStatuses } from '#contract/chart/problems.ts';
import { VitalSigns, vitalSignsStatuses } from '#contract/chart/vital-signs.ts';

/** Entries as stored under their patient: as answered, with the patient's id, and with every status known. */
export const StoredVitalSigns = z.object({ ...VitalSigns.shape, patientId: z.string(), status: z.enum(vitalSignsStatuses) });
export type StoredVitalSigns = z.output<typeof StoredVitalSigns>;

export const StoredProblem = z.object({ ...Problem.shape, patientId: z.string(), status: z.enum(problemStatuses) });
export type StoredProblem = z.output<typeof StoredProblem>;
