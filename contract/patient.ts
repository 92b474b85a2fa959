import * as z from 'zod/mini';
import { cursorText } from './cursor.ts';
import { limits } from './limits.ts';
import { boundedList, integerText, latinDigits, optionalChoice, optionalText, requiredText, storable } from './text.ts';

export const patientStatuses = ['active', 'inactive', 'pending', 'suspended'] as const;
export type PatientStatus = (typeof patientStatuses)[number];

export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const genders = ['male', 'female', 'other'] as const;

export const preferredLanguages = ['en', 'ar'] as const;

/** The create wizard says male, female, other and the edit form M, F, O (product spec, section 5); stored as the former. */
const genderSpellings = { male: 'male', female: 'female', other: 'other', M: 'male', F: 'female', O: 'other' } as const;
const statusSpellings = {
  active: 'active',
  inactive: 'inactive',
  pending: 'pending',
  suspended: 'suspended',
  ACTIVE: 'active',
  INACTIVE: 'inactive',
  PENDING: 'pending',
  SUSPENDED: 'suspended',
} as const;

const spelled = <S extends Record<string, string>>(spellings: S, message: (input: unknown) => string) =>
  z.pipe(
    z.enum(Object.keys(spellings) as [keyof S & string, ...(keyof S & string)[]], { error: (issue) => message(issue.input) }),
    z.transform((spelling): S[keyof S & string] => spellings[spelling as keyof S & string]),
  );

const gender = spelled(genderSpellings, (input) =>
  input === undefined || input === null || input === '' ? 'Gender is required' : 'Gender must be male, female or other',
);
/** A patient status in lower or upper case. */
export const StatusInput = spelled(statusSpellings, () => 'Status must be active, inactive, pending or suspended');

// In these patterns no two parts that repeat can take the same character, so each text is read once.
const email = requiredText('Email', limits.email).check(z.regex(/^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'Email is invalid'));

const phonePattern = /^\+?[\s()-]*\p{Nd}[\p{Nd}\s()-]*$/u;
const phone = (label: string) =>
  z.optional(
    z.pipe(
      z.nullable(
        z.string(`${label} must be text`).check(
          ...storable(label, limits.phone),
          z.refine((value) => value === '' || phonePattern.test(value), 'Invalid phone number format'),
        ),
      ),
      z.transform((value) => (value ? latinDigits(value) : null)),
    ),
  );

const earliestBirth = '1900-01-01';
/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
/** Qatar is UTC+3 all year, so its calendar date is that of the instant three hours on. */
export const qatarDate = (at: Date): string => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
export const dateOfBirth = requiredText('Date of birth', 10).check(
  z.refine((value) => value === '' || isCalendarDate(value), 'Date of birth must be a date written YYYY-MM-DD'),
  z.refine((value) => !isCalendarDate(value) || value <= qatarDate(new Date()), 'Date of birth must be in the past'),
  z.refine((value) => !isCalendarDate(value) || value >= earliestBirth, `Date of birth must be after ${earliestBirth}`),
);

const nationalId = z.optional(
  z.pipe(
    z.nullable(
      z.string('QID must be text').check(
        ...storable('QID', 11, { tooLong: 'QID must be 11 digits' }),
        z.refine((value) => value === '' || /^\p{Nd}{11}$/u.test(value), 'QID must be 11 digits'),
      ),
    ),
    z.transform((value) => (value ? latinDigits(value) : null)),
  ),
);

/** The two spellings of one field in a request: absent, cleared (null), or a value. */
type Spelling = string | null | undefined;
const whenObject = (payload: { value: unknown }): boolean => typeof payload.value === 'object' && payload.value !== null;
const someSpelling =
  <K extends string>(first: K, second: K) =>
  (value: { [key in K]?: Spelling }): boolean =>
    Boolean(value[first] || value[second]);
const notCleared =
  <K extends string>(first: K, second: K) =>
  (value: { [key in K]?: Spelling }): boolean =>
    Boolean(value[first] || value[second]) || (value[first] === undefined && value[second] === undefined);
/** Two spellings of one field may both come, but a record made from both must not have to choose. */
const agreeing =
  <K extends string>(first: K, second: K) =>
  (value: { [key in K]?: Spelling }): boolean =>
    !value[first] || !value[second] || value[first] === value[second];

