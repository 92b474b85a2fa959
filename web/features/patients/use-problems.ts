import { useEffect, useState } from 'react';
import type { FieldName } from '#contract/patient/fields.ts';
import { focusFirst } from '../../ui/field.tsx';
import { type Problems, fieldNames } from './patient-form.ts';

/** What is wrong in a form: shown beside the fields, the first of which gets the focus, until each is edited. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  const [toFocus, setToFocus] = useState(problems);
  // The first wrong field may be on another step, which is drawn before it can be focused.
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
