import { whole } from '../../../test/component/samples/pages.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, otherDoctor, patient } from '../../../test/component/people.ts';
import { entryOf, logFileOf, logOf } from '../../../test/component/samples/accounts.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { findMisfits } from '../../../test/e2e/layout.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (said: string) => page.getByText(said, { exact: true });
const lines = () => page.getByRole('listitem').filter({ has: page.getByRole('time') });
/** A field that searches while nothing is chosen, and then shows the choice. */
const search = (name: string) => page.getByRole('combobox', { name, exact: true });
const shows = (id: 'person' | 'patient', name: string) =>
  expect.poll(() => document.querySelector<HTMLInputElement>(`input#${id}`)?.value).toBe(name);
const line = (said: string) => lines().filter({ hasText: said }).first();
const today = '2026-03-01';
const record = patientOf();
const named = { id: record.id, name: { firstName: 'Fatima', lastName: 'Al-Mansouri', nameArabic: 'فاطمة المنصوري' } };
const otherId = '01JABCDEFGHJKMNPQRSTVWXYZ9';
const at = (clock: string, day = today): string => `${day}T${clock}:00.000Z`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});

describe('a patient', () => {
  const own = (entries: ReturnType<typeof entryOf>[], nextCursor?: string) => ({ entries, ...(nextCursor && { nextCursor }) });

  it('sees who opened the record, in what role, and how the data is protected', async () => {
    const log = own([
      entryOf('read', at('06:05'), { patientIds: [record.id] }),
      entryOf('list', at('06:04'), { by: nurse }),
      entryOf('list', at('06:03'), { by: nurse }),
      entryOf('list', at('06:02'), { by: nurse }),
      entryOf('change', at('05:00'), { by: patient, patientIds: [record.id] }),
      entryOf('read', at('12:00', '2026-02-01'), { by: otherDoctor, patientIds: [record.id] }),
    ]);
    await open('/security', { as: patient, answers: { 'accessLog.own': log } });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Who opened your record' })).toBeVisible();
    await expect.element(page.getByText(/^Opened this week by others: /)).toMatchTextContent(/others: .?Dr\. Huda Al-Naimi.?$/);
    await expect.element(line('Opened the record')).toMatchTextContent(/^09:05.*Dr\. Huda Al-Naimi.*Clinician/);
    await expect.element(line('Looked at lists 3 times')).toMatchTextContent(/Grace Santos/);
    await expect.element(text('Your own openings: 1')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: 'Mar 1, 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Compliance Status' })).toBeVisible();
    expect(lines().getByRole('link').query()).toBeNull();
    expect(search('Person').query()).toBeNull();
    expect(document.querySelector('main')?.textContent).not.toContain('@');
    await page.getByText('Why they may see it').click();
    await expect.element(page.getByText('Works in the clinic’s care team')).toBeVisible();
    await expectGoodScreen();
  });

  it('whose record nobody opened is told so', async () => {
    await open('/security', { as: patient });
    await expect.element(page.getByText('There is nothing here yet')).toBeVisible();
  });

  it('is told that nobody else opened it this week, once all of the week is known', async () => {
    const mine = (clock: string) => entryOf('read', at(clock), { by: patient, patientIds: [record.id] });
    await open('/security', {
      as: patient,
      answers: { 'accessLog.own': ({ query }) => (query.cursor === undefined ? own([mine('06:00')], 'older') : own([mine('05:00')])) },
    });
    await expect.element(text('Nobody but you opened it this week.')).toBeVisible();
    expect(asked('accessLog.own')).toHaveLength(2);
  });
});

it('a clinician sees their own actions only', async () => {
  const log = logOf([entryOf('read', at('06:05'), { patientIds: [record.id] })], { patients: [named] });
  await open('/security', { as: doctor, answers: { 'accessLog.actions': log } });
  await expect.element(page.getByRole('heading', { name: 'What you did with patients’ records' })).toBeVisible();
  await expect.element(line('Opened the record').getByRole('link', { name: 'Fatima Al-Mansouri' })).toBeVisible();
  await expect.element(line('Opened the record')).not.toMatchTextContent(/Huda/);
  expect(search('Person').query()).toBeNull();
  expect(asked('accessLog.list')).toEqual([]);
});

