import type { Language, Texts } from '../base/language.ts';

export const patientStatuses = ['active', 'inactive', 'pending', 'suspended'] as const;
export type PatientStatus = (typeof patientStatuses)[number];
export const statusWords = {
  active: { en: 'Active', ar: 'نشط' },
  inactive: { en: 'Inactive', ar: 'غير نشط' },
  pending: { en: 'Pending', ar: 'قيد المراجعة' },
  suspended: { en: 'Suspended', ar: 'معلّق' },
} as const satisfies Record<PatientStatus, Texts>;

export const genders = ['male', 'female', 'other'] as const;
export const genderWords = {
  male: { en: 'Male', ar: 'ذكر' },
  female: { en: 'Female', ar: 'أنثى' },
  other: { en: 'Other', ar: 'غير ذلك' },
} as const satisfies Record<(typeof genders)[number], Texts>;

export const languageWords = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
} as const satisfies Record<Language, Texts>;

/** The words for a contact's relationship: shown in the reader's language, stored as written. */
export const relationshipWords = {
  father: { en: 'Father', ar: 'الأب' },
  mother: { en: 'Mother', ar: 'الأم' },
  parent: { en: 'Parent', ar: 'أحد الوالدين' },
  husband: { en: 'Husband', ar: 'الزوج' },
  wife: { en: 'Wife', ar: 'الزوجة' },
  son: { en: 'Son', ar: 'الابن' },
  daughter: { en: 'Daughter', ar: 'الابنة' },
  brother: { en: 'Brother', ar: 'الأخ' },
  sister: { en: 'Sister', ar: 'الأخت' },
  grandfather: { en: 'Grandfather', ar: 'الجد' },
  grandmother: { en: 'Grandmother', ar: 'الجدة' },
  cousin: { en: 'Cousin', ar: 'من أبناء العمومة' },
  friend: { en: 'Friend', ar: 'من الأصدقاء' },
  neighbour: { en: 'Neighbor', ar: 'من الجيران' },
  guardian: { en: 'Guardian', ar: 'ولي الأمر' },
} as const satisfies Record<string, Texts>;

/** Written the same in every language, left to right. */
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
