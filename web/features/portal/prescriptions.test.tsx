import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, medicineOf, portalOf } from '../../../test/component/samples/family.ts';

type Given = Parameters<typeof medicineOf>[0];
/** The medicines page; `seen` is what the account sees from its next look on. */
async function medicines(first: Given, more: Parameters<typeof open>[1] = {}, seen: { now: Given } = { now: first }) {
  await open('/medicines', {
    as: patient,
    answers: {
      ...familyOf(linkOf()),
      'portal.get': () => portalOf({ prescriptions: [medicineOf(seen.now)] }),
      'portal.prescriptions': { rows: [] },
      ...more.answers,
    },
  });
}
const askAgain = page.getByRole('button', { name: 'Request a refill, Amlodipine' });

it('shows a medicine with its dose, and folds those that ended', async () => {
  await open('/medicines', {
    as: patient,
    answers: {
      ...familyOf(linkOf()),
      'portal.get': portalOf({ prescriptions: [medicineOf()] }),
      'portal.prescriptions': ({ query: { cursor } }) =>
        cursor === undefined
          ? { rows: [medicineOf({ id: 'RX-2', status: 'stopped', endedOn: '2026-02-10', mayAsk: false })], nextCursor: 'on' }
          : { rows: [medicineOf({ id: 'RX-3', status: 'completed', endedOn: '2021-03-02', mayAsk: false })] },
    },
  });
  const current = page.getByRole('list', { name: 'Prescriptions' });
  await expect.element(current.getByText('Amlodipine 5 mg tablet')).toBeVisible();
  await expect.element(current.getByText('1 tablet by mouth once a day')).toBeVisible();
  await page.getByText('Earlier prescriptions').click();
  await expect.element(page.getByText('Stopped', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect.element(page.getByText('All 2 shown')).toBeVisible();
  expect(page.getByRole('button', { name: 'Show earlier' }).query()).toBeNull();
  await expectGoodScreen();
});

it('a refill is requested by keyboard, and the line that says so has focus', async () => {
  const seen: { now: Given } = { now: {} };
  await medicines(
    {},
    {
      answers: {
        'prescriptions.askRepeat': () => {
          const repeat = { state: 'asked', on: '2026-03-01' } as const;
          seen.now = { mayAsk: false, repeat };
          return repeat;
        },
      },
    },
    seen,
  );
  await expect.element(askAgain).toBeVisible();
  askAgain.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Refill requested on Mar 1, 2026. The clinic has not answered yet.')).toBeVisible();
  await expect.poll(() => askAgain.query()).toBeNull();
  await expect.element(page.getByRole('list', { name: 'Prescriptions' }).getByRole('listitem')).toHaveFocus();
  expect(asked('prescriptions.askRepeat').map(({ params }) => params)).toEqual([{ id: 'PAT-1', prescriptionId: 'RX-1' }]);
  await expectGoodScreen();
});

it.each([
  [
    { state: 'declined', on: '2026-03-01', reason: 'A <b>blood test</b> comes first' },
    'Refill declined on Mar 1, 2026: A <b>blood test</b> comes first',
  ],
  [{ state: 'repeated', on: '2026-03-01' }, 'Refilled on Mar 1, 2026, as requested'],
] as const)('says what the clinic answered: %o', async (repeat, said) => {
  await medicines({ repeat });
  await expect.element(page.getByText(said)).toBeVisible();
});

it('a refused request is reported, and the page shows the current status', async () => {
  const seen: { now: Given } = { now: {} };
  await medicines(
    {},
    {
      answers: {
        'prescriptions.askRepeat': () => {
          seen.now = { status: 'stopped', endedOn: '2026-03-01', mayAsk: false };
          return refuse('NOT_ALLOWED_NOW');
        },
      },
    },
    seen,
  );
  await askAgain.click();
  await expect.element(page.getByText('You can’t do this now: the entry has changed')).toBeVisible();
  await expect.poll(() => askAgain.query()).toBeNull();
});
