import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPatientBody } from '../api/client.ts';
import { startApp, titleOf } from './app.ts';
import { patientForm } from './patient-form.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { api, open, field, button, text, focused, somebody } = patientForm(app, () => page, { lastName: 'Edittest', phone: '3312' });

describe('an existing patient', () => {
  const add = (personal: Record<string, string> = {}, more: Record<string, unknown> = {}) =>
    api('POST', '/patients', newPatientBody({ ...somebody(), ...personal }, more));

  it('is changed only in the fields that differ, and stays suspended', async () => {
    const { id } = await add({ nameArabic: 'وفاء' }, { status: 'suspended' });
    await open(`/patients/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await button('Save Changes').waitFor();
    await expect.poll(() => titleOf(page)).toMatch(/^Wafa Edittest. · Edit Patient · Afiya$/);
    await expect.poll(() => field('Status').locator('option').allTextContents()).toEqual(['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED']);
    await app.expectGoodScreen(page);
    await field('City (optional)').fill('Doha');
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await button('Save Changes').dblclick();
    expect((await request).postDataJSON()).toEqual({ personalInfo: { address: { city: 'Doha' } } });
    expect((await request).headers()['if-match']).toBe('"1"');
    await text('Patient updated successfully').waitFor();
    await page.getByText('Doha').waitFor();
    await text('Record updated').waitFor();
    expect(await api('GET', `/patients/${id}`)).toMatchObject({ status: 'suspended', version: 2, personalInfo: { nameArabic: 'وفاء' } });

    await page.getByRole('link', { name: 'Edit' }).click();
    await field('Status').selectOption('PENDING');
    await button('Save Changes').click();
    await page.locator('.chip').getByText('Pending').waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await button('Save Changes').waitFor();
    await expect.poll(() => field('Status').locator('option').allTextContents()).toEqual(['ACTIVE', 'INACTIVE', 'PENDING']);
  });

  it('is not changed by invalid values, nor by a failing server, and keeps its draft', async () => {
    const { id } = await add();
    await open(`/patients/${id}/edit`);
    await field('First name').fill('');
    await field('Contact phone').fill('none');
    await button('Save Changes').click();
    await text('First name is required').waitFor();
    await text('Invalid phone number format').waitFor();
    await expect.poll(focused).toBe('firstName');
    await app.expectGoodScreen(page);
    await field('First name').fill('Changed');
    await field('Contact phone').fill('44119988');
    await page.route(`**/api/patients/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await button('Save Changes').click();
    await page.getByRole('alert').getByText('Failed to update patient').waitFor();
    await page.unrouteAll();
    await page.reload();
    await text('Your draft was restored').waitFor();
    await expect.poll(() => field('First name').inputValue()).toBe('Changed');
    await button('Cancel').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    expect((await api('GET', `/patients/${id}`)).version).toBe(1);
  });

  it('that a colleague changed in between shows both versions to choose from', async () => {
    const { id } = await add({}, {});
    await open(`/patients/${id}/edit`);
    await field('City (optional)').fill('Lusail');
    await field('Street (optional)').fill('Mine Street');
    await field('Allergies (optional)').fill('Nuts');
    await api('PUT', `/patients/${id}`, {
      personalInfo: { firstName: 'Theirs', address: { city: 'Al Khor' } },
      medicalInfo: { allergies: ['Dust'] },
    });
    // A draft belongs to the version on which it was started, whatever was loaded since.
    await page.reload();
    await text('Your draft was restored').waitFor();
    await button('Save Changes').click();
    await page.getByRole('heading', { name: 'This record was changed while you were editing it' }).waitFor();
    const choice = (name: string, side: 'Saved' | 'Yours') =>
      page.getByRole('group', { name, exact: true }).getByRole('radio', { name: new RegExp(side) });
    await expect.poll(() => page.getByRole('group').count()).toBe(4);
    await expect.poll(() => choice('First name', 'Saved').isChecked()).toBe(true);
    await expect.poll(() => choice('Street', 'Yours').isChecked()).toBe(true);
    await button('Save Changes').click();
    await expect.poll(() => text('Choose which one to keep').count()).toBe(2);
    await expect.poll(focused).toBe('city-theirs');
    await app.expectGoodScreen(page);
    await choice('City', 'Saved').check();
    await choice('Allergies', 'Yours').check();
    // Another colleague's change, before this one is saved.
    await api('PUT', `/patients/${id}`, { personalInfo: { address: { street: 'Their Street' } } });
    await button('Save Changes').click();
    await expect.poll(() => page.getByRole('group').count()).toBe(2);
    await choice('Street', 'Yours').check();
    await expect.poll(() => choice('Allergies', 'Yours').isChecked()).toBe(true);
    await button('Save Changes').click();
    await text('Patient updated successfully').waitFor();
    expect(await api('GET', `/patients/${id}`)).toMatchObject({
      version: 4,
      personalInfo: { firstName: 'Theirs', address: { city: 'Al Khor', street: 'Mine Street' } },
      medicalInfo: { allergies: ['Nuts'] },
    });
  });

  it('is saved once if the first answer is lost', async () => {
    const { id } = await add();
    await open(`/patients/${id}/edit`);
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
    await text('Patient updated successfully').waitFor();
    expect((await api('GET', `/patients/${id}`)).version).toBe(2);
  });

  it('has allergies that are listed, known to be none, or not asked about', async () => {
    const { id } = await add({ dateOfBirth: '1985-03-14' });
    await open(`/patients/${id}`);
    const banner = page.getByRole('region', { name: 'Patient', exact: true });
    await banner.getByText('Not asked').waitFor();
    const figure = page.locator('dl.panel > div', { hasText: 'Allergies' }).locator('dd');
    expect(await figure.textContent()).toBe('Not asked');
    await page.getByRole('button', { name: 'العربية' }).click();
    for (const place of ['.patient-banner', 'dl.panel']) await page.locator(place).getByText('لم يُسأل عنها', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await app.expectGoodScreen(page);
    const state = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.getByRole('link', { name: 'Edit' }).click();
    await state('None known').check();
    await button('Save Changes').click();
    await banner.getByText('None known').waitFor();
    expect(await figure.textContent()).toBe('None known');
    expect((await api('GET', `/patients/${id}`)).medicalInfo).toMatchObject({ allergies: [], allergyStatus: 'none-known' });

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => state('None known').isChecked()).toBe(true);
    await state('Listed').check();
    await button('Save Changes').click();
    await text('Enter at least one allergy, or choose another answer').waitFor();
    await expect.poll(focused).toBe('allergyStatus');
    await app.expectGoodScreen(page);
    const long = 'x'.repeat(150);
    await field('Allergies (optional)').fill(`Dust, Eggs, ${long}, Pollen, Nuts, Penicillin`);
    await page.getByLabel('Severity: \u2068Penicillin\u2069').selectOption('Severe');
    await page.getByLabel('Severity: \u2068Dust\u2069').selectOption('Mild');
    await page.reload();
    await text('Your draft was restored').waitFor();
    await button('Save Changes').click();
    const shown = () => banner.getByRole('listitem').allTextContents();
    await expect.poll(shown).toEqual(['Penicillin · Severe', 'Eggs', long, 'Pollen']);
    await banner.getByRole('button', { name: 'Show 2 more' }).click();
    await expect.poll(shown).toEqual(['Penicillin · Severe', 'Eggs', long, 'Pollen', 'Nuts', 'Dust · Mild']);
    await app.expectGoodScreen(page);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(shown).toHaveLength(4);
    await expect.poll(() => page.getByLabel('Severity: \u2068Penicillin\u2069').inputValue()).toBe('severe');
    await field('Allergies (optional)').fill('');
    await expect.poll(() => state('Not asked').isChecked()).toBe(true);
  });

  it('shows no unrecorded values, and a phone number with its country code', async () => {
    const { id } = await add({ phone: '33129999' });
    await open(`/patients/${id}`);
    const fact = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await fact('Address').getByText('Not recorded').waitFor();
    await fact('Phone').getByText('+974 3312 9999').waitFor();
    await fact('Last visit').getByText('No visits yet: the day the record last changed').waitFor();
    for (const name of ['QID', 'Blood type']) {
      await expect.poll(() => fact(name).locator('dd').allTextContents()).toEqual(['Not recorded', 'Not recorded']);
    }
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/–|Qatar\b/);
    await api('PUT', `/patients/${id}`, { personalInfo: { address: { country: 'IN' } } });
    await page.reload();
    await fact('Address').getByText('India').waitFor();
    // A corrected address is not a visit.
    await fact('Last visit').getByText('No visits yet: the day the record last changed').waitFor();
    expect((await api('GET', `/patients/${id}`)).personalInfo.phone).toBe('33129999');
  });

  it('that does not exist is reported as missing', async () => {
    await open('/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV/edit');
    await text('Patient not found.').waitFor();
    await app.expectGoodScreen(page);
  });
});

it('a patient can neither add nor change one', async () => {
  await open('/patients/new', 'PATIENT');
  await text('You cannot add or change patients with this account').waitFor();
  await app.expectGoodScreen(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('link', { name: /^More/ }).first().click();
  await page.getByRole('link', { name: 'Personal and medical details' }).click();
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  await page.goto(`${page.url()}/edit`);
  await text('You cannot add or change patients with this account').waitFor();
});
