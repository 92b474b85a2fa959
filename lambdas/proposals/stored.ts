import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { Relation } from '#contract/links/links.ts';
import { type OpenProposal, Proposal, type ProposalsQuery, proposableFields, proposalStates } from '#contract/proposals/proposals.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, getItem } from '#platform/dynamodb.ts';
import { type Page, readPage } from '#platform/pages.ts';
import { nameOf, patientsOf } from '../clinic/agenda.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { readWork } from '../clinic/worklists.ts';

/** A proposal under its patient. An open one is on the agenda of all staff, by creation time. */
export const StoredProposal = z.object({
  id: z.string(),
  version: z.int(),
  patientId: z.string(),
  field: z.enum(proposableFields),
  value: z.string(),
  remark: z.optional(z.string()),
  /** The proposer's account, and its relation to the patient. */
  proposedBy: z.string(),
  relation: Relation,
  proposedAt: z.string(),
  state: z.enum(proposalStates),
  answeredBy: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type StoredProposal = z.output<typeof StoredProposal>;

const TableName = env.CLINICAL_TABLE_NAME;
const prefix = 'PROPOSAL#';
const partition = 'PROPOSALS';
const countKey = (patientId: string) => ({ pk: patientPartition(patientId), sk: 'PROPOSALS' });
const keyOf = (patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${prefix}${id}` });

/** Puts a proposal as new or in place of its earlier version; the condition fails if another write came first. */
export const proposalItem = (before: StoredProposal | undefined, after: StoredProposal): TransactItem =>
  nextVersion(keyOf(after.patientId, after.id), before, {
    ...after,
    ...(after.state === 'open' && { [agendaIndex.partitionKey]: partition, [agendaIndex.sortKey]: after.id }),
  });

/**
 * Counts a patient's open proposals, so that simultaneous ones cannot exceed the limit; the condition fails at the limit. `max` is
 * `none` for what is always taken.
 */
export const waitingItem = (patientId: string, change: 1 | -1, max: number | 'none' = careLimits.proposalsOpen): TransactItem => ({
  Update: {
    TableName,
    Key: countKey(patientId),
    UpdateExpression: 'ADD waiting :change',
    ...(max !== 'none' && { ConditionExpression: change > 0 ? 'attribute_not_exists(waiting) OR waiting < :max' : 'waiting > :none' }),
    ExpressionAttributeValues: { ':change': change, ...(max !== 'none' && (change > 0 ? { ':max': max } : { ':none': 0 })) },
  },
});

/** One proposal, read consistently; undefined if missing. */
export async function getProposal(patientId: string, id: string): Promise<StoredProposal | undefined> {
  const item = await getItem(TableName, keyOf(patientId, id));
  return item === undefined ? undefined : z.parse(StoredProposal, item);
}

/** The number of a patient's open proposals. */
async function waitingOf(patientId: string): Promise<number> {
  const item = await getItem(TableName, countKey(patientId));
  return z.parse(z.object({ waiting: z.int() }), item ?? { waiting: 0 }).waiting;
}

/** A page of a patient's proposals: all, the open ones with their number, or the others; newest first. */
export async function proposalsOf(patientId: string, { cursor, state }: z.output<typeof ProposalsQuery>): Promise<Page<StoredProposal>> {
  const [page, total] = await Promise.all([
    readPage(
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ...(state !== undefined && {
          FilterExpression: state === 'open' ? '#state = :open' : '#state <> :open',
          ExpressionAttributeNames: { '#state': 'state' },
        }),
        ExpressionAttributeValues: {
          ':pk': patientPartition(patientId),
          ':prefix': prefix,
          ...(state !== undefined && { ':open': 'open' }),
        },
        ConsistentRead: true,
        ScanIndexForward: false,
      },
      { list: ['proposals', patientId, state ?? ''].join(' '), cursor, size: careLimits.proposalsPage },
      (items) => z.parse(z.array(StoredProposal), items),
    ),
    state === 'open' ? waitingOf(patientId) : undefined,
  ]);
  return { ...page, ...(total !== undefined && { total }) };
}

/** A page of all patients' open proposals, oldest first. */
export const waitingProposals = (cursor: string | undefined): Promise<Page<OpenProposal>> =>
  readWork([[{ index: agendaIndex, partition }]], { list: 'proposals', cursor }, async (items) => {
    const waiting = z.parse(z.array(StoredProposal), items);
    const patients = await patientsOf(waiting);
    return waiting.map(({ id, patientId, field, proposedAt }) => {
      const patient = patients.get(patientId);
      return patient && { id, field, proposedAt, patient: nameOf(patient) };
    });
  });

/** A proposal as the caller sees it. */
export const shown = (proposal: StoredProposal, callerId: string): Proposal =>
  z.parse(Proposal, { ...proposal, isOwn: proposal.proposedBy === callerId });