describe('an administrator', () => {
  const log = logOf(
    [
      entryOf('read', at('06:30'), { patientIds: [record.id] }),
      entryOf('list', at('06:20'), { by: nurse, patientIds: [record.id, otherId] }),
      entryOf('change', at('06:10'), { patientIds: [record.id], outcome: 'conflict' }),
      entryOf('change', at('06:09'), { by: patient, patientIds: [record.id], outcome: 'refused' }),
      entryOf('delete', at('06:00'), { patientIds: [otherId], reason: 'Registered twice' }),
    ],
    { patients: [named, { id: otherId }] },
  );
  const enter = (answers: Answers = {}, path = '/security') =>
    open(path, { as: administrator, answers: { 'accessLog.list': log, ...answers } });
  const filters = () => button('Filters').click();
  const ofRecord = { 'patients.get': record, 'chart.get': refuse('NOT_FOUND') };

  it('sees who did what, and opens the record; a deleted one has its id and the reason', async () => {
    await enter(ofRecord);
    await expect.element(line('Opened the record')).toMatchTextContent(/^09:30.*Dr\. Huda Al-Naimi.*Clinician.*Fatima Al-Mansouri/);
    await expect.element(line('Deleted the record')).toMatchTextContent(new RegExp(`Registered twice.*Deleted record ${otherId}`));
    expect(line('Deleted the record').getByRole('link').query()).toBeNull();
    await expectGoodScreen();
    await line('Opened the record').getByRole('link', { name: 'Fatima Al-Mansouri' }).click();
    await expect.poll(() => location.pathname).toBe(`/patients/${record.id}`);
  });

  it('opens a list to the patients in it', async () => {
    await enter({ 'accessLog.patients': whole<{ id: string; name?: typeof named.name }>(named, { id: otherId }) });
    const listed = line('Looked at a list');
    await listed.getByRole('button', { name: 'Patients: 2' }).click();
    await expect.element(listed.getByRole('link', { name: 'Fatima Al-Mansouri' })).toBeVisible();
    await expectGoodScreen();
    expect(asked('accessLog.patients').map(({ params }) => params)).toEqual([{ eventId: log.entries[1]?.id }]);
  });

  it('sees views of lists in one line, which opens to the single ones', async () => {
    const views = ['06:30', '06:28', '06:26', '06:24'].map((clock) => entryOf('list', at(clock), { patientIds: [record.id, otherId] }));
    const between = entryOf('list', at('06:27'), { by: nurse });
    await enter({ 'accessLog.list': logOf([...views.slice(0, 2), between, ...views.slice(2)]) });
    const run = line('Looked at lists 4 times');
    await expect.element(run).toMatchTextContent(/^09:24 – 09:30.*Patients: 2/);
    await run.getByRole('button', { name: 'Looked at lists 4 times' }).click();
    expect(run.getByRole('listitem').filter({ hasText: 'Looked at a list' }).elements()).toHaveLength(4);
    await expectGoodScreen();
  });

  it('sees a save that met a newer version as not saved, and not as refused', async () => {
    await enter();
    const conflict = line('Not saved: newer version exists');
    await expect.element(conflict.getByText('Not saved', { exact: true })).toBeVisible();
    expect(conflict.getByText('Refused').query()).toBeNull();
    await expect.element(line('Tried to change the record').getByText('Refused')).toBeVisible();
  });

  it('combines filters, which are in the address without names, and clears them', async () => {
    await enter({
      'patients.list': { patients: [record], total: 1 },
      'accessLog.list': ({ query }) => (query.outcome === 'refused' ? logOf([], { patients: [named] }) : log),
      'accessLog.people': { rows: [{ id: doctor.id, name: 'Dr. Huda Al-Naimi', email: doctor.email }], hasMore: false },
    });
    await filters();
    await search('Patient').fill('fati');
    await expect.element(page.getByRole('option', { name: 'Fatima Al-Mansouri' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows('patient', 'Fatima Al-Mansouri');
    await page.getByLabelText('What was done').selectOptions('Opened the record');
    await search('Person').fill('huda');
    await expect.element(page.getByRole('option', { name: /^Dr\. Huda Al-Naimi dr\.huda@afiya\.example/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows('person', 'Dr. Huda Al-Naimi');
    await expect.poll(() => document.activeElement?.id).toBe('person');
    const chosen = { patientId: record.id, action: 'read', actorId: doctor.id };
    await expect.poll(() => asked('accessLog.list').at(-1)?.query).toMatchObject(chosen);
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject(chosen);
    expect(location.href).not.toMatch(/fatima|huda|naimi/i);
    await page.getByRole('button', { name: 'Show everybody, not only' }).click();
    await expect.poll(() => asked('accessLog.list').at(-1)?.query.actorId).toBeUndefined();
    await page.getByLabelText('Outcome').selectOptions('Refused');
    await expect
      .element(page.getByText(/^Nothing in the log matches/))
      .toMatchTextContent(/Fatima Al-Mansouri, Opened the record, Refused/);
    await expectGoodScreen();
    await button('Clear Filters').click();
    await expect.element(line('Opened the record')).toBeVisible();
    await shows('patient', '');
    await expect.poll(() => asked('accessLog.list').at(-1)?.query).toEqual({ from: today, to: today });
  });

  it('finds again by the address whom and what it filtered, by name', async () => {
    const of = logOf(log.entries.slice(0, 1), { patients: [named], actor: { id: doctor.id, name: 'Dr. Huda Al-Naimi' } });
    await enter({ 'accessLog.list': of }, `/security?patientId=${record.id}&actorId=${doctor.id}&action=read`);
    await shows('patient', 'Fatima Al-Mansouri');
    await shows('person', 'Dr. Huda Al-Naimi');
    await expect.element(page.getByLabelText('What was done')).toHaveValue('read');
    expect(asked('accessLog.list')[0]?.query).toEqual({ patientId: record.id, actorId: doctor.id, action: 'read' });
  });

  it('chooses among the people in the log without typing, and is told if nobody is found', async () => {
    await enter();
    await filters();
    const person = search('Person');
    await person.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Grace Santos' })).toBeVisible();
    await person.fill('nobody.like.that');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });

  it.each([320, 640, 1024])('is shown suggestions within the page at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await enter({
      'patients.list': { patients: [record], total: 1 },
      'accessLog.people': { rows: [{ id: doctor.id, name: 'Dr. Huda Al-Naimi', email: doctor.email }], hasMore: false },
    });
    await filters();
    for (const label of ['Person', 'Patient']) {
      await search(label).fill('na');
      await expect.element(page.getByRole('option').first()).toBeVisible();
      const shown = [...document.querySelectorAll('.suggestions:not([hidden])')];
      expect(shown.map((one) => one.getBoundingClientRect().right <= innerWidth)).toEqual([true]);
      expect(findMisfits().sideways).toBe(0);
      await search(label).fill('');
    }
  });

  it('goes from day to day, not beyond today', async () => {
    await enter({ 'accessLog.list': ({ query }) => (query.from === today ? log : logOf([])) });
    await expect.element(button('Next day')).toBeDisabled();
    button('Previous day').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Nothing in the log matches: .?Feb 28, 2026/)).toBeVisible();
    expect(location.search).toBe('?from=2026-02-28&to=2026-02-28');
    await expect.element(button('Previous day')).toHaveFocus();
    await expectGoodScreen();
    await button('Next day').click();
    await expect.element(line('Opened the record')).toBeVisible();
  });

  it('opens at the day in Qatar, whatever the day of the browser', async () => {
    vi.setSystemTime('2026-02-28T21:05:00Z');
    await enter({ 'accessLog.list': logOf([]) });
    await expect.element(page.getByText(/^Nothing in the log matches: .?Mar 1, 2026/)).toBeVisible();
    await expect.element(button('Next day')).toBeDisabled();
  });

  it('chooses the first and the last day, and continues a search that took too long', async () => {
    await enter({
      'accessLog.list': ({ query }) =>
        query.from === today
          ? log
          : logOf([], { ...(query.cursor === undefined && { nextCursor: 'on', searchedBackTo: at('10:00', '2019-12-01') }) }),
    });
    await filters();
    await fillDate('To', '2020-01-01');
    await button('Show these days').click();
    await expect.element(text('The first day must not be after the last.')).toBeVisible();
    await fillDate('From', '2019-01-31');
    await button('Show these days').click();
    await expect.element(page.getByText('Searched back to Dec 1, 2019')).toBeVisible();
    expect(location.search).toBe('?from=2019-01-31&to=2020-01-01');
    await button('Continue the search').click();
    await expect.element(page.getByText(/^Nothing in the log matches: /)).toBeVisible();
    await expect.poll(() => asked('accessLog.list').at(-1)?.query).toEqual({ from: '2019-01-31', to: '2020-01-01', cursor: 'on' });
  });

  it('continues with older entries', async () => {
    const older = logOf([entryOf('create', at('05:00'), { patientIds: [record.id] })], { patients: [named] });
    await enter({ 'accessLog.list': ({ query }) => (query.cursor === 'older' ? older : { ...log, nextCursor: 'older' }) });
    await button('Show older entries').click();
    await expect.element(line('Added the record')).toBeVisible();
    await expect.element(line('Opened the record')).toBeVisible();
    expect(button('Show older entries').query()).toBeNull();
  });

  it('is told that the log failed to load, or that there is no connection, and tries again', async () => {
    await enter({ 'accessLog.list': refuse('FORBIDDEN') });
    await expect.element(text('The access log could not be loaded.')).toBeVisible();
    await expectGoodScreen();
    answer({ 'accessLog.list': log });
    await button('Try Again').click();
    await expect.element(line('Opened the record')).toBeVisible();
  });

  it('is told that there is no connection', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime('2026-03-01T07:00:00Z');
    await enter({ 'accessLog.list': unreachable });
    await expect.element(page.getByText('Loading', { exact: false }).first()).toBeInTheDocument();
    for (let second = 0; second < 20; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await expect.element(page.getByText('There is no connection. The access log cannot be loaded without one.')).toBeVisible();
  });

  it('comes from a record to the people who opened it', async () => {
    await enter(ofRecord, `/patients/${record.id}`);
    await page.getByRole('link', { name: 'Who opened this record' }).click();
    await shows('patient', 'Fatima Al-Mansouri');
    expect(location.search).toBe(`?patientId=${record.id}`);
  });

  it('alone is offered that', async () => {
    await open(`/patients/${record.id}`, { as: doctor, answers: ofRecord });
    await expect.element(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Who opened this record' }).query()).toBeNull();
  });

  it('exports what the filters match, in the language of the page', async () => {
    const link = { url: '#file', expiresAt: at('08:00') };
    await enter(
      { 'accessLog.export': logFileOf(), 'exports.get': logFileOf({ status: 'done', count: 1, link }) },
      `/security?patientId=${record.id}&action=read`,
    );
    await button('Export as CSV').click();
    await expect.element(page.getByText('Ready. Entries in the file: 1')).toBeVisible();
    await expect.element(page.getByText('Access log exported').first()).toBeVisible();
    expect(location.hash).toBe('#file');
    await expectGoodScreen();
    await page.getByRole('button', { name: /^Dismiss/ }).click();
    await button('العربية').click();
    await button('تصدير بصيغة CSV').click();
    await expect
      .poll(() => asked('accessLog.export').map(({ body }) => body))
      .toEqual([
        { patientId: record.id, action: 'read', language: 'en' },
        { patientId: record.id, action: 'read', language: 'ar' },
      ]);
  });

  it('is told that there is no file', async () => {
    await enter({ 'accessLog.export': logFileOf(), 'exports.get': logFileOf({ status: 'failed', problem: 'empty' }) });
    await button('Export as CSV').click();
    await expect.element(page.getByText('Nothing in the log matches, so there is nothing to export.').last()).toBeVisible();
  });
});
