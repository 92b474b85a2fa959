import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { byWeightMonths, solidsFromMonths } from '#contract/patient/age.ts';
import { detailOf } from '#contract/base/messages.ts';
import { misfitOf, misfitWords } from '#contract/formulary/fits.ts';
import { isForm } from '#contract/formulary/ingredient.ts';
import { AnyDose, DoseInput, type DoseUnit, hasWeekday } from '#contract/prescriptions/dose.ts';
import { type Check, FormularyEntry, type Prescription, Schedule } from '#contract/prescriptions/prescriptions.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { problemText } from '../../lib/problem-text.ts';
import { typedNumber } from '../../lib/typed-number.ts';

const texts = [
  'drugText',
  'form',
  'strength',
  'quantity',
  'unit',
  'route',
  'frequency',
  'weekday',
  'maxPerDay',
  'neededFor',
  'days',
  'dispense',
  'dispenseUnit',
  'repeats',
  'note',
  'prior',
  'entered',
  'typedAt',
] as const;
/** A text of the form, as it was typed or chosen. */
export type TextName = (typeof texts)[number];

/** What is entered about a prescription. */
export interface Draft extends Readonly<Record<TextName, string>> {
  /** The medicine of the formulary; without one, `drugText` is its name. */
  readonly drug: FormularyEntry | null;
  readonly asNeeded: boolean;
  /** The prescription that it replaces; empty if none. */
  readonly prior: string;
  /** The medicine of the record's list that it replaces, as written there; empty if none. */
  readonly entered: string;
  /** The time of the last change. */
  readonly typedAt: string;
  /** Answers to findings, by their keys. */
  readonly answers: Readonly<Record<string, string>>;
}

const empty: Readonly<Record<TextName, string>> = {
  drugText: '',
  form: '',
  strength: '',
  quantity: '1',
  unit: 'tablet',
  route: 'oral',
  // No default frequency, because none is safe to sign without choosing it: methotrexate taken daily kills.
  frequency: '',
  weekday: '',
  maxPerDay: '',
  neededFor: '',
  days: '',
  dispense: '',
  dispenseUnit: 'tablet',
  repeats: '0',
  note: '',
  prior: '',
  entered: '',
  typedAt: '',
};
/** An empty form. */
export const emptyDraft = (): Draft => ({ ...empty, drug: null, asNeeded: false, answers: {} });

const Words = z.object(Object.fromEntries(texts.map((name) => [name, z.optional(z.string())])));
const Stored = z.object({
  ...Words.shape,
  drug: z.nullable(FormularyEntry),
  asNeeded: z.boolean(),
  answers: z.record(z.string(), z.string()),
});
/** A stored draft; undefined if it is none. */
export function parseDraft(value: unknown): Draft | undefined {
  const { data } = Stored.safeParse(value);
  if (data === undefined) return undefined;
  const { drug, asNeeded, answers } = data;
  const words = Words.parse(value);
  return { ...emptyDraft(), ...Object.fromEntries(texts.map((name) => [name, words[name] ?? ''])), drug, asNeeded, answers };
}
/** Whether a medicine was entered. */
export const isEntered = ({ drug, drugText }: Draft): boolean => drug !== null || drugText !== '';

/**
 * The purpose of the form: a prescription, possibly replacing an earlier one; the user's own draft; or one on hold, whose dose cannot
 * change.
 */
export type Task =
  | { readonly kind: 'new'; readonly one: Prescription | undefined; readonly entered: string }
  | { readonly kind: 'draft' | 'resume'; readonly one: Prescription };
/** What a check ignores, because this prescription replaces it; empty if none. */
export const replacedBy = (task: Task): Pick<Draft, 'prior' | 'entered'> => ({
  prior: (task.kind === 'draft' ? task.one.prior : task.one?.id) ?? '',
  entered: task.kind === 'new' ? task.entered : task.kind === 'draft' ? (task.one.entered ?? '') : '',
});

/** A medicine with its dose. */
export type Ordered = Pick<Prescription, 'drug' | 'dose'>;

/**
 * The form with everything about its medicine cleared, because none of it applies to another medicine. What it replaces is kept.
 */
export const withoutDrug = (): Partial<Draft> => {
  const { prior: _, entered: __, typedAt: ___, ...ofDrug } = emptyDraft();
  return ofDrug;
};
type Form = FormularyEntry['forms'][number];
const solid: readonly string[] = ['tablet', 'capsule'] satisfies DoseUnit[];
export const isSolid = (unit: string): boolean => solid.includes(unit);
const single: readonly string[] = ['tablet', 'capsule', 'sachet', 'suppository', 'patch', 'injection', 'application'] satisfies DoseUnit[];
/** Whether a dose is one of a unit, unless another number is said. Of liquids, drops, puffs and insulin no amount is usual. */
export const isSingle = (unit: string): boolean => single.includes(unit);

