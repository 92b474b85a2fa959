import { advice as sight } from './advice/sight.ts';
import { advice as eyes } from './advice/eyes.ts';
import { advice as ears } from './advice/ears.ts';
import { advice as nose } from './advice/nose.ts';
import { advice as throat } from './advice/throat.ts';
import { advice as mouth } from './advice/mouth.ts';
import { advice as jawAndNeck } from './advice/jaw-and-neck.ts';

export const advice = {
  ...sight,
  ...eyes,
  ...ears,
  ...nose,
  ...throat,
  ...mouth,
  ...jawAndNeck,
};
