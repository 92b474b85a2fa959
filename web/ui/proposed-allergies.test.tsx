import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '../../test/component/answers.ts';
import { open, show } from '../../test/component/app.tsx';
import { proposalOf, proposedIn } from '../../test/component/samples/family.ts';
import { whole } from '../../test/component/samples/pages.ts';
import { patientOf } from '../../test/component/samples/patients.ts';
import { ProposedAllergies } from './proposed-allergies.tsx';

const allergy = (value: string, state: 'open' | 'refused' = 'open') => proposalOf({ field: 'allergies', value, state });
const said = 'Reported by patient or caregiver, not confirmed: allergy to';

it('says what a patient reports and nobody has confirmed, and where to look at it', async () => {
  await show(<ProposedAllergies patientId="PAT-1" />, {
    answers: {
      'proposals.ofPatient': (asked) =>
        proposedIn([allergy('<b>Penicillin</b>'), allergy('Latex'), allergy('Nuts', 'refused'), proposalOf()], asked),
    },
  });
  const notice = page.getByText(said);
  await expect.element(notice).toMatchTextContent(/<b>Penicillin<\/b>.*Latex/);
  expect(page.getByText(/Nuts|Lusail/).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Look at it in the record' })).toHaveAttribute('href', '/patients/PAT-1');
});

it('is said where a medicine is prescribed', async () => {
  await open('/prescriptions/new?patientId=PAT-1', {
    answers: { 'patients.get': patientOf({ id: 'PAT-1' }), 'chart.get': unreachable, 'proposals.ofPatient': whole(allergy('Latex')) },
  });
  await expect.element(page.getByText(said)).toBeVisible();
});
