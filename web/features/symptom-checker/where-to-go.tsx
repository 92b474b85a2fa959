import type { CareLevel } from '#contract/care-directory/where-to-go.ts';
import { WhereToGo } from '../../ui/where-to-go.tsx';
import type { CheckResult } from './check-result.ts';
import type { SymptomForm } from './form-rules.ts';
import { OwnCheck } from './own-check.tsx';

interface ResultWhereToGoProps {
  readonly result: CheckResult;
  readonly form: SymptomForm;
  readonly pregnant: boolean;
  readonly emergency: boolean;
}

/** What a result sends to. Self-harm comes first, as its help is of its own kind; an answer of which a part is missing errs on the safe side. */
function levelOf({ result: { supportive, understood, disposition }, emergency }: ResultWhereToGoProps): CareLevel {
  if (supportive) return 'despair';
  if (emergency) return disposition === 'emergency-department' ? disposition : 'ambulance';
  return (understood ? disposition : undefined) ?? 'unclear';
}

/** In years; undefined if none was given. */
const ageOf = ({ age, ageUnit }: SymptomForm): number | undefined =>
  age === '' ? undefined : ageUnit === 'months' ? Number(age) / 12 : Number(age);

/** Where to go with a result and, but in an emergency, how to keep it in the account in which the check was begun. */
export const ResultWhereToGo = (props: ResultWhereToGoProps) => (
  <>
    <WhereToGo level={levelOf(props)} age={ageOf(props.form)} pregnant={props.pregnant} />
    {!props.emergency && !props.result.supportive && <OwnCheck result={props.result} />}
  </>
);
