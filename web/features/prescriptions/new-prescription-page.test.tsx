import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entryOf, formulary } from '#contract/formulary/formulary.ts';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { allergyOf, charted, ofPatient, patientId } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import {
  checksOf,
  classAllergy,
  doseOf,
  drugOf,
  pharmacy,
  prescriptionOf,
  textsOf,
} from '../../../test/component/samples/prescriptions.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const amount = page.getByLabelText('Amount to hand out', { exact: true });
const often = page.getByLabelText('How often');
const signing = button('Sign');
const address = `/prescriptions/new?patientId=${patientId}`;

const begin = (more: Parameters<typeof pharmacy>[0] = {}, query = '') =>
  open(address + query, { answers: { ...charted(), ...pharmacy(more) } });
/** Types a line, and chooses its medicine. */
async function choose(line: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Medicine' }).fill(line);
  await expect.element(page.getByRole('option', { name }).first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(amount).toBeVisible();
}
/** What is displayed was found about what is entered. */
const isChecked = () => expect.element(page.getByRole('button', { name: /^Sign/ })).toHaveAttribute('aria-disabled', 'false');
const bodies = () => asked('prescriptions.createTogether').map(({ body }) => body);

it('finds a medicine, asks for what is missing of its dose, and signs by keyboard', async () => {
  await begin();
  await choose('paracetamole', 'Paracetamol');
  await expect.element(page.getByText('No alerts:')).toBeVisible();
  await expect.element(page.getByText('Interactions, doses, breast-feeding and diseases are NOT checked.')).toBeVisible();
  await isChecked();
  await signing.click();
  // There is no default frequency.
  await expect.element(page.getByText('Choose how often it is taken')).toBeVisible();
  await expect.element(often).toHaveFocus();
  await often.selectOptions('daily');
  await isChecked();
  await signing.click();
  await expect.element(page.getByText('A number above 0, at most 10000')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('20');
  await expect.element(page.getByText('قرص واحد عن طريق الفم مرة واحدة يومياً')).toBeVisible();
  await expectGoodScreen();
  await isChecked();
  amount.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Signed by Dr\. Huda Al-Naimi/)).toBeVisible();
  expect(location.pathname).toBe(`${ofPatient}/prescriptions`);
  expect(bodies()).toMatchObject([
    { lists: 'as of now', orders: [{ drug: { ingredientId: 'paracetamol' }, dose: { frequency: 'daily', dispense: { quantity: 20 } } }] },
  ]);
});

it('takes over no dose that it did not wholly understand, and says which word it was', async () => {
  await begin();
  const medicine = page.getByRole('combobox', { name: 'Medicine' });
  const offered = page.getByRole('option', { name: 'Amlodipine' });
  await medicine.fill('amlodipine 10 od');
  await expect.element(offered.getByText('2 tablets by mouth once a day (10 mg each time)')).toBeVisible();
  await medicine.fill('amlodipine 12.5 od 30');
  await expect
    .element(offered.getByText('Not understood: 12.5 30 · It comes as: 5 mg · Only the medicine would be taken over'))
    .toBeVisible();
  await expectGoodScreen();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(amount).toBeVisible();
  for (const label of ['Amount per dose', 'How often', 'Days', 'Amount to hand out'])
    await expect.element(page.getByLabelText(label)).toHaveValue('');
});

it('takes the only medicine found at Enter, if all that was typed is understood', async () => {
  await begin();
  const medicine = page.getByRole('combobox', { name: 'Medicine' });
  await medicine.fill('amlodipine 12.5 od');
  await expect.element(page.getByRole('option', { name: /Amlodipine.*Not understood/ })).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  await medicine.fill('amox');
  // Nothing that was found for an earlier text is taken.
  await userEvent.keyboard('{Enter}');
  await expect.element(medicine).toHaveValue('amox');
  await medicine.fill('amlodipine 10 od');
  await expect.element(page.getByRole('option', { name: 'Amlodipine' })).toHaveAttribute('aria-selected', 'true');
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Amount per dose')).toHaveValue('2');
});

