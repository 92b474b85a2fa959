import * as z from 'zod/mini';
import { type Service, services } from '../appointments/appointments.ts';
import { open } from '../base/open.ts';

/**
 * What an administrator says of the clinic's services and laboratory tests where that differs from what the product brings
 * (docs/adr/0049): whether they are offered, how long a service usually takes, and by what limits a number is judged.
 */

export const sexes = ['male', 'female'] as const;
export type Sex = (typeof sexes)[number];
const Limits = z.object({ low: z.optional(z.number()), high: z.optional(z.number()) });
/** What differs from what the product brings. */
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

/** What applies where nobody has said anything. */
export const shippedCatalogue: ClinicCatalogue = { version: 0, services: {}, tests: {} };

/** Whether a service is offered, and how many minutes it usually takes. */
export type ServiceSetting = ClinicCatalogue['services'][string];

/** Whether the clinic offers a service, and how long it usually takes. */
export const serviceIn = ({ services: set }: ClinicCatalogue, id: Service): ServiceSetting =>
  set[id] ?? { isOffered: true, minutes: services[id].minutes };

export const isTestOffered = ({ tests }: ClinicCatalogue, id: string): boolean => tests[id]?.isOffered ?? true;
