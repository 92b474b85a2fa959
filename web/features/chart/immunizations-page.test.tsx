import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, entryId, immunizationOf, ofPatient } from '../../../test/component/samples/chart.ts';

const doubt = detailOf('cautionReason', say('vaccineInPregnancy'));
const form = page.getByRole('form', { name: 'Record immunization' });
const dialog = page.getByRole('dialog');
const record = form.getByRole('button', { name: 'Record immunization' });
const summary = page.getByText('Record an immunization');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});
const begin = (...immunizations: ReturnType<typeof immunizationOf>[]) =>
  open(`${ofPatient}/immunizations`, { answers: { ...charted(), 'immunizations.list': { rows: immunizations } } });

it('records a dose by keyboard alone', async () => {
  await begin();
  await expect.element(page.getByText('No immunizations recorded yet')).toBeVisible();
  summary.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Enter}');
  // Without a choice, the field shows its problem and has the focus.
  await expect.element(form.getByText('Vaccine is required')).toBeVisible();
  await expect.element(form.getByLabelText('Vaccine')).toHaveFocus();
  const given = immunizationOf({ dose: 2, on: '2026-03-01', site: 'arm-left', lot: 'A1-7' });
  answer({ 'immunizations.record': () => (answer({ 'immunizations.list': { rows: [given] } }), given) });
  await userEvent.keyboard('MMR{Tab}٢{Tab}Left arm{Tab}A1-7{Enter}');
  await expect.element(page.getByText('Immunization recorded')).toBeVisible();
  expect(asked('immunizations.record').map(({ body }) => body)).toMatchObject([
    { status: 'completed', vaccine: 'mmr', dose: 2, on: '2026-03-01', site: 'arm-left', lot: 'A1-7', elsewhere: false },
  ]);
  await expect.element(page.getByRole('heading', { name: 'MMR (measles, mumps, rubella)' })).toBeVisible();
});

