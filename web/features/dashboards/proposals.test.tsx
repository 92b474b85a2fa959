import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/component/app.tsx';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { WaitingProposals } from './proposals.tsx';
import { whole } from '../../../test/component/samples/pages.ts';

const nameOf = (id: string, firstName: string) => ({ id, firstName, lastName: 'Al-Proposer' });
const proposalOf = (field: 'allergies' | 'phone', patient: ReturnType<typeof nameOf>) => ({
  id: `${field}-${patient.id}`,
  field,
  proposedAt: '2026-02-27T08:00:00.000Z',
  patient,
});

it('what patients propose waits in a line for each record, which leads to it', async () => {
  const noora = nameOf(patientOf().id, 'Noora');
  const others = ['A', 'B', 'C'].map((id) => proposalOf('phone', nameOf(id, `Other${id}`)));
  await show(<WaitingProposals />, {
    answers: { 'proposals.open': whole(proposalOf('allergies', noora), proposalOf('phone', noora), ...others) },
  });
  await expect.element(page.getByText('Noora Al-Proposer')).toBeVisible();
  await expect.element(page.getByText('Allergies, Phone · Feb 27, 2026')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Noora Al-Proposer/ })).toHaveAttribute('href', `/patients/${noora.id}`);
  expect(page.getByText('OtherC Al-Proposer').query()?.checkVisibility()).toBe(false);
});
