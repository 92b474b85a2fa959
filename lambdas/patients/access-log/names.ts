import { knownPerson } from '#platform/person.ts';

/** Names by user id, each looked up once. A deleted account has no name. */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    [...new Set(userIds)].map(async (id): Promise<[string, string]> => [id, (await knownPerson(id))?.name ?? '']),
  );
  return new Map(named.filter(([, name]) => name !== ''));
}
