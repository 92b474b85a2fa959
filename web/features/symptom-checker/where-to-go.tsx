import type { CareLevel } from '#contract/care-directory/where-to-go.ts';
import { Places } from '../../ui/where-to-go.tsx';
import type { CheckResult } from './check-result.ts';

interface ResultPlacesProps {
  readonly result: CheckResult;
  readonly emergency: boolean;
}

/** What a result sends to. Self-harm comes first, as its help is of its own kind; an answer of which a part is missing errs on the safe side. */
function levelOf({ result: { supportive, understood, disposition }, emergency }: ResultPlacesProps): CareLevel {
  if (supportive) return 'despair';
  if (emergency) return disposition === 'emergency-department' ? disposition : 'ambulance';
  return (understood ? disposition : undefined) ?? 'unclear';
}

/** Where to go with a result: places that take whom it is about. */
export const ResultPlaces = (props: ResultPlacesProps) => <Places level={levelOf(props)} {...props.result.about} />;
