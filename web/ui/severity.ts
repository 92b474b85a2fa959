import type { SeverityLevel } from '#contract/symptom-check/disposition.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Tone } from './tone.ts';

export const severityName: Record<SeverityLevel, () => string> = {
  Low: () => m.severityLow(),
  Medium: () => m.severityMedium(),
  High: () => m.severityHigh(),
  Emergency: () => m.severityEmergency(),
};

export const toneOfSeverity = { Low: 'green', Medium: 'yellow', High: 'orange', Emergency: 'red' } as const satisfies Record<
  SeverityLevel,
  Tone
>;
