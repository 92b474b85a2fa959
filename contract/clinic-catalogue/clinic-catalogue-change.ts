import * as z from 'zod/mini';
import { minutes, services } from '../appointments/appointments.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { type Saying, say } from '../base/say.ts';
import { boundedList, notOneOf } from '../base/text.ts';
import { sexes } from './clinic-catalogue.ts';
import { labTests } from '../laboratory/catalogue/catalogue.ts';
import { criticalOfNewborns, newbornDays } from '../laboratory/catalogue/newborn.ts';
import { type LabTest, shortAges } from '../laboratory/catalogue/shape.ts';

const isOffered = z.boolean(say('notTrueOrFalse', { field: 'Offered' }));
const bound = (field: string) => {
  const wrong = say('limitWrong', { field });
  return z.optional(z.number(wrong).check(z.minimum(-careLimits.labNumber, wrong), z.maximum(careLimits.labNumber, wrong)));
};
const between = { low: bound('Lower limit'), high: bound('Upper limit') };
const inOrder = z.refine<{ low?: number | undefined; high?: number | undefined }>(
  ({ low, high }) => low === undefined || high === undefined || low < high,
  { path: ['high'], error: say('limitsReversed') },
);
const age = (field: string) => {
  const wrong = say('notWhole', { field, min: 0, max: limits.ageMax });
  return z.int(wrong).check(z.minimum(0, wrong), z.maximum(limits.ageMax, wrong));
};
const who = { from: age('From age'), to: age('To age'), sex: z.optional(z.enum(sexes, notOneOf('Sex', sexes))) };
const agesInOrder = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, { path: ['to'], error: say('agesReversed') });

const ServiceSetting = z.strictObject(
  {
    isOffered,
    minutes,
    /** For whom the service is; if absent, the shipped limits apply. */
    who: z.optional(z.strictObject(who, say('notObject', { field: 'Patients' })).check(agesInOrder)),
  },
  say('notObject', { field: 'Service' }),
);

const unit = z.optional(z.enum(shortAges, notOneOf('Age in', shortAges)));
const RangeSetting = z.strictObject({ ...who, unit, ...between }, say('notObject', { field: 'Range' })).check(
  inOrder,
  z.refine(({ low, high }) => low !== undefined || high !== undefined, { path: ['low'], error: say('limitsMissing') }),
  agesInOrder,
);
type RangeSetting = z.output<typeof RangeSetting>;

/** The shortest and the longest year and month in days. */
const lengths = { days: [1, 1], months: [28, 31], years: [365, 366] } as const;
/** The days of life for which a range holds whatever the length of the months: from the first, up to and without the last. */
function surely({ from, to, unit: inUnit }: RangeSetting): { readonly from: number; readonly to: number } {
  const [shortest, longest] = lengths[inUnit ?? 'years'];
  return { from: from * longest, to: (to + 1) * shortest };
}
function overlap(one: RangeSetting, other: RangeSetting): boolean {
  if (one.sex !== undefined && other.sex !== undefined && one.sex !== other.sex) return false;
  if (one.unit === other.unit) return one.from <= other.to && other.from <= one.to;
  const [days, others] = [surely(one), surely(other)];
  return days.from < others.to && others.from < days.to;
}
/** Whether a range is of newborns alone, who have critical limits of their own. */
const isOfNewborns = ({ unit: inUnit, to }: RangeSetting): boolean => inUnit === 'days' && to < newbornDays;

const TestSetting = z.strictObject(
  {
    isOffered,
    /** Of a number test; if absent, the shipped ranges apply. */
    ranges: z.optional(
      boundedList(RangeSetting, careLimits.labRanges, {
        noList: say('notList', { field: 'Ranges' }),
        tooMany: say('tooManyEntries', { field: 'Ranges', max: careLimits.labRanges }),
      }),
    ),
    /** Of a number test: values at or beyond these limits are reported at once. */
    critical: z.optional(z.strictObject(between, say('notObject', { field: 'Critical limits' })).check(inOrder)),
    /** The same of newborns; if absent, the shipped ones; if empty, none are critical. */
    newborn: z.optional(z.strictObject(between, say('notObject', { field: 'Critical limits' })).check(inOrder)),
  },
  say('notObject', { field: 'Test' }),
);
type TestSetting = z.output<typeof TestSetting>;

/** The errors in a test's settings, by their path. */
function problemsOf(
  id: string,
  test: LabTest | undefined,
  { ranges, critical, newborn }: TestSetting,
): (readonly [path: readonly PropertyKey[], saying: Saying])[] {
  if (test === undefined) return [[[], say('testUnknown')]];
  if (test.kind !== 'number') {
    const set = (['ranges', 'critical', 'newborn'] as const).find((part) => ({ ranges, critical, newborn })[part] !== undefined);
    return set === undefined ? [] : [[[set], say('limitsOfNumber')]];
  }
  const found: (readonly [readonly PropertyKey[], Saying])[] = [];
  for (const [index, range] of (ranges ?? []).entries())
    if ((ranges ?? []).slice(0, index).some((one) => overlap(one, range))) found.push([['ranges', index, 'from'], say('rangesOverlap')]);
  // A critical limit within the healthy range would raise an alarm for everyone, or for no one.
  const ofAdults = critical ?? test.critical;
  const ofNewborns = criticalOfNewborns(id, { ...test, critical: ofAdults, newborn });
  for (const [index, range] of (ranges ?? test.ranges).entries()) {
    const { low, high } = isOfNewborns(range) ? ofNewborns : ofAdults;
    if (low !== undefined && (range.low ?? range.high ?? Infinity) <= low) found.push([['ranges', index, 'low'], say('criticalWithin')]);
    if (high !== undefined && (range.high ?? range.low ?? -Infinity) >= high)
      found.push([['ranges', index, 'high'], say('criticalWithin')]);
  }
  return found;
}

/** PUT /clinic-catalogue: all differences from the shipped catalogue. */
export const ClinicCatalogueChange = z
  .strictObject({
    services: z.record(z.string(), ServiceSetting, say('notObject', { field: 'Services' })),
    tests: z.record(z.string(), TestSetting, say('notObject', { field: 'Tests' })),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const id of Object.keys(value.services))
        if (!Object.hasOwn(services, id))
          issues.push({ code: 'custom', path: ['services', id], message: say('serviceUnknown'), input: id });
      for (const [id, setting] of Object.entries(value.tests))
        for (const [path, message] of problemsOf(id, labTests.get(id), setting))
          issues.push({ code: 'custom', path: ['tests', id, ...path], message, input: setting });
      if (Object.keys(services).every((id) => value.services[id]?.isOffered === false))
        issues.push({ code: 'custom', path: ['services'], message: say('serviceNone'), input: value });
    }),
  );
export type ClinicCatalogueChange = z.output<typeof ClinicCatalogueChange>;
