import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, encounterOf, entryId, ofPatient, visitOf } from '../../../test/component/samples/chart.ts';

it('a visit entered in error is crossed out, with the reason, in the list and on its page', async () => {
  const wrong = { status: 'entered-in-error', errorReason: 'Written for another patient' } as const;
  const [other, visit] = [
    encounterOf({ id: entryId('F'), status: 'finished' }),
    visitOf({ encounter: wrong, note: { status: 'entered-in-error' } }),
  ];
  await open(`${ofPatient}/visits`, { answers: { ...charted({ visit }), 'encounters.list': { rows: [visit.encounter, other] } } });
  const lines = page.getByRole('region', { name: 'Visits' }).getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent(/Written for another patient.*Entered in error/);
  expect(lines.elements().map((line) => line.querySelector('s')?.textContent)).toEqual(['Consultation', undefined]);
  await expectGoodScreen();
  await lines.first().getByRole('link').click();
  await expect.element(page.getByText('Written for another patient')).toBeVisible();
});
