import { protocols as allergy } from './protocols/allergy.ts';
import { protocols as rashes } from './protocols/rashes.ts';
import { protocols as skinAndHair } from './protocols/skin-and-hair.ts';
import { protocols as bitesAndInfections } from './protocols/bites-and-infections.ts';
import { protocols as fever } from './protocols/fever.ts';
import { protocols as travelAndContact } from './protocols/travel-and-contact.ts';

export const protocols = {
  ...allergy,
  ...rashes,
  ...skinAndHair,
  ...bitesAndInfections,
  ...fever,
  ...travelAndContact,
};
