import * as z from 'zod/mini';
import { Relation } from '#contract/links/links.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import type { RouteId } from '#contract/routes/table.ts';
import type { ApiRequest, Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { type TransactItem, getItem, queryItems } from '#platform/dynamodb.ts';
import { found, notFound } from '#platform/refusal.ts';
import { accountPartition } from '#platform/account.ts';
import { env } from './env.ts';
import { profileKey } from './store.ts';
import { accountSide, linkPrefix, patientSide } from './link-keys.ts';

/**
 * The records that an account may see (docs/adr/0018). A link is two identical items that are written and removed together: under the
 * account, where each request reads it, and under the patient, where staff and deletion find it. An account has one link per record. A
 * record has at most one account of the patient's own.
 */
const Link = z.object({
  id: z.string(),
  userId: z.string(),
  patientId: z.string(),
  relation: Relation,
  since: z.string(),
  until: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Closed while the record has a date of death: it opens nothing, and comes back if the date was an error. */
  closed: z.optional(z.literal(true)),
});
export type Link = z.output<typeof Link>;

export const isOver = ({ until }: { readonly until?: string | undefined }, now: Date): boolean =>
  until !== undefined && until < qatarDate(now);

/** The DynamoDB expiry (`ttl`) of an item that is valid to the end of a day: the following midnight in Qatar. */
const endOf = (day: string): number => qatarMidnight(day) / 1000 + 24 * 3600;

/** The current items of a partition by sort-key prefix. */
export async function itemsUnder(pk: string, beginning: string): Promise<Record<string, unknown>[]> {
  const items = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :beginning)',
    ExpressionAttributeValues: { ':pk': pk, ':beginning': beginning },
    ConsistentRead: true,
  });
  return items;
}

const parsedLinks = (items: readonly Record<string, unknown>[], now: Date): Link[] =>
  items
    .flatMap((item) => Link.safeParse(item).data ?? [])
    .filter((link) => !isOver(link, now))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
const linksIn = (items: readonly Record<string, unknown>[], now: Date): Link[] => parsedLinks(items, now).filter(({ closed }) => !closed);

/** The caller's current links, oldest first. */
export const linksOf = async (caller: Caller, now: Date): Promise<Link[]> =>
  linksIn(await itemsUnder(accountPartition(caller.id), linkPrefix), now);

/**
 * The caller's link to a record, whose relation is also passed to the access log. Throws NOT_FOUND, as for a missing record, if there is no
 * link.
 */
export async function linkBy(
  { caller, actAs }: { readonly caller: Caller; readonly actAs: ApiRequest<RouteId>['actAs'] },
  patientId: string,
): Promise<Link> {
  const link = found(
    (await linksOf(caller, new Date())).find((one) => one.patientId === patientId),
    'patientNotFound',
  );
  actAs(link.relation);
  return link;
}

/** The current link of an account to a record, or undefined. */
export async function linkBetween(userId: string, patientId: string, now: Date): Promise<Link | undefined> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, accountSide(userId, patientId));
  return item && linksIn([item], now)[0];
}

/** The current links to a patient's record, oldest first. */
export const linksTo = async (patientId: string, now: Date): Promise<Link[]> =>
  linksIn(await itemsUnder(profileKey(patientId).pk, linkPrefix), now);

/** The items that close the links to a record whose patient died, or open them again. */
export async function closingItems(patientId: string, closes: boolean, now: Date): Promise<TransactItem[]> {
  const links = parsedLinks(await itemsUnder(profileKey(patientId).pk, linkPrefix), now).filter(
    ({ closed }) => (closed === true) !== closes,
  );
  return links.flatMap((link) =>
    [accountSide(link.userId, link.patientId), patientSide(link)].map((Key) => ({
      Update: {
        TableName: env.CLINICAL_TABLE_NAME,
        Key,
        UpdateExpression: closes ? 'SET closed = :closed' : 'REMOVE closed',
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': link.id, ...(closes && { ':closed': true }) },
      },
    })),
  );
}

/** The items of a new link. Their conditions fail if the account already has a link to the record, or the record already has its patient's own account. */
export const linkItems = (link: Link, now: Date): TransactItem[] =>
  [accountSide(link.userId, link.patientId), patientSide(link)].map((key) => ({
    Put: {
      TableName: env.CLINICAL_TABLE_NAME,
      Item: { ...key, ...link, ...(link.until !== undefined && { expiresAtEpochSeconds: endOf(link.until) }) },
      // DynamoDB may take days to remove expired items.
      ConditionExpression: 'attribute_not_exists(pk) OR #until < :today OR attribute_exists(closed)',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':today': qatarDate(now) },
    },
  }));

/** The items that remove a link, if it is still this link. */
export const linkRemoval = (link: Link): TransactItem[] =>
  [accountSide(link.userId, link.patientId), patientSide(link)].map((Key) => ({
    Delete: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key,
      ConditionExpression: 'id = :id',
      ExpressionAttributeValues: { ':id': link.id },
    },
  }));

/** The items that give a link an earlier last day, if it is still this link. */
export const linkShortening = (link: Link, until: string): TransactItem[] =>
  [accountSide(link.userId, link.patientId), patientSide(link)].map((Key) => ({
    Update: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key,
      UpdateExpression: 'SET #until = :until, expiresAtEpochSeconds = :end',
      ConditionExpression: 'id = :id',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':until': until, ':end': endOf(until), ':id': link.id },
    },
  }));

/** Removes a link and writes the given items in the same transaction. Throws NOT_FOUND if the link is already gone. */
export async function removeLink(link: Link, more: readonly TransactItem[], write: Write): Promise<void> {
  const outcome = await write([...linkRemoval(link), ...more], [link.patientId]);
  if (!outcome.done) throw notFound('linkEnded');
}
