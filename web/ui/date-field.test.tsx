import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/component/app.tsx';
import { fillDate } from '../../test/component/dates.ts';
import { speak } from '../../test/component/language.ts';
import { DateField } from './date-field.tsx';

function Born() {
  const [born, setBorn] = useState('');
  return <DateField id="born" label="Born" problem={undefined} value={born} onChange={setBorn} />;
}
beforeEach(() => show(<Born />));

const parts = () =>
  page
    .getByRole('textbox')
    .elements()
    .flatMap((part) => (part instanceof HTMLInputElement ? [part] : []));
const typed = () => parts().map(({ value }) => value);
const places = () => parts().map((part) => part.getBoundingClientRect().x);

it('is typed as day, month and year, in this order in both languages, and said back in words', async () => {
  await page.getByRole('textbox').first().click();
  await userEvent.keyboard('17/5/1988');
  expect(typed()).toEqual(['17', '5', '1988']);
  await expect.element(page.getByText('May 17, 1988', { exact: true })).toBeVisible();
  expect(places()).toEqual(places().toSorted((one, other) => one - other));
  speak('ar');
  await expect.element(page.getByText('17 مايو 1988', { exact: true })).toBeVisible();
  expect(places()).toEqual(places().toSorted((one, other) => other - one));
});

it.each([
  ['2026-11-05', ['05', '11', '2026']],
  ['05/11/2026', ['05', '11', '2026']],
  ['٥/١١/٢٠٢٦', ['5', '11', '2026']],
  ['5 Nov 2025', ['5', '11', '2025']],
])('is pasted whole: %s', async (pasted, expected) => {
  await page.getByRole('textbox').first().fill(pasted);
  await expect.poll(typed).toEqual(expected);
});

it('is in the digits of any language', async () => {
  await fillDate('Born', '۱۹۸۸-11-5');
  expect(typed()).toEqual(['5', '11', '1988']);
});

it('takes a year alone as it is typed first, with words for it, where it is enough', async () => {
  const OfYear = () => {
    const [born, setBorn] = useState('');
    return <DateField id="year" label="Year" problem={undefined} value={born} onChange={setBorn} yearText={(year) => `About ${year}`} />;
  };
  await show(<OfYear />);
  const first = page.getByRole('group', { name: 'Year' }).getByRole('textbox').first();
  const lastTyped = () => typed().slice(-3);
  await first.click();
  await userEvent.keyboard('١٩٥٠');
  expect(lastTyped()).toEqual(['', '', '1950']);
  expect(document.activeElement?.id).toBe('year-year');
  await expect.element(page.getByText('About 1950', { exact: true })).toBeVisible();
  await fillDate('Year', '1950-5-2');
  await expect.element(page.getByText('May 2, 1950', { exact: true })).toBeVisible();
  await fillDate('Year', '');
  await first.click();
  await userEvent.keyboard('17/5/1988');
  expect(lastTyped()).toEqual(['17', '5', '1988']);
});

it('leaves a year where it is typed, where a whole date is asked for', async () => {
  await page.getByRole('textbox').first().click();
  await userEvent.keyboard('1950');
  expect(typed()).toEqual(['1950', '', '']);
});
