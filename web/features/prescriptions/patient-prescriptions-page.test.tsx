import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse } from '../../../test/component/people.ts';
import { charted, entryId, ofPatient, paperOf, patientId } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { checksOf, classAllergy, doseOf, pharmacy, prescriptionOf } from '../../../test/component/samples/prescriptions.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const panel = page.getByRole('region', { name: 'Prescribe', exact: true });
const amount = page.getByLabelText('Amount to hand out', { exact: true });
const line = (text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const isChecked = () => expect.element(panel.getByRole('button', { name: /^Sign/ })).toHaveAttribute('aria-disabled', 'false');

const begin = (more: Parameters<typeof pharmacy>[0] = {}) =>
  open(`${ofPatient}/prescriptions`, { answers: { ...charted(), ...pharmacy(more) } });

it('stops a prescription for a reason', async () => {
  await begin({ prescriptions: [prescriptionOf('paracetamol')] });
  await button('Stop').click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.element(dialog.getByText('Write a reason')).toBeVisible();
  expect(asked('prescriptions.change')).toEqual([]);
  await userEvent.keyboard('No longer needed');
  const stopped = prescriptionOf('paracetamol', { status: 'stopped', reason: 'No longer needed' });
  answer({ ...pharmacy({ prescriptions: [stopped] }), 'prescriptions.change': stopped });
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Stopped', { exact: true })).toBeVisible();
  expect(asked('prescriptions.change').map(({ body }) => body)).toEqual([{ status: 'stopped', reason: 'No longer needed' }]);
});

it('holds a prescription without a reason, and resumes it after a new check, with its dose as it was', async () => {
  const active = prescriptionOf('amoxicillin');
  const held = { ...active, status: 'on-hold' as const };
  await begin({ prescriptions: [active], checks: () => checksOf(classAllergy) });
  await button('Actions for Amoxicillin').click();
  await button('Hold: Amoxicillin').click();
  answer({ ...pharmacy({ prescriptions: [held], checks: () => checksOf(classAllergy) }), 'prescriptions.change': held });
  await dialog.getByRole('button', { name: 'Hold' }).click();
  await expect.element(page.getByText('On hold', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect.element(page.getByText('Conflict: allergy to its class')).toBeVisible();
  expect(amount.query()).toBeNull();
  await isChecked();
  await panel.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(page.getByText('Write a reason')).toBeVisible();
  await expectGoodScreen();
  await page.getByLabelText('Reason for prescribing anyway').fill('Tolerated twice since');
  answer({ ...pharmacy({ prescriptions: [active], checks: () => checksOf(classAllergy) }), 'prescriptions.sign': active });
  await panel.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(line('Amoxicillin').getByText('Active', { exact: true })).toBeVisible();
  expect(asked('prescriptions.sign').map(({ body }) => body.signature.answers[0]?.reason)).toEqual(['Tolerated twice since']);
});

it('says that what was to be resumed has changed', async () => {
  const active = prescriptionOf('amoxicillin');
  await open(`/prescriptions/new?patientId=${patientId}&resume=${active.id}`, {
    answers: { ...charted(), ...pharmacy({ prescriptions: [active] }) },
  });
  await expect.element(page.getByText('This prescription has just changed')).toBeVisible();
});

it('marks a prescription that was signed by mistake, for a reason', async () => {
  await begin({ prescriptions: [prescriptionOf('amoxicillin')] });
  await button('Actions for Amoxicillin').click();
  await button('Entered in error: Amoxicillin').click();
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await expect.element(dialog.getByText('Write a reason')).toBeVisible();
  await expectGoodScreen();
  const wrong = prescriptionOf('amoxicillin', { status: 'entered-in-error', reason: 'Another patient' });
  answer({ ...pharmacy({ prescriptions: [wrong] }), 'prescriptions.change': wrong });
  await dialog.getByRole('textbox').fill('Another patient');
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await expect.element(page.getByText('Another patient')).toBeVisible();
});

it('discards a draft without a reason', async () => {
  const draft = { ...prescriptionOf('amlodipine', { status: 'draft' }), signedAt: undefined };
  await begin({ prescriptions: [draft] });
  await button('Discard draft').click();
  await expect.element(dialog.getByText('Nobody will see this draft again.')).toBeVisible();
  answer({ ...pharmacy(), 'prescriptions.change': { ...draft, status: 'entered-in-error' } });
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(page.getByRole('heading', { name: 'My drafts' })).not.toBeInTheDocument();
  expect(asked('prescriptions.change').map(({ body }) => body)).toEqual([{ status: 'entered-in-error' }]);
});

it('renews all at once except those with findings, which are renewed one at a time', async () => {
  const [blood, pain, infection] = [prescriptionOf('amlodipine'), prescriptionOf('paracetamol'), prescriptionOf('amoxicillin')];
  await begin({
    prescriptions: [blood, pain, infection],
    checks: ({ drug }) => (drug.ingredientId === 'amoxicillin' ? checksOf(classAllergy) : checksOf()),
  });
  await button('Renew all').click();
  const left = dialog.getByRole('link', { name: 'Amoxicillin' });
  await expect.element(left).toBeVisible();
  await expect.element(dialog.getByText(/allergy to its class/)).toBeVisible();
  // What is signed is shown whole: the strength and what is handed out too.
  await expect
    .element(
      dialog
        .getByRole('listitem')
        .filter({ hasText: 'Amlodipine 5 mg' })
        .getByText(/once a day · 30 tablets/),
    )
    .toBeVisible();
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Sign and renew: 2' }).click();
  await expect.element(page.getByText('Renewed: 2')).toBeVisible();
  expect(asked('prescriptions.createTogether').map(({ body }) => body.orders.map(({ prior }) => prior))).toEqual([[blood.id, pain.id]]);
  await left.click();
  await expect.element(page.getByText('Conflict: allergy to its class')).toBeVisible();
});

it('says why a sheet cannot be printed yet, and loses nothing', async () => {
  const one = prescriptionOf('amlodipine');
  await begin({ prescriptions: [one] });
  answer({ 'papers.prescription': refuse('NOT_ALLOWED_NOW', { reason: 'clinicProfileMissing' }) });
  await button('Print').click();
  await expect.element(page.getByText('An administrator can do it in Settings')).toBeVisible();
  await expect.element(button('Stop')).toBeVisible();
  await expectGoodScreen();
  answer({ 'papers.prescription': paperOf('sheet') });
  await button('Print').click();
  await expect.poll(() => location.hash).toBe('#sheet');
  await expect.poll(() => asked('papers.prescription').at(-1)?.query.ids).toEqual([one.id]);
});

it('what was stopped says who stopped it, when and why', async () => {
  const stopped = { status: 'stopped', reason: 'Swollen ankles', changedAt: '2026-03-05T09:00:00.000Z' } as const;
  const changedBy = { id: 'another', name: { en: 'Dr. Omar Haddad', ar: 'د. عمر حداد' } };
  await begin({ prescriptions: [prescriptionOf('amlodipine', { ...stopped, changedBy })] });
  await expect.element(line('Amlodipine').getByText('Stopped by Dr. Omar Haddad, Mar 5, 2026, 12:00')).toBeVisible();
  await expect.element(line('Amlodipine').getByText('Swollen ankles')).toBeVisible();
  await expectGoodScreen();
});

it('lists what is used up last among the current ones, and a course that is over apart, and writes nothing', async () => {
  const [used, taken] = [prescriptionOf('amlodipine', { signedAt: '2025-01-05T09:00:00.000Z' }), prescriptionOf('metformin')];
  const course = prescriptionOf('amoxicillin', { signedAt: '2025-01-05T09:00:00.000Z', dose: doseOf({ days: 7 }) });
  await begin({ prescriptions: [used, course, taken] });
  await expect.element(line('Amlodipine').getByText('Supply ended Feb 3, 2025')).toBeVisible();
  await expect.element(line('Amoxicillin').getByText('Course ended Jan 11, 2025')).toBeVisible();
  const main = page.getByRole('main').element().textContent ?? '';
  const order = ['Current', 'Metformin', 'Amlodipine', 'Courses over', 'Amoxicillin'].map((text) => main.indexOf(text));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).not.toBe(-1);
  expect(line('Amlodipine').getByText('Active', { exact: true }).query()).toBeNull();
  await expectGoodScreen();
});

it('in the chart, what is used up says since when, below what is in supply', async () => {
  const used = prescriptionOf('amlodipine', { signedAt: '2021-02-02T09:00:00.000Z' });
  const weekly = doseOf({ frequency: 'weekly', dispense: { quantity: 4, unit: 'tablet' } });
  const longer = prescriptionOf('methotrexate', { signedAt: '2020-02-02T09:00:00.000Z', dose: weekly });
  await open(`${ofPatient}/chart`, {
    answers: { ...charted(), ...pharmacy({ prescriptions: [longer, used, prescriptionOf('metformin')] }) },
  });
  const medicines = page.getByRole('region', { name: 'Medicines' }).getByRole('listitem');
  await expect.element(medicines.nth(2)).toBeVisible();
  expect(medicines.elements().map(({ textContent }) => /^(\w+).*?(Supply ended .*)?$/.exec(textContent ?? '')?.slice(1))).toEqual([
    ['Metformin', undefined],
    ['Amlodipine', 'Supply ended Mar 3, 2021'],
    ['Methotrexate', 'Supply ended Feb 29, 2020'],
  ]);
  await expectGoodScreen();
});

const metformin = 'Metformin 500 mg twice a day';
const decided = { at: '2026-02-01T07:00:00.000Z', by: { id: doctor.id, name: { en: 'Dr. Huda Al-Naimi', ar: 'د. هدى' } } };

it('confirms a medicine that was entered as text, or stops it for a reason; it stays to be read', async () => {
  await begin({ entered: [metformin, 'Zinc'] });
  await expect.element(line('Zinc').getByText('Entered as text')).toBeVisible();
  const confirmed = { text: metformin, continued: decided };
  const after = (more: object) => {
    const medicines = { entered: [confirmed, { text: 'Zinc' }], stopped: [], ...more };
    answer({ 'prescriptions.changeEntered': medicines, 'prescriptions.ofPatient': { prescriptions: [], ...medicines } });
  };
  after({});
  await line(metformin).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(line(metformin).getByText(/Confirmed by .*Dr\. Huda Al-Naimi/)).toBeVisible();
  await line('Zinc').getByRole('button', { name: 'Stop', exact: true }).click();
  after({ entered: [confirmed], stopped: [{ text: 'Zinc', reason: 'Nausea', ...decided }] });
  await dialog.getByRole('textbox').fill('Nausea');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.element(line('Zinc').getByText(/Stopped by .*Dr\. Huda Al-Naimi/)).toBeVisible();
  await expect.element(line('Zinc').getByText('Nausea')).toBeVisible();
  expect(asked('prescriptions.changeEntered').map(({ body }) => body)).toEqual([
    { text: metformin, decision: 'continued' },
    { text: 'Zinc', decision: 'stopped', reason: 'Nausea' },
  ]);
  await expectGoodScreen();
});

it('converts a medicine that was entered as text, which is no duplicate of what it becomes', async () => {
  await begin({ entered: [metformin] });
  await line(metformin).getByRole('link', { name: 'Convert' }).click();
  await expect.element(panel.getByText(/Replaces what was entered/)).toBeVisible();
  await expect.element(panel.getByRole('combobox', { name: 'Medicine' })).toHaveValue(metformin);
  await panel
    .getByRole('option', { name: /^Metformin 500 mg/ })
    .first()
    .click();
  await expect.element(panel.getByLabelText('How often')).toHaveValue('twice');
  await amount.fill('60');
  await isChecked();
  await panel.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.poll(() => asked('prescriptions.createTogether').map(({ body }) => body.orders[0]?.entered)).toEqual([metformin]);
  expect(asked('prescriptions.check').every(({ body }) => body.entered === metformin)).toBe(true);
});

it('prescribes by a line beside the page, where the signature has the focus; a repeat takes two clicks on the same page', async () => {
  await begin();
  await page.getByRole('complementary').getByRole('button', { name: 'Prescribe', exact: true }).click();
  await page.getByRole('combobox', { name: 'Medicine' }).fill('paracetamol ٥٠٠ 3 7');
  const option = page.getByRole('option', { name: /Paracetamol 500 mg.*1 tablet by mouth three times a day for 7 days/s });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(amount).toHaveValue('21');
  // Nothing is missing. The amount follows the days.
  await expect.element(panel.getByRole('button', { name: 'Sign', exact: true })).toHaveFocus();
  await page.getByLabelText('Days (optional)').fill('5');
  await expect.element(amount).toHaveValue('15');
  await isChecked();
  page.getByLabelText('Days (optional)').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Signed by Dr\. Huda Al-Naimi/)).toBeVisible();
  await page.getByRole('link', { name: 'Renew' }).click();
  await isChecked();
  await panel.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(page.getByText(/Signed by Dr\. Huda Al-Naimi/)).toHaveLength(2);
  expect(location.pathname).toBe(`${ofPatient}/prescriptions`);
  const [first, second] = asked('prescriptions.createTogether').map(({ body }) => body.orders[0]);
  expect([first?.prior, second?.dose.days]).toEqual([undefined, 5]);
  expect(second?.prior).toMatch(entryId('').slice(0, -1));
  // The next one is new, after a reload too.
  await reload();
  await expect.element(page.getByRole('combobox', { name: 'Medicine' })).toBeVisible();
});

it('offers no prescribing to whoever does not prescribe', async () => {
  await open(`${ofPatient}/prescriptions`, {
    as: nurse,
    answers: { ...charted({ patient: patientOf() }), ...pharmacy({ prescriptions: [prescriptionOf('amlodipine')], entered: ['Zinc'] }) },
  });
  await expect.element(line('Amlodipine').getByText('Active', { exact: true })).toBeVisible();
  for (const name of ['Stop', 'Continue', 'Actions for Amlodipine']) expect(button(name).query()).toBeNull();
  expect(page.getByRole('link', { name: /^(Renew|New prescription)$/ }).query()).toBeNull();
});
