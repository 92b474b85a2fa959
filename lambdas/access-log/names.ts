import type { AccessLogPatient } from '#contract/access-log/access-log.ts';
import { knownPerson } from '#platform/person.ts';
import { readMembers } from '../clinic/roster.ts';
import { getPatients } from '../clinic/store.ts';

/**
 * Names by user id, each looked up once. Staff appear under the name that administrators gave them, because users may change the name in
 * their own account and could pose as someone else. A deleted account has no name.
 */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { members } = await readMembers();
  const named = await Promise.all(
    [...new Set(userIds)].map(async (id): Promise<[string, string]> => [
      id,
      members.get(id)?.name.en ?? (await knownPerson(id))?.name ?? '',
    ]),
  );
  return new Map(named.filter(([, name]) => name !== ''));
}

/** At most 100 patients by their current names, each once. A deleted record has no name. */
export async function patientsNamed(ids: readonly string[]): Promise<AccessLogPatient[]> {
  const distinct = [...new Set(ids)];
  const found = new Map((await getPatients(distinct)).map(({ id, personalInfo }) => [id, personalInfo]));
  return distinct.map((id) => ({ id, name: found.get(id) }));
}
