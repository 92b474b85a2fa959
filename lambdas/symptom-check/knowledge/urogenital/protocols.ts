import { protocols as kidneys } from './protocols/kidneys.ts';
import { protocols as urine } from './protocols/urine.ts';
import { protocols as dialysisAndCatheters } from './protocols/dialysis-and-catheters.ts';
import { protocols as men } from './protocols/men.ts';
import { protocols as sexAndContraception } from './protocols/sex-and-contraception.ts';
import { protocols as discharge } from './protocols/discharge.ts';
import { protocols as pelvis } from './protocols/pelvis.ts';
import { protocols as periodsAndMenopause } from './protocols/periods-and-menopause.ts';
import { protocols as breasts } from './protocols/breasts.ts';

export const protocols = {
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
