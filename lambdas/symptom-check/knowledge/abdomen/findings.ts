import { findings as pain } from './findings/pain.ts';
import { findings as vomitingDiarrhoeaAndBleeding } from './findings/vomiting-diarrhoea-and-bleeding.ts';
import { findings as bowelsAndDigestion } from './findings/bowels-and-digestion.ts';

/** Belly, gut and liver. */
export const findings = {
  ...pain,
  ...vomitingDiarrhoeaAndBleeding,
  ...bowelsAndDigestion,
};
