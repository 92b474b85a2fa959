import { advice as illChild } from './advice/ill-child.ts';
import { advice as cryingAndVomiting } from './advice/crying-and-vomiting.ts';
import { advice as rashes } from './advice/rashes.ts';
import { advice as everyday } from './advice/everyday.ts';
import { advice as limbsAndGrowth } from './advice/limbs-and-growth.ts';
import { advice as swallowedObjects } from './advice/swallowed-objects.ts';
import { advice as harm } from './advice/harm.ts';

export const advice = {
  ...illChild,
  ...cryingAndVomiting,
  ...rashes,
  ...everyday,
  ...limbsAndGrowth,
  ...swallowedObjects,
  ...harm,
};
