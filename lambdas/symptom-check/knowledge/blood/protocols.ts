import { protocols as diabetesAndHormones } from './protocols/diabetes-and-hormones.ts';
import { protocols as sickleAndHaemolysis } from './protocols/sickle-and-haemolysis.ts';
import { protocols as metabolism } from './protocols/metabolism.ts';
import { protocols as bleedingAndAnaemia } from './protocols/bleeding-and-anaemia.ts';

export const protocols = {
  ...diabetesAndHormones,
  ...sickleAndHaemolysis,
  ...metabolism,
  ...bleedingAndAnaemia,
};
