import { countedUnits, dosesPerDay } from '#contract/prescriptions/course.ts';
import { type Frequency, doseRoutes, doseText, doseUnits, frequencies } from '#contract/prescriptions/dose.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import type { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { type AmountUnit, type Token, isCount, normalized, tokensOf } from './line-words.ts';
import { byWeightMonths, solidsFromMonths } from '#contract/patient/age.ts';
import { type Draft, doseOf, emptyDraft, formsAt, isSingle, isSolid as isSolidUnit, withDrug, withForm } from './prescription-form.ts';

/** A prescription typed in one line, such as "amox 500 3 7". */
export interface PrescriptionLine {
  /** The medicine's name, or its beginning. */
  readonly name: string;
  /** What was typed before and after it. */
  readonly tokens: readonly Token[];
}

/** Whether a word can only belong to a dose. */
const isOfDose = (word: string): boolean =>
  /^x?\d/.test(word) || isCount(word) || tokensOf(word).some(({ is }) => is !== 'unread' && is !== 'joint');

/** Reads a prescription typed in one line: a dose, the name, the rest of the dose. Without a number or an abbreviation all of it is the name. */
export function readLine(text: string): PrescriptionLine {
  const words = normalized(text).split(/\s+/);
  const begin = words.findIndex((word) => !isOfDose(word));
  if (begin === -1) return { name: text.trim(), tokens: [] };
  const length = words.slice(begin).findIndex(isOfDose);
  const end = length === -1 ? words.length : begin + length;
  const others = [...words.slice(0, begin), ...words.slice(end)];
  return {
    name: others.length === 0 ? text.trim() : words.slice(begin, end).join(' '),
    tokens: others.flatMap(tokensOf).filter(({ is }) => is !== 'joint'),
  };
}

type Form = FormularyEntry['forms'][number];
type Of<Is extends Token['is']> = Extract<Token, { readonly is: Is }>;

/** How a line fills the form for a medicine. */
export interface Reading {
  readonly part: Partial<Draft>;
  /** The words that were not understood, or contradict one another, or do not apply to the medicine. With any, `part` is the medicine alone. */
  readonly unread: readonly string[];
  /** What the medicine has, where the typed strength is none of them. */
  readonly strengths?: readonly string[] | undefined;
  /** The typed strength, where the medicine's is written otherwise, or a dose needs several tablets of it. */
  readonly total?: string | undefined;
}

const perDay: Readonly<Partial<Record<number, Frequency>>> = { 1: 'daily', 2: 'twice', 3: 'thrice', 4: 'four' };
/** As many tablets as one takes at once instead of a stronger one; a plain number may mean something else. As many as a line may say. */
const togetherMost = { ofUnit: 6, plain: 4 };
const countMost = 10;

const isSolid = (unit: string): boolean => unit === 'pill' || isSolidUnit(unit);
const isOfUnit = (unit: string, said: AmountUnit): boolean => unit === said || (said === 'pill' && isSolid(unit));

const inMilligrams: Readonly<Record<string, number>> = { mg: 1, g: 1000, micrograms: 0.001 };
interface Strength {
  readonly values: readonly number[];
  readonly unit: string | undefined;
  /** The millilitres that hold it. */
  readonly per: number | undefined;
}
/** A strength of the formulary: "250 mg/5 ml", "20/3 mg", "100 units/ml", "25 micrograms/hour". */
function strengthOf(known: string): Strength {
  const [, values = '', unit = '', per] = /^([\d.,/]+) ?([^\d/]+?)(?:\/([\d.]*) ?ml|\/hour|\/g)?$/.exec(known) ?? [];
  return {
    values: values.replaceAll(',', '').split('/').map(Number),
    unit: unit.trim().replace('IU', 'units'),
    per: per === undefined ? undefined : Number(per || '1'),
  };
}
const isSame = (one = Number.NaN, other = Number.NaN): boolean => Math.abs(one - other) < 1e-9;

