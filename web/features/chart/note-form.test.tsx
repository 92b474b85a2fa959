import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { z } from 'zod/mini';
import type { NoteDraft, Visit } from '#contract/chart/encounters.ts';
import { type Answers, answer, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, encounterOf, entryId, ofPatient, visitOf } from '../../../test/component/samples/chart.ts';

const section = (name: string) => page.getByRole('textbox', { name, exact: true });
const plan = section('Plan');
const sign = page.getByRole('button', { name: 'Sign', exact: true });
const dialog = page.getByRole('dialog');
const isSaved = () => expect.element(page.getByText('Draft saved')).toBeVisible();
/** The pause in typing after which a draft is saved. */
const pause = () => vi.advanceTimersByTimeAsync(1500);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-02-01T08:00:00Z');
});

/** What the server has of a note after a save. */
const noteOf = ({ sections, diagnoses, copied }: z.output<typeof NoteDraft>, version: number): Visit['note'] =>
  visitOf({
    note: {
      version,
      sections: Object.fromEntries(Object.entries(sections).flatMap(([name, text]) => (text ? [[name, text]] : []))),
      diagnoses: (diagnoses ?? []).map(({ text, toProblems }) => ({ text, ...(toProblems !== undefined && { toProblems }) })),
      ...(copied && {
        copied: Object.fromEntries(Object.entries(copied).flatMap(([name, day]) => (day === undefined ? [] : [[name, day]]))),
      }),
    },
  }).note;
/** Opens a visit whose note is saved as it comes. */
const openNote = (visit = visitOf(), more: Answers = {}) =>
  open(`${ofPatient}/visits/${entryId('E')}`, {
    answers: { ...charted({ visit }), 'notes.save': ({ body, ifMatch = 0 }) => noteOf(body, ifMatch + 1), ...more },
  });

it('saves itself at a pause, and is signed once its author has confirmed it', async () => {
  await openNote();
  await expect.element(sign).toBeDisabled();
  await section('Subjective').fill('Cough for a week');
  await plan.fill('Rest, and back on Sunday');
  expect(asked('notes.save')).toEqual([]);
  await pause();
  await isSaved();
  expect(asked('notes.save').map(({ body, ifMatch }) => [body.sections.subjective, body.sections.plan, ifMatch])).toEqual([
    ['Cough for a week', 'Rest, and back on Sunday', 1],
  ]);
  await sign.click();
  await expect.element(dialog.getByText('Fatima Al-Mansouri')).toBeVisible();
  const signed = visitOf({
    encounter: { status: 'finished' },
    note: { version: 3, status: 'final', signedAt: '2026-02-01T08:00:00.000Z', sections: { plan: 'Rest, and back on Sunday' } },
  });
  answer({ ...charted({ visit: signed }), 'notes.sign': signed.note });
  await dialog.getByRole('button', { name: 'Sign' }).click();
  await expect.element(page.getByText('Note signed')).toBeVisible();
  await expect.element(plan).not.toBeInTheDocument();
  await expect.element(page.getByText('Rest, and back on Sunday')).toBeVisible();
  expect(asked('notes.sign').map(({ ifMatch }) => ifMatch)).toEqual([2]);
});

it('is supplemented after its signature', async () => {
  const signed = visitOf({ encounter: { status: 'finished' }, note: { status: 'final', sections: { plan: 'Rest' } } });
  await openNote(signed);
  const addendum = { id: entryId('Z'), text: 'Called: better', createdBy: signed.note.createdBy, createdAt: '2026-02-01T08:00:00.000Z' };
  answer({ 'notes.amend': () => (answer({ 'encounters.get': { ...signed, addenda: [addendum] } }), addendum) });
  await page.getByLabelText('Addendum').fill('Called: better');
  await page.getByRole('button', { name: 'Add addendum' }).click();
  await expect.element(page.getByText('Addendum added')).toBeVisible();
  await expect.element(page.getByText('Called: better')).toBeVisible();
  await expect.element(page.getByLabelText('Addendum')).toHaveValue('');
});

