import * as z from 'zod/mini';
import { BroughtIn } from '../base/brought-in.ts';
import { ulidText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList, notOneOf, optionalText, requiredText } from '../base/text.ts';
import { despite } from '../patient/despite.ts';
import { PatientName } from '../patient/name.ts';
import { AnyDose, DoseInput, doseRouteIds, doseUnitIds, frequencyIds, weekdayIds } from './dose.ts';
import { type CheckRule, checkRules } from '../symptom-check/check-rules.ts';
import { EnteredMedicines, enteredText } from './entered.ts';
import { AskedRepeat } from './repeats.ts';

/** The status of a prescription. Nothing is deleted: a wrong prescription is entered in error. */
export const prescriptionStatuses = ['draft', 'active', 'on-hold', 'completed', 'stopped', 'entered-in-error'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];
export const prescriptionStatusWords = {
  draft: { en: 'Draft', ar: 'مسودة' },
  active: { en: 'Active', ar: 'سارية' },
  'on-hold': { en: 'On hold', ar: 'معلّقة' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  stopped: { en: 'Stopped', ar: 'منتهية قبل موعدها' },
  'entered-in-error': { en: 'Entered in error', ar: 'أُدخلت خطأً' },
} as const satisfies Record<PrescriptionStatus, Texts>;

/** The statuses that may follow a status. Only a signature makes a prescription active, so it is checked again each time. */
export const prescriptionChanges = {
  draft: ['active', 'entered-in-error'],
  active: ['on-hold', 'completed', 'stopped', 'entered-in-error'],
  'on-hold': ['active', 'stopped', 'entered-in-error'],
  completed: ['entered-in-error'],
  stopped: ['entered-in-error'],
  'entered-in-error': [],
} as const satisfies Record<PrescriptionStatus, readonly PrescriptionStatus[]>;
/** The statuses that need no signature. */
export const changedStatuses = ['on-hold', 'completed', 'stopped', 'entered-in-error'] as const satisfies readonly PrescriptionStatus[];

/**
 * How a finding is shown: `stop` blocks until a reason is given, `interrupt` until it is acknowledged, `inline` appears beside the dose.
 */
const checkLevels = ['stop', 'interrupt', 'inline'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** The reason why something could not be checked, or what a conflict was read from. */
const uncheckedCauses = [
  'drug-not-coded',
  'allergy-not-coded',
  'allergies-not-asked',
  'medicine-not-coded',
  'pregnancy-unknown',
  'pregnancy-in-chart',
  'g6pd-unknown',
  'kidney-unknown',
  'kidney-in-chart',
  'frequency-missing',
  'weight-missing',
  'dose-not-compared',
] as const;
export type UncheckedCause = (typeof uncheckedCauses)[number];

/** One result of a check: no finding, a conflict, or "could not be checked". A check always returns a result. */
export const Check = z.object({
  rule: open(checkRules),
  outcome: open(['conflict', 'none', 'unchecked'] as const),
  /** For conflicts and for what could not be checked. */
  level: z.optional(open(checkLevels)),
  /** The entry of the record concerned, as written, or the other medicine. */
  about: z.optional(z.string()),
  cause: z.optional(open(uncheckedCauses)),
  /** What both have in common: an ingredient, a class, a group; or what the chart says of the kidneys. */
  shared: z.optional(Texts),
  /** The rule's requirement, such as a minimum age. */
  limit: z.optional(Texts),
  /** The known name that the entry resembles, which is never certain. */
  readAs: z.optional(Texts),
  /** The prescription with the same ingredient, which could be renewed or revised instead. */
  prescriptionId: z.optional(z.string()),
});
export type Check = z.output<typeof Check>;

/** A check as the rules return it, without unknown words. */
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

/** An entry of the formulary, as a search by name returns it. */
export const FormularyEntry = z.object({
  id: z.string(),
  name: Texts,
  class: Texts,
  /** The brand name that was searched for, with its ingredients. */
  brand: z.optional(Texts),
  /** No name is what was searched for: this one is most like it, and may not be meant. */
  isGuess: z.optional(z.literal(true)),
  forms: z.array(
    z.object({ id: z.string(), name: Texts, strengths: z.array(z.string()), unit: open(doseUnitIds), route: open(doseRouteIds) }),
  ),
});
export type FormularyEntry = z.output<typeof FormularyEntry>;
export const FormularyQuery = z.strictObject({ search: requiredText('search', limits.name) });

const drugField = { field: 'Medicine' };
/** A medicine: an entry of the formulary, or a free-text name that cannot be checked. */
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
/** Facts about the patient that the prescriber knows and the record does not have. */
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
/** What it replaces: an earlier prescription, and the medicine of the record's list that it was made from. */
const replaced = { prior: z.optional(prescriptionId), entered: z.optional(enteredText) };
const about = { drug: DrugInput, facts: z._default(FactsInput, {}), ...replaced };
/** How often a medicine is taken, as far as entered; a signature is checked with its full dose. */
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
const ordersField = { field: 'Orders' };
const noOrders = say('required', ordersField);
const tooManyOrders = say('tooManyEntries', { ...ordersField, max: careLimits.signedTogether });
/** A medicine that is to be signed together with another. */
const Above = z.strictObject({ drug: DrugInput, ...replaced }, say('notObject', ordersField));
/** POST /patients/{id}/prescriptions/check. `above` are the earlier medicines of the same signature, which the patient will take too. */
export const PrescriptionCheck = z.strictObject({
  ...about,
  schedule: z.optional(Schedule),
  above: z.optional(boundedList(Above, careLimits.signedTogether - 1, { noList: noOrders, tooMany: tooManyOrders })),
});
/** The checks of a medicine, and the version of the lists used. */
export const PrescriptionChecks = z.object({
  checks: z.array(Check),
  lists: z.string(),
  /** For a child: the weight in the chart, if recent enough for dosing. A weight in the request takes precedence. */
  weight: z.optional(z.object({ kg: z.number(), measuredAt: z.string() })),
});
export type PrescriptionChecks = z.output<typeof PrescriptionChecks>;

const answersField = { field: 'Answers' };
/** A signature: the version of the checked lists, and an answer to each finding that stops or interrupts. */
const listsName = requiredText('Lists', careLimits.listsName);
const AnswersInput = boundedList(
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
);
const SignatureInput = z.strictObject({ lists: listsName, answers: AnswersInput }, say('notObject', { field: 'Signature' }));
export type Signature = z.output<typeof SignatureInput>;

/**
 * POST /patients/{id}/prescriptions, PUT of a draft: saves a draft or, with a signature, an active prescription. `prior` is the
 * prescription that it renews or revises.
 */
export const PrescriptionOrder = z.strictObject({
  ...about,
  dose: DoseInput,
  note: optionalText('Note', careLimits.prescriptionNote),
  signature: z.optional(SignatureInput),
  despite,
});
export type PrescriptionOrder = z.output<typeof PrescriptionOrder>;
/**
 * POST /patients/{id}/prescriptions/together: several medicines with one signature, each checked against the patient's lists and the
 * medicines above it. All are signed or none.
 */
export const PrescriptionsTogether = z.strictObject({
  lists: listsName,
  facts: about.facts,
  despite,
  orders: boundedList(
    z.strictObject(
      {
        drug: DrugInput,
        ...replaced,
        dose: DoseInput,
        note: optionalText('Note', careLimits.prescriptionNote),
        answers: AnswersInput,
      },
      say('notObject', ordersField),
    ),
    careLimits.signedTogether,
    { noList: noOrders, tooMany: tooManyOrders },
  ).check(
    z.refine((orders) => orders.length > 0, noOrders),
    z.refine((orders) => {
      const priors = orders.flatMap(({ prior }) => prior ?? []);
      return new Set(priors).size === priors.length;
    }, say('priorUnknown')),
  ),
});
export type PrescriptionsTogether = z.output<typeof PrescriptionsTogether>;

/** POST /patients/{id}/prescriptions/{prescriptionId}/sign */
export const PrescriptionSigning = z.strictObject({ facts: z._default(FactsInput, {}), signature: SignatureInput, despite });
export type PrescriptionSigning = z.output<typeof PrescriptionSigning>;

/** POST /patients/{id}/prescriptions/{prescriptionId}/status */
export const PrescriptionChange = z
  .strictObject({
    status: z.enum(changedStatuses, notOneOf('Status', changedStatuses)),
    reason: optionalText('Reason', careLimits.overrideReason),
  })
  .check(
    // Discarding a draft needs no reason. Marking a signed prescription as an error does, but only its stored status tells the two apart.
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
  /** The medicine of the record's list that it was made from, as it was written there. */
  entered: z.optional(z.string()),
  author: z.object({ id: z.string(), name: z.optional(Texts) }),
  broughtIn: z.optional(BroughtIn),
  createdAt: z.string(),
  signedAt: z.optional(z.string()),
  changedAt: z.string(),
  /** Who brought it to its current status. */
  changedBy: z.optional(z.object({ id: z.string(), name: z.optional(Texts) })),
  /** The reason for the current status. */
  reason: z.optional(z.string()),
  /** The findings that the signer overrode, with the reasons. */
  overrides: z.array(z.object({ rule: open(checkRules), about: z.optional(z.string()), reason: z.optional(z.string()) })),
  /** The patient's open request for more. */
  asked: z.optional(AskedRepeat),
});
export type Prescription = z.output<typeof Prescription>;

/** A draft prescription, not signed by its author. */
export const PrescriptionDraft = z.object({
  id: z.string(),
  patient: PatientName,
  drug: Prescription.shape.drug,
  doseText: Texts,
  changedAt: z.string(),
});
export type PrescriptionDraft = z.output<typeof PrescriptionDraft>;

/** GET /prescriptions/repeats: a request for more of a medicine that awaits the caller's answer, with the prescription that it is of. */
export const WaitingRepeat = z.object({ ...PrescriptionDraft.shape, asked: AskedRepeat });
export type WaitingRepeat = z.output<typeof WaitingRepeat>;

/** What was signed together, in the order of the request. */
export const SignedTogether = z.object({ prescriptions: z.array(Prescription) });

/**
 * What bears on a patient's medicines today, newest first: all that are active or on hold, those of which more is asked for, and the
 * caller's own drafts. Beside them, the medicines entered as text.
 */
export const PatientPrescriptions = z.object({ prescriptions: z.array(Prescription), ...EnteredMedicines.shape });
export type PatientPrescriptions = z.output<typeof PatientPrescriptions>;

/** A medicine and dose that a prescriber orders often. */
const Favorite = z.strictObject({ drug: DrugInput, dose: AnyDose }, say('notObject', { field: 'Favorites' }));
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
