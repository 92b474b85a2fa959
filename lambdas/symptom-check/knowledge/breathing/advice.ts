import { advice as breathingAndChoking } from './advice/breathing-and-choking.ts';
import { advice as asthmaAndLungDisease } from './advice/asthma-and-lung-disease.ts';
import { advice as coughAndPainfulBreathing } from './advice/cough-and-painful-breathing.ts';
import { advice as colds } from './advice/colds.ts';

export const advice = {
  ...breathingAndChoking,
  ...asthmaAndLungDisease,
  ...coughAndPainfulBreathing,
  ...colds,
};
