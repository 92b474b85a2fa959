import { page } from 'vitest/browser';
import { expect } from 'vitest';
import { fillDate } from './dates.ts';

/** The forms of a patient's record, as a person fills them in. */
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const text = (said: string) => expect.element(page.getByText(said, { exact: true }).first()).toBeVisible();
export const step = (name: string) => expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
export const focused = (id: string) => expect.poll(() => document.activeElement?.id).toBe(id);

const somebody = {
  firstName: 'Wafa',
  lastName: 'Al-Attiyah',
  email: 'wafa@example.com',
  phone: '+974 3311 2233',
  dateOfBirth: '1988-03-02',
};
export async function fillPersonal(more: Partial<typeof somebody> = {}): Promise<void> {
  const person = { ...somebody, ...more };
  await field('First name').fill(person.firstName);
  await field('Last name').fill(person.lastName);
  await field('Email').fill(person.email);
  await field('Phone number').fill(person.phone);
  await fillDate('Date of birth', person.dateOfBirth);
  await field('Gender').selectOptions('Female');
}
export async function fillContact(): Promise<void> {
  await field('Contact name').fill('Omar');
  await field('Relationship').fill('brother');
  await field('Contact phone').fill('+974 4411 2233');
}
