import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errors } from '#contract/base/errors.ts';
import type { PatientExport } from '#contract/exports/export.ts';
import { type Refused, answer, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patientsOf, recordsOf } from '../../../test/component/samples/patients.ts';

/** The API's exports in their current state, by id; an export that is asked for becomes the next. */
let kept: Map<string, PatientExport>;
let next: Partial<PatientExport> | Refused | typeof unreachable;
/** The links that the browser was sent to, each a file. */
let files: string[];

const link = () => ({ url: `#file-${++links}`, expiresAt: '2030-01-01T00:00:00.000Z' });
let links = 0;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [kept, next, files] = [new Map(), {}, []];
  const noted = () => void files.push(location.hash);
  addEventListener('hashchange', noted);
  return () => removeEventListener('hashchange', noted);
});

const answers = {
  ...recordsOf(patientsOf(3)),
  'patients.orderExport': ({ body: { format } }: { body: { format: PatientExport['format'] } }) => {
    if (next === unreachable || 'refusal' in next) return next;
    const made: PatientExport = {
      id: `01JEXPORT000000000000000${String(asked('patients.orderExport').length).padStart(2, '0')}`,
      format,
      kind: 'list',
      filename: `patients.${format}`,
      status: 'waiting',
      count: 0,
      processed: 0,
      total: 52_000,
      createdAt: '2026-01-01T00:00:00.000Z',
      ...next,
    };
    kept.set(made.id, made);
    return made;
  },
  'exports.get': ({ params: { exportId } }: { params: { exportId: string } }) => kept.get(exportId) ?? refuse('NOT_FOUND'),
  'exports.delete': ({ params: { exportId: id } }: { params: { exportId: string } }) => {
    kept.delete(id);
    return { success: true as const, id };
  },
};
const enter = (language: 'en' | 'ar' = 'en') => open('/patients', { answers, language });

const panel = () => page.getByRole('region', { name: 'Exports' });
const row = (title: string) => panel().getByRole('listitem').filter({ hasText: title });
const press = (name: string) => panel().getByRole('button', { name }).click();
const line = (text: string) => expect.element(panel().getByRole('paragraph').getByText(text)).toBeVisible();
const gone = () => expect.poll(() => panel().query()).toBeNull();
const toast = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const reason = 'The insurer asks for its members';
const start = async (format: string) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabelText('Reason').fill(reason);
  await page.getByRole('button', { name: format, exact: true }).click();
};
/** Changes the state of an export, by default the first, and lets the page ask for it. */
const becomes = async (part: Partial<PatientExport>, number = 1) => {
  const one = [...kept.values()].find(({ id }) => id.endsWith(String(number).padStart(2, '0')));
  if (one === undefined) throw new Error(`nobody asked for export ${number}`);
  kept.set(one.id, { ...one, ...part });
  await aWhile();
};
/** Longer than the interval between requests for progress. */
const aWhile = () => vi.advanceTimersByTimeAsync(2500);
const done = () => ({ status: 'done', processed: 52_000, count: 52_000, link: link() }) as const;

describe('a small file', () => {
  it.each([
    ['en', 'Export', 'Reason', 'Excel', 'Patients exported successfully', 'xlsx'],
    ['ar', 'تصدير', 'السبب', 'PDF', 'تم تصدير بيانات المرضى', 'pdf'],
  ] as const)(
    'downloads at once in %s, as the list is filtered, and leaves nothing behind',
    async (language, menu, why, name, said, format) => {
      await open('/patients?status=active', { answers, language });
      next = { ...done() };
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByLabelText(why).fill(reason);
      await page.getByRole('button', { name, exact: true }).click();
      await toast(said);
      await expect.poll(() => files).toHaveLength(1);
      expect(asked('patients.orderExport').map(({ body }) => body)).toEqual([
        { format, language, search: '', status: 'active', sortBy: 'createdAt', sortOrder: 'desc', reason },
      ]);
      expect(page.getByRole('region', { name: /Exports|عمليات التصدير/ }).query()).toBeNull();
    },
  );
});

