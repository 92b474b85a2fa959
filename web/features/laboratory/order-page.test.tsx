import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { nurse } from '../../../test/component/people.ts';
import { charted, ofPatient, patientId } from '../../../test/component/samples/chart.ts';
import { labOrderOf, orderPath, withOrder } from '../../../test/component/samples/laboratory.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';

const press = async (name: string): Promise<void> => {
  page.getByRole('button', { name, exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
};

it('orders by keyboard: the patient, a set and a test; no choice is lost over a reload', async () => {
  await open('/labs/order', { answers: { ...charted(), 'patients.list': { patients: [patientOf()], total: 1 } } });
  await page.getByRole('combobox', { name: 'Patient', exact: true }).fill('Fatima');
  await expect.element(page.getByRole('option', { name: 'Fatima Al-Mansouri' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Thyroid panel' })).toBeVisible();
  await press('Thyroid panel');
  await page.getByRole('combobox', { name: 'Add a test' }).fill('hba1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Tests chosen: 3')).toBeVisible();
  await expectGoodScreen();
  await reload();
  await expect.element(page.getByText('Tests chosen: 3')).toBeVisible();
  const order = labOrderOf(['tsh', 'free-t4', 'hba1c']);
  answer({ ...withOrder(order), 'laboratory.order': order });
  await press('Order tests');
  await expect.element(page.getByRole('heading', { name: 'Laboratory order', level: 1 })).toBeVisible();
  expect(location.pathname).toBe(orderPath);
  expect(asked('laboratory.order').map(({ body }) => body)).toEqual([
    { patientId, status: 'active', priority: 'routine', tests: ['tsh', 'free-t4', 'hba1c'] },
  ]);
});

it('asks why a test that was ordered a short time ago is needed again, as another request', async () => {
  const order = labOrderOf(['tsh', 'free-t4'], { repeatReason: 'New dose' });
  const recent = {
    path: 'repeatReason',
    message: 'Ordered a short time ago: TSH, Free T4. Say why it is needed again',
    code: 'testsRepeated',
  };
  await open(`${ofPatient}/labs`, {
    answers: {
      ...charted(),
      'laboratory.order': ({ body }) => (body.repeatReason === undefined ? refuse('VALIDATION_ERROR', { details: [recent] }) : order),
    },
  });
  await page.getByRole('link', { name: 'Lab order' }).click();
  const form = page.getByRole('region', { name: 'Order tests' });
  await form.getByRole('button', { name: 'Thyroid panel' }).click();
  await form.getByRole('button', { name: 'Order tests' }).click();
  const reason = page.getByRole('textbox', { name: 'Why it is needed again' });
  await expect.element(reason).toHaveFocus();
  await expect.element(page.getByText(/^Ordered a short time ago: TSH, Free T4/)).toBeVisible();
  await expectGoodScreen();
  await reason.fill('New dose');
  await form.getByRole('button', { name: 'Order tests' }).click();
  await expect.element(form).not.toBeInTheDocument();
  const requests = asked('laboratory.order');
  expect(requests.map(({ body }) => body.repeatReason)).toEqual([undefined, 'New dose']);
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(2);
});

it('is not offered to a nurse', async () => {
  await open(`/labs/order?patientId=${patientId}`, { as: nurse, answers: charted() });
  await expect.element(page.getByText('Only prescribers order tests.')).toBeVisible();
});