const addressFields = {
  street: optionalText('Street', limits.addressPart),
  city: optionalText('City', limits.addressPart),
  state: optionalText('State', limits.addressPart),
  zipCode: optionalText('Zip code', limits.addressPart),
  postalCode: optionalText('Postal code', limits.addressPart),
  country: optionalText('Country', limits.addressPart),
};
const personalFields = {
  firstName: requiredText('First name', limits.name),
  lastName: requiredText('Last name', limits.name),
  email,
  phone: phone('Phone number'),
  phoneNumber: phone('Phone number'),
  dateOfBirth,
  gender,
  nationalId,
  nameArabic: optionalText('Arabic name', limits.name * 2),
  preferredLanguage: optionalChoice('Preferred language', preferredLanguages),
};
const contactFields = {
  name: requiredText('Emergency contact name', limits.name * 2),
  relationship: requiredText('Emergency contact relationship', limits.relationship),
  phone: phone('Emergency contact phone'),
  phoneNumber: phone('Emergency contact phone'),
};
const list = (label: string) =>
  boundedList(z.string(`${label} must be text`).check(...storable(label, limits.listEntry)), limits.listEntries, {
    noList: `${label} must be a list of text`,
    tooMany: `${label} must have at most ${limits.listEntries} entries`,
  });
const medicalFields = {
  bloodType: optionalChoice('Blood type', bloodTypes),
  allergies: z.optional(list('Allergies')),
  medications: z.optional(list('Medications')),
  medicalHistory: optionalText('Medical history', limits.medicalHistory, 'many'),
};

const section = 'must be an object';
const zipAgrees = z.refine<{ zipCode?: Spelling; postalCode?: Spelling }>(agreeing('zipCode', 'postalCode'), {
  path: ['postalCode'],
  error: 'Zip code and postal code differ',
  when: whenObject,
});
const phoneAgrees = z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(agreeing('phone', 'phoneNumber'), {
  path: ['phoneNumber'],
  error: 'phone and phoneNumber differ',
  when: whenObject,
});

/** POST /patients. Optional text may be absent, null or empty; either spelling of phone and postal code is taken. */
export const PatientCreate = z.strictObject({
  personalInfo: z
    .strictObject(
      { ...personalFields, address: z.optional(z.strictObject(addressFields, `Address ${section}`).check(zipAgrees)) },
      `Personal information ${section}`,
    )
    .check(
      phoneAgrees,
      z.refine(someSpelling('phone', 'phoneNumber'), { path: ['phone'], error: 'Phone number is required', when: whenObject }),
    ),
  medicalInfo: z.strictObject(
    {
      ...medicalFields,
      emergencyContact: z.strictObject(contactFields, 'Emergency contact name, phone and relationship are required').check(
        phoneAgrees,
        z.refine(someSpelling('phone', 'phoneNumber'), {
          path: ['phone'],
          error: 'Emergency contact phone is required',
          when: whenObject,
        }),
      ),
    },
    `Medical information ${section}`,
  ),
  status: z.optional(StatusInput),
});
export type PatientCreate = z.output<typeof PatientCreate>;

/**
 * PUT /patients/{id}. What is absent stays as it is, null or "" clears an optional field: a form that does not know a field
 * cannot lose it (docs/adr/0003). Where the two spellings of a field differ, the one that differs from the record is the edit.
 */
export const PatientUpdate = z.strictObject({
  personalInfo: z.optional(
    z
      .strictObject(
        { ...z.partial(z.object(personalFields)).shape, address: z.optional(z.strictObject(addressFields, `Address ${section}`)) },
        `Personal information ${section}`,
      )
      .check(
        z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(notCleared('phone', 'phoneNumber'), {
          path: ['phone'],
          error: 'Phone number is required',
          when: whenObject,
        }),
      ),
  ),
  medicalInfo: z.optional(
    z.strictObject(
      {
        ...medicalFields,
        emergencyContact: z.optional(
          z.strictObject(z.partial(z.object(contactFields)).shape, `Emergency contact ${section}`).check(
            z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(notCleared('phone', 'phoneNumber'), {
              path: ['phone'],
              error: 'Emergency contact phone is required',
              when: whenObject,
            }),
          ),
        ),
      },
      `Medical information ${section}`,
    ),
  ),
  status: z.optional(StatusInput),
});
export type PatientUpdate = z.output<typeof PatientUpdate>;

