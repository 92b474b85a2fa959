import { expect, it, vi } from 'vitest';
import { keptFor } from '#contract/base/kept-for.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
vi.stubGlobal('navigator', { language: 'en-QA' });
const { keptPeriods } = await import('./kept.ts');
const { switchLocale } = await import('../../lib/locale.ts');

it('the privacy page says the periods that the system keeps to, and those of the stage', () => {
  const said = keptPeriods('en', { logs: 731, trail: 3650 }).join('\n');
  const { backupDays, recoveryDays, signInDays, symptomCheckHours, unconfirmedAccountHours, exportDays } = keptFor;
  expect(exportDays).toBe(1);
  for (const text of [
    `Backups of records: ${backupDays} days. Any moment of the last ${recoveryDays} days`,
    `replaced or removed: ${recoveryDays} days more`,
    `nobody confirms: ${unconfirmedAccountHours} hours`,
    `after ${symptomCheckHours} hours nobody can open it`,
    `sign-ins: ${signInDays} days`,
    'other than through Afiya: 3,650 days',
    'Technical logs: at most 731 days',
    `by which a printed paper is verified: ${keptFor.paperCodeDays} days`,
    'Notifications in an account: 90 days.',
    'staff export: 1 day.',
  ])
    expect(said).toContain(text);
  // The log of opened files is kept for longer than these logs.
  expect(keptPeriods('en', { logs: 30, trail: 365 }).join('\n')).toContain(`Technical logs: at most ${keptFor.fileLogDays} days`);
});

it('the Arabic page counts as the language does', () => {
  switchLocale();
  const said = keptPeriods('ar', { logs: 365, trail: 2190 }).join('\n');
  for (const text of ['بعد 24 ساعة', 'سجل الدخول: 400 يوم.', 'الملفات التي يصدّرها فريق العمل: يوم.']) expect(said).toContain(text);
});
