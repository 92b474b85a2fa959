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
  /** A live vaccine. Of those kept apart, two are given on one day or with four weeks between them. */
  readonly live?: 'apart' | 'alone';
  /** Also avoided in pregnancy though it is not, or not in every product, a live vaccine. */
  readonly notInPregnancy?: true;
  /** The ages in days between which it is given. */
  readonly fromDays?: number;
  readonly untilDays?: number;
}
const years = (count: number): number => Math.floor(count * 365.25);

/**
 * The vaccines that a clinic in Qatar meets, in our own words: no CVX or SNOMED CT code may be shipped. The intervals and ages only catch
 * mistakes; they are no schedule. They are after the ACIP's minimum ages and intervals, and await a pharmacist's signature, as the screen says.
 */
export const vaccines = {
  bcg: { name: { en: 'BCG (tuberculosis)', ar: 'الدرن (بي سي جي)' }, group: 'childhood', live: 'alone' },
  'hepatitis-b': { name: { en: 'Hepatitis B', ar: 'التهاب الكبد ب' }, group: 'childhood', intervalDays: 28 },
  hexavalent: { name: { en: 'Hexavalent (DTaP-IPV-Hib-HepB)', ar: 'السداسي' }, group: 'childhood', intervalDays: 28, fromDays: 42 },
  pentavalent: { name: { en: 'Pentavalent (DTaP-IPV-Hib)', ar: 'الخماسي' }, group: 'childhood', intervalDays: 28, fromDays: 42 },
  tetravalent: {
    name: { en: 'Tetravalent (DTaP-IPV)', ar: 'الرباعي البكتيري مع شلل الأطفال' },
    group: 'childhood',
    intervalDays: 28,
    fromDays: 42,
  },
  dtap: {
    name: { en: 'DTaP (diphtheria, tetanus, pertussis)', ar: 'الثلاثي البكتيري (الخناق والكزاز والسعال الديكي)' },
    group: 'childhood',
    intervalDays: 28,
    fromDays: 42,
  },
  'polio-oral': { name: { en: 'Polio, oral', ar: 'شلل الأطفال الفموي' }, group: 'childhood', intervalDays: 28, live: 'alone' },
  'polio-inactivated': { name: { en: 'Polio, inactivated', ar: 'شلل الأطفال بالحقن' }, group: 'childhood', intervalDays: 28, fromDays: 42 },
  'pneumococcal-conjugate': {
    name: { en: 'Pneumococcal conjugate (PCV)', ar: 'المكورات الرئوية المقترن' },
    group: 'childhood',
    intervalDays: 28,
    fromDays: 42,
  },
  rotavirus: {
    name: { en: 'Rotavirus', ar: 'فيروس الروتا' },
    group: 'childhood',
    intervalDays: 28,
    live: 'alone',
    fromDays: 42,
    untilDays: 245,
  },
  mmr: {
    name: { en: 'MMR (measles, mumps, rubella)', ar: 'الثلاثي الفيروسي (الحصبة والنكاف والحصبة الألمانية)' },
    group: 'childhood',
    intervalDays: 28,
    live: 'apart',
    fromDays: 365,
  },
  varicella: {
    name: { en: 'Varicella (chickenpox)', ar: 'جدري الماء' },
    group: 'childhood',
    intervalDays: 28,
    live: 'apart',
    fromDays: 365,
  },
  'hepatitis-a': { name: { en: 'Hepatitis A', ar: 'التهاب الكبد أ' }, group: 'childhood', intervalDays: 180, fromDays: 365 },
  hpv: {
    name: { en: 'HPV (human papillomavirus)', ar: 'فيروس الورم الحليمي البشري' },
    group: 'childhood',
    intervalDays: 28,
    fromDays: years(9),
  },
  influenza: { name: { en: 'Influenza, seasonal', ar: 'الإنفلونزا الموسمية' }, group: 'adult', intervalDays: 28, fromDays: 182 },
  'covid-19': { name: { en: 'COVID-19', ar: 'كوفيد-19' }, group: 'adult', intervalDays: 21, fromDays: 182 },
  tdap: {
    name: { en: 'Tdap (tetanus, diphtheria, pertussis)', ar: 'الكزاز والخناق والسعال الديكي للبالغين' },
    group: 'adult',
    intervalDays: 28,
    fromDays: years(7),
  },
  td: { name: { en: 'Td (tetanus, diphtheria)', ar: 'الكزاز والخناق' }, group: 'adult', intervalDays: 28, fromDays: years(7) },
  'pneumococcal-polysaccharide': {
    name: { en: 'Pneumococcal polysaccharide (PPSV23)', ar: 'المكورات الرئوية متعدد السكاريد' },
    group: 'adult',
    intervalDays: 1826,
    fromDays: years(2),
  },
  zoster: {
    name: { en: 'Zoster (shingles)', ar: 'الحزام الناري' },
    group: 'adult',
    intervalDays: 28,
    notInPregnancy: true,
    fromDays: years(18),
  },
  rsv: { name: { en: 'RSV (respiratory syncytial virus)', ar: 'الفيروس المخلوي التنفسي' }, group: 'adult' },
  typhoid: { name: { en: 'Typhoid', ar: 'التيفوئيد' }, group: 'travel', intervalDays: 730, fromDays: 182 },
  'yellow-fever': { name: { en: 'Yellow fever', ar: 'الحمى الصفراء' }, group: 'travel', live: 'apart', fromDays: 273 },
  rabies: { name: { en: 'Rabies', ar: 'داء الكلب' }, group: 'travel', intervalDays: 3 },
  'japanese-encephalitis': {
    name: { en: 'Japanese encephalitis', ar: 'التهاب الدماغ الياباني' },
    group: 'travel',
    intervalDays: 7,
    fromDays: 60,
  },
  cholera: { name: { en: 'Cholera, oral', ar: 'الكوليرا الفموي' }, group: 'travel', intervalDays: 7, fromDays: years(2) },
  'meningococcal-b': { name: { en: 'Meningococcal B', ar: 'المكورات السحائية ب' }, group: 'travel', intervalDays: 28, fromDays: 56 },
  'meningococcal-acwy': {
    name: { en: 'Meningococcal ACWY', ar: 'المكورات السحائية الرباعي (ACWY)' },
    group: 'hajj',
    intervalDays: 28,
    fromDays: 42,
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

/** Why a dose is asked about before it is recorded. */
export type VaccineDoubt = 'pregnancy' | 'early' | 'late' | 'live';
/** Days between two live vaccines that are kept apart, and days by which a dose may come early (ACIP's grace period). */
const apartDays = 28;
const graceDays = 4;

interface Receiver {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** The chart says so now. */
  readonly isPregnant: boolean;
  readonly doses: readonly Dose[];
}
/** What speaks against a dose; undefined if nothing known does. What was given elsewhere was not given in today's pregnancy. */
export function doubtOf(
  { vaccine, on, elsewhere }: Pick<Dose, 'vaccine' | 'on'> & { readonly elsewhere: boolean },
  { dateOfBirth, isPregnant, doses }: Receiver,
): VaccineDoubt | undefined {
  const { live, notInPregnancy, fromDays = 0, untilDays = Infinity }: Vaccine = vaccines[vaccine];
  if (isPregnant && !elsewhere && (live !== undefined || notInPregnancy === true)) return 'pregnancy';
  const age = daysBetween(dateOfBirth, on);
  if (age < fromDays - graceDays) return 'early';
  if (age > untilDays) return 'late';
  const isClose =
    live === 'apart' &&
    doses.some((one) => {
      const { live: other }: Vaccine = vaccines[one.vaccine];
      return other === 'apart' && one.vaccine !== vaccine && one.on !== on && daysBetween(one.on, on) < apartDays;
    });
  return isClose ? 'live' : undefined;
}