it('corrects a dose, and marks it for a reason', async () => {
  await begin(immunizationOf({ dose: 2 }));
  await page.getByRole('button', { name: /^Correct: MMR/ }).click();
  await dialog.getByLabelText('Dose number').fill('1');
  const corrected = immunizationOf({ dose: 1, version: 2 });
  answer({ 'immunizations.correct': corrected, 'immunizations.list': { rows: [corrected] } });
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  await expect.element(page.getByText('Dose 1 ·')).toBeVisible();
  expect(asked('immunizations.correct').map(({ body }) => body.dose)).toEqual([1]);
  await page.getByRole('button', { name: /^Entered in error: MMR/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another patient');
  const wrong = immunizationOf({ status: 'entered-in-error', errorReason: 'Another patient' });
  answer({ 'immunizations.inError': wrong, 'immunizations.list': { rows: [wrong] } });
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await expect.element(page.getByText('Marked as entered in error')).toBeVisible();
  await expect.element(page.getByText('Another patient')).toBeVisible();
});

it('reports a duplicate dose before it is sent, and needs a reason for it; another vaccine is none', async () => {
  const mark = immunizationOf({ vaccine: 'hepatitis-a', dose: 1, on: '2026-01-30' });
  await begin(mark);
  await summary.click();
  await form.getByLabelText('Vaccine').selectOptions('Hepatitis A');
  const warning = form.getByText(/The chart has a dose like this one: Dose 1/);
  await expect.element(warning).toBeVisible();
  await record.click();
  await expect.element(form.getByText('A reason is needed')).toBeVisible();
  await form.getByLabelText('Vaccine').selectOptions('Typhoid');
  await expect.element(warning).not.toBeInTheDocument();
  await form.getByLabelText('Vaccine').selectOptions('Hepatitis A');
  // What the clinic gives itself can be traced.
  await expect.element(form.getByText('Lot is required')).toBeVisible();
  await form.getByLabelText('What happened').selectOptions('Given elsewhere');
  await form.getByLabelText('Reason for this dose').fill('Travels tomorrow');
  const again = immunizationOf({ id: entryId('N'), vaccine: 'hepatitis-a', on: '2026-03-01', repeatReason: 'Travels tomorrow' });
  answer({ 'immunizations.record': again, 'immunizations.list': { rows: [again, mark] } });
  await record.click();
  await expect.element(page.getByText('Again because: Travels tomorrow')).toBeVisible();
  expect(asked('immunizations.record').map(({ body }) => body.repeatReason)).toEqual(['Travels tomorrow']);
});

it('reports the dose that a colleague has recorded since the page was opened', async () => {
  const mark = immunizationOf({ vaccine: 'hepatitis-a', dose: 1, on: '2026-01-30' });
  await begin();
  await summary.click();
  await form.getByLabelText('Vaccine').selectOptions('Hepatitis A');
  await form.getByLabelText('What happened').selectOptions('Given elsewhere');
  answer({
    'immunizations.record': refuse('DUPLICATE_ENTRY', { current: { id: mark.id, vaccine: 'hepatitis-a', dose: 1, on: mark.on } }),
    'immunizations.list': { rows: [mark] },
  });
  await record.click();
  await expect.element(form.getByText(/The chart has a dose like this one: Dose 1/)).toBeVisible();
});

it('asks for a reason where something speaks against a dose, and keeps it', async () => {
  await begin();
  await summary.click();
  await form.getByLabelText('Vaccine').selectOptions('MMR (measles, mumps, rubella)');
  await record.click();
  await expect.element(form.getByLabelText('Lot')).toHaveAttribute('aria-invalid', 'true');
  expect(asked('immunizations.record')).toEqual([]);
  await form.getByLabelText('Lot').fill('A1-7');
  await form.getByLabelText('Site').selectOptions('Left arm');
  answer({ 'immunizations.record': refuse('VALIDATION_ERROR', { details: [doubt] }) });
  expect(form.getByLabelText('Reason for giving it anyway').query()).toBeNull();
  await record.click();
  const reason = form.getByLabelText('Reason for giving it anyway');
  await expect.element(form.getByText(/A pregnancy is among the problems/)).toBeVisible();
  await expect.element(reason).toHaveFocus();
  await expectGoodScreen();
  await reason.fill('Outbreak, discussed');
  const given = immunizationOf({ on: '2026-03-01', site: 'arm-left', lot: 'A1-7', cautionReason: 'Outbreak, discussed' });
  answer({ 'immunizations.record': given, 'immunizations.list': { rows: [given] } });
  await record.click();
  await expect.element(page.getByText('Given anyway because: Outbreak, discussed')).toBeVisible();
  expect(asked('immunizations.record').map(({ body }) => body.cautionReason)).toEqual([undefined, 'Outbreak, discussed']);
});

it('says why a dose was not given, and keeps what was typed over a reload', async () => {
  await begin(immunizationOf({ vaccine: 'bcg', on: '1990-01-01', elsewhere: true, note: 'من البطاقة الورقية' }));
  await summary.click();
  await form.getByLabelText('Vaccine').selectOptions('Influenza, seasonal');
  await form.getByLabelText('What happened').selectOptions('Not given');
  await form.getByLabelText('Note').fill('Comes back on Sunday');
  await reload();
  await summary.click();
  await expect.element(form.getByLabelText('Note')).toHaveValue('Comes back on Sunday');
  await record.click();
  await expect.element(form.getByText('Say why it was not given')).toBeVisible();
  await form.getByLabelText('Why not').selectOptions('Postponed: unwell today');
  const not = immunizationOf({ status: 'not-done', vaccine: 'influenza', notGiven: 'unwell', note: 'Comes back on Sunday' });
  answer({ 'immunizations.record': not, 'immunizations.list': { rows: [not] } });
  await record.click();
  await expect.element(page.getByText('Comes back on Sunday')).toBeVisible();
  expect(asked('immunizations.record').map(({ body }) => [body.status, body.notGiven])).toEqual([['not-done', 'unwell']]);
  await expectGoodScreen();
});