describe('a long file', () => {
  it('shows its progress, on other pages too, and tells of each quarter only', async () => {
    await enter();
    await start('CSV');
    await toast('Export started. You can go on working.');
    await line('Waiting to start');
    await expectGoodScreen();
    await becomes({ status: 'writing', processed: 13_100, count: 13_100 });
    await line('13,100 of 52,000 patients (25%)');
    const bar = panel().getByRole('progressbar', { name: 'CSV export' });
    await expect.element(bar).toHaveAttribute('value', '25');
    await expect.element(bar).toHaveAttribute('max', '100');
    await expect.element(panel().getByRole('status')).toHaveTextContent('CSV export: 25%');
    await becomes({ processed: 20_000, count: 20_000 });
    await line('(38%)');
    await expect.element(panel().getByRole('status')).toHaveTextContent('CSV export: 25%');
    await expectGoodScreen();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: /Dashboard|Welcome/ })).toBeVisible();
    await line('(38%)');
    expect(files).toEqual([]);
  });

  it('downloads by itself once, and again on request', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    await becomes(done());
    await toast('Patients exported successfully');
    await line('Ready. Patients in the file: 52,000');
    await expectGoodScreen();
    await aWhile();
    expect(files).toHaveLength(1);
    await becomes({ link: link() });
    await press('Download');
    await expect.poll(() => files).toHaveLength(2);
    kept.clear();
    await press('Download');
    await toast('This file has expired. Export again.');
    await gone();
  });

  it('is found by a reload, of which only ids are stored, and what was not seen being written does not download', async () => {
    await enter();
    for (const format of ['CSV', 'Excel']) {
      await start(format);
      await expect.element(row(`${format} export`)).toBeVisible();
    }
    expect(sessionStorage.getItem('afiya.exports')).toBe([...kept.keys()].join(' '));
    await becomes({ status: 'writing', processed: 100 }, 2);
    await becomes({ ...done(), count: 7 });
    await line('Patients in the file: 7');
    await expect.poll(() => files).toHaveLength(1);
    await reload();
    await expect.element(row('Excel export').getByText('100 of 52,000 patients (0%)')).toBeVisible();
    await expect.element(row('CSV export').getByRole('button', { name: 'Download' })).toBeVisible();
    await aWhile();
    expect(files).toHaveLength(1);
    await becomes(done(), 2);
    await expect.poll(() => files).toHaveLength(2);
  });

  it('is dismissed, and the focus stays near', async () => {
    await enter();
    for (const format of ['CSV', 'Excel']) await start(format);
    await expect.element(row('Excel export')).toBeVisible();
    for (const number of [1, 2]) await becomes(done(), number);
    const dismiss = panel().getByRole('button', { name: 'Dismiss' });
    await dismiss.first().click();
    await expect.element(panel()).toHaveFocus();
    await dismiss.click();
    await gone();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await reload();
    expect(panel().query()).toBeNull();
    expect(asked('exports.delete')).toEqual([]);
  });

  it('is canceled once', async () => {
    await enter();
    await start('CSV');
    await panel().getByRole('button', { name: 'Cancel' }).dblClick();
    await toast('Export canceled');
    await gone();
    expect(asked('exports.delete')).toHaveLength(1);
    expect(page.getByText('Export canceled').elements()).toHaveLength(1);
  });

  it('that ended before it could be canceled says so, and waits to be downloaded', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    const [one] = kept.values();
    if (one !== undefined) kept.set(one.id, { ...one, ...done() });
    await press('Cancel');
    await toast('The export ended before it could be canceled');
    await expect.element(panel().getByRole('button', { name: 'Download' })).toBeVisible();
    await aWhile();
    expect([asked('exports.delete').length, files]).toEqual([0, []]);
  });

  it('that could not be canceled says so; one that is gone leaves the list', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    answer({ 'exports.get': unreachable });
    await press('Cancel');
    await toast('Failed to cancel the export');
    answer(answers);
    kept.clear();
    await aWhile();
    await gone();
  });

  it.each([
    ['a busy server', refuse('SERVICE_UNAVAILABLE')],
    ['no network', unreachable],
  ] as const)('says with %s that its progress is unknown, and goes on asking', async (_, given) => {
    await enter();
    await start('PDF');
    await becomes({ status: 'writing', processed: 2600 });
    await line('(5%)');
    answer({ 'exports.get': given });
    await aWhile();
    await line('Progress is currently unknown. Still trying.');
    await expectGoodScreen();
    await reload();
    await line('Progress is currently unknown. Still trying.');
    answer(answers);
    await aWhile();
    await line('(5%)');
    await becomes(done());
    await expect.poll(() => files).toHaveLength(1);
  });
});

