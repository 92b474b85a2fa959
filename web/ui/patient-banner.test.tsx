import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../test/component/app.tsx';
import { speak } from '../../test/component/language.ts';
import { charted, ofPatient } from '../../test/component/samples/chart.ts';
import { patientOf } from '../../test/component/samples/patients.ts';

const banner = () => document.querySelector('.patient-banner');
const bottom = () => (banner()?.getBoundingClientRect().bottom ?? 0) / innerHeight;

it.each([
  [1280, 900],
  [820, 1180],
])('at %i by %i px stays in view while one reads, and all of the allergies open there', async (width, height) => {
  const allergies = Array.from({ length: 30 }, (_, number) => `Substance with a long name, of which there are many: ${number}`);
  await page.viewport(width, height);
  await open(`${ofPatient}/chart`, { answers: charted({ patient: patientOf({ medicalInfo: { allergies } }) }) });
  await expect.element(page.getByRole('region', { name: 'Allergies' })).toBeVisible();
  // A short page does not scroll as far.
  const space = document.createElement('div');
  space.style.blockSize = '500dvh';
  banner()?.parentElement?.append(space);
  scrollTo(0, 3 * height);
  await expect.poll(() => scrollY).toBe(3 * height);
  await expect.poll(bottom).toBeGreaterThan(0);
  expect(bottom()).toBeLessThan(0.4);
  await page.getByRole('button', { name: 'Show 26 more' }).click();
  await expect.poll(bottom).toBeGreaterThan(0.4);
  expect(bottom()).toBeLessThan(1);
  space.remove();
});

it.each([
  ['the last weight and its date', '1985-03-14', { weight: 71.5 }, /^Weight71\.5 kg Feb 1, 2026$/],
  ['that a child has no weight', '2021-03-02', {}, /^WeightNot recorded$/],
])('says %s', async (_, dateOfBirth, vitals, expected) => {
  const patient = patientOf({ personalInfo: { dateOfBirth } });
  await open(`${ofPatient}/visits`, { answers: charted({ patient, vitals }) });
  const fact = () => [...document.querySelectorAll('.patient-banner dl > div')].find(({ textContent }) => textContent.startsWith('Weight'));
  await expect.poll(() => fact()?.textContent).toMatch(expected);
});

it('says that the patient died and when, with the age then, and the earlier name', async () => {
  const formerNames = [{ firstName: 'Fatima', lastName: 'Al-Kaabi', until: '2020-05-01' }];
  const patient = patientOf({ personalInfo: { dateOfBirth: '1950-02-10', dateOfDeath: '2020-02-09', formerNames } });
  await open(`${ofPatient}/visits`, { answers: charted({ patient }) });
  await expect
    .poll(() => banner()?.textContent)
    .toMatch(/Fatima Al-Mansouri \(deceased\).*Earlier name: Fatima Al-Kaabi.*Died Feb 9, 2020.*69 years/);
});

it.each([
  ['en', /Age76 years \(1950, estimated\)/],
  ['ar', /العمر76 سنة \(1950، تقديري\)/],
] as const)('says that a birth date is estimated, in %s', async (locale, expected) => {
  const patient = patientOf({ personalInfo: { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated', dateOfDeath: '2026-11-01' } });
  await open(`${ofPatient}/visits`, { answers: charted({ patient }) });
  speak(locale);
  await expect.poll(() => banner()?.textContent).toMatch(expected);
});
