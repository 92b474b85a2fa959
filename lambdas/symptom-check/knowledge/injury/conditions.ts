import { all, any } from '../kinds/condition.ts';

export const cord = any(
  'numb-limbs',
  'rising-weakness',
  'saddle-numbness',
  all('one-sided-weakness', any('spine-injury', 'neck-pain', 'neck-midline', 'back-pain', 'head-injury')),
);
/** What hurt a child that plays on, or somebody who moves as before, is small. */
export const movesOn = any('can-walk', 'well-since');
