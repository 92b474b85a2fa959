import { expect, it } from 'vitest';
import { startApp } from '../e2e/app.ts';
import { chartsOf } from '../e2e/charts.ts';
import { nextDownload } from '../e2e/downloads.ts';
import { printedPaper } from '../printed-paper.ts';

const app = startApp();
const { newPatient } = chartsOf(app);

it('a critical result goes from the order over two technicians to the doctor, who acknowledges it, and into the chart', async () => {
  const { id, name } = await newPatient('Layla', 'Al-Mukhtabari');
  const doctor = await app.comeAs(await app.open(), `/labs/order?patientId=${id}`, 'dr.huda');
  await doctor.getByRole('combobox', { name: 'Add a test' }).fill('potassium');
  await doctor
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .waitFor();
  await doctor.keyboard.press('ArrowDown');
  await doctor.keyboard.press('Enter');
  await doctor.getByText('Tests chosen: 1').waitFor();
  await doctor.getByRole('button', { name: 'Order tests' }).click();
  await doctor.waitForURL(/\/labs\/[0-9A-Z]{26}$/);
  await doctor.getByRole('heading', { name: 'Specimens' }).waitFor();
  const { pathname: path } = new URL(doctor.url());
  const orderId = path.slice(-26);
  await doctor.goto('/dashboard');

  const nurse = await app.comeAs(await app.openElsewhere(), path, 'nurse');
  const saved = nextDownload(nurse);
  await nurse.getByRole('button', { name: 'Print labels' }).click();
  const { texts, pages } = await printedPaper((await saved).bytes);
  expect(pages).toBe(1);
  for (const part of ['Al-Mukhtabari', 'Serum', orderId.slice(-8)]) expect(texts).toContain(part);
  await nurse.getByRole('button', { name: /^Mark collected/ }).click();

  // The scan of the label opens the order on the bench.
  const bench = await app.comeAs(await app.openElsewhere(), '/labs', 'lab');
  const scan = bench.getByLabel('Scan a specimen label');
  await scan.fill(`${id}/${orderId}`);
  await scan.press('Enter');
  await bench.getByRole('button', { name: /^Receive/ }).click();
  await bench.getByRole('textbox', { name: 'Potassium' }).fill('٢٫٥');
  await bench.getByText('Critically low').waitFor();
  await bench.getByRole('button', { name: 'Save results' }).click();
  await bench.getByText('Someone else must verify what you entered.').waitFor();

  const second = await app.comeAs(await app.openElsewhere(), path, 'lab2');
  await second.getByText('Results to verify: 1').waitFor();
  await second.getByRole('button', { name: 'Verify' }).click();
  await second.getByText('Completed').waitFor();

  await doctor.goto('/labs?view=inbox');
  const waiting = doctor.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await waiting.getByText('Critically low').waitFor();
  await waiting.getByRole('button', { name: /^Acknowledge/ }).click();
  const dialog = doctor.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Potassium by mouth, again tomorrow');
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await waiting.waitFor({ state: 'detached' });

  await doctor.goto(`/patients/${id}/chart`);
  await doctor.getByRole('region', { name: 'Laboratory results' }).getByText(/2\.5/).first().waitFor();
  // Everybody sees what was done.
  await second.reload();
  await second.locator('bdi', { hasText: 'Potassium by mouth, again tomorrow' }).waitFor();
});
