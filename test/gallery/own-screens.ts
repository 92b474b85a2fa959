/** The screens of a patient's account. */
import type { Page } from 'playwright-core';
import { type Screen, press, said } from './screen.ts';

/** Turns a page to the child of the account's holder. */
const ofChild = async (page: Page) => {
  const child = page.locator('main nav a[href*="patientId="]').nth(1);
  await page.goto((await child.getAttribute('href')) ?? '');
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
};

export const ownScreens: readonly Screen[] = [
  { name: 'dashboard-of-a-patient', path: '/dashboard', as: 'PATIENT' },
  { name: 'own-home-of-a-child', path: '/dashboard', as: 'PATIENT', before: ofChild },
  { name: 'own-results', path: '/results', as: 'PATIENT' },
  { name: 'own-medicines', path: '/medicines', as: 'PATIENT' },
  { name: 'own-vaccinations', path: '/vaccinations', as: 'PATIENT', before: ofChild },
  { name: 'own-documents', path: '/documents', as: 'PATIENT' },
  {
    name: 'own-ask',
    path: '/appointments/new',
    as: 'PATIENT',
    before: (page) => page.locator('input[name=time]').first().check(),
  },
  {
    name: 'own-asked',
    path: '/appointments/new',
    as: 'PATIENT',
    before: async (page) => {
      // Only so many requests may wait for the clinic.
      await page.route('**/api/appointments', (route) => {
        const { patientId, clinicianId, service, minutes }: Record<string, unknown> = route.request().postDataJSON();
        const patient = { id: patientId, firstName: 'Mariam', lastName: 'Al-Kuwari', nameArabic: 'مريم الكواري' };
        const at = { startsAt: '2026-11-29T06:00:00.000Z', createdAt: '2026-11-27T06:00:00.000Z' };
        const made = {
          id: patientId,
          version: 1,
          patient,
          clinician: { id: clinicianId, name: { en: 'Dr. Omar Al-Mansouri', ar: 'د. عمر المنصوري' } },
          service,
          minutes,
          status: 'pending',
          ...at,
        };
        return route.fulfill({ status: 201, json: made });
      });
      await page.locator('input[name=time]').first().check();
      await page.locator('main form button[type=submit]').click();
      await page.locator('.day-block').waitFor();
    },
  },
  { name: 'own-check', path: '/check', as: 'PATIENT' },
  { name: 'own-care', path: '/care', as: 'PATIENT' },
  { name: 'own-family', path: '/family', as: 'PATIENT' },
  { name: 'own-more', path: '/more', as: 'PATIENT' },
  { name: 'appointments-own', path: '/appointments', as: 'PATIENT' },
  { name: 'appointment-cancel', path: '/appointments', as: 'PATIENT', before: press(said('appointmentCancel')), visibleOnly: true },
  { name: 'access-log-own', path: '/security', as: 'PATIENT', before: (page) => page.goto('/security') },
  { name: 'settings-patient', path: '/settings', as: 'PATIENT' },
];
