import { protocols as swallowed } from './protocols/swallowed.ts';
import { protocols as medicines } from './protocols/medicines.ts';
import { protocols as fumes } from './protocols/fumes.ts';
import { protocols as drugsAndAlcohol } from './protocols/drugs-and-alcohol.ts';
import { protocols as heat } from './protocols/heat.ts';
import { protocols as bitesAndStings } from './protocols/bites-and-stings.ts';

export const protocols = {
  ...swallowed,
  ...medicines,
  ...fumes,
  ...drugsAndAlcohol,
  ...heat,
  ...bitesAndStings,
};
