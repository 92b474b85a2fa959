import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asked, refuse } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const closed: string[] = [];
const dialog = (answers = {}, language: 'en' | 'ar' = 'en') =>
  show(<DeleteDialog patient={patientOf()} onClose={() => closed.push('closed')} onDeleted={() => closed.push('deleted')} />, {
    answers,
    language,
  });

it('asks for a reason before it deletes, and says whose record it is', async () => {
  await dialog({ 'patients.delete': { success: true, id: '1' } });
  await expect.element(page.getByRole('dialog', { name: 'Delete Fatima Al-Mansouri?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  expect(asked('patients.delete')).toEqual([]);
  await userEvent.keyboard('Typed twice');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.poll(() => closed).toEqual(['closed', 'deleted']);
  expect(asked('patients.delete').map(({ body }) => body)).toEqual([{ reason: 'Typed twice' }]);
});

it('says why a record could not be deleted', async () => {
  await dialog({ 'patients.delete': refuse('FORBIDDEN', { reason: 'dutyMissing' }) });
  await page.getByRole('textbox').fill('Typed twice');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/not among your duties/);
});

it('tells namesakes apart', async () => {
  const namesake = patientOf({ personalInfo: { nationalId: '28863400123' } });
  await show(<DeleteDialog patient={namesake} onClose={() => undefined} />);
  for (const text of ['28863400123', 'Mar 14, 1985']) await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible();
});

it('counts a record that a colleague has just deleted as deleted', async () => {
  await dialog({ 'patients.delete': refuse('NOT_FOUND') });
  await page.getByRole('textbox').fill('Typed twice');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(page.getByText('Patient deleted successfully')).toBeVisible();
});
