import { type StaffRole, staff } from '#contract/base/role.ts';
import { type Person, peopleIn } from '#platform/person.ts';
import { readMembers } from '../clinic/roster.ts';
import { fold, joinedWords, nameWords } from '../clinic/names.ts';
import { matching } from '../clinic/search.ts';

/** A staff member, by the account id in the log. */
type Member = Person & { readonly id: string; readonly role: StaffRole };

const suggestedMax = 8;
/** Pages of 60 read of each group. */
const pagesMax = 50;
/** How long a function process caches the staff, so that typing one search reads them once. */
const keptMs = 60_000;

let kept: { readonly at: number; readonly members: Promise<readonly Member[]> } | undefined;

async function everybody(): Promise<readonly Member[]> {
  // Under the names that the log shows (names.ts).
  const { members } = await readMembers();
  const byId = new Map<string, Member>();
  const read = async (group: StaffRole): Promise<void> => {
    let pages = 0;
    for await (const people of peopleIn(group)) {
      // An account with both roles is an administrator.
      for (const one of people)
        if (group === 'ADMIN' || !byId.has(one.id))
          byId.set(one.id, { ...one, name: members.get(one.id)?.name.en ?? one.name, role: group });
      pages += 1;
      if (pages === pagesMax) return;
    }
  };
  await Promise.all(staff.map(read));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** All staff, from the cache if fresh. */
async function knownStaff(now: Date): Promise<readonly Member[]> {
  if (kept === undefined || now.getTime() - kept.at > keptMs) {
    const members = everybody();
    kept = { at: now.getTime(), members };
    // After a failure, the next search reads again.
    members.catch(() => (kept = undefined));
  }
  return kept.members;
}

/** The roles of the staff by account, as they are now. */
export const rolesOfStaff = async (now: Date): Promise<ReadonlyMap<string, StaffRole>> =>
  new Map((await knownStaff(now)).map(({ id, role }) => [id, role]));

/**
 * The staff who match every word of a search, by name (in any spelling or script, as patients are found) or by e-mail address. At most
 * eight; names that contain the typed text come before names that only sound alike.
 */
export async function staffMatching(search: string, now: Date): Promise<{ readonly rows: Member[]; readonly hasMore: boolean }> {
  const members = await knownStaff(now);
  const finds = matching(search);
  const typed = fold(search);
  const isWritten = ({ name, email }: Member): boolean => fold(`${name} ${email}`).includes(typed);
  const asPatient = {
    id: '',
    status: '',
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    digits: [],
    former: [],
    contact: { words: [], digits: '' },
  };
  const found = members
    .filter(({ name, email }) => finds({ ...asPatient, words: nameWords(name), joined: joinedWords(name), email: email.toLowerCase() }))
    .toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
  return { rows: found.slice(0, suggestedMax), hasMore: found.length > suggestedMax };
}
