import { protocols as illChild } from './protocols/ill-child.ts';
import { protocols as cryingAndVomiting } from './protocols/crying-and-vomiting.ts';
import { protocols as rashes } from './protocols/rashes.ts';
import { protocols as everyday } from './protocols/everyday.ts';
import { protocols as limbsAndGrowth } from './protocols/limbs-and-growth.ts';
import { protocols as swallowedObjects } from './protocols/swallowed-objects.ts';
import { protocols as harm } from './protocols/harm.ts';

export const protocols = {
  ...illChild,
  ...cryingAndVomiting,
  ...rashes,
  ...everyday,
  ...limbsAndGrowth,
  ...swallowedObjects,
  ...harm,
};
