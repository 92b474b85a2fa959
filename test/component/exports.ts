import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PatientExport } from '#contract/exports/export.ts';
import { type Refused, asked, refuse, unreachable } from './answers.ts';
import { open } from './app.tsx';
import { patientsOf, recordsOf } from './samples/patients.ts';

type Next = Partial<PatientExport> | Refused | typeof unreachable;
interface Exports {
  /** The API's exports in their current state, by id. */
  kept: Map<string, PatientExport>;
  /** What the next export that is asked for becomes. */
  next: Next;
  /** The links that the browser was sent to, each a file. */
  files: string[];
}
export const exported: Exports = { kept: new Map(), next: {}, files: [] };

export const link = () => ({ url: `#file-${++links}`, expiresAt: '2030-01-01T00:00:00.000Z' });
let links = 0;

/** Stands in for the routes of exports: real files, of any length, are left to the functions' own tests. */
export const standInForExports = () =>
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    Object.assign(exported, { kept: new Map(), next: {}, files: [] });
    const noted = () => void exported.files.push(location.hash);
    addEventListener('hashchange', noted);
    return () => removeEventListener('hashchange', noted);
  });

export const answers = {
  ...recordsOf(patientsOf(3)),
  'patients.orderExport': ({ body: { format } }: { body: { format: PatientExport['format'] } }) => {
    const { next } = exported;
    if (next === unreachable || 'refusal' in next) return next;
    const made: PatientExport = {
      id: `01JEXPORT000000000000000${String(asked('patients.orderExport').length).padStart(2, '0')}`,
      format,
      kind: 'list',
      filename: `patients.${format}`,
      status: 'waiting',
      count: 0,
      processed: 0,
      total: 52_000,
      createdAt: '2026-01-01T00:00:00.000Z',
      ...next,
    };
    exported.kept.set(made.id, made);
    return made;
  },
  'exports.get': ({ params: { exportId } }: { params: { exportId: string } }) => exported.kept.get(exportId) ?? refuse('NOT_FOUND'),
  'exports.delete': ({ params: { exportId: id } }: { params: { exportId: string } }) => {
    exported.kept.delete(id);
    return { success: true as const, id };
  },
};
export const enter = (language: 'en' | 'ar' = 'en') => open('/patients', { answers, language });

export const panel = () => page.getByRole('region', { name: 'Exports' });
export const row = (title: string) => panel().getByRole('listitem').filter({ hasText: title });
export const press = (name: string) => panel().getByRole('button', { name }).click();
export const line = (text: string) => expect.element(panel().getByRole('paragraph').getByText(text)).toBeVisible();
export const gone = () => expect.poll(() => panel().query()).toBeNull();
export const toast = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
export const reason = 'The insurer asks for its members';
export const start = async (format: string) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabelText('Reason').fill(reason);
  await page.getByRole('button', { name: format, exact: true }).click();
};
/** Changes the state of an export, by default the first, and lets the page ask for it. */
export const becomes = async (part: Partial<PatientExport>, number = 1) => {
  const one = [...exported.kept.values()].find(({ id }) => id.endsWith(String(number).padStart(2, '0')));
  if (one === undefined) throw new Error(`nobody asked for export ${number}`);
  exported.kept.set(one.id, { ...one, ...part });
  await aWhile();
};
/** Longer than the interval between requests for progress. */
export const aWhile = () => vi.advanceTimersByTimeAsync(2500);
export const done = () => ({ status: 'done', processed: 52_000, count: 52_000, link: link() }) as const;
