import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked, refuse } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { charted, ofPatient } from '../../test/component/samples/chart.ts';
import { labOrderOf } from '../../test/component/samples/laboratory.ts';

const doubtful = refuse('RECORD_DOUBTFUL', { details: [{ path: 'despite', message: 'deceased' }] });
const form = () => page.getByRole('region', { name: 'Order tests' });
const dialog = () => page.getByRole('dialog', { name: 'Go on all the same?' });

/** Orders tests of a patient whose record has a date of death. */
async function order(): Promise<void> {
  const done = labOrderOf(['tsh', 'free-t4']);
  await open(`${ofPatient}/labs`, {
    answers: { ...charted(), 'laboratory.order': ({ body }) => (body.despite === 'deceased' ? done : doubtful) },
  });
  await page.getByRole('link', { name: 'Lab order' }).click();
  await form().getByRole('button', { name: 'Thyroid panel' }).click();
  await form().getByRole('button', { name: 'Order tests' }).click();
  await expect.element(dialog()).toBeVisible();
}

it('asks before something new for a patient who died, and sends the same again with what the record says', async () => {
  await order();
  await expect.element(dialog()).toMatchTextContent(/The record says that this patient died/);
  await expectGoodScreen();
  await dialog().getByRole('button', { name: 'Go on' }).click();
  await expect.element(form()).not.toBeInTheDocument();
  const [first, second, ...more] = asked('laboratory.order');
  expect([second?.body, more]).toEqual([{ ...first?.body, despite: 'deceased' }, []]);
});

it('does nothing if one does not go on, and says why', async () => {
  await order();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/^The record says that the patient died, or it is not active. Nothing was saved/)).toBeVisible();
  expect(asked('laboratory.order')).toHaveLength(1);
});
