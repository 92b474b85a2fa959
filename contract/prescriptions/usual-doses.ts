import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { boundedList, optionalText, requiredText } from '../base/text.ts';
import { DoseInput } from './dose.ts';
import { Prescription } from './prescriptions.ts';

const listed = say('notObject', { field: 'Usual doses' });

/** The dose of a medicine of the formulary that the clinic usually gives for something. */
const UsualDose = z.strictObject(
  {
    drug: z.strictObject(
      {
        ingredientId: requiredText('Medicine', limits.name),
        form: optionalText('Form', limits.name),
        strength: optionalText('Strength', limits.name),
      },
      listed,
    ),
    dose: DoseInput,
    indication: requiredText('Indication', careLimits.indication),
  },
  listed,
);

/** PUT /prescriptions/usual-doses: the whole list. The caller signs what is new in it. */
export const UsualDosesChange = z.strictObject({
  usualDoses: boundedList(UsualDose, careLimits.usualDoses, {
    noList: say('usualDosesNotList'),
    tooMany: say('tooManyEntries', { field: 'Usual doses', max: careLimits.usualDoses }),
  }),
});
export type UsualDosesChange = z.output<typeof UsualDosesChange>;

/** What the clinic usually gives, each with the prescriber who signed it (docs/adr/0090). */
export const UsualDoses = z.object({
  version: z.int(),
  usualDoses: z.array(
    z.object({
      drug: Prescription.shape.drug,
      dose: Prescription.shape.dose,
      doseText: Texts,
      indication: z.string(),
      signedBy: Prescription.shape.author,
      signedAt: z.string(),
    }),
  ),
});
export type UsualDoses = z.output<typeof UsualDoses>;
