import { advice as stroke } from './advice/stroke.ts';
import { advice as nerves } from './advice/nerves.ts';
import { advice as headache } from './advice/headache.ts';
import { advice as consciousness } from './advice/consciousness.ts';
import { advice as dizziness } from './advice/dizziness.ts';
import { advice as backAndNeck } from './advice/back-and-neck.ts';

export const advice = {
  ...stroke,
  ...nerves,
  ...headache,
  ...consciousness,
  ...dizziness,
  ...backAndNeck,
};
