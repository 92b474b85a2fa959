import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type CareKind, TimelineEntry, careKindIds } from '#contract/chart/timeline.ts';
import { type Answers, asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, receptionist } from '../../../test/component/people.ts';
import { allergyOf, charted, documentOf, entryId, letterOf, ofPatient, problemOf } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { pharmacy, prescriptionOf } from '../../../test/component/samples/prescriptions.ts';

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
      `/problems#condition-${entryId('1')}`,
      `/chart#allergy-${entryId('2')}`,
      '/vital-signs',
      `/immunizations#immunization-${entryId('4')}`,
      `/documents#document-${entryId('5')}`,
      `/documents#letter-${entryId('6')}`,
      `/prescriptions#prescription-${entryId('7')}`,
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

it('a search of a long record without a hit looks back some years, says how far, and goes on when asked', async () => {
  const [first, last] = [2026, 2017];
  const words = () => asked('chart.timeline').filter(({ query }) => query.words !== undefined);
  await open(`${ofPatient}/timeline`, {
    answers: {
      ...charted(),
      'chart.timeline': ({ query: { words: sought, cursor = `${first}` } }) => {
        const year = Number(cursor);
        const next = { nextCursor: `${year - 1}`, searchedBackTo: `${year}-01-31T07:00:00.000Z` };
        return { rows: [], ...(sought !== undefined && year > last && next) };
      },
    },
  });
  await panel().getByRole('searchbox').fill('nowhere');
  await expect.element(button('Continue the search')).toBeVisible();
  await expect.element(panel().getByText('Searched back to Jan 31, 2023')).toBeVisible();
  expect(words()).toHaveLength(4);
  await expectGoodScreen();
  await button('Continue the search').click();
  await expect.element(panel().getByText('Searched back to Jan 31, 2019')).toBeVisible();
  await expect.element(button('Continue the search')).toBeVisible();
  expect(words()).toHaveLength(8);
  await button('Continue the search').click();
  await expect.element(panel().getByText('Nothing found')).toBeVisible();
  expect(words()).toHaveLength(10);
});

it('says that nothing was found', async () => {
  await open(`${ofPatient}/timeline`, { answers: { ...charted(), 'chart.timeline': { rows: [] } } });
  await expect.element(panel().getByText('Nothing recorded yet')).toBeVisible();
  await panel().getByRole('searchbox').fill('nowhere');
  await expect.element(panel().getByText('Nothing found')).toBeVisible();
});

const [wanted, newer] = [entryId('2'), entryId('9')];
/** Rows of a list from an entry on, or from its newest. */
const from =
  <Row,>(made: (id: string) => Row) =>
  ({ query }: { readonly query: { readonly from?: string | undefined } }): { rows: Row[] } => ({
    rows: (query.from === undefined ? [newer, wanted] : [query.from]).map((id) => made(id)),
  });
/** The kinds whose lists are read by pages, the pages that show them, and what the API answers. */
const lists: readonly (readonly [CareKind, string, Answers])[] = [
  ['letter', 'documents', { 'letters.list': from((id) => letterOf({ id })) }],
  ['document', 'documents', { 'documents.list': from((id) => documentOf({ id })) }],
  [
    'condition',
    'problems',
    {
      'problems.list': (request) =>
        request.query.state === 'ended' ? from((id) => problemOf({ id, status: 'resolved' }))(request) : { rows: [] },
    },
  ],
  ['allergy', 'chart', { 'allergies.list': from((id) => allergyOf({ id, status: 'resolved' })) }],
  ['prescription', 'prescriptions', { 'prescriptions.earlier': from((id) => prescriptionOf('amlodipine', { id, status: 'stopped' })) }],
];

it.each(lists)('leads to the %s itself, at which its list begins, and from there to all', async (kind, path, answers) => {
  await open(`${ofPatient}/timeline`, {
    answers: { ...charted(), ...pharmacy(), ...answers, 'chart.timeline': { rows: [rowOf({ kind, id: wanted })] } },
  });
  await entries().getByRole('link').first().click();
  await expect.poll(() => location.pathname).toBe(`${ofPatient}/${path}`);
  await expect.poll(() => document.activeElement?.id).toBe(`${kind}-${wanted}`);
  expect(document.getElementById(`${kind}-${newer}`)).toBeNull();
  await expectGoodScreen();
  await page.getByRole('main').getByRole('link', { name: 'Show all', exact: true }).click();
  await expect.poll(() => document.getElementById(`${kind}-${newer}`)).not.toBeNull();
  expect(location.hash).toBe('');
});

it('leads to an allergy of the record’s list, however long that is', async () => {
  const allergies = Array.from({ length: 12 }, (_, index) => `Substance ${index}`);
  const patient = patientOf({ medicalInfo: { allergies, allergyStatus: 'listed' } });
  const of = charted({ patient, allergies: [allergyOf({ id: wanted, substance: 'Substance 11' })] });
  await open(`${ofPatient}/chart#allergy-${wanted}`, { answers: { ...of, ...pharmacy() } });
  await expect.poll(() => document.activeElement?.textContent).toContain('Substance 11');
});
