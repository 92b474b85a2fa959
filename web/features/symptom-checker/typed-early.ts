import { hasKey } from '../../lib/has-key.ts';
import { keepDraft, storedDraft } from '../../lib/use-draft.ts';
import { formDraft } from './form-draft.ts';
import { type SymptomForm, emptyForm } from './form-rules.ts';
import { durationName } from './form-view.tsx';

/** What was answered in the written form before the page's code ran. */
export function typedEarly(): Partial<SymptomForm> {
  const control = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`#${id}`);
  const value = (id: string): string => control(id)?.value ?? '';
  const duration = value('duration');
  const gender = (['male', 'female'] as const).find((one) => one === value('gender'));
  const severity = control('severity')?.value;
  const chosen = document.querySelectorAll<HTMLInputElement>('input[name=forSelf]')[1];
  return {
    ...(value('description') !== '' && { description: value('description') }),
    ...(severity !== undefined && Number(severity) !== emptyForm.severity && { severity: Number(severity) }),
    ...(hasKey(durationName, duration) && { duration }),
    ...(value('age') !== '' && { age: value('age') }),
    ...(value('ageUnit') === 'months' && { ageUnit: 'months' }),
    ...(gender !== undefined && { gender }),
    ...(chosen?.checked === true && { forSelf: false }),
  };
}

/** Two texts as one, without saying anything twice. */
const both = (kept: string, typed: string): string => (typed.includes(kept) ? typed : kept.includes(typed) ? kept : `${kept} ${typed}`);

/** Adds to the draft what was answered in the written form, which the draft's own form is about to replace. */
export function keepTypedEarly(): void {
  const kept = storedDraft(formDraft) ?? emptyForm;
  const typed = typedEarly();
  keepDraft(formDraft, { ...kept, ...typed, description: both(kept.description, typed.description ?? '') });
}
