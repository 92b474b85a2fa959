import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { agreements } from '#contract/account/agreement.ts';
import { accountPartition } from '#platform/account.ts';
import { dynamodb } from '#platform/dynamodb.ts';

/** What was agreed to, as the site sends it (contract/account/agreement.ts). */
const Sent = z.object({
  agreements: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',')),
    ),
    z.array(z.enum(agreements)),
  ),
  texts: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/**
 * Stores what the person who confirmed an address agreed to, to which texts, and when: the proof that Law No. 13 of 2016 asks of whoever
 * relies on consent. An account without this item did not come through the site's forms.
 */
export async function keepAgreement(
  tableName: string,
  userId: string,
  metadata: Readonly<Record<string, string>> | undefined,
  now: Date,
): Promise<void> {
  const { success, data } = Sent.safeParse(metadata);
  if (!success) return;
  const Item = { pk: accountPartition(userId), sk: 'AGREED', ...data, agreedAt: now.toISOString() };
  await dynamodb.send(new PutCommand({ TableName: tableName, Item }));
}
