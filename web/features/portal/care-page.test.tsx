import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';

it('says where to go and whom to call', async () => {
  await open('/care', { as: patient, answers: familyOf(linkOf()) });
  const care = page.getByRole('region', { name: 'Where to go in Qatar' });
  await expect.element(care.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  await expectGoodScreen();
});
