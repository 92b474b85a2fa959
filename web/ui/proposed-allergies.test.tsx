import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/component/app.tsx';
import { proposalOf } from '../../test/component/samples/family.ts';
import { ProposedAllergies } from './proposed-allergies.tsx';

it('says what a patient reports and nobody has confirmed, and where to look at it', async () => {
  const allergy = (value: string, state: 'open' | 'refused' = 'open') => proposalOf({ field: 'allergies', value, state });
  await show(<ProposedAllergies patientId="PAT-1" />, {
    answers: { 'proposals.ofPatient': [allergy('<b>Penicillin</b>'), allergy('Latex'), allergy('Nuts', 'refused'), proposalOf()] },
  });
  await expect
    .element(page.getByText(/^Reported by patient or caregiver, not confirmed: allergy to.*<b>Penicillin<\/b>.*Latex/))
    .toBeVisible();
  expect(page.getByText(/Nuts|Lusail/).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Look at it in the record' })).toHaveAttribute('href', '/patients/PAT-1');
});
