import * as z from 'zod/mini';
import { ErrorDetail } from '../base/error-detail.ts';
import { ulidText } from '../base/ids.ts';
import type { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, notOneOf } from '../base/text.ts';
import type { FieldName } from './fields.ts';
import { Patient } from './patient.ts';

/** Days in which a merge can be undone (docs/adr/0086). */
export const mergeUndoDays = 30;

/** The parts of a record for which a merge chooses a value, with their fields: an address or a contact is chosen whole. */
export const mergeParts = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  nameArabic: ['nameArabic'],
  nationalId: ['nationalId'],
  dateOfDeath: ['dateOfDeath'],
  phone: ['phone'],
  email: ['email'],
  preferredLanguage: ['preferredLanguage'],
  address: ['street', 'city', 'state', 'postalCode', 'country'],
  emergencyContact: ['contactName', 'contactRelationship', 'contactPhone'],
} as const satisfies Record<string, readonly FieldName[]>;
export type MergePart = keyof typeof mergeParts;
export const mergePartIds = Object.keys(mergeParts) as [MergePart, ...MergePart[]];

/** What contradicts between two records, and has to be confirmed. */
export const mergeWarnings = ['dateOfBirth', 'gender', 'name', 'allergies', 'severities', 'accounts'] as const;
export type MergeWarning = (typeof mergeWarnings)[number];

/** What moves, counted. */
export const mergedKinds = [
  'visits',
  'appointments',
  'prescriptions',
  'laboratory',
  'problems',
  'allergies',
  'vitalSigns',
  'immunizations',
  'documents',
  'letters',
  'symptomChecks',
  'proposals',
  'links',
  'tasks',
] as const;
export type MergedKind = (typeof mergedKinds)[number];

/**
 * Why records are not merged, or a merge is not undone. Not among the messages of all requests, which every function carries: only
 * administrators' pages and one function need them.
 */
export const mergeObstacles = {
  self: { en: 'A record is not merged with itself', ar: 'لا يُدمج السجل مع نفسه' },
  qids: {
    en: 'The records have two QIDs. Correct the wrong one first, or these are two people',
    ar: 'في السجلين رقمان شخصيان مختلفان. يلزم تصحيح الخطأ أولاً، وإلا فهما لشخصين',
  },
  bloodTypes: {
    en: 'The records have two blood types. Clear up which is right, and correct the other first',
    ar: 'في السجلين فصيلتا دم مختلفتان. يلزم التحقق من الصحيحة وتصحيح الأخرى أولاً',
  },
  openVisit: {
    en: 'A visit is open in the record that goes. End it first',
    ar: 'في السجل الذي سيُدمج زيارة مفتوحة. يلزم إنهاؤها أولاً',
  },
  critical: {
    en: 'A critical result waits in the record that goes. Acknowledge it first',
    ar: 'في السجل الذي سيُدمج نتيجة حرجة لم يُؤكد الاطلاع عليها. يلزم ذلك أولاً',
  },
  repeat: {
    en: 'The patient asks for more of one medicine in both records. Answer it in the record that goes first',
    ar: 'في السجلين طلب لتكرار الدواء نفسه. تلزم الإجابة عنه أولاً في السجل الذي سيُدمج',
  },
  accounts: {
    en: 'Both records are linked to an account of the patient’s own. Undo one of the links first',
    ar: 'كل من السجلين مرتبط بحساب للمريض نفسه. يلزم إلغاء أحد الربطين أولاً',
  },
  overlap: {
    en: 'Coming appointments of both records are at the same time. Move or cancel one first',
    ar: 'في السجلين مواعيد قادمة في وقت واحد. يلزم نقل أحدها أو إلغاؤه أولاً',
  },
  manyDays: {
    en: 'The record that goes has appointments on more than 30 coming days',
    ar: 'في السجل الذي سيُدمج مواعيد في أيام قادمة يتجاوز عددها: 30',
  },
  otherWay: {
    en: 'The other way round it works: let the other record stay',
    ar: 'الدمج في الاتجاه الآخر ممكن: يمكن الإبقاء على السجل الآخر',
  },
  recent: {
    en: 'Another record was merged into the one that goes within 30 days. Keep that record instead, or undo that merge first',
    ar: 'دُمج سجل آخر في السجل الذي سيُدمج، ولم تمضِ بعد المدة بالأيام: 30. يمكن الإبقاء عليه بدلاً من الآخر، أو التراجع عن ذلك الدمج أولاً',
  },
  later: {
    en: 'Another record was merged into this one later. Undo that merge first',
    ar: 'دُمج بعده سجل آخر في هذا السجل. يلزم التراجع عن ذلك الدمج أولاً',
  },
  criticalHere: {
    en: 'A critical result waits in this record. Acknowledge it first',
    ar: 'في هذا السجل نتيجة حرجة لم يُؤكد الاطلاع عليها. يلزم ذلك أولاً',
  },
  tooMuch: {
    en: 'Both together are more than one record holds',
    ar: 'ما في السجلين معاً أكثر مما يتسع له سجل واحد',
  },
  unknown: {
    en: 'The record holds something that cannot be merged yet',
    ar: 'في السجل ما لا يمكن دمجه بعد',
  },
  over: { en: 'This merge can no longer be undone', ar: 'لم يعد التراجع عن هذا الدمج ممكناً' },
  unconfirmed: {
    en: 'The records contradict each other. Look at what is marked, and confirm it',
    ar: 'في السجلين ما يتعارض. يلزم الاطلاع على المحدد وتأكيده',
  },
  running: {
    en: 'A merge or its undo is running for this record. Try again in a minute.',
    ar: 'يجري الآن دمج هذا السجل أو التراجع عن دمجه. تمكن المحاولة بعد دقيقة.',
  },
} as const satisfies Record<string, Texts>;
export type MergeObstacle = keyof typeof mergeObstacles;

