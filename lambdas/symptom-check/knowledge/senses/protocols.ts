import { protocols as sight } from './protocols/sight.ts';
import { protocols as eyes } from './protocols/eyes.ts';
import { protocols as ears } from './protocols/ears.ts';
import { protocols as nose } from './protocols/nose.ts';
import { protocols as throat } from './protocols/throat.ts';
import { protocols as mouth } from './protocols/mouth.ts';
import { protocols as jawAndNeck } from './protocols/jaw-and-neck.ts';

export const protocols = {
  ...sight,
  ...eyes,
  ...ears,
  ...nose,
  ...throat,
  ...mouth,
  ...jawAndNeck,
};
