import type { Page } from 'playwright-core';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { longPatient } from './long-patient.ts';
import type { Screen } from './screen.ts';

/** The chart of a new record with entries of every kind, one of each state. */
const withEntries = async (page: Page, at: Endpoints) => {
  const { access: token } = await tokensOf('CLINICIAN', at);
  const ask = async (method: string, path: string, body: object) => (await call(method, path, { token, body }, at.apiUrl)).body;
  const { allergies } = longPatient.medicalInfo;
  const { firstName, lastName, nameArabic } = longPatient.personalInfo;
  const body = newPatientBody({ firstName, lastName, nameArabic, gender: 'male' });
  const { id } = await ask('POST', '/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergies } });
  const add = (part: string, entry: object) => ask('POST', `/patients/${id}/${part}`, entry);
  await add('allergies', { substance: allergies[1], status: 'confirmed', severity: 'severe', reaction: 'وذمة وعائية بعد نصف ساعة' });
  const wrong = await add('allergies', { substance: 'Eggs', severity: 'mild', reaction: 'Rash' });
  await ask('PUT', `/patients/${id}/allergies/${wrong.id}`, { status: 'refuted', endReason: 'Ate two at the clinic without a reaction' });
  await add('problems', {
    text: 'Type 2 diabetes mellitus',
    code: '5A11',
    onset: '2019-04-01',
    note: longPatient.medicalInfo.medicalHistory,
  });
  const over = await add('problems', { text: 'التهاب الأذن الوسطى' });
  await ask('PUT', `/patients/${id}/problems/${over.id}`, { status: 'resolved' });
  await add('vital-signs', { values: { systolic: 128, diastolic: 82, pulse: 71, weight: 74, height: 172, temperature: 36.8, pain: 0 } });
  await add('immunizations', {
    status: 'completed',
    vaccine: 'influenza',
    on: '2025-10-01',
    lot: 'A1-7',
    site: 'arm-left',
    elsewhere: true,
  });
  await page.goto(new URL(`/patients/${id}/chart`, page.url()).href);
  await page.locator('#last-vital-signs').waitFor();
  await page.locator('section[aria-labelledby=allergies] summary').click();
};

/** A page of the same chart that lists entries. */
const listing = (part: string) => async (page: Page, at: Endpoints) => {
  await withEntries(page, at);
  await page.goto(page.url().replace(/chart$/, part));
  await page.locator('main .lines > li').first().waitFor();
};

/** The vital signs of a child of a year, on the curves of other children. */
const withGrowth = async (page: Page, at: Endpoints) => {
  const { access: token } = await tokensOf('CLINICIAN', at);
  const ask = async (path: string, body: object) => (await call('POST', path, { token, body }, at.apiUrl)).body;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const { id } = await ask('/patients', newPatientBody({ dateOfBirth: daysAgo(400).slice(0, 10), gender: 'female' }));
  for (const [days, weight, height, headCircumference] of [
    [399, 3.1, 49, 33.5],
    [330, 5.2, 57, 38.2],
    [210, 7.3, 66, 42],
    [2, 9.2, 76, 45.1],
  ] as const)
    await ask(`/patients/${id}/vital-signs`, { measuredAt: daysAgo(days), values: { weight, height, headCircumference } });
  await page.goto(new URL(`/patients/${id}/vital-signs`, page.url()).href);
  await page.locator('section[aria-labelledby=growth] .drawing-place svg').waitFor();
};

/** The form of a series of appointments for the first record. */
const withSeries = async (page: Page) => {
  await page.locator('.row-link').first().click();
  await page.locator('main a[href^="/appointments/series?patientId="]').click();
  await page.locator('#weekdays').check();
};

/** Charts with something in them. */
export const chartScreens: readonly Screen[] = [
  { name: 'chart, with entries', path: '/patients', as: 'CLINICIAN', before: withEntries },
  { name: 'timeline', path: '/patients', as: 'CLINICIAN', before: listing('timeline') },
  { name: 'problems', path: '/patients', as: 'CLINICIAN', before: listing('problems') },
  { name: 'growth', path: '/patients', as: 'CLINICIAN', before: withGrowth },
  { name: 'appointment-series', path: '/patients', as: 'CLINICIAN', before: withSeries },
];
