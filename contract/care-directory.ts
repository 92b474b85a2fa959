import * as z from 'zod/mini';
import { Texts } from './base/language.ts';
import { isCalendarDate } from './base/qatar-time.ts';
import { municipalities } from './municipalities.ts';

/** What a service is: whom to call, or where to go. */
export const careKinds = ['ambulance', 'emergency', 'urgent-care', 'health-center', 'pharmacy', 'mental-health', 'advice'] as const;
export type CareKind = (typeof careKinds)[number];

const Day = z.string().check(z.refine(isCalendarDate));
const TimeOfDay = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
const Period = z.strictObject({ from: TimeOfDay, to: TimeOfDay }).check(z.refine(({ from, to }) => from < to));

/** A number to call or a place to go to in Qatar, as far as it is known for certain: what is not known is left out. */
export const CareService = z.strictObject({
  id: z.string(),
  kind: z.enum(careKinds),
  name: Texts,
  /** What it is for. */
  purpose: Texts,
  /** The municipalities to which it is near, its own first; none if it serves the whole country. */
  near: z.array(z.enum(municipalities)),
  /** As dialled in Qatar: a short number, or one with +974. */
  phone: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{2,4}|\+974\d{8})$/))),
  /** Whom it takes, in years: from the first, below the second. Everybody if absent. */
  ages: z.optional(z.strictObject({ from: z.optional(z.int()), below: z.optional(z.int()) })),
  /** Whether it is for pregnancy only. */
  forPregnancy: z.optional(z.literal(true)),
  /** Without a break, or the periods of each weekday in Qatar's time, Sunday first; absent if not known. */
  hours: z.optional(z.union([z.literal('always'), z.array(z.array(Period)).check(z.length(7))])),
  /** The keys of the sources that say so. */
  sources: z.array(z.string()).check(z.minLength(1)),
});
export type CareService = z.output<typeof CareService>;

const Source = z.strictObject({
  title: z.string(),
  organization: z.string(),
  /** The day, month or year in which it appeared, where it says so. */
  published: z.optional(z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/))),
  read: Day,
});

const isForAll = ({ ages, forPregnancy, hours }: Pick<CareService, 'ages' | 'forPregnancy' | 'hours'>): boolean =>
  ages === undefined && forPregnancy === undefined && hours === 'always';

/** Where to go in Qatar. The order of services of a kind is the order in which they are offered to somebody whose whereabouts are unknown. */
export const CareDirectory = z
  .strictObject({
    /** The day on which all of it was last compared with its sources. */
    checkedOn: Day,
    sources: z.record(z.string(), Source),
    services: z.array(CareService),
  })
  .check(
    z.refine(({ services }) => new Set(services.map(({ id }) => id)).size === services.length),
    // Whatever is corrected, everybody has a number to call at any hour.
    z.refine(({ services }) =>
      services.some(({ kind, phone, ...service }) => kind === 'ambulance' && phone === '999' && isForAll(service)),
    ),
    z.refine(({ services }) =>
      services.some(({ kind, phone, ...service }) => kind === 'advice' && phone !== undefined && isForAll(service)),
    ),
    z.refine(({ services, sources }) => services.every((service) => service.sources.every((source) => Object.hasOwn(sources, source)))),
  );
export type CareDirectory = z.output<typeof CareDirectory>;
