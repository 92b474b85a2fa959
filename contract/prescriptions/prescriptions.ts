import * as z from 'zod/mini';
import { ulidText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, notOneOf, optionalText, requiredText } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';
import { DoseInput, doseRouteIds, doseUnitIds, frequencyIds, weekdayIds } from './dose.ts';
import { type CheckRule, checkRules } from '../symptom-check/check-rules.ts';
import { AskedRepeat } from './repeats.ts';

/** Where a prescription stands. Nothing is deleted: a wrong one is entered in error. */
export const prescriptionStatuses = ['draft', 'active', 'on-hold', 'completed', 'stopped', 'entered-in-error'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];
export const prescriptionStatusWords = {
  draft: { en: 'Draft', ar: 'مسودة' },
  active: { en: 'Active', ar: 'سارية' },
  'on-hold': { en: 'On hold', ar: 'معلّقة' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  stopped: { en: 'Stopped', ar: 'منتهية قبل موعدها' },
  'entered-in-error': { en: 'Entered in error', ar: 'مُدخلة خطأً' },
} as const satisfies Record<PrescriptionStatus, Texts>;

/** What a prescription of a status can become. Only a signature makes one active, so it is checked anew each time. */
export const prescriptionChanges = {
  draft: ['active', 'entered-in-error'],
  active: ['on-hold', 'completed', 'stopped', 'entered-in-error'],
  'on-hold': ['active', 'stopped', 'entered-in-error'],
  completed: ['entered-in-error'],
  stopped: ['entered-in-error'],
  'entered-in-error': [],
} as const satisfies Record<PrescriptionStatus, readonly PrescriptionStatus[]>;
/** The statuses that a change alone, without a signature, leads to. */
export const changedStatuses = ['on-hold', 'completed', 'stopped', 'entered-in-error'] as const satisfies readonly PrescriptionStatus[];

/** How loudly a finding speaks: it stops until a reason is written, interrupts until it is seen, or stands beside the dose. */
const checkLevels = ['stop', 'interrupt', 'inline'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Why something could not be checked. */
const uncheckedCauses = [
  'drug-not-coded',
  'allergy-not-coded',
  'allergies-not-asked',
  'medicine-not-coded',
  'pregnancy-unknown',
  'g6pd-unknown',
  'kidney-unknown',
  'frequency-missing',
  'weight-missing',
  'dose-not-compared',
] as const;
export type UncheckedCause = (typeof uncheckedCauses)[number];

/** One answer of a check: nothing was found, or something conflicts, or it could not be checked. Never silence. */
export const Check = z.object({
  rule: open(checkRules),
  outcome: open(['conflict', 'none', 'unchecked'] as const),
  /** Of conflicts and of what could not be checked. */
  level: z.optional(open(checkLevels)),
  /** The entry of the record that is concerned, as it was written, or the other medicine. */
  about: z.optional(z.string()),
  cause: z.optional(open(uncheckedCauses)),
  /** What both are: an ingredient, a class, a group. */
  shared: z.optional(Texts),
  /** What the rule asks for, such as a lowest age. */
  limit: z.optional(Texts),
  /** What the entry was read as by its likeness to a known name, which is never certain. */
  readAs: z.optional(Texts),
  /** The prescription of the same ingredient, which may be renewed or revised instead. */
  prescriptionId: z.optional(z.string()),
});
export type Check = z.output<typeof Check>;

/** A check as the rules make it: every word is known. */
export interface RuleCheck {
  readonly rule: CheckRule;
  readonly outcome: 'conflict' | 'none' | 'unchecked';
  readonly level?: CheckLevel;
  readonly about?: string;
  readonly cause?: UncheckedCause;
  readonly shared?: Texts;
  readonly limit?: Texts;
  readonly readAs?: Texts;
  readonly prescriptionId?: string;
}

/** An entry of the formulary, as it is found by name. */
export const FormularyEntry = z.object({
  id: z.string(),
  name: Texts,
  class: Texts,
  /** The name in trade that was searched for, with what is in it. */
  brand: z.optional(Texts),
  forms: z.array(
    z.object({ id: z.string(), name: Texts, strengths: z.array(z.string()), unit: open(doseUnitIds), route: open(doseRouteIds) }),
  ),
});
export type FormularyEntry = z.output<typeof FormularyEntry>;
export const FormularyQuery = z.strictObject({ search: requiredText('search', limits.name) });

const drugField = { field: 'Medicine' };
/** A medicine: an entry of the formulary, or a name that nothing can be checked against. */
const DrugInput = z
  .strictObject(
    {
      ingredientId: z.optional(requiredText('Medicine', limits.name)),
      text: z.optional(requiredText('Medicine', careLimits.drugText)),
      form: optionalText('Form', limits.name),
      strength: optionalText('Strength', limits.name),
    },
    say('notObject', drugField),
  )
  .check(z.refine(({ ingredientId, text }) => (ingredientId === undefined) !== (text === undefined), say('drugEither')));
export type DrugInput = z.output<typeof DrugInput>;

const answers3 = ['yes', 'no'] as const;
/** What the prescriber knows about the patient that the record does not say. */
const FactsInput = z.strictObject(
  {
    pregnant: z.optional(z.enum(answers3, notOneOf('Pregnant', answers3))),
    g6pdDeficient: z.optional(z.enum(answers3, notOneOf('G6PD deficiency', answers3))),
    kidneyReduced: z.optional(z.enum(answers3, notOneOf('Reduced kidney function', answers3))),
    weightKg: z.optional(
      z
        .number(say('amountInvalid', { field: 'Weight', max: careLimits.weightKg }))
        .check(
          z.positive(say('amountInvalid', { field: 'Weight', max: careLimits.weightKg })),
          z.maximum(careLimits.weightKg, say('amountInvalid', { field: 'Weight', max: careLimits.weightKg })),
        ),
    ),
  },
  say('notObject', { field: 'Facts' }),
);
export type PrescribingFacts = z.output<typeof FactsInput>;

const prescriptionId = ulidText(say('idInvalid', { field: 'prior' }));
const about = { drug: DrugInput, facts: z._default(FactsInput, {}), prior: z.optional(prescriptionId) };
/** How often a medicine is to be taken, as far as it is entered; a signature is checked with its dose. */
export const Schedule = z.strictObject(
  {
    route: z.enum(doseRouteIds, notOneOf('Route', doseRouteIds)),
    frequency: z.optional(z.enum(frequencyIds, notOneOf('Frequency', frequencyIds))),
    weekday: z.optional(z.enum(weekdayIds, notOneOf('Day of the week', weekdayIds))),
    isAsNeeded: z.optional(z.boolean(say('notTrueOrFalse', { field: 'As needed' }))),
  },
  say('notObject', { field: 'Schedule' }),
);
export type Schedule = z.output<typeof Schedule>;
/** POST /patients/{id}/prescriptions/check */
export const PrescriptionCheck = z.strictObject({ ...about, schedule: z.optional(Schedule) });
/** The checks of a medicine, and the name of the lists that they were made on. */
export const PrescriptionChecks = z.object({
  checks: z.array(Check),
  lists: z.string(),
  /** Of a child: the weight in the chart, as long as it is recent enough to dose by. A weight that is given counts before it. */
  weight: z.optional(z.object({ kg: z.number(), measuredAt: z.string() })),
});
export type PrescriptionChecks = z.output<typeof PrescriptionChecks>;

const answersField = { field: 'Answers' };
/** A signature: the lists that were checked, and an answer to each finding that stops or interrupts. */
const SignatureInput = z.strictObject(
  {
    lists: requiredText('Lists', careLimits.listsName),
    answers: boundedList(
      z.strictObject(
        {
          rule: z.enum(checkRules, notOneOf('Rule', checkRules)),
          about: z.optional(requiredText('About', limits.listEntry)),
          reason: optionalText('Reason', careLimits.overrideReason),
        },
        say('notObject', answersField),
      ),
      careLimits.overrides,
      { noList: say('answersNotList'), tooMany: say('tooManyEntries', { ...answersField, max: careLimits.overrides }) },
    ),
  },
  say('notObject', { field: 'Signature' }),
);
export type Signature = z.output<typeof SignatureInput>;

/** POST /patients/{id}/prescriptions, PUT of a draft: a draft, or with a signature an active prescription. `prior` is the one that it renews or revises. */
export const PrescriptionOrder = z.strictObject({
  ...about,
  dose: DoseInput,
  note: optionalText('Note', careLimits.prescriptionNote),
  signature: z.optional(SignatureInput),
});
export type PrescriptionOrder = z.output<typeof PrescriptionOrder>;
/** POST /patients/{id}/prescriptions/{prescriptionId}/sign */
export const PrescriptionSigning = z.strictObject({ facts: z._default(FactsInput, {}), signature: SignatureInput });
export type PrescriptionSigning = z.output<typeof PrescriptionSigning>;

/** POST /patients/{id}/prescriptions/{prescriptionId}/status */
export const PrescriptionChange = z
  .strictObject({
    status: z.enum(changedStatuses, notOneOf('Status', changedStatuses)),
    reason: optionalText('Reason', careLimits.overrideReason),
  })
  .check(
    // That a draft is discarded needs no reason; that a signed prescription is in error does, which only its state tells.
    z.refine(({ status, reason }) => status !== 'stopped' || Boolean(reason), {
      path: ['reason'],
      error: say('required', { field: 'Reason' }),
    }),
  );
export type PrescriptionChange = z.output<typeof PrescriptionChange>;

const Amount = { quantity: z.number(), unit: open(doseUnitIds) };
const Dose = z.object({
  ...Amount,
  route: open(doseRouteIds),
  frequency: open(frequencyIds),
  weekday: z.optional(open(weekdayIds)),
  asNeeded: z.optional(z.object({ maxPerDay: z.int(), reason: z.optional(z.nullable(z.string())) })),
  days: z.optional(z.int()),
  dispense: z.object(Amount),
  repeats: z.int(),
});

/** A prescription. */
export const Prescription = z.object({
  id: z.string(),
  version: z.int(),
  status: open(prescriptionStatuses),
  drug: z.object({
    ingredientId: z.optional(z.string()),
    name: Texts,
    form: z.optional(z.object({ id: z.string(), name: Texts })),
    strength: z.optional(z.string()),
  }),
  dose: Dose,
  doseText: Texts,
  dispenseText: Texts,
  note: z.optional(z.string()),
  prior: z.optional(z.string()),
  author: z.object({ id: z.string(), name: z.optional(Texts) }),
  createdAt: z.string(),
  signedAt: z.optional(z.string()),
  changedAt: z.string(),
  /** Why its status is what it is. */
  reason: z.optional(z.string()),
  /** The findings that it was signed against, with the reasons. */
  overrides: z.array(z.object({ rule: open(checkRules), about: z.optional(z.string()), reason: z.optional(z.string()) })),
  /** That its patient asks for more of it. */
  asked: z.optional(AskedRepeat),
});
export type Prescription = z.output<typeof Prescription>;

/** A prescription that its author has not signed yet. */
export const PrescriptionDraft = z.object({
  id: z.string(),
  patient: PatientName,
  drug: Prescription.shape.drug,
  doseText: Texts,
  changedAt: z.string(),
});
export type PrescriptionDraft = z.output<typeof PrescriptionDraft>;

/** A patient's prescriptions, the last made first, at most 200; of those that were never signed, the caller's own drafts. */
export const PatientPrescriptions = z.object({ prescriptions: z.array(Prescription) });

/** What a prescriber orders often: a medicine with its dose. */
const Favorite = z.strictObject({ drug: DrugInput, dose: DoseInput }, say('notObject', { field: 'Favorites' }));
/** PUT /prescriptions/favorites: the whole list. */
export const FavoritesChange = z.strictObject({
  favorites: boundedList(Favorite, careLimits.favorites, {
    noList: say('favoritesNotList'),
    tooMany: say('tooManyEntries', { field: 'Favorites', max: careLimits.favorites }),
  }),
});
export type FavoritesChange = z.output<typeof FavoritesChange>;
/** A prescriber's favorites, with the names of their medicines. */
export const Favorites = z.object({
  version: z.int(),
  favorites: z.array(z.object({ drug: Prescription.shape.drug, dose: Dose, doseText: Texts })),
});
export type Favorites = z.output<typeof Favorites>;
