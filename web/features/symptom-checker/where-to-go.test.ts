import { expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { contacts } from '../../lib/contacts.ts';

it('the numbers on every page are in the list', () => {
  const phoneOf = (kind: string) => shippedCareDirectory.services.find((service) => service.kind === kind)?.phone;
  expect(phoneOf('ambulance')).toBe(contacts.emergency);
  expect(phoneOf('advice')).toBe(contacts.healthcare);
  expect(phoneOf('mental-health')).toBe(contacts.healthcare);
});
