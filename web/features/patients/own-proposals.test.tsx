import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, asked, refuse } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { proposalOf } from '../../../test/component/samples/family.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { OwnProposals } from './own-proposals.tsx';
import { proposedIn } from '../../../test/component/samples/family.ts';

const open = (answers: Answers = {}) =>
  show(
    <>
      <h1>Fatima Al-Mansouri</h1>
      <OwnProposals patient={patientOf()} />
    </>,
    { as: patient, answers },
  );
const dialog = page.getByRole('dialog');
const send = () => page.getByRole('button', { name: 'Send to the clinic' }).click();
const sent = () => asked('proposals.make').map(({ body }) => body);
const propose = async (field: string) => {
  await page.getByRole('button', { name: 'Propose a change' }).click();
  await dialog.getByLabelText('What should change?').selectOptions(field);
};

describe('a proposed change', () => {
  it('of an allergy names the substance and what happens', async () => {
    await open({ 'proposals.make': proposalOf({ field: 'allergies', value: 'Penicillin' }) });
    await page.getByRole('button', { name: 'Report an allergy' }).click();
    await send();
    await expect.element(page.getByText('Name the substance or medicine')).toBeVisible();
    await expect.element(dialog.getByLabelText('Substance or medicine')).toHaveFocus();
    await expectGoodScreen();
    await dialog.getByLabelText('Substance or medicine').fill('<b>Penicillin</b>');
    await dialog.getByLabelText('What happens?').fill('My lips swelled');
    await send();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(sent()).toEqual([{ field: 'allergies', value: '<b>Penicillin</b>', remark: 'My lips swelled' }]);
  });

  it('follows the rules of its field', async () => {
    await open({ 'proposals.make': proposalOf({ field: 'phone', value: '+974 5555 0177' }) });
    await propose('Phone number');
    await dialog.getByLabelText('Phone number').fill('not a number');
    await send();
    await expect.element(page.getByText('Invalid phone number format')).toBeVisible();
    expect(sent()).toEqual([]);
    await dialog.getByLabelText('Phone number').fill('+974 5555 0177');
    await send();
    await expect.poll(sent).toMatchObject([{ field: 'phone', value: '+974 5555 0177' }]);
  });

  it('begins with what the record says, and is not sent without a change', async () => {
    await open({ 'proposals.make': proposalOf({ field: 'dateOfBirth', value: '1985-03-16' }) });
    await propose('Date of birth');
    await expect.element(dialog.getByLabelText('Day')).toHaveValue('14');
    await send();
    await expect.element(page.getByText('The record already says so')).toBeVisible();
    await dialog.getByLabelText('Day').fill('16');
    await send();
    await expect.poll(sent).toMatchObject([{ field: 'dateOfBirth', value: '1985-03-16' }]);
  });
});

it('each proposal has its answer, and an open one is withdrawn', async () => {
  const refused = proposalOf({
    value: 'Doha',
    state: 'refused',
    answeredAt: '2026-02-28T08:00:00Z',
    reason: 'Please show us the QID at the desk',
  });
  const accepted = proposalOf({ field: 'allergies', value: '<b>Penicillin</b>', state: 'accepted', answeredAt: '2026-02-28T08:00:00Z' });
  let waiting = proposalOf();
  await open({
    'proposals.ofPatient': (asked) => proposedIn([waiting, refused, accepted], asked),
    'proposals.withdraw': () => (waiting = proposalOf({ state: 'withdrawn', answeredAt: '2026-03-01T08:00:00Z' })),
  });
  await expect.element(page.getByText('The clinic has not answered yet')).toBeVisible();
  await expect.element(page.getByText('Accepted on Feb 28, 2026')).toBeVisible();
  await expect.element(page.getByText('<b>Penicillin</b>')).toBeVisible();
  await expect.element(page.getByText('Please show us the QID at the desk')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Withdraw, Lusail' }).click();
  await expect.element(page.getByText('Withdrawn on Mar 1, 2026')).toBeVisible();
  expect(page.getByRole('button', { name: 'Withdraw, Lusail' }).query()).toBeNull();
});

it('a failed withdrawal is reported', async () => {
  await open({ 'proposals.ofPatient': (asked) => proposedIn([proposalOf()], asked), 'proposals.withdraw': refuse('NOT_ALLOWED_NOW') });
  await page.getByRole('button', { name: 'Withdraw, Lusail' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
