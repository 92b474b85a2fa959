import type { SeverityLevel } from '#contract/symptom-check.ts';
import { m } from '../i18n/paraglide/messages.js';

export const severityName: Record<SeverityLevel, () => string> = {
  Low: () => m.severityLow(),
  Medium: () => m.severityMedium(),
  High: () => m.severityHigh(),
  Emergency: () => m.severityEmergency(),
};

export type Tone = 'green' | 'yellow' | 'orange' | 'red';
export const toneOfSeverity: Record<SeverityLevel, Tone> = { Low: 'green', Medium: 'yellow', High: 'orange', Emergency: 'red' };
