import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../test/component/answers.ts';
import { openResult } from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { checkOf, emergencyOf } from '../../../test/component/samples/checks.ts';

const begunFor = (person: object) =>
  sessionStorage.setItem('afiya.draft.mariam@afiya.example check-for', JSON.stringify({ patientId: 'PAT-1', ...person }));

it('a check that was begun in the account is offered to be saved for its person, and says if that fails', async () => {
  begunFor({ called: 'Hamad', isSelf: false });
  await openResult(checkOf(), { answers: { 'symptomCheck.handover': refuse('CONFLICT') } });
  await expect.element(page.getByRole('heading', { name: 'In your account' })).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Save to the record of Hamad' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The code could not be made. Please try again.');
});

it('a check for oneself is saved to the own record', async () => {
  begunFor({ called: 'Moza', isSelf: true });
  await openResult(checkOf());
  await expect.element(page.getByRole('button', { name: 'Save to my record' })).toBeVisible();
});

it.each([
  ['of a visitor', checkOf(), undefined],
  ['without a session', { ...checkOf({ sessionId: '' }), sessionId: '' }, { called: 'Moza', isSelf: true }],
  ['that is an emergency', emergencyOf(), { called: 'Moza', isSelf: true }],
])('a check %s is not', async (_, result, person) => {
  if (person !== undefined) begunFor(person);
  await openResult(result);
  await expect.element(page.getByText('Where to go in Qatar').first()).toBeVisible();
  expect(page.getByRole('heading', { name: 'In your account' }).query()).toBeNull();
});
