import * as z from 'zod/mini';
import { notices } from '#contract/account/notices.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Relation, lastDayAsChild, lastDayOfCarer } from '#contract/links/links.ts';
import { earliestBirth } from '#contract/patient/birth.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import { notificationAbout, notificationItem } from '../clinic/notifications.ts';
import { env } from '../clinic/env.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { noMergeRuns, profileKey } from '../clinic/store.ts';
import { codeKey, codePrefix } from '../clinic/link-keys.ts';
import { closingItems, itemsUnder, linkRemoval, linkShortening, linksTo } from '../clinic/links.ts';
import { OpenCode, removal, termsOf } from './open-code.ts';

interface Terms {
  readonly relation: Relation;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
}

/** The corrected last day of a person who acts for a patient whose birth date changed; undefined if the terms no longer allow the link. */
function lastDayOf({ relation, until, reason }: Terms, born: string, today: string): string | undefined {
  const lastAsChild = lastDayAsChild(born);
  const latest = today <= lastAsChild ? lastAsChild : lastDayOfCarer(today);
  const asked = until !== undefined && until > latest ? latest : until;
  try {
    return termsOf({ relation, until: asked, reason }, born, today).until;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const codeStays = (patientId: string, relation: Relation, code: OpenCode | undefined): TransactItem => ({
  ConditionCheck: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: codeKey(patientId, relation),
    ...(code === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'codeHash = :hash', ExpressionAttributeValues: { ':hash': code.codeHash } }),
  },
});
const codeShortened = (patientId: string, { relation, codeHash }: OpenCode, until: string): TransactItem => ({
  Update: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: codeKey(patientId, relation),
    UpdateExpression: 'SET #until = :until',
    ConditionExpression: 'codeHash = :hash',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until, ':hash': codeHash },
  },
});

/**
 * The effects of another birth date on people who act for a patient, for the transaction that brings it.
 * - Links and open codes that were made for another age end, at once or earlier, and the accounts and the editor are notified.
 * - Per relation, the transaction changes the code or is conditioned on its absence, so that no account can be linked on the old terms in
 *   between.
 */
export async function termsFor(patientId: string, born: string, editor: string, now: Date): Promise<TransactItem[]> {
  const today = qatarDate(now);
  const [links, stored] = await Promise.all([linksTo(patientId, now), itemsUnder(profileKey(patientId).pk, codePrefix)]);
  const codes = z.parse(z.array(OpenCode), stored);
  const own = links.find(({ relation }) => relation === 'self');
  const done = { ended: 0, shortened: 0 };
  const ofLinks = links.flatMap((link): TransactItem[] => {
    if (link.relation === 'self') return [];
    const until = lastDayOf(link, born, today);
    if (until === undefined) {
      done.ended += 1;
      const told = own && notificationItem(own.userId, notices.seenNoMoreBy(undefined), now);
      return [...linkRemoval(link), notificationItem(link.userId, notices.careLinkUndone, now), ...(told ? [told] : [])];
    }
    if (until === link.until) return [];
    done.shortened += 1;
    return [...linkShortening(link, until), notificationItem(link.userId, notices.careLinkShortened(until), now)];
  });
  const ofCodes = (['parent', 'guardian', 'carer'] as const).flatMap((relation): TransactItem[] => {
    const code = codes.find((one) => one.relation === relation);
    const isOpen = code !== undefined && code.expiresAtEpochSeconds * 1000 > now.getTime();
    const until = code && lastDayOf(code, born, today);
    if (!isOpen || until === code.until) return [codeStays(patientId, relation, code)];
    done[until === undefined ? 'ended' : 'shortened'] += 1;
    return until === undefined ? removal(patientId, code) : [codeShortened(patientId, code, until)];
  });
  const told = done.ended + done.shortened > 0 ? notificationAbout(patientId, editor, notices.linksChanged(done), now) : [];
  return [...ofLinks, ...ofCodes, ...told];
}

/**
 * The effects of a date of death on the accounts that are linked, for its transaction: links open nothing while the record has it, codes
 * that were not used end. Nobody is notified.
 */
async function atDeath(before: PatientRecord, after: PatientRecord, now: Date): Promise<TransactItem[]> {
  const [had, has] = [before, after].map(({ personalInfo }) => personalInfo.dateOfDeath !== undefined);
  if (had === has) return [];
  const { id: patientId } = after;
  const [closing, codes] = await Promise.all([
    closingItems(patientId, has === true, now),
    has === true ? itemsUnder(profileKey(patientId).pk, codePrefix) : [],
  ]);
  return [...closing, ...z.parse(z.array(OpenCode), codes).flatMap((code) => removal(patientId, code))];
}

const keyOf = ({ Put, Update, Delete, ConditionCheck }: TransactItem): string =>
  JSON.stringify(Put === undefined ? (Update ?? Delete ?? ConditionCheck)?.Key : [Put.Item?.['pk'], Put.Item?.['sk']]);

/** Terms and a death together. A transaction writes an item once: a link that ends needs no closing, and a code that ends no other day. */
function together(onTerms: readonly TransactItem[], closing: readonly TransactItem[]): TransactItem[] {
  const others = new Map(closing.map((item) => [keyOf(item), item]));
  const ofTerms = onTerms.map((item): TransactItem => {
    const other = others.get(keyOf(item));
    others.delete(keyOf(item));
    if (other === undefined || item.Delete !== undefined) return item;
    if (item.Update === undefined || other.Update === undefined) return other;
    const { UpdateExpression: shortens = '', ExpressionAttributeValues: values, ...update } = item.Update;
    const { UpdateExpression: closes = '', ExpressionAttributeValues: more } = other.Update;
    const UpdateExpression = closes.startsWith('SET ') ? `${shortens}, ${closes.slice('SET '.length)}` : `${shortens} ${closes}`;
    return { Update: { ...update, UpdateExpression, ExpressionAttributeValues: { ...values, ...more } } };
  });
  return [...ofTerms, ...others.values()];
}

const bornOtherwise = (before: PatientRecord, after: PatientRecord): boolean =>
  earliestBirth(before.personalInfo) !== earliestBirth(after.personalInfo);

/**
 * The effects of a change of a record on who acts for its patient, for its transaction: of a corrected birth date, and of a date of death
 * that comes or is taken back.
 */
export async function linksAfter(before: PatientRecord, after: PatientRecord, editor: string, now: Date): Promise<TransactItem[]> {
  const [onTerms, closing] = await Promise.all([
    bornOtherwise(before, after) ? termsFor(after.id, earliestBirth(after.personalInfo), editor, now) : [],
    atDeath(before, after, now),
  ]);
  return together(onTerms, closing);
}

/** The same where a record is edited, which waits while a merge still brings links to the record with another birth date. */
export async function linksAfterEdit(before: PatientRecord, after: PatientRecord, editor: string, now: Date): Promise<TransactItem[]> {
  return [...(bornOtherwise(before, after) ? [noMergeRuns(after.id)] : []), ...(await linksAfter(before, after, editor, now))];
}
