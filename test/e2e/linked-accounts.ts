import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { call, newPatientBody, signIn, tokensOf } from '../api/client.ts';
import { enterCode, issue } from '../api/linking.ts';
import { register } from '../api/register.ts';
import type { startApp } from './app.ts';

const password = 'Calm-Harbour-7';

/** A record that an account may see. */
export interface Linked {
  readonly id: string;
  readonly name: string;
}

/** Registers an account and links it to new records, each by its relation. */
export async function linkedAccount(
  { cloud }: ReturnType<typeof startApp>,
  ...records: readonly (readonly [relation: 'self' | 'parent', personal: Record<string, unknown>])[]
): Promise<{ readonly email: string; readonly linked: readonly Linked[] }> {
  const { endpoints } = cloud;
  const email = `home-${randomUUID()}@afiya.example`;
  await register({ email, password }, cloud);
  const { access } = await signIn(email, password, endpoints);
  const { access: staff } = await tokensOf('CLINICIAN', endpoints);
  const linked: Linked[] = [];
  for (const [relation, personal] of records) {
    const { body } = await call('POST', '/patients', { token: staff, body: newPatientBody(personal) }, endpoints.apiUrl);
    const { firstName, lastName, dateOfBirth } = body.personalInfo;
    const { body: issued } = await issue(body.id, { relation }, endpoints);
    const { status } = await enterCode(access, issued.code, dateOfBirth, endpoints);
    if (status !== 201) throw new Error(`The code was answered with ${status}`);
    linked.push({ id: body.id, name: `${firstName} ${lastName}` });
  }
  return { email, linked };
}

/** Signs a registered person in at a page. */
export async function enterAs(page: Page, email: string, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}
