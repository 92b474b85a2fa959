import { findings as kidneys } from './findings/kidneys.ts';
import { findings as urine } from './findings/urine.ts';
import { findings as dialysisAndCatheters } from './findings/dialysis-and-catheters.ts';
import { findings as men } from './findings/men.ts';
import { findings as sexAndContraception } from './findings/sex-and-contraception.ts';
import { findings as discharge } from './findings/discharge.ts';
import { findings as periodsAndMenopause } from './findings/periods-and-menopause.ts';
import { findings as pelvis } from './findings/pelvis.ts';
import { findings as breasts } from './findings/breasts.ts';

/** Kidneys, bladder, the organs of men and women, breasts. */
export const findings = {
  ...kidneys,
  ...urine,
  ...dialysisAndCatheters,
  ...men,
  ...sexAndContraception,
  ...discharge,
  ...periodsAndMenopause,
  ...pelvis,
  ...breasts,
};
