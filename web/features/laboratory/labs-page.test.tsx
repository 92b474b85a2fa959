import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { doctor, otherTechnician, technician } from '../../../test/component/people.ts';
import { charted, entryId, ofPatient } from '../../../test/component/samples/chart.ts';
import { labOrderOf, labelText, orderPath, potassiumOf, withOrder } from '../../../test/component/samples/laboratory.ts';
import { whole } from '../../../test/component/samples/pages.ts';

it('lists the bench’s work, and opens the order of a scanned label, whatever its case', async () => {
  await open('/labs', { as: technician, answers: withOrder(labOrderOf(['sodium'])) });
  await expect.element(page.getByRole('link', { name: 'Fatima Al-Mansouri' })).toBeVisible();
  const scan = page.getByLabelText('Scan a specimen label');
  await scan.fill('6281234567890');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This is not the code of a specimen label')).toBeVisible();
  await expect.element(scan).toHaveFocus();
  // What was typed can be corrected, and the next scan replaces it.
  await expect.element(scan).toHaveValue('6281234567890');
  await userEvent.keyboard('4711');
  await expect.element(scan).toHaveValue('4711');
  await expectGoodScreen();
  await scan.fill(labelText.toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(orderPath);
  await expect.element(page.getByRole('heading', { name: 'Specimens' })).toBeVisible();
});

it('opens the order whose number, below the code of its label, is typed by hand', async () => {
  await open('/labs', { as: technician, answers: withOrder(labOrderOf(['sodium'])) });
  await expect.element(page.getByRole('link', { name: 'Fatima Al-Mansouri' })).toBeVisible();
  await page.getByLabelText('Scan a specimen label').fill(entryId('0').slice(-8).toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(orderPath);
});

const verified = (value: number, flag: 'critical-low' | 'high' | 'within') => ({
  ...potassiumOf(value, { flag }),
  verifiedBy: otherTechnician.id,
  verifiedAt: '2026-02-01T07:00:00.000Z',
});

it('lists in the inbox what waits for the prescriber, and takes it off with what was done', async () => {
  const order = labOrderOf(['potassium'], {
    waitingSince: '2026-02-01T07:00:00.000Z',
    criticalSince: '2026-02-01T07:00:00.000Z',
    results: [{ test: 'potassium', status: 'final', verified: verified(2.5, 'critical-low') }],
  });
  await open('/labs?view=inbox', { answers: { 'laboratory.inbox': whole(order) } });
  await expect.element(page.getByText('Critically low')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Acknowledge: Fatima Al-Mansouri' }).click();
  answer({ 'laboratory.acknowledge': order, 'laboratory.inbox': whole() });
  await page.getByRole('dialog').getByRole('textbox').fill('Potassium by mouth');
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await expect.element(page.getByText('Critically low')).not.toBeInTheDocument();
});

it('draws the course of a test from left to right in Arabic too, with its extremes, its values in a table and those of each day below', async () => {
  const days = [
    ['0', 4.2, 'within', '2026-02-01T07:00:00.000Z'],
    ['1', 5.6, 'high', '2026-02-02T07:00:00.000Z'],
  ] as const;
  const orders = days.map(([letter, value, flag, at]) =>
    labOrderOf(['potassium'], {
      id: entryId(letter),
      status: 'completed',
      orderedAt: at,
      specimens: [{ kind: 'serum', status: 'received', collectedAt: at }],
      results: [{ test: 'potassium', status: 'final', verified: verified(value, flag) }],
    }),
  );
  const points = days.map(([letter, value, flag, at]) => ({
    orderId: entryId(letter),
    at,
    ...potassiumOf(value, { flag }),
    status: 'final' as const,
  }));
  await open(`${ofPatient}/labs?test=potassium`, {
    answers: {
      ...charted(),
      'laboratory.ofPatient': { rows: orders.toReversed() },
      'laboratory.trend': { test: 'potassium', points, rows: points.toReversed(), total: 606 },
    },
  });
  const xs = () =>
    [...document.querySelectorAll('.drawing-place [data-outside]')]
      .map((dot) => dot.getBoundingClientRect())
      .map(({ x, width }) => x + width / 2);
  await expect.poll(() => xs().length).toBe(2);
  expect(xs()).toEqual(xs().toSorted((one, other) => one - other));
  expect(document.querySelectorAll('.drawing-place [data-outside=true]')).toHaveLength(1);
  expect(document.querySelectorAll('.figures-table tbody tr')).toHaveLength(2);
  await expect.element(page.getByRole('region', { name: 'Results by day' }).getByRole('row', { name: /^Potassium.* 5\.6/ })).toBeVisible();
  await expect
    .element(page.getByText('Lowest: 4.2 mmol/L, Feb 1, 2026. Highest: 5.6 mmol/L, Feb 2, 2026. Drawn: 2 of 606 values'))
    .toBeVisible();
  speak('ar');
  await expect.element(page.getByRole('heading', { name: /^تطور/ })).toBeVisible();
  expect(xs()).toEqual(xs().toSorted((one, other) => one - other));
  await expectGoodScreen();
});

it('shows both values of a day of dialysis, each with its time, the critical one first of all; in another unit, with that unit', async () => {
  const taken = (letter: string, at: string, ...values: Parameters<typeof potassiumOf>) =>
    labOrderOf(['potassium'], {
      id: entryId(letter),
      status: 'completed',
      orderedAt: at,
      specimens: [{ kind: 'serum', status: 'received', collectedAt: at }],
      results: [
        {
          test: 'potassium',
          status: 'final',
          verified: { ...potassiumOf(...values), verifiedBy: otherTechnician.id, verifiedAt: '2026-02-03T07:00:00.000Z' },
        },
      ],
    });
  const orders = [
    taken('2', '2026-02-02T11:00:00.000Z', 3.8, { flag: 'within' }),
    taken('1', '2026-02-02T05:00:00.000Z', 6.9, { flag: 'critical-high' }),
    taken('0', '2026-02-01T05:00:00.000Z', 19.6, { flag: 'high', unit: { ucum: 'mg/dL', shown: 'mg/dL' } }),
  ];
  await open(`${ofPatient}/labs`, { answers: { ...charted(), 'laboratory.ofPatient': { rows: orders } } });
  const table = page.getByRole('region', { name: 'Results by day' });
  const days = table.getByRole('row', { name: /^Potassium/ }).getByRole('cell');
  const ofOneDay = days.nth(0).getByRole('listitem');
  await expect.element(ofOneDay.nth(0)).toHaveTextContent('14:003.8');
  await expect.element(ofOneDay.nth(1)).toHaveTextContent('08:00Critically high6.9');
  await expect.element(days.nth(1)).toHaveTextContent('High19.6 mg/dL');
  await expectGoodScreen();
});

it('an order that was acknowledged shows its abnormal values with unit and flag, and how many more there are', async () => {
  const results = [
    { test: 'sodium', status: 'final' as const, verified: { ...verified(140, 'within'), range: { low: 135, high: 145 } } },
    { test: 'potassium', status: 'final' as const, verified: verified(5.6, 'high') },
    { test: 'calcium', status: 'final' as const, verified: { ...verified(2.3, 'within'), range: { low: 2.1, high: 2.6 } } },
  ];
  const acknowledgements = [{ by: doctor.id, at: '2026-02-01T08:00:00.000Z', done: 'Diet' }];
  const order = labOrderOf(['sodium', 'potassium', 'calcium'], { status: 'completed', results, acknowledgements });
  await open(`${ofPatient}/labs`, { answers: { ...charted(), 'laboratory.ofPatient': whole(order) } });
  const line = page.getByRole('region', { name: 'Laboratory results' }).getByRole('listitem').first();
  await expect.element(line.getByText('5.6 mmol/L')).toBeVisible();
  await expect.element(line.getByText('High')).toBeVisible();
  await expect.element(line.getByText('More values: 2')).toBeVisible();
  await expectGoodScreen();
});
