import type { Locator, Page } from 'playwright-core';

/** Types a date, YYYY-MM-DD or empty, into the three fields of a question; its name may be longer than `label`. */
export async function fillDate(scope: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = scope.getByRole('group', { name: label }).getByRole('textbox');
  for (const [index, part] of [day, month, year].entries()) await parts.nth(index).fill(part);
}

/** The date, YYYY-MM-DD, in the three fields of a question. */
export async function dateIn(scope: Page | Locator, label: string): Promise<string> {
  const parts = scope.getByRole('group', { name: label }).getByRole('textbox');
  const [day = '', month = '', year = ''] = await Promise.all([0, 1, 2].map((index) => parts.nth(index).inputValue()));
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
