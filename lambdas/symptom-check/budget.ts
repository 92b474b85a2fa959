import { createHmac, randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { LanguageModel } from '#contract/deployment/environment.ts';
import { qatarTime } from '#contract/base/qatar-time.ts';
import { conditionally, dynamodb, getItem } from '#platform/dynamodb.ts';
import { type Tokens, inputMax, outputMax } from './read/model.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;

/**
 * Amounts are in millionths of a US dollar, as whole numbers, so that none are lost in adding: a price of 1.1 dollars per million tokens is
 * 1.1 of these units per token.
 */
export const costMicroUsd = ({ price }: LanguageModel, { input, output, cacheRead, cacheWrite }: Tokens): number =>
  Math.ceil(input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite);

/** The maximum cost of one call. It is reserved before the call, so that parallel callers cannot exceed the budget together. */
const reservedMicroUsd = (model: LanguageModel): number =>
  costMicroUsd(model, { input: 0, cacheRead: 0, cacheWrite: inputMax, output: outputMax });

/** An hour may spend this many times its even part of what is left of the day, and one address this part of the hour. */
const evenParts = 3;
const addressPart = 1 / 4;

/** The most that an hour may spend, given what is left of the day at its beginning and the hours until midnight, itself included. */
export const shareOfHour = (restMicroUsd: number, hoursLeft: number): number =>
  Math.max(0, Math.floor(Math.min(restMicroUsd, (restMicroUsd / hoursLeft) * evenParts)));

/** The most that one address may spend of an hour: a part of it, and never less than two calls reserve. */
export const shareOfAddress = (hourMicroUsd: number, callMicroUsd: number): number =>
  Math.max(Math.floor(hourMicroUsd * addressPart), 2 * callMicroUsd);

const Used = z.object({ usedMicroUsd: z._default(z.number(), 0) });
/** What an hour may spend, fixed by its first call, and what its addresses are digested with. */
const Hour = z.object({ mostMicroUsd: z.number(), secret: z.string() });

const dayKey = (hour: string) => ({ sessionId: `BUDGET#${hour.slice(0, 10)}` });
const hourKey = (hour: string) => ({ sessionId: `BUDGET#${hour}` });

/** The hour that contains a time, in Qatar. */
const hourOf = (now: Date): string => qatarTime(now).slice(0, 13);

async function shareOf(tableName: string, dailyMicroUsd: number, hour: string): Promise<z.output<typeof Hour>> {
  const { data } = Hour.safeParse(await getItem(tableName, hourKey(hour)));
  if (data !== undefined) return data;
  const { usedMicroUsd } = z.parse(Used, (await getItem(tableName, dayKey(hour))) ?? {});
  const { Attributes: made } = await dynamodb.send(
    new UpdateCommand({
      TableName: tableName,
      Key: hourKey(hour),
      UpdateExpression: 'SET mostMicroUsd = if_not_exists(mostMicroUsd, :most), secret = if_not_exists(secret, :secret)',
      ExpressionAttributeValues: {
        ':most': shareOfHour(dailyMicroUsd - usedMicroUsd, 24 - Number(hour.slice(11))),
        ':secret': randomBytes(24).toString('base64url'),
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return z.parse(Hour, made);
}

/** A sum that is reserved of a purse: the day's, the hour's or an address's. */
interface Purse {
  readonly key: { readonly sessionId: string };
  readonly most: number;
  readonly keptSeconds: number;
}

async function take(tableName: string, { key, most, keptSeconds }: Purse, amount: number, now: Date): Promise<boolean> {
  const answer = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key,
        UpdateExpression: 'ADD #used :amount SET expiresAtEpochSeconds = :expires',
        ConditionExpression: 'attribute_not_exists(#used) OR #used <= :most',
        ExpressionAttributeNames: { '#used': 'usedMicroUsd' },
        ExpressionAttributeValues: {
          ':amount': amount,
          ':most': most - amount,
          ':expires': Math.floor(now.getTime() / 1000) + keptSeconds,
        },
      }),
    ),
  );
  return answer !== undefined;
}

/** A call's maximum cost, taken before it; `settle` gives back what it did not cost. */
export interface Reservation {
  readonly purses: readonly Purse['key'][];
  readonly microUsd: number;
}
/** The day's or the hour's money is used up, or the address's share of it. */
export type Unpaid = 'over-budget' | 'over-share';

/**
 * Reserves a call's maximum cost of the address's share, the hour's and the day's, so that nobody can use up the day for all. The address is
 * stored only as a digest, with a secret of its hour.
 */
export async function reserve(
  tableName: string,
  dailyUsd: number,
  model: LanguageModel,
  visitor: string,
  now: Date,
): Promise<Reservation | Unpaid> {
  const microUsd = reservedMicroUsd(model);
  const dailyMicroUsd = Math.floor(dailyUsd * 1_000_000);
  const hour = hourOf(now);
  const { mostMicroUsd, secret } = await shareOf(tableName, dailyMicroUsd, hour);
  const digest = createHmac('sha256', secret).update(visitor).digest('base64url');
  const wanted: readonly (readonly [Purse, Unpaid])[] = [
    [
      {
        key: { sessionId: `BUDGET#${hour}#${digest}` },
        most: Math.min(mostMicroUsd, shareOfAddress(mostMicroUsd, microUsd)),
        keptSeconds: 2 * hourSeconds,
      },
      'over-share',
    ],
    [{ key: hourKey(hour), most: mostMicroUsd, keptSeconds: 2 * hourSeconds }, 'over-budget'],
    [{ key: dayKey(hour), most: dailyMicroUsd, keptSeconds: 2 * daySeconds }, 'over-budget'],
  ];
  const purses: Purse['key'][] = [];
  for (const [purse, unpaid] of wanted) {
    if (!(await take(tableName, purse, microUsd, now))) {
      await giveBack(tableName, { purses, microUsd }, microUsd);
      return unpaid;
    }
    purses.push(purse.key);
  }
  return { purses, microUsd };
}

const giveBack = async (tableName: string, { purses }: Reservation, microUsd: number): Promise<void> => {
  await Promise.all(
    purses.map((key) =>
      dynamodb.send(
        new UpdateCommand({
          TableName: tableName,
          Key: key,
          UpdateExpression: 'ADD #used :back',
          ExpressionAttributeNames: { '#used': 'usedMicroUsd' },
          ExpressionAttributeValues: { ':back': -microUsd },
        }),
      ),
    ),
  );
};

/** Returns the unused part of a reservation. */
export const settle = (tableName: string, model: LanguageModel, reservation: Reservation, used: Tokens): Promise<void> =>
  giveBack(tableName, reservation, reservation.microUsd - costMicroUsd(model, used));
