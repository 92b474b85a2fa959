import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from './app.ts';
import { type Linked, enterAs, linkedAccount } from './linked-accounts.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const proposals = (on: Page) => on.getByRole('region', { name: 'Proposed changes' });
const heading = (on: Page, name: string) => on.getByRole('heading', { level: 1, name });

async function send(values: { field?: string; label: string | RegExp; value: string; note?: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (values.field !== undefined) await dialog.getByLabel('What should change?').selectOption(values.field);
  await dialog.getByLabel(values.label).fill(values.value);
  if (values.note !== undefined) await dialog.getByLabel(/Note for the clinic|What happens/).fill(values.note);
  await dialog.getByRole('button', { name: 'Send to the clinic' }).click();
}

describe('proposed changes', () => {
  it('of a patient reach the staff, who accept or decline them, and the patient reads the answers', async () => {
    const { email, linked } = await linkedAccount(app, ['self', { firstName: 'Noora', lastName: 'Al-Proposer' }]);
    const [{ id, name }] = linked as [Linked];
    await enterAs(page, email, `/patients/${id}`);
    await heading(page, name).waitFor();

    await proposals(page).getByRole('button', { name: 'Report an allergy' }).click();
    await page.getByRole('button', { name: 'Send to the clinic' }).click();
    await page.getByText('Name the substance or medicine').waitFor();
    await app.expectGoodScreen(page);
    await send({ label: 'Substance or medicine', value: '<b>Penicillin</b>', note: 'My lips swelled' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await proposals(page).getByText('<b>Penicillin</b>').waitFor();

    await proposals(page).getByRole('button', { name: 'Propose a change' }).click();
    await send({ field: 'Phone number', label: 'Phone number', value: 'not a number' });
    await page.getByText('Invalid phone number format').waitFor();
    await send({ label: 'Phone number', value: '+974 5555 0177' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await proposals(page).getByRole('button', { name: 'Propose a change' }).click();
    await send({ field: 'City', label: /^City/, value: 'Lusail' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(
      await proposals(page)
        .getByText(/The clinic has not answered yet/)
        .count(),
    ).toBe(3);
    await app.expectGoodScreen(page);
    await proposals(page).getByRole('button', { name: 'Withdraw, Lusail' }).click();
    await proposals(page)
      .getByText(/Withdrawn on/)
      .waitFor();

    const desk = await app.openElsewhere();
    await app.enter(desk, '/dashboard');
    await heading(desk, 'Dashboard').waitFor();
    await proposals(desk).getByText('Noora Al-Proposer').waitFor();
    await proposals(desk)
      .getByText(/^Allergies, Phone · /)
      .waitFor();
    await app.expectGoodScreen(desk);
    // Pages that prescribe show allergies in open proposals.
    await desk.goto(`/prescriptions/new?patientId=${id}`);
    await desk.getByText('Reported by patient or caregiver, not confirmed: allergy to').waitFor();
    await desk.getByRole('link', { name: 'Look at it in the record' }).click();
    await heading(desk, name).waitFor();
    await app.expectGoodScreen(desk);
    await proposals(desk).getByRole('button', { name: 'Accept, <b>Penicillin</b>' }).click();
    await proposals(desk).getByText('My lips swelled').waitFor({ state: 'hidden' });
    await desk.getByRole('region', { name: 'Patient' }).getByText('<b>Penicillin</b>').waitFor();
    await proposals(desk)
      .getByRole('button', { name: /^Decline, / })
      .click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('Please show us the QID at the desk');
    await desk.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await proposals(desk).waitFor({ state: 'hidden' });

    await page.reload();
    await proposals(page)
      .getByText(/^Accepted on/)
      .waitFor();
    await proposals(page).getByText('Please show us the QID at the desk').waitFor();
    await app.expectGoodScreen(page);
  });

  it("show the record's current value beside the proposed one, which the record has once it is accepted", async () => {
    const { email, linked } = await linkedAccount(app, [
      'parent',
      { firstName: 'Little', lastName: 'Al-Proposer', dateOfBirth: '2021-05-06' },
    ]);
    const [{ id, name }] = linked as [Linked];
    await enterAs(page, email, `/patients/${id}`);
    await heading(page, name).waitFor();
    await proposals(page).getByRole('button', { name: 'Propose a change' }).click();
    await page.getByLabel('What should change?').selectOption('Date of birth');
    expect(await page.getByRole('dialog').getByLabel('Day').inputValue()).toBe('06');
    await page.getByRole('button', { name: 'Send to the clinic' }).click();
    await page.getByText('The record already says so').waitFor();
    await page.getByRole('dialog').getByLabel('Day').fill('16');
    await page.getByRole('button', { name: 'Send to the clinic' }).click();
    await proposals(page).getByText('May 16, 2021').waitFor();

    const desk = await app.openElsewhere();
    await app.enter(desk, `/patients/${id}`);
    await proposals(desk).getByText('Now: May 6, 2021').waitFor();
    await proposals(desk)
      .getByText(/^Parent · /)
      .waitFor();
    await proposals(desk)
      .getByRole('button', { name: /^Accept, / })
      .click();
    await proposals(desk).waitFor({ state: 'hidden' });
    await desk.getByRole('region', { name: 'Patient' }).getByText('May 16, 2021').waitFor();
  });

  it('that a colleague answered in between are not answered twice', async () => {
    const { email, linked } = await linkedAccount(app, ['self', { firstName: 'Twice', lastName: 'Al-Proposer' }]);
    const [{ id }] = linked as [Linked];
    await enterAs(page, email, `/patients/${id}`);
    await proposals(page).getByRole('button', { name: 'Propose a change' }).click();
    await send({ field: 'City', label: /^City/, value: 'Al Khor' });
    await proposals(page).getByText('Al Khor').waitFor();
    const desk = await app.openElsewhere();
    await app.enter(desk, `/patients/${id}`);
    await proposals(desk).getByRole('button', { name: 'Accept, Al Khor' }).waitFor();
    await proposals(page).getByRole('button', { name: 'Withdraw, Al Khor' }).click();
    await proposals(page)
      .getByText(/Withdrawn on/)
      .waitFor();
    await proposals(desk).getByRole('button', { name: 'Accept, Al Khor' }).click();
    await proposals(desk).getByText('The record was changed after you opened it').waitFor();
    expect(await desk.getByText('Al Khor').count()).toBe(0);
  });
});
