import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { isCalendarDate, qatarDate } from '../qatar-time.ts';
import { boundedList, latinDigits, requiredText, storable } from '../text.ts';

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

/** A gender that must be there, in either spelling. */
export const gender = spelled(genderSpellings, (input) =>
  input === undefined || input === null || input === '' ? 'Gender is required' : 'Gender must be male, female or other',
);
/** A patient status in lower or upper case. */
export const StatusInput = spelled(statusSpellings, () => 'Status must be active, inactive, pending or suspended');

/** An e-mail address that must be there. */
// In these patterns no two parts that repeat can take the same character, so each text is read once.
export const email = requiredText('Email', limits.email).check(z.regex(/^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'Email is invalid'));

const phonePattern = /^\+?[\s()-]*\p{Nd}[\p{Nd}\s()-]*$/u;
/** A phone number; its digits parse to 0-9, null and "" to null. */
export const phone = (label: string) =>
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
export const earliestBirth = '1900-01-01';
/** A birth date, YYYY-MM-DD, from 1900 until today in Qatar. */
export const dateOfBirth = requiredText('Date of birth', 10).check(
  z.refine((value) => value === '' || isCalendarDate(value), 'Date of birth must be a date written YYYY-MM-DD'),
  z.refine((value) => !isCalendarDate(value) || value <= qatarDate(new Date()), 'Date of birth must be in the past'),
  z.refine((value) => !isCalendarDate(value) || value >= earliestBirth, `Date of birth must be after ${earliestBirth}`),
);

/** A QID: eleven digits, which parse to 0-9; null and "" to null. */
export const nationalId = z.optional(
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

/** A list of short texts. */
export const textList = (label: string) =>
  boundedList(z.string(`${label} must be text`).check(...storable(label, limits.listEntry)), limits.listEntries, {
    noList: `${label} must be a list of text`,
    tooMany: `${label} must have at most ${limits.listEntries} entries`,
  });
