import type { Texts } from '../base/language.ts';

export const vaccineGroups = {
  childhood: { en: 'Childhood', ar: 'تطعيمات الأطفال' },
  adult: { en: 'Adults', ar: 'تطعيمات البالغين' },
  travel: { en: 'Travel', ar: 'تطعيمات السفر' },
  hajj: { en: 'Hajj and Umrah', ar: 'تطعيمات الحج والعمرة' },
} as const satisfies Record<string, Texts>;
type VaccineGroup = keyof typeof vaccineGroups;

interface Vaccine {
  readonly name: Texts;
  readonly group: VaccineGroup;
  /** The minimum days between two doses at any age; if absent, one dose is for life. */
  readonly intervalDays?: number;
}

/**
 * The vaccines that a clinic in Qatar meets, in our own words: no CVX or SNOMED CT code may be shipped. The intervals only catch mistakes;
 * they are no schedule. They await a pharmacist's signature, as the screen says.
 */
export const vaccines = {
  bcg: { name: { en: 'BCG (tuberculosis)', ar: 'الدرن (بي سي جي)' }, group: 'childhood' },
  'hepatitis-b': { name: { en: 'Hepatitis B', ar: 'التهاب الكبد ب' }, group: 'childhood', intervalDays: 28 },
  hexavalent: { name: { en: 'Hexavalent (DTaP-IPV-Hib-HepB)', ar: 'السداسي' }, group: 'childhood', intervalDays: 28 },
  pentavalent: { name: { en: 'Pentavalent (DTaP-IPV-Hib)', ar: 'الخماسي' }, group: 'childhood', intervalDays: 28 },
  tetravalent: { name: { en: 'Tetravalent (DTaP-IPV)', ar: 'الرباعي البكتيري مع شلل الأطفال' }, group: 'childhood', intervalDays: 28 },
  dtap: {
    name: { en: 'DTaP (diphtheria, tetanus, pertussis)', ar: 'الثلاثي البكتيري (الخناق والكزاز والسعال الديكي)' },
    group: 'childhood',
    intervalDays: 28,
  },
  'polio-oral': { name: { en: 'Polio, oral', ar: 'شلل الأطفال الفموي' }, group: 'childhood', intervalDays: 28 },
  'polio-inactivated': { name: { en: 'Polio, inactivated', ar: 'شلل الأطفال بالحقن' }, group: 'childhood', intervalDays: 28 },
  'pneumococcal-conjugate': {
    name: { en: 'Pneumococcal conjugate (PCV)', ar: 'المكورات الرئوية المقترن' },
    group: 'childhood',
    intervalDays: 28,
  },
  rotavirus: { name: { en: 'Rotavirus', ar: 'فيروس الروتا' }, group: 'childhood', intervalDays: 28 },
  mmr: {
    name: { en: 'MMR (measles, mumps, rubella)', ar: 'الثلاثي الفيروسي (الحصبة والنكاف والحصبة الألمانية)' },
    group: 'childhood',
    intervalDays: 28,
  },
  varicella: { name: { en: 'Varicella (chickenpox)', ar: 'جدري الماء' }, group: 'childhood', intervalDays: 28 },
  'hepatitis-a': { name: { en: 'Hepatitis A', ar: 'التهاب الكبد أ' }, group: 'childhood', intervalDays: 180 },
  hpv: { name: { en: 'HPV (human papillomavirus)', ar: 'فيروس الورم الحليمي البشري' }, group: 'childhood', intervalDays: 28 },
  influenza: { name: { en: 'Influenza, seasonal', ar: 'الإنفلونزا الموسمية' }, group: 'adult', intervalDays: 28 },
  'covid-19': { name: { en: 'COVID-19', ar: 'كوفيد-19' }, group: 'adult', intervalDays: 21 },
  tdap: {
    name: { en: 'Tdap (tetanus, diphtheria, pertussis)', ar: 'الكزاز والخناق والسعال الديكي للبالغين' },
    group: 'adult',
    intervalDays: 28,
  },
  td: { name: { en: 'Td (tetanus, diphtheria)', ar: 'الكزاز والخناق' }, group: 'adult', intervalDays: 28 },
  'pneumococcal-polysaccharide': {
    name: { en: 'Pneumococcal polysaccharide (PPSV23)', ar: 'المكورات الرئوية متعدد السكاريد' },
    group: 'adult',
    intervalDays: 1826,
  },
  zoster: { name: { en: 'Zoster (shingles)', ar: 'الحزام الناري' }, group: 'adult', intervalDays: 28 },
  rsv: { name: { en: 'RSV (respiratory syncytial virus)', ar: 'الفيروس المخلوي التنفسي' }, group: 'adult' },
  typhoid: { name: { en: 'Typhoid', ar: 'التيفوئيد' }, group: 'travel', intervalDays: 730 },
  'yellow-fever': { name: { en: 'Yellow fever', ar: 'الحمى الصفراء' }, group: 'travel' },
  rabies: { name: { en: 'Rabies', ar: 'داء الكلب' }, group: 'travel', intervalDays: 3 },
  'japanese-encephalitis': { name: { en: 'Japanese encephalitis', ar: 'التهاب الدماغ الياباني' }, group: 'travel', intervalDays: 7 },
  cholera: { name: { en: 'Cholera, oral', ar: 'الكوليرا الفموي' }, group: 'travel', intervalDays: 7 },
  'meningococcal-b': { name: { en: 'Meningococcal B', ar: 'المكورات السحائية ب' }, group: 'travel', intervalDays: 28 },
  'meningococcal-acwy': {
    name: { en: 'Meningococcal ACWY', ar: 'المكورات السحائية الرباعي (ACWY)' },
    group: 'hajj',
    intervalDays: 28,
  },
} as const satisfies Record<string, Vaccine>;
export type VaccineId = keyof typeof vaccines;
export const vaccineIds = Object.keys(vaccines) as [VaccineId, ...VaccineId[]];

interface Dose {
  readonly id?: string;
  readonly vaccine: VaccineId;
  readonly dose?: number | undefined;
  /** YYYY-MM-DD */
  readonly on: string;
}
const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/**
 * The dose that a new one would repeat: one with the same number, of a vaccine that is given once, or closer in time than the vaccine's
 * interval.
 */
export function likeDose<Given extends Dose>(doses: readonly Given[], { id, vaccine, dose, on }: Dose): Given | undefined {
  const { intervalDays = Infinity }: Vaccine = vaccines[vaccine];
  return doses.find(
    (one) =>
      one.id !== id && one.vaccine === vaccine && ((dose !== undefined && one.dose === dose) || daysBetween(one.on, on) < intervalDays),
  );
}
