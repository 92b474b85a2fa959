import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LabOrder } from '#contract/laboratory/laboratory.ts';
import { type Answers, answer, asked } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse, otherTechnician, technician } from '../../../test/component/people.ts';
import { focus, press } from '../../../test/component/samples/appointment-rows.ts';
import { clinicOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';
import { alertOf, resultsOf } from '../../../test/component/samples/inbox.ts';
import { whole } from '../../../test/component/samples/pages.ts';

beforeEach(stopClock);

const pane = (name: string) => page.getByRole('region', { name: `Amal ${name}` });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: `Amal ${name}` });
const focusedRow = () => document.activeElement?.closest('[data-row]')?.querySelector('h3')?.textContent;
const paneNow = () => document.querySelector('[data-row] h3')?.textContent;
const cells = (name: string) =>
  pane(name)
    .getByRole('row')
    .elements()
    .map((one) => [...one.querySelectorAll('th, td')].map(({ textContent }) => textContent));

const before = resultsOf('Readwell', 5.6, { at: '2026-02-10T06:00:00.000Z' });
const grave = resultsOf('Readwell', 6.9, { note: 'Weak since Monday', priority: 'urgent' });
const mild = resultsOf('Second', 5.4);
const third = resultsOf('Third', 4);
/** The results that wait for the doctor; the acknowledged ones leave. */
function waiting(...orders: readonly LabOrder[]): Answers {
  let own = orders;
  return {
    ...clinicOf().answers,
    'laboratory.inbox': () => whole(...own),
    'laboratory.previous': ({ params: { orderId } }) => ({
      rows: before.results.flatMap(({ test, verified }) =>
        orderId === grave.id && verified !== undefined ? [{ test, at: before.orderedAt, ...verified }] : [],
      ),
    }),
    'laboratory.get': ({ params: { orderId } }) => orders.find(({ id }) => id === orderId) ?? grave,
    'laboratory.acknowledge': ({ params: { orderId }, body: { done } }) => {
      const order = orders.find(({ id }) => id === orderId) ?? grave;
      own = own.filter(({ id }) => id !== orderId);
      const { waitingSince: _, ...rest } = order;
      return { ...rest, version: 2, acknowledgements: [{ by: doctor.id, at: '2026-03-01T07:30:00.000Z', done }] };
    },
  };
}
const results = (...orders: readonly LabOrder[]) => open('/inbox?group=results', { as: doctor, answers: waiting(...orders) });
const acknowledge = async (done: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What was done').fill(done);
  await press(dialog.getByRole('button', { name: 'Acknowledge' }));
  await expect.poll(() => dialog.query()).toBeNull();
};

it('shows every value of the selected result, the abnormal one first, beside what it was and its range', async () => {
  await results(grave, mild);
  await expect.element(row('Readwell')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => cells('Readwell')[1]?.[2]).toMatch(/5\.6 mmol\/L\s*Feb 10, 2026/);
  const shown = cells('Readwell');
  expect(shown.map(([test]) => test)).toEqual(['Test', 'Potassium', 'Sodium']);
  expect(shown[1]?.[1]).toMatch(/6\.9 mmol\/L\s*Critically high/);
  expect(shown[1]?.[3]).toBe('3.5–5.1');
  await expect.element(pane('Readwell').getByText('Ordered by Dr. Huda Al-Naimi')).toBeVisible();
  await expect.element(pane('Readwell').getByText('Weak since Monday')).toBeVisible();
  await expectGoodScreen();
});

it.each([
  ['en', 'Within range, not for pregnancy'],
  ['ar', 'ضمن النطاق المرجعي لغير الحوامل'],
] as const)('says on one line that a range is not for pregnancy: %s', async (language, words) => {
  const ofPregnant = grave.results.map((result) =>
    result.test === 'sodium' && result.verified ? { ...result, verified: { ...result.verified, caution: 'pregnancy' as const } } : result,
  );
  await open('/inbox?group=results', { as: doctor, answers: waiting({ ...grave, results: ofPregnant }), language });
  const remark = page.getByText(`* ${words}`, { exact: true });
  await expect.element(remark).toBeVisible();
  const { height } = remark.element().getBoundingClientRect();
  expect(height / Number.parseFloat(getComputedStyle(remark.element()).lineHeight)).toBeLessThan(1.5);
  expect(page.getByRole('cell', { name: words }).elements()).toHaveLength(1);
  await expectGoodScreen();
});

