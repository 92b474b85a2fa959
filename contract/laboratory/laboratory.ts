import * as z from 'zod/mini';
import { ulidText } from '../base/ids.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, formed, notOneOf, optionalText, requiredText, storable } from '../base/text.ts';
import { specimenKinds } from './catalogue/shape.ts';
import { PatientName } from '../patient/name.ts';

/** Where an order stands. It is completed when all its results are verified. */
export const orderStatuses = ['draft', 'active', 'completed', 'revoked', 'entered-in-error'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** What an order can become by a request of its prescriber; it completes by itself. */
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

/** Where a specimen of an order stands. */
export const specimenStatuses = ['awaited', 'collected', 'received', 'rejected'] as const;
export type SpecimenStatus = (typeof specimenStatuses)[number];
/** What a specimen can become. After a rejection another one is collected. */
export const specimenChanges = {
  awaited: ['collected'],
  collected: ['received', 'rejected'],
  received: ['rejected'],
  rejected: ['collected'],
} as const satisfies Record<SpecimenStatus, readonly SpecimenStatus[]>;

/**
 * Where the result of one test stands. What one person enters counts only when another has verified it, also when it corrects a verified
 * result, which stays in force until then.
 */
export const resultStatuses = ['awaited', 'preliminary', 'final', 'correcting', 'corrected'] as const;
export type ResultStatus = (typeof resultStatuses)[number];
/** What a result becomes when a value is entered, when that is verified, and when its specimen is rejected; nothing where that cannot be. */
export type ResultStep = 'entered' | 'verified' | 'rejected';
export const resultChanges = {
  awaited: { entered: 'preliminary', rejected: 'awaited' },
  preliminary: { entered: 'preliminary', verified: 'final', rejected: 'awaited' },
  final: { entered: 'correcting' },
  correcting: { entered: 'correcting', verified: 'corrected' },
  corrected: { entered: 'correcting' },
} as const satisfies Record<ResultStatus, { readonly [step in ResultStep]?: ResultStatus }>;

/** How a result lies to its range. A result without a range has no flag: that it is normal is never said. */
export const resultFlags = ['critical-low', 'critical-high', 'critical', 'low', 'high', 'abnormal', 'within'] as const;
export type ResultFlag = (typeof resultFlags)[number];
export const isCritical = (flag: string | undefined): boolean => flag?.startsWith('critical') ?? false;

/**
 * Why a number is not judged, or judged by a range that may not hold: there is none for the age, none at all, none for a pregnancy, or the
 * bilirubin of a newborn, which is read on a chart by the hour of life.
 */
export const resultCautions = ['no-range-age', 'no-range', 'pregnancy', 'treatment-chart'] as const;
export type ResultCaution = (typeof resultCautions)[number];

/** Whether somebody must look at a value: it lies outside its range, or nothing here judges it. */
export const isNotable = ({ flag, caution }: { readonly flag?: string | undefined; readonly caution?: string | undefined }): boolean =>
  flag === undefined ? caution !== undefined : flag !== 'within';

/** Beyond what the method measures. */
export const comparators = ['<', '>'] as const;

/** A limit of a range; at least one is there. */
const Range = z.object({ low: z.optional(z.number()), high: z.optional(z.number()) });

/** A value as somebody entered it, with the unit and range that it had then. */
export const EnteredValue = z.object({
  /** A number, the word of a choice, or text. */
  value: z.union([z.number(), z.string()]),
  comparator: z.optional(open(comparators)),
  unit: z.optional(z.object({ ucum: z.string(), shown: z.string() })),
  range: z.optional(Range),
  flag: z.optional(open(resultFlags)),
  caution: z.optional(open(resultCautions)),
  /** It lies outside what is possible, and whoever entered it has looked at it and its unit again. */
  confirmed: z.optional(z.literal(true)),
  comment: z.optional(z.string()),
  /** Why it replaces a verified value. */
  reason: z.optional(z.string()),
  enteredBy: z.string(),
  enteredAt: z.string(),
});
/** A value that counts. */
export const VerifiedValue = z.object({ ...EnteredValue.shape, verifiedBy: z.string(), verifiedAt: z.string() });

/** The result of one test of an order. */
const LabResult = z.object({
  test: z.string(),
  status: open(resultStatuses),
  /** What waits for verification. */
  entered: z.optional(EnteredValue),
  verified: z.optional(VerifiedValue),
  /** Verified values that were corrected, the last one first. */
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

/** An order with its specimens and results. People are ids of accounts; GET /staff has their names. */
export const LabOrder = z.object({
  id: z.string(),
  version: z.int(),
  patient: PatientName,
  status: open(orderStatuses),
  priority: open(orderPriorities),
  note: z.optional(z.string()),
  /** Why a test was ordered again so soon. */
  repeatReason: z.optional(z.string()),
  /** Why it was revoked or entered in error. */
  statusReason: z.optional(z.string()),
  orderedBy: z.string(),
  orderedAt: z.string(),
  specimens: z.array(Specimen),
  results: z.array(LabResult),
  /** Since when verified results wait for the acknowledgement of who ordered them, and since when critical ones do. */
  waitingSince: z.optional(z.string()),
  criticalSince: z.optional(z.string()),
  /** A critical result has waited so long that every prescriber is told. */
  escalated: z.optional(z.literal(true)),
  /** The last one first. */
  acknowledgements: z.array(
    z.object({
      by: z.string(),
      at: z.string(),
      done: z.string(),
      /** Since when the results had waited, and critical ones among them. */
      waitingSince: z.optional(z.string()),
      criticalSince: z.optional(z.string()),
    }),
  ),
});
export type LabOrder = z.output<typeof LabOrder>;

/** GET /laboratory/orders: the bench. The count is of all open orders, also where the list breaks off. */
export const LabBench = z.object({ orders: z.array(LabOrder), count: z.int() });
export type LabBench = z.output<typeof LabBench>;

/**
 * GET /laboratory/inbox: the caller's results that wait, worst first, and critical ones of others that waited too long, longest first. The
 * count is of all the caller's, also where the list breaks off.
 */
export const LabInbox = z.object({ own: z.array(LabOrder), count: z.int(), escalated: z.array(LabOrder) });
export type LabInbox = z.output<typeof LabInbox>;

/** One verified value in time. */
const TrendPoint = z.object({
  orderId: z.string(),
  /** When the specimen was taken. */
  at: z.string(),
  ...z.pick(VerifiedValue, { value: true, comparator: true, unit: true, range: true, flag: true, caution: true }).shape,
  status: open(resultStatuses),
});
/** GET /patients/{id}/laboratory-tests/{test}: the last values of a test, oldest first. */
export const LabTrend = z.object({ test: z.string(), points: z.array(TrendPoint) });
export type LabTrend = z.output<typeof LabTrend>;

const testsNone = say('testsNone');
const testUnknown = say('testUnknown');
/** The id of a test in a request. Whether there is such a test, the function checks: not every reader of requests holds the catalogue. */
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
  /** Needed when a test was ordered a short time ago. */
  repeatReason: optionalReason,
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
        /** Somebody must be told at once, though the catalogue does not say so: of a film, a culture, anything. */
        critical: z.optional(z.boolean(say('notTrueOrFalse', { field: 'Critical' }))),
        /** Needed for a number outside what is possible: it and its unit are right. */
        confirmed: z.optional(z.boolean(say('notTrueOrFalse', { field: 'Confirmed' }))),
        /** Needed to correct a verified result. */
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

/** POST /patients/{id}/laboratory/{orderId}/verification: the tests whose entered values count from now on. */
export const ResultVerification = z.strictObject({ tests: testList });

/** POST /patients/{id}/laboratory/{orderId}/acknowledgement */
export const ResultAcknowledgement = z.strictObject({ done: requiredText('What was done', limits.alertDone) });
