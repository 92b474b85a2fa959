import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse, otherTechnician, technician } from '../../../test/component/people.ts';
import { paperOf } from '../../../test/component/samples/chart.ts';
import { labOrderOf, orderPath, potassiumOf, withOrder } from '../../../test/component/samples/laboratory.ts';

const potassium = page.getByRole('textbox', { name: 'Potassium', exact: true });
const save = page.getByRole('button', { name: 'Save results' });
const acknowledge = page.getByRole('button', { name: 'Acknowledge', exact: true });
const dialog = page.getByRole('dialog');

it('takes results by keyboard, and reports errors beside the field', async () => {
  const order = labOrderOf(['potassium', 'sodium', 'hbsag']);
  await open(orderPath, { as: technician, answers: withOrder(order) });
  await potassium.fill('high');
  await userEvent.keyboard('{Enter}');
  // Enter has moved to the next field.
  await userEvent.keyboard('139');
  await expect.element(page.getByRole('textbox', { name: 'Sodium' })).toHaveValue('139');
  await page.getByRole('combobox', { name: 'Hepatitis B surface antigen' }).selectOptions('negative');
  const noNumber = { path: 'results.0.value', message: 'The result must be a number with at most 1 decimals' };
  answer({ 'laboratory.enter': refuse('VALIDATION_ERROR', { details: [noNumber] }) });
  await save.click();
  await expect.element(page.getByText('The result must be a number with at most 1 decimals')).toBeVisible();
  await expect.element(potassium).toHaveFocus();
  await expectGoodScreen();
  await potassium.fill('٦٫٨');
  answer({ 'laboratory.enter': order });
  await save.click();
  await expect
    .poll(() => asked('laboratory.enter').at(-1)?.body.results)
    .toMatchObject([
      { test: 'potassium', value: 6.8, unit: 'mmol/L' },
      { test: 'sodium', value: 139 },
      { test: 'hbsag', value: 'negative' },
    ]);
});

it('says beside its range what lies outside before it is saved, and of what lies inside nothing', async () => {
  await open(orderPath, { as: technician, answers: withOrder(labOrderOf(['potassium'])) });
  await expect.element(page.getByText('3.5–5.1')).toBeVisible();
  await potassium.fill('٦٫٨');
  await expect.element(page.getByText('Critically high')).toBeVisible();
  await potassium.fill('4.1');
  await expect.element(page.getByText('Critically high')).not.toBeInTheDocument();
  expect(page.getByText('Within range').query()).toBeNull();
});

