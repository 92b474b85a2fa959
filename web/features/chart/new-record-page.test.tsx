import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerAfter, asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, entryId, ofPatient, patientId, visitOf } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { whole } from '../../../test/component/samples/pages.ts';

it('begins one visit of a chosen patient, however often it is asked to, and opens its note', async () => {
  const visit = visitOf({ encounter: { service: 'follow-up' } });
  await open('/records/new', {
    answers: {
      ...charted(),
      'patients.list': { patients: [patientOf()], total: 1 },
      'encounters.start': () => (answer(charted({ visit })), visit.encounter),
    },
  });
  await page.getByRole('combobox', { name: 'Patient', exact: true }).fill('Fatima');
  await page.getByRole('option', { name: 'Fatima Al-Mansouri' }).click();
  await page.getByLabelText('Kind of visit').selectOptions('Follow-up');
  await expectGoodScreen();
  await answerAfter(() => page.getByRole('button', { name: 'Begin visit' }).dblClick());
  await expect.element(page.getByLabelText('Subjective')).toBeVisible();
  const begun = asked('encounters.start').map(({ params, body, requestId }) => [params.id, body.service, requestId].join());
  expect(new Set(begun).size).toBe(1);
  expect(begun[0]).toMatch(`${patientId},follow-up,`);
  expect(location.pathname).toBe(`${ofPatient}/chart`);
});

it('lists the user’s unsigned notes and drafts of prescriptions, and leads to them', async () => {
  const { personalInfo } = patientOf();
  const patient = { id: patientId, firstName: personalInfo.firstName, lastName: personalInfo.lastName };
  await open('/records', {
    answers: {
      ...charted({ visit: visitOf({ note: { sections: { plan: 'Written, then closed' } } }) }),
      'notes.unsigned': whole({
        encounterId: entryId('E'),
        patient,
        service: 'consultation',
        startedAt: '2026-02-01T07:00:00.000Z',
        changedAt: '2026-02-01T07:00:00.000Z',
      }),
      'prescriptions.drafts': whole({
        id: entryId('R'),
        patient,
        drug: { ingredientId: 'amlodipine', name: { en: 'Amlodipine', ar: 'أملوديبين' } },
        doseText: { en: '1 tablet by mouth once a day', ar: 'قرص واحد' },
        changedAt: '2026-02-01T07:00:00.000Z',
      }),
      'patients.recent': [patientOf()],
    },
  });
  const drafts = page.getByRole('region', { name: 'My prescription drafts' });
  await expect.element(drafts.getByText('Amlodipine')).toBeVisible();
  expect(drafts.getByRole('link', { name: 'Fatima Al-Mansouri' }).element().getAttribute('href')).toBe(
    `/prescriptions/new?patientId=${patientId}&draft=${entryId('R')}`,
  );
  await expectGoodScreen();
  await page.getByRole('region', { name: 'My unsigned notes' }).getByRole('link', { name: 'Fatima Al-Mansouri' }).click();
  await expect.element(page.getByLabelText('Plan')).toHaveValue('Written, then closed');
});
