import * as z from 'zod/mini';
import { nameInBoth, textInBoth } from '../base/both-languages.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, formed, notOneOf, requiredName, requiredText } from '../base/text.ts';
import { WeekInput, dayText } from '../appointments/clinic-hours.ts';
import { isAlways } from './care-hours.ts';
import { municipalities } from './municipalities.ts';

/** The kind of a service: a number to call or a place to go. */
export const careKinds = ['ambulance', 'emergency', 'urgent-care', 'health-center', 'pharmacy', 'mental-health', 'advice'] as const;
export type CareKind = (typeof careKinds)[number];

const key = (field: string) => {
  const message = say('careKeyInvalid', { field });
  return z.string(message).check(...formed(/^[a-z0-9-]{1,40}$/, 40, message));
};
const list = <T extends z.ZodMiniType>(entry: T, field: string, max: number) =>
  boundedList(entry, max, { noList: say('notList', { field }), tooMany: say('tooManyEntries', { field, max }) });
const age = (field: string) => {
  const message = say('notWhole', { field, min: 0, max: limits.ageMax });
  return z.optional(z.int(message).check(z.minimum(0, message), z.maximum(limits.ageMax, message)));
};
const phone = say('phoneInvalid');
/** Within Qatar. */
const degrees = (min: number, max: number) =>
  z.number(say('locationInvalid')).check(z.minimum(min, say('locationInvalid')), z.maximum(max, say('locationInvalid')));

/** A number to call or a place to go in Qatar, with confirmed facts only: unconfirmed fields are left out. */
const CareService = z.strictObject(
  {
    id: key('Id'),
    kind: z.enum(careKinds, notOneOf('Kind', careKinds)),
    name: nameInBoth('Name', limits.name),
    /** The purpose of the service. */
    purpose: textInBoth('Purpose', limits.addressPart),
    /** The municipalities near it, its own first; empty if it serves the whole country. */
    near: list(z.enum(municipalities, notOneOf('Near', municipalities)), 'Near', municipalities.length),
    /** Where it is, to show the way and how far it is. */
    location: z.optional(z.strictObject({ latitude: degrees(24.4, 26.3), longitude: degrees(50.6, 51.8) }, say('locationInvalid'))),
    /** As dialled in Qatar: a short number, or one with +974. */
    phone: z.optional(z.string(phone).check(...formed(/^(?:[1-9]\d{2,4}|\+974\d{8})$/, 12, phone))),
    /** The ages that it accepts, in years, `from` inclusive and `below` exclusive; everyone if absent. */
    ages: z.optional(
      z
        .strictObject({ from: age('From'), below: age('Below') }, say('notObject', { field: 'Ages' }))
        .check(z.refine(({ from = 0, below = Infinity }) => from < below, say('careAgesReversed'))),
    ),
    /** Whether it is for pregnancy only. */
    forPregnancy: z.optional(z.boolean(say('notTrueOrFalse', { field: 'For pregnancy' }))),
    /** The periods of each weekday in Qatar's time, Sunday first; absent if unknown. */
    hours: z.optional(WeekInput),
    /** The keys of the sources for these facts. */
    sources: list(key('Source'), 'Sources', careLimits.careSources).check(z.minLength(1, say('required', { field: 'Sources' }))),
  },
  say('notObject', { field: 'Service' }),
);
export type CareService = z.output<typeof CareService>;

const Source = z.strictObject(
  {
    id: key('Id'),
    title: requiredText('Title', limits.addressPart),
    organization: requiredName('Organization', limits.name),
    /** The date of publication, as precisely as known. */
    published: z.optional(
      z
        .string(say('notText', { field: 'Published' }))
        .check(...formed(/^\d{4}(?:-\d{2}){0,2}$/, 10, say('notDate', { field: 'Published' }))),
    ),
    read: dayText('Read'),
  },
  say('notObject', { field: 'Source' }),
);

const isForAll = ({ ages, forPregnancy, hours }: CareService): boolean => ages === undefined && !forPregnancy && isAlways(hours);

/** Where to go in Qatar. Services of a kind are offered in this order to a person whose location is unknown. */
export const CareDirectory = z
  .strictObject(
    {
      /** The day of the last comparison of the whole list with its sources. */
      checkedOn: dayText('Checked on'),
      sources: list(Source, 'Sources', careLimits.careSources),
      services: list(CareService, 'Services', careLimits.careServices),
    },
    say('notObject', { field: 'Directory' }),
  )
  .check(
    z.refine(({ services }) => new Set(services.map(({ id }) => id)).size === services.length, {
      path: ['services'],
      error: say('careKeyTwice'),
    }),
    // Whatever is corrected, the list must keep a number to call at any hour.
    z.refine(
      ({ services }) => {
        const ambulances = services.filter(({ kind }) => kind === 'ambulance');
        return (
          ambulances.length > 0 &&
          ambulances.every((one) => one.phone === '999' && isForAll(one)) &&
          services.some((one) => one.kind === 'advice' && one.phone !== undefined && isForAll(one))
        );
      },
      { path: ['services'], error: say('careLinesMissing') },
    ),
    z.refine(({ services, sources }) => services.every((one) => one.sources.every((source) => sources.some(({ id }) => id === source))), {
      path: ['sources'],
      error: say('careSourceMissing'),
    }),
  );
export type CareDirectory = z.output<typeof CareDirectory>;

/** PUT /care-directory: the whole list; null restores the shipped list. */
export const CareDirectoryChange = z.strictObject({ directory: z.nullable(CareDirectory) });
export type CareDirectoryChange = z.output<typeof CareDirectoryChange>;

const Texts = z.object({ en: z.string(), ar: z.string() });
const Period = z.object({ from: z.string(), to: z.string() });
/** The corrected list; null if the shipped list applies. */
export const CorrectedCareDirectory = z.object({
  version: z.int(),
  directory: z.nullable(
    z.object({
      checkedOn: z.string(),
      sources: z.array(
        z.object({ id: z.string(), title: z.string(), organization: z.string(), published: z.optional(z.string()), read: z.string() }),
      ),
      services: z.array(
        z.object({
          id: z.string(),
          kind: open(careKinds),
          name: Texts,
          purpose: Texts,
          near: z.array(open(municipalities)),
          location: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
          phone: z.optional(z.string()),
          ages: z.optional(z.object({ from: z.optional(z.int()), below: z.optional(z.int()) })),
          forPregnancy: z.optional(z.boolean()),
          hours: z.optional(z.array(z.array(Period))),
          sources: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type CorrectedCareDirectory = z.output<typeof CorrectedCareDirectory>;
