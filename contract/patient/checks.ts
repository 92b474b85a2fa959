import * as z from 'zod/mini';
import { limits } from '../base/limits.ts';
import { type Saying, say } from '../base/say.ts';
import { calendar, isCalendarDate, qatarDate } from '../base/qatar-time.ts';
import { boundedList, latinDigits, optionalChoice, requiredText, storable } from '../base/text.ts';
import { accuracies, isEstimated, mayBeEstimated } from './birth.ts';
import { plainSigns } from './phone.ts';

/** The create wizard sends male, female, other, the edit form M, F, O (product spec, section 5); stored as the former. */
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

const spelled = <S extends Record<string, string>>(spellings: S, message: (input: unknown) => Saying) =>
  z.pipe(
    z.enum(Object.keys(spellings) as [keyof S & string, ...(keyof S & string)[]], { error: (issue) => message(issue.input) }),
    z.transform((spelling): S[keyof S & string] => spellings[spelling as keyof S & string]),
  );

/** A required gender, in either spelling. */
export const gender = spelled(genderSpellings, (input) =>
  input === undefined || input === null || input === '' ? say('genderRequired') : say('genderUnknown'),
);
/** A patient status in lower or upper case. */
export const StatusInput = spelled(statusSpellings, () => say('statusUnknown'));

/** A required e-mail address. */
// No two repeating parts of these patterns match the same character, so each text is read once.
export const email = requiredText('Email', limits.email, say('emailRequired')).check(
  z.regex(/^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, say('emailInvalid')),
);

export const phonePattern = /^\+?[\s()-]*\p{Nd}[\p{Nd}\s()-]*$/u;
/** A phone number; its digits parse to 0-9, null and "" to null. */
export const phone = (label: string) =>
  z.optional(
    z.pipe(
      z.nullable(
        z.string(say('notText', { field: label })).check(
          ...storable(label, limits.phone),
          z.overwrite(plainSigns),
          z.refine((value) => value === '' || phonePattern.test(value), say('phoneInvalid')),
        ),
      ),
      z.transform((value) => (value ? latinDigits(value) : null)),
    ),
  );
/** A birth date, YYYY-MM-DD, from 1900 until today in Qatar. */
export const dateOfBirth = requiredText('Date of birth', 10, say('dateOfBirthRequired')).check(
  z.refine((value) => value === '' || isCalendarDate(value), say('dateOfBirthInvalid')),
  z.refine((value) => !isCalendarDate(value) || value <= qatarDate(new Date()), say('dateOfBirthNotPast')),
  z.refine((value) => !isCalendarDate(value) || value >= calendar.first, say('dateOfBirthTooEarly', { first: calendar.first })),
);

/** Whether only the year of the birth date is known. */
export const dateOfBirthAccuracy = optionalChoice('Date of birth accuracy', accuracies);
/** An estimated birth date is that of somebody who is old enough for it. */
export const estimateAllowed = z.refine<{ dateOfBirth?: unknown; dateOfBirthAccuracy?: string | null | undefined }>(
  ({ dateOfBirth: born, dateOfBirthAccuracy: accuracy }) =>
    typeof born !== 'string' ||
    !isCalendarDate(born) ||
    !isEstimated({ dateOfBirth: born, dateOfBirthAccuracy: accuracy }) ||
    mayBeEstimated(born, qatarDate(new Date())),
  { path: ['dateOfBirth'], error: say('dateOfBirthTooYoung'), when: ({ value }) => typeof value === 'object' && value !== null },
);

/** A date of death, YYYY-MM-DD, from 1900 until today in Qatar; null and "" to null. */
export const dateOfDeath = z.optional(
  z.pipe(
    z.nullable(
      z.string(say('notText', { field: 'Date of death' })).check(
        ...storable('Date of death', 10, { tooLong: say('dateOfDeathInvalid') }),
        z.refine(
          (value) => value === '' || (isCalendarDate(value) && calendar.first <= value && value <= qatarDate(new Date())),
          say('dateOfDeathInvalid'),
        ),
      ),
    ),
    z.transform((value) => value || null),
  ),
);

/** Most characters in which a QID is typed or pasted, with spaces, dashes and marks among its digits. */
const qidTyped = 44;
/** A QID: eleven digits, also in groups, which parse to 0-9; null and "" to null. */
export const nationalId = z.optional(
  z.pipe(
    z.nullable(
      z.string(say('notText', { field: 'QID' })).check(
        z.overwrite((typed) => (typed.length > qidTyped ? typed : plainSigns(typed).replaceAll(/[\s-]|\p{Cf}/gu, ''))),
        ...storable('QID', 11, { tooLong: say('qidInvalid') }),
        z.refine((value) => value === '' || /^\p{Nd}{11}$/u.test(value), say('qidInvalid')),
      ),
    ),
    z.transform((value) => (value ? latinDigits(value) : null)),
  ),
);

/** A list of short texts. */
export const textList = (label: string) =>
  boundedList(
    z
      .string(say('notText', { field: label }))
      .check(...storable(label, limits.listEntry, { tooLong: say('entryTooLong', { field: label, max: limits.listEntry }) })),
    limits.listEntries,
    {
      noList: say('notList', { field: label }),
      tooMany: say('tooManyEntries', { field: label, max: limits.listEntries }),
    },
  );
