import { notices } from '#contract/account/notices.ts';
import type { Relation } from '#contract/links/links.ts';
import type { Repeat, RepeatRefusal } from '#contract/prescriptions/repeats.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal, found } from '#platform/refusal.ts';
import { notificationAbout, notificationItem } from '../clinic/notifications.ts';
import { type Members, readMembers, workerOf } from '../clinic/roster.ts';
import { careKey, recordExists } from '../clinic/items.ts';
import { linksTo } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import type { Asked } from '../clinic/remember.ts';
import type { Which } from './prescribe.ts';
import { requireSeen, stillAt, untilWritten } from '../clinic/versioned.ts';
import { type StoredRepeat, answerOf, askedOf, medicineOf, openFor, repeatItem, repeatOn, repeatsOf } from './repeats.ts';
import { type StoredPrescription, isReleasedPrescription, prescriptionsNow } from './stored.ts';

const TableName = env.CLINICAL_TABLE_NAME;
const toldMax = 10;

/** The recipients of a request: its prescriber, the prescriber's successor or, without one, all prescribers. */
function answering({ authorId }: StoredPrescription, staff: Members): readonly string[] {
  const worker = workerOf(staff, authorId);
  if (worker !== undefined) return [worker];
  return [...staff.members.values()]
    .flatMap(({ id, duties, deactivatedAt }) => (duties.includes('prescriber') && deactivatedAt === undefined ? [id] : []))
    .slice(0, toldMax);
}

interface State {
  readonly one: StoredPrescription;
  readonly all: readonly StoredPrescription[];
  readonly repeats: readonly StoredRepeat[];
}
async function read({ id, prescriptionId }: Which): Promise<State> {
  const [all, repeats] = await Promise.all([prescriptionsNow(id, [prescriptionId]), repeatsOf(id)]);
  const one = found(
    all.find((other) => other.id === prescriptionId && isReleasedPrescription(other)),
    'prescriptionNotFound',
  );
  return { one, all, repeats };
}

/** The earlier request for a prescription, open or declined. */
async function present(which: Which): Promise<Repeat> {
  const repeats = await repeatsOf(which.id);
  return answerOf(
    found(
      repeats.find(({ prescriptionId }) => prescriptionId === which.prescriptionId),
      'prescriptionNotFound',
    ),
  );
}

/**
 * Requests more of a medicine and notifies its prescriber. Throws NOT_ALLOWED_NOW if the medicine has ended or a request is already open.
 */
export const askRepeat = (which: Which, relation: Relation, { by, now, once, write }: Asked): Promise<Repeat> =>
  untilWritten(
    async () => {
      const { one, all, repeats } = await read(which);
      if (!repeatOn(one, all, repeats).mayAsk) throw new Refusal('NOT_ALLOWED_NOW');
      const medicine = medicineOf(one);
      const before = repeats.find((repeat) => repeat.medicine === medicine);
      const after: StoredRepeat = {
        version: (before?.version ?? 0) + 1,
        medicine,
        prescriptionId: one.id,
        state: 'asked',
        askedBy: by,
        relation,
        askedAt: now.toISOString(),
      };
      const isUnchanged: TransactItem = {
        ConditionCheck: {
          TableName,
          Key: careKey('prescription', which.id, one.id),
          ...stillAt(one),
        },
      };
      const staff = await readMembers();
      const told = answering(one, staff).flatMap((userId) =>
        notificationAbout(which.id, userId, notices.repeatAsked, now, 'prescriptions'),
      );
      const items = [
        repeatItem(which.id, before, after, { authorId: one.authorId, staff }),
        isUnchanged,
        recordExists(which.id),
        ...told,
        ...once.items,
      ];
      return (await write(items, [which.id])).done ? answerOf(after) : undefined;
    },
    { once, present: () => present(which) },
  );

/**
 * Declines a request with a reason and notifies the requester, if they still have access to the record. Throws NOT_ALLOWED_NOW if no
 * request is open.
 */
export const declineRepeat = (
  which: Which,
  { reason }: RepeatRefusal,
  ifMatch: number | 'any' | undefined,
  { by, now, once, write }: Asked,
): Promise<Repeat> =>
  untilWritten(
    async () => {
      const { one, all, repeats } = await read(which);
      const before = openFor(one, all, repeats);
      if (before === undefined) throw new Refusal('NOT_ALLOWED_NOW');
      await requireSeen(ifMatch, before, () => askedOf(one, all, repeats));
      const after = {
        ...before,
        version: before.version + 1,
        state: 'declined',
        declinedBy: by,
        declinedAt: now.toISOString(),
        reason,
      } as const;
      const isLinked = (await linksTo(which.id, now)).some(({ userId }) => userId === before.askedBy);
      const told = isLinked ? [notificationItem(before.askedBy, notices.repeatDeclined, now)] : [];
      const items = [repeatItem(which.id, before, after), recordExists(which.id), ...told, ...once.items];
      return (await write(items, [which.id])).done ? answerOf(after) : undefined;
    },
    { once, present: () => present(which) },
  );
