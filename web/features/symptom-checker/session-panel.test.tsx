import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { description, mainHeading, openResult, unfold } from '../../../test/component/checker.tsx';
import { checkOf } from '../../../test/component/samples/checks.ts';

const removal = page.getByRole('button', { name: 'Delete my session now' });

it('says what is kept and for how long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openResult(checkOf());
  await unfold('Your session');
  await expect.element(page.getByText('Session ID: session').first()).toBeVisible();
  await expect.element(page.getByText('Closes in 24 hours')).toBeVisible();
});

it.each([
  ['deletes the session', { success: true, sessionId: 'session' } as const],
  ['is content if the session is gone already', refuse('NOT_FOUND')],
])('%s, and begins anew', async (_, given) => {
  await openResult(checkOf(), { answers: { 'symptomCheck.delete': given } });
  await unfold('Your session');
  await removal.click();
  const toast = page.getByText('Your session was deleted');
  await expect.element(toast).toBeVisible();
  expect(document.querySelector<HTMLElement>('.toast')?.dataset['ms']).toBe('4000');
  await expect.element(mainHeading('Free AI Symptom Checker')).toBeVisible();
  await expect.element(description()).toHaveValue('');
  expect(asked('symptomCheck.delete').map(({ params }) => params.sessionId)).toEqual(['session']);
  await expect.poll(() => sessionStorage.getItem('afiya.symptomSession')).toBeNull();
});

it('reports a failed deletion, which can be tried again', async () => {
  await openResult(checkOf(), { answers: { 'symptomCheck.delete': refuse('INTERNAL_ERROR') } });
  await unfold('Your session');
  await removal.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your session could not be deleted. Please try again.');
  answer({ 'symptomCheck.delete': { success: true, sessionId: 'session' } });
  await removal.click();
  await expect.element(page.getByText('Your session was deleted')).toBeVisible();
});

it('the check ends with its session', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await openResult(checkOf());
  await unfold('Your session');
  await expect.element(removal).toBeVisible();
  vi.setSystemTime(Date.now() + 86_405_000);
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByText('Your session has ended, and its data is deleted')).toBeVisible();
  await expect.element(mainHeading('Free AI Symptom Checker')).toBeVisible();
});
