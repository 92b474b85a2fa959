import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked, unreachable } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { PaperCheckPage } from './paper-check-page.tsx';

const code = 'AB3DEF1JK2MNPQRSTVWXYZ0123';
const paper = {
  kind: 'sick-leave',
  clinic: { en: 'Corniche Family Clinic', ar: 'عيادة الكورنيش لطب الأسرة' },
  signedAt: '2026-03-01T07:00:00.000Z',
  author: { name: { en: 'Dr. Huda Al-Naimi', ar: 'د. هدى النعيمي' }, licence: 'D-1' },
  leave: { from: '2026-03-01', until: '2026-03-03' },
  initials: 'F. A.',
  qidEnd: '789',
} as const;
/** Opens the page as a paper's square does, or without a code. */
async function open(hash: string, answers: Answers): Promise<void> {
  history.replaceState(null, '', `/paper${hash}`);
  await show(<PaperCheckPage />, { as: 'nobody', answers, isPage: true });
}
const verify = page.getByRole('button', { name: 'Verify' });

it('says of a scanned paper that it is genuine and what to compare, and nothing else of the patient', async () => {
  await open(`#${code}`, { 'paperChecks.check': { outcome: 'genuine', paper } });
  await expect.element(page.getByText('This paper is genuine.')).toBeVisible();
  for (const part of ['Corniche Family Clinic', 'Dr. Huda Al-Naimi', 'D-1', 'F. A.', '789'])
    await expect.element(page.getByText(part, { exact: true })).toBeVisible();
  expect(asked('paperChecks.check').map(({ body }) => body)).toEqual([{ code }]);
  await expectGoodScreen();
});

it.each([
  ['ended', 'This paper no longer applies'],
  ['unknown', 'No paper with this code is known'],
  ['of a newer server', 'could not be verified'],
])('does not call a paper genuine that is %s', async (outcome, text) => {
  await open('', { 'paperChecks.check': { outcome } });
  await page.getByLabelText('Code on the paper').fill('no such code');
  await verify.click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText('This paper is genuine.').query()).toBeNull();
});

it('asks for a code, says that nobody answered, and forgets what it said of another code', async () => {
  await open('', { 'paperChecks.check': unreachable });
  await verify.click();
  await expect.element(page.getByLabelText('Code on the paper')).toHaveFocus();
  expect(asked('paperChecks.check')).toEqual([]);
  await page.getByLabelText('Code on the paper').fill(code);
  await verify.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  answer({ 'paperChecks.check': { outcome: 'genuine', paper } });
  await verify.click();
  await expect.element(page.getByText('This paper is genuine.')).toBeVisible();
  await page.getByLabelText('Code on the paper').fill('another');
  await expect.element(page.getByText('This paper is genuine.')).not.toBeInTheDocument();
});