/** How many of a strength make what was typed: 1 if it is the strength itself; undefined if it cannot be made of it. */
function howMany(known: Strength, { values, unit, per }: Strength): number | undefined {
  // "250/5" of "250 mg/5 ml".
  if (unit === undefined && values.length === 2 && known.values.length === 1)
    return isSame(values[0], known.values[0]) && isSame(values[1], known.per) ? 1 : undefined;
  if (values.length !== known.values.length || (per !== undefined && !isSame(per, known.per))) return undefined;
  // Grams are said: a plain 1 may be a tablet.
  if (unit === undefined && known.unit === 'g') return undefined;
  const size =
    unit === undefined || unit === known.unit ? 1 : (inMilligrams[unit] ?? Number.NaN) / (inMilligrams[known.unit ?? ''] ?? Number.NaN);
  const [count, ...others] = values.map((value, index) => (value * size) / (known.values[index] ?? Number.NaN));
  return isSame(count, count) && others.every((one) => isSame(one, count)) ? count : undefined;
}

/**
 * One frequency that all words say together: "daily" beside any other of a day, "once a day" beside a time of day. Undefined if they
 * contradict one another.
 */
function together(said: readonly Of<'frequency'>[]): Frequency | undefined {
  const isBeside = ({ text }: Of<'frequency'>, other: Frequency): boolean =>
    other === 'morning' || other === 'night' || (dosesPerDay[other] !== undefined && (text === 'daily' || text === 'يوميا'));
  const counting = said.filter(
    (one) => one.frequency !== 'daily' || !said.some(({ frequency }) => frequency !== 'daily' && isBeside(one, frequency)),
  );
  const [first, ...others] = new Set(counting.map(({ frequency }) => frequency));
  return others.length === 0 ? first : undefined;
}

/** The medicine alone, whose dose is still to be entered: not its first strength, nor one tablet. */
function aloneOf(entry: FormularyEntry, ageMonths: number): Partial<Draft> {
  const filled = withDrug(entry, ageMonths);
  return { ...filled, quantity: '', ...(formsAt(entry, ageMonths)[0]?.strengths.length === 1 ? {} : { strength: '' }) };
}

/**
 * How the line fills the form for a medicine and a patient of an age, and what of it does not apply to them. Each word is read once, as one
 * thing.
 */
