import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp } from './app.ts';
import { patientForm } from './patient-form.ts';
import { said } from './said.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { api, found, open, field, button, step, text, somebody, fillToReview, toReview } = patientForm(app, () => page, {
  lastName: 'Formtest',
  phone: '3311',
});

describe('a new patient', () => {
  it('is added once if the first answer is lost, and not again without a warning if the form was changed since', async () => {
    /** The API creates the patient, but the connection breaks before it answers. */
    const createLosingTheAnswer = async () => {
      await page.route('**/api/patients', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await button('Create Patient').click();
      await page.getByRole('alert').filter({ hasText: 'Failed to create patient' }).waitFor();
      await page.unroute('**/api/patients');
    };
    const person = await toReview();
    await createLosingTheAnswer();
    await button('Create Patient').click();
    await said(page, 'Patient created successfully');
    expect(await found(person.email)).toHaveLength(1);

    const other = await toReview();
    await createLosingTheAnswer();
    await button('Previous').click();
    await field('Contact name').fill('Ali');
    await button('Next').click();
    await button('Create Patient').click();
    await page.getByRole('alert').getByText('An earlier attempt may have been saved.').waitFor();
    expect(await found(other.email)).toHaveLength(1);
  });

  it('keeps its draft when the session ends, for the same person only, and leaves none on signing out in any tab', async () => {
    const sessionEnds = async () => {
      await page.route('**/api/patients', (route) => route.fulfill({ status: 401, json: {} }));
      await button('Create Patient').click();
      await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
      await page.unroute('**/api/patients');
    };
    const draftsKept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('afiya.draft')));
    const leave = async (from = page) => {
      await from.getByRole('button', { name: 'Account menu', exact: true }).click();
      await from.getByRole('button', { name: 'Sign out', exact: true }).click();
      await from.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
    };
    const isEmpty = async () => {
      await step('Personal Information');
      await expect.poll(() => field('First name').inputValue()).toBe('');
    };
    const person = await toReview();
    await sessionEnds();
    await app.signIn(page, 'CLINICIAN');
    await step('Review & Submit');
    await text('Your draft was restored').waitFor();
    await button('Create Patient').click();
    await said(page, 'Patient created successfully');
    expect(await found(person.email)).toHaveLength(1);

    await page.goto('/patients/new');
    await fillToReview();
    await sessionEnds();
    await expect.poll(draftsKept).toHaveLength(1);
    await app.signIn(page, 'ADMIN');
    await isEmpty();
    await expect.poll(draftsKept).toEqual([]);
    await leave();
    await app.signIn(page, 'CLINICIAN');
    await isEmpty();

    await fillToReview();
    await expect.poll(draftsKept).toHaveLength(1);
    const other = await app.open();
    await other.goto('/patients');
    await leave(other);
    await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
    await expect.poll(draftsKept).toEqual([]);
  });
});

it('two editors of one record: the second sees both versions, and nothing that either chose is lost', async () => {
  const { id } = await api('POST', '/patients', newPatientBody(somebody()));
  await open(`/patients/${id}/edit`);
  await field('City (optional)').fill('Lusail');
  await field('Street (optional)').fill('Mine Street');
  const colleague = await app.openElsewhere();
  await app.enter(colleague, `/patients/${id}/edit`, 'ADMIN');
  await colleague.getByLabel('City (optional)', { exact: true }).fill('Al Khor');
  await colleague.getByLabel('First name', { exact: true }).fill('Theirs');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  await said(colleague, 'Patient updated successfully');

  await page.reload();
  await text('Your draft was restored').waitFor();
  await button('Save Changes').click();
  await page.getByRole('heading', { name: 'This record was changed while you were editing it' }).waitFor();
  const city = page.getByRole('group', { name: 'City', exact: true });
  await city.getByRole('radio', { name: /Saved/ }).check();
  await button('Save Changes').click();
  await said(page, 'Patient updated successfully');
  expect(await api('GET', `/patients/${id}`)).toMatchObject({
    version: 3,
    personalInfo: { firstName: 'Theirs', address: { city: 'Al Khor', street: 'Mine Street' } },
  });

  // Saved once if an answer is lost.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field('City (optional)').fill('Wakra');
  await page.route(`**/api/patients/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button('Save Changes').click();
  await page.getByRole('alert').getByText('Failed to update patient. Network error.').waitFor();
  await page.unrouteAll();
  await button('Save Changes').click();
  await said(page, 'Patient updated successfully');
  expect((await api('GET', `/patients/${id}`)).version).toBe(4);
});
