import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LanguageModel } from '#contract/deployment/environment.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { conditionally, dynamodb } from '#platform/dynamodb.ts';
import { type Tokens, inputMax, outputMax } from './read/model.ts';

const keptSeconds = 2 * 24 * 3600;

const key = (now: Date) => ({ sessionId: `BUDGET#${qatarDate(now)}` });

/**
 * Amounts are in millionths of a US dollar, as whole numbers, so that none are lost in adding: a price of 1.1 dollars per million tokens is
 * 1.1 of these units per token.
 */
export const costMicroUsd = ({ price }: LanguageModel, { input, output, cacheRead, cacheWrite }: Tokens): number =>
  Math.ceil(input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite);

/** The maximum cost of one call. It is reserved before the call, so that parallel callers cannot exceed the budget together. */
const reservedMicroUsd = (model: LanguageModel): number =>
  costMicroUsd(model, { input: 0, cacheRead: 0, cacheWrite: inputMax, output: outputMax });

/** Reserves a call's maximum cost from the day's budget; false if too little is left. */
export async function reserve(tableName: string, dailyUsd: number, model: LanguageModel, now: Date): Promise<boolean> {
  const reserved = reservedMicroUsd(model);
  const answer = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key(now),
        UpdateExpression: 'ADD #used :reserved SET expiresAtEpochSeconds = :expires',
        ConditionExpression: 'attribute_not_exists(#used) OR #used <= :most',
        ExpressionAttributeNames: { '#used': 'usedMicroUsd' },
        ExpressionAttributeValues: {
          ':reserved': reserved,
          ':most': Math.floor(dailyUsd * 1_000_000) - reserved,
          ':expires': Math.floor(now.getTime() / 1000) + keptSeconds,
        },
      }),
    ),
  );
  return answer !== undefined;
}

/** Returns the unused part of a reservation. */
export async function settle(tableName: string, model: LanguageModel, used: Tokens, now: Date): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: tableName,
      Key: key(now),
      UpdateExpression: 'ADD #used :unused',
      ExpressionAttributeNames: { '#used': 'usedMicroUsd' },
      ExpressionAttributeValues: { ':unused': costMicroUsd(model, used) - reservedMicroUsd(model) },
    }),
  );
}
