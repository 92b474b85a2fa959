import type { Texts } from '../base/language.ts';
import type { DoseRoute, DoseUnit } from '../prescriptions/dose.ts';
import type { ClassId } from './classes.ts';
import type { CrossReaction } from './cross-reactions.ts';

interface Form {
  readonly name: Texts;
  /** The usual unit of its doses. */
  readonly unit: DoseUnit;
  readonly route: DoseRoute;
  /** What else may be said of a dose of it, and in which other units it is handed out. */
  readonly also?: {
    readonly units?: readonly DoseUnit[];
    readonly routes?: readonly DoseRoute[];
    readonly handed?: readonly DoseUnit[];
  };
}

/**
 * Dosage forms, with the unit of their doses and their route. Of injections, a depot for a muscle is never given into a vein; a gel may be
 * for the mouth.
 */
export const forms = {
  tablet: {
    name: { en: 'tablet', ar: 'أقراص' },
    unit: 'tablet',
    route: 'oral',
    also: { units: ['mg'], routes: ['sublingual', 'rectal', 'vaginal'] },
  },
  'modified-release': {
    name: { en: 'modified-release tablet', ar: 'أقراص ممتدة المفعول' },
    unit: 'tablet',
    route: 'oral',
    also: { units: ['mg'] },
  },
  'sublingual-tablet': {
    name: { en: 'sublingual tablet', ar: 'أقراص تحت اللسان' },
    unit: 'tablet',
    route: 'sublingual',
    also: { units: ['mg'] },
  },
  capsule: { name: { en: 'capsule', ar: 'كبسولات' }, unit: 'capsule', route: 'oral', also: { units: ['mg'], routes: ['vaginal'] } },
  liquid: {
    name: { en: 'oral liquid', ar: 'سائل فموي' },
    unit: 'ml',
    route: 'oral',
    also: { units: ['mg', 'drop', 'unit'], routes: ['sublingual'] },
  },
  sachet: { name: { en: 'sachet', ar: 'أكياس' }, unit: 'sachet', route: 'oral', also: { units: ['mg'] } },
  inhaler: { name: { en: 'inhaler', ar: 'بخاخ استنشاق' }, unit: 'puff', route: 'inhaled', also: { units: ['capsule'] } },
  nebules: { name: { en: 'solution for nebulizer', ar: 'محلول لجهاز الاستنشاق' }, unit: 'ml', route: 'inhaled', also: { units: ['mg'] } },
  'nasal-spray': {
    name: { en: 'nasal spray', ar: 'بخاخ أنفي' },
    unit: 'puff',
    route: 'nasal',
    also: { units: ['drop', 'ml'], handed: ['ml'] },
  },
  'eye-drops': {
    name: { en: 'eye drops', ar: 'قطرة عين' },
    unit: 'drop',
    route: 'eye',
    also: { units: ['application'], routes: ['ear'], handed: ['ml'] },
  },
  'ear-drops': { name: { en: 'ear drops', ar: 'قطرة أذن' }, unit: 'drop', route: 'ear', also: { handed: ['ml'] } },
  cream: {
    name: { en: 'cream or gel', ar: 'كريم أو هلام' },
    unit: 'application',
    route: 'skin',
    also: { units: ['ml'], routes: ['oral', 'nasal', 'rectal', 'vaginal'] },
  },
  patch: { name: { en: 'patch', ar: 'لصقة' }, unit: 'patch', route: 'skin' },
  suppository: { name: { en: 'suppository', ar: 'تحاميل' }, unit: 'suppository', route: 'rectal' },
  enema: { name: { en: 'enema', ar: 'حقنة شرجية' }, unit: 'ml', route: 'rectal' },
  pessary: { name: { en: 'pessary', ar: 'تحاميل مهبلية' }, unit: 'suppository', route: 'vaginal' },
  'under-skin': {
    name: { en: 'injection under the skin', ar: 'حقن تحت الجلد' },
    unit: 'injection',
    route: 'subcutaneous',
    also: { units: ['mg', 'ml', 'unit'], routes: ['intramuscular'] },
  },
  pen: { name: { en: 'pen', ar: 'قلم حقن' }, unit: 'unit', route: 'subcutaneous', also: { units: ['mg', 'injection'] } },
  'into-muscle': {
    name: { en: 'injection into a muscle', ar: 'حقن في العضل' },
    unit: 'injection',
    route: 'intramuscular',
    also: { units: ['mg', 'ml', 'unit'], routes: ['subcutaneous'] },
  },
  'into-vein': {
    name: { en: 'injection into a vein', ar: 'حقن في الوريد' },
    unit: 'injection',
    route: 'intravenous',
    also: { units: ['mg', 'ml', 'unit'], routes: ['intramuscular', 'subcutaneous'] },
  },
} as const satisfies Record<string, Form>;
export type FormId = keyof typeof forms;
export const isForm = (id: string): id is FormId => Object.hasOwn(forms, id);

/** An ingredient by its international nonproprietary name, which is its id; its English name is derived from it. */
export interface Ingredient {
  readonly ar: string;
  readonly of: ClassId;
  /** Other spellings in either language, common misspellings, national names. Brand names are in brands.ts. */
  readonly also?: readonly string[];
  /** Cross-reaction groups beyond those of its class. */
  readonly groups?: readonly CrossReaction[];
  /** The ingredients of a fixed combination, by id. */
  readonly contains?: readonly string[];
  /** Usual strengths by form, separated by commas; empty without a usual strength. */
  readonly forms: Partial<Readonly<Record<FormId, string>>>;
  /** Use in pregnancy. */
  readonly pregnancy?: 'avoid' | 'caution';
  /** Use in G6PD deficiency. */
  readonly g6pd?: 'avoid' | 'caution';
  /** Use with reduced kidney function. */
  readonly kidney?: 'avoid' | 'reduce';
  /** The minimum age in months. */
  readonly fromMonths?: number;
}
export type Ingredients = Readonly<Record<string, Ingredient>>;
