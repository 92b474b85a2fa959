import * as z from 'zod/mini';
import { type Service, type ServiceFor, services } from '../appointments/appointments.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { shortAges } from '../laboratory/catalogue/shape.ts';

/**
 * The administrator's settings for services and laboratory tests, where they differ from the shipped catalogue (docs/adr/0049): whether
 * they are offered, the usual length of a service and for whom it is, and the limits of a number.
 */

export const sexes = ['male', 'female'] as const;
export type Sex = (typeof sexes)[number];
const ages = { from: z.int(), to: z.int() };
const Limits = z.object({ low: z.optional(z.number()), high: z.optional(z.number()) });
/** The differences from the shipped catalogue. */
export const ClinicCatalogue = z.object({
  version: z.int(),
  services: z.record(
    z.string(),
    z.object({
      isOffered: z.boolean(),
      minutes: z.int(),
      /** If absent, the shipped limits apply. */
      who: z.optional(z.object({ ...ages, sex: z.optional(open(sexes)) })),
    }),
  ),
  tests: z.record(
    z.string(),
    z.object({
      isOffered: z.boolean(),
      ranges: z.optional(z.array(z.object({ ...Limits.shape, ...ages, unit: z.optional(open(shortAges)), sex: z.optional(open(sexes)) }))),
      critical: z.optional(Limits),
      /** Critical limits of the first 28 days of life. */
      newborn: z.optional(Limits),
    }),
  ),
});
export type ClinicCatalogue = z.output<typeof ClinicCatalogue>;

/** The settings of a clinic that has changed nothing. */
export const shippedCatalogue: ClinicCatalogue = { version: 0, services: {}, tests: {} };

/** Whether a service is offered, its usual length in minutes, and for whom it is. */
export interface ServiceSetting {
  readonly isOffered: boolean;
  readonly minutes: number;
  readonly who: ServiceFor;
}

const everybody: ServiceFor = { from: 0, to: limits.ageMax };

/** The clinic's setting of a service. */
export function serviceIn({ services: set }: ClinicCatalogue, id: Service): ServiceSetting {
  const { minutes, ...shipped } = services[id];
  const { who, ...setting } = set[id] ?? { isOffered: true, minutes };
  // A sex that only a newer version knows excludes nobody.
  if (who !== undefined) return { ...setting, who: { ...who, sex: sexes.find((one) => one === who.sex) } };
  return { ...setting, who: 'who' in shipped ? shipped.who : everybody };
}

export const isTestOffered = ({ tests }: ClinicCatalogue, id: string): boolean => tests[id]?.isOffered ?? true;
