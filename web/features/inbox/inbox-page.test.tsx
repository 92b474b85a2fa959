import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, patient, receptionist, technician } from '../../../test/component/people.ts';
import { appointmentOf, clinicOf, stopClock } from '../../../test/component/samples/clinic.ts';
import { resultsOf, taskOf, tasksOf } from '../../../test/component/samples/inbox.ts';
import { whole } from '../../../test/component/samples/pages.ts';

beforeEach(stopClock);

const groups = () => page.getByRole('navigation', { name: 'Groups of the inbox' }).getByRole('link').elements();
const names = () => groups().map(({ textContent }) => textContent?.replace(/\d+$/, ''));

it.each([
  ['reception', receptionist, ['Appointment requests', 'Proposed changes', 'Tasks', 'Given by me']],
  ['a nurse', nurse, ['Alerts', 'Unsigned notes', 'Proposed changes', 'Tasks', 'Given by me']],
  [
    'a doctor',
    doctor,
    [
      'Alerts',
      'Results',
      'Unsigned notes',
      'Prescription drafts',
      'Refill requests',
      'Appointment requests',
      'Proposed changes',
      'Tasks',
      'Given by me',
    ],
  ],
  ['the laboratory', technician, ['To be verified', 'Tasks', 'Given by me']],
  ['an administrator', administrator, ['Alerts', 'Appointment requests', 'Proposed changes', 'Tasks', 'Given by me']],
])('has the groups of the duty of %s', async (_who, as, expected) => {
  await open('/inbox', { as });
  await expect.poll(names).toEqual(expected);
});

it('opens at the first group in which something waits, and counts each', async () => {
  const results = whole(resultsOf('Other', 6.9), resultsOf('Daywalk', 5.6));
  await open('/inbox', { as: doctor, answers: { ...tasksOf([taskOf()]).answers, 'laboratory.inbox': results } });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Results 2' })).toBeVisible();
  expect(groups().map(({ textContent }) => textContent?.replace(/\D+/, ''))).toEqual(['0', '2', '0', '0', '0', '0', '0', '1', '0']);
});

it('says that nothing waits', async () => {
  await open('/inbox?group=proposals', { as: doctor });
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible();
  await expectGoodScreen();
});

it('the bell leads to its groups', async () => {
  await open('/appointments?view=waiting', { as: doctor, answers: tasksOf([taskOf({ text: 'Call back' })]).answers });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('navigation', { name: 'Inbox' })
    .getByRole('link', { name: /^Tasks/ })
    .click();
  await expect.poll(() => location.pathname + location.search).toBe('/inbox?group=tasks');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Call back' }).last()).toBeVisible();
});

it.each([
  ['a doctor those for their own time', doctor, ['Amal Own', 'Amal Past']],
  ['reception all of them', receptionist, ['Amal Own', 'Amal Past', 'Amal Others']],
])('of appointments asked for it shows %s', async (_who, as, expected) => {
  const of = [appointmentOf({ name: 'Own', status: 'pending' }), appointmentOf({ name: 'Past', at: '09:00', status: 'pending' })];
  const others = appointmentOf({ name: 'Others', status: 'pending', clinician: undefined });
  const shown = () => [...document.querySelectorAll('[data-row] a[data-open]')].map(({ textContent }) => textContent);
  await open('/inbox?group=requests', { as, answers: clinicOf(...of, others).answers });
  await expect.poll(shown).toEqual(expected);
  await expect.element(page.getByText('The time passed without an answer: call the patient')).toBeVisible();
});

it('is not for patients', async () => {
  await open('/inbox', { as: patient });
  await expect.element(page.getByText('Your account shows only the records linked to it.')).toBeVisible();
});
