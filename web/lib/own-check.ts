import * as z from 'zod/mini';
import { draftKey, isDraftOf, ownCheckDraft } from './drafts.ts';
import { paths } from './paths.ts';

/**
 * The person for whom a signed-in user checks symptoms on the public page, which knows no session. It is kept as the user's draft, which a
 * sign-out removes.
 */
const CheckFor = z.object({
  patientId: z.string(),
  called: z.string(),
  isSelf: z.boolean(),
  /** The code of a finished check, which the account's page then saves. */
  code: z.optional(z.string()),
  /** What the check was about, for the reason of an appointment. */
  words: z.optional(z.string()),
});
export type CheckFor = z.output<typeof CheckFor>;

const isOfCheck = (key: string): boolean => isDraftOf(key, ownCheckDraft.form);

/** The person whom the check of this tab is for; undefined if it was not begun in an account. */
export function checkFor(): CheckFor | undefined {
  const key = Object.keys(sessionStorage).find(isOfCheck);
  try {
    return key === undefined ? undefined : CheckFor.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Adds to it what a page of the account takes over. */
export function handToAccount(more: Pick<CheckFor, 'code' | 'words'>): void {
  const key = Object.keys(sessionStorage).find(isOfCheck);
  const kept = checkFor();
  if (key !== undefined && kept !== undefined) sessionStorage.setItem(key, JSON.stringify({ ...kept, ...more }));
}

/** What was handed over for a person, once: it is not offered again. */
export function takeHanded(patientId: string, part: 'code' | 'words'): string | undefined {
  const kept = checkFor();
  if (kept?.patientId !== patientId || kept[part] === undefined) return undefined;
  handToAccount({ [part]: undefined });
  return kept[part];
}

interface Person {
  readonly age: { readonly year?: number; readonly month?: number; readonly day?: number };
  readonly gender: string;
}

/** Opens the symptom checker with a new check for a person, whose age and sex are filled in. */
export function startCheck(email: string, who: Pick<CheckFor, 'patientId' | 'called' | 'isSelf'>, { age, gender }: Person): void {
  const isInYears = age.year !== undefined;
  sessionStorage.setItem(draftKey(email, ownCheckDraft.form), JSON.stringify(who));
  sessionStorage.removeItem(ownCheckDraft.session);
  sessionStorage.setItem(
    ownCheckDraft.symptoms,
    JSON.stringify({
      description: '',
      who: who.isSelf ? 'me' : 'other',
      severity: 5,
      duration: '',
      age: String(isInYears ? age.year : (age.month ?? 0)),
      ageUnit: isInYears ? 'years' : 'months',
      gender: gender === 'male' || gender === 'female' ? gender : '',
    }),
  );
  location.assign(paths.symptomChecker);
}
