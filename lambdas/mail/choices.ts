import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { MailChoices } from '#contract/account/mail-choices.ts';
import { dynamodb, getItem } from '#platform/dynamodb.ts';
import { mailChoicesKey } from '#platform/items/mail.ts';
import { env } from '../clinic/env.ts';

const TableName = env.CLINICAL_TABLE_NAME;
const unchosen: MailChoices = { reminders: true };

/** An account's e-mail choices; by default all e-mails. */
export async function mailChoicesOf(userId: string): Promise<MailChoices> {
  const item = await getItem(TableName, mailChoicesKey(userId));
  return item === undefined ? unchosen : MailChoices.parse(item);
}

/** Replaces an account's choices. */
export const chooseMails = (userId: string, choices: MailChoices): Promise<unknown> =>
  dynamodb.send(new PutCommand({ TableName, Item: { ...mailChoicesKey(userId), ...choices } }));
