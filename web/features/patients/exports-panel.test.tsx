import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { reload } from '../../../test/component/app.tsx';
import {
  aWhile,
  answers,
  becomes,
  done,
  enter,
  exported,
  gone,
  line,
  link,
  panel,
  press,
  reason,
  row,
  standInForExports,
  start,
  toast,
} from '../../../test/component/exports.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';

standInForExports();

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
    expect(exported.files).toEqual([]);
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
    expect(exported.files).toHaveLength(1);
    const said = () => page.getByText('Patients exported successfully').elements().length;
    await aWhile();
    await expect.poll(said).toBe(0);
    await becomes({ link: link() });
    await press('Download');
    await expect.poll(() => exported.files).toHaveLength(2);
    expect(said()).toBe(1);
    exported.kept.clear();
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
    expect(sessionStorage.getItem('afiya.exports')).toBe([...exported.kept.keys()].join(' '));
    await becomes({ status: 'writing', processed: 100 }, 2);
    await becomes({ ...done(), count: 7 });
    await line('Patients in the file: 7');
    await expect.poll(() => exported.files).toHaveLength(1);
    await reload();
    await expect.element(row('Excel export').getByText('100 of 52,000 patients (0%)')).toBeVisible();
    await expect.element(row('CSV export').getByRole('button', { name: 'Download' })).toBeVisible();
    await aWhile();
    expect(exported.files).toHaveLength(1);
    await becomes(done(), 2);
    await expect.poll(() => exported.files).toHaveLength(2);
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
    await answerAfter(() => panel().getByRole('button', { name: 'Cancel' }).dblClick());
    await toast('Export canceled');
    await gone();
    expect(asked('exports.delete')).toHaveLength(1);
    expect(page.getByText('Export canceled').elements()).toHaveLength(1);
  });

  it('that ended before it could be canceled says so, and waits to be downloaded', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    const ends = () => exported.kept.forEach((one) => exported.kept.set(one.id, { ...one, ...done() }));
    // As the button is pressed, because the page could learn of an earlier end before.
    addEventListener('pointerdown', ends, { once: true, capture: true });
    await press('Cancel');
    await toast('The export ended before it could be canceled');
    await expect.element(panel().getByRole('button', { name: 'Download' })).toBeVisible();
    await aWhile();
    expect([asked('exports.delete').length, exported.files]).toEqual([0, []]);
  });

  it('that could not be canceled says so; one that is gone leaves the list', async () => {
    await enter();
    await start('CSV');
    await line('Waiting to start');
    answer({ 'exports.get': unreachable });
    await press('Cancel');
    await toast('Failed to cancel the export');
    answer(answers);
    exported.kept.clear();
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
    if (given === unreachable) await expectGoodScreen();
    await reload();
    await line('Progress is currently unknown. Still trying.');
    answer(answers);
    await aWhile();
    await line('(5%)');
    await becomes(done());
    await expect.poll(() => exported.files).toHaveLength(1);
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
    await panel().getByRole('button', { name: 'Try Again' }).click();
    await line('Waiting to start');
    expect(panel().getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(panel()).toHaveFocus();
    expect(asked('patients.orderExport').map(({ body }) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ format: 'pdf', reason })),
    );
  });

  it('is asked for once more, however often its button is pressed', async () => {
    await enter();
    await start('PDF');
    await becomes({ status: 'failed', problem: 'timeout' });
    await answerAfter(() => panel().getByRole('button', { name: 'Try Again' }).dblClick());
    await line('Waiting to start');
    expect(panel().getByRole('listitem').elements()).toHaveLength(1);
    expect(asked('patients.orderExport')).toHaveLength(2);
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
