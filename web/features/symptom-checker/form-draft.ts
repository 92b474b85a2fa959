import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';
import { toldAgeGroups } from '#contract/symptom-check/age-groups.ts';
import { hasKey } from '../../lib/has-key.ts';
import { symptomDraftKey } from '../../lib/symptom-draft.ts';
import { type SymptomForm, emptyForm } from './form-rules.ts';
import { durationName } from './form-view.tsx';

/** The front door hands over the description alone. */
const Form = z.object({
  description: z.string(),
  who: either(z.enum(['me', 'child', 'other', '']), ''),
  ageGroup: either(z.enum([...toldAgeGroups, 'none', '']), ''),
  gender: either(z.enum(['male', 'female', 'none', '']), ''),
  pregnant: z.optional(z.boolean()),
  severity: either(z.int(), emptyForm.severity),
  duration: either(z.string(), ''),
  age: either(z.string(), ''),
  ageUnit: either(z.enum(['years', 'months']), emptyForm.ageUnit),
});

/** How the form is kept: in this tab alone, so that neither a reload nor a look at another page loses what was typed. */
export const formDraft = {
  key: symptomDraftKey,
  initial: (): SymptomForm => emptyForm,
  parse: (stored: unknown): SymptomForm | undefined => {
    const form = Form.safeParse(stored).data;
    return form && { ...emptyForm, ...form, duration: hasKey(durationName, form.duration) ? form.duration : '' };
  },
  isEntered: (form: SymptomForm): boolean => JSON.stringify(form) !== JSON.stringify(emptyForm),
};
