import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { call, tokensOf } from '../api/client.ts';
import type { App } from './app.ts';
import { fillDate } from './dates.ts';

/**
 * The patient forms on the test's page, with access to the API. `family` is unique to the file: its patients' last names and phone numbers
 * begin with it, so that files do not find each other's patients.
 */
export function patientForm(app: App, page: () => Page, family: { readonly lastName: string; readonly phone: string }) {
  /** Calls the same API as another clinician's browser would. */
  const api = async (method: string, path: string, body?: unknown) => {
    const { access: token } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    const answer = await call(method, path, { token, body }, app.cloud.endpoints.apiUrl);
    expect([answer.status, answer.body.details]).toEqual([method === 'POST' ? 201 : 200, undefined]);
    return answer.body;
  };
  const found = async (search: string): Promise<unknown[]> => (await api('GET', `/patients?search=${encodeURIComponent(search)}`)).patients;

  const open = (path: string, role?: Role) => app.enter(page(), path, role);
  const field = (label: string) => page().getByLabel(label, { exact: true });
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const step = (name: string) => page().getByRole('heading', { level: 2, name, exact: true }).waitFor();
  const text = (said: string) => page().getByText(said, { exact: true });
  const focused = () => page().evaluate(() => document.activeElement?.id);

  let serial = 0;
  /** A person unique in these tests. */
  const somebody = (personal: Record<string, string> = {}) => {
    serial += 1;
    return {
      firstName: 'Wafa',
      lastName: `${family.lastName}${'abcdefghijklmnopqrstuvwxyz'.charAt(serial)}`,
      email: `form.${process.pid}.${serial}@example.com`,
      phone: `+974 ${family.phone} ${String(1000 + serial)}`,
      // Near to nobody else's: namesakes whose dates differ in one digit may be one person.
      dateOfBirth: `${1960 + serial}-0${1 + (serial % 9)}-1${serial % 10}`,
      ...personal,
    };
  };
  const fillPersonal = async (person: ReturnType<typeof somebody>) => {
    await field('First name').fill(person.firstName);
    await field('Last name').fill(person.lastName);
    await field('Email').fill(person.email);
    await field('Phone number').fill(person.phone);
    await fillDate(page(), 'Date of birth', person.dateOfBirth);
    await field('Gender').selectOption('Female');
  };
  const fillContact = async () => {
    await field('Contact name').fill('Omar');
    await field('Relationship').fill('brother');
    await field('Contact phone').fill('+974 4411 2233');
  };
  /** Fills in the wizard up to the review. */
  const fillToReview = async (person = somebody()) => {
    await step('Personal Information');
    await fillPersonal(person);
    await button('Next').click();
    await step('Medical Information');
    await fillContact();
    await button('Next').click();
    await step('Review & Submit');
    return person;
  };
  const toReview = async (person = somebody()) => {
    await open('/patients/new');
    return fillToReview(person);
  };
  return { api, found, open, field, button, step, text, focused, somebody, fillPersonal, fillContact, fillToReview, toReview };
}
