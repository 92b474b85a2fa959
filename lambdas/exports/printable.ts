import { enteredInError } from '#contract/chart/entry.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { PaperKind } from '#contract/exports/papers.ts';
import type { Reason } from '#contract/base/reasons.ts';
import { type StoredLetter, getLetter } from '../chart/stored.ts';
import { type StoredOrder, getOrder } from '../laboratory/stored.ts';
import { type StoredPrescription, getPrescription } from '../prescriptions/stored.ts';
import { type KeptVisit, keptVisit } from './kept-visit.ts';

/** A signed prescription. */
export interface SignedLine extends StoredPrescription {
  readonly signedAt: string;
}
/** A visit whose note is signed. */
export type SignedVisit = Required<KeptVisit>;

type Leave = NonNullable<StoredLetter['leave']>;
type Referral = NonNullable<StoredLetter['referral']>;

/** What a paper prints, with the account that answers for it. */
export type Printed =
  | { readonly kind: 'prescription'; readonly lines: readonly SignedLine[]; readonly by: string; readonly signedAt: string }
  | { readonly kind: 'visit'; readonly visit: SignedVisit; readonly by: string; readonly signedAt: string }
  | { readonly kind: 'sick-leave'; readonly letter: StoredLetter; readonly leave: Leave; readonly by: string; readonly signedAt: string }
  | {
      readonly kind: 'referral';
      readonly letter: StoredLetter;
      readonly referral: Referral;
      readonly by: string;
      readonly signedAt: string;
    }
  | { readonly kind: 'laboratory'; readonly order: StoredOrder; readonly by: string };

/** What is printed, or the reason why it is not. */
export type Found = Printed | Refused;
interface Refused {
  readonly refused: Reason;
}

/** The sheet of these prescriptions, or why they may not be printed together. */
export function prescriptionSheet(found: readonly StoredPrescription[], ids: readonly string[]): Found {
  const lines = ids.flatMap((id) => found.find((one) => one.id === id && one.status !== 'draft') ?? []);
  if (lines.length < ids.length) return { refused: 'prescriptionNotFound' };
  const signed = lines.flatMap((one) =>
    one.status === 'active' && one.signedAt !== undefined ? [{ ...one, signedAt: one.signedAt }] : [],
  );
  const [first] = signed;
  if (first === undefined || signed.length < lines.length) return { refused: 'prescriptionNotActive' };
  const dayOf = (one: SignedLine): string => qatarDate(new Date(one.signedAt));
  if (signed.some((one) => one.authorId !== first.authorId || dayOf(one) !== dayOf(first))) return { refused: 'prescriptionsApart' };
  const last =
    signed
      .map(({ signedAt }) => signedAt)
      .toSorted()
      .at(-1) ?? first.signedAt;
  return { kind: 'prescription', lines: signed, by: first.authorId, signedAt: last };
}

/** The sheet of a visit, or why it may not be printed. */
export function visitSheet(visit: KeptVisit | undefined): Found {
  if (visit === undefined) return { refused: 'entryNotFound' };
  const { note } = visit;
  if (note?.signedAt === undefined || note.status === enteredInError) return { refused: 'noteNotSigned' };
  return { kind: 'visit', visit: { ...visit, note }, by: note.signedBy ?? note.createdBy, signedAt: note.signedAt };
}

/** The sheet of a sick-leave certificate, or why it may not be printed. */
export function sickLeaveSheet(letter: StoredLetter | undefined): Found {
  if (letter?.leave === undefined) return { refused: 'entryNotFound' };
  if (letter.status === enteredInError) return { refused: 'letterInError' };
  return { kind: 'sick-leave', letter, leave: letter.leave, by: letter.createdBy, signedAt: letter.createdAt };
}

/** The sheet of a referral letter, or why it may not be printed. */
export function referralSheet(letter: StoredLetter | undefined): Found {
  if (letter?.referral === undefined) return { refused: 'entryNotFound' };
  if (letter.status === enteredInError) return { refused: 'letterInError' };
  return { kind: 'referral', letter, referral: letter.referral, by: letter.createdBy, signedAt: letter.createdAt };
}

/** The report of an order, or why it may not be printed. */
export function laboratoryReport(order: StoredOrder | undefined): Found {
  if (order === undefined) return { refused: 'orderNotFound' };
  const isPrinted = order.status !== enteredInError && order.results.some(({ verified }) => verified !== undefined);
  return isPrinted ? { kind: 'laboratory', order, by: order.orderedBy } : { refused: 'resultsNotVerified' };
}

/** The order whose specimens are labeled, or why they are not. */
export function labeled(order: StoredOrder | undefined): { readonly kind: 'labels'; readonly order: StoredOrder } | Refused {
  if (order === undefined) return { refused: 'orderNotFound' };
  return order.status === 'active' || order.status === 'completed' ? { kind: 'labels', order } : { refused: 'orderNotActive' };
}

/** Reads what a paper prints of these entries of a record, or why it may not be printed. */
export async function printedOf(kind: Exclude<PaperKind, 'labels'>, patientId: string, ids: readonly string[]): Promise<Found> {
  const [id = ''] = ids;
  if (kind === 'prescription') {
    const found = await Promise.all(ids.map((one) => getPrescription(patientId, one)));
    return prescriptionSheet(
      found.filter((one) => one !== undefined),
      ids,
    );
  }
  if (kind === 'visit') return visitSheet(await keptVisit(patientId, id));
  if (kind === 'sick-leave') return sickLeaveSheet(await getLetter(patientId, id));
  if (kind === 'referral') return referralSheet(await getLetter(patientId, id));
  return laboratoryReport(await getOrder(patientId, id));
}
