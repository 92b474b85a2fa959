import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TimelineEntry, careKindIds } from '#contract/chart/timeline.ts';
import { asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, receptionist } from '../../../test/component/people.ts';
import { charted, entryId, ofPatient } from '../../../test/component/samples/chart.ts';

const title = { en: 'Follow-up', ar: 'متابعة' };
const visit = { kind: 'encounter', id: entryId('E'), at: '2019-03-01T07:00:00.000Z', title, status: 'finished', by: doctor.id };
const rowOf = (more: Partial<Record<keyof TimelineEntry, unknown>> = {}): TimelineEntry => TimelineEntry.parse({ ...visit, ...more });
const panel = () => page.getByRole('region', { name: 'Timeline' });
const entries = () => panel().getByRole('listitem');
const button = (name: string) => panel().getByRole('button', { name });

it('an entry names its author and opens where it is shown', async () => {
  const rows = careKindIds.map((kind, index) => rowOf({ kind, id: entryId(String(index)) }));
  await open(`${ofPatient}/timeline`, { answers: { ...charted(), 'chart.timeline': { rows } } });
  await expect.element(entries().first()).toMatchTextContent(/Follow-up.*Visit · Mar 1, 2019, 10:00 · .?Dr\. Huda Al-Naimi/);
  const links = () => entries().getByRole('link').elements();
  await expect
    .poll(() => links().map((link) => link.getAttribute('href')?.slice(ofPatient.length)))
    .toEqual([
      `/visits/${entryId('0')}`,
      '/chart',
      '/chart',
      '/vital-signs',
      '/immunizations',
      '/documents',
      '/documents',
      '/prescriptions',
      `/labs/${entryId('8')}`,
    ]);
  await expectGoodScreen();
});

it('who may not read notes is led to no visit', async () => {
  await open(`${ofPatient}/timeline`, { as: receptionist, answers: { ...charted(), 'chart.timeline': { rows: [rowOf()] } } });
  await expect.element(entries().first()).toMatchTextContent(/Follow-up.*Huda/);
  expect(entries().getByRole('link').elements()).toEqual([]);
});

it('shows one kind, up to a day or a year, and goes back to now', async () => {
  await open(`${ofPatient}/timeline`, { answers: { ...charted(), 'chart.timeline': { rows: [rowOf()] } } });
  await panel().getByLabelText('Kind').selectOptions('Laboratory');
  await expect.poll(() => asked('chart.timeline').at(-1)?.query).toEqual({ kind: 'laboratory' });
  await fillDate('Up to the day', '2999-01-01');
  await button('Go to this day').click();
  await expect.element(panel().getByText('A day up to today is needed')).toBeVisible();
  await fillDate('Up to the day', '2017-03-05');
  await button('Go to this day').click();
  await expect.poll(() => asked('chart.timeline').at(-1)?.query).toEqual({ kind: 'laboratory', to: '2017-03-05' });
  expect(location.search).toBe('?kind=laboratory&to=2017-03-05');
  await button('Back to now').click();
  await expect.poll(() => location.search).toBe('?kind=laboratory');
  await panel().getByRole('textbox', { name: 'Day' }).fill('2016');
  await expect.element(panel().getByText('The whole year 2016')).toBeVisible();
  await button('Go to this day').click();
  await expect.poll(() => asked('chart.timeline').at(-1)?.query).toEqual({ kind: 'laboratory', to: '2016-12-31' });
});

it('a search goes on by itself until its page is full or the timeline ends, says how far back, and its words are in no address', async () => {
  const parts = ['a', 'b', 'c'];
  await open(`${ofPatient}/timeline`, {
    answers: {
      ...charted(),
      'chart.timeline': ({ query: { words, cursor } }) => {
        if (words === undefined) return { rows: [rowOf({ title: { en: 'Everything', ar: 'الكل' } })] };
        const next = cursor === undefined ? parts[0] : parts[parts.indexOf(cursor) + 1];
        return next === undefined
          ? { rows: [rowOf({ excerpt: 'AV fistula created.' })] }
          : { rows: [], nextCursor: next, searchedBackTo: '2020-01-31T07:00:00.000Z' };
      },
    },
  });
  await panel().getByRole('searchbox', { name: 'Find words in the timeline' }).fill('fistula');
  await expect.element(entries().first()).toMatchTextContent(/AV fistula created\./);
  expect(entries().elements()).toHaveLength(1);
  expect(
    asked('chart.timeline')
      .filter(({ query }) => query.words !== undefined)
      .map(({ query }) => query.cursor),
  ).toEqual([undefined, ...parts]);
  expect(location.search).toBe('');
});

it('a search is stopped, and continued', async () => {
  let waiting: (() => void) | undefined;
  await open(`${ofPatient}/timeline`, {
    answers: {
      ...charted(),
      'chart.timeline': async ({ query: { words, cursor } }) => {
        if (words === undefined) return { rows: [] };
        if (cursor === 'second') return { rows: [rowOf()] };
        if (cursor === 'first') await new Promise<void>((resolve) => (waiting = resolve));
        return { rows: [], nextCursor: cursor === undefined ? 'first' : 'second', searchedBackTo: '2020-01-31T07:00:00.000Z' };
      },
    },
  });
  await panel().getByRole('searchbox').fill('fistula');
  await expect.element(panel().getByText('Searched back to Jan 31, 2020')).toBeVisible();
  await expect.poll(() => waiting).toBeDefined();
  await button('Stop').click();
  waiting?.();
  await expect.element(button('Continue the search')).toHaveAttribute('aria-disabled', 'false');
  expect(asked('chart.timeline').some(({ query }) => query.cursor === 'second')).toBe(false);
  await expectGoodScreen();
  await button('Continue the search').click();
  await expect.element(entries().first()).toBeVisible();
});

it('says that nothing was found', async () => {
  await open(`${ofPatient}/timeline`, { answers: { ...charted(), 'chart.timeline': { rows: [] } } });
  await expect.element(panel().getByText('Nothing recorded yet')).toBeVisible();
  await panel().getByRole('searchbox').fill('nowhere');
  await expect.element(panel().getByText('Nothing found')).toBeVisible();
});
