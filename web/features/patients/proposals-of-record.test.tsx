import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, asked, refuse } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, receptionist } from '../../../test/component/people.ts';
import { proposalOf } from '../../../test/component/samples/family.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { ProposalsOfRecord } from './proposals-of-record.tsx';
import { proposedIn } from '../../../test/component/samples/family.ts';
import { whole } from '../../../test/component/samples/pages.ts';

const birth = proposalOf({ id: 'birth', field: 'dateOfBirth', value: '1985-03-16', relation: 'parent', isOwn: false, version: 4 });
const allergy = proposalOf({ id: 'allergy', field: 'allergies', value: '<b>Penicillin</b>', remark: 'My lips swelled', isOwn: false });
const open = (answers: Answers, as = doctor, folds = false) =>
  show(
    <>
      <h1>Fatima Al-Mansouri</h1>
      <ProposalsOfRecord patient={patientOf()} folds={folds} />
    </>,
    { as, answers },
  );
const proposals = page.getByRole('region', { name: 'Proposed changes' });
const dialog = page.getByRole('dialog');

it('show what the record says now, who proposed it, and the oldest first', async () => {
  await open({ 'proposals.ofPatient': (asked) => proposedIn([allergy, birth, proposalOf({ state: 'withdrawn' })], asked) });
  await expect.element(proposals.getByText('Now: Mar 14, 1985')).toBeVisible();
  await expect.element(proposals.getByText('Parent · Feb 27, 2026')).toBeVisible();
  await expect.element(proposals.getByText('My lips swelled')).toBeVisible();
  expect(
    proposals
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /Birth|birth|Penicillin/.exec(textContent)?.[0]),
  ).toEqual(['birth', 'Penicillin']);
  await expectGoodScreen();
});

it('are folded with their number, if many stand above a record', async () => {
  const all = Array.from({ length: 20 }, (_, index) =>
    proposalOf({ id: `p${index}`, field: 'allergies', value: `Food ${index}`, isOwn: false }),
  );
  await open({ 'proposals.ofPatient': whole(...all) }, doctor, true);
  await expect.element(proposals.getByText('To be answered: 20')).toBeVisible();
  expect(proposals.element().getBoundingClientRect().height).toBeLessThan(200);
  await proposals.getByText('To be answered: 20').click();
  await expect.element(proposals.getByText('Food 19')).toBeVisible();
  await expectGoodScreen();
});

it('is accepted with the version that was seen', async () => {
  let waiting = [birth];
  await open({
    'proposals.ofPatient': () => whole(...waiting),
    'proposals.answer': () => {
      waiting = [];
      return proposalOf({ state: 'accepted' });
    },
  });
  await proposals.getByRole('button', { name: 'Accept, 1985-03-16' }).click();
  await expect.poll(() => proposals.query()).toBeNull();
  expect(asked('proposals.answer').map(({ body, ifMatch }) => [body.state, ifMatch])).toEqual([['accepted', 4]]);
});

it('is declined with a reason', async () => {
  await open({ 'proposals.ofPatient': whole(birth), 'proposals.answer': proposalOf({ state: 'refused' }) });
  await proposals.getByRole('button', { name: 'Decline, 1985-03-16' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog.getByText('A reason is needed')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Please show us the QID at the desk');
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  expect(asked('proposals.answer').map(({ body }) => body)).toEqual([{ state: 'refused', reason: 'Please show us the QID at the desk' }]);
});

it('that was answered in between is not answered twice', async () => {
  let waiting = [birth];
  await open({
    'proposals.ofPatient': () => whole(...waiting),
    'proposals.answer': () => {
      waiting = [];
      return refuse('PRECONDITION_FAILED');
    },
  });
  await proposals.getByRole('button', { name: 'Accept, 1985-03-16' }).click();
  await expect.element(page.getByText('The record was changed after you opened it')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Accept, 1985-03-16' }).query()).toBeNull();
});

it('of an allergy is for those who write in the chart', async () => {
  await open({ 'proposals.ofPatient': whole(allergy, birth) }, receptionist);
  await expect.element(proposals.getByRole('button', { name: 'Accept, 1985-03-16' })).toBeVisible();
  expect(proposals.getByRole('button', { name: 'Accept, <b>Penicillin</b>' }).query()).toBeNull();
});
