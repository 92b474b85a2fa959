import { advice as allergy } from './advice/allergy.ts';
import { advice as rashes } from './advice/rashes.ts';
import { advice as skinAndHair } from './advice/skin-and-hair.ts';
import { advice as bitesAndInfections } from './advice/bites-and-infections.ts';
import { advice as fever } from './advice/fever.ts';
import { advice as travelAndContact } from './advice/travel-and-contact.ts';

export const advice = {
  ...allergy,
  ...rashes,
  ...skinAndHair,
  ...bitesAndInfections,
  ...fever,
  ...travelAndContact,
};
