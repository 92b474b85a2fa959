import type { Patient } from '#contract/patient.ts';
import type { PatientRecord } from '../patient.ts';
import type { Language } from './export-file.ts';

/** One column of an exported list. Values are text as it is stored; what is a date or a time, only a spreadsheet needs to know. */
export interface Column {
  readonly title: Readonly<Record<Language, string>>;
  readonly kind: 'text' | 'date' | 'time';
  /** Width in characters. */
  readonly width: number;
  readonly value: (patient: PatientRecord, language: Language) => string;
}

/** What the record keeps as a code, in words. In English the code is the word. */
const arabic = {
  male: 'ذكر',
  female: 'أنثى',
  other: 'آخر',
  active: 'نشط',
  inactive: 'غير نشط',
  pending: 'قيد الانتظار',
  suspended: 'موقوف',
  en: 'الإنجليزية',
  ar: 'العربية',
} as const satisfies Record<Patient['status'] | Patient['personalInfo']['gender'] | Language, string>;

/** A status, gender or language of a record in the words of a language. */
export const word = (code: keyof typeof arabic, language: Language): string => (language === 'ar' ? arabic[code] : code);

/** The entries of a list as one text. */
export const listed = (entries: readonly string[], language: Language): string => entries.join(language === 'ar' ? '، ' : ', ');

const text = (en: string, ar: string, width: number, value: Column['value']): Column => ({ title: { en, ar }, kind: 'text', width, value });

/** The columns of an exported list, in order. The Arabic titles are those of the screens. */
export const columns: readonly Column[] = [
  text('ID', 'المعرّف', 29, ({ id }) => id),
  text('First name', 'الاسم الأول', 18, ({ personalInfo }) => personalInfo.firstName),
  text('Last name', 'اسم العائلة', 18, ({ personalInfo }) => personalInfo.lastName),
  text('Arabic name', 'الاسم بالعربية', 24, ({ personalInfo }) => personalInfo.nameArabic ?? ''),
  text('Email', 'البريد الإلكتروني', 30, ({ personalInfo }) => personalInfo.email),
  text('Phone', 'الهاتف', 18, ({ personalInfo }) => personalInfo.phone),
  text('QID', 'الرقم الشخصي', 14, ({ personalInfo }) => personalInfo.nationalId ?? ''),
  {
    title: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    kind: 'date',
    width: 13,
    value: ({ personalInfo }) => personalInfo.dateOfBirth,
  },
  text('Gender', 'الجنس', 9, ({ personalInfo }, language) => word(personalInfo.gender, language)),
  text('Status', 'الحالة', 12, ({ status }, language) => word(status, language)),
  text('Preferred language', 'اللغة المفضلة', 18, ({ personalInfo: { preferredLanguage } }, language) =>
    preferredLanguage === undefined ? '' : word(preferredLanguage, language),
  ),
  text('Street', 'الشارع', 24, ({ personalInfo }) => personalInfo.address.street ?? ''),
  text('City', 'المدينة', 16, ({ personalInfo }) => personalInfo.address.city ?? ''),
  text('State', 'الولاية', 14, ({ personalInfo }) => personalInfo.address.state ?? ''),
  text('Postal code', 'الرمز البريدي', 12, ({ personalInfo }) => personalInfo.address.zipCode ?? ''),
  text('Country', 'الدولة', 12, ({ personalInfo }) => personalInfo.address.country),
  text('Blood type', 'فصيلة الدم', 11, ({ medicalInfo }) => medicalInfo.bloodType ?? ''),
  text('Allergies', 'الحساسية', 30, ({ medicalInfo }, language) => listed(medicalInfo.allergies, language)),
  text('Medications', 'الأدوية', 30, ({ medicalInfo }, language) => listed(medicalInfo.medications, language)),
  text('Medical history', 'التاريخ المرضي', 40, ({ medicalInfo }) => medicalInfo.medicalHistory ?? ''),
  text('Emergency contact', 'جهة الاتصال للطوارئ', 24, ({ medicalInfo }) => medicalInfo.emergencyContact?.name ?? ''),
  text('Relationship', 'صلة القرابة', 14, ({ medicalInfo }) => medicalInfo.emergencyContact?.relationship ?? ''),
  text('Emergency phone', 'هاتف الطوارئ', 18, ({ medicalInfo }) => medicalInfo.emergencyContact?.phone ?? ''),
  { title: { en: 'Created', ar: 'أُنشئ في' }, kind: 'time', width: 20, value: ({ createdAt }) => createdAt },
  { title: { en: 'Updated', ar: 'آخر تحديث' }, kind: 'time', width: 20, value: ({ updatedAt }) => updatedAt },
];

/** A column by its English title, for a file that has only some of them. */
export function column(title: string): Column {
  const found = columns.find((one) => one.title.en === title);
  if (found === undefined) throw new Error(`There is no column ${title}`);
  return found;
}
