import * as z from 'zod/mini';
import { type Service, services } from '../appointments/appointments.ts';
import { open } from '../base/open.ts';

/**
 * The administrator's settings for services and laboratory tests, where they differ from the shipped catalogue (docs/adr/0049): whether
 * they are offered, the usual length of a service, and the limits of a number.
 */

export const sexes = ['male', 'female'] as const;
export type Sex = (typeof sexes)[number];
const Limits = z.object({ low: z.optional(z.number()), high: z.optional(z.number()) });
/** The differences from the shipped catalogue. */
export const ClinicCatalogue = z.object({
  version: z.int(),
  services: z.record(z.string(), z.object({ isOffered: z.boolean(), minutes: z.int() })),
  tests: z.record(
    z.string(),
    z.object({
      isOffered: z.boolean(),
      ranges: z.optional(z.array(z.object({ ...Limits.shape, from: z.int(), to: z.int(), sex: z.optional(open(sexes)) }))),
      critical: z.optional(Limits),
    }),
  ),
});
export type ClinicCatalogue = z.output<typeof ClinicCatalogue>;

/** The settings of a clinic that has changed nothing. */
export const shippedCatalogue: ClinicCatalogue = { version: 0, services: {}, tests: {} };

/** Whether a service is offered, and its usual length in minutes. */
export type ServiceSetting = ClinicCatalogue['services'][string];

/** The clinic's setting of a service. */
export const serviceIn = ({ services: set }: ClinicCatalogue, id: Service): ServiceSetting =>
  set[id] ?? { isOffered: true, minutes: services[id].minutes };

export const isTestOffered = ({ tests }: ClinicCatalogue, id: string): boolean => tests[id]?.isOffered ?? true;
