import { advice as dangerSigns } from './advice/danger-signs.ts';
import { advice as everyday } from './advice/everyday.ts';
import { advice as movementsAndLabour } from './advice/movements-and-labour.ts';
import { advice as afterBirth } from './advice/after-birth.ts';
import { advice as breastfeeding } from './advice/breastfeeding.ts';
import { advice as questions } from './advice/questions.ts';

export const advice = {
  ...dangerSigns,
  ...everyday,
  ...movementsAndLabour,
  ...afterBirth,
  ...breastfeeding,
  ...questions,
};
