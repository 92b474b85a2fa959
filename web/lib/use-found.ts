import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { seen } from '#contract/base/seen.ts';
import { useSettled } from './use-settled.ts';

/** Letters from which on a text is searched for. */
export const searchFrom = 2;

/** What a search for a typed text finds, once typing pauses; undefined while that is not known, and for a text that is too short. */
export function useFound<Found, Key extends QueryKey>(
  text: string,
  query: (search: string) => UseQueryOptions<Found, Error, Found, Key>,
): Found | undefined {
  const wanted = seen(text);
  const search = useSettled(wanted);
  const { data } = useQuery({ ...query(search), enabled: search.length >= searchFrom });
  return wanted.length >= searchFrom && search === wanted ? data : undefined;
}
