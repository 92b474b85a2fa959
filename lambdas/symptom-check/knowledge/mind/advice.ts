import { advice as selfHarm } from './advice/self-harm.ts';
import { advice as psychosis } from './advice/psychosis.ts';
import { advice as fearAndMood } from './advice/fear-and-mood.ts';
import { advice as sleep } from './advice/sleep.ts';
import { advice as eatingAndDependence } from './advice/eating-and-dependence.ts';
import { advice as violence } from './advice/violence.ts';

export const advice = {
  ...selfHarm,
  ...psychosis,
  ...fearAndMood,
  ...sleep,
  ...eatingAndDependence,
  ...violence,
};
