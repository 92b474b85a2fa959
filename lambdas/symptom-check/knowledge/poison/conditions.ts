import { any } from '../kinds/condition.ts';

/** What any substance can do that needs an ambulance: TOXBASE, NHS 999. */
export const gravelyPoisoned = any(
  'unconscious',
  'slow-breathing',
  'no-breathing',
  'blue-lips',
  'seizure',
  'confused',
  'chest-pain',
  'severe-breathless',
);
export const poisoned = any('drowsy', gravelyPoisoned);
