import { type Condition, all, any } from '../kinds/condition.ts';

/** Who the presentations of childhood are of. */
export const children: Condition = any('under-16', 'child', 'newborn');
export const smallChildren: Condition = any('under-5', 'newborn');
export const underTwo: Condition = any('under-2', 'newborn');
/** What makes any illness of a small child an emergency: NICE NG143 red, WHO IMCI danger signs. */
export const red = any(
  'drowsy',
  'unconscious',
  'floppy',
  'mottled',
  'blue-lips',
  'shrill-cry',
  'bulging-fontanelle',
  'chest-indrawing',
  all('breathing-pauses', 'under-2'),
);
