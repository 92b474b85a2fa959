import { findings as headSpineAndTrunk } from './findings/head-spine-and-trunk.ts';
import { findings as bleedingAndWounds } from './findings/bleeding-and-wounds.ts';
import { findings as burnsAndCurrent } from './findings/burns-and-current.ts';
import { findings as water } from './findings/water.ts';
import { findings as bites } from './findings/bites.ts';
import { findings as limbs } from './findings/limbs.ts';
import { findings as musclesJointsAndFeet } from './findings/muscles-joints-and-feet.ts';

/** Accidents, wounds, burns, water, bites; bones, joints and muscles. */
export const findings = {
  ...headSpineAndTrunk,
  ...bleedingAndWounds,
  ...burnsAndCurrent,
  ...water,
  ...bites,
  ...limbs,
  ...musclesJointsAndFeet,
};