it('marks a value that is doubted with the one that waits, and a corrected one with the one before, ahead of critical ones', async () => {
  const [sodium, potassium] = grave.results;
  if (sodium?.verified === undefined || potassium?.verified === undefined) throw new Error('No results');
  const low = { ...sodium, verified: { ...sodium.verified, value: 110, flag: 'critical-low' } } as const;
  const entered = { ...potassium.verified, value: 4.6, flag: 'within' } as const;
  await results({ ...grave, results: [low, { ...potassium, status: 'correcting', entered }] });
  const titles = () => [...document.querySelectorAll('[data-row] ul li')].map(({ textContent }) => textContent);
  await expect
    .poll(() => titles()[0])
    .toMatch(/^Potassium\s*6\.9 mmol\/L.*Do not rely on it: being corrected\s*Not verified yet: 4\.6 mmol\/L/);
  answer(waiting({ ...grave, results: [low, { ...potassium, status: 'corrected', verified: entered, earlier: [potassium.verified] }] }));
  await reload();
  await expect
    .poll(() => titles()[0])
    .toMatch(/^Potassium\s*4\.6 mmol\/L\s*Within range\s*Corrected\s*Before the correction: 6\.9 mmol\/L/);
  await expectGoodScreen();
});

it('lists for the laboratory what somebody else entered, a critical value first, and leads to its order', async () => {
  const toVerify = (name: string, value: number, enteredBy = technician.id): LabOrder => {
    const order = resultsOf(name, value, { status: 'active' });
    const results = order.results.flatMap(({ test, verified }) =>
      verified === undefined ? [] : [{ test, status: 'preliminary' as const, entered: { ...verified, enteredBy } }],
    );
    return LabOrder.parse({ ...order, results });
  };
  const waiting = [toVerify('Readwell', 6.9), toVerify('Second', 4)];
  const bench = [toVerify('Third', 6.8, otherTechnician.id), ...waiting];
  await open('/inbox?group=verification', {
    as: otherTechnician,
    answers: {
      ...clinicOf().answers,
      'laboratory.bench': ({ query: { awaits } }) => whole(...(awaits === 'verification' ? waiting : bench)),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'To be verified 2' })).toBeVisible();
  const rows = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
  await expect.poll(() => rows()[0]).toMatch(/Potassium\s*6\.9 mmol\/L\s*Critically high.*Amal Readwell.*Results to verify: 2/);
  expect(rows()).toEqual([expect.any(String), expect.stringMatching(/^Amal Second/)]);
  await expectGoodScreen();
});

