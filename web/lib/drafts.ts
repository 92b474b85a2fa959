import { symptomDraftKey } from './symptom-draft.ts';

/**
 * Drafts hold what was entered about people. They stay in the tab, under the email address of the user who entered them, or under none if
 * nobody was signed in; no address has a space.
 */
const prefix = 'afiya.draft.';
const prefixOf = (email: string): string => `${prefix}${email} `;

/** The storage key for a user's draft of a form. */
export const draftKey = (email: string, form: string): string => `${prefixOf(email)}${form}`;

/** Whether a key is that of somebody's draft of a form. */
export const isDraftOf = (key: string, form: string): boolean => key.startsWith(prefix) && key.endsWith(` ${form}`);

/** The draft of a check that was begun in an account, and what the symptom checker keeps of it. */
export const ownCheckDraft = { form: 'check-for', symptoms: symptomDraftKey, session: 'afiya.symptomSession' } as const;

/** Removes every draft from this tab, except those of `keptFor`. */
export function forgetDrafts(keptFor?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const kept = keptFor !== undefined && key.startsWith(prefixOf(keptFor));
    if (!key.startsWith(prefix) || kept) continue;
    sessionStorage.removeItem(key);
    if (!isDraftOf(key, ownCheckDraft.form)) continue;
    sessionStorage.removeItem(ownCheckDraft.symptoms);
    sessionStorage.removeItem(ownCheckDraft.session);
  }
}
