import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/component/app.tsx';
import { HowPage } from './how-page.tsx';

it('says how well the advice does', async () => {
  await show(<HowPage />, { as: 'nobody' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'How the symptom checker works' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Emergencies recognized as such \d+% \d+%$/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the symptom checker' })).toHaveAttribute('href', '/symptom-checker');
});
