import { useQuery } from '@tanstack/react-query';
import { scheduleQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';
import { useLive } from './use-live.ts';

/**
 * The appointments of some days, of the clinic or of one clinician, kept current, with the notice about the last change. `place` is the
 * element that lists them.
 */
export function useSchedule(asked: { readonly date: string; readonly days: number; readonly clinicianId?: string | undefined }) {
  const { date, days, clinicianId } = asked;
  const { data, isError, refetch } = useQuery(scheduleQuery({ date, days, ...(clinicianId !== undefined && { clinicianId }) }));
  const { outcome, report, place } = useOutcome(data);
  useLive({ date, days }, place);
  return { data, isError, refetch, outcome, report, place };
}