it('keeps a comment over a reload', async () => {
  await open(orderPath, { as: technician, answers: withOrder(labOrderOf(['potassium'])) });
  await page.getByRole('button', { name: 'Comment or mark as critical: Potassium' }).click();
  await userEvent.keyboard('Haemolysed');
  await reload();
  await expect.element(page.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Haemolysed');
});

const entered = labOrderOf(['potassium'], {
  results: [{ test: 'potassium', status: 'preliminary', entered: potassiumOf(6.8, { flag: 'critical-high', comment: 'Haemolysed' }) }],
});

it('lets nobody verify what they entered themselves', async () => {
  await open(orderPath, { as: technician, answers: withOrder(entered) });
  await expect.element(page.getByText('Someone else must verify what you entered.')).toBeVisible();
  await expect.element(page.getByText('Range: 3.5–5.1')).toBeVisible();
  await expect.element(page.getByText('Critically high')).toBeVisible();
  expect(page.getByRole('button', { name: 'Verify' }).query()).toBeNull();
});

it('lets a second technician verify, and nobody else', async () => {
  await open(orderPath, { as: otherTechnician, answers: withOrder(entered) });
  await expect.element(page.getByText('Results to verify: 1')).toBeVisible();
  await expect.element(page.getByText('Haemolysed')).toBeVisible();
  await expectGoodScreen();
  answer({ 'laboratory.verify': { ...entered, status: 'completed' } });
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.element(page.getByText('Completed')).toBeVisible();
  expect(asked('laboratory.verify').map(({ body, ifMatch }) => [body.tests, ifMatch])).toEqual([[['potassium'], 1]]);
});

it('shows the critical one of many values beside the button that verifies them all', async () => {
  const tests = ['sodium', 'chloride', 'bicarbonate', 'urea', 'calcium', 'magnesium', 'phosphate', 'potassium'];
  const many = labOrderOf(tests, {
    results: tests.map((test) => ({
      test,
      status: 'preliminary',
      entered: potassiumOf(test === 'potassium' ? 6.9 : 1, { flag: test === 'potassium' ? 'critical-high' : 'within' }),
    })),
  });
  await open(orderPath, { as: otherTechnician, answers: withOrder(many) });
  await expect.element(page.getByText('Results to verify: 8, critical among them: 1')).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify' }).element();
  expect(verify.parentElement?.textContent).toMatch(/Potassium\s*6\.9 mmol\/L\s*Critically high/);
  expect(verify.parentElement?.textContent).not.toContain('Sodium');
  expect(verify.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await expectGoodScreen();
});

it.each([
  ['nurse', nurse],
  ['doctor', doctor],
])('offers a %s neither entry nor verification', async (_, who) => {
  await open(orderPath, { as: who, answers: withOrder(entered) });
  await expect.element(page.getByText('Haemolysed')).toBeVisible();
  for (const button of [save, page.getByRole('button', { name: 'Verify' })]) expect(button.query()).toBeNull();
});

const critical = labOrderOf(['potassium'], {
  status: 'completed',
  waitingSince: '2026-02-01T07:00:00.000Z',
  criticalSince: '2026-02-01T07:00:00.000Z',
  results: [
    {
      test: 'potassium',
      status: 'final',
      verified: { ...potassiumOf(2.5, { flag: 'critical-low' }), verifiedBy: otherTechnician.id, verifiedAt: '2026-02-01T07:00:00.000Z' },
    },
  ],
});

it('has its prescriber record what was done about a critical result', async () => {
  await open(orderPath, { answers: withOrder(critical) });
  await acknowledge.click();
  const confirm = dialog.getByRole('button', { name: 'Acknowledge' });
  await confirm.click();
  await expect.element(dialog.getByText('Write what was done or why')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await dialog.getByRole('textbox').fill('Potassium by mouth, again tomorrow');
  const { waitingSince: _, criticalSince: __, ...done } = critical;
  const told = { by: doctor.id, at: '2026-02-01T08:00:00.000Z', done: 'Potassium by mouth, again tomorrow' };
  answer({ 'laboratory.acknowledge': { ...done, acknowledgements: [told] } });
  await confirm.click();
  await expect.element(page.getByText(/^Awaiting acknowledgment/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Potassium by mouth, again tomorrow')).toBeVisible();
  // The button that opened the dialog is gone.
  await expect.element(page.getByRole('region', { name: 'Results', exact: true })).toHaveFocus();
});

it('tells the laboratory whom to phone about a critical result, and offers it no acknowledgment', async () => {
  await open(orderPath, { as: technician, answers: withOrder(critical) });
  const notice = page.getByText(/^Critical result: immediately call the clinician who ordered it: Dr\. Huda Al-Naimi$/);
  await expect.element(notice).toBeVisible();
  expect(acknowledge.query()).toBeNull();
});

it('prints the labels of an order’s specimens', async () => {
  await open(orderPath, {
    as: nurse,
    answers: {
      ...withOrder(labOrderOf(['sodium'], { specimens: [{ kind: 'serum', status: 'awaited' }] })),
      'papers.labels': paperOf('labels'),
    },
  });
  await page.getByRole('button', { name: 'Print labels' }).click();
  await expect.poll(() => location.hash).toBe('#labels');
});

it('breaks no name by its letters beside an open pane', async () => {
  await page.viewport(1440, 900);
  await open(orderPath, { as: doctor, answers: withOrder(labOrderOf(['potassium'])) });
  await page.getByRole('complementary').getByRole('button', { name: 'Note', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Note', exact: true })).toBeVisible();
  const orderedBy = page.getByRole('definition').filter({ hasText: 'Dr. Huda Al-Naimi' });
  await expect.poll(() => orderedBy.element().getBoundingClientRect().width).toBeGreaterThan(120);
});
