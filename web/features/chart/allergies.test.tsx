import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { allergyOf, charted, ofPatient } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';

const panel = page.getByRole('region', { name: 'Allergies' });
const banner = page.getByRole('region', { name: 'Patient', exact: true });
const dialog = page.getByRole('dialog');
const reaction = dialog.getByLabelText(/^Reaction/);
const allergic = (...allergies: string[]) =>
  patientOf({ medicalInfo: { allergies, ...(allergies.length === 0 && { allergyStatus: 'not-asked' as const }) } });
const severe = patientOf({
  medicalInfo: { allergies: ['Penicillin'], allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }] },
});

/** Chooses one of the actions on an allergy. */
async function act(action: string, substance: string): Promise<void> {
  await panel.getByRole('button', { name: `Actions: ${substance}` }).click();
  await panel.getByRole('button', { name: `${action}: ${substance}` }).click();
}

it('adds an allergy with its reaction, and the banner follows', async () => {
  await open(`${ofPatient}/chart`, { answers: charted({ patient: allergic() }) });
  await expect.element(panel.getByText('Not asked')).toBeVisible();
  await panel.getByRole('button', { name: 'Add an allergy' }).click();
  const add = dialog.getByRole('button', { name: 'Add an allergy' });
  await add.click();
  await expect.element(dialog.getByText('Name the substance or medicine')).toBeVisible();
  expect(asked('allergies.record')).toEqual([]);
  // The field that lacks something has the focus.
  await userEvent.keyboard('Penicillin');
  await dialog.getByLabelText('Severity of the worst reaction').selectOptions('severe');
  await reaction.fill('Anaphylaxis');
  await expectGoodScreen();
  const entry = allergyOf({ reaction: 'Anaphylaxis', severity: 'severe' });
  answer({ ...charted({ patient: severe, allergies: [entry] }), 'allergies.record': entry });
  await add.click();
  await expect.element(page.getByText('Allergy added')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(banner.getByText('Penicillin')).toBeVisible();
  await expect.element(panel.getByText('Unconfirmed')).toBeVisible();
  await expect.element(panel.getByText('Anaphylaxis')).toBeVisible();
  expect(asked('allergies.record').map(({ body }) => body)).toEqual([
    { substance: 'Penicillin', severity: 'severe', reaction: 'Anaphylaxis', status: 'unconfirmed' },
  ]);
});

it('confirms an allergy', async () => {
  await open(`${ofPatient}/chart`, { answers: charted({ patient: severe, allergies: [allergyOf()] }) });
  const confirmed = allergyOf({ status: 'confirmed', version: 2 });
  answer({ 'allergies.change': () => (answer(charted({ patient: severe, allergies: [confirmed] })), confirmed) });
  await act('Confirm', 'Penicillin');
  await expect.element(panel.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Confirm: Penicillin' })).not.toBeInTheDocument();
  expect(asked('allergies.change').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([[{ status: 'confirmed' }, 1]]);
});

it('takes an allergy that only the record lists off it for a reason, which an entry keeps', async () => {
  await open(`${ofPatient}/chart`, { answers: charted({ patient: severe }) });
  answer({
    'allergies.record': allergyOf(),
    'allergies.change': () => (answer(charted({ patient: allergic() })), allergyOf({ status: 'refuted', version: 2 })),
  });
  await act('Refute', 'Penicillin');
  await dialog.getByRole('textbox').fill('Tolerated amoxicillin');
  await dialog.getByRole('button', { name: 'Refute' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked('allergies.record').map(({ body }) => body)).toEqual([{ substance: 'Penicillin' }]);
  expect(asked('allergies.change').map(({ body }) => body)).toEqual([{ status: 'refuted', endReason: 'Tolerated amoxicillin' }]);
});

it('takes the last allergy off the list for a reason, after it has said that no other is listed', async () => {
  await open(`${ofPatient}/chart`, { answers: charted({ patient: severe, allergies: [allergyOf({ status: 'confirmed' })] }) });
  await act('Refute', 'Penicillin');
  await expect.element(dialog.getByText('No other allergy is listed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refute' }).click();
  await expect.element(dialog.getByText('A reason is needed')).toBeVisible();
  await userEvent.keyboard('Took amoxicillin twice');
  const refuted = allergyOf({ status: 'refuted', endReason: 'Took amoxicillin twice' });
  answer({ ...charted({ patient: allergic(), allergies: [refuted] }), 'allergies.change': refuted });
  await dialog.getByRole('button', { name: 'Refute' }).click();
  await expect.element(banner.getByText('Not asked')).toBeVisible();
  expect(asked('allergies.change').map(({ body }) => body)).toEqual([{ status: 'refuted', endReason: 'Took amoxicillin twice' }]);
  await panel.getByText('No longer listed').click();
  await expect.element(panel.getByText('Took amoxicillin twice')).toBeVisible();
  await act('Put back on the list', 'Penicillin');
  await expect.poll(() => asked('allergies.change').at(-1)?.body).toEqual({ status: 'unconfirmed' });
  await expectGoodScreen();
});

it('describes an allergy that came from a form', async () => {
  const patient = allergic('حليب البقر');
  await open(`${ofPatient}/chart`, { answers: { ...charted({ patient }), 'allergies.record': allergyOf({ substance: 'حليب البقر' }) } });
  await act('Add details', 'حليب البقر');
  await reaction.fill('طفح جلدي');
  await dialog.getByLabelText('Confirmed, not only reported').click();
  await dialog.getByRole('button', { name: 'Add details' }).click();
  await expect
    .poll(() => asked('allergies.record').map(({ body }) => body))
    .toEqual([{ substance: 'حليب البقر', status: 'confirmed', reaction: 'طفح جلدي', severity: null }]);
});

it('keeps what was typed when a colleague has changed the entry', async () => {
  await open(`${ofPatient}/chart`, {
    answers: {
      ...charted({ patient: severe, allergies: [allergyOf({ reaction: 'Rash' })] }),
      'allergies.change': refuse('PRECONDITION_FAILED'),
    },
  });
  await act('Change details', 'Penicillin');
  await reaction.fill('Hives');
  await dialog.getByRole('button', { name: 'Change details' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(reaction).toHaveValue('Hives');
});
