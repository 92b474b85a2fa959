import { type Locator, page } from 'vitest/browser';

/** Types a date, YYYY-MM-DD or empty, into the three fields of a question; its name may be longer than `label`. */
export async function fillDate(label: string, date: string, scope: Pick<Locator, 'getByRole'> = page): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = scope.getByRole('group', { name: label }).getByRole('textbox');
  for (const [index, part] of [day, month, year].entries()) await parts.nth(index).fill(part);
}
