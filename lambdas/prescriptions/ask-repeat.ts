import { notices } from '#contract/account/notices.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Relation } from '#contract/links/links.ts';
import type { Repeat, RepeatRefusal } from '#contract/prescriptions/repeats.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal, found } from '#platform/refusal.ts';
import { notificationAbout, notificationItem } from '../clinic/notifications.ts';
import { readMembers, workerOf } from '../clinic/roster.ts';
import { prefixOf, recordExists } from '../clinic/items.ts';
import { linksTo } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { type Asked, type Which } from './prescribe.ts';
import { nextVersion, requireSeen, stillAt, untilWritten } from '../clinic/versioned.ts';
import { type StoredRepeat, answerOf, askedOf, medicineOf, openFor, repeatOn, repeatPrefix, repeatsOf } from './repeats.ts';
import { type StoredPrescription, isReleasedPrescription, prescriptionsOf } from './stored.ts';

const TableName = env.CLINICAL_TABLE_NAME;
const toldMax = 10;

/** To whom a request goes: to its prescriber, to who took over from them or, if nobody did, to all prescribers. */
async function answering({ authorId }: StoredPrescription): Promise<readonly string[]> {
  const staff = await readMembers();
  const worker = workerOf(staff, authorId);
  if (worker !== undefined) return [worker];
  return [...staff.members.values()]
    .flatMap(({ id, duties, deactivatedAt }) => (duties.includes('prescriber') && deactivatedAt === undefined ? [id] : []))
    .slice(0, toldMax);
}

/** Writes a request in place of the last one for its medicine, if nobody else came first. */
const repeatItem = (patientId: string, before: StoredRepeat | undefined, after: StoredRepeat): TransactItem =>
  nextVersion({ pk: patientPartition(patientId), sk: `${repeatPrefix}${after.medicine}` }, before, after);

interface State {
  readonly one: StoredPrescription;
  readonly all: readonly StoredPrescription[];
  readonly repeats: readonly StoredRepeat[];
}
async function read({ id, prescriptionId }: Which): Promise<State> {
  const [all, repeats] = await Promise.all([prescriptionsOf(id, careLimits.prescriptionsListed), repeatsOf(id)]);
  const one = found(
    all.find((other) => other.id === prescriptionId && isReleasedPrescription(other)),
    'prescriptionNotFound',
  );
  return { one, all, repeats };
}

/** The request for a prescription that was made or declined before. */
async function present(which: Which): Promise<Repeat> {
  const repeats = await repeatsOf(which.id);
  return answerOf(
    found(
      repeats.find(({ prescriptionId }) => prescriptionId === which.prescriptionId),
      'prescriptionNotFound',
    ),
  );
}

/** Asks for more of a medicine, and tells who prescribed it. Refuses NOT_ALLOWED_NOW if it has ended or a request for it waits. */
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
          Key: { pk: patientPartition(which.id), sk: `${prefixOf('prescription')}${one.id}` },
          ...stillAt(one),
        },
      };
      const told = (await answering(one)).flatMap((userId) =>
        notificationAbout(which.id, userId, notices.repeatAsked, now, 'prescriptions'),
      );
      const items = [repeatItem(which.id, before, after), isUnchanged, recordExists(which.id), ...told, ...once.items];
      return (await write(items, [which.id])).done ? answerOf(after) : undefined;
    },
    { once, present: () => present(which) },
  );

/** Declines a request with a reason, and tells who asked, if they still see the record. Refuses NOT_ALLOWED_NOW if none waits. */
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
