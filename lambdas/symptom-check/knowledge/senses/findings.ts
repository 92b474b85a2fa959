import { findings as sight } from './findings/sight.ts';
import { findings as eyes } from './findings/eyes.ts';
import { findings as ears } from './findings/ears.ts';
import { findings as nose } from './findings/nose.ts';
import { findings as throat } from './findings/throat.ts';
import { findings as mouth } from './findings/mouth.ts';
import { findings as jawAndNeck } from './findings/jaw-and-neck.ts';

/** Eye, ear, nose, throat, mouth and the glands of the neck. */
export const findings = {
  ...sight,
  ...eyes,
  ...ears,
  ...nose,
  ...throat,
  ...mouth,
  ...jawAndNeck,
};
