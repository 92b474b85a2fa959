import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor } from '../../../test/component/people.ts';
import { charted, entryId, ofPatient, patientId, visitOf } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { whole } from '../../../test/component/samples/pages.ts';

const pane = page.getByRole('region', { name: 'Note', exact: true });
const begin = pane.getByRole('button', { name: 'Begin visit' });
const plan = pane.getByRole('textbox', { name: 'Plan', exact: true });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-03-01T20:58:00Z');
});

/** The chart with the note beside it, with a visit of the user's that is open since `startedAt`. */
async function openPane(startedAt: string, author = doctor): Promise<void> {
  const visit = visitOf({
    encounter: { startedAt, reason: 'Blood pressure', createdBy: author.id },
    note: { sections: { plan: 'Of that day' } },
  });
  const { id, personalInfo } = patientOf();
  const unsigned = {
    encounterId: entryId('E'),
    patient: { id, firstName: personalInfo.firstName, lastName: personalInfo.lastName },
    service: 'consultation',
    startedAt,
    changedAt: startedAt,
  };
  await open(`${ofPatient}/chart`, { answers: { ...charted({ visit }), 'notes.unsigned': whole(unsigned) } });
  await page.getByRole('complementary').getByRole('button', { name: 'Note', exact: true }).click();
}

it('does not write into a visit that was left open on another day: it names the note, leads to it, and begins another', async () => {
  await openPane('2026-02-25T06:00:00.000Z');
  await expect.element(begin).toBeVisible();
  await expect.element(plan).not.toBeInTheDocument();
  await expect.element(pane.getByText('Your note of Feb 25, 2026 is not signed yet.')).toBeVisible();
  expect(pane.getByRole('link', { name: 'Open it' }).element().getAttribute('href')).toContain(
    `/patients/${patientId}/visits/${entryId('E')}`,
  );
  await expectGoodScreen();
});

it('says service and day of the visit that it belongs to, and is not taken away at midnight', async () => {
  await openPane('2026-03-01T20:40:00.000Z');
  await expect.element(plan).toHaveValue('Of that day');
  await expect.element(pane.getByText('Consultation · Mar 1, 2026')).toBeVisible();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  await expect.element(plan).toBeVisible();
  await expect.element(begin).not.toBeInTheDocument();
});

it('tells who begins a visit that a colleague has one open, and since when', async () => {
  await openPane('2026-03-01T20:40:00.000Z', otherDoctor);
  await expect
    .element(pane.getByText('A visit with Dr. Omar Khalil is open since 23:40. What is begun here is another visit.'))
    .toBeVisible();
  await expect.element(begin).toBeVisible();
  await expectGoodScreen();
});
