import { findings as allergy } from './findings/allergy.ts';
import { findings as rashes } from './findings/rashes.ts';
import { findings as skinAndHair } from './findings/skin-and-hair.ts';
import { findings as bitesAndInfections } from './findings/bites-and-infections.ts';
import { findings as fever } from './findings/fever.ts';
import { findings as travelAndContact } from './findings/travel-and-contact.ts';

/** Allergy, skin, joints that swell, fever of adults, and infections of travel, animals and contact. */
export const findings = {
  ...allergy,
  ...rashes,
  ...skinAndHair,
  ...bitesAndInfections,
  ...fever,
  ...travelAndContact,
};
