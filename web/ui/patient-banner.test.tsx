import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
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

it.each(['en', 'ar'] as const)(
  'its labels and numbers are never broken, and twenty allergies stand by severity, on a phone in %s',
  async (locale) => {
    const allergies = Array.from({ length: 20 }, (_, number) => `Substance ${number}`);
    const severityOf = (number: number) => (['severe', 'moderate', 'mild'] as const)[Math.floor(number / 7)] ?? 'mild';
    const allergySeverities = allergies.map((substance, number) => ({ substance, severity: severityOf(number) }));
    await page.viewport(390, 900);
    await open(`${ofPatient}/visits`, {
      answers: charted({
        patient: patientOf({ personalInfo: { nationalId: '26263400177' }, medicalInfo: { allergies, allergySeverities } }),
      }),
    });
    speak(locale);
    const whole = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const linesOf = (selector: string) => [...document.querySelectorAll(`.patient-banner ${selector}`)].map(whole);
    await expect.poll(() => linesOf('dt').length).toBeGreaterThan(3);
    expect(new Set(linesOf('dt'))).toEqual(new Set([1]));
    expect(new Set(linesOf('.ltr'))).toEqual(new Set([1]));
    const more = page.getByRole('button', { name: locale === 'en' ? 'Show 13 more' : 'عرض المزيد: 13' });
    await more.click();
    const words = locale === 'en' ? ['Severe:', 'Moderate:', 'Mild:'] : ['شديدة:', 'متوسطة:', 'خفيفة:'];
    for (const word of words) await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    await expectGoodScreen();
  },
);

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
