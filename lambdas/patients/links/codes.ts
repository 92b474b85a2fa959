import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { type IssuedLinkCode, type LinkCode, type LinkCodeRequest, type LinkEntry, Relation, lastDayAsChild } from '#contract/links.ts';
import { say } from '#contract/say.ts';
import { qatarDate } from '#contract/qatar-time.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { newCode } from '#platform/one-time-code.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { env } from '../env.ts';
import { getPatient, profileKey } from '../store.ts';
import { countTry } from '../tries.ts';
import { codeKey, codePrefix, pointerKey } from './keys.ts';
import { type Link, isOver, itemsUnder, linkItems, linksTo } from './links.ts';
import { noticesOfLink } from './notices.ts';

/**
 * The codes with which an account is linked to a record. One is an item under its patient, which says all of it but the code itself; another
 * item leads from the code's hash to it. Only the first counts, so a code that was replaced leads to one that is not its own.
 */
const OpenCode = z.object({
  codeHash: z.string(),
  relation: Relation,
  until: z.optional(z.string()),
  reason: z.optional(z.string()),
  issuedAt: z.string(),
  expiresAtEpochSeconds: z.int(),
  attempts: z.int(),
});
type OpenCode = z.output<typeof OpenCode>;
const Pointer = z.object({ patientId: z.string(), relation: Relation });

const TableName = env.CLINICAL_TABLE_NAME;
const slowHash = promisify<string, string, number, Buffer>(scrypt);
/** What is kept of a code: slow to compute, so that whoever has the table finds none of its 50 random bits in the days that it lives. */
const hashOf = async (code: string): Promise<string> => (await slowHash(code, 'afiya link code', 32)).toString('base64url');

const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const shown = ({ relation, until, issuedAt, expiresAtEpochSeconds, attempts }: OpenCode): LinkCode => ({
  relation,
  until,
  issuedAt,
  expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString(),
  attemptsLeft: Math.max(0, limits.linkCodeAttempts - attempts),
});

/** The codes of a patient that were neither entered nor withdrawn, and have not expired. */
export async function openCodes(patientId: string, now: Date): Promise<LinkCode[]> {
  return z
    .parse(z.array(OpenCode), await itemsUnder(profileKey(patientId).pk, codePrefix))
    .filter(({ expiresAtEpochSeconds }) => expiresAtEpochSeconds > epochSeconds(now))
    .map(shown);
}

/** What a code is for: refuses what a relation does not allow, and ends a child's proxies when it comes of age. */
export function termsOf(
  { relation, until, reason }: LinkCodeRequest,
  dateOfBirth: string,
  today: string,
): { relation: Relation; until?: string; reason?: string } {
  const lastDay = lastDayAsChild(dateOfBirth);
  const isChild = today <= lastDay;
  if (until !== undefined && until < today) throw wrongField('until', say('untilPast'));
  if (relation === 'self') {
    if (until !== undefined) throw wrongField('until', say('untilOfOwnLink'));
    return { relation };
  }
  if (isChild && until !== undefined && until > lastDay) throw wrongField('until', say('untilAfterChildhood', { date: lastDay }));
  if (!isChild && relation !== 'carer') throw wrongField('relation', say('relationOfAdult'));
  if (!isChild && until === undefined) throw wrongField('until', say('required', { field: 'Until' }));
  if (!isChild && !reason) throw wrongField('reason', say('required', { field: 'Reason' }));
  return { relation, until: until ?? lastDay, ...(reason && { reason }) };
}

async function openCode(patientId: string, relation: Relation): Promise<OpenCode | undefined> {
  const { Item: item } = await dynamodb.send(new GetCommand({ TableName, Key: codeKey(patientId, relation), ConsistentRead: true }));
  return OpenCode.safeParse(item).data;
}

/** Removes a code, provided that it is still this one. */
const removal = (patientId: string, { relation, codeHash }: Pick<OpenCode, 'relation' | 'codeHash'>): TransactItem[] => [
  {
    Delete: {
      TableName,
      Key: codeKey(patientId, relation),
      ConditionExpression: 'codeHash = :hash',
      ExpressionAttributeValues: { ':hash': codeHash },
    },
  },
  { Delete: { TableName, Key: pointerKey(codeHash) } },
];

/** The birth date, as a condition of what is written because of it. */
const bornOn = (patientId: string, dateOfBirth: string): TransactItem => ({
  ConditionCheck: {
    TableName,
    Key: profileKey(patientId),
    ConditionExpression: 'personalInfo.dateOfBirth = :born',
    ExpressionAttributeValues: { ':born': dateOfBirth },
  },
});

const noPatient = (): Refusal => new Refusal('NOT_FOUND', { message: 'Patient not found.' });

/**
 * Issues a code in the place of the open one of the same relation. Refuses NOT_FOUND without the patient, VALIDATION_ERROR by `termsOf`, and
 * CONFLICT when the patient's own account is linked already, or while somebody else issues one.
 */
