import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { Relation } from '#contract/links/links.ts';
import { Proposal, proposableFields, proposalStates } from '#contract/proposals/proposals.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { type TransactItem, dynamodb, getItem } from '#platform/dynamodb.ts';
import { entriesOf } from '../clinic/agenda.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';

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

const Page = z.object({ Items: z._default(z.array(StoredProposal), []), LastEvaluatedKey: z.optional(z.record(z.string(), z.unknown())) });
type Page = z.output<typeof Page>;
async function pageOf(patientId: string, from: Page['LastEvaluatedKey']): Promise<Page> {
  const page = await dynamodb.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':prefix': prefix },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: careLimits.proposalsListed,
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  return z.parse(Page, page);
}

/** The number of a patient's open proposals. */
async function waitingOf(patientId: string): Promise<number> {
  const item = await getItem(TableName, countKey(patientId));
  return z.parse(z.object({ waiting: z.int() }), item ?? { waiting: 0 }).waiting;
}

/** A patient's proposals: all open ones, however old, then the latest of the others; each group newest first. */
export async function proposalsOf(patientId: string): Promise<StoredProposal[]> {
  const [waiting, first] = await Promise.all([waitingOf(patientId), pageOf(patientId, undefined)]);
  const isOpen = ({ state }: StoredProposal): boolean => state === 'open';
  const open = first.Items.filter(isOpen);
  for (let from = first.LastEvaluatedKey; from !== undefined && open.length < waiting;) {
    const page = await pageOf(patientId, from);
    open.push(...page.Items.filter(isOpen));
    from = page.LastEvaluatedKey;
  }
  return [...open, ...first.Items.filter((one) => !isOpen(one))].slice(0, careLimits.proposalsListed);
}

/** All patients' open proposals, oldest first. */
export const waitingProposals = async (): Promise<StoredProposal[]> =>
  z.parse(z.array(StoredProposal), await entriesOf(agendaIndex, partition)).slice(0, careLimits.proposalsWaiting);

/** A proposal as the caller sees it. */
export const shown = (proposal: StoredProposal, callerId: string): Proposal =>
  z.parse(Proposal, { ...proposal, isOwn: proposal.proposedBy === callerId });
