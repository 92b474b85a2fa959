import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';

it('says that there are no patients', async () => {
  await open('/patients');
  await expect.element(page.getByText('No patients found')).toBeVisible();
  await expectGoodScreen();
});
