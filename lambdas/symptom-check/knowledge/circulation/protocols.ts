import { protocols as chestPain } from './protocols/chest-pain.ts';
import { protocols as palpitationsAndFainting } from './protocols/palpitations-and-fainting.ts';
import { protocols as bloodPressure } from './protocols/blood-pressure.ts';
import { protocols as limbsAndHeartFailure } from './protocols/limbs-and-heart-failure.ts';

export const protocols = {
  ...chestPain,
  ...palpitationsAndFainting,
  ...bloodPressure,
  ...limbsAndHeartFailure,
};
