import * as z from 'zod/mini';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { optionalText, requiredText } from '../base/text.ts';
import { type AllergySeverity, type AllergyStatus, allergyContradiction } from './allergies.ts';
import { estimateAllowed } from './checks.ts';
import { patientFields, shapeOf } from './fields.ts';

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
/** A request may carry both spellings of a field, but on creation they must agree. */
const agreeing =
  <K extends string>(first: K, second: K) =>
  (value: { [key in K]?: Spelling }): boolean =>
    !value[first] || !value[second] || value[first] === value[second];
const personalInput = { ...shapeOf('personalInfo', 'input'), phoneNumber: patientFields.phone.input };
const addressInput = { ...shapeOf('personalInfo.address', 'input'), zipCode: optionalText('Zip code', limits.addressPart) };
const medicalInput = shapeOf('medicalInfo', 'input');
const contactInput = { ...shapeOf('medicalInfo.emergencyContact', 'input'), phoneNumber: patientFields.contactPhone.input };

interface AllergiesSaid {
  readonly allergies?: readonly string[] | undefined;
  readonly allergyStatus?: AllergyStatus | null | undefined;
  readonly allergySeverities?: readonly { readonly substance: string; readonly severity: AllergySeverity }[] | undefined;
}
/** A request's allergies must agree with its list. `unlisted` is the list of a request without one, if known. */
const allergiesAgree = (unlisted: readonly string[] | undefined) =>
  z.check<AllergiesSaid>(({ value, issues }) => {
    const allergies = value.allergies?.filter((entry) => entry !== '') ?? unlisted;
    const wrong = allergies && allergyContradiction(allergies, value);
    if (wrong) issues.push({ code: 'custom', path: [wrong.at], message: wrong.message, input: value });
  });

const zipAgrees = z.refine<{ zipCode?: Spelling; postalCode?: Spelling }>(agreeing('zipCode', 'postalCode'), {
  path: ['postalCode'],
  error: say('postalCodesDiffer'),
  when: whenObject,
});
const phoneAgrees = z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(agreeing('phone', 'phoneNumber'), {
  path: ['phoneNumber'],
  error: say('phonesDiffer'),
  when: whenObject,
});

/** POST /patients. Optional text may be absent, null or empty; either spelling of phone and postal code is accepted. */
export const PatientCreate = z.strictObject({
  personalInfo: z
    .strictObject(
      { ...personalInput, address: z.optional(z.strictObject(addressInput, say('notObject', { field: 'Address' })).check(zipAgrees)) },
      say('notObject', { field: 'Personal information' }),
    )
    .check(
      phoneAgrees,
      z.refine(someSpelling('phone', 'phoneNumber'), { path: ['phone'], error: say('phoneRequired'), when: whenObject }),
      estimateAllowed,
    ),
  medicalInfo: z
    .strictObject(
      {
        ...medicalInput,
        emergencyContact: z.strictObject(contactInput, say('contactRequired')).check(
          phoneAgrees,
          z.refine(someSpelling('phone', 'phoneNumber'), {
            path: ['phone'],
            error: say('contactPhoneRequired'),
            when: whenObject,
          }),
        ),
      },
      say('notObject', { field: 'Medical information' }),
    )
    .check(allergiesAgree([])),
  status: z.optional(patientFields.status.input),
});
export type PatientCreate = z.output<typeof PatientCreate>;

/**
 * PUT /patients/{id}. Absent fields are kept; null or "" clears an optional field. So a form cannot lose a field that it does not know
 * (docs/adr/0003). If the two spellings of a field differ, the one that differs from the record is the edit.
 */
export const PatientUpdate = z.strictObject({
  personalInfo: z.optional(
    z
      .strictObject(
        {
          ...z.partial(z.object(personalInput)).shape,
          address: z.optional(z.strictObject(addressInput, say('notObject', { field: 'Address' }))),
        },
        say('notObject', { field: 'Personal information' }),
      )
      .check(
        z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(notCleared('phone', 'phoneNumber'), {
          path: ['phone'],
          error: say('phoneRequired'),
          when: whenObject,
        }),
        estimateAllowed,
      ),
  ),
  medicalInfo: z.optional(
    z
      .strictObject(
        {
          ...medicalInput,
          emergencyContact: z.optional(
            z.strictObject(z.partial(z.object(contactInput)).shape, say('notObject', { field: 'Emergency contact' })).check(
              z.refine<{ phone?: Spelling; phoneNumber?: Spelling }>(notCleared('phone', 'phoneNumber'), {
                path: ['phone'],
                error: say('contactPhoneRequired'),
                when: whenObject,
              }),
            ),
          ),
        },
        say('notObject', { field: 'Medical information' }),
      )
      .check(allergiesAgree(undefined)),
  ),
  status: z.optional(patientFields.status.input),
});
export type PatientUpdate = z.output<typeof PatientUpdate>;

/** A name that a person had, until the day of the change. */
export const FormerName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  nameArabic: z.optional(z.string()),
  until: z.string(),
});
export type FormerName = z.output<typeof FormerName>;

/** A patient as every answer carries it: both spellings of phone and postal code, enumerations in their stored form. */
export const Patient = z.object({
  id: z.string(),
  status: patientFields.status.answer,
  version: z.int().check(z.minimum(1)),
  createdAt: z.string(),
  updatedAt: z.string(),
  personalInfo: z.object({
    ...shapeOf('personalInfo', 'answer'),
    phoneNumber: patientFields.phone.answer,
    /** Earlier names that are not spellings of the present one, the last first. */
    formerNames: z.optional(z.array(FormerName)),
    address: z.object({ ...shapeOf('personalInfo.address', 'answer'), zipCode: patientFields.postalCode.answer }),
  }),
  medicalInfo: z.object({
    ...shapeOf('medicalInfo', 'answer'),
    emergencyContact: z.optional(
      z.object({ ...shapeOf('medicalInfo.emergencyContact', 'answer'), phoneNumber: patientFields.contactPhone.answer }),
    ),
  }),
});
export type Patient = z.output<typeof Patient>;

/** GET /patients/{id} */
export const OpenedPatient = z.object({
  ...Patient.shape,
  /** The start of the last visit, or the time of an appointment that was completed without a note; absent before the first visit. */
  lastVisitAt: z.optional(z.string()),
});
export type OpenedPatient = z.output<typeof OpenedPatient>;

/** DELETE /patients/{id}: the reason, for the access log, which outlives the record. */
export const PatientDeletion = z.strictObject({ reason: requiredText('Reason', limits.deletionReason) });
export const PatientDeleted = z.object({ success: z.literal(true), id: z.string() });
