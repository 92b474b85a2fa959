import { hasKey } from '../../lib/has-key.ts';
import type { SymptomForm } from './form-rules.ts';
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
    ...(severity !== undefined && { severity: Number(severity) }),
    ...(hasKey(durationName, duration) && { duration }),
    ...(value('age') !== '' && { age: value('age') }),
    ...(value('ageUnit') === 'months' && { ageUnit: 'months' }),
    ...(gender !== undefined && { gender }),
    ...(chosen?.checked === true && { forSelf: false }),
  };
}
