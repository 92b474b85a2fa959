import { protocols as pain } from './protocols/pain.ts';
import { protocols as vomitingDiarrhoeaAndBleeding } from './protocols/vomiting-diarrhoea-and-bleeding.ts';
import { protocols as bowelsAndDigestion } from './protocols/bowels-and-digestion.ts';

export const protocols = {
  ...pain,
  ...vomitingDiarrhoeaAndBleeding,
  ...bowelsAndDigestion,
};
