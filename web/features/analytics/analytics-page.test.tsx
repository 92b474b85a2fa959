import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, patient } from '../../../test/component/people.ts';
import { analyticsOf } from '../../../test/component/samples/analytics.ts';

const answers = { 'analytics.get': ({ query }: { query: { from: string; to: string } }) => analyticsOf(query) };
const part = (title: string) =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true }).element().closest('section') as HTMLElement;
const within = (title: string) => page.elementLocator(part(title));
const shown = (title: string) => expect.element(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
const cells = (row: Element | null | undefined) => [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
const rowOf = (title: string, name: string) =>
  [...part(title).querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent?.startsWith(name));
const pressOn = async (locator: ReturnType<typeof page.getByRole>) => {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const link = (name: string) => page.getByRole('link', { name, exact: true });
const address = () => location.pathname + location.search;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:30:00Z');
});

describe('the figures', () => {
  it('have each outcome in its column, of few no percentage', async () => {
    await open('/analytics?days=7', { answers });
    await shown('By clinician');
    const heads = [...part('By clinician').querySelectorAll('thead th')].map((head) => head.textContent);
    const huda = cells(rowOf('By clinician', doctor.member?.name.en ?? ''));
    expect(Object.fromEntries(heads.slice(1).map((head, index) => [head, huda[index]]))).toMatchObject({
      Completed: '1',
      'No-shows': '1',
      'No-show rate': '–',
      Canceled: '1',
      'Third next available': '0 days',
    });
    expect(huda).toContain('Up to 5 minutes');
    expect(asked('analytics.get').map(({ query }) => query)).toEqual([{ from: '2026-02-23', to: '2026-03-01' }]);
    await expectGoodScreen();
  });

  it('are drawn as they are listed', async () => {
    await open('/analytics?days=7', { answers });
    await expect.element(page.getByRole('img', { name: 'Appointments by outcome and day' })).toBeVisible();
    const drawn = [...document.querySelectorAll('rect title')].map((title) => title.textContent ?? '');
    const total = cells(rowOf('By day', 'Total'));
    for (const [column, outcome] of ['Completed', 'No-shows', 'Canceled', 'Still open'].entries()) {
      const counts = drawn
        .filter((says) => says.includes(`, ${outcome}: `) && says.includes('2026'))
        .map((says) => Number(says.split(': ').at(-1)));
      expect([outcome, String(counts.reduce((sum, count) => sum + count, 0))]).toEqual([outcome, total[column]]);
    }
    expect(cells(rowOf('Waiting and turnaround', 'From arrival to the visit'))).toContain('Up to 5 minutes');
  });

  it('lead to the lists', async () => {
    await open('/analytics?days=7', { answers });
    await shown('Overview');
    expect(part('Overview').querySelectorAll('a')).toHaveLength(4);
    await within('Waiting now').getByRole('link').last().click();
    await expect.element(page.getByRole('heading', { name: 'Results to acknowledge', level: 1 })).toBeVisible();
  });

  it('are not known where nothing was counted before, and compared where it was', async () => {
    await open('/analytics?days=7', { answers });
    await shown('Overview');
    expect(cells(rowOf('Overview', 'Appointments completed'))[1]).toBe('Not known');
    await expect.element(page.getByText('Not known: nothing had been counted yet when those days began.')).toBeVisible();
    answer({
      'analytics.get': ({ query }) => {
        const given = analyticsOf(query);
        return { ...given, before: { ...given.before, appointments: { open: 0, fulfilled: 10, noshow: 5, cancelled: 0 } } };
      },
    });
    await pressOn(link('Days: 30'));
    await expect.poll(() => cells(rowOf('Overview', 'Appointments completed'))[2]).toBe('9 fewer (−90%)');
  });

  it('are grouped by day, week or service, which the address keeps', async () => {
    await open('/analytics?days=7', { answers });
    await pressOn(link('By service'));
    await shown('By service');
    expect(address()).toBe('/analytics?days=7&by=service');
    expect(cells(rowOf('By service', 'Consultation'))).toEqual(['1', '1', '1', '0', '–']);
    await pressOn(link('By week'));
    await expect.element(page.getByRole('img', { name: 'Appointments by outcome and week' })).toBeVisible();
    await pressOn(link('Days: 90'));
    await expect.poll(address).toBe('/analytics?days=90&by=week');
    await shown('Patients seen, by age and sex');
    expect(cells(rowOf('Patients seen, by age and sex', '25–44') ?? rowOf('Patients seen, by age and sex', '\u206625'))).toEqual([
      '1',
      '1',
    ]);
  });

  it('of many days are by week', async () => {
    await open('/analytics?days=90', { answers });
    await shown('By week');
  });

  it('are sorted by keyboard, up, down and not', async () => {
    await open('/analytics?days=7', { answers });
    await shown('By clinician');
    const sort = within('By clinician').getByRole('button', { name: 'No-shows' });
    const names = () => [...part('By clinician').querySelectorAll('tbody th')].map((head) => head.textContent);
    const [omar, huda] = names();
    await pressOn(sort);
    await expect.poll(names).toEqual([huda, omar]);
    await expect.element(within('By clinician').getByRole('columnheader', { name: 'No-shows' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual([omar, huda]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual([omar, huda]);
    expect(part('By clinician').querySelector('[aria-sort]:not([aria-sort=none])')).toBeNull();
  });

  it('of other days are chosen, and a wrong range is reported beside its field', async () => {
    await open('/analytics', { answers });
    await pressOn(page.getByText('Other days'));
    const from = page.getByRole('group', { name: 'From' });
    const fill = async (day: string, month: string, year: string) => {
      await from.getByLabelText('Day').fill(day);
      await from.getByLabelText('Month').fill(month);
      await from.getByLabelText('Year').fill(year);
      await pressOn(page.getByRole('button', { name: 'Show these days' }));
    };
    await fill('1', '1', '2020');
    await expect.element(from.getByText('Days that can be shown at once: 92')).toBeVisible();
    await fill('1', '1', '2999');
    await expect.element(from.getByText('The first day must not be after the last.')).toBeVisible();
    await fill('20', '2', '2026');
    await expect.poll(address).toBe('/analytics?from=2026-02-20&to=2026-03-01');
  });

  it('of days without work say so, without a percentage', async () => {
    await open('/analytics?from=2020-01-01&to=2020-01-31', { answers: { 'analytics.get': ({ query }) => analyticsOf(query, 'none') } });
    await expect.element(page.getByText('From Jan 1, 2020 to Jan 31, 2020')).toBeVisible();
    await expect.element(page.getByText('Nothing was counted on these days.')).toBeVisible();
    expect(document.querySelector('main')?.textContent).not.toContain('%');
    await expectGoodScreen();
  });

  it('are downloaded as they are shown', async () => {
    await open('/analytics?days=7', { answers });
    await shown('By clinician');
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return '#saved';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    [create, click].forEach((one) => one.mockRestore());
    expect(await saved[0]?.text()).toContain(`"By clinician","${doctor.member?.name.en}","No-shows","1"`);
  });

  it('that could not be loaded are loaded again', async () => {
    await open('/analytics?days=90', { answers: { 'analytics.get': refuse('FORBIDDEN') } });
    await expect.element(page.getByText('The figures could not be loaded')).toBeVisible();
    answer(answers);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown('By week');
  });

  it('read in Arabic with time from left to right', async () => {
    await open('/analytics?days=7', { answers, language: 'ar' });
    await shown('حسب اليوم');
    const chart = page.getByRole('img', { name: 'المواعيد حسب نتيجتها واليوم' });
    await expect.element(chart).toBeVisible();
    const days = [...chart.element().querySelectorAll('text[text-anchor=middle]')];
    const [first, last] = [days[0], days.at(-1)];
    expect(first?.getBoundingClientRect().x).toBeLessThan(last?.getBoundingClientRect().x ?? 0);
    expect(last?.textContent).toMatch(/^\d+ [\u0600-\u06ff]+$/);
  });

  it('are not for patients', async () => {
    await open('/analytics', { as: patient });
    await expect.element(page.getByText('Your account shows only the records linked to it.')).toBeVisible();
    expect(page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).query()).toBeNull();
    expect(asked('analytics.get')).toEqual([]);
  });
});
