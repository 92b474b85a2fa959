import type { SymptomForm } from './form-rules.ts';
import { durations } from '#contract/symptom-check.ts';

/** What was answered in the written form before the page's code ran. */
export function typedEarly(): Partial<SymptomForm> {
  const control = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`#${id}`);
  const value = (id: string): string => control(id)?.value ?? '';
  const duration = durations.find((one) => one === value('duration'));
  const gender = (['male', 'female'] as const).find((one) => one === value('gender'));
  const severity = control('severity')?.value;
  const chosen = document.querySelectorAll<HTMLInputElement>('input[name=forSelf]')[1];
  return {
    ...(value('description') !== '' && { description: value('description') }),
    ...(severity !== undefined && { severity: Number(severity) }),
    ...(duration !== undefined && { duration }),
    ...(value('age') !== '' && { age: value('age') }),
    ...(value('ageUnit') === 'months' && { ageUnit: 'months' }),
    ...(gender !== undefined && { gender }),
    ...(chosen?.checked === true && { forSelf: false }),
  };
}