/** A patient as every answer carries it: both spellings of phone and postal code, enumerations in their stored form. */
export const Patient = z.object({
  id: z.string(),
  status: z.enum(patientStatuses),
  version: z.int().check(z.minimum(1)),
  createdAt: z.string(),
  updatedAt: z.string(),
  personalInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    phoneNumber: z.string(),
    dateOfBirth: z.string(),
    gender: z.enum(genders),
    nationalId: z.optional(z.string()),
    nameArabic: z.optional(z.string()),
    preferredLanguage: z.optional(z.enum(preferredLanguages)),
    address: z.object({
      street: z.optional(z.string()),
      city: z.optional(z.string()),
      state: z.optional(z.string()),
      zipCode: z.optional(z.string()),
      postalCode: z.optional(z.string()),
      country: z.string(),
    }),
  }),
  medicalInfo: z.object({
    bloodType: z.optional(z.enum(bloodTypes)),
    allergies: z.array(z.string()),
    medications: z.array(z.string()),
    medicalHistory: z.optional(z.string()),
    emergencyContact: z.optional(z.object({ name: z.string(), relationship: z.string(), phone: z.string(), phoneNumber: z.string() })),
  }),
});
export type Patient = z.output<typeof Patient>;

export const patientSorts = [
  'createdAt',
  'personalInfo.firstName',
  'personalInfo.lastName',
  'personalInfo.email',
  'personalInfo.dateOfBirth',
  'status',
] as const;
export type PatientSort = (typeof patientSorts)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * GET /patients. `page` counts from 1 (default 1). `cursor` is the `nextCursor` or `previousCursor` of an answer with the same filter and
 * sort: with it the page is read from there, without it from the nearer end of the list; without a page
 * it means the page after, or before, it. status "All" and "" mean every status.
 */
export const PatientListQuery = z.strictObject({
  page: z.optional(integerText('page', 1, limits.pageMax)),
  limit: z._default(integerText('limit', 1, limits.pageSizeMax), limits.pageSizeDefault),
  search: z._default(z.string('search must be text').check(...storable('search', limits.search)), ''),
  status: z.optional(
    z.union(
      [
        StatusInput,
        z.pipe(
          z.enum(['', 'all', 'All', 'ALL']),
          z.transform(() => undefined),
        ),
      ],
      'Status must be active, inactive, pending or suspended',
    ),
  ),
  sortBy: z._default(z.enum(patientSorts, `sortBy must be one of ${patientSorts.join(', ')}`), 'createdAt'),
  sortOrder: z._default(z.enum(sortOrders, 'sortOrder must be asc or desc'), 'desc'),
  cursor: z.optional(cursorText),
});
export type PatientListQuery = z.output<typeof PatientListQuery>;

/** `total` is exact, but when `truncated` is true: then the search matched more rows than one request reads, and total is at least that many. */
export const PatientList = z.object({
  patients: z.array(Patient),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  truncated: z.boolean(),
  nextCursor: z.optional(z.string()),
  previousCursor: z.optional(z.string()),
});
export type PatientList = z.output<typeof PatientList>;

export const PatientRecentQuery = z.strictObject({ limit: z._default(integerText('limit', 1, limits.recentMax), limits.recentDefault) });

export const PatientStats = z.object({
  totalPatients: z.int(),
  newPatientsThisMonth: z.int(),
  activeCases: z.int(),
  criticalCases: z.int(),
  appointmentsToday: z.int(),
  upcomingAppointments: z.int(),
  pendingReviews: z.int(),
});
export type PatientStats = z.output<typeof PatientStats>;

/** GET /patients/duplicates: what is known of somebody who is about to be added. */
export const PatientDuplicatesQuery = z.strictObject({
  nationalId,
  phone: phone('Phone number'),
  dateOfBirth: z.optional(dateOfBirth),
  firstName: optionalText('First name', limits.name),
  lastName: optionalText('Last name', limits.name),
});
export type PatientDuplicatesQuery = z.output<typeof PatientDuplicatesQuery>;

/** Why a record may be the same person's: the same QID, or the birth date together with the phone or with a name that sounds the same. */
export const duplicateReasons = ['nationalId', 'phone', 'name'] as const;
export const PatientDuplicates = z.array(z.object({ patient: Patient, because: z.array(z.enum(duplicateReasons)) }));
export type PatientDuplicates = z.output<typeof PatientDuplicates>;

export const PatientDeleted = z.object({ success: z.literal(true), id: z.string() });