/** The forms to offer at an age: to small children no tablets and capsules of what can also be drunk. The first is the usual one. */
export function formsAt({ forms }: FormularyEntry, ageMonths: number): readonly Form[] {
  if (ageMonths >= solidsFromMonths) return forms;
  const others = forms.filter(({ unit }) => !isSolid(unit));
  const usual = others.filter(({ route }) => route === forms[0]?.route);
  // An injection does not stand for a tablet.
  return usual.length === 0 ? forms : [...usual, ...others.filter((form) => !usual.includes(form))];
}

/** The effect of choosing a medicine: its first form, with that form's dose unit and route, and nothing of the previous dose. */
export function withDrug(drug: FormularyEntry, ageMonths: number): Partial<Draft> {
  const [first] = formsAt(drug, ageMonths);
  return { ...withoutDrug(), drug, ...(first && withForm(drug, first.id, ageMonths)) };
}
/** What choosing a form changes: an amount of another form is none of this one. */
export function withForm(drug: FormularyEntry, id: string, ageMonths: number): Partial<Draft> {
  const form = drug.forms.find((one) => one.id === id);
  if (form === undefined) return { form: '' };
  return {
    form: id,
    strength: form.strengths[0] ?? '',
    // A child's dose depends on the weight.
    quantity: isSingle(form.unit) && ageMonths >= byWeightMonths ? '1' : '',
    unit: form.unit,
    route: form.route,
    dispenseUnit: form.unit,
  };
}
/** A form filled as an earlier prescription, a draft or a favorite. */
export function filledAs({ drug, dose }: Ordered, note: string | undefined, entry: FormularyEntry | undefined): Draft {
  return {
    ...emptyDraft(),
    drug: entry ?? null,
    drugText: entry === undefined ? drug.name.en : '',
    form: drug.form?.id ?? '',
    strength: drug.strength ?? '',
    quantity: String(dose.quantity),
    unit: dose.unit,
    route: dose.route,
    frequency: dose.frequency,
    weekday: dose.weekday ?? '',
    asNeeded: dose.asNeeded !== undefined,
    maxPerDay: String(dose.asNeeded?.maxPerDay ?? ''),
    neededFor: dose.asNeeded?.reason ?? '',
    days: String(dose.days ?? ''),
    dispense: String(dose.dispense.quantity),
    dispenseUnit: dose.dispense.unit,
    repeats: String(dose.repeats),
    note: note ?? '',
  };
}

/** What is wrong, by field. */
export type Problems = Readonly<Record<string, string>>;

const weekdayOf = ({ frequency, weekday }: Draft) => (weekday !== '' && hasWeekday(frequency) ? { weekday } : {});

/** The dose as entered; undefined while it is incomplete. It may contradict itself, which `doseProblems` says. */
export function doseOf(draft: Draft): DoseInput | undefined {
  const days = draft.days.trim() === '' ? undefined : typedNumber(draft.days);
  return AnyDose.safeParse({
    quantity: typedNumber(draft.quantity),
    unit: draft.unit,
    route: draft.route,
    frequency: draft.frequency,
    ...weekdayOf(draft),
    ...(draft.asNeeded && {
      asNeeded: { maxPerDay: typedNumber(draft.maxPerDay), ...(draft.neededFor.trim() && { reason: draft.neededFor }) },
    }),
    ...(days !== undefined && { days }),
    dispense: { quantity: typedNumber(draft.dispense), unit: draft.dispenseUnit },
    repeats: typedNumber(draft.repeats),
  }).data;
}

/** What is wrong with the dose. */
export function doseProblems(draft: Draft): Problems {
  const problems: Record<string, string> = {};
  const check = (name: TextName, min: number, max: number, isWhole: boolean) => {
    const value = typedNumber(draft[name]);
    if (
      Number.isNaN(value) ||
      value < min ||
      value > max ||
      (isWhole && !Number.isInteger(value)) ||
      value < 0 ||
      (!isWhole && value === 0)
    )
      problems[name] = isWhole ? m.prescribeWhole({ min, max }) : m.prescribeAmount({ max });
  };
  check('quantity', 0, careLimits.doseQuantity, false);
  if (draft.frequency === '') problems['frequency'] = m.causeFrequency();
  if (draft.asNeeded) check('maxPerDay', 1, careLimits.dosesPerDay, true);
  if (draft.days.trim() !== '') check('days', 1, careLimits.doseDays, true);
  check('dispense', 0, careLimits.dispensed, false);
  check('repeats', 0, careLimits.repeats, true);
  const dose = doseOf(draft);
  if (dose === undefined) return problems;
  for (const { path, message } of DoseInput.safeParse(dose).error?.issues ?? [])
    problems[fieldOf[path.join('.')] ?? 'quantity'] ??= problemText(detailOf('', message));
  const misfit = misfitOf((draft.form ? [draft.form] : (draft.drug?.forms.map(({ id }) => id) ?? [])).filter(isForm), dose);
  if (misfit !== undefined) problems[fieldOf[misfit] ?? misfit] = problemText(detailOf('', misfitWords[misfit]));
  return problems;
}
/** The field of a part of the dose, where it is named otherwise. */
const fieldOf: Readonly<Partial<Record<string, TextName>>> = {
  unit: 'unit',
  route: 'route',
  days: 'days',
  'dispense.quantity': 'dispense',
  'dispense.unit': 'dispenseUnit',
  'asNeeded.maxPerDay': 'maxPerDay',
};

