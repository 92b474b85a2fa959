import type { Page } from 'playwright-core';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { call, newPatientBody, tokensOf } from '../api/client.ts';
import { longPatient } from './long-patient.ts';

/** A form with a medicine and what is found about it. */
export const prescribing = async (page: Page, at: Endpoints) => {
  const { access: token } = await tokensOf('CLINICIAN', at);
  const { body } = await call('GET', '/patients?limit=1&search=mariam', { token }, at.apiUrl);
  await page.goto(new URL(`/prescriptions/new?patientId=${body.patients[0].id}`, page.url()).href);
  await page.locator('#drug').fill('ibupro');
  await page.getByRole('option').first().click();
  await page.locator('main .notice').first().waitFor();
};

/** The prescriptions of a new record: a draft, one on hold, and active ones with and without findings. */
export const withPrescriptions = async (page: Page, at: Endpoints) => {
  const { access: token } = await tokensOf('CLINICIAN', at);
  const ask = async (path: string, body: object, version?: number) =>
    (await call('POST', path, { token, body, ...(version && { headers: { 'if-match': String(version) } }) }, at.apiUrl)).body;
  const { firstName, lastName, nameArabic } = longPatient.personalInfo;
  const body = newPatientBody({ firstName, lastName, nameArabic, gender: 'male' });
  const { id } = await ask('/patients', { ...body, medicalInfo: { ...body.medicalInfo, allergyStatus: 'none-known' } });
  const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 1 };
  const prescribe = async (ingredientId: string) => {
    const drug = { ingredientId };
    const { checks, lists } = await ask(`/patients/${id}/prescriptions/check`, { drug });
    const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Known' }));
    return ask(`/patients/${id}/prescriptions`, { drug, dose, signature: { lists, answers } });
  };
  for (const one of ['amlodipine', 'levothyroxine', 'sulfamethoxazole-trimethoprim']) await prescribe(one);
  const held = await prescribe('bisoprolol');
  await ask(`/patients/${id}/prescriptions/${held.id}/status`, { status: 'on-hold', reason: 'Before the operation' }, held.version);
  await ask(`/patients/${id}/prescriptions`, { drug: { ingredientId: 'amoxicillin-clavulanic-acid' }, dose });
  await page.goto(new URL(`/patients/${id}/prescriptions`, page.url()).href);
  await page.locator('main .lines').first().waitFor();
};