export function withLine(entry: FormularyEntry, { tokens }: PrescriptionLine, language: Language, ageMonths: number): Reading {
  const unread = new Set(tokens.flatMap((token) => (token.is === 'unread' ? [token.text] : [])));
  const refuse = (refused: readonly { readonly text: string }[]): void => refused.forEach(({ text }) => unread.add(text));
  const all = <Is extends Token['is']>(is: Is): readonly Of<Is>[] => tokens.filter((token): token is Of<Is> => token.is === is);
  /** The only one of its kind; several are refused, because the line does not say which counts. */
  const only = <One extends { readonly text: string }>(found: readonly One[]): One | undefined => {
    if (found.length > 1) refuse(found);
    return found.length === 1 ? found[0] : undefined;
  };

  const isInUnits = entry.forms.every(({ unit }) => unit === 'unit');
  const often = tokens.findIndex(({ is }) => is === 'frequency' || is === 'times');
  const numbers = all('number');
  const before = numbers.filter((one) => often === -1 || tokens.indexOf(one) < often);
  const after = numbers.filter((one) => !before.includes(one));
  // "40 tab" of one who takes no 40 tablets is a strength and a form, and so are units of what is not measured in units.
  const counts = Object.groupBy(all('amount'), ({ unit, value }) =>
    unit === 'unit' ? (isInUnits ? 'amount' : 'strength') : unit !== undefined && isSolid(unit) && value > countMost ? 'both' : 'amount',
  );
  const said = [
    ...all('strength'),
    ...(counts.strength ?? []).map(({ text, value }) => ({ text, values: [value], unit: 'units', per: undefined })),
    ...(counts.both ?? []).map(({ text, value }) => ({ text, values: [value], unit: undefined, per: undefined })),
  ];
  // The first plain number is the strength, or the units of insulin.
  const leads = said.length === 0 ? before[0] : undefined;
  const amount = only([...(counts.amount ?? []), ...(isInUnits && leads ? [{ ...leads, unit: 'unit' } as const] : [])]);
  const strength = only([
    ...said,
    ...(!isInUnits && leads ? [{ text: leads.text, values: [leads.value], unit: undefined, per: undefined }] : []),
  ]);

  // How it is given.
  const route = only(all('route'));
  const wanted = [...all('form'), ...(counts.both ?? []), ...(amount ? [amount] : [])].flatMap(({ text, unit }) =>
    unit === undefined ? [] : [{ text, unit }],
  );
  // A small child has tablets only where the line says so.
  const offered = wanted.length > 0 ? entry.forms : formsAt(entry, ageMonths);
  const fitting = offered.filter(
    (form) => (route === undefined || form.route === route.route) && wanted.every(({ unit }) => isOfUnit(form.unit, unit)),
  );
  if (fitting.length === 0) refuse([...wanted, ...(route === undefined ? [] : [route])]);
  // Unless something says otherwise, a medicine is given by its usual route: methotrexate 10 mg is no injection.
  const isSaid = fitting.length > 0 && (route !== undefined || wanted.length > 0);
  const forms = isSaid ? fitting : offered.filter((form) => form.route === offered[0]?.route);
  // A plain number is no strength of a liquid or a spray, of which it may be the amount.
  const isPlain = strength !== undefined && strength.values.length === 1 && strength.unit === undefined;
  const candidates = forms
    .filter(({ unit }) => !isPlain || isSaid || isSingle(unit))
    .flatMap((form) =>
      form.strengths.map((known) => ({
        form,
        known,
        count: strength && howMany(strengthOf(known), strength),
      })),
    );
  const exact = candidates.find(({ count }) => count !== undefined && isSame(count, 1));
  const several =
    amount === undefined && ageMonths >= solidsFromMonths
      ? candidates
          .filter(
            ({ form, count = 0 }) =>
              isSolid(form.unit) &&
              isSame(count, Math.round(count)) &&
              count > 1 &&
              count <= (isPlain ? togetherMost.plain : togetherMost.ofUnit),
          )
          .toSorted((one, other) => (one.count ?? 0) - (other.count ?? 0))[0]
      : undefined;
  const chosen = strength === undefined ? undefined : (exact ?? several);
  if (strength !== undefined && chosen === undefined) refuse([strength]);
  const form: Form | undefined = chosen?.form ?? forms[0];
  const onlyStrength = form?.strengths.length === 1 ? form.strengths[0] : undefined;

  // How often, and how long.
  const unused = before.filter((one) => one !== leads);
  const counted = often === -1 ? unused[0] : undefined;
  const times = only([...all('times').map(({ text, times: value }) => ({ text, value })), ...(counted === undefined ? [] : [counted])]);
  const ofTimes = times === undefined ? undefined : perDay[times.value];
  if (times !== undefined && ofTimes === undefined) refuse([times]);
  const inWords = all('frequency');
  const ofWords = together(inWords);
  const frequency = inWords.length === 0 ? ofTimes : ofWords;
  if (inWords.length > 0 && (ofWords === undefined || (ofTimes !== undefined && ofTimes !== ofWords)))
    refuse([...inWords, ...(times === undefined ? [] : [times])]);
  const trailing = [...(counted === undefined ? [] : unused.slice(1)), ...after];
  // A plain number after "how often" is days, where doses are taken each day and nothing before it is missing.
  const isLength = frequency !== undefined && dosesPerDay[frequency] !== undefined && (chosen !== undefined || amount !== undefined);
  const days = only([...all('days').map(({ text, days: value }) => ({ text, value })), ...(isLength ? trailing : [])]);
  if (!isLength) refuse(trailing);
  // A number that is not next to what it may belong to says nothing.
  if (counted === undefined) refuse(unused);
  const meal = only(all('meal'));
  const weekday = only(all('weekday'));
  if (weekday !== undefined && frequency !== 'weekly' && frequency !== 'every-2-weeks') refuse([weekday]);

  // "5 tab" of a medicine of 5 mg may be either.
  const isEither = strength === undefined && form?.strengths.some((known) => isSame(strengthOf(known).values[0], amount?.value));
  if (amount !== undefined && form !== undefined && isSingle(form.unit) && (amount.value > countMost || isEither)) refuse([amount]);
  // A child's dose depends on the weight: one capsule of a strength is what was typed, one of any is a guess, and a small child's is measured.
  const isOne = form !== undefined && isSingle(form.unit) && ageMonths >= (chosen === undefined ? byWeightMonths : solidsFromMonths);
  const quantity = amount?.value ?? (isOne ? Math.round(chosen?.count ?? 1) : undefined);
  const part: Partial<Draft> = {
    ...withDrug(entry, ageMonths),
    ...(form && withForm(entry, form.id, ageMonths)),
    // The form's first strength stands for none that was typed.
    ...(tokens.length > 0 && { strength: chosen?.known ?? onlyStrength ?? '', quantity: quantity === undefined ? '' : String(quantity) }),
    ...(frequency && { frequency }),
    ...(weekday && { weekday: weekday.weekday }),
    ...(days && { days: String(days.value) }),
    ...(all('needed').length > 0 && { asNeeded: true }),
    ...(meal && { note: meal.note[language] }),
  };
  if (unread.size > 0)
    return {
      part: aloneOf(entry, ageMonths),
      unread: [...unread],
      strengths: strength !== undefined && chosen === undefined ? [...new Set(forms.flatMap((one) => one.strengths))] : undefined,
    };
  return {
    part: { ...part, ...amountOf({ ...emptyDraft(), ...part }) },
    unread: [],
    total:
      strength !== undefined && chosen !== undefined && strengthOf(chosen.known).values[0] !== strength.values[0]
        ? `${strength.values.join('/')} ${strength.unit ?? strengthOf(chosen.known).unit}`
        : undefined,
  };
}

