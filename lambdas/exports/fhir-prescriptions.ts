import type { MedicationRequest, Patient, Reference, TimingRepeat } from '@medplum/fhirtypes';
import { type Frequency, type Weekday, doseRoutes, doseText } from '#contract/prescriptions/dose.ts';
import type { StoredPrescription } from '../prescriptions/stored.ts';

/** Frequencies as Timing.repeat. */
const repeats: Readonly<Record<Frequency, TimingRepeat>> = {
  once: { count: 1 },
  daily: { frequency: 1, period: 1, periodUnit: 'd' },
  morning: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] },
  night: { frequency: 1, period: 1, periodUnit: 'd', when: ['NIGHT'] },
  twice: { frequency: 2, period: 1, periodUnit: 'd' },
  thrice: { frequency: 3, period: 1, periodUnit: 'd' },
  four: { frequency: 4, period: 1, periodUnit: 'd' },
  'every-4-hours': { frequency: 1, period: 4, periodUnit: 'h' },
  'every-6-hours': { frequency: 1, period: 6, periodUnit: 'h' },
  'every-8-hours': { frequency: 1, period: 8, periodUnit: 'h' },
  'every-12-hours': { frequency: 1, period: 12, periodUnit: 'h' },
  'alternate-days': { frequency: 1, period: 2, periodUnit: 'd' },
  'every-72-hours': { frequency: 1, period: 72, periodUnit: 'h' },
  'thrice-weekly': { frequency: 3, period: 1, periodUnit: 'wk' },
  'twice-weekly': { frequency: 2, period: 1, periodUnit: 'wk' },
  weekly: { frequency: 1, period: 1, periodUnit: 'wk' },
  'every-2-weeks': { frequency: 1, period: 2, periodUnit: 'wk' },
  monthly: { frequency: 1, period: 1, periodUnit: 'mo' },
  'every-3-months': { frequency: 1, period: 3, periodUnit: 'mo' },
  'every-6-months': { frequency: 1, period: 6, periodUnit: 'mo' },
};
const days = {
  sunday: 'sun',
  monday: 'mon',
  tuesday: 'tue',
  wednesday: 'wed',
  thursday: 'thu',
  friday: 'fri',
  saturday: 'sat',
} as const satisfies Record<Weekday, NonNullable<TimingRepeat['dayOfWeek']>[number]>;

/** A prescription as a MedicationRequest; its statuses are FHIR's. */
export function medicationRequest(
  { id, status, drug, dose, note, prior, createdAt, signedAt, reason }: StoredPrescription,
  subject: Reference<Patient>,
): MedicationRequest {
  const { asNeeded, days: forDays, weekday, dispense } = dose;
  return {
    resourceType: 'MedicationRequest',
    id,
    status,
    ...(reason !== undefined && { statusReason: { text: reason } }),
    intent: 'order',
    medicationCodeableConcept: { text: [drug.name.en, drug.strength, drug.form?.name.en].filter(Boolean).join(' ') },
    subject,
    authoredOn: signedAt ?? createdAt,
    ...(note !== undefined && { note: [{ text: note }] }),
    ...(prior !== undefined && { priorPrescription: { identifier: { value: prior } } }),
    dosageInstruction: [
      {
        text: doseText(dose, 'en'),
        timing: {
          repeat: {
            ...repeats[dose.frequency],
            ...(weekday !== undefined && { dayOfWeek: [days[weekday]] }),
            ...(forDays !== undefined && { boundsDuration: { value: forDays, unit: 'day', code: 'd' } }),
          },
        },
        ...(asNeeded !== undefined && {
          ...(asNeeded.reason ? { asNeededCodeableConcept: { text: asNeeded.reason } } : { asNeededBoolean: true }),
          maxDosePerPeriod: { numerator: { value: asNeeded.maxPerDay, unit: 'dose' }, denominator: { value: 1, unit: 'day', code: 'd' } },
        }),
        route: { text: doseRoutes[dose.route].en },
        doseAndRate: [{ doseQuantity: { value: dose.quantity, unit: dose.unit } }],
      },
    ],
    dispenseRequest: { numberOfRepeatsAllowed: dose.repeats, quantity: { value: dispense.quantity, unit: dispense.unit } },
  };
}
