import { advice as kidneys } from './advice/kidneys.ts';
import { advice as urine } from './advice/urine.ts';
import { advice as dialysisAndCatheters } from './advice/dialysis-and-catheters.ts';
import { advice as men } from './advice/men.ts';
import { advice as sexAndContraception } from './advice/sex-and-contraception.ts';
import { advice as discharge } from './advice/discharge.ts';
import { advice as pelvis } from './advice/pelvis.ts';
import { advice as periodsAndMenopause } from './advice/periods-and-menopause.ts';
import { advice as breasts } from './advice/breasts.ts';

export const advice = {
  ...kidneys,
  ...urine,
  ...dialysisAndCatheters,
  ...men,
  ...sexAndContraception,
  ...discharge,
  ...pelvis,
  ...periodsAndMenopause,
  ...breasts,
};
