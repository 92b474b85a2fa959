import { findings as illChild } from './findings/ill-child.ts';
import { findings as cryingAndVomiting } from './findings/crying-and-vomiting.ts';
import { findings as everyday } from './findings/everyday.ts';
import { findings as rashes } from './findings/rashes.ts';
import { findings as limbsAndGrowth } from './findings/limbs-and-growth.ts';
import { findings as swallowedObjects } from './findings/swallowed-objects.ts';
import { findings as harm } from './findings/harm.ts';

/** Babies and children: how ill they are, their own complaints, what they swallow and who may have hurt them. */
export const findings = {
  ...illChild,
  ...cryingAndVomiting,
  ...everyday,
  ...rashes,
  ...limbsAndGrowth,
  ...swallowedObjects,
  ...harm,
};
