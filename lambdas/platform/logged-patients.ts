import type { AnswerOf, LoggedRouteId, Params, QueryOf, RoutesOf, ServingFunction } from '#contract/routes/table.ts';

interface Asked<K extends LoggedRouteId> {
  readonly params: Params<K>;
  readonly query: QueryOf<K>;
}

/** The patients whose data the answer of each logged route of a function reveals. */
export type PatientsIn<F extends ServingFunction> = {
  readonly [K in RoutesOf<F> & LoggedRouteId]: (answer: AnswerOf<K>, asked: Asked<K>) => readonly string[];
};

/** The patient in the path. */
export const ofPath = (_: unknown, { params }: { readonly params: { readonly id: string } }): readonly string[] => [params.id];
/** The patients of a list's entries. */
export const ofEntries = (entries: readonly { readonly patient: { readonly id: string } }[]): readonly string[] =>
  entries.map(({ patient }) => patient.id);