type CheckBody = BodyInputOf<'prescriptions.check'>;

/** A medicine of a prescription or a favorite, as it is sent. */
export const drugSent = ({ ingredientId, name, form, strength }: Prescription['drug']): CheckBody['drug'] => ({
  ...(ingredientId === undefined ? { text: name.en } : { ingredientId }),
  ...(form && { form: form.id }),
  ...(strength && { strength }),
});

/** A dose as sent; undefined if it has words that only a newer server knows. */
export const doseSent = (dose: Prescription['dose']): DoseInput | undefined => AnyDose.safeParse(dose).data;

/** The schedule of a medicine for its check, without words that only a newer server knows. */
export function scheduleSent({
  route,
  frequency,
  weekday,
  asNeeded,
}: {
  readonly route: string;
  readonly frequency: string;
  readonly weekday?: string | undefined;
  readonly asNeeded?: unknown;
}): Pick<CheckBody, 'schedule'> {
  const { data } = Schedule.safeParse({
    route,
    ...(frequency !== '' && { frequency }),
    ...(weekday && { weekday }),
    isAsNeeded: Boolean(asNeeded),
  });
  return data === undefined ? {} : { schedule: data };
}

/** The medicine as sent, and what it replaces; undefined without a medicine. */
export function orderedOf({
  drug,
  drugText,
  form,
  strength,
  prior,
  entered,
}: Draft): Pick<CheckBody, 'drug' | 'prior' | 'entered'> | undefined {
  const text = drugText.trim();
  if (drug === null && text === '') return undefined;
  return {
    drug: { ...(drug === null ? { text } : { ingredientId: drug.id }), ...(form && { form }), ...(strength.trim() && { strength }) },
    ...(prior && { prior }),
    ...(entered && { entered }),
  };
}

/** What is to be checked: the medicine, those above it, and what is known of the patient; undefined without a medicine. */
export function checkedOf(draft: Draft, facts: CheckBody['facts'], above: readonly Draft[] = []): CheckBody | undefined {
  const ordered = orderedOf(draft);
  if (ordered === undefined) return undefined;
  return {
    ...ordered,
    facts,
    ...scheduleSent({ ...draft, ...weekdayOf(draft) }),
    ...(above.length > 0 && { above: above.flatMap((one) => orderedOf(one) ?? []) }),
  };
}

/** The key of a finding's answer and field. "Could not be checked" and a conflict have different keys. */
export const keyOf = ({ rule, outcome, about = '' }: Pick<Check, 'rule' | 'outcome' | 'about'>): string =>
  `${rule}${outcome === 'unchecked' ? '?' : ''} ${about}`;
const scheduled = ['form', 'strength', 'route', 'frequency', 'weekday', 'asNeeded'];
/** The answers that remain valid after a change: an answer about the frequency applies only to its schedule. */
export const answersAfter = ({ answers }: Draft, part: Partial<Draft>): Partial<Pick<Draft, 'answers'>> =>
  scheduled.some((name) => Object.hasOwn(part, name)) && part.answers === undefined
    ? { answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith('frequency'))) }
    : {};
/** Whether a finding needs an answer before the signature. */
export const needsAnswer = ({ outcome, level }: Check): boolean => outcome !== 'none' && (level === 'stop' || level === 'interrupt');
/** What is missing in the answers to findings. */
export const answerProblems = ({ answers }: Draft, checks: readonly Check[]): Problems =>
  Object.fromEntries(
    checks.filter(needsAnswer).flatMap((check) => {
      const answer = answers[keyOf(check)];
      if (check.level === 'stop') return answer?.trim() ? [] : [[keyOf(check), m.prescribeReasonMissing()]];
      return answer === undefined ? [[keyOf(check), m.prescribeSeenMissing()]] : [];
    }),
  );
