import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LanguageModel } from '#contract/deployment/environment.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { conditionally, dynamodb } from '#platform/dynamodb.ts';
import { type Tokens, inputMax, outputMax } from './read/model.ts';

const keptSeconds = 2 * 24 * 3600;

const key = (now: Date) => ({ sessionId: `BUDGET#${qatarDate(now)}` });

/** Millionths of a US dollar, in whole numbers so that none are lost in adding: a price of 1.1 a million tokens is 1.1 of them a token. */
export const costMicroUsd = ({ price }: LanguageModel, { input, output, cacheRead, cacheWrite }: Tokens): number =>
  Math.ceil(input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite);

/** What one call may cost at the most; reserved before it, so that callers at the same time cannot overdraw together. */
const reservedMicroUsd = (model: LanguageModel): number =>
  costMicroUsd(model, { input: 0, cacheRead: 0, cacheWrite: inputMax, output: outputMax });

/** Takes a call's money out of the day's budget; false when it is used up. */
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

/** Gives back what a call did not cost. */
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
