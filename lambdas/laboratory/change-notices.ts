import { notices } from '#contract/account/notices.ts';
import type { Texts } from '#contract/base/language.ts';
import { isCritical } from '#contract/laboratory/laboratory.ts';
import type { Revision } from '#contract/portal/portal.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { linksTo } from '../clinic/links.ts';
import { type Told, notificationAbout, notificationAgain, notificationItem, notificationsAbout } from '../clinic/notifications.ts';
import { type Members, readMembers, workerOf } from '../clinic/roster.ts';
import { criticalNotices } from './critical-notices.ts';
import { withAlerts } from './orders.ts';
import { revisionOf } from './release.ts';
import { correctedText, criticalText, doubtedText, toVerifyText, withdrawnText } from './result-texts.ts';
import type { StoredOrder, StoredResult } from './stored.ts';

/** Maximum people told of one change: they are items of its transaction. */
const toldMax = { staff: 8, bench: 16, accounts: 10 } as const;
/** The items that tell one person. */
type Notices = readonly TransactItem[];

interface Deed {
  readonly by: string;
  readonly now: Date;
}

interface Revised {
  readonly result: StoredResult;
  readonly revision: Revision;
  readonly text: Texts;
}

/** The verified values that a change puts in doubt, replaces or withdraws. */
function revisedIn(before: StoredOrder, after: StoredOrder): Revised[] {
  return after.results.flatMap((result, index): Revised[] => {
    const former = before.results[index];
    if (former?.verified === undefined) return [];
    if (after.status === 'entered-in-error') return [{ result, revision: 'withdrawn', text: withdrawnText(result) }];
    if (result.verified !== former.verified) return [{ result, revision: 'corrected', text: correctedText(result) }];
    const isNew = result.status === 'correcting' && former.status !== 'correcting';
    return isNew ? [{ result, revision: 'checking', text: doubtedText(result) }] : [];
  });
}

const summed = ([first, ...more]: readonly Texts[]): Texts | undefined => first && notices.andMore(first, more.length);

const settled = ({ userId, notification }: Told): TransactItem =>
  notificationAgain({ userId, notification: { ...notification, settled: true, unread: false } });

/** An earlier notice of critical results, as far as it still holds. */
function restated(told: Told, standing: readonly StoredResult[]): TransactItem {
  const message = told.notification.about === 'laboratory' ? summed(standing.map(criticalText)) : undefined;
  return message === undefined ? settled(told) : notificationAgain({ ...told, notification: { ...told.notification, message } });
}

/**
 * Tells of revised values whoever ordered them, acknowledged them, or was told that they are critical; what these were told before no longer
 * stands. `critical` are the tests of which the order's clinician is told as critical.
 */
function staffNotices(
  revised: readonly Revised[],
  after: StoredOrder,
  earlier: readonly Told[],
  { critical, staff, by, now }: Deed & { readonly critical: readonly string[]; readonly staff: Members },
): Notices[] {
  const { id, patientId, orderedBy, acknowledgements } = after;
  const worker = workerOf(staff, orderedBy);
  const people = [worker, ...acknowledgements.map((one) => workerOf(staff, one.by)), ...earlier.map(({ userId }) => userId)];
  const told = [...new Set(people)].filter((one) => one !== undefined && one !== by).slice(0, toldMax.staff);
  const standing = after.results.filter(
    (one) =>
      after.status !== 'entered-in-error' &&
      isCritical(one.verified?.flag) &&
      one.status !== 'correcting' &&
      !revised.some(({ result }) => result === one),
  );
  return [
    ...told.map((userId = '') => {
      const texts = revised.filter(({ result }) => userId !== worker || !critical.includes(result.test)).map(({ text }) => text);
      const message = summed(texts);
      return message === undefined ? [] : notificationAbout(patientId, userId, message, now, 'results', id);
    }),
    ...earlier.slice(0, toldMax.staff).map((one) => [restated(one, standing)]),
  ];
}

const ownTexts: Readonly<Record<Revision, Texts>> = {
  checking: notices.ownResultDoubted,
  corrected: notices.ownResultCorrected,
  withdrawn: notices.ownResultWithdrawn,
};

/** Tells the accounts that could see a value what became of it. */
async function patientNotices(revised: readonly Revised[], after: StoredOrder, now: Date): Promise<Notices[]> {
  const seen = revised.find(({ result, revision }) => revisionOf(after, result) === revision);
  if (seen === undefined) return [];
  const links = await linksTo(after.patientId, now);
  return links.slice(0, toldMax.accounts).map(({ userId }) => [notificationItem(userId, ownTexts[seen.revision], now)]);
}

const isWaiting = ({ entered }: StoredResult): boolean => isCritical(entered?.flag);

/** The critical values that a change leaves for a second person to verify. */
const enteredIn = (before: StoredOrder, after: StoredOrder): Texts[] =>
  after.results.flatMap(({ test, entered }, index) => {
    const earlier = before.results[index]?.entered;
    const isKnown = isCritical(earlier?.flag) && earlier?.value === entered?.value;
    return entered === undefined || !isCritical(entered.flag) || isKnown ? [] : [toVerifyText(test, entered)];
  });

/** Tells the others of the laboratory that a critical value waits for a second person; until that is so, nobody else is told. */
function benchNotices(message: Texts, { id, patientId }: StoredOrder, { members }: Members, { by, now }: Deed): Notices[] {
  return [...members.values()]
    .filter((one) => one.duties.includes('laboratory') && one.deactivatedAt === undefined && one.id !== by)
    .slice(0, toldMax.bench)
    .map((one) => notificationAbout(patientId, one.id, message, now, 'verification', id));
}

/**
 * A change to an order's results with its alerts and notices: of critical values, before and after a second person has verified them, and
 * of values that were verified and are doubted, corrected or withdrawn. `critical` are those that were verified just now.
 */
export async function withNotices(before: StoredOrder, order: StoredOrder, critical: readonly StoredResult[], deed: Deed) {
  const { now } = deed;
  const revised = revisedIn(before, order);
  const { order: after, alerts } = withAlerts(order, critical, now, revised.length > 0);
  const isOpen = after.status === 'active' || after.status === 'completed';
  const [hasWaited, waits] = [before.results.some(isWaiting), isOpen && after.results.some(isWaiting)];
  if (revised.length === 0 && critical.length === 0 && !hasWaited && !waits) return { order: after, alerts };
  const [staff, told] = await Promise.all([readMembers(), revised.length > 0 || hasWaited ? notificationsAbout(after.patientId) : []]);
  const earlier = told.filter(({ notification }) => notification.orderId === after.id && notification.settled === undefined);
  const ofBench = earlier.filter(({ notification }) => notification.about === 'verification');
  const ofResults = earlier.filter((one) => !ofBench.includes(one));
  const toVerify = summed(enteredIn(before, after));
  return {
    order: after,
    alerts,
    notices: [
      criticalNotices(before, after, critical.map(criticalText), staff, now),
      ...(revised.length === 0
        ? []
        : staffNotices(revised, after, ofResults, { ...deed, staff, critical: critical.map(({ test }) => test) })),
      ...(await patientNotices(revised, after, now)),
      ...(toVerify === undefined ? [] : benchNotices(toVerify, after, staff, deed)),
      ...(hasWaited && !waits ? ofBench.slice(0, toldMax.bench).map((one) => [settled(one)]) : []),
    ],
  };
}
