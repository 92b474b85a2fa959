import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { say } from '../base/say.ts';
import { boundedList, optionalText, requiredText } from '../base/text.ts';
import { DoseInput } from './dose.ts';
import { Prescription } from './prescriptions.ts';

const listed = say('notObject', { field: 'Usual doses' });
const monthsMax = limits.ageMax * 12 + 11;
const months = (field: string) => {
  const wrong = say('notWhole', { field, min: 0, max: monthsMax });
  return z.int(wrong).check(z.minimum(0, wrong), z.maximum(monthsMax, wrong));
};
const ages = { fromMonths: months('From age'), toMonths: z.optional(months('To age')) };
/** The ages for which a dose was signed, in completed months, both inclusive. */
export interface UsualAges {
  readonly fromMonths: number;
  readonly toMonths?: number | undefined;
}
/** Whoever signed no ages meant adults. */
export const adultAges: UsualAges = { fromMonths: 18 * 12 };
/** Whether a dose was signed for somebody of an age. */
export const isForAge = ({ fromMonths, toMonths = Infinity }: UsualAges, ageMonths: number): boolean =>
  fromMonths <= ageMonths && ageMonths <= toMonths;

/** The ages of a usual dose, also of one that was signed without them. */
export const SignedAges = z._default(z.object({ fromMonths: z.int(), toMonths: z.optional(z.int()) }), adultAges);

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
    ages: z._default(
      z
        .strictObject(ages, say('notObject', { field: 'Ages' }))
        .check(
          z.refine(({ fromMonths, toMonths = Infinity }) => fromMonths <= toMonths, { path: ['toMonths'], error: say('agesReversed') }),
        ),
      adultAges,
    ),
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
      ages: SignedAges,
      signedBy: Prescription.shape.author,
      signedAt: z.string(),
    }),
  ),
});
export type UsualDoses = z.output<typeof UsualDoses>;
