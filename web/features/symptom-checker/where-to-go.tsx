import type { CareLevel } from '#contract/care-directory/where-to-go.ts';
import { Places } from '../../ui/where-to-go.tsx';
import type { CheckResult } from './check-result.ts';
import { type SymptomForm, ageOf } from './form-rules.ts';

interface ResultPlacesProps {
  readonly result: CheckResult;
  readonly form: SymptomForm;
  readonly pregnant: boolean;
  readonly emergency: boolean;
}

/** What a result sends to. Self-harm comes first, as its help is of its own kind; an answer of which a part is missing errs on the safe side. */
function levelOf({ result: { supportive, understood, disposition }, emergency }: ResultPlacesProps): CareLevel {
  if (supportive) return 'despair';
  if (emergency) return disposition === 'emergency-department' ? disposition : 'ambulance';
  return (understood ? disposition : undefined) ?? 'unclear';
}

/** In years; undefined if none was given. */
function yearsOf(form: SymptomForm): number | undefined {
  const age = ageOf(form);
  return age !== undefined && form.ageUnit === 'months' ? age / 12 : age;
}

/** Where to go with a result. */
export const ResultPlaces = (props: ResultPlacesProps) => (
  <Places level={levelOf(props)} age={yearsOf(props.form)} pregnant={props.pregnant} />
);
