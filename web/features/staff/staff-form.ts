import * as z from 'zod/mini';
import { type ErrorDetail } from '#contract/base/error-detail.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type StaffAccount, StaffInvitation } from '#contract/staff/accounts.ts';
import { type Duty, StaffMemberChange, duties } from '#contract/staff/roster.ts';

/** What is typed of a member of staff. */
export const TypedMember = z.object({
  email: z.string(),
  role: z.enum(['CLINICIAN', 'ADMIN']),
  nameEn: z.string(),
  nameAr: z.string(),
  specialtyEn: z.string(),
  specialtyAr: z.string(),
  duties: z.array(z.enum(duties)),
  licence: z.string(),
  licenceUntil: z.string(),
});
export type TypedMember = z.output<typeof TypedMember>;
export type TypedField = keyof TypedMember;

/** The fields from top to bottom. */
export const typedFields = Object.keys(TypedMember.shape).filter((name): name is TypedField => name in TypedMember.shape);

export const nobodyTyped: TypedMember = {
  email: '',
  role: 'CLINICIAN',
  nameEn: '',
  nameAr: '',
  specialtyEn: '',
  specialtyAr: '',
  duties: [],
  licence: '',
  licenceUntil: '',
};

export const typedFrom = ({ email, role, name, specialty, duties: known, licence }: StaffAccount): TypedMember => ({
  email,
  role: role === 'ADMIN' ? 'ADMIN' : 'CLINICIAN',
  nameEn: name.en,
  nameAr: name.ar,
  specialtyEn: specialty?.en ?? '',
  specialtyAr: specialty?.ar ?? '',
  duties: duties.filter((duty) => known.includes(duty)),
  licence: licence?.number ?? '',
  licenceUntil: licence?.expiresOn ?? '',
});

export const withDuty = (list: readonly Duty[], duty: Duty, has: boolean): Duty[] =>
  duties.filter((one) => (one === duty ? has : list.includes(one)));

/** The path of each field's problem in a request. */
const places: Readonly<Record<string, TypedField>> = {
  email: 'email',
  role: 'role',
  'name.en': 'nameEn',
  'name.ar': 'nameAr',
  'specialty.en': 'specialtyEn',
  'specialty.ar': 'specialtyAr',
  duties: 'duties',
  'licence.number': 'licence',
  'licence.expiresOn': 'licenceUntil',
};
export type TypedProblems = Partial<Record<TypedField, ErrorDetail>>;

/** Problems, as named by the server or the contract, by field. */
export const problemsAt = (details: readonly ErrorDetail[]): TypedProblems =>
  Object.fromEntries(details.flatMap((detail) => (places[detail.path] === undefined ? [] : [[places[detail.path], detail]])));

const entryOf = ({ nameEn, nameAr, specialtyEn, specialtyAr, duties: own, licence, licenceUntil }: TypedMember) => ({
  name: { en: nameEn, ar: nameAr },
  ...((specialtyEn || specialtyAr) && { specialty: { en: specialtyEn, ar: specialtyAr } }),
  duties: own,
  ...((licence || licenceUntil) && { licence: { number: licence, expiresOn: licenceUntil } }),
});

interface Parsed<T> {
  readonly data?: T;
  readonly problems: TypedProblems;
}
function parsed<T>(schema: z.ZodMiniType<T>, body: unknown): Parsed<T> {
  const { data, error } = z.safeParse(schema, body);
  if (data !== undefined) return { data, problems: {} };
  return { problems: problemsAt((error?.issues ?? []).map(({ path, message }) => detailOf(path.join('.'), message))) };
}

export const parsedInvitation = (typed: TypedMember): Parsed<StaffInvitation> =>
  parsed(StaffInvitation, { ...entryOf(typed), email: typed.email, role: typed.role });
export const parsedChange = (typed: TypedMember): Parsed<StaffMemberChange> => parsed(StaffMemberChange, entryOf(typed));
