import { knownPerson } from '#platform/person.ts';

/** What people are called, by their ids, each asked for once. Who has no account any more has no name. */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    [...new Set(userIds)].map(async (id): Promise<[string, string]> => [id, (await knownPerson(id))?.name ?? '']),
  );
  return new Map(named.filter(([, name]) => name !== ''));
}
