import { protocols as selfHarm } from './protocols/self-harm.ts';
import { protocols as psychosis } from './protocols/psychosis.ts';
import { protocols as fearAndMood } from './protocols/fear-and-mood.ts';
import { protocols as sleep } from './protocols/sleep.ts';
import { protocols as eatingAndDependence } from './protocols/eating-and-dependence.ts';
import { protocols as violence } from './protocols/violence.ts';

export const protocols = {
  ...selfHarm,
  ...psychosis,
  ...fearAndMood,
  ...sleep,
  ...eatingAndDependence,
  ...violence,
};