it('offers the medicine that a misspelled name is like as a guess, which Enter alone does not take', async () => {
  await begin();
  const [paracetamol] = [...formulary.values()].filter(({ id }) => id === 'paracetamol').map(entryOf);
  if (paracetamol === undefined) throw new Error('No paracetamol');
  answer({ 'formulary.search': { rows: [{ ...paracetamol, isGuess: true }], hasMore: false } });
  const medicine = page.getByRole('combobox', { name: 'Medicine' });
  await medicine.fill('paracetmol');
  await expect.element(page.getByRole('option', { name: /Paracetamol.*A similar name: check that it is meant/ })).toBeVisible();
  await expect.element(button('Use as typed (no safety checks)')).toBeVisible();
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  await expect.element(medicine).toHaveValue('paracetmol');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(amount).toBeVisible();
});

it('lets nobody sign above an allergy without a reason, which survives a reload', async () => {
  await begin({ checks: () => checksOf(classAllergy) });
  await choose('amoxicillin 500 3 7', 'Amoxicillin');
  await expect.element(page.getByText('Conflict: allergy to its class')).toBeVisible();
  await isChecked();
  // What is loudest is not a signature that will be refused.
  await expect.element(signing).toHaveAttribute('data-look', 'plain');
  await signing.click();
  await expect.element(page.getByText('Write a reason')).toBeVisible();
  await expectGoodScreen();
  const reason = page.getByLabelText('Reason for prescribing anyway');
  await reason.fill('Tolerated twice since');
  await expect.element(signing).toHaveAttribute('data-look', 'primary');
  await reload();
  await expect.element(reason).toHaveValue('Tolerated twice since');
  await isChecked();
  await signing.click();
  await expect
    .poll(() => bodies()[0]?.orders[0]?.answers)
    .toEqual([{ rule: 'allergy-class', about: 'Penicillin', reason: 'Tolerated twice since' }]);
});

it('shows what was recorded after the check before anything is signed', async () => {
  await begin();
  await choose('amoxicillin 500 3 7', 'Amoxicillin');
  await isChecked();
  answer({
    'prescriptions.check': { checks: checksOf(classAllergy), lists: 'newer' },
    'prescriptions.createTogether': refuse('LISTS_CHANGED'),
  });
  await signing.click();
  await expect.element(page.getByText('Allergies or medicines changed after the check')).toBeVisible();
  await expect.element(page.getByText('Conflict: allergy to its class')).toBeVisible();
  await expect.element(amount).toHaveValue('21');
});

it('says that a medicine outside the formulary could not be checked, and wants that taken into account', async () => {
  await begin({
    checks: () => checksOf({ rule: 'allergy-ingredient', outcome: 'unchecked', level: 'interrupt', cause: 'drug-not-coded' }),
  });
  await page.getByRole('combobox', { name: 'Medicine' }).fill('Old herbal drops');
  await button('Use as typed (no safety checks)').click();
  await expect.element(page.getByText('Could not check: allergy to the medicine')).toBeVisible();
  await often.selectOptions('daily');
  await amount.fill('1');
  await isChecked();
  await signing.click();
  await expect.element(page.getByText('Confirm that this was taken into account')).toBeVisible();
  await page.getByLabelText('Taken into account').click();
  await signing.click();
  await expect
    .poll(() => bodies()[0]?.orders[0])
    .toMatchObject({ drug: { text: 'Old herbal drops' }, answers: [{ rule: 'allergy-ingredient' }] });
});

it('does not count an answer about a frequency for another one, and clears the weekly one by its day', async () => {
  await begin({
    checks: ({ schedule: { frequency, weekday } = {} }) =>
      frequency === 'weekly' && weekday !== undefined
        ? checksOf()
        : checksOf({
            rule: 'frequency',
            level: 'stop',
            limit: { en: 'Only once a week, on a named day of the week', ar: 'مرة واحدة أسبوعياً' },
            ...(frequency === undefined ? { outcome: 'unchecked', cause: 'frequency-missing' } : { outcome: 'conflict' }),
          }),
  });
  await choose('methotrexate', 'Methotrexate');
  await expect.element(page.getByText('Could not check: how often')).toBeVisible();
  await expect.element(page.getByText('Only once a week, on a named day of the week')).toBeVisible();
  await amount.fill('4');
  await often.selectOptions('daily');
  await expect.element(page.getByText('Conflict: how often')).toBeVisible();
  await page.getByLabelText('Reason for prescribing anyway').fill('By protocol');
  await often.selectOptions('twice');
  await isChecked();
  await expect.element(page.getByLabelText('Reason for prescribing anyway')).toHaveValue('');
  await often.selectOptions('weekly');
  await expect.element(page.getByText('Conflict: how often')).toBeVisible();
  await isChecked();
  await signing.click();
  await expect.element(page.getByText('Write a reason')).toBeVisible();
  await page.getByLabelText('Weekday').selectOptions('monday');
  await expect.element(page.getByText('Conflict: how often')).not.toBeInTheDocument();
  await expect.element(page.getByText('قرص واحد عن طريق الفم مرة واحدة أسبوعياً يوم الاثنين')).toBeVisible();
  await isChecked();
  await signing.click();
  await expect.poll(() => bodies()[0]?.orders[0]?.dose).toMatchObject({ frequency: 'weekly', weekday: 'monday' });
});

