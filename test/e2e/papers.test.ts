import { expect, it } from 'vitest';
import { call, tokensOf } from '../api/client.ts';
import { clinicDetails } from '../clinic-details.ts';
import { printedPaper } from '../printed-paper.ts';
import { startApp } from './app.ts';
import { chartsOf } from './charts.ts';
import { bytesOf } from './downloads.ts';
import { said } from './said.ts';

const app = startApp();
const { ask, newPatient } = chartsOf(app);

it('a prescriber certifies leave from a visit, prints it, and whoever holds the paper verifies it until it is withdrawn', async () => {
  const { endpoints } = app.cloud;
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails }, endpoints.apiUrl)).status).toBe(200);
  const page = await app.open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const panel = page.getByRole('region', { name: 'Certificates and letters' });
  const { id } = await newPatient('Hessa', 'On Leave');
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  await app.enter(page, `/patients/${id}/visits/${visit.id}`);
  await panel.getByText('Issue sick leave').click();
  await panel.getByLabel('Number of days').fill('٣');
  await panel.getByText('fit to return on').waitFor();
  await panel.getByText('Print the diagnosis').click();
  await panel.getByLabel('Diagnosis on the paper').fill('Influenza');
  await button('Sign the certificate').click();
  await said(page, 'Certificate signed');
  await panel.getByText('Sick-leave certificate').waitFor();

  const saved = page.waitForEvent('download');
  await button('Print').click();
  const { texts, code } = await printedPaper(await bytesOf(await saved));
  expect(texts).toContain('3 days');

  const holder = await app.openElsewhere();
  const asked: string[] = [];
  holder.on('request', (request) => asked.push(request.url()));
  await holder.goto(`/paper#${code.replaceAll('-', '')}`);
  await holder.getByText('This paper is genuine.').waitFor();
  await holder.getByText(clinicDetails.name.en).waitFor();
  expect(await holder.getByText('Influenza').count()).toBe(0);
  // The code is in no address that a server sees.
  expect(asked.filter((url) => url.includes(code.slice(0, 5)) && !url.includes('#'))).toEqual([]);

  await panel.getByRole('button', { name: /^Entered in error/ }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Reason').fill('Another patient');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await panel.getByText('Another patient').waitFor();
  expect(await button('Print').count()).toBe(0);

  await holder.getByRole('button', { name: 'Verify' }).click();
  await holder.getByText('This paper no longer applies').waitFor();
  await holder.getByLabel('Code on the paper').fill('no such code');
  await holder.getByRole('button', { name: 'Verify' }).click();
  await holder.getByText('No paper with this code is known').waitFor();
});
