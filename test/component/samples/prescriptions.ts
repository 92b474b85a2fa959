import type * as z from 'zod/mini';
import { type DoseInput, dispenseText, doseText } from '#contract/prescriptions/dose.ts';
import { Check, FormularyEntry, Prescription } from '#contract/prescriptions/prescriptions.ts';
import type { BodyOf } from '#contract/routes/table.ts';
import { type Answers, refuse } from '../answers.ts';
import { doctor } from '../people.ts';
import { entryId } from './chart.ts';

const medicine = (id: string, name: string, ar: string, strength: string): FormularyEntry =>
  FormularyEntry.parse({
    id,
    name: { en: name, ar },
    class: { en: 'A class of medicines', ar: 'صنف أدوية' },
    forms: [{ id: 'tablet', name: { en: 'tablet', ar: 'قرص' }, strengths: [strength], unit: 'tablet', route: 'oral' }],
  });
const paracetamol = medicine('paracetamol', 'Paracetamol', 'باراسيتامول', '500 mg');
const liquid: FormularyEntry['forms'][number] = {
  id: 'liquid',
  name: { en: 'oral liquid', ar: 'سائل فموي' },
  strengths: ['120 mg/5 ml'],
  unit: 'ml',
  route: 'oral',
};
const medicines = [
  { ...paracetamol, forms: [...paracetamol.forms, liquid] },
  medicine('cetirizine', 'Cetirizine', 'سيتيريزين', '10 mg'),
  medicine('amoxicillin', 'Amoxicillin', 'أموكسيسيلين', '500 mg'),
  medicine('amlodipine', 'Amlodipine', 'أملوديبين', '5 mg'),
  medicine('methotrexate', 'Methotrexate', 'ميثوتريكسات', '2.5 mg'),
  medicine('metformin', 'Metformin', 'ميتفورمين', '500 mg'),
];
const found = (search: string): FormularyEntry[] =>
  medicines.filter(({ id, name }) => id.startsWith(search.toLowerCase().slice(0, 5)) || name.en === search);

/** Which medicine an order, a draft or a favorite is of. */
export const drugOf = ({ ingredientId, text, form, strength }: BodyOf<'prescriptions.check'>['drug']): Prescription['drug'] => {
  const entry = medicines.find(({ id }) => id === ingredientId);
  const name = entry?.name ?? { en: text ?? '', ar: text ?? '' };
  return {
    ...(ingredientId !== undefined && { ingredientId }),
    name,
    ...(entry?.forms[0] && form && { form: { id: form, name: entry.forms.find(({ id }) => id === form)?.name ?? entry.forms[0].name } }),
    ...(strength && { strength }),
  };
};

/** What a dose reads in both languages. */
export const textsOf = (dose: DoseInput) => ({
  doseText: { en: doseText(dose, 'en'), ar: doseText(dose, 'ar') },
  dispenseText: { en: dispenseText(dose, 'en'), ar: dispenseText(dose, 'ar') },
});

export const doseOf = (more: Partial<DoseInput> = {}): DoseInput => ({
  quantity: 1,
  unit: 'tablet',
  route: 'oral',
  frequency: 'daily',
  dispense: { quantity: 30, unit: 'tablet' },
  repeats: 0,
  ...more,
});

let made = 0;
/** A prescription of a medicine of the formulary, active and signed just now. */
export function prescriptionOf(
  ingredientId: string,
  { dose = doseOf(), ...more }: Partial<Omit<z.input<typeof Prescription>, 'dose'>> & { readonly dose?: DoseInput } = {},
): Prescription {
  made += 1;
  const strength = medicines.find(({ id }) => id === ingredientId)?.forms[0]?.strengths[0];
  return Prescription.parse({
    id: entryId(String(made % 10)),
    version: 1,
    status: 'active',
    drug: drugOf({ ingredientId, form: 'tablet', strength }),
    dose,
    ...textsOf(dose),
    author: { id: doctor.id, name: doctor.member?.name },
    createdAt: new Date().toISOString(),
    signedAt: new Date().toISOString(),
    changedAt: new Date().toISOString(),
    overrides: [],
    ...more,
  });
}

type Asked = BodyOf<'prescriptions.check'>;
/** What the rules find; those that tests are not about find nothing. */
export const checksOf = (...checks: readonly z.input<typeof Check>[]): Check[] =>
  [{ rule: 'allergy-ingredient', outcome: 'none' } as const, ...checks].map((one) => Check.parse(one));

/** A finding that stops the signature. */
export const classAllergy = { rule: 'allergy-class', outcome: 'conflict', level: 'stop', about: 'Penicillin' } as const;

interface Pharmacy {
  /** What the patient has been prescribed. */
  readonly prescriptions?: readonly Prescription[];
  readonly entered?: readonly string[];
  /** What is found about a medicine; nothing. */
  readonly checks?: (asked: Asked) => Check[];
}

/** A formulary, the rules, and a record to which is added what is signed. */
export function pharmacy({ prescriptions = [], entered = [], checks = () => checksOf() }: Pharmacy = {}): Answers {
  let record = [...prescriptions];
  const isOver = ({ status, asked }: Prescription): boolean =>
    asked === undefined && status !== 'draft' && status !== 'active' && status !== 'on-hold';
  return {
    'formulary.search': ({ query }) => ({ rows: found(query.search), hasMore: false }),
    'prescriptions.ofPatient': () => ({
      prescriptions: record.filter((one) => !isOver(one)),
      entered: entered.map((text) => ({ text })),
      stopped: [],
    }),
    'prescriptions.earlier': () => ({ rows: record.filter(isOver) }),
    'prescriptions.get': ({ params }) => record.find(({ id }) => id === params.prescriptionId) ?? refuse('NOT_FOUND'),
    'prescriptions.check': ({ body }) => ({ checks: checks(body), lists: 'as of now' }),
    'prescriptions.createTogether': ({ body }) => {
      const signed = body.orders.map(({ drug, dose, prior, note }) =>
        prescriptionOf(drug.ingredientId ?? '', { drug: drugOf(drug), dose, ...(prior && { prior }), ...(note && { note }) }),
      );
      const ended = new Set(body.orders.map(({ prior }) => prior));
      record = [...signed, ...record.map((one) => (ended.has(one.id) ? { ...one, status: 'completed' as const } : one))];
      return { prescriptions: signed };
    },
  };
}
