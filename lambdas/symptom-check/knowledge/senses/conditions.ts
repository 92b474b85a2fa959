import { any } from '../kinds/condition.ts';

export const brainSigns = any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss', 'confused');
/** Throat and mouth: a way that closes. */
export const closing = any(
  'stridor',
  'severe-breathless',
  'drooling',
  'cannot-swallow',
  'trismus',
  'muffled-voice',
  'airway-swelling',
  'tongue-swelling',
  'blue-lips',
);
