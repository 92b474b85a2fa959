import * as z from 'zod/mini';
import { type Service, serviceIds, services } from '#contract/appointments/appointments.ts';
import { type ClinicCatalogue, serviceIn } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';

/** A time in a clinician's day; `overbooking` is the reason for booking it although it is not free. */
const Place = z.object({ clinicianId: z.string(), date: z.string(), time: z.string(), overbooking: z.optional(z.string()) });
export type Place = z.output<typeof Place>;

const Draft = z.object({
  patientId: z.string(),
  service: z.enum(serviceIds),
  minutes: z.int(),
  reason: z.string(),
  place: z.optional(Place),
  /** The request id, the same for every attempt to book this appointment. */
  requestId: z.string(),
});
/** An appointment that is being made. */
export type Draft = z.output<typeof Draft>;

const usual: Service = 'consultation';
/** A blank appointment for a patient, or for one still to be chosen. */
export const newDraft = (patientId = ''): Draft => ({
  patientId,
  service: usual,
  minutes: services[usual].minutes,
  reason: '',
  place: undefined,
  requestId: crypto.randomUUID(),
});

/** The service of a draft without a chosen one, from the clinic's services. */
export const usualIn =
  (catalogue: ClinicCatalogue) =>
  ({ service, minutes }: Draft): Partial<Draft> => {
    if (service !== usual || minutes !== services[usual].minutes) return {};
    const offered = serviceIds.find((id) => serviceIn(catalogue, id).isOffered) ?? usual;
    return { service: offered, minutes: serviceIn(catalogue, offered).minutes };
  };

/** The storage of the form's draft. */
export const draftOptions = {
  initial: (): Draft => newDraft(),
  parse: (stored: unknown): Draft | undefined => Draft.safeParse(stored).data,
  isEntered: ({ patientId, reason }: Draft): boolean => patientId !== '' || reason !== '',
};

/** The draft as a request for the waiting list, with one clinician, any of a specialty, or any. */
export const waitOf = (
  { patientId, service, minutes, reason }: Draft,
  clinicianId: string | undefined,
  specialty?: string,
): BodyInputOf<'appointments.wait'> => ({
  patientId,
  service,
  minutes,
  ...(reason.trim() !== '' && { reason }),
  ...(clinicianId === undefined ? specialty !== undefined && { specialty } : { clinicianId }),
});
/** The draft as a booking at a place. */
export const bookingOf = (draft: Draft, place: Place): BodyInputOf<'appointments.book'> => ({ ...waitOf(draft, undefined), ...place });
