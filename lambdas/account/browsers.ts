import type { Browser } from '#contract/account/browsers.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet, getItem, transact } from '#platform/dynamodb.ts';
import { SignedIn, counted, signedInKey } from '#platform/items/sign-in.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';

const TableName = env.CLINICAL_TABLE_NAME;

async function signedIn(userId: string): Promise<SignedIn | undefined> {
  const item = await getItem(TableName, signedInKey(userId));
  return item && SignedIn.parse(item);
}

const listOf = (browsers: SignedIn['browsers']): Browser[] =>
  Object.entries(browsers)
    .map(([id, browser]) => ({ id, ...browser }))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1));

/** The browsers with which an account has signed in, last used first. */
export const browsersOf = async (userId: string): Promise<Browser[]> => listOf((await signedIn(userId))?.browsers ?? {});

/**
 * Removes all browsers of an account except `keep`, and records "signed out everywhere" in the sign-in log. Throws CONFLICT if a browser
 * was added in between.
 */
export async function forgetBrowsers(userId: string, keep: string | undefined, now: Date): Promise<Browser[]> {
  const before = (await signedIn(userId))?.browsers;
  const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([id]) => id === keep));
  const forgetting = before && {
    Update: {
      TableName,
      Key: signedInKey(userId),
      UpdateExpression: 'SET browsers = :kept',
      ConditionExpression: 'size(browsers) = :count',
      ExpressionAttributeValues: { ':kept': kept, ':count': Object.keys(before).length },
    },
  };
  const { done } = await transact([...(forgetting ? [forgetting] : []), { Update: counted(TableName, userId, 'everywhere', now) }]);
  if (!done) throw new Refusal('CONFLICT');
  return listOf(kept);
}

/** The time of each account's last sign-in, by account id; accounts without a recorded sign-in are left out. */
export async function lastSignIns(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const items = await batchGet(
    TableName,
    userIds.map((id) => keyAttributes(signedInKey(id))),
    { ProjectionExpression: 'pk, signedInAt' },
  );
  const byKey = new Map(items.map(plainItem).map((item) => [item['pk'], item['signedInAt']]));
  return new Map(
    userIds.flatMap((id): [string, string][] => {
      const at = byKey.get(signedInKey(id).pk);
      return typeof at === 'string' ? [[id, at]] : [];
    }),
  );
}
