import { enteredInError } from '#contract/chart/entry.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { PaperKind } from '#contract/exports/papers.ts';
import type { Reason } from '#contract/base/reasons.ts';
import type { StoredLetter } from '../chart/stored.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import type { StoredPrescription } from '../prescriptions/stored.ts';
import type { KeptVisit } from './kept-visit.ts';
import type { Sections } from './sections.ts';

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

/** What a paper prints of these entries of a record, or why it may not be printed. */
export function printedOf(
  kind: Exclude<PaperKind, 'labels'>,
  ids: readonly string[],
  { prescriptions, visits, letters, laboratory }: Pick<Sections, 'prescriptions' | 'visits' | 'letters' | 'laboratory'>,
): Found {
  if (kind === 'prescription') return prescriptionSheet(prescriptions, ids);
  if (kind === 'visit') return visitSheet(visits.find(({ encounter }) => encounter.id === ids[0]));
  if (kind === 'sick-leave') return sickLeaveSheet(letters.find(({ id }) => id === ids[0]));
  if (kind === 'referral') return referralSheet(letters.find(({ id }) => id === ids[0]));
  return laboratoryReport(laboratory.find(({ id }) => id === ids[0]));
}