/** The amount that a course needs; nothing if it cannot be computed. */
export function amountOf({ quantity: each, unit, frequency, days: length, asNeeded }: Draft): Partial<Draft> {
  const [dose, times = 0, count] = [Number(each), dosesPerDay[frequency], Number(length)];
  const amount = Math.ceil(dose * times * count);
  return countedUnits.includes(unit) && !asNeeded && amount > 0 ? { dispense: String(amount), dispenseUnit: unit } : {};
}

/** What of a dose has a word in the contract; undefined for what is empty or only a newer server knows. */
const wordOf = <Words extends object>(words: Words, id: string): Words[keyof Words] | undefined =>
  Object.entries(words).find(([known]) => known === id)?.[1];

const whenNeeded = { en: 'when needed', ar: 'عند الحاجة' } as const satisfies Texts;

/** A filled line in words, with an ellipsis for an amount that is missing. */
export function lineInWords(part: Partial<Draft>, language: Language): string {
  const draft = { ...emptyDraft(), ...part };
  const { quantity, unit, route, frequency, days, asNeeded, note } = draft;
  // What is handed out is not part of the text, and may not be known yet; what is taken when needed has no daily maximum yet.
  const dose = doseOf({ ...draft, dispense: draft.dispense || '1', asNeeded: false });
  const taken =
    dose === undefined
      ? [
          `${quantity || '…'} ${wordOf(doseUnits, unit)?.[language].at(-1) ?? ''}`,
          wordOf(doseRoutes, route)?.[language],
          wordOf(frequencies, frequency)?.[language],
          days && (language === 'en' ? `for ${days} days` : `لمدة ${days} يوماً`),
        ].filter(Boolean)
      : [doseText(dose, language)];
  return [taken.join(' '), ...(asNeeded ? [whenNeeded[language]] : []), ...(note === '' ? [] : [note])].join(
    language === 'en' ? ', ' : '، ',
  );
}
