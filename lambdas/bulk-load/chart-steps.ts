import { daysOf, leaveLimits } from '#contract/chart/leave.ts';
import { allergiesAfter, allergyKind, changedAllergy, recordedAllergy } from '../chart/allergies.ts';
import { chartFrom } from '../chart/chart-item.ts';
import { announcedItem, documentKind, filedDocument } from '../chart/documents.ts';
import { encounterKind, finishedEncounter, startedEncounter, visitCounted } from '../chart/encounters.ts';
import { dosesAfter, immunizationKind, recordedImmunization } from '../chart/immunizations.ts';
import { issuedLeave, letterKind, signedReferral } from '../chart/letters.ts';
import { drafted, newNote, noteItem, signed } from '../chart/notes.ts';
import { addedProblem, changedProblem, listedProblems, problemKind } from '../chart/problems.ts';
import { redSignsAlone } from '../chart/red-signs.ts';
import { lastValues, seenProblems } from '../chart/rules.ts';
import type { StoredLetter } from '../chart/stored.ts';
import { recordedVitalSigns, vitalSignsKind } from '../chart/vital-signs.ts';
import type { Line } from './lines.ts';
import { LineRefused, type Loading, type State, type Step, entryItems, madeOf, requireOrder, requirePast } from './steps.ts';

/** The time at which a line came to its status: by default when it was written. */
function endOf({ endedAt }: { readonly endedAt?: string | undefined }, begun: Date, loading: Loading): Date {
  requirePast('endedAt', endedAt, loading);
  requireOrder(['the time of its id', begun.toISOString()], ['endedAt', endedAt]);
  return endedAt === undefined ? begun : new Date(endedAt);
}

/** A finished visit with its signed note or, of the clinic's own, a draft. What the note diagnosed is counted with the problems that have it. */
export function visitStep(line: Line<'visits'>, state: State, loading: Loading): Step {
  const { arrivedAt, finishedAt, sections, diagnoses, isDraft = false } = line;
  const { patient } = state;
  const made = madeOf(line, state, loading);
  requirePast('finishedAt', finishedAt, loading);
  requireOrder(['the time of its id', made.now.toISOString()], ['finishedAt', finishedAt]);
  const end = new Date(finishedAt);
  const begun = startedEncounter(line, arrivedAt, patient.id, made);
  const visit = finishedEncounter(begun, end);
  const note = drafted(newNote(begun), { sections, diagnoses }, end);
  const items = [
    ...entryItems(encounterKind, visit),
    noteItem(isDraft ? note : signed(note, made.by, end)),
    ...visitCounted(undefined, visit),
  ];
  if (isDraft || note.diagnoses === undefined || note.diagnoses.length === 0) return { items };
  const { problems } = state.chart;
  const seen = seenProblems(problems, [{ startedAt: visit.startedAt, diagnoses: note.diagnoses }]);
  return { items, ofProblems: true, ...(seen.some((one, index) => one !== problems[index]) && { chart: { problems: seen } }) };
}

/** A measurement. */
export function vitalSignsStep(line: Line<'vitalSigns'>, state: State, loading: Loading): Step {
  requirePast('measuredAt', line.measuredAt, loading);
  const entry = recordedVitalSigns({ ...line, confirmed: true }, state, madeOf(line, state, loading));
  const vitals = lastValues(state.chart.vitals, entry, []);
  const isLast = Object.values(vitals).some(({ entryId }) => entryId === entry.id);
  return { items: [...entryItems(vitalSignsKind, entry), ...redSignsAlone(entry)], ...(isLast && { chart: { vitals } }) };
}

/** A problem; one that is over is not in the chart. */
export function problemStep(line: Line<'problems'>, state: State, loading: Loading): Step {
  const made = madeOf(line, state, loading);
  const added = addedProblem({ ...line, duplicate: true }, state, made);
  const { status } = line;
  const entry = status === 'active' ? added : changedProblem(added, { status }, state, endOf(line, made.now, loading));
  return {
    items: entryItems(problemKind, entry),
    ...(status !== 'resolved' && { chart: { problems: listedProblems(state.chart.problems, [entry]) } }),
  };
}

/** An allergy; a current one is on the record's list. */
export function allergyStep(line: Line<'allergies'>, state: State, loading: Loading): Step {
  const made = madeOf(line, state, loading);
  const { status, endReason } = line;
  if (status === 'unconfirmed' || status === 'confirmed') {
    const entry = recordedAllergy({ ...line, status }, state, made);
    const patient = allergyKind.record?.(state, entry) ?? state.patient;
    return { items: entryItems(allergyKind, entry), patient, chart: { allergies: allergiesAfter(state, entry) } };
  }
  // One that is over never was on this record's list.
  const before = recordedAllergy({ ...line, status: 'unconfirmed' }, { ...state, chart: chartFrom(undefined) }, made);
  const listed = { patient: allergyKind.record?.(state, before) ?? state.patient, chart: { ...state.chart, allergies: [before] } };
  const entry = changedAllergy(before, { status, endReason }, listed, endOf(line, made.now, loading));
  return { items: entryItems(allergyKind, entry) };
}

/** A vaccination; without lot or site, it is known from a paper, as one that was given elsewhere. */
export function immunizationStep(line: Line<'immunizations'>, state: State, loading: Loading): Step {
  const { id: _, by: __, ...given } = line;
  const isTraced = given.status === 'not-done' || Boolean(given.lot && given.site);
  const entry = recordedImmunization({ elsewhere: !isTraced, ...given }, state, madeOf(line, state, loading));
  return {
    items: entryItems(immunizationKind, entry),
    ...(entry.status === 'completed' && { chart: { doses: dosesAfter(state.chart, entry) } }),
  };
}

/** A document whose file is kept already. It is not released. */
export function documentStep(line: Line<'documents'>, state: State, loading: Loading): Step {
  const made = madeOf(line, state, loading);
  const { id, title, type, size, sha256 } = line;
  const file = { id, patientId: state.patient.id, title, type, size, sha256 };
  return { items: [...entryItems(documentKind, filedDocument(file, made)), announcedItem({ ...file, by: made.by })] };
}

const letterStep = (letter: StoredLetter): Step => ({ items: entryItems(letterKind, letter) });

/** A sick-leave certificate. */
export function sickLeaveStep(line: Line<'sickLeaves'>, state: State, loading: Loading): Step {
  const days = daysOf(line);
  if (!(days >= 1 && days <= leaveLimits.days)) throw new LineRefused(`a leave has 1 to ${leaveLimits.days} days`);
  return letterStep(issuedLeave(state.patient.id, line, {}, madeOf(line, state, loading)));
}

/** A referral letter, without what the chart said: nobody knows what it said then. */
export function referralStep(line: Line<'referrals'>, state: State, loading: Loading): Step {
  const { patient } = state;
  const nothing = { allergyStatus: 'not-asked' as const, allergies: [], allergySeverities: [], medications: [] };
  const unknown = { patient: { ...patient, medicalInfo: { ...patient.medicalInfo, ...nothing } }, chart: chartFrom(undefined) };
  return letterStep(signedReferral(unknown, line, {}, madeOf(line, state, loading)));
}
