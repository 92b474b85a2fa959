import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostAuthenticationTriggerEvent, PreAuthenticationTriggerEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { conditionally, dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { StoredSignIns, counted, minuteOf, signInsPartition } from '#platform/items/sign-in.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { within } from '#platform/within.ts';
import { browserOf } from './browser.ts';
import { keepSignIn } from './signed-in.ts';

const { CLINICAL_TABLE_NAME: TableName } = environment({ CLINICAL_TABLE_NAME: true });

/** Cognito gives a trigger five seconds, of which a cold start takes one. */
const keptWithinMs = 2500;
/** How far back to look for the attempt of a success: longer than the three minutes for which a challenge waits for its answer. */
const lookedBackMs = 10 * 60_000;

/** An address without an account may have no `sub`. */
const Attributes = z.object({ sub: z.optional(z.string()) });

/**
 * Runs before each attempt to sign in and after each success, and counts it in the sign-in log. It never blocks a sign-in: a failure to
 * count is an ERROR line, which raises an alarm (docs/adr/0046).
 */
export async function handler<E extends PreAuthenticationTriggerEvent | PostAuthenticationTriggerEvent>(event: E): Promise<E> {
  const now = new Date();
  const sub = Attributes.safeParse(event.request.userAttributes).data?.sub;
  if (event.triggerSource === 'PreAuthentication_Authentication') {
    const { userNotFound } = event.request;
    await kept('attempt', async (abortSignal) => {
      await dynamodb.send(new UpdateCommand(counted(TableName, userNotFound === true ? undefined : sub, 'attempts', now)), { abortSignal });
    });
  } else if (sub !== undefined) {
    const browser = browserOf(event.request.clientMetadata);
    await Promise.all([kept('success', () => credit(sub, now)), kept('browser', () => keepSignIn(sub, browser, now))]);
  }
  return event;
}

async function kept(what: 'attempt' | 'success' | 'browser', work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  try {
    await within(keptWithinMs, work);
  } catch (error) {
    log.error('sign-in-unrecorded', { code: what, ...errorFacts(error) });
  }
}

/** Counts a success with the newest uncredited attempt: an authenticator code may arrive minutes after the password. */
async function credit(userId: string, now: Date): Promise<void> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': signInsPartition(userId), ':from': minuteOf(new Date(now.getTime() - lookedBackMs)) },
      ConsistentRead: true,
      ScanIndexForward: false,
    }),
  );
  for (const { sk, attempts, successes } of z.parse(z.array(StoredSignIns), items))
    if (successes < attempts && (await credited(userId, sk))) return;
  // The attempt was not recorded.
  await dynamodb.send(new UpdateCommand(counted(TableName, userId, ['attempts', 'successes'], now)));
}

/** Counts a success in a minute; false if other successes have used all its attempts. */
async function credited(userId: string, minute: string): Promise<boolean> {
  const answer = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        TableName,
        Key: { pk: signInsPartition(userId), sk: minute },
        UpdateExpression: 'ADD successes :one',
        ConditionExpression: 'attempts > successes OR (attribute_exists(attempts) AND attribute_not_exists(successes))',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ),
  );
  return answer !== undefined;
}
