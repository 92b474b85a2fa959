import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { PageQuery } from '../base/page.ts';
import { say } from '../base/say.ts';
import { notOneOf, optionalText, requiredText } from '../base/text.ts';
import { relations } from '../links/links.ts';
import { type FieldName, fieldOf } from '../patient/fields.ts';
import { PatientName } from '../patient/name.ts';
import { PatientUpdate } from '../patient/patient.ts';

/**
 * The fields for which a patient, or a person who acts for the patient, may propose a change, which staff accept or refuse (docs/adr/0047).
 * A proposal for facts that people know best about themselves replaces the record's value; for a list, it adds an entry. The clinic's own
 * findings cannot be proposed.
 */
export const proposableFields = [
  'allergies',
  'medications',
  'firstName',
  'lastName',
  'nameArabic',
  'dateOfBirth',
  'gender',
  'nationalId',
  'preferredLanguage',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'postalCode',
  'contactName',
  'contactRelationship',
  'contactPhone',
] as const satisfies readonly FieldName[];
export type ProposableField = (typeof proposableFields)[number];

/** Whether a field is a list, to which a proposal adds an entry. */
export const isListed = (field: ProposableField): field is 'allergies' | 'medications' => fieldOf(field).kind === 'list';

/** The record update that accepts a proposal, subject to the rules of every update. `list` holds the existing entries. */
export function updateBy(field: ProposableField, value: string, list: readonly string[] = []) {
  const keys = fieldOf(field).path.split('.').toReversed();
  const nested = keys.reduce<unknown>((inner, key) => ({ [key]: inner }), isListed(field) ? [...list, value] : value);
  return PatientUpdate.safeParse(nested);
}

/** POST /patients/{id}/proposals: the proposed value, or one entry of a list. The remark of an allergy describes the reaction. */
export const ProposalEntry = z
  .strictObject({
    field: z.enum(proposableFields, notOneOf('Field', proposableFields)),
    value: requiredText('Value', limits.email),
    remark: optionalText('Remark', careLimits.chartReason),
  })
  .check(
    z.check(({ value: { field, value }, issues }) => {
      const wrong = updateBy(field, value).error?.issues[0];
      if (wrong !== undefined) issues.push({ code: 'custom', path: ['value'], message: wrong.message, input: value });
    }),
  );
export type ProposalEntry = z.output<typeof ProposalEntry>;

export const proposalStates = ['open', 'accepted', 'refused', 'withdrawn'] as const;

export const Proposal = z.object({
  id: z.string(),
  version: z.int(),
  field: open(proposableFields),
  value: z.string(),
  remark: z.optional(z.string()),
  /** The proposer's relation to the patient, and the time. */
  relation: open(relations),
  proposedAt: z.string(),
  state: open(proposalStates),
  /** Whether the caller proposed it. */
  isOwn: z.boolean(),
  answeredAt: z.optional(z.string()),
  /** The reason for a refusal, for the proposer. */
  reason: z.optional(z.string()),
});
export type Proposal = z.output<typeof Proposal>;

/** GET /proposals: proposals that await an answer, oldest first. */
export const OpenProposal = z.object({ ...z.pick(Proposal, { id: true, field: true, proposedAt: true }).shape, patient: PatientName });
export type OpenProposal = z.output<typeof OpenProposal>;

const waits = ['open', 'closed'] as const;
/** GET /patients/{id}/proposals: all, those that wait for an answer, or those that were answered or withdrawn. */
export const ProposalsQuery = z.strictObject({ ...PageQuery.shape, state: z.optional(z.enum(waits, notOneOf('state', waits))) });

const answers = ['accepted', 'refused'] as const;
/** PUT /patients/{id}/proposals/{entryId}: a refusal needs a reason. */
export const ProposalAnswer = z
  .strictObject({ state: z.enum(answers, notOneOf('State', answers)), reason: optionalText('Reason', careLimits.overrideReason) })
  .check(
    z.refine(({ state, reason }) => state !== 'refused' || Boolean(reason), {
      path: ['reason'],
      error: say('required', { field: 'Reason' }),
    }),
  );
export type ProposalAnswer = z.output<typeof ProposalAnswer>;
