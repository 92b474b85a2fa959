import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, nurse, otherTechnician, patient, receptionist, technician } from '../../../test/component/people.ts';
import { alertsOf, dayOf } from '../../../test/component/samples/dashboards.ts';
import { entryId, patientId } from '../../../test/component/samples/chart.ts';
import { labOrderOf, potassiumOf } from '../../../test/component/samples/laboratory.ts';
import { patientsOf } from '../../../test/component/samples/patients.ts';
import { whole } from '../../../test/component/samples/pages.ts';

const answers = {
  'patients.stats': {
    totalPatients: 60,
    newPatientsThisMonth: 12,
    activeCases: 41,
    criticalCases: 2,
    appointmentsToday: 7,
    upcomingAppointments: 4,
    pendingReviews: 5,
  },
  'patients.recent': patientsOf(3),
  'alerts.list': alertsOf({}, { severity: 'high' }, { severity: 'medium' }),
  'appointments.list': dayOf('fulfilled', 'fulfilled', 'noshow', 'arrived', 'booked', 'booked', 'booked'),
};
const enter = (path: string, more: Parameters<typeof open>[1] = {}) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:30:00Z');
  return open(path, { ...more, answers: { ...answers, ...more.answers } });
};
const card = (name: string) => [...document.querySelectorAll<HTMLElement>('.stat')].find((one) => one.textContent?.includes(name));
const figure = (name: string) => expect.poll(() => card(name)?.querySelector('dd')?.textContent);
const alerts = () => page.getByRole('region', { name: 'Critical Alerts' });
const schedule = () => page.getByRole('region', { name: 'Today’s Schedule' });
const address = () => location.pathname + location.search + location.hash;

it('begins for the laboratory with what somebody else must verify, a critical value first', async () => {
  const { id } = technician;
  const order = (name: string, value: number, flag: 'within' | 'critical-high') =>
    labOrderOf(['potassium'], {
      patient: { id: patientId, firstName: 'Amal', lastName: name },
      id: entryId(name === 'Grave' ? '1' : '2'),
      results: [{ test: 'potassium', status: 'preliminary', entered: potassiumOf(value, { flag, enteredBy: id }) }],
    });
  const orders = whole(order('Grave', 6.9, 'critical-high'), order('Mild', 4, 'within'));
  await enter('/dashboard', {
    as: otherTechnician,
    answers: { 'laboratory.bench': ({ query: { awaits } }) => (awaits === 'verification' ? orders : whole()) },
  });
  const waiting = page.getByRole('region', { name: 'Results to be verified 2' });
  await expect.element(waiting).toMatchTextContent(/Amal Grave\s*Potassium\s*6\.9 mmol\/L\s*Critically high\s*Amal Mild/);
  await expectGoodScreen();
});