/** GET /patients/{id}/merges/{mergedId}: what a merge would do. Nothing is written. */
export const MergePreview = z.object({
  stays: Patient,
  goes: Patient,
  /** The parts whose value on the record that stays is empty, and filled from the other. */
  filled: z.array(open(mergePartIds)),
  /** The parts in which both have a value, and differ. */
  differing: z.array(open(mergePartIds)),
  warnings: z.array(open(mergeWarnings)),
  /** Why it is refused, by field; empty if it is not. */
  obstacles: z.array(ErrorDetail),
  counts: z.array(z.object({ kind: open(mergedKinds), count: z.int() })),
});
export type MergePreview = z.output<typeof MergePreview>;

const version = (field: string) => {
  const message = say('notWhole', { field, min: 1, max: Number.MAX_SAFE_INTEGER });
  return z.int(message).check(z.minimum(1, message));
};
const listed = (field: string) => ({ noList: say('notList', { field }), tooMany: say('tooManyEntries', { field, max: 20 }) });

/** POST /patients/{id}/merges: merges another record into this one. */
export const MergeOrder = z.strictObject({
  /** The record that goes. */
  mergedId: ulidText(say('patientIdInvalid')),
  /** The parts whose value is taken from the record that goes. */
  fromOther: boundedList(z.enum(mergePartIds, notOneOf('fromOther', mergePartIds)), 20, listed('fromOther')),
  /** The contradictions that were seen and confirmed. */
  confirmed: boundedList(z.enum(mergeWarnings, notOneOf('confirmed', mergeWarnings)), 20, listed('confirmed')),
  /** The versions that were seen. */
  versions: z.strictObject({ stays: version('stays'), goes: version('goes') }, say('notObject', { field: 'versions' })),
});
export type MergeOrder = z.output<typeof MergeOrder>;

/** A merge into a record. */
export const Merge = z.object({
  mergedId: Patient.shape.id,
  /** The name of the record that went, while it can be undone. */
  name: z.optional(z.object({ firstName: z.string(), lastName: z.string(), nameArabic: z.optional(z.string()) })),
  mergedAt: z.string(),
  state: open(['running', 'done', 'undoing', 'undone']),
  /** Until when it can be undone; absent once it cannot. */
  undoUntil: z.optional(z.string()),
  /** The parts that the merge changed and somebody edited since: an undo leaves them. */
  edited: z.array(open([...mergePartIds, 'bloodType', 'medicalHistory', 'dateOfBirth'])),
});
export type Merge = z.output<typeof Merge>;