it('goes through them by J and K, comes into the pane by Tab, and opens the order by Enter', async () => {
  await results(grave, mild);
  await expect.poll(paneNow).toBe('Amal Readwell');
  focus(row('Readwell'));
  await userEvent.keyboard('j');
  await expect.poll(paneNow).toBe('Amal Second');
  expect(document.activeElement?.matches('[data-row][aria-current]')).toBe(true);
  await userEvent.keyboard('k');
  await expect.poll(paneNow).toBe('Amal Readwell');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(document.activeElement?.closest('section')?.querySelector('h3')?.textContent).toBe('Amal Readwell');
  await row('Second').getByRole('button', { name: 'Amal Second', exact: true }).click();
  await expect.poll(paneNow).toBe('Amal Second');
  await userEvent.keyboard('{Escape}');
  focus(row('Second'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/patients/${mild.patient.id}/labs/${mild.id}`);
});

it('is acknowledged by keyboard with what was done, and goes on to the next', async () => {
  await results(grave, mild, third);
  await expect.poll(paneNow).toBe('Amal Readwell');
  focus(row('Readwell'));
  await userEvent.keyboard('e');
  const dialog = page.getByRole('dialog', { name: 'Acknowledge these results?' });
  await press(dialog.getByRole('button', { name: 'Acknowledge' }));
  await expect.element(dialog.getByText('Write what was done or why')).toBeVisible();
  expect(asked('laboratory.acknowledge')).toEqual([]);
  await acknowledge('Called the patient');
  await expect.poll(paneNow).toBe('Amal Second');
  await expect.poll(focusedRow).toBe('Amal Second');
  await expect
    .element(page.getByRole('navigation', { name: 'Groups of the inbox' }).getByRole('link', { name: 'Results' }))
    .toMatchTextContent(/2$/);
  expect(asked('laboratory.acknowledge').map(({ params, body }) => [params.orderId, body])).toEqual([
    [grave.id, { done: 'Called the patient' }],
  ]);
});

it('puts a colleague’s critical result that waited too long first, with whose it is', async () => {
  const escalated = resultsOf('Escalated', 7, { orderedBy: nurse.id, escalated: true });
  await open('/inbox?group=results', {
    as: doctor,
    answers: { ...waiting(mild), 'laboratory.inbox': whole(escalated, mild) },
  });
  await expect.poll(paneNow).toBe('Amal Escalated');
  await expect.element(row('Escalated').getByText('Grace Santos').first()).toBeVisible();
});

const alerts = (...names: string[]) => ({
  ...whole(
    ...names.map((name) =>
      alertOf(name, name === 'Readwell' ? { orderId: grave.id } : { severity: 'medium', message: { en: 'BP 190/110', ar: 'ضغط الدم' } }),
    ),
  ),
  counts: { high: 1, medium: names.length - 1, low: 0 },
});

it('shows what must be known before an alert is answered; a prescriber answers its order', async () => {
  await open('/inbox?group=critical', { as: doctor, answers: { ...waiting(grave), 'alerts.list': alerts('Readwell', 'Second') } });
  const shown = page.getByRole('region', { name: 'Amal Readwell' });
  for (const fact of ['Age', 'Allergies', 'Problems', 'Medicines', 'Vital signs'])
    await expect.element(shown.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect.element(shown.getByRole('row', { name: /^Potassium 6\.9/ })).toBeVisible();
  await expectGoodScreen();
  answer({ 'alerts.list': alerts('Second') });
  await shown.getByRole('button', { name: 'Acknowledge' }).click();
  await acknowledge('Sent to hospital');
  await expect.poll(paneNow).toContain('Amal Second');
  expect([asked('laboratory.acknowledge').length, asked('alerts.acknowledge')]).toEqual([1, []]);
});

it('a nurse answers an alert by itself, and leaves that of an order to a prescriber', async () => {
  await open('/inbox?group=critical', {
    as: nurse,
    answers: {
      ...waiting(),
      'alerts.list': alerts('Readwell', 'Second'),
      'alerts.acknowledge': { id: idOf('Second9'), acknowledgedAt: '2026-03-01T07:30:00.000Z' },
    },
  });
  await expect.element(row('Second')).toBeVisible();
  expect(
    row('Readwell')
      .getByRole('button', { name: /Acknowledge/ })
      .query(),
  ).toBeNull();
  await press(row('Second').getByRole('button', { name: /Acknowledge/ }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'Acknowledge' }));
  await expect.poll(() => asked('alerts.acknowledge').map(({ params }) => params.alertId)).toEqual([idOf('Second9')]);
});

it('opens below its row where there is no room beside the list, and only when asked for', async () => {
  await page.viewport(820, 1000);
  await open('/inbox?group=critical', { as: doctor, answers: { ...waiting(grave), 'alerts.list': alerts('Readwell', 'Second', 'Third') } });
  const details = row('Second').getByRole('button', { name: /^Details/ });
  await expect.element(details).toBeVisible();
  const headings = () => document.querySelectorAll('[data-row] h3').length;
  expect(headings()).toBe(0);
  await details.click();
  await expect.element(details).toHaveAttribute('aria-expanded', 'true');
  const section = row('Second').element().querySelector('section');
  expect(section?.getBoundingClientRect().y).toBeGreaterThanOrEqual(details.element().getBoundingClientRect().bottom);
  await expect.element(row('Second').getByText('Allergies', { exact: true })).toBeVisible();
  await expectGoodScreen();
  // J closes it, opens the next, and what its row says stays in view below the header.
  focus(row('Second'));
  await userEvent.keyboard('j');
  await expect.poll(() => row('Third').element().querySelector('section')).not.toBeNull();
  expect(headings()).toBe(1);
  const header = document.querySelector('header')?.getBoundingClientRect();
  expect(row('Third').element().getBoundingClientRect().y).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
  await row('Third')
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect.poll(headings).toBe(0);
});
