import { protocols as headSpineAndTrunk } from './protocols/head-spine-and-trunk.ts';
import { protocols as bleedingAndWounds } from './protocols/bleeding-and-wounds.ts';
import { protocols as burnsAndCurrent } from './protocols/burns-and-current.ts';
import { protocols as water } from './protocols/water.ts';
import { protocols as bites } from './protocols/bites.ts';
import { protocols as limbs } from './protocols/limbs.ts';
import { protocols as musclesJointsAndFeet } from './protocols/muscles-joints-and-feet.ts';

export const protocols = {
  ...headSpineAndTrunk,
  ...bleedingAndWounds,
  ...burnsAndCurrent,
  ...water,
  ...bites,
  ...limbs,
  ...musclesJointsAndFeet,
};