it('keeps a dose as a favorite by keyboard, which fills the next prescription and is removed', async () => {
  await begin();
  await choose('amlodipine', 'Amlodipine');
  await often.selectOptions('daily');
  const save = button('Save as favorite');
  save.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A number above 0, at most 10000')).toBeVisible();
  await amount.fill('28');
  answer({
    'prescriptions.changeFavorites': ({ body, ifMatch = 0 }) => ({
      version: ifMatch + 1,
      favorites: body.favorites.map(({ drug, dose }) => ({ drug: drugOf(drug), dose, ...textsOf(dose) })),
    }),
  });
  save.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('One of your favorites')).toBeVisible();
  await button('Choose another medicine').click();
  await expect.element(page.getByRole('heading', { name: 'My favorites' })).toBeVisible();
  await page.getByRole('button', { name: /^Amlodipine/ }).click();
  await expect.element(amount).toHaveValue('28');
  await button('Choose another medicine').click();
  await button('Remove from favorites: Amlodipine').click();
  await expect.element(page.getByRole('heading', { name: 'My favorites' })).not.toBeInTheDocument();
  expect(asked('prescriptions.changeFavorites').map(({ body }) => body.favorites.length)).toEqual([1, 0]);
});

it('signs a dose as the clinic’s usual one for an indication', async () => {
  await begin();
  await choose('amlodipine 5 od 30', 'Amlodipine');
  await button('Clinic’s usual dose…').click();
  await expect.element(dialog.getByText('Amlodipine 5 mg: 1 tablet by mouth once a day for 30 days')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Sign', exact: true });
  await confirm.click();
  await expect.element(dialog.getByText('Say what it is for')).toBeVisible();
  await dialog.getByLabelText('What it is for').fill('Hypertension');
  // An adult's dose is for adults, unless the signer says otherwise.
  await expect.element(dialog.getByLabelText('From age')).toHaveValue('18');
  await dialog.getByLabelText('To age').fill('5');
  await confirm.click();
  await expect.element(dialog.getByText(/A whole number from 18 to/)).toBeVisible();
  await dialog.getByLabelText('From age').fill('٢');
  await expectGoodScreen();
  answer({ 'prescriptions.changeUsualDoses': { version: 1, usualDoses: [] } });
  await confirm.click();
  await expect
    .poll(() => asked('prescriptions.changeUsualDoses').map(({ body }) => body.usualDoses))
    .toMatchObject([
      [
        {
          drug: { ingredientId: 'amlodipine', strength: '5 mg' },
          dose: { days: 30 },
          indication: 'Hypertension',
          ages: { fromMonths: 2 * 12, toMonths: 5 * 12 + 11 },
        },
      ],
    ]);
});

it('offers the clinic’s usual doses with their signer, fills one in, and leaves what it filled when it is removed', async () => {
  const dose = doseOf();
  const { drug, author } = prescriptionOf('amlodipine');
  const usual = page.getByRole('region', { name: 'The clinic’s usual doses' });
  await begin();
  answer({
    'prescriptions.usualDoses': {
      version: 1,
      usualDoses: [{ drug, dose, ...textsOf(dose), indication: 'Hypertension', signedBy: author, signedAt: '2026-02-01T07:00:00.000Z' }],
    },
  });
  await choose('amlodipine', 'Amlodipine');
  await expect.element(usual.getByText('Signed by Dr. Huda Al-Naimi')).toBeVisible();
  await expect.element(often).toHaveValue('');
  await usual.getByRole('button', { name: /^Hypertension: 5 mg/ }).click();
  await expect.element(often).toHaveValue('daily');
  await expect.element(amount).toHaveValue('30');
  await button('Remove the usual dose: Hypertension').click();
  const none = { version: 2, usualDoses: [] };
  answer({ 'prescriptions.changeUsualDoses': none, 'prescriptions.usualDoses': none });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(usual).not.toBeInTheDocument();
  await expect.element(often).toHaveValue('daily');
});

it('adds an allergy in mid-prescription: it is checked at once, and what was typed is kept', async () => {
  const allergic = patientOf({ medicalInfo: { allergies: ['Latex', 'Amoxycilin'] } });
  await begin();
  await choose('amoxicillin', 'Amoxicillin');
  await amount.fill('14');
  await isChecked();
  await button('Add an allergy').click();
  await dialog.getByLabelText('Substance').fill('Amoxycilin');
  const known = {
    rule: 'allergy-ingredient',
    outcome: 'conflict',
    level: 'stop',
    about: 'Amoxycilin',
    readAs: { en: 'Amoxicillin', ar: 'أموكسيسيلين' },
  } as const;
  answer({
    ...charted({ patient: allergic }),
    'allergies.record': allergyOf({ substance: 'Amoxycilin' }),
    'prescriptions.check': { checks: checksOf(known), lists: 'newer' },
  });
  await dialog.getByRole('button', { name: 'Add an allergy' }).click();
  await expect.element(page.getByRole('region', { name: 'Patient', exact: true }).getByText('Latex')).toBeVisible();
  await expect.element(page.getByText('Conflict: allergy to the medicine')).toBeVisible();
  await expect.element(page.getByText('Read as Amoxicillin because it looks like it. This is not certain.')).toBeVisible();
  await expect.element(amount).toHaveValue('14');
});

it("says a child's weight in the chart with its date, and that the dose is not compared with it", async () => {
  await begin();
  answer({
    'prescriptions.check': {
      checks: checksOf({ rule: 'weight', outcome: 'unchecked', level: 'inline', cause: 'dose-not-compared' }),
      lists: 'as of now',
      weight: { kg: 17.5, measuredAt: '2026-02-01T07:00:00.000Z' },
    },
  });
  await choose('paracetamol', 'Paracetamol');
  await expect.element(page.getByText(/In the chart: 17\.5 kg/)).toBeVisible();
  await expect.element(page.getByText('The weight is known; the dose is not compared with it')).toBeVisible();
  expect(page.getByLabelText('Taken into account').query()).toBeNull();
  await expectGoodScreen();
});

it('renews as an earlier prescription was dosed', async () => {
  const prior = prescriptionOf('amlodipine', { dose: doseOf({ dispense: { quantity: 28, unit: 'tablet' } }) });
  await begin({ prescriptions: [prior] }, `&prior=${prior.id}`);
  await expect.element(amount).toHaveValue('28');
  await isChecked();
  await signing.click();
  await expect.poll(() => bodies()[0]?.orders[0]).toMatchObject({ prior: prior.id, drug: { ingredientId: 'amlodipine' } });
});

it('saves a draft once its dose is whole, continues it, and signs it as changed', async () => {
  await begin();
  await choose('amlodipine', 'Amlodipine');
  await often.selectOptions('daily');
  await button('Save draft').click();
  await expect.element(page.getByText('A number above 0, at most 10000')).toBeVisible();
  expect(asked('prescriptions.create')).toEqual([]);
  await amount.fill('30');
  await page.getByLabelText('Note for the pharmacist').fill('With food');
  const draft = { ...prescriptionOf('amlodipine', { status: 'draft', note: 'With food' }), signedAt: undefined };
  answer({ ...pharmacy({ prescriptions: [draft] }), 'prescriptions.create': draft });
  await button('Save draft').click();
  await expect.element(page.getByRole('heading', { name: 'My drafts' })).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect.element(page.getByLabelText('Note for the pharmacist')).toHaveValue('With food');
  await often.selectOptions('twice');
  await isChecked();
  const signed = prescriptionOf('amlodipine', { dose: doseOf({ frequency: 'twice' }) });
  answer({ 'prescriptions.revise': () => (answer(pharmacy({ prescriptions: [signed] })), signed) });
  await signing.click();
  await expect.element(page.getByText(/Signed by/)).toBeVisible();
  expect(page.getByRole('heading', { name: 'My drafts' }).query()).toBeNull();
  expect(asked('prescriptions.revise').map(({ params, body }) => [params.prescriptionId, body.dose.frequency])).toEqual([
    [draft.id, 'twice'],
  ]);
});
