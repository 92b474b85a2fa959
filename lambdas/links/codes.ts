import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { limits } from '#contract/base/limits.ts';
import { type IssuedLinkCode, type LinkCode, type LinkCodeRequest, type LinkEntry, Relation } from '#contract/links/links.ts';
import { isEstimated } from '#contract/patient/birth.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { type TransactItem, conditionally, dynamodb, getItem } from '#platform/dynamodb.ts';
import { newCode } from '#platform/one-time-code.ts';
import { Refusal, notFound } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { existingPatient, profileKey } from '../clinic/store.ts';
import { countTry } from '../clinic/tries.ts';
import { codeKey, codePrefix, pointerKey } from '../clinic/link-keys.ts';
import { type Link, isOver, itemsUnder, linkItems, linksTo } from '../clinic/links.ts';
import { noticesOfLink } from './notices.ts';
import { OpenCode, removal, termsOf } from './open-code.ts';
import { ulid } from '#platform/ulid.ts';

const Pointer = z.object({ patientId: z.string(), relation: Relation });

const TableName = env.CLINICAL_TABLE_NAME;
const slowHash = promisify<string, string, number, Buffer>(scrypt);
/**
 * The stored hash of a code. It is slow to compute, so that the 50 random bits cannot be recovered from the table within the code's
 * lifetime.
 */
const hashOf = async (code: string): Promise<string> => (await slowHash(code, 'afiya link code', 32)).toString('base64url');

const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const shown = ({ relation, until, issuedAt, expiresAtEpochSeconds, attempts }: OpenCode): LinkCode => ({
  relation,
  until,
  issuedAt,
  expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString(),
  attemptsLeft: Math.max(0, limits.linkCodeAttempts - attempts),
});

/** A patient's open codes: not entered, withdrawn or expired. */
export async function openCodes(patientId: string, now: Date): Promise<LinkCode[]> {
  return z
    .parse(z.array(OpenCode), await itemsUnder(profileKey(patientId).pk, codePrefix))
    .filter(({ expiresAtEpochSeconds }) => expiresAtEpochSeconds > epochSeconds(now))
    .map(shown);
}

async function openCode(patientId: string, relation: Relation): Promise<OpenCode | undefined> {
  const item = await getItem(TableName, codeKey(patientId, relation));
  return OpenCode.safeParse(item).data;
}

/** A write condition on the birth date, which must be known to the day. */
const bornOn = (patientId: string, dateOfBirth: string): TransactItem => ({
  ConditionCheck: {
    TableName,
    Key: profileKey(patientId),
    ConditionExpression: 'personalInfo.dateOfBirth = :born AND attribute_not_exists(personalInfo.dateOfBirthAccuracy)',
    ExpressionAttributeValues: { ':born': dateOfBirth },
  },
});

/**
 * Issues a code, replacing the open one of the same relation. Throws NOT_FOUND without the patient, NOT_ALLOWED_NOW if only the year of the
 * birth is known, VALIDATION_ERROR (see `termsOf`), and CONFLICT if the patient's own account is already linked or another code is being
 * issued.
 */
export async function issueCode(patientId: string, asked: LinkCodeRequest, now: Date, write: Write): Promise<IssuedLinkCode> {
  const [patient, replaced, links] = await Promise.all([
    existingPatient(patientId),
    openCode(patientId, asked.relation),
    linksTo(patientId, now),
  ]);
  const { dateOfBirth, dateOfDeath } = patient.personalInfo;
  if (asked.relation === 'self' && dateOfDeath !== undefined) throw new Refusal('RECORD_DOUBTFUL');
  // Its day is nobody's to know, and the year alone would be a weaker second secret.
  if (isEstimated(patient.personalInfo)) throw new Refusal('NOT_ALLOWED_NOW', { reason: 'birthDateEstimated' });
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

const ownAccountLinked = (): Refusal => new Refusal('CONFLICT', { reason: 'ownAccountLinked' });

/** Withdraws a relation's open code. Throws NOT_FOUND if there is none. */
export async function withdrawCode(patientId: string, relation: Relation, write: Write): Promise<void> {
  const open = await openCode(patientId, relation);
  if (open === undefined || !(await write(removal(patientId, open), [patientId])).done) {
    throw notFound('noOpenCode');
  }
}

/** The same refusal for every unusable code, so that it never reveals whether a code exists. */
const unknownCode = (patientIds: readonly string[] = []): Refusal => new Refusal('NOT_FOUND', { reason: 'linkCodeUnusable', patientIds });

/** Counts a birth-date attempt on a code before the comparison. Undefined if the code was replaced, used up or has expired. */
async function countAttempt(patientId: string, relation: Relation, codeHash: string, now: Date): Promise<OpenCode | undefined> {
  const answer = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        TableName,
        Key: codeKey(patientId, relation),
        UpdateExpression: 'ADD attempts :one',
        ConditionExpression: 'codeHash = :hash AND attempts < :max AND expiresAtEpochSeconds > :now',
        ExpressionAttributeValues: { ':one': 1, ':hash': codeHash, ':max': limits.linkCodeAttempts, ':now': epochSeconds(now) },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return answer && z.parse(OpenCode, answer.Attributes);
}

/**
 * Links the caller's account to the code's record and uses up the code.
 * @throws Refusal NOT_FOUND for an unknown or ended code or a wrong birth date; CONFLICT if the account, or the patient's own account, is
 * already linked; TOO_MANY_REQUESTS
 */
export async function enterCode(caller: Caller, { code, dateOfBirth }: LinkEntry, now: Date, write: Write): Promise<Link> {
  const takenBack = await countTry(caller.id, 'link', now);
  const codeHash = await hashOf(code);
  const pointer = await getItem(TableName, pointerKey(codeHash));
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
    reason: 'linkedAlready',
    patientIds: [patientId],
  });
}
