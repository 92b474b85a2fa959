import { findings as swallowed } from './findings/swallowed.ts';
import { findings as medicines } from './findings/medicines.ts';
import { findings as drugsAndAlcohol } from './findings/drugs-and-alcohol.ts';
import { findings as fumes } from './findings/fumes.ts';
import { findings as heat } from './findings/heat.ts';
import { findings as bitesAndStings } from './findings/bites-and-stings.ts';

/** What was swallowed, taken, breathed in, bitten or stung by; and the heat. */
export const findings = {
  ...swallowed,
  ...medicines,
  ...drugsAndAlcohol,
  ...fumes,
  ...heat,
  ...bitesAndStings,
};
