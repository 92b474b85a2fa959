import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, ofPatient, paperOf, patientId } from '../../../test/component/samples/chart.ts';
import { checksOf, classAllergy, pharmacy, prescriptionOf } from '../../../test/component/samples/prescriptions.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = page.getByRole('region', { name: 'Prescribe', exact: true });
const lines = page.getByRole('region', { name: 'To be signed together' });
const address = `/prescriptions/new?patientId=${patientId}`;
const orders = () => asked('prescriptions.createTogether').map(({ body }) => body.orders.map(({ drug }) => drug.ingredientId));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-02-01T08:00:00Z');
});
const begin = (path: string, more: Parameters<typeof pharmacy>[0] = {}) => open(path, { answers: { ...charted(), ...pharmacy(more) } });
const openPanel = () => page.getByRole('complementary').getByRole('button', { name: 'Prescribe', exact: true }).click();
const isChecked = () => expect.element(page.getByRole('button', { name: /^Sign/ })).toHaveAttribute('aria-disabled', 'false');
/** Types a line and chooses its medicine. */
async function type(line: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Medicine' }).fill(line);
  await expect.element(page.getByRole('option', { name }).first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('No alerts:').first()).toBeVisible();
  await isChecked();
}

it('signs two medicines at once beside the chart, keeps them over a reload before, and prints them on one sheet', async () => {
  await begin(`${ofPatient}/chart`);
  await openPanel();
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toBeVisible();
  // Nothing is to sign yet.
  expect(button('Sign').query()).toBeNull();
  await type('cetirizine 10 1 7', 'Cetirizine');
  await button('Add another medicine').click();
  await expect.element(lines.getByText('1 tablet by mouth once a day for 7 days · 7 tablets')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toHaveFocus();
  await type('paracetamol 500 4 3', 'Paracetamol');
  await reload();
  await expect.element(page.getByText(/Not signed\. Restored from/)).toBeVisible();
  await expect.element(lines.getByText('Cetirizine 10 mg')).toBeVisible();
  await expectGoodScreen();
  await isChecked();
  await button('Sign all: 2').click();
  await expect.element(panel.getByText('Prescriptions signed: 2')).toBeVisible();
  expect(orders()).toEqual([['cetirizine', 'paracetamol']]);
  expect(lines.query()).toBeNull();
  answer({ 'papers.prescription': paperOf('sheet') });
  await panel.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => asked('papers.prescription').map(({ query }) => query.ids.length)).toEqual([2]);
});

it('checks a line with those above it; it is edited and removed, and what was typed meanwhile waits among the lines', async () => {
  const twice = { rule: 'duplicate-ingredient', outcome: 'conflict', level: 'interrupt', about: 'Cetirizine' } as const;
  await begin(address, { checks: ({ above = [] }) => (above.length > 0 ? checksOf(twice) : checksOf()) });
  await type('cetirizine 10 1 7', 'Cetirizine');
  await button('Add another medicine').click();
  await type('cetirizine 10 1 5', 'Cetirizine');
  await expect.element(page.getByText(/^Conflict: .*Cetirizine/).first()).toBeVisible();
  // It cannot be put aside without an answer either.
  await button('Add another medicine').click();
  await expect.element(page.getByText('Confirm that this was taken into account')).toBeVisible();
  await page.getByLabelText('Taken into account').click();
  await button('Edit Cetirizine').click();
  await expect.element(page.getByLabelText('Days (optional)')).toHaveValue('7');
  await expect.element(lines.getByText('for 5 days')).toBeVisible();
  await button('Remove Cetirizine').click();
  await expect.element(lines).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Taken into account')).not.toBeInTheDocument();
  await isChecked();
  await button('Sign').click();
  await expect.poll(() => asked('prescriptions.createTogether').map(({ body }) => body.orders.map(({ dose }) => dose.days))).toEqual([[7]]);
});

it('refuses all when an allergy was recorded before the signature, says it at its line, and loses nothing', async () => {
  await begin(address);
  await type('amoxicillin 500 3 7', 'Amoxicillin');
  await button('Add another medicine').click();
  await type('cetirizine 10 1 7', 'Cetirizine');
  const newer: Answers = {
    'prescriptions.check': ({ body }) => ({
      checks: body.drug.ingredientId === 'amoxicillin' ? checksOf(classAllergy) : checksOf(),
      lists: 'newer',
    }),
  };
  answer({ ...newer, 'prescriptions.createTogether': refuse('LISTS_CHANGED') });
  await button('Sign all: 2').click();
  await expect.element(page.getByText('Allergies or medicines changed after the check')).toBeVisible();
  await expect.element(lines.getByText('Conflict: allergy to its class')).toBeVisible();
  await isChecked();
  await button('Sign all: 2').click();
  await expect.element(lines.getByText('Write a reason')).toBeVisible();
  expect(orders()).toHaveLength(1);
  await expectGoodScreen();
  answer({ ...pharmacy(), ...newer });
  await lines.getByLabelText('Reason for prescribing anyway').fill('Tolerated twice since');
  await button('Sign all: 2').click();
  await expect.poll(orders).toHaveLength(2);
  expect(asked('prescriptions.createTogether').at(-1)?.body).toMatchObject({
    lists: 'newer',
    orders: [{ answers: [{ rule: 'allergy-class', reason: 'Tolerated twice since' }] }, { answers: [] }],
  });
});

it('lets a renewal wait for the signature of the next medicine', async () => {
  const prior = prescriptionOf('cetirizine');
  await begin(`${ofPatient}/prescriptions`, { prescriptions: [prior] });
  await page.getByRole('link', { name: 'Renew' }).click();
  await isChecked();
  await button('Add another medicine').click();
  await expect.element(lines.getByText('Cetirizine 10 mg')).toBeVisible();
  await type('paracetamol 500 4 3', 'Paracetamol');
  await button('Sign all: 2').click();
  await expect.element(panel.getByText('Prescriptions signed: 2')).toBeVisible();
  expect(asked('prescriptions.createTogether').map(({ body }) => body.orders.map((one) => one.prior))).toEqual([[prior.id, undefined]]);
});

it('does not ask again what was answered about a patient, and discards an unsigned form on request', async () => {
  await begin(`${ofPatient}/chart`, {
    checks: ({ facts: { pregnant } }) =>
      checksOf({
        rule: 'pregnancy',
        ...(pregnant === 'no' ? { outcome: 'none' } : { outcome: 'unchecked', level: 'inline', cause: 'pregnancy-unknown' }),
      }),
  });
  await openPanel();
  await type('paracetamol 500 3 5', 'Paracetamol');
  await expect.element(page.getByText('Could not check: pregnancy')).toBeVisible();
  await page.getByLabelText('Pregnant').selectOptions('no');
  await expect.element(page.getByText('Could not check: pregnancy')).not.toBeInTheDocument();
  await isChecked();
  await button('Sign').click();
  await expect.element(panel.getByText('Prescription signed')).toBeVisible();
  await type('cetirizine 10 1', 'Cetirizine');
  await expect.element(page.getByText(/As you answered at/)).toBeVisible();
  await expect.element(page.getByLabelText('Pregnant')).toHaveValue('no');
  expect(page.getByText('Could not check: pregnancy').query()).toBeNull();
  await reload();
  await expect.element(page.getByText(/Not signed\. Restored from/)).toBeVisible();
  await button('Discard').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toBeVisible();
  expect(page.getByText(/Restored from/).query()).toBeNull();
  expect(button('Sign').query()).toBeNull();
  await reload();
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toBeVisible();
  expect(page.getByText('Cetirizine').query()).toBeNull();
});
