import { notices } from '#contract/account/notices.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { say } from '#contract/base/say.ts';
import type { Texts } from '#contract/base/language.ts';
import type { Relation } from '#contract/links/links.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { type Proposal, type ProposalAnswer, type ProposalEntry, isListed, updateBy } from '#contract/proposals/proposals.ts';
import type { Write } from '#platform/api.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import type { Once } from '#platform/once.ts';
import { Refusal, found, notFound, wrongField } from '#platform/refusal.ts';
import { notificationItem } from '../clinic/notifications.ts';
import { renaming } from '../appointments/renaming.ts';
import { recordExists } from '../clinic/items.ts';
import { countOf } from '../clinic/tries.ts';
import { allergyKind, recordedAllergy } from '../chart/allergies.ts';
import { type Made, addEntry } from '../chart/entries.ts';
import { linksTo } from '../clinic/links.ts';
import { linksAfterEdit } from '../links/terms-of-age.ts';
import { requireSeen, untilWritten, written } from '../clinic/versioned.ts';
import { neededFor } from '../clinic/clinical.ts';
import { fold } from '../clinic/names.ts';
import { type PatientRecord, updatedPatient } from '../clinic/patient.ts';
import { updatePatient } from '../clinic/store.ts';
import { type StoredProposal, getProposal, proposalItem, shown, waitingItem } from './stored.ts';

const { DEFAULT_COUNTRY: defaultCountry } = environment({ DEFAULT_COUNTRY: true });

interface Which {
  readonly id: string;
  readonly entryId: string;
}

/** Throws NOT_FOUND. */
async function proposalAt({ id, entryId }: Which): Promise<StoredProposal> {
  return found(await getProposal(id, entryId), 'proposalNotFound');
}

/** The notice to the proposer. */
const told: Readonly<Record<ProposalAnswer['state'], Texts>> = { accepted: notices.proposalAccepted, refused: notices.proposalRefused };

interface Proposing {
  readonly patientId: string;
  readonly relation: Relation;
  readonly made: Made;
  readonly once: Once;
  readonly write: Write;
}

/** Proposes a change. Throws NOT_FOUND, NOT_ALLOWED_NOW while the maximum number of proposals is open, unless it is an allergy, and TOO_MANY_REQUESTS. */
export async function propose(entry: ProposalEntry, { patientId, relation, made, once, write }: Proposing): Promise<Proposal> {
  const { id, by, now } = made;
  const { remark, ...said } = entry;
  const proposal: StoredProposal = {
    id,
    version: 1,
    patientId,
    ...said,
    ...(remark && { remark }),
    proposedBy: by,
    relation,
    proposedAt: now.toISOString(),
    state: 'open',
  };
  const items = [
    recordExists(patientId),
    // An allergy that nobody heard of may kill.
    waitingItem(patientId, 1, proposal.field === 'allergies' ? 'none' : careLimits.proposalsOpen),
    countOf('proposed', by, now),
    proposalItem(undefined, proposal),
    ...once.items,
  ];
  return untilWritten(
    async () => {
      const outcome = await write(items, [patientId]);
      if (outcome.done) return shown(proposal, by);
      if (outcome.failed.has(0)) throw notFound('patientNotFound');
      if (outcome.failed.has(1)) throw new Refusal('NOT_ALLOWED_NOW', { reason: 'proposalsFull' });
      if (outcome.failed.has(2)) throw new Refusal('TOO_MANY_REQUESTS');
      return undefined;
    },
    { once, present: async (earlier) => shown(await proposalAt({ id: patientId, entryId: earlier }), by) },
  );
}

