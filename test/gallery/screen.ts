import type { Page } from 'playwright-core';
import type { Role } from '#contract/base/role.ts';
import ar from '../../web/i18n/messages/ar.json' with { type: 'json' };
import en from '../../web/i18n/messages/en.json' with { type: 'json' };
import type { Endpoints } from '../../local/lib/endpoints.ts';

/** A screen, and how to reach it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The viewer's role; signed out by default. */
  readonly as?: Role;
  /** Runs once the path has loaded. */
  readonly before?: (page: Page, at: Endpoints) => Promise<unknown>;
  /** Captures only the visible part, because something covers the page. */
  readonly visibleOnly?: true;
}

/** A message in either language. */
export const said = (key: keyof typeof en) => new RegExp(`^(${[en[key], ar[key]].filter((text) => typeof text === 'string').join('|')})$`);
export const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