describe('the figures', () => {
  it.each([
    ['/dashboard', 'Total Patients', '60', '/patients'],
    ['/dashboard', 'Active Cases', '41', '/patients?status=active'],
    ['/dashboard', 'Pending Reviews', '5', '/patients?status=pending'],
    ['/dashboard', 'Appointments Today', '7', '/provider-dashboard#schedule'],
    ['/provider-dashboard', 'Active Patients', '41', '/patients?status=active'],
    ['/provider-dashboard', 'Critical Alerts', '2', '/provider-dashboard#alerts'],
    ['/provider-dashboard', 'Consultations', '2', '/provider-dashboard#schedule'],
  ])('on %s, %s is %s and leads to its list by keyboard', async (path, name, value, list) => {
    await enter(path);
    await figure(name).toBe(value);
    (page.getByRole('link', { name, exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(list);
    const part = list.split('#')[1];
    if (part !== undefined) await expect.poll(() => document.activeElement?.id).toBe(part);
  });

  it('lead to their lists by a click anywhere on the card', async () => {
    await enter('/dashboard');
    await figure('Pending Reviews').toBe('5');
    const place = card('Pending Reviews');
    if (place === undefined) throw new Error('there is no such card');
    await userEvent.click(place, { position: { x: 5, y: 5 } });
    await expect.poll(address).toBe('/patients?status=pending');
  });

  it.each([
    ['/dashboard', '12 new this month', '/patients?sortBy=createdAt&sortOrder=desc'],
    ['/dashboard', '2 critical', '/provider-dashboard#alerts'],
    ['/provider-dashboard', '60 in all', '/patients'],
  ])('on %s, the second figure %s leads to its own list', async (path, name, list) => {
    await enter(path);
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', list);
  });

  it('of the day agree with the lists beside them', async () => {
    await enter('/provider-dashboard');
    await figure('Today’s Appointments').toBe('7');
    await expect.element(page.getByText('1 in progress, 3 upcoming')).toBeVisible();
    await expect.element(schedule().getByText('Completed: 2 · No-show: 1')).toBeVisible();
    const chips = [...document.querySelectorAll('#schedule li .chip')].map((chip) => chip.textContent);
    expect(chips).toEqual(['Completed', 'Completed', 'No-show', 'In progress', 'Upcoming', 'Upcoming', 'Upcoming']);
    await expect.element(alerts().getByText('High: 2')).toBeVisible();
  });

  it('that could not be loaded are loaded again', async () => {
    await enter('/dashboard', { answers: { 'patients.stats': refuse('FORBIDDEN') } });
    await page.getByRole('button', { name: 'Try Again' }).click();
    answer(answers);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await figure('Total Patients').toBe('60');
  });
});

it.each(['/dashboard', '/provider-dashboard'])('%s is a good screen', async (path) => {
  await enter(path);
  await expect.element(page.getByText('Person1').first()).toBeVisible();
  await expectGoodScreen();
});

it('the provider dashboard is not for patients', async () => {
  await enter('/provider-dashboard', { as: patient });
  await expect.element(page.getByText('Your account shows only the records linked to it.')).toBeVisible();
  expect(asked('alerts.list')).toEqual([]);
});

describe('an alert', () => {
  const buttons = () => alerts().getByRole('button', { name: 'Acknowledge the alert about Fatima Al-Mansouri' });
  const dialog = () => page.getByRole('dialog', { name: 'Acknowledge this alert?' });

  it('is acknowledged with what was done, and leaves the list and the figures', async () => {
    await enter('/provider-dashboard');
    await expect.poll(() => buttons().elements().length).toBe(3);
    const opener = buttons().first();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await expectGoodScreen();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await dialog().getByLabelText('What was done').fill('Seen and treated');
    const [first] = answers['alerts.list'].rows;
    answer({
      'alerts.acknowledge': { id: first?.id ?? '', acknowledgedAt: '2026-03-01T07:30:00.000Z' },
      'alerts.list': alertsOf({}, { severity: 'medium' }),
    });
    await dialog().getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect.poll(() => buttons().elements().length).toBe(2);
    expect(asked('alerts.acknowledge').map(({ params, body }) => [params.alertId, body])).toEqual([
      [first?.id, { done: 'Seen and treated' }],
    ]);
    await figure('Critical Alerts').toBe('1');
    await expect.element(alerts().getByText('High: 1')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('alerts');
  });

  it('that could not be acknowledged says why', async () => {
    await enter('/provider-dashboard', { answers: { 'alerts.acknowledge': refuse('CONFLICT') } });
    await buttons().first().click();
    await dialog().getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    expect(buttons().elements()).toHaveLength(3);
  });

  it('is seen by an administrator, who does not acknowledge it', async () => {
    await enter('/provider-dashboard', { as: administrator });
    await expect.element(alerts().getByRole('listitem').first()).toBeVisible();
    expect(alerts().getByRole('button').elements()).toEqual([]);
  });

  it('is seen by the reception, who does not acknowledge it', async () => {
    await enter('/provider-dashboard', { as: receptionist });
    await expect.element(alerts().getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => asked('staff.list').length).toBeGreaterThan(0);
    expect(buttons().elements()).toEqual([]);
  });

  it('of a critical result is left by a nurse to a prescriber, and leads a prescriber to the results', async () => {
    const given = { answers: { 'alerts.list': alertsOf({ orderId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' }, {}) } };
    await enter('/provider-dashboard', { ...given, as: nurse });
    await expect.poll(() => buttons().elements().length).toBe(1);
    expect(alerts().getByRole('link', { name: 'Acknowledge' }).elements()).toEqual([]);
  });

  it('of a critical result leads a prescriber to the results', async () => {
    await enter('/provider-dashboard', { answers: { 'alerts.list': alertsOf({ orderId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' }) } });
    await expect
      .element(alerts().getByRole('link', { name: 'Acknowledge the alert about Fatima' }))
      .toHaveAttribute('href', expect.stringContaining('01JZZZZZZZZZZZZZZZZZZZZZZZ'));
  });

  it('is in the reader’s language, with the patient’s name in both scripts', async () => {
    await enter('/provider-dashboard');
    await expect.element(alerts().getByText('Critically high potassium').first()).toBeVisible();
    await expect.element(alerts().getByText('فاطمة المنصوري').first()).toBeVisible();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect.element(page.getByRole('heading', { name: 'التنبيهات الحرجة' })).toBeVisible();
    await expect.element(page.getByText('بوتاسيوم مرتفع إلى حد حرج').first()).toBeVisible();
    for (const line of document.querySelectorAll('#alerts li')) expect(line.textContent).toMatch(/^[\u0600-\u06FF]/);
  });
});
