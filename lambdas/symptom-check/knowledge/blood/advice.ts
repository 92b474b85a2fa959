import { advice as diabetesAndHormones } from './advice/diabetes-and-hormones.ts';
import { advice as sickleAndHaemolysis } from './advice/sickle-and-haemolysis.ts';
import { advice as metabolism } from './advice/metabolism.ts';
import { advice as bleedingAndAnaemia } from './advice/bleeding-and-anaemia.ts';

export const advice = {
  ...diabetesAndHormones,
  ...sickleAndHaemolysis,
  ...metabolism,
  ...bleedingAndAnaemia,
};
