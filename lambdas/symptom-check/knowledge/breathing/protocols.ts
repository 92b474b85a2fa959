import { protocols as breathingAndChoking } from './protocols/breathing-and-choking.ts';
import { protocols as asthmaAndLungDisease } from './protocols/asthma-and-lung-disease.ts';
import { protocols as coughAndPainfulBreathing } from './protocols/cough-and-painful-breathing.ts';
import { protocols as colds } from './protocols/colds.ts';

export const protocols = {
  ...breathingAndChoking,
  ...asthmaAndLungDisease,
  ...coughAndPainfulBreathing,
  ...colds,
};