export async function issueCode(patientId: string, asked: LinkCodeRequest, now: Date, write: Write): Promise<IssuedLinkCode> {
  const [patient, replaced, links] = await Promise.all([
    getPatient(patientId),
    openCode(patientId, asked.relation),
    linksTo(patientId, now),
  ]);
  if (patient === undefined) throw noPatient();
  const { dateOfBirth } = patient.personalInfo;
  const terms = termsOf(asked, dateOfBirth, qatarDate(now));
  if (terms.relation === 'self' && links.some(({ relation }) => relation === 'self')) throw ownAccountLinked();
  const code = newCode(limits.linkCode);
  const issued: OpenCode = {
    ...terms,
    codeHash: await hashOf(code),
    issuedAt: now.toISOString(),
    expiresAtEpochSeconds: epochSeconds(now) + limits.linkCodeDays * 24 * 3600,
    attempts: 0,
  };
  const { codeHash, relation, expiresAtEpochSeconds } = issued;
  const outcome = await write(
    [
      bornOn(patientId, dateOfBirth),
      {
        Put: {
          TableName,
          Item: { ...codeKey(patientId, relation), ...issued },
          ...(replaced === undefined
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : { ConditionExpression: 'codeHash = :hash', ExpressionAttributeValues: { ':hash': replaced.codeHash } }),
        },
      },
      { Put: { TableName, Item: { ...pointerKey(codeHash), patientId, relation, expiresAtEpochSeconds } } },
      ...(replaced === undefined ? [] : [{ Delete: { TableName, Key: pointerKey(replaced.codeHash) } }]),
    ],
    [patientId],
  );
  if (!outcome.done) throw new Refusal('CONFLICT');
  return { ...shown(issued), code };
}

const ownAccountLinked = (): Refusal =>
  new Refusal('CONFLICT', { message: 'The patient’s own account is linked already. Undo that link before you issue another code.' });

/** Withdraws the open code of a relation. Refuses NOT_FOUND when there is none. */
export async function withdrawCode(patientId: string, relation: Relation, write: Write): Promise<void> {
  const open = await openCode(patientId, relation);
  if (open === undefined || !(await write(removal(patientId, open), [patientId])).done) {
    throw new Refusal('NOT_FOUND', { message: 'There is no open code to withdraw' });
  }
}

/** One answer to every code that links nothing, so that none tells whether there is such a code. */
const unknownCode = (patientIds: readonly string[] = []): Refusal =>
  new Refusal('NOT_FOUND', { message: 'This code is not known, has ended, or does not go with this date of birth', patientIds });

/** Counts a birth date that is tried with a code, before it is compared. Undefined when the code is not this one, is dead, or has expired. */
async function countAttempt(patientId: string, relation: Relation, codeHash: string, now: Date): Promise<OpenCode | undefined> {
  try {
    const { Attributes: attributes } = await dynamodb.send(
      new UpdateCommand({
        TableName,
        Key: codeKey(patientId, relation),
        UpdateExpression: 'ADD attempts :one',
        ConditionExpression: 'codeHash = :hash AND attempts < :max AND expiresAtEpochSeconds > :now',
        ExpressionAttributeValues: { ':one': 1, ':hash': codeHash, ':max': limits.linkCodeAttempts, ':now': epochSeconds(now) },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return z.parse(OpenCode, attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/**
 * Links the caller's account to the record that a code is for, and uses the code up. Refuses NOT_FOUND for a code that is not known, has
 * ended, or does not go with the birth date; CONFLICT when the account, or the patient's own, is linked already; TOO_MANY_REQUESTS.
 */
export async function enterCode(caller: Caller, { code, dateOfBirth }: LinkEntry, now: Date, write: Write): Promise<Link> {
  const takenBack = await countTry(caller.id, 'link', now);
  const codeHash = await hashOf(code);
  const { Item: pointer } = await dynamodb.send(new GetCommand({ TableName, Key: pointerKey(codeHash), ConsistentRead: true }));
  const led = Pointer.safeParse(pointer).data;
  if (led === undefined) throw unknownCode();
  const { patientId, relation } = led;
  const open = await countAttempt(patientId, relation, codeHash, now);
  if (open === undefined || isOver(open, now)) throw unknownCode([patientId]);
  const { until, reason } = open;
  const link: Link = { id: ulid(now.getTime()), userId: caller.id, patientId, relation, since: now.toISOString(), until, reason };
  const written = [bornOn(patientId, dateOfBirth), ...removal(patientId, open)];
  const outcome = await write(
    [...written, ...linkItems(link, now), takenBack, ...(await noticesOfLink('made', link, await linksTo(patientId, now), now))],
    [patientId],
  );
  if (outcome.done) return link;
  if (written.some((_, index) => outcome.failed.has(index))) throw unknownCode([patientId]);
  throw new Refusal('CONFLICT', {
    message: 'Your account, or another one of this patient’s own, is linked to this record already',
    patientIds: [patientId],
  });
}
