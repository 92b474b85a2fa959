import { advice as headSpineAndTrunk } from './advice/head-spine-and-trunk.ts';
import { advice as bleedingAndWounds } from './advice/bleeding-and-wounds.ts';
import { advice as burnsAndCurrent } from './advice/burns-and-current.ts';
import { advice as water } from './advice/water.ts';
import { advice as bites } from './advice/bites.ts';
import { advice as limbs } from './advice/limbs.ts';
import { advice as musclesJointsAndFeet } from './advice/muscles-joints-and-feet.ts';

export const advice = {
  ...headSpineAndTrunk,
  ...bleedingAndWounds,
  ...burnsAndCurrent,
  ...water,
  ...bites,
  ...limbs,
  ...musclesJointsAndFeet,
};
