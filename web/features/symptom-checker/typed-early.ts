import { toldAgeGroups } from '#contract/symptom-check/age-groups.ts';
import { hasKey } from '../../lib/has-key.ts';
import { keepDraft, storedDraft } from '../../lib/use-draft.ts';
import { formDraft } from './form-draft.ts';
import { type SymptomForm, emptyForm } from './form-rules.ts';
import { durationName } from './form-view.tsx';

/** What was answered in the written form before the page's code ran. */
export function typedEarly(): Partial<SymptomForm> {
  const control = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`#${id}`);
  const value = (id: string): string => control(id)?.value ?? '';
  // What only the words say, or an exact age, nobody chose.
  const chosen = <T extends string>(name: string, among: readonly T[]): T | undefined =>
    among.find((one) => one === document.querySelector<HTMLInputElement>(`label:not([data-told]) > input[name=${name}]:checked`)?.value);
  const duration = value('duration');
  const who = chosen('who', ['me', 'child', 'other']);
  const ageGroup = value('age') === '' ? chosen('ageGroup', toldAgeGroups) : undefined;
  const gender = chosen('gender', ['male', 'female']);
  const severity = control('severity')?.value;
  return {
    ...(value('description') !== '' && { description: value('description') }),
    ...(who !== undefined && { who }),
    ...(ageGroup !== undefined && { ageGroup }),
    ...(gender !== undefined && { gender }),
    ...(severity !== undefined && Number(severity) !== emptyForm.severity && { severity: Number(severity) }),
    ...(hasKey(durationName, duration) && { duration }),
    ...(value('age') !== '' && { age: value('age') }),
    ...(value('ageUnit') === 'months' && { ageUnit: 'months' }),
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
