import { protocols as stroke } from './protocols/stroke.ts';
import { protocols as headache } from './protocols/headache.ts';
import { protocols as consciousness } from './protocols/consciousness.ts';
import { protocols as dizziness } from './protocols/dizziness.ts';
import { protocols as backAndNeck } from './protocols/back-and-neck.ts';
import { protocols as nerves } from './protocols/nerves.ts';

export const protocols = {
  ...stroke,
  ...headache,
  ...consciousness,
  ...dizziness,
  ...backAndNeck,
  ...nerves,
};
