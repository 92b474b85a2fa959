import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errors } from '#contract/base/errors.ts';
import type { PatientExport } from '#contract/exports/export.ts';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import {
  answers,
  done,
  enter,
  exported,
  gone,
  link,
  panel,
  reason,
  row,
  standInForExports,
  start,
  toast,
} from '../../../test/component/exports.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';
import { patient } from '../../../test/component/people.ts';
import { patientsOf } from '../../../test/component/samples/patients.ts';

standInForExports();

describe('a small file', () => {
  it.each([
    ['en', 'Export', 'Reason', 'Excel', 'Patients exported successfully', 'xlsx'],
    ['ar', 'تصدير', 'السبب', 'PDF', 'تم تصدير بيانات المرضى', 'pdf'],
  ] as const)(
    'downloads at once in %s, as the list is filtered, and leaves nothing behind',
    async (language, menu, why, name, said, format) => {
      await open('/patients?status=active', { answers, language });
      exported.next = { ...done() };
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByLabelText(why).fill(reason);
      await page.getByRole('button', { name, exact: true }).click();
      await toast(said);
      await expect.poll(() => exported.files).toHaveLength(1);
      expect(asked('patients.orderExport').map(({ body }) => body)).toEqual([
        { format, language, search: '', status: 'active', sortBy: 'createdAt', sortOrder: 'desc', reason },
      ]);
      expect(page.getByRole('region', { name: /Exports|عمليات التصدير/ }).query()).toBeNull();
    },
  );
});

describe('a file that did not start', () => {
  it.each([
    ['en', refuse('EXPORT_LIMIT'), 'Three of your exports are in progress. Wait for one to finish, or cancel one.'],
    ['en', refuse('SERVICE_UNAVAILABLE'), errors.SERVICE_UNAVAILABLE.message],
    ['ar', refuse('EXPORT_EMPTY'), 'لا يوجد مرضى مطابقون، فلا يوجد ما يمكن تصديره.'],
    ['en', unreachable, 'Failed to export patients'],
  ] as const)('says why in %s', async (language, refused, text) => {
    await enter(language);
    exported.next = refused;
    await page.getByRole('button', { name: language === 'en' ? 'Export' : 'تصدير', exact: true }).click();
    await page.getByLabelText(language === 'en' ? 'Reason' : 'السبب').fill(reason);
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    await toast(text);
    expect(asked('patients.orderExport')).toHaveLength(1);
  });

  it('for too many patients is offered as CSV', async () => {
    await enter();
    exported.next = refuse('EXPORT_TOO_LARGE');
    await start('PDF');
    const dialog = page.getByRole('dialog', { name: 'Too many patients for a PDF' });
    await expect
      .element(dialog.getByText('A PDF holds at most 10,000 patients. A CSV file holds all of them and opens in a spreadsheet.'))
      .toBeVisible();
    await expectGoodScreen();
    exported.next = {};
    await answerAfter(() => dialog.getByRole('button', { name: 'Export as CSV' }).dblClick());
    await expect.element(row('CSV export')).toBeVisible();
    expect(asked('patients.orderExport').map(({ body: { format } }) => format)).toEqual(['pdf', 'csv']);
  });
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
    exported.next = done();
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
    exported.next = done();
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
    await answerAfter(() => page.getByRole('button', { name: 'CSV', exact: true }).dblClick());
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
    await expect.poll(() => exported.files).toHaveLength(1);
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

it('a toast is shown as long as the product specifies, below the bar', async () => {
  await enter();
  const shown = (text: string) => [...document.querySelectorAll<HTMLElement>('.toast')].find((one) => one.textContent?.includes(text));
  exported.next = done();
  await start('CSV');
  await toast('Patients exported successfully');
  expect(shown('Patients exported successfully')?.dataset['ms']).toBe('2000');
  exported.next = unreachable;
  await start('CSV');
  await toast('Failed to export patients');
  const failed = shown('Failed to export patients');
  if (failed === undefined) throw new Error('there is no such toast');
  const { top, right } = failed.getBoundingClientRect();
  expect([failed.dataset['ms'], getComputedStyle(failed).maxInlineSize, right]).toEqual(['4000', '350px', 1264]);
  // Bell and account stay in reach.
  expect(top).toBeGreaterThan(document.querySelector('header')?.getBoundingClientRect().height ?? 0);
});

it('a patient is led to the file of the own record, also one that takes long', async () => {
  const own = linkOf();
  const file = {
    id: 'own',
    kind: 'record',
    format: 'pdf',
    filename: 'record.pdf',
    total: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const record = { ...file, status: 'writing', count: 0, processed: 0 } as const;
  await open(`/patients/${own.patient.id}`, {
    as: patient,
    answers: { ...familyOf(own), 'patients.exportRecord': record, 'exports.get': record },
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Summary (PDF)' }).click();
  await toast('Export started. You can go on working.');
  await expect.element(panel().getByText('Exporting...')).toBeVisible();
  await expectGoodScreen();
  answer({ 'exports.get': { ...record, status: 'done', count: 1, processed: 1, link: link() } });
  await vi.advanceTimersByTimeAsync(2500);
  await toast('Patient record exported successfully');
  await expect.poll(() => exported.files).toHaveLength(1);
  await expect.element(row('PDF export').getByRole('button', { name: 'Download' })).toBeVisible();
  await expectGoodScreen();
});
