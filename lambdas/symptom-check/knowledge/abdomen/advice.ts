import { advice as pain } from './advice/pain.ts';
import { advice as vomitingDiarrhoeaAndBleeding } from './advice/vomiting-diarrhoea-and-bleeding.ts';
import { advice as bowelsAndDigestion } from './advice/bowels-and-digestion.ts';

/** NICE CG84, CG141, CG184, CG61, NG12, CG99; WSES; NHS; WHO. */
export const advice = {
  ...pain,
  ...vomitingDiarrhoeaAndBleeding,
  ...bowelsAndDigestion,
};
