import type { CareLevel } from '#contract/care-directory/where-to-go.ts';
import { WhereToGo } from '../../ui/where-to-go.tsx';
import type { CheckResult } from './check-result.ts';
import type { SymptomForm } from './form-rules.ts';

const levels = { High: 'today', Medium: 'soon', Low: 'self-care', Emergency: 'emergency' } as const;

interface ResultWhereToGoProps {
  readonly result: CheckResult;
  readonly form: SymptomForm;
  readonly pregnant: boolean;
  readonly emergency: boolean;
}

/** How soon care is needed, from a result. Self-harm comes first, because its help differs. */
function levelOf({ result: { supportive, understood, severity, recommendations }, emergency }: ResultWhereToGoProps): CareLevel {
  if (supportive) return 'despair';
  if (emergency) return 'emergency';
  if (recommendations.action === 'emergency') return 'hospital';
  return understood && severity !== undefined ? levels[severity] : 'unclear';
}

/** In years; undefined if none was given. */
const ageOf = ({ age, ageUnit }: SymptomForm): number | undefined =>
  age === '' ? undefined : ageUnit === 'months' ? Number(age) / 12 : Number(age);

/** Where to go with a result. */
export const ResultWhereToGo = (props: ResultWhereToGoProps) => (
  <WhereToGo level={levelOf(props)} age={ageOf(props.form)} pregnant={props.pregnant} />
);
