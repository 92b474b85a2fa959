import type { AlertSeverity } from '#contract/overview/alerts.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Tone } from './tone.ts';

export const alertSeverityName: Record<AlertSeverity, () => string> = {
  high: () => m.alertHigh(),
  medium: () => m.alertMedium(),
  low: () => m.alertLow(),
};
export const alertSeverityTone: Record<AlertSeverity, Tone> = { high: 'red', medium: 'orange', low: 'yellow' };