describe('a file that failed', () => {
  it.each([
    ['interrupted', 'The export was interrupted.'],
    ['timeout', 'The export timed out.'],
    ['storage', 'The file could not be stored.'],
    ['empty', 'No patient matches, so there is nothing to export.'],
  ] as const)('says of %s “%s”, and is asked for once more', async (problem, text) => {
    await enter();
    await start('PDF');
    await line('Waiting to start');
    await becomes({ status: 'failed', problem });
    await line(text);
    await expect.element(panel().getByRole('status')).toHaveTextContent(text);
    await panel().getByRole('button', { name: 'Try Again' }).dblClick();
    await line('Waiting to start');
    expect(panel().getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(panel()).toHaveFocus();
    expect(asked('patients.orderExport').map(({ body }) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ format: 'pdf', reason })),
    );
  });

  it('for too many patients is offered as CSV', async () => {
    await enter();
    await start('PDF');
    await line('Waiting to start');
    await becomes({ status: 'failed', problem: 'too-many' });
    await line('A PDF holds at most 10,000 patients.');
    await expectGoodScreen();
    await press('Export as CSV');
    await expect.element(row('CSV export').getByText('Waiting to start')).toBeVisible();
  });

  it('leads back to the list after a reload, when its words are forgotten', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    await becomes({ status: 'failed', problem: 'interrupted' });
    await reload();
    await panel().getByRole('link', { name: 'Start again from the list' }).click();
    expect(location.pathname).toBe('/patients');
  });
});

describe('a file that did not start', () => {
  it.each([
    ['en', refuse('EXPORT_LIMIT'), 'Three of your exports are in progress. Wait for one to finish, or cancel one.'],
    ['en', refuse('SERVICE_UNAVAILABLE'), errors.SERVICE_UNAVAILABLE.message],
    ['ar', refuse('EXPORT_EMPTY'), 'لا يوجد مرضى مطابقون، فلا يوجد ما يمكن تصديره.'],
    ['en', unreachable, 'Failed to export patients'],
  ] as const)('says why in %s', async (language, refused, text) => {
    await enter(language);
    next = refused;
    await page.getByRole('button', { name: language === 'en' ? 'Export' : 'تصدير', exact: true }).click();
    await page.getByLabelText(language === 'en' ? 'Reason' : 'السبب').fill(reason);
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await toast(text);
    expect(asked('patients.orderExport')).toHaveLength(1);
  });

  it('for too many patients is offered as CSV', async () => {
    await enter();
    next = refuse('EXPORT_TOO_LARGE');
    await start('PDF');
    const dialog = page.getByRole('dialog', { name: 'Too many patients for a PDF' });
    await expect
      .element(dialog.getByText('A PDF holds at most 10,000 patients. A CSV file holds all of them and opens in a spreadsheet.'))
      .toBeVisible();
    await expectGoodScreen();
    next = {};
    await dialog.getByRole('button', { name: 'Export as CSV' }).dblClick();
    await expect.element(row('CSV export')).toBeVisible();
    expect(asked('patients.orderExport').map(({ body: { format } }) => format)).toEqual(['pdf', 'csv']);
  });
});

it('a toast is shown as long as the product specifies, below the bar', async () => {
  await enter();
  const shown = (text: string) => [...document.querySelectorAll<HTMLElement>('.toast')].find((one) => one.textContent?.includes(text));
  next = done();
  await start('CSV');
  await toast('Patients exported successfully');
  expect(shown('Patients exported successfully')?.dataset['ms']).toBe('2000');
  next = unreachable;
  await start('CSV');
  await toast('Failed to export patients');
  const failed = shown('Failed to export patients');
  if (failed === undefined) throw new Error('there is no such toast');
  const { top, right } = failed.getBoundingClientRect();
  expect([failed.dataset['ms'], getComputedStyle(failed).maxInlineSize, right]).toEqual(['4000', '350px', 1264]);
  // Bell and account stay in reach.
  expect(top).toBeGreaterThan(document.querySelector('header')?.getBoundingClientRect().height ?? 0);
});

