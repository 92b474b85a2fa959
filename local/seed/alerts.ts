import type { AlertSeverity } from '#contract/alerts.ts';

const hourMs = 3_600_000;

const alerts: readonly (readonly [index: number, AlertSeverity, message: string, hoursAgo: number])[] = [
  [3, 'high', 'Blood pressure 188/114 at home, twice', 2],
  [7, 'high', 'Potassium 6.1 mmol/L', 5],
  [11, 'medium', 'HbA1c 9.8%, no visit in six months', 26],
  [19, 'medium', 'Warfarin: INR overdue by two weeks', 49],
  [23, 'low', 'Influenza vaccination due', 73],
];

/** The open alerts about the patient with this number. */
export const alertsFor = (index: number, nowMs: number) =>
  alerts
    .filter(([of]) => of === index)
    .map(([, severity, message, hoursAgo]) => ({ severity, message, raisedAt: new Date(nowMs - hoursAgo * hourMs).toISOString() }));
