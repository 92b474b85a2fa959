import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { patient } from '../../../test/component/people.ts';
import { ofPatient } from '../../../test/component/samples/chart.ts';

it.each(['chart', 'vital-signs', 'immunizations', 'documents', 'visits'])(
  'a patient is not shown the page %s, and asks for nothing',
  async (name) => {
    await open(`${ofPatient}/${name}`, { as: patient });
    await expect.element(page.getByText('Your account shows only the records linked to it.')).toBeVisible();
    expect(asked('chart.get')).toEqual([]);
  },
);

it('says that there is no such chart', async () => {
  await open(`${ofPatient}/chart`, { answers: { 'chart.get': refuse('NOT_FOUND'), 'patients.get': refuse('NOT_FOUND') } });
  await expect.element(page.getByRole('alert')).toBeVisible();
});