describe('the menu', () => {
  const menu = () => page.getByRole('button', { name: 'Export', exact: true });
  const opened = () => document.querySelector<HTMLElement>('.popover:popover-open');

  it('asks why before it exports a whole list, each time anew', async () => {
    await enter();
    await menu().click();
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await expect.element(page.getByText('A reason is needed')).toBeVisible();
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    expect(asked('patients.orderExport')).toEqual([]);
    await expectGoodScreen();
    next = done();
    await page.getByLabelText('Reason').fill(reason);
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await toast('Patients exported successfully');
    await menu().click();
    await expect.element(page.getByLabelText('Reason')).toHaveValue('');
  });

  it('says whom the file will hold', async () => {
    await enter();
    await page.getByLabelText('Search by name').fill('person2');
    await expect.poll(() => document.querySelectorAll('tbody .row-link').length).toBe(1);
    await menu().click();
    await expect.poll(() => opened()?.textContent).toContain('All matching patients: 1');
    expect(opened()?.textContent).toContain('Search: person2');
    expect(opened()?.textContent).not.toContain('Status');
    await userEvent.keyboard('{Escape}');
    await expect.poll(opened).toBeNull();
    await page.getByLabelText('Status').selectOptions('Active');
    await menu().click();
    await expect.poll(() => opened()?.textContent).toContain('Status: Active');
    await page.getByRole('heading', { name: 'Patients', level: 1 }).click();
    await expect.poll(opened).toBeNull();
  });

  it('closes while the file is being made, and for another overlay', async () => {
    const made = Promise.withResolvers<void>();
    await enter();
    answer({ 'patients.orderExport': () => made.promise.then((): typeof unreachable => unreachable) });
    await start('CSV');
    await expect.element(page.getByRole('button', { name: 'Exporting...' })).toBeVisible();
    expect(opened()).toBeNull();
    made.resolve();
    await toast('Failed to export patients');
    await page.getByRole('row', { name: 'Person1' }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Export 1 selected' }).click();
    await expect.poll(() => opened()?.textContent).toContain('Selected patients: 1');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(opened()).toBeNull();
  });

  it('exports the selected patients without asking why', async () => {
    await enter();
    next = done();
    await page.getByRole('row', { name: 'Person2' }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Export 1 selected' }).click();
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await toast('Patients exported successfully');
    expect(asked('patients.orderExport').map(({ body: { ids, reason: why } }) => [ids, why])).toEqual([
      [[patientsOf(2)[1]?.id], undefined],
    ]);
  });

  it('starts one export by a double click, which hits nothing behind it', async () => {
    await enter();
    await menu().click();
    await page.getByLabelText('Reason').fill(reason);
    await page.getByRole('button', { name: 'CSV', exact: true }).dblClick();
    await expect.element(row('CSV export')).toBeVisible();
    expect(asked('patients.orderExport')).toHaveLength(1);
    expect(location.pathname).toBe('/patients');
  });

  it('starts an export by keyboard, which is canceled by keyboard', async () => {
    await enter();
    await expect.element(menu()).toBeVisible();
    (menu().element() as HTMLElement).focus();
    await userEvent.keyboard(`{Enter}{Tab}${reason}{Tab}{Tab}{Enter}`);
    await expect.element(row('Excel export')).toBeVisible();
    await expect.element(menu()).toHaveFocus();
    (row('Excel export').getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await gone();
  });
});

describe('one record', () => {
  const [one] = patientsOf(1);
  const record = `/patients/${one?.id}`;
  const made: PatientExport = {
    id: '01JEXPORT00000000000000099',
    format: 'pdf',
    kind: 'record',
    filename: 'patient.pdf',
    status: 'done',
    count: 1,
    processed: 1,
    total: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  it.each([
    ['Summary (PDF)', 'pdf'],
    ['FHIR (JSON)', 'fhir'],
  ] as const)('downloads as %s', async (name, format) => {
    await open(record, { answers: { ...answers, 'patients.exportRecord': { ...made, link: link() } } });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await toast('Patient record exported successfully');
    await expect.poll(() => files).toHaveLength(1);
    expect(asked('patients.exportRecord').map(({ query }) => query)).toEqual([{ format, language: 'en' }]);
    expect(panel().query()).toBeNull();
  });

  it('says why it could not be exported', async () => {
    await open(record, { answers: { ...answers, 'patients.exportRecord': refuse('INTERNAL_ERROR') } });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expectGoodScreen();
    await page.getByRole('button', { name: 'FHIR (JSON)', exact: true }).click();
    await toast(errors.INTERNAL_ERROR.message);
  });
});