/** Withdraws the caller's proposal. Throws NOT_FOUND, FORBIDDEN, CONFLICT, and NOT_ALLOWED_NOW once it is answered. */
export async function withdraw(which: Which, by: string, now: Date, write: Write): Promise<Proposal> {
  const patientId = which.id;
  const before = await proposalAt(which);
  if (before.proposedBy !== by) throw new Refusal('FORBIDDEN');
  if (before.state === 'withdrawn') return shown(before, by);
  if (before.state !== 'open') throw new Refusal('NOT_ALLOWED_NOW');
  const after: StoredProposal = { ...before, version: before.version + 1, state: 'withdrawn', answeredAt: now.toISOString() };
  await written(write, [proposalItem(before, after), waitingItem(patientId, -1), recordExists(patientId)], [patientId]);
  return shown(after, by);
}

interface Answering {
  readonly which: Which;
  readonly answer: ProposalAnswer;
  readonly ifMatch: number | 'any' | undefined;
  readonly made: Made;
  readonly once: Once;
  readonly write: Write;
}

/**
 * Answers a proposal; accepting it changes the record in the same transaction. A repeated request gets the first answer.
 * @throws Refusal NOT_FOUND; PRECONDITION_FAILED; CONFLICT; NOT_ALLOWED_NOW if it was answered or withdrawn; FORBIDDEN for a chart field if
 * the caller may not write in the chart; and the errors of every record update
 */
export const answerProposal = ({ which, answer, ifMatch, made, once, write }: Answering): Promise<Proposal> =>
  untilWritten(
    async () => {
      const { id: patientId } = which;
      const { by, now } = made;
      const before = await proposalAt(which);
      await requireSeen(ifMatch, before, (current) => shown(current, by));
      if (before.state !== 'open') throw new Refusal('NOT_ALLOWED_NOW');
      const after: StoredProposal = {
        ...before,
        version: before.version + 1,
        state: answer.state,
        answeredBy: by,
        answeredAt: now.toISOString(),
        ...(answer.reason && { reason: answer.reason }),
      };
      const isLinked = (await linksTo(patientId, now)).some(({ userId }) => userId === before.proposedBy);
      const answered: TransactItem[] = [
        proposalItem(before, after),
        waitingItem(patientId, -1),
        ...(isLinked ? [notificationItem(before.proposedBy, told[answer.state], now)] : []),
      ];
      const needs = neededFor([before.field]);
      if (answer.state === 'refused') {
        const outcome = await write([...answered, recordExists(patientId), ...once.items], [patientId], { needs });
        return outcome.done ? shown(after, by) : undefined;
      }
      if (before.field === 'allergies') {
        const entry = { substance: before.value, reaction: before.remark };
        const withAnswer: Write = (items, patientIds) => write([...items, ...answered], patientIds, { needs });
        await addEntry(allergyKind, patientId, (opened) => recordedAllergy(entry, opened, made), once, withAnswer);
      } else {
        const { marker, finish } = renaming(now);
        const alongside = async (current: PatientRecord, next: PatientRecord) => [
          ...marker(current, next),
          ...(await linksAfterEdit(current, next, by, now)),
          ...answered,
        ];
        await updatePatient(patientId, 'any', (current) => changed(current, before, now), alongside, once, write);
        await finish(patientId);
      }
      return shown(after, by);
    },
    { once, present: async () => shown(await proposalAt(which), made.by) },
  );

/**
 * The record with the proposal applied: the value replaced, or an entry added to its list. Throws a refusal of values that no update may
 * write.
 */
function changed(current: PatientRecord, { field, value }: StoredProposal, now: Date): PatientRecord {
  const list = isListed(field) ? current.medicalInfo[field] : [];
  if (list.some((one) => fold(one) === fold(value))) throw new Refusal('DUPLICATE_ENTRY');
  const { data } = updateBy(field, value, list);
  if (data === undefined)
    throw isListed(field)
      ? wrongField('value', say('tooManyEntries', { field: titleOf(field).en, max: limits.listEntries }))
      : new Refusal('NOT_ALLOWED_NOW');
  return updatedPatient(current, data, { at: now.toISOString(), defaultCountry });
}
