import type { PaperCheck, PaperOutcome } from '#contract/exports/paper-check.ts';
import type { LeavePeriod } from '#contract/chart/leave.ts';
import { lastNameIn } from '#contract/patient/one-name.ts';
import { getLetter } from '../chart/stored.ts';
import { type KeptPaper, paperOfCode } from '../clinic/paper-codes.ts';
import { getPatient } from '../clinic/store.ts';
import { getPrescription } from '../prescriptions/stored.ts';

const unknown: PaperCheck = { outcome: 'unknown' };
const qidDigits = 4;

/** What a paper says of its patient, as it stands now. */
interface Standing {
  readonly outcome: PaperOutcome;
  readonly leave?: LeavePeriod | undefined;
}

async function letterNow({ patientId, ids: [id = ''] }: KeptPaper): Promise<Standing> {
  const letter = await getLetter(patientId, id);
  return { outcome: letter === undefined ? 'unknown' : letter.status === 'issued' ? 'genuine' : 'ended', leave: letter?.leave };
}

async function prescriptionNow({ patientId, ids }: KeptPaper): Promise<Standing> {
  const found = await Promise.all(ids.map((id) => getPrescription(patientId, id)));
  const active = found.filter((one) => one?.status === 'active').length;
  return { outcome: active === ids.length ? 'genuine' : active > 0 ? 'partly' : 'ended' };
}

/** The first letter of each word of a name. */
const initialsOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[\s-]+/))
    .flatMap((word) => Array.from(word)[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');

/**
 * What anybody learns of the paper with this code: that it is genuine, has ended, or is not known. A code that is none, one that nobody
 * printed, one that expired and one of a deleted record are answered alike.
 */
export async function checkedPaper(code: string, now: Date): Promise<PaperCheck> {
  const paper = await paperOfCode(code, now);
  if (paper === undefined) return unknown;
  const { kind, clinic, author, signedAt, patientId } = paper;
  const [patient, { outcome, leave }] = await Promise.all([
    getPatient(patientId),
    kind === 'prescription' ? prescriptionNow(paper) : letterNow(paper),
  ]);
  if (patient === undefined || outcome === 'unknown') return unknown;
  const { firstName, lastName, nationalId } = patient.personalInfo;
  return {
    outcome,
    paper: {
      kind,
      clinic,
      author,
      signedAt,
      ...(leave !== undefined && { leave: { from: leave.from, until: leave.until } }),
      initials: initialsOf([firstName, lastNameIn(lastName)].filter(Boolean)),
      ...(nationalId !== undefined && { qidEnd: nationalId.slice(-qidDigits) }),
    },
  };
}
