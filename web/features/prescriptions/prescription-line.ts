import { latinDigits } from '#contract/base/text.ts';
import { dosesPerDay } from '#contract/prescriptions/course.ts';
import { type DoseUnit, type Frequency, doseText } from '#contract/prescriptions/dose.ts';
import type { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { type Draft, doseOf, emptyDraft, withDrug, withForm } from './prescription-form.ts';

/** What was typed after a medicine's name, as far as it is read without knowing the medicine. */
interface Typed {
  /** A strength with its unit. */
  readonly strength?: string;
  /** Numbers without a word, in order: a strength, doses a day, days. */
  readonly numbers: readonly string[];
  readonly quantity?: { readonly amount: string; readonly unit: DoseUnit | undefined };
  readonly frequency?: Frequency;
  readonly days?: string;
  readonly isAsNeeded: boolean;
  /** What was not understood. */
  readonly unread: readonly string[];
}
/** A prescription typed in one line, such as "amox 500 3 7". */
export interface PrescriptionLine {
  /** The medicine's name, or its beginning. */
  readonly name: string;
  readonly typed: Typed;
}

/** Prescribers' abbreviations, after the British and American usage, and their Arabic words. */
const frequencyWords: Readonly<Record<string, Frequency>> = {
  od: 'daily',
  qd: 'daily',
  daily: 'daily',
  يوميا: 'daily',
  bd: 'twice',
  bid: 'twice',
  twice: 'twice',
  مرتين: 'twice',
  tds: 'thrice',
  tid: 'thrice',
  qds: 'four',
  qid: 'four',
  mane: 'morning',
  morning: 'morning',
  صباحا: 'morning',
  nocte: 'night',
  hs: 'night',
  night: 'night',
  ليلا: 'night',
  stat: 'once',
  weekly: 'weekly',
  اسبوعيا: 'weekly',
  q4h: 'every-4-hours',
  q6h: 'every-6-hours',
  q8h: 'every-8-hours',
  q12h: 'every-12-hours',
};
const asNeededWords = ['prn', 'الحاجة'];
const perDay: Readonly<Partial<Record<string, Frequency>>> = { 1: 'daily', 2: 'twice', 3: 'thrice', 4: 'four' };
const unitWords: Readonly<Record<string, DoseUnit>> = {
  tab: 'tablet',
  tabs: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  ml: 'ml',
  مل: 'ml',
  puff: 'puff',
  puffs: 'puff',
  drop: 'drop',
  drops: 'drop',
  units: 'unit',
  حبة: 'tablet',
};

const strength = /^([\d.]+(?:\/[\d.]+)?)(mg|g|mcg|iu|%|ملغ|غ)$/;
const quantity = new RegExp(`^([\\d.]+)(${Object.keys(unitWords).join('|')})$`);
/** One tablet three times a day is written 1x3. */
const doses = /^([\d.]+)[x×*](\d)$/;
const days = /^(\d+)(d|days?|\/7|أيام|ايام|يوم|يوما)$/;
const weeks = /^(\d+)(w|wk|weeks?|\/52)$/;
const number = /^[\d.]+(?:\/[\d.]+)?$/;
const units = /(\d)\s+(mg|g|mcg|iu|%|ml|tabs?|caps?|puffs?|drops?|units|days?|weeks?|ملغ|غ|مل|حبة|أيام|ايام|يوم|يوما)(?=\s|$)/g;

/** Frequencies as the record's texts have them, and their abbreviations. */
const phrases = [
  [/\bonce (?:a day|daily|per day)\b/gi, 'od'],
  [/\btwice (?:a day|daily|per day)\b/gi, 'bd'],
  [/\b(?:three|3) times (?:a day|daily|per day)\b/gi, 'tds'],
  [/\b(?:four|4) times (?:a day|daily|per day)\b/gi, 'qds'],
  [/\bonce (?:a week|weekly)\b/gi, 'weekly'],
  [/\b(?:when|as|if) (?:needed|required)\b/gi, 'prn'],
  [/\b(?:at|every) (night|morning)\b/gi, '$1'],
] as const;

/** Arabic words without the signs that are often left out. */
const bare = (word: string): string => word.replaceAll(/[\u064b-\u0652]/g, '').replaceAll(/[أإآ]/g, 'ا');

/** Reads a prescription typed in one line. Without a number or an abbreviation all of it is the name. */
export function readLine(text: string): PrescriptionLine {
  const words = phrases
    .reduce((said, [phrase, short]) => said.replaceAll(phrase, short), latinDigits(text))
    .replaceAll('٫', '.')
    .replaceAll(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(units, '$1$2')
    .trim()
    .split(/\s+/);
  const known = (word: string): boolean =>
    /^\d/.test(word) || Object.hasOwn(frequencyWords, bare(word.toLowerCase())) || asNeededWords.includes(word.toLowerCase());
  const found = words.findIndex((word, index) => index > 0 && known(word));
  const end = found === -1 ? words.length : found;
  let typed: Typed = { numbers: [], isAsNeeded: false, unread: [] };
  for (const word of words.slice(end)) typed = { ...typed, ...readWord(word.toLowerCase(), typed) };
  return { name: words.slice(0, end).join(' '), typed };
}

function readWord(word: string, { numbers, unread }: Typed): Partial<Typed> {
  const [, ofStrength] = strength.exec(word) ?? [];
  if (ofStrength !== undefined) return { strength: word };
  const [, amount, unit] = quantity.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return { quantity: { amount, unit: unitWords[unit] } };
  const [, each, times = ''] = doses.exec(word) ?? [];
  const often = perDay[times];
  if (each !== undefined && often !== undefined) return { quantity: { amount: each, unit: undefined }, frequency: often };
  const [, ofDays] = days.exec(word) ?? [];
  if (ofDays !== undefined) return { days: ofDays };
  const [, ofWeeks] = weeks.exec(word) ?? [];
  if (ofWeeks !== undefined) return { days: String(Number(ofWeeks) * 7) };
  if (number.test(word)) return { numbers: [...numbers, word] };
  const frequency = frequencyWords[bare(word)];
  if (frequency !== undefined) return { frequency };
  if (asNeededWords.includes(word)) return { isAsNeeded: true };
  return word === 'عند' ? {} : { unread: [...unread, word] };
}

/** The numbers of a strength: 250 and 5 of "250 mg/5 ml". */
const numbersOf = (text: string): readonly string[] => text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];
const milligrams: Readonly<Record<string, number>> = { mg: 1, ملغ: 1, g: 1000, غ: 1000, mcg: 0.001 };
/** An amount in milligrams; NaN for another unit. */
function massOf(text: string): number {
  const [, amount, unit = ''] = /^([\d.]+)\s*(\D+)$/.exec(text.replaceAll(',', '')) ?? [];
  return Number(amount) * (milligrams[unit] ?? Number.NaN);
}
const isStrength = (known: string, typed: string): boolean => {
  const [own, asked] = [numbersOf(known), numbersOf(typed)];
  if (/^[\d./]+$/.test(typed)) return own[0] === asked[0] && asked.every((one, index) => own[index] === one);
  return massOf(known) === massOf(typed) || known.replaceAll(' ', '').toLowerCase() === typed;
};

/** How the line fills the form for a medicine, and what of it does not apply to that medicine. */
export function withLine(
  entry: FormularyEntry,
  { typed }: PrescriptionLine,
): { readonly part: Partial<Draft>; readonly unread: readonly string[] } {
  const forms = entry.forms.toSorted(
    (one, other) => Number(other.unit === typed.quantity?.unit) - Number(one.unit === typed.quantity?.unit),
  );
  const [first, ...others] = typed.numbers;
  const asked = typed.strength ?? first;
  const of = forms
    .flatMap((form) => form.strengths.map((known) => ({ form, known })))
    .find(({ known }) => asked !== undefined && isStrength(known, asked));
  // The first number is a strength if the medicine has it; otherwise the doses a day.
  const rest = typed.strength !== undefined || of === undefined ? typed.numbers : others;
  const isTimesNext = typed.frequency === undefined;
  const [times, after] = isTimesNext ? [rest[0], rest.slice(1)] : [undefined, rest];
  const frequency = typed.frequency ?? (times === undefined ? undefined : perDay[times]);
  // After a number that was not read, the place of the others says nothing.
  const lost = times === undefined || frequency !== undefined ? [] : [times];
  const isLengthNext = lost.length === 0 && typed.days === undefined;
  const more = isLengthNext ? after.slice(1) : after;
  const ofDays = typed.days ?? (isLengthNext ? after[0] : undefined);
  const form = of?.form ?? (typed.quantity?.unit === undefined ? undefined : forms[0]);
  const part: Partial<Draft> = {
    ...withDrug(entry),
    ...(form && withForm(entry, form.id)),
    ...(of !== undefined ? { strength: of.known } : typed.strength !== undefined && { strength: typed.strength }),
    ...(typed.quantity && { quantity: typed.quantity.amount }),
    ...(frequency && { frequency }),
    ...(ofDays !== undefined && /^\d+$/.test(ofDays) && { days: ofDays }),
    ...(typed.isAsNeeded && { asNeeded: true }),
  };
  return {
    part: { ...part, ...amountOf({ ...emptyDraft(), ...part }) },
    unread: [...typed.unread, ...lost, ...more],
  };
}

/** Units that are handed out as they are taken. Drops, puffs and creams come in bottles and tubes. */
const countedUnits: readonly string[] = ['tablet', 'capsule', 'ml', 'sachet', 'suppository', 'patch', 'injection'] satisfies DoseUnit[];

/** The amount that a course needs; nothing if it cannot be computed. */
export function amountOf({ quantity: each, unit, frequency, days: length, asNeeded }: Draft): Partial<Draft> {
  const [dose, times = 0, count] = [Number(each), dosesPerDay[frequency], Number(length)];
  const amount = Math.ceil(dose * times * count);
  return countedUnits.includes(unit) && !asNeeded && amount > 0 ? { dispense: String(amount), dispenseUnit: unit } : {};
}

/** A filled line in words; empty until it has a frequency. */
export function lineInWords(part: Partial<Draft>, language: 'en' | 'ar'): string {
  const draft = { ...emptyDraft(), ...part };
  // What is handed out is not part of the text, and may not be known yet.
  const dose = doseOf({ ...draft, dispense: draft.dispense || '1', asNeeded: false });
  return dose === undefined ? '' : doseText(dose, language);
}
