import { useEffect, useState } from 'react';
import type { FieldName } from '#contract/patient/fields.ts';
import { focusFirst } from '../../ui/field.tsx';
import { type Problems, fieldNames } from './patient-form.ts';

/** A form's problems, shown beside the fields until each is edited; the first wrong field takes focus. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  const [toFocus, setToFocus] = useState(problems);
  // The first wrong field may be on another step, which must render before it can take focus.
  useEffect(() => void focusFirst(toFocus, fieldNames), [toFocus]);
  return {
    problems,
    show: (found: Problems): void => {
      setProblems(found);
      setToFocus(found);
    },
    clear: (name: FieldName): void =>
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name))),
  };
}
