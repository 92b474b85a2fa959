import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { charted, entryId, measured, ofPatient, vitalSignsOf } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';

const dialog = page.getByRole('dialog');
const centers = () =>
  [...document.querySelectorAll('.drawing-place [data-outside]')]
    .map((dot) => dot.getBoundingClientRect())
    .map(({ x, width }) => x + width / 2);
const isInOrder = () => centers().every((x, index, all) => index === 0 || x >= (all[index - 1] ?? 0));
/** The same sign at nine, ten, … o'clock in Qatar. */
const course = (sign: string, ...values: readonly number[]) =>
  values
    .map((value, index) =>
      vitalSignsOf({ [sign]: value }, { id: entryId(String(index)), measuredAt: `2026-02-01T0${6 + index}:00:00.000Z` }),
    )
    .toReversed();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('records what is typed in a row and sent with Enter; zero counts, and an impossible value is reported beside its field', async () => {
  await open(`${ofPatient}/vital-signs`, { answers: charted() });
  await expect.element(page.getByText('No vital signs recorded yet')).toBeVisible();
  await page.getByRole('link', { name: 'Record vital signs' }).click();
  await expect.element(page.getByLabelText('Systolic pressure')).toHaveFocus();
  // Of an adult, the head is not measured.
  expect(page.getByLabelText('Head circumference').query()).toBeNull();
  for (const typed of ['128', '82', '٧١', '14', '98,6']) await userEvent.keyboard(`${typed}{Tab}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A number from 10 to 50; decimals: at most 1')).toBeVisible();
  await expect.element(page.getByLabelText('Temperature')).toHaveFocus();
  expect(asked('vitalSigns.record')).toEqual([]);
  await page.getByLabelText('Temperature').fill('36.8');
  await page.getByLabelText('Pain, 0 to 10').fill('0');
  const values = { systolic: 128, diastolic: 82, pulse: 71, respiratoryRate: 14, temperature: 36.8, pain: 0 };
  answer({ ...charted({ vitals: values }), 'vitalSigns.record': vitalSignsOf(values) });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Vital signs recorded', { exact: true })).toBeVisible();
  expect(asked('vitalSigns.record').map(({ body }) => body.values)).toEqual([values]);
  await expect.element(page.getByLabelText('Systolic pressure')).toHaveValue('');
  await expect.element(page.getByLabelText('Systolic pressure')).toHaveFocus();
});

it('keeps typed values over a reload, and a lost answer does not record them twice', async () => {
  let attempts = 0;
  await open(`${ofPatient}/chart`, {
    answers: {
      ...charted(),
      'vitalSigns.record': () => {
        attempts += 1;
        return attempts === 1 ? unreachable : vitalSignsOf({ pulse: 77 });
      },
    },
  });
  await page.getByRole('button', { name: 'Vital signs', exact: true }).click();
  await page.getByLabelText('Pulse').fill('77');
  await reload();
  await expect.element(page.getByLabelText('Pulse')).toHaveValue('77');
  await page.getByRole('button', { name: 'Record vital signs' }).click();
  await expect.element(page.getByText('Vital signs recorded', { exact: true })).toBeVisible();
  const ids = asked('vitalSigns.record').map(({ requestId }) => requestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('draws a course from left to right in both languages, corrects a value, and marks one for a reason', async () => {
  const [last, middle, first] = course('pulse', 70, 110, 90);
  if (last === undefined || middle === undefined || first === undefined) throw new Error('three values');
  await open(`${ofPatient}/vital-signs`, { answers: { ...charted(), ...measured(last, middle, first) } });
  await expect.poll(() => centers().length).toBe(3);
  expect(isInOrder()).toBe(true);
  await page.getByRole('button', { name: /^Correct 110/ }).click();
  await dialog.getByLabelText('Pulse').fill('101');
  const corrected = vitalSignsOf({ pulse: 101 }, { ...middle, values: { pulse: 101 }, status: 'corrected' });
  answer({ 'vitalSigns.correct': corrected, ...measured(last, corrected, first) });
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(page.getByText('Changed')).toBeVisible();
  await expect.element(page.getByText('Corrected')).toBeVisible();
  expect(asked('vitalSigns.correct').map(({ params, body }) => [params.entryId, body.values])).toEqual([[middle.id, { pulse: 101 }]]);
  await page.getByRole('button', { name: /^Entered in error: 90/ }).click();
  const confirm = dialog.getByRole('button', { name: 'Entered in error' });
  await confirm.click();
  await expect.element(page.getByText('A reason is needed')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another patient');
  const wrong = { ...last, status: 'entered-in-error' as const, errorReason: 'Another patient' };
  answer({ 'vitalSigns.inError': wrong, ...measured(wrong, corrected, first) });
  await confirm.click();
  await expect.element(page.getByText('Marked as entered in error')).toBeVisible();
  await expect.poll(() => centers().length).toBe(2);
  await expect.element(page.getByText('Another patient')).toBeVisible();
  speak('ar');
  await expect.element(page.getByRole('heading', { name: 'العلامات الحيوية' }).first()).toBeVisible();
  expect(isInOrder()).toBe(true);
});

it('shows the limits of the red zone, and a value outside as a red lozenge on an axis that is the same for everybody', async () => {
  await open(`${ofPatient}/vital-signs`, {
    answers: { ...charted({ vitals: { temperature: 40.4 } }), ...measured(...course('temperature', 36.8, 40.4)) },
  });
  const chart = page.getByRole('img', { name: 'Temperature over time, values: 2' });
  await expect.element(chart).toBeVisible();
  const drawn = chart.element();
  await expect.poll(() => drawn.querySelector('[data-outside=true] title')?.textContent).toMatch(/^40\.4 °C, /);
  expect(drawn.querySelectorAll('[data-outside=false]')).toHaveLength(1);
  const numbers = [...drawn.querySelectorAll('text[text-anchor=end]')].map(({ textContent }) => textContent);
  expect([numbers[0], numbers.at(-1)]).toEqual(['34', '41']);
  await expect.element(page.getByText('Red zone, high').last()).toBeVisible();
  await expectGoodScreen();
});

it('says of a course that is thinned how many of its values are drawn, and of a whole one nothing', async () => {
  const pulses = [80, 84, 90].map((value, index) => ({ at: `2026-02-01T0${6 + index}:00:00.000Z`, value, ageMonths: 400 }));
  const answers = { ...charted(), ...measured(...course('pulse', 80, 84, 90)), 'vitalSigns.course': { signs: { pulse: pulses } } };
  const said = page.getByText(/^Drawn: 3 of 606 values/);
  await open(`${ofPatient}/vital-signs`, { answers });
  await expect.element(page.getByRole('img', { name: 'Pulse over time, values: 3' })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  answer({ 'vitalSigns.course': { signs: { pulse: pulses }, counts: { pulse: 606 } } });
  await reload();
  await expect.element(page.getByRole('img', { name: 'Pulse over time, values: 606' })).toBeVisible();
  await expect.element(said).toMatchTextContent(/lowest and highest of each period among them\. The table has all\./);
  await expectGoodScreen();
});

const child = (gender: 'female' | 'other') =>
  charted({ patient: patientOf({ personalInfo: { dateOfBirth: daysAgo(400).toISOString().slice(0, 10), gender } }) });

it("draws a child's measurements on WHO's curves, with the percentile in words, and the same in the table", async () => {
  const grown = [
    [300, 5.4, 58],
    [5, 9.2, 75],
  ].map(([days = 0, weight = 0, height = 0]) =>
    vitalSignsOf(
      { weight, height },
      { id: entryId(String(days % 10)), measuredAt: daysAgo(days).toISOString(), ageMonths: days > 100 ? 3 : 12 },
    ),
  );
  await open(`${ofPatient}/vital-signs`, { answers: { ...child('female'), ...measured(...grown.toReversed()) } });
  const growth = page.getByRole('region', { name: 'Growth' });
  await expect.element(growth.getByText(/^Weight: \d\d(st|nd|rd|th) percentile/)).toBeVisible();
  const chart = growth.getByRole('img', { name: 'Weight by age, with the WHO curves; values: 2' });
  await expect.element(chart).toBeVisible();
  // Five curves and the child's own course.
  expect(chart.element().querySelectorAll('path:not(:has(title))')).toHaveLength(6);
  const says = [...chart.element().querySelectorAll('title')].map(({ textContent }) => textContent).at(-1);
  const cells = growth
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);
  expect(says).toMatch(new RegExp(`^${cells[1]} kg, .*, ${cells[2]}$`));
  await expect.element(growth.getByText('Premature birth is not corrected for.')).toBeVisible();
  await growth.getByLabelText('Growth by').selectOptions(growth.getByRole('option', { name: /^Height/ }));
  await expect.element(growth.getByText(/^Height: \d+\w\w percentile/)).toBeVisible();
  await expectGoodScreen();
});

it('has no curves for somebody whose sex is neither male nor female', async () => {
  await open(`${ofPatient}/vital-signs`, {
    answers: {
      ...child('other'),
      ...measured(vitalSignsOf({ height: 76 }, { ageMonths: 13, measuredAt: daysAgo(1).toISOString() })),
    },
  });
  await expect.element(page.getByText('WHO growth curves are separate for boys and girls')).toBeVisible();
});

it('has no growth of a grown person', async () => {
  await open(`${ofPatient}/vital-signs`, { answers: { ...charted(), ...measured(...course('height', 176)) } });
  await expect.element(page.getByRole('img', { name: 'Height over time, values: 1' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Growth' }).query()).toBeNull();
});
