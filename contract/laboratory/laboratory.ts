import * as z from 'zod/mini';
import { BroughtIn } from '../base/brought-in.ts';
import { ulidText } from '../base/ids.ts';
import { careLimits } from '../base/care-limits.ts';
import { FollowedPageQuery, followedPageOf, pageOf } from '../base/page.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, formed, notOneOf, optionalText, requiredText, storable } from '../base/text.ts';
import { specimenKinds } from './catalogue/shape.ts';
import { despite } from '../patient/despite.ts';
import { PatientName } from '../patient/name.ts';

/** The status of an order. It is completed when all its results are verified. */
export const orderStatuses = ['draft', 'active', 'completed', 'revoked', 'entered-in-error'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** The statuses that the prescriber may set. `completed` follows from the results. */
export const orderChanges = {
  draft: ['active', 'revoked'],
  active: ['revoked', 'entered-in-error'],
  completed: ['entered-in-error'],
  revoked: [],
  'entered-in-error': [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** How soon results are needed; the bench works in this order. */
export const orderPriorities = ['stat', 'urgent', 'routine'] as const;
export type OrderPriority = (typeof orderPriorities)[number];

/** The status of a specimen. */
export const specimenStatuses = ['awaited', 'collected', 'received', 'rejected'] as const;
export type SpecimenStatus = (typeof specimenStatuses)[number];
/** The statuses that may follow a specimen's status. After a rejection another specimen is collected. */
export const specimenChanges = {
  awaited: ['collected'],
  collected: ['received', 'rejected'],
  received: ['rejected'],
  rejected: ['collected'],
} as const satisfies Record<SpecimenStatus, readonly SpecimenStatus[]>;

/**
 * The status of one test's result. A value counts only after a second person has verified it. This also holds for a correction: until then,
 * the earlier verified value stays in force.
 */
export const resultStatuses = ['awaited', 'preliminary', 'final', 'correcting', 'corrected'] as const;
export type ResultStatus = (typeof resultStatuses)[number];
/**
 * The status of a result after a value is entered, after it is verified, and after its specimen is rejected; absent where the step is not
 * allowed.
 */
export type ResultStep = 'entered' | 'verified' | 'rejected';
export const resultChanges = {
  awaited: { entered: 'preliminary', rejected: 'awaited' },
  preliminary: { entered: 'preliminary', verified: 'final', rejected: 'awaited' },
  final: { entered: 'correcting' },
  correcting: { entered: 'correcting', verified: 'corrected' },
  corrected: { entered: 'correcting' },
} as const satisfies Record<ResultStatus, { readonly [step in ResultStep]?: ResultStatus }>;

/** The position of a result relative to its range. A result without a range has no flag: the product never calls a result normal. */
export const resultFlags = ['critical-low', 'critical-high', 'critical', 'low', 'high', 'abnormal', 'within'] as const;
export type ResultFlag = (typeof resultFlags)[number];
export const isCritical = (flag: string | undefined): boolean => flag?.startsWith('critical') ?? false;

/**
 * The reason why a number is not judged, or judged by a range that may not apply: no range for the age, no range at all, no range in
 * pregnancy, or a newborn's bilirubin, which is read on a chart by the hour of life.
 */
export const resultCautions = ['no-range-age', 'no-range', 'pregnancy', 'treatment-chart'] as const;
export type ResultCaution = (typeof resultCautions)[number];

/** Whether a clinician must look at a value: it lies outside its range, or has no range to judge it by. */
export const isNotable = ({ flag, caution }: { readonly flag?: string | undefined; readonly caution?: string | undefined }): boolean =>
  flag === undefined ? caution !== undefined : flag !== 'within';

/** The result is beyond the method's measuring range. */
export const comparators = ['<', '>'] as const;

/** The limits of a range; at least one is present. */
const Range = z.object({ low: z.optional(z.number()), high: z.optional(z.number()) });

/** A value as entered, with the unit and range at that time. */
export const EnteredValue = z.object({
  /** A number, the word of a choice, or text. */
  value: z.union([z.number(), z.string()]),
  comparator: z.optional(open(comparators)),
  unit: z.optional(z.object({ ucum: z.string(), shown: z.string() })),
  range: z.optional(Range),
  flag: z.optional(open(resultFlags)),
  caution: z.optional(open(resultCautions)),
  /** The value is outside the plausible interval; its author has confirmed value and unit. */
  confirmed: z.optional(z.literal(true)),
  comment: z.optional(z.string()),
  /** The reason for replacing a verified value. */
  reason: z.optional(z.string()),
  enteredBy: z.string(),
  enteredAt: z.string(),
});
/** A verified value, which counts. */
export const VerifiedValue = z.object({ ...EnteredValue.shape, verifiedBy: z.string(), verifiedAt: z.string() });

/** The result of one test of an order. */
const LabResult = z.object({
  test: z.string(),
  status: open(resultStatuses),
  /** The value that awaits verification. */
  entered: z.optional(EnteredValue),
  verified: z.optional(VerifiedValue),
  /** Corrected verified values, latest first. */
  earlier: z.optional(z.array(VerifiedValue)),
});

const Specimen = z.object({
  kind: open(specimenKinds),
  status: open(specimenStatuses),
  collectedAt: z.optional(z.string()),
  collectedBy: z.optional(z.string()),
  receivedAt: z.optional(z.string()),
  receivedBy: z.optional(z.string()),
  rejectedReason: z.optional(z.string()),
});

/** An order with its specimens and results. People are account ids; GET /staff has their names. */
export const LabOrder = z.object({
  id: z.string(),
  version: z.int(),
  patient: PatientName,
  status: open(orderStatuses),
  priority: open(orderPriorities),
  note: z.optional(z.string()),
  /** The reason for reordering a test so soon. */
  repeatReason: z.optional(z.string()),
  /** The reason for revoking it or marking it as an error. */
  statusReason: z.optional(z.string()),
  orderedBy: z.string(),
  orderedAt: z.string(),
  broughtIn: z.optional(BroughtIn),
  specimens: z.array(Specimen),
  results: z.array(LabResult),
  /** Since when verified results, and critical ones among them, await the prescriber's acknowledgement. */
  waitingSince: z.optional(z.string()),
  criticalSince: z.optional(z.string()),
  /** A critical result has waited so long that every prescriber was notified. */
  escalated: z.optional(z.literal(true)),
  /** Latest first. */
  acknowledgements: z.array(
    z.object({
      by: z.string(),
      at: z.string(),
      done: z.string(),
      /** Since when the results, and critical ones among them, had waited. */
      waitingSince: z.optional(z.string()),
      criticalSince: z.optional(z.string()),
    }),
  ),
});
export type LabOrder = z.output<typeof LabOrder>;

/** Whether a verified value is doubted, or was corrected since the results of its order were last acknowledged. */
export const isRevised = (
  { acknowledgements }: Pick<LabOrder, 'acknowledgements'>,
  { status, verified }: Pick<LabOrder['results'][number], 'status' | 'verified'>,
): boolean =>
  status === 'correcting' || (status === 'corrected' && verified !== undefined && verified.verifiedAt > (acknowledgements[0]?.at ?? ''));

const awaited = ['verification'] as const;
/** GET /laboratory/orders: the bench or, of it, the orders with results that somebody else than the caller entered and nobody verified. */
export const BenchQuery = z.strictObject({
  ...FollowedPageQuery.shape,
  awaits: z.optional(z.enum(awaited, notOneOf('awaits', awaited))),
});

/** Orders, the most urgent first. */
export const LabOrders = followedPageOf(LabOrder);
export type LabOrders = z.output<typeof LabOrders>;

/** One verified value with its time. */
const TrendPoint = z.object({
  orderId: z.string(),
  /** The time at which the specimen was taken. */
  at: z.string(),
  ...z.pick(VerifiedValue, { value: true, comparator: true, unit: true, range: true, flag: true, caution: true }).shape,
  status: open(resultStatuses),
});
export type TrendPoint = z.output<typeof TrendPoint>;
/**
 * GET /patients/{id}/laboratory-tests/{test}: the values of a test by pages, latest first, with their number. The first page has the course
 * to draw too, oldest first, in the unit of the last value: of long ones, the lowest and highest value of each stretch of time.
 */
export const LabTrend = z.object({ test: z.string(), ...pageOf(TrendPoint).shape, points: z.array(TrendPoint) });
export type LabTrend = z.output<typeof LabTrend>;

/** GET /patients/{id}/laboratory/{orderId}/previous: the last verified value of each test of an order before its own. */
export const PreviousValues = z.object({
  rows: z.array(z.object({ test: z.string(), ...z.omit(TrendPoint, { orderId: true, status: true }).shape })),
});
export type PreviousValues = z.output<typeof PreviousValues>;

const testsNone = say('testsNone');
const testUnknown = say('testUnknown');
/** The id of a test in a request. The function checks that the test exists, because not every reader of requests loads the catalogue. */
const testText = z.string(testUnknown).check(...formed(/^[a-z0-9-]{1,40}$/, 40, testUnknown));
const testList = boundedList(testText, careLimits.labTests, {
  noList: testsNone,
  tooMany: say('testsTooMany', { max: careLimits.labTests }),
}).check(
  z.refine((list) => list.length > 0, testsNone),
  z.refine((list) => new Set(list).size === list.length, say('testsTwice')),
);
const optionalReason = optionalText('Reason', careLimits.labReason);

/** POST /laboratory/orders */
export const LabOrdering = z.strictObject({
  patientId: ulidText(say('patientIdInvalid')),
  status: z.enum(['draft', 'active'], notOneOf('Status', ['draft', 'active'])),
  priority: z.enum(orderPriorities, notOneOf('Priority', orderPriorities)),
  tests: testList,
  note: optionalText('Note', careLimits.labNote, 'many'),
  /** Required for a test that was ordered a short time ago. */
  repeatReason: optionalReason,
  despite,
});
export type LabOrdering = z.output<typeof LabOrdering>;

const changeTo = ['active', 'revoked', 'entered-in-error'] as const;
/** POST /patients/{id}/laboratory/{orderId}/status */
export const LabOrderChange = z.strictObject({ status: z.enum(changeTo, notOneOf('Status', changeTo)), reason: optionalReason });
export type LabOrderChange = z.output<typeof LabOrderChange>;

const specimen = z.enum(specimenKinds, notOneOf('Specimen', specimenKinds));
/** POST /patients/{id}/laboratory/{orderId}/collection */
export const SpecimenCollection = z.strictObject({ specimen });
const receipts = ['received', 'rejected'] as const;
/** POST /patients/{id}/laboratory/{orderId}/specimens */
export const SpecimenReceipt = z.strictObject({ specimen, status: z.enum(receipts, notOneOf('Status', receipts)), reason: optionalReason });
export type SpecimenReceipt = z.output<typeof SpecimenReceipt>;

const valueMissing = say('resultMissing');
/** PUT /patients/{id}/laboratory/{orderId}/results: values of some of the tests. */
export const ResultEntry = z.strictObject({
  results: boundedList(
    z.strictObject(
      {
        test: testText,
        value: z.union(
          [z.number(), z.string().check(...storable('Result', careLimits.labText, { lines: 'many' }), z.minLength(1))],
          valueMissing,
        ),
        comparator: z.optional(z.enum(comparators, notOneOf('Comparator', comparators))),
        /** The UCUM code of the unit in which a number was measured. */
        unit: z.optional(requiredText('Unit', careLimits.labUnit)),
        comment: optionalText('Comment', careLimits.labNote, 'many'),
        /** Marks any result as critical, such as a film's or a culture's, even if the catalogue does not. */
        critical: z.optional(z.boolean(say('notTrueOrFalse', { field: 'Critical' }))),
        /** Required for a number outside the plausible interval: confirms value and unit. */
        confirmed: z.optional(z.boolean(say('notTrueOrFalse', { field: 'Confirmed' }))),
        /** Required to correct a verified result. */
        reason: optionalReason,
      },
      say('notObject', { field: 'Result' }),
    ),
    careLimits.labTests,
    { noList: testsNone, tooMany: say('testsTooMany', { max: careLimits.labTests }) },
  ).check(
    z.refine((list) => list.length > 0, testsNone),
    z.refine((list) => new Set(list.map(({ test }) => test)).size === list.length, say('testsTwice')),
  ),
});
export type ResultEntry = z.output<typeof ResultEntry>;

/** POST /patients/{id}/laboratory/{orderId}/verification: the tests whose entered values become verified. */
export const ResultVerification = z.strictObject({ tests: testList });

/** POST /patients/{id}/laboratory/{orderId}/acknowledgement */
export const ResultAcknowledgement = z.strictObject({ done: requiredText('What was done', limits.alertDone) });
