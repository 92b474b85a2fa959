import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** The row of a patient called Amal with this last name. */
export const line = (name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Amal ${name}` });
/** What can be done with it. */
export const act = (action: string, name: string): Locator =>
  page
    .getByRole('button', { name: `${action}: Amal ${name}`, exact: true })
    .or(page.getByRole('link', { name: `${action}: Amal ${name}`, exact: true }));
export const menu = (name: string): Locator => page.getByRole('button', { name: `Actions: Amal ${name}`, exact: true });

/** Puts the focus on something, as the Tab key does. */
export function focus(of: Locator): void {
  const element = of.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Presses by keyboard, which counts at once: a click where another row just stood does not. */
export async function press(of: Locator): Promise<void> {
  await expect.element(of).toBeVisible();
  focus(of);
  await userEvent.keyboard('{Enter}');
}
