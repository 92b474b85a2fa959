import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { openResult, unfold } from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { checkOf } from '../../../test/component/samples/checks.ts';

it('a code for a clinician is made with consent, and can be tried again', async () => {
  await openResult(checkOf(), { answers: { 'symptomCheck.handover': refuse('CONFLICT') } });
  await unfold('Your session');
  await page.getByText('Share with a clinician').click();
  await page.getByRole('button', { name: 'I agree, make a code' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The code could not be made. Please try again.');
  answer({ 'symptomCheck.handover': { code: 'ABCDEFGH', expiresAt: '2026-03-02T07:00:00Z' } });
  await page.getByRole('button', { name: 'I agree, make a code' }).click();
  await expect.element(page.getByText('ABCD-EFGH')).toBeVisible();
  await expect.element(page.getByText('Single use, until Mar 2, 2026, 10:00.')).toBeVisible();
  expect(asked('symptomCheck.handover').map(({ params }) => params.sessionId)).toEqual(['session', 'session']);
  await expectGoodScreen();
});