it('keeps what the server does not have over a reload, and saves it when the line is back', async () => {
  await openNote(visitOf(), { 'notes.save': unreachable });
  await plan.fill('Without a line');
  await pause();
  await expect.element(page.getByText(/The draft could not be saved/)).toBeVisible();
  await reload();
  await expect.element(plan).toHaveValue('Without a line');
  answer({ 'notes.save': ({ body, ifMatch = 0 }) => noteOf(body, ifMatch + 1) });
  await pause();
  await isSaved();
  expect(asked('notes.save').at(-1)?.body.sections.plan).toBe('Without a line');
});

it('does not overwrite a version saved elsewhere without asking', async () => {
  await openNote();
  await expect.element(plan).toBeVisible();
  const theirs = visitOf({ note: { version: 5, sections: { plan: 'From the ward' }, diagnoses: [{ text: 'Chosen elsewhere' }] } });
  answer({ 'encounters.get': theirs, 'notes.save': refuse('PRECONDITION_FAILED') });
  await plan.fill('From the office');
  await pause();
  await expect.element(page.getByText('This draft was changed elsewhere.')).toBeVisible();
  await expect.element(plan).toHaveValue('From the office');
  await expect.element(sign).toBeDisabled();
  expect(asked('notes.save').map(({ ifMatch }) => ifMatch)).toEqual([1]);
  await page.getByRole('button', { name: 'Take the other one' }).click();
  await expect.element(plan).toHaveValue('From the ward');
  await expect.element(page.getByText('Chosen elsewhere')).toBeVisible();
});

it('keeps what is here, if that is chosen, above the version that was saved elsewhere', async () => {
  await openNote();
  await expect.element(plan).toBeVisible();
  answer({
    'encounters.get': visitOf({ note: { version: 5, sections: { plan: 'From the ward' } } }),
    'notes.save': refuse('PRECONDITION_FAILED'),
  });
  await plan.fill('From the office');
  await pause();
  await expect.element(page.getByText('This draft was changed elsewhere.')).toBeVisible();
  answer({ 'notes.save': ({ body, ifMatch = 0 }) => noteOf(body, ifMatch + 1) });
  await page.getByRole('button', { name: 'Keep what is here' }).click();
  await isSaved();
  expect(asked('notes.save').at(-1)).toMatchObject({ ifMatch: 5, body: { sections: { plan: 'From the office' } } });
});

