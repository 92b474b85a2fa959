import { findings as stroke } from './findings/stroke.ts';
import { findings as headache } from './findings/headache.ts';
import { findings as consciousness } from './findings/consciousness.ts';
import { findings as dizziness } from './findings/dizziness.ts';
import { findings as nerves } from './findings/nerves.ts';
import { findings as backAndNeck } from './findings/back-and-neck.ts';

/** Brain, nerves and spine. */
export const findings = {
  ...stroke,
  ...headache,
  ...consciousness,
  ...dizziness,
  ...nerves,
  ...backAndNeck,
};
