import type { AnswerOf, LoggedRouteId, Params, QueryOf, RoutesOf, ServingFunction } from '#contract/routes/table.ts';

interface Asked<K extends LoggedRouteId> {
  readonly params: Params<K>;
  readonly query: QueryOf<K>;
}

/**
 * For each logged route of a function, the patients whose data its answer reveals. Undefined if the answer cannot concern a patient; the
 * access log then records nothing.
 */
export type PatientsIn<F extends ServingFunction> = {
  readonly [K in RoutesOf<F> & LoggedRouteId]: (answer: AnswerOf<K>, asked: Asked<K>) => readonly string[] | undefined;
};

/** The patient in the path. */
export const ofPath = (_: unknown, { params }: { readonly params: { readonly id: string } }): readonly string[] => [params.id];
/** The patients of a list without the rows that the caller knows: nothing to record if there is no other. */
export const ofUnknown = (
  entries: Parameters<typeof ofEntries>[0],
  { query }: { readonly query: { readonly known?: string | undefined } },
): readonly string[] | undefined => (query.known !== undefined && entries.length === 0 ? undefined : ofEntries(entries));

/** The patient of each entry of a list. */
export const ofEntries = (entries: readonly { readonly patient: { readonly id: string } }[]): readonly string[] =>
  entries.map(({ patient }) => patient.id);
/** The patient of each row of a page. */
export const ofRows = ({ rows }: { readonly rows: Parameters<typeof ofEntries>[0] }): readonly string[] => ofEntries(rows);