it('takes what it sent itself for its own when only the answer was lost', async () => {
  await openNote();
  answer({
    'notes.save': ({ body }) => (
      answer({ 'encounters.get': { ...visitOf(), note: noteOf(body, 2) }, 'notes.save': refuse('PRECONDITION_FAILED') }),
      unreachable
    ),
  });
  await plan.fill('Sent, answer lost');
  await pause();
  await expect.element(page.getByText(/The draft could not be saved/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await isSaved();
});

it('fills only empty sections with prompts; a phrase becomes the values of now with their time', async () => {
  const visit = visitOf({ encounter: { service: 'antenatal' } });
  await openNote(visit, charted({ visit, vitals: { systolic: 128, diastolic: 82 } }));
  await plan.fill('Mine');
  await page.getByLabelText('Insert prompts').selectOptions('Antenatal');
  await expect.element(section('Subjective')).toHaveDisplayValue(/Fetal movements: /);
  await expect.element(plan).toHaveValue('Mine');
  await section('Objective').fill('');
  await section('Objective').click();
  await userEvent.keyboard('Seated .b');
  await expect.element(page.getByRole('option', { name: /\.bp/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(section('Objective')).toHaveDisplayValue(/^Seated Blood pressure 128\/82 mmHg \(.+\)$/);
  await pause();
  await isSaved();
});

it('shows the last vital signs, and takes them over with one click', async () => {
  const visit = visitOf();
  await openNote(visit, charted({ visit, vitals: { systolic: 188, diastolic: 114, pulse: 80 } }));
  await section('Objective').fill('Seated');
  await expect.element(page.getByText('Blood pressure 188/114 mmHg')).toBeVisible();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.element(section('Objective')).toHaveDisplayValue(/^Seated\nBlood pressure 188\/114 mmHg, Pulse 80 \/min \(.+\)$/);
  await pause();
  await isSaved();
});

it('copies the last note section by section, and each says so until it is edited, to readers too', async () => {
  const visit = visitOf({ encounter: { service: 'follow-up' } });
  const before = visitOf({
    encounter: { id: entryId('B'), status: 'finished', startedAt: '2026-01-20T07:00:00.000Z' },
    note: { status: 'final', signedAt: '2026-01-20T08:00:00.000Z', sections: { subjective: 'Knee pain', plan: 'Exercises' } },
  });
  await openNote(visit, {
    'encounters.get': ({ params }) => (params.entryId === entryId('B') ? before : { ...visit, before: before.encounter }),
  });
  await page.getByRole('button', { name: /^Copy note of/ }).click();
  const copied = page.getByText(/^Copied from /);
  await expect.element(copied).toHaveLength(2);
  await plan.fill('Exercises, twice a day');
  await expect.element(copied).toHaveLength(1);
  await pause();
  await isSaved();
  expect(asked('notes.save').at(-1)?.body.copied).toEqual({ subjective: '2026-01-20' });
  // The last visit is beside the note.
  await expect.element(page.getByRole('region', { name: 'Previous visit' }).getByText('Knee pain')).toBeVisible();
  await expectGoodScreen();
  answer({
    'encounters.get': visitOf({ note: { status: 'final', sections: { subjective: 'Knee pain' }, copied: { subjective: '2026-01-20' } } }),
  });
  await reload();
  await expect.element(page.getByRole('region', { name: 'Note' }).getByText(/^Subjective · Copied from /)).toBeVisible();
});

it('has the diagnoses of the visit: of the list with their codes, and as typed', async () => {
  await openNote();
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('ضغط الدم');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Hypertension I10/ })
    .click();
  await page.getByLabelText('Add to the problem list when signed').click();
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('Worried well');
  await page.getByRole('button', { name: 'Add as typed' }).click();
  await pause();
  await expect
    .poll(() => asked('notes.save').at(-1)?.body.diagnoses)
    .toEqual([{ text: 'Hypertension', icd10: 'I10', code: 'BA00.Z', toProblems: true }, { text: 'Worried well' }]);
});

it('says of a signed diagnosis that it is on the problem list', async () => {
  const diagnoses = [{ text: 'Hypertension', icd10: 'I10', problemId: entryId('P') }];
  await openNote(visitOf({ note: { status: 'final', sections: { plan: 'Rest' }, diagnoses } }));
  await expect.element(page.getByText('On the problem list')).toBeVisible();
});

it('saves a diagnosis that was chosen while the line was lost', async () => {
  await openNote(visitOf(), { 'notes.save': unreachable });
  await page.getByRole('combobox', { name: 'Add diagnosis' }).fill('Ramadan headache');
  await page.getByRole('button', { name: 'Add as typed' }).click();
  await pause();
  await expect.element(page.getByText(/The draft could not be saved/)).toBeVisible();
  answer({ 'notes.save': ({ body, ifMatch = 0 }) => noteOf(body, ifMatch + 1) });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => asked('notes.save').at(-1)?.body.diagnoses).toEqual([{ text: 'Ramadan headache' }]);
});

it('is only read by whoever is not its author', async () => {
  await openNote(visitOf({ isAuthor: false, encounter: encounterOf(), note: { sections: { plan: 'Of a colleague' } } }));
  await expect.element(page.getByText('Of a colleague')).toBeVisible();
  expect(plan.query()).toBeNull();
});
