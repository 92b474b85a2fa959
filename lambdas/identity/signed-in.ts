import { notices } from '#contract/account/notices.ts';
import { type Browser, browserWords, browsersMax } from '#contract/account/browsers.ts';
import { type TransactItem, getItem, pauseAfter, transact } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { mailItem } from '#platform/items/mail.ts';
import { notificationItemIn } from '#platform/items/notification.ts';
import { SignedIn, signedInKey } from '#platform/items/sign-in.ts';
import type { DescribedBrowser } from './browser.ts';

const { CLINICAL_TABLE_NAME: TableName } = environment({ CLINICAL_TABLE_NAME: true });

/** Retries against simultaneous sign-ins to the same account. */
const attemptsMax = 6;

/**
 * Stores an account's sign-in and its browser. A new browser is reported to the account in the same transaction, unless it is the account's
 * first.
 * @throws Error if other writes keep changing the account's item, or the table fails
 */
export async function keepSignIn(userId: string, browser: DescribedBrowser | undefined, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    if (attempt > 1) await pauseAfter(attempt);
    const item = await getItem(TableName, signedInKey(userId));
    const { done } = await transact(itemsOf(userId, item === undefined ? undefined : SignedIn.parse(item), browser, now));
    if (done) return;
  }
  throw new Error('an account signs in too often at once');
}

function itemsOf(userId: string, before: SignedIn | undefined, browser: DescribedBrowser | undefined, now: Date): TransactItem[] {
  const signedInAt = now.toISOString();
  const { id = '', ...described } = browser ?? {};
  const used = { ...described, firstAt: before?.browsers[id]?.firstAt ?? signedInAt, lastAt: signedInAt };
  if (before === undefined) {
    const Item = { ...signedInKey(userId), signedInAt, browsers: browser ? { [id]: used } : {} } satisfies SignedIn & object;
    return [{ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }];
  }
  const update = (expression: string, condition: string, names: Record<string, string>, values: Record<string, unknown>): TransactItem => ({
    Update: {
      TableName,
      Key: signedInKey(userId),
      UpdateExpression: `SET signedInAt = :at${expression}`,
      ConditionExpression: condition,
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: { ':at': signedInAt, ...values },
    },
  });
  const count = Object.keys(before.browsers).length;
  const told = count === 0 ? [] : newBrowser(userId, browser, now);
  if (browser === undefined) return [update('', 'attribute_exists(pk)', {}, {}), ...told];
  if (before.browsers[id] !== undefined)
    return [update(', browsers.#id = :used', 'attribute_exists(browsers.#id)', { '#id': id }, { ':used': used })];
  const unused =
    count < browsersMax ? undefined : Object.entries(before.browsers).toSorted(([, a], [, b]) => (a.lastAt < b.lastAt ? -1 : 1))[0];
  return [
    update(
      `, browsers.#id = :used${unused === undefined ? '' : ' REMOVE browsers.#unused'}`,
      `attribute_not_exists(browsers.#id) AND size(browsers) = :count`,
      { '#id': id, ...(unused && { '#unused': unused[0] }) },
      { ':used': used, ':count': count },
    ),
    ...told,
  ];
}

/** The notices to an account about a sign-in with a new browser, for the transaction that stores the browser. */
function newBrowser(userId: string, browser: Pick<Browser, 'name' | 'system'> | undefined, now: Date): TransactItem[] {
  const words = browserWords(browser ?? {});
  return [
    notificationItemIn(TableName, userId, notices.newBrowser(words), now, 'settings'),
    mailItem(TableName, userId, { kind: 'new-browser', at: now.toISOString(), ...(browser && { browser: words.en }) }, now),
  ];
}
