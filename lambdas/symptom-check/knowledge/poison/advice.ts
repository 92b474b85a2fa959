import { advice as swallowed } from './advice/swallowed.ts';
import { advice as medicines } from './advice/medicines.ts';
import { advice as fumes } from './advice/fumes.ts';
import { advice as drugsAndAlcohol } from './advice/drugs-and-alcohol.ts';
import { advice as heat } from './advice/heat.ts';
import { advice as bitesAndStings } from './advice/bites-and-stings.ts';

export const advice = {
  ...swallowed,
  ...medicines,
  ...fumes,
  ...drugsAndAlcohol,
  ...heat,
  ...bitesAndStings,
};
