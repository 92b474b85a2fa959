import { it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
const days = (n: number) => new Date(Date.now() - n * 86_400_000);
it('look', { timeout: 180_000 }, async () => {
  const { endpoints } = app.cloud;
  const { access: token } = await tokensOf('CLINICIAN', endpoints);
  const ask = async (method: string, path: string, body?: unknown) => (await call(method, path, { token, body }, endpoints.apiUrl)).body;
  const born = days(500).toISOString().slice(0, 10);
  const child = (await ask('POST', '/patients', newPatientBody({ firstName: 'Sara', dateOfBirth: born, gender: 'female' }))).id;
  for (const [ago, weight, height, headCircumference] of [[499, 3.1, 49, 33.5],[470, 4.0, 53, 36],[410, 5.9, 60, 39.5],[320, 7.2, 66, 42],[230, 8.1, 71, 43.8],[130, 8.7, 75, 45],[2, 9.6, 79, 46]])
    console.log((await ask('POST', `/patients/${child}/vital-signs`, { measuredAt: days(ago ?? 0).toISOString(), values: { weight, height, headCircumference, pulse: 100 + (ago ?? 0) % 40, temperature: 36.8 }, confirmed: true })).id);
  const born2 = days(4000).toISOString().slice(0, 10);
  const boy = (await ask('POST', '/patients', newPatientBody({ firstName: 'Omar', dateOfBirth: born2, gender: 'male' }))).id;
  for (const [ago, weight, height] of [[2000, 19, 110],[1500, 24, 120],[900, 33, 131],[400, 41, 138],[3, 48, 143]])
    await ask('POST', `/patients/${boy}/vital-signs`, { measuredAt: days(ago ?? 0).toISOString(), values: { weight, height }, confirmed: true });
  const adult = (await ask('POST', '/patients', newPatientBody({ firstName: 'Khalid', dateOfBirth: '1970-02-02', gender: 'male' }))).id;
  for (const [ago, systolic, diastolic, pulse, temperature, weight] of [[300, 150, 95, 82, 36.5, 92],[200, 145, 90, 78, 37, 91.5],[90, 188, 114, 135, 40.2, 91],[30, 138, 86, 76, 36.9, 90.8],[1, 128, 82, 71, 36.8, 90.6]])
    await ask('POST', `/patients/${adult}/vital-signs`, { measuredAt: days(ago ?? 0).toISOString(), values: { systolic, diastolic, pulse, temperature, weight } });
  const page = await app.open();
  const shot = async (name: string) => { await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/w/hc-shots/${name}.png`, fullPage: true }); };
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.enter(page, `/patients/${child}/vital-signs`);
  await page.locator('#growth').waitFor();
  await page.locator('.drawing svg').last().waitFor();
  await shot('child');
  await page.locator('#growth-of').selectOption('height');
  await page.locator('#trend').selectOption('pulse');
  await shot('child-height');
  await page.goto(`/patients/${adult}/vital-signs`);
  await page.locator('.drawing svg').first().waitFor();
  await shot('adult');
  await page.locator('#trend').selectOption('temperature');
  await shot('adult-temp');
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto(`/patients/${boy}/vital-signs`);
  await page.locator('#growth').waitFor();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.locator('#growth-of').selectOption('bmi');
  await shot('boy-ar');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot('boy-ar-dark');
});
