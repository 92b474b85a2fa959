import { protocols as dangerSigns } from './protocols/danger-signs.ts';
import { protocols as everyday } from './protocols/everyday.ts';
import { protocols as movementsAndLabour } from './protocols/movements-and-labour.ts';
import { protocols as afterBirth } from './protocols/after-birth.ts';
import { protocols as breastfeeding } from './protocols/breastfeeding.ts';
import { protocols as questions } from './protocols/questions.ts';

export const protocols = {
  ...dangerSigns,
  ...everyday,
  ...movementsAndLabour,
  ...afterBirth,
  ...breastfeeding,
  ...questions,
};
