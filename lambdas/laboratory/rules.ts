import { ageOn, daysOn } from '#contract/patient/age.ts';
import type { BroughtIn } from '#contract/base/brought-in.ts';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Saying, say } from '#contract/base/say.ts';
import {
  type LabOrderChange,
  type LabOrdering,
  type OrderStatus,
  type ResultEntry,
  type ResultStatus,
  type ResultStep,
  type SpecimenReceipt,
  type SpecimenStatus,
  isCritical,
  orderChanges,
  resultChanges,
  specimenChanges,
} from '#contract/laboratory/laboratory.ts';
import { testIn } from '#contract/clinic-catalogue/test-in.ts';
import { type ClinicCatalogue, isTestOffered, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { labTests, repeatDays } from '#contract/laboratory/catalogue/catalogue.ts';
import { cautionOf, flagOf, rangeOn, testAt } from '#contract/laboratory/flags.ts';
import { unlikely } from '#contract/laboratory/catalogue/possible.ts';
import type { LabTest, SpecimenKind } from '#contract/laboratory/catalogue/shape.ts';
import { bytesOf } from '#platform/item-size.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import type { Entered, StoredOrder, StoredResult, StoredSpecimen } from './stored.ts';

/** The author and time of an action. */
interface Deed {
  readonly by: string;
  readonly now: Date;
}
type Entry = ResultEntry['results'][number];
/** The person's facts on which a range depends. */
export interface Person {
  readonly dateOfBirth: string;
  readonly gender: string;
  readonly isPregnant?: boolean;
}

const dayMs = 86_400_000;
const notNow = (): Refusal => new Refusal('NOT_ALLOWED_NOW');
const isEnded = ({ status }: StoredOrder): boolean => status === 'revoked' || status === 'entered-in-error';

function refuseAny(problems: readonly (readonly [path: string, saying: Saying])[]): void {
  if (problems.length > 0)
    throw new Refusal('VALIDATION_ERROR', { details: problems.map(([path, saying]): ErrorDetail => detailOf(path, saying)) });
}

/** A result's status after a step. Throws NOT_ALLOWED_NOW. */
function stepped(status: ResultStatus, step: ResultStep): ResultStatus {
  const steps: { readonly [one in ResultStep]?: ResultStatus } = resultChanges[status];
  const next = steps[step];
  if (next === undefined) throw notNow();
  return next;
}

/** The tests that the patient had ordered so recently that repeating them needs a reason. */
function repeated(tests: readonly string[], earlier: readonly StoredOrder[], now: Date): string[] {
  return tests.filter((test) =>
    earlier.some(
      (order) =>
        (order.status === 'active' || order.status === 'completed') &&
        now.getTime() - Date.parse(order.orderedAt) < repeatDays(test) * dayMs &&
        order.results.some((one) => one.test === test),
    ),
  );
}

/** A new order. Throws a refusal, by field, of unknown tests and of repeated ones without a reason. */
export function placed(
  { patientId, status, priority, tests, note, repeatReason }: LabOrdering,
  earlier: readonly StoredOrder[],
  { id, by, now, broughtIn }: Deed & { readonly id: string; readonly broughtIn?: BroughtIn | undefined },
  catalogue: ClinicCatalogue = shippedCatalogue,
): StoredOrder {
  const found = tests.map((test) => labTests.get(test));
  refuseAny(
    tests.flatMap((test, index) => {
      if (found[index] === undefined) return [[`tests.${index}`, say('testUnknown')] as const];
      return isTestOffered(catalogue, test) ? [] : [[`tests.${index}`, say('testNotOffered')] as const];
    }),
  );
  const again = repeated(tests, earlier, now);
  if (again.length > 0 && !repeatReason) {
    const names = again.map((test) => labTests.get(test)?.name.en ?? test).join(', ');
    throw wrongField('repeatReason', say('repeatReasonNeeded', { tests: names }));
  }
  const kinds = new Set<SpecimenKind>(found.flatMap((test) => (test === undefined ? [] : [test.specimen])));
  return {
    id,
    version: 1,
    patientId,
    status,
    priority,
    ...(note && { note }),
    ...(again.length > 0 && repeatReason && { repeatReason }),
    orderedBy: by,
    orderedAt: now.toISOString(),
    ...(broughtIn && { broughtIn }),
    specimens: [...kinds].map((kind): StoredSpecimen => ({ kind, status: 'awaited' })),
    results: tests.map((test): StoredResult => ({ test, status: 'awaited' })),
    acknowledgements: [],
    alertIds: [],
  };
}

const next = (order: StoredOrder, change: Partial<StoredOrder>): StoredOrder => ({ ...order, ...change, version: order.version + 1 });
/** The order without waiting results: off every list, its alerts closed. */
function unattended(order: StoredOrder): StoredOrder {
  const { waitingSince: _, criticalSince: __, ...rest } = order;
  return { ...rest, alertIds: [] };
}

/**
 * An order after a change of status. Throws NOT_ALLOWED_NOW, and a refusal of an end without a reason. An order with verified results
 * cannot be revoked.
 */
export function changedTo(order: StoredOrder, { status, reason }: LabOrderChange, { now }: Deed): StoredOrder {
  const allowed: readonly OrderStatus[] = orderChanges[order.status];
  if (!allowed.includes(status)) throw notNow();
  if (status === 'active') return next(order, { status, orderedAt: now.toISOString() });
  if (status === 'revoked' && order.results.some(({ verified }) => verified !== undefined)) throw notNow();
  if (!reason && order.status !== 'draft') throw wrongField('reason', say('statusReasonNeeded'));
  return next(unattended(order), { status, endedAt: now.toISOString(), ...(reason && { statusReason: reason }) });
}

/** An order with a specimen in another status. Throws NOT_ALLOWED_NOW, and a refusal of a specimen that the order does not need. */
function withSpecimen(
  order: StoredOrder,
  kind: SpecimenKind,
  status: SpecimenStatus,
  change: (specimen: StoredSpecimen) => Omit<StoredSpecimen, 'kind' | 'status'>,
): StoredOrder {
  const specimen = order.specimens.find((one) => one.kind === kind);
  if (specimen === undefined) throw wrongField('specimen', say('specimenNotOfOrder'));
  const allowed: readonly SpecimenStatus[] = specimenChanges[specimen.status];
  if (order.status !== 'active' || !allowed.includes(status)) throw notNow();
  return next(order, { specimens: order.specimens.map((one) => (one === specimen ? { ...change(one), kind, status } : one)) });
}

/** An order after a specimen was collected. */
export const collected = (order: StoredOrder, kind: SpecimenKind, { by, now }: Deed): StoredOrder =>
  withSpecimen(order, kind, 'collected', () => ({ collectedAt: now.toISOString(), collectedBy: by }));

/** An order whose specimen was received or rejected by the laboratory. A rejection voids its unverified values. */
export function received(order: StoredOrder, { specimen: kind, status, reason }: SpecimenReceipt, { by, now }: Deed): StoredOrder {
  if (status === 'received') return withSpecimen(order, kind, status, (one) => ({ ...one, receivedAt: now.toISOString(), receivedBy: by }));
  if (!reason) throw wrongField('reason', say('statusReasonNeeded'));
  const after = withSpecimen(order, kind, status, (one) => ({ ...one, rejectedReason: reason }));
  return {
    ...after,
    results: after.results.map(({ entered, ...result }) =>
      labTests.get(result.test)?.specimen === kind
        ? { ...result, status: stepped(result.status, 'rejected') }
        : { ...result, ...(entered && { entered }) },
    ),
  };
}

/** Decimals beyond those usually reported that an analyzer may give, such as a TSH of 0.013 or a creatinine of 70.7. */
const moreDecimals = 2;

/** The errors in a value for a test, by field. */
function problemsOf(test: LabTest, { test: id, value, unit, comparator, confirmed }: Entry): (readonly [field: string, saying: Saying])[] {
  if (test.kind === 'number') {
    const isNumber =
      typeof value === 'number' &&
      Math.abs(value) <= careLimits.labNumber &&
      Number(value.toFixed(test.decimals + moreDecimals)) === value &&
      (value >= 0 || test.canBeNegative);
    const isUnit = unit === test.unit.ucum;
    const beyond = isNumber && isUnit && confirmed !== true ? unlikely(id, value) : undefined;
    return [
      ...(isNumber ? [] : ([['value', say('resultNotNumber', { decimals: test.decimals + moreDecimals })]] as const)),
      ...(beyond ? ([['value', say('resultUnlikely', { ...beyond, unit: test.unit.shown })]] as const) : []),
      ...(isUnit ? [] : ([['unit', say('resultUnitWrong', { unit: test.unit.shown })]] as const)),
    ];
  }
  const isWord = test.kind === 'text' ? typeof value === 'string' : Object.hasOwn(test.choices, value);
  const notWord = test.kind === 'text' ? say('resultNotText') : say('resultNotChoice', { choices: Object.keys(test.choices).join(', ') });
  return [
    ...(isWord ? [] : ([['value', notWord]] as const)),
    ...(comparator === undefined ? [] : ([['comparator', say('resultComparator')]] as const)),
  ];
}

/** The specimen for a test of an order. */
export const specimenOf = (order: StoredOrder, test: string): StoredSpecimen | undefined =>
  order.specimens.find(({ kind }) => kind === labTests.get(test)?.specimen);

/**
 * An order with entered values, each with the unit and range that apply to the person now. A correction puts the order before its
 * prescriber at once, because they may have acted on the value in doubt. Throws a refusal by field of values that do not fit.
 */
export function entered(
  order: StoredOrder,
  { results }: ResultEntry,
  person: Person,
  { by, now }: Deed,
  catalogue: ClinicCatalogue = shippedCatalogue,
): StoredOrder {
  if (isEnded(order) || order.status === 'draft') throw notNow();
  refuseAny(
    results.flatMap((entry, index) => {
      const at = (field: string, saying: Saying) => [`results.${index}.${field}`, saying] as const;
      const test = labTests.get(entry.test);
      const current = order.results.find((one) => one.test === entry.test);
      if (test === undefined || current === undefined) return [at('test', say('testNotOrdered'))];
      if (specimenOf(order, entry.test)?.status !== 'received') return [at('test', say('specimenNotReceived'))];
      const corrects = current.verified !== undefined && !entry.reason ? [at('reason', say('correctionReason'))] : [];
      return [...problemsOf(test, entry).map(([field, saying]) => at(field, saying)), ...corrects];
    }),
  );
  const isDoubted = order.results.some((one) => one.verified !== undefined && results.some(({ test }) => test === one.test));
  const after = next(order, {
    ...(isDoubted && { waitingSince: order.waitingSince ?? now.toISOString() }),
    results: order.results.map((result) => {
      const entry = results.find(({ test }) => test === result.test);
      const test = testIn(catalogue, result.test);
      return entry === undefined || test === undefined
        ? result
        : { ...result, status: stepped(result.status, 'entered'), entered: valueOf(test, entry, order, person, { by, now }) };
    }),
  });
  requireRoom(order, after, results);
  return after;
}

/**
 * Maximum bytes: an order keeps every verified value, in one item of at most 400 kB. Long texts are refused while there is still room for
 * many short ones, so that a correction can always be entered.
 */
const bytesMax = { ofAny: 340_000, ofLong: 280_000 } as const;
const longBytes = 1000;

/** Throws a refusal of values for which the order has no room, by the field of the longest. */
function requireRoom(before: StoredOrder, after: StoredOrder, results: readonly Entry[]): void {
  const size = bytesOf(after);
  const grown = size - bytesOf(before);
  if (size <= (grown > longBytes ? bytesMax.ofLong : bytesMax.ofAny) || grown <= 0) return;
  const sizes = results.map(bytesOf);
  refuseAny([[`results.${sizes.indexOf(Math.max(...sizes))}.value`, say('noRoom', { field: 'Result' })]]);
}

function valueOf(given: LabTest, entry: Entry, order: StoredOrder, person: Person, { by, now }: Deed): Entered {
  const { value, comparator, comment, reason, critical = false } = entry;
  const { dateOfBirth, gender, isPregnant = false } = person;
  const day = qatarDate(new Date(specimenOf(order, entry.test)?.collectedAt ?? now));
  const ageDays = daysOn(dateOfBirth, day);
  const test = testAt(entry.test, given, ageDays);
  const range = rangeOn(test, person, day);
  const found = flagOf(test, value, comparator, range);
  const flag = critical && !isCritical(found) ? 'critical' : found;
  const caution = cautionOf(entry.test, test, flag, range, { ageYears: ageOn(dateOfBirth, day), ageDays, gender, isPregnant });
  // A value within the general range may be dangerous in a pregnancy.
  const shown = flag === 'within' && isPregnant && caution !== undefined ? undefined : flag;
  const isUnlikely = typeof value === 'number' && unlikely(entry.test, value) !== undefined;
  return {
    value,
    ...(comparator && { comparator }),
    ...(test.kind === 'number' && { unit: test.unit }),
    ...(range && { range }),
    ...(shown && { flag: shown }),
    ...(caution && { caution }),
    ...(isUnlikely && { confirmed: true as const }),
    ...(comment && { comment }),
    ...(reason && { reason }),
    enteredBy: by,
    enteredAt: now.toISOString(),
  };
}

/** The critical results of an order that nobody has acknowledged. */
export const openCriticals = ({ results, acknowledgements }: Pick<StoredOrder, 'results' | 'acknowledgements'>): StoredResult[] =>
  results.filter(({ verified: one }) => one !== undefined && isCritical(one.flag) && one.verifiedAt >= (acknowledgements[0]?.at ?? ''));

/**
 * An order with verified results, and the critical tests among them. From now on it waits for its prescriber's acknowledgement, even after
 * a correction. A correction may leave nothing critical. Throws a refusal, by field, of tests without an entered value and of values that the same person entered.
 */
export function verified(
  order: StoredOrder,
  tests: readonly string[],
  { by, now }: Deed,
): { order: StoredOrder; critical: StoredResult[] } {
  if (isEnded(order)) throw notNow();
  refuseAny(
    tests.flatMap((test, index) => {
      const result = order.results.find((one) => one.test === test);
      const at = `tests.${index}`;
      if (result === undefined) return [[at, say('testNotOrdered')] as const];
      if (result.entered === undefined) return [[at, say('resultNotEntered')] as const];
      return result.entered.enteredBy === by ? [[at, say('verifiedByAnother')] as const] : [];
    }),
  );
  const at = now.toISOString();
  const results = order.results.map(({ entered: value, ...result }): StoredResult => {
    if (value === undefined || !tests.includes(result.test)) return { ...result, ...(value && { entered: value }) };
    return {
      ...result,
      status: stepped(result.status, 'verified'),
      verified: { ...value, verifiedBy: by, verifiedAt: at },
      ...(result.verified && { earlier: [result.verified, ...(result.earlier ?? [])] }),
    };
  });
  const critical = results.filter((one) => tests.includes(one.test) && isCritical(one.verified?.flag));
  const isComplete = results.every((one) => one.verified !== undefined);
  const { criticalSince, ...rest } = order;
  const isCriticalStill = criticalSince !== undefined && openCriticals({ ...order, results }).length > 0;
  return {
    order: next(rest, {
      results,
      status: isComplete ? 'completed' : order.status,
      waitingSince: order.waitingSince ?? at,
      ...((critical.length > 0 || isCriticalStill) && { criticalSince: criticalSince ?? at }),
    }),
    critical,
  };
}

/** An order whose results a clinician has acknowledged. Throws NOT_ALLOWED_NOW if none wait. */
export function acknowledged(order: StoredOrder, done: string, { by, now }: Deed): StoredOrder {
  const { waitingSince, criticalSince } = order;
  if (waitingSince === undefined) throw notNow();
  return next(unattended(order), {
    acknowledgements: [
      { by, at: now.toISOString(), done, waitingSince, ...(criticalSince && { criticalSince }) },
      ...order.acknowledgements,
    ],
  });
}
