import { expect, it, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { notificationAbout } = await import('./notifications.ts');

it('a notification and its entry under the patient go after 90 days', () => {
  const items = notificationAbout('patient', 'user', { en: 'Critical result', ar: 'نتيجة حرجة' }, new Date('2026-11-29T09:00:00Z'));
  const expiresAtEpochSeconds = Date.parse('2027-02-27T09:00:00Z') / 1000;
  expect(items.map(({ Put }) => Put?.Item?.['expiresAtEpochSeconds'])).toEqual([expiresAtEpochSeconds, expiresAtEpochSeconds]);
});
