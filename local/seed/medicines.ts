import type { DoseInput } from '#contract/prescriptions/dose.ts';
import type { SeedPatient } from './patients.ts';
import { records } from './records.ts';

/** A patient for whom a medicine is chosen. */
interface Recipient {
  readonly patient: SeedPatient;
  readonly age: number;
  readonly weightKg: number;
}
interface Medicine {
  readonly drug: { readonly ingredientId: string; readonly form: string; readonly strength: string };
  readonly dose: DoseInput;
  /** The reason for giving it despite an allergy. */
  readonly reason?: string;
}

type Amount = Pick<DoseInput, 'quantity' | 'unit' | 'route' | 'frequency'>;
const medicine = (
  [ingredientId, form, strength]: readonly [string, string, string],
  amount: Amount,
  handedOut: number,
  more: Partial<Pick<DoseInput, 'days' | 'repeats' | 'asNeeded'>> = {},
): Medicine => ({
  drug: { ingredientId, form, strength },
  dose: { repeats: 0, ...amount, dispense: { quantity: handedOut, unit: amount.unit }, ...more },
});
const tablet = (frequency: DoseInput['frequency'], quantity = 1): Amount => ({ quantity, unit: 'tablet', route: 'oral', frequency });
const capsule = (frequency: DoseInput['frequency']): Amount => ({ quantity: 1, unit: 'capsule', route: 'oral', frequency });
const liquid = (quantity: number, frequency: DoseInput['frequency']): Amount => ({ quantity, unit: 'ml', route: 'oral', frequency });

/** The severity of an allergy on a record's list: 'unknown' if not recorded, undefined if not listed. */
function reactionTo(name: RegExp, { medicalInfo }: SeedPatient): string | undefined {
  if (!medicalInfo.allergies?.some((one) => name.test(one))) return undefined;
  return medicalInfo.allergySeverities?.find(({ substance }) => name.test(substance))?.severity ?? 'unknown';
}
const isChild = ({ age }: Recipient): boolean => age < 12;

/** Paracetamol; for a child 15 mg per kilogram. */
const paracetamol = (to: Recipient): Medicine =>
  isChild(to)
    ? medicine(['paracetamol', 'liquid', '120 mg/5 ml'], liquid(Math.max(1, Math.round(to.weightKg * 1.25) / 2), 'every-6-hours'), 100, {
        days: 3,
        asNeeded: { maxPerDay: 4, reason: 'fever or pain' },
      })
    : medicine(['paracetamol', 'tablet', '500 mg'], tablet('every-6-hours', 2), 24, {
        days: 5,
        asNeeded: { maxPerDay: 4, reason: 'fever or pain' },
      });

/** Patients whom an anti-inflammatory could harm. */
const bleedsOrKidney = records(/Warfarin|Aspirin|kidney|Atrial/);

function painRelief(to: Recipient): Medicine {
  const reaction = reactionTo(/Ibuprofen/, to.patient);
  if (isChild(to) || to.age > 64 || reaction === 'unknown' || bleedsOrKidney(to.patient)) return paracetamol(to);
  return {
    ...medicine(['naproxen', 'tablet', '250 mg'], tablet('twice'), 10, { days: 5 }),
    ...(reaction !== undefined && { reason: 'The reaction to ibuprofen was heartburn; naproxen taken twice since without harm' }),
  };
}

function antibiotic(to: Recipient): Medicine {
  const reaction = reactionTo(/Penicillin/, to.patient);
  if (reaction === 'severe' || reaction === 'unknown')
    return isChild(to)
      ? medicine(['azithromycin', 'liquid', '200 mg/5 ml'], liquid(Math.max(1, Math.round(to.weightKg / 4)), 'daily'), 30, { days: 3 })
      : medicine(['azithromycin', 'tablet', '500 mg'], tablet('daily'), 3, { days: 3 });
  if (reaction !== undefined)
    return {
      ...medicine(['cefalexin', 'capsule', '500 mg'], capsule('thrice'), 21, { days: 7 }),
      reason: 'A rash after penicillin in childhood; cefalexin taken in 2023 without a reaction',
    };
  return isChild(to)
    ? medicine(['amoxicillin', 'liquid', '250 mg/5 ml'], liquid(to.age < 5 ? 2.5 : 5, 'thrice'), 100, { days: 7 })
    : medicine(['amoxicillin', 'capsule', '500 mg'], capsule('thrice'), 21, { days: 7 });
}

/** The medicines of the plans (`notes.ts`). */
const medicines = {
  paracetamol,
  'pain-relief': painRelief,
  antibiotic,
  losartan: () => medicine(['losartan', 'tablet', '50 mg'], tablet('daily'), 30, { repeats: 2 }),
  empagliflozin: () => medicine(['empagliflozin', 'tablet', '10 mg'], tablet('morning'), 30, { repeats: 2 }),
  preventer: () =>
    medicine(['beclometasone', 'inhaler', '100 micrograms'], { quantity: 2, unit: 'puff', route: 'inhaled', frequency: 'twice' }, 200, {
      repeats: 1,
    }),
  iron: () => medicine(['ferrous-fumarate', 'tablet', '210 mg'], tablet('daily'), 30, { repeats: 3 }),
  nitrofurantoin: () => medicine(['nitrofurantoin', 'modified-release', '100 mg'], tablet('twice'), 10, { days: 5 }),
  omeprazole: () => medicine(['omeprazole', 'capsule', '20 mg'], capsule('morning'), 14, { days: 14 }),
  'steroid-cream': () =>
    medicine(['hydrocortisone', 'cream', '1%'], { quantity: 1, unit: 'application', route: 'skin', frequency: 'twice' }, 1, { days: 7 }),
  rehydration: () =>
    medicine(['oral-rehydration-salts', 'sachet', '20.5 g'], { quantity: 1, unit: 'sachet', route: 'oral', frequency: 'thrice' }, 9, {
      days: 3,
    }),
  'vitamin-d': () => medicine(['colecalciferol', 'capsule', '50000 IU'], capsule('weekly'), 8, { days: 56 }),
} as const satisfies Record<string, (to: Recipient) => Medicine>;
export type MedicineId = keyof typeof medicines;

/** A medicine with its dose, for a patient. */
export const medicineFor = (id: MedicineId, to: Recipient): Medicine => medicines[id](to);
