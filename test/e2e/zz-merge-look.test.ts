import { it } from 'vitest';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { startApp } from './app.ts';

const app = startApp();
it('draws', async () => {
  const api = async (method: string, path: string, body?: unknown) => {
    const { access } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    return (await call(method, path, { token: access, body }, app.cloud.endpoints.apiUrl)).body;
  };
  const add = async (personal: object, medical: object = {}): Promise<string> => {
    const { medicalInfo, ...body } = newPatientBody({ ...personal });
    return (await api('POST', '/patients', { ...body, medicalInfo: { ...medicalInfo, ...medical } })).id;
  };
  const stays = await add({ firstName: 'Dana', lastName: 'Alsulaiti', nameArabic: 'دانة السليطي' }, { allergyStatus: 'none-known' });
  const goes = await add(
    {
      firstName: 'Danah',
      lastName: 'Al-Sulaiti',
      nameArabic: 'دانة السليطي',
      dateOfBirth: '1985-03-15',
      nationalId: '28563401299',
      address: { street: 'Al Corniche 12', city: 'Doha' },
    },
    { allergies: ['Penicillin'], allergyStatus: 'listed' },
  );
  await api('POST', `/patients/${goes}/problems`, { text: 'Gout' });
  const page = await app.open();
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.enter(page, `/patients/${stays}`, 'ADMIN');
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
  await page.screenshot({ path: '/tmp/w/hb-record-en.png' });
  const look = async (name: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/w/hb-${name}.png`, fullPage: true });
  };
  await page.goto(`/patients/${stays}/edit?merge=${goes}`);
  await page.getByText('The dates of birth differ').waitFor();
  await look('merge-en', 1440, 900);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await page.getByText('هل السجلان لشخص واحد؟').waitFor();
  await look('merge-ar', 820, 1100);
  for (const one of await page.getByRole('checkbox').all()) await one.check();
  await page.getByRole('button', { name: 'دمج', exact: true }).click();
  await look('dialog-ar', 820, 1100);
  await page.getByRole('dialog').getByRole('button', { name: 'دمج', exact: true }).click();
  await page.getByText('ما دُمج في هذا السجل').waitFor();
  await look('done-ar', 820, 1100);
  await page.getByRole('button', { name: 'التراجع عن الدمج' }).click();
  await look('undo-ar', 820, 1100);
}, 120_000);
