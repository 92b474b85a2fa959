import type { Texts } from '../base/language.ts';
import { type FieldName, namesAt } from './fields.ts';

/** The forms' groups of fields, in order, and the wizard step of each. */
export const formGroups = {
  /** First, because it says whether the person has a record. */
  identity: { step: 'personal', title: { en: 'ID card', ar: 'البطاقة الشخصية' } },
  name: { step: 'personal', title: { en: 'Name', ar: 'الاسم' } },
  about: { step: 'personal', title: { en: 'About the patient', ar: 'عن المريض' } },
  contact: { step: 'personal', title: { en: 'Contact', ar: 'بيانات الاتصال' } },
  address: { step: 'personal', title: { en: 'Address', ar: 'العنوان' } },
  allergies: { step: 'medical', title: { en: 'Allergies', ar: 'الحساسية' } },
  health: { step: 'medical', title: { en: 'Health', ar: 'الصحة' } },
  emergencyContact: { step: 'medical', title: { en: 'Emergency contact', ar: 'جهة الاتصال للطوارئ' } },
  /** The forms do not ask for it when a patient is added. */
  status: { step: 'edit', title: { en: 'Status', ar: 'الحالة' } },
} as const satisfies Record<string, { readonly step: 'personal' | 'medical' | 'edit'; readonly title: Texts }>;
export type FormGroup = keyof typeof formGroups;

/** Where the forms ask for each field, in order. */
export const formPlaces = {
  nationalId: 'identity',
  firstName: 'name',
  lastName: 'name',
  nameArabic: 'name',
  dateOfBirth: 'about',
  dateOfBirthAccuracy: 'about',
  gender: 'about',
  preferredLanguage: 'about',
  email: 'contact',
  phone: 'contact',
  street: 'address',
  city: 'address',
  state: 'address',
  postalCode: 'address',
  country: 'address',
  allergyStatus: 'allergies',
  allergies: 'allergies',
  allergySeverities: 'allergies',
  bloodType: 'health',
  medications: 'health',
  medicalHistory: 'health',
  contactName: 'emergencyContact',
  contactRelationship: 'emergencyContact',
  contactPhone: 'emergencyContact',
  status: 'status',
  dateOfDeath: 'status',
} as const satisfies Record<FieldName, FormGroup>;

const clinicalGroups = ['allergies', 'health'] as const satisfies readonly FormGroup[];
/**
 * Whether a group of fields belongs to the chart: to change it in the record, too, the caller needs a duty that writes in the chart
 * (docs/adr/0055).
 */
export const isClinical = (group: FormGroup): boolean => clinicalGroups.some((one) => one === group);
/** The fields of those groups. */
export const clinicalFields = clinicalGroups.flatMap((group) => namesAt(formPlaces, group));

/**
 * Where a patient's page shows each field, in order: `personal` before the address, `further` after it; `allergies`, `address` and `emergencyContact` are one row each.
 */
export const detailPlaces = {
  firstName: 'title',
  lastName: 'title',
  nameArabic: 'title',
  status: 'title',
  dateOfDeath: 'title',
  dateOfBirthAccuracy: 'title',
  dateOfBirth: 'personal',
  gender: 'personal',
  phone: 'personal',
  email: 'personal',
  street: 'address',
  city: 'address',
  state: 'address',
  postalCode: 'address',
  country: 'address',
  preferredLanguage: 'further',
  nationalId: 'further',
  allergyStatus: 'allergies',
  allergies: 'allergies',
  allergySeverities: 'allergies',
  medications: 'medical',
  medicalHistory: 'medical',
  bloodType: 'medical',
  contactName: 'emergencyContact',
  contactRelationship: 'emergencyContact',
  contactPhone: 'emergencyContact',
} as const satisfies Record<FieldName, 'title' | 'personal' | 'address' | 'further' | 'allergies' | 'medical' | 'emergencyContact'>;

/** The columns of an exported list, in order, with widths in characters. */
export const columnWidths = {
  firstName: 18,
  lastName: 18,
  nameArabic: 24,
  email: 30,
  phone: 18,
  nationalId: 14,
  dateOfBirth: 13,
  dateOfBirthAccuracy: 13,
  dateOfDeath: 13,
  gender: 9,
  status: 12,
  preferredLanguage: 18,
  street: 24,
  city: 16,
  state: 14,
  postalCode: 12,
  country: 12,
  bloodType: 11,
  allergyStatus: 14,
  allergies: 30,
  allergySeverities: 30,
  medications: 30,
  medicalHistory: 40,
  contactName: 24,
  contactRelationship: 14,
  contactPhone: 18,
} as const satisfies Record<FieldName, number>;

/** Where the printed summary shows each field, in order; a `section` has its own heading. */
export const summaryPlaces = {
  firstName: 'title',
  lastName: 'title',
  nameArabic: 'title',
  nationalId: 'person',
  dateOfBirth: 'person',
  dateOfDeath: 'person',
  gender: 'person',
  status: 'person',
  bloodType: 'person',
  allergyStatus: 'allergies',
  allergies: 'allergies',
  allergySeverities: 'allergies',
  medications: 'section',
  medicalHistory: 'section',
  phone: 'contact',
  email: 'contact',
  street: 'address',
  city: 'address',
  state: 'address',
  postalCode: 'address',
  country: 'address',
  contactName: 'emergencyContact',
  contactRelationship: 'emergencyContact',
  contactPhone: 'emergencyContact',
  preferredLanguage: 'none',
  dateOfBirthAccuracy: 'none',
} as const satisfies Record<FieldName, 'title' | 'person' | 'allergies' | 'section' | 'contact' | 'address' | 'emergencyContact' | 'none'>;

export type FhirPlace = 'Patient' | 'AllergyIntolerance' | 'MedicationStatement' | { readonly loinc: string; readonly text: string };
/**
 * The place of each field in a FHIR Bundle, in the Bundle's order: a part of the Patient resource, of the allergy resources, a resource per
 * entry of a list, or the value of an Observation with a code of loinc.org.
 */
export const fhirPlaces = {
  firstName: 'Patient',
  lastName: 'Patient',
  email: 'Patient',
  phone: 'Patient',
  dateOfBirth: 'Patient',
  dateOfBirthAccuracy: 'Patient',
  dateOfDeath: 'Patient',
  gender: 'Patient',
  nationalId: 'Patient',
  nameArabic: 'Patient',
  preferredLanguage: 'Patient',
  street: 'Patient',
  city: 'Patient',
  state: 'Patient',
  postalCode: 'Patient',
  country: 'Patient',
  contactName: 'Patient',
  contactRelationship: 'Patient',
  contactPhone: 'Patient',
  status: 'Patient',
  allergyStatus: 'AllergyIntolerance',
  allergies: 'AllergyIntolerance',
  allergySeverities: 'AllergyIntolerance',
  medications: 'MedicationStatement',
  bloodType: { loinc: '882-1', text: 'ABO and Rh group' },
  medicalHistory: { loinc: '11348-0', text: 'History of past illness' },
} as const satisfies Record<FieldName, FhirPlace>;
