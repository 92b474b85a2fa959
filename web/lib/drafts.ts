/**
 * Drafts hold what was entered about people. They stay in the tab, under the email address of the user who entered them, or under none if
 * nobody was signed in; no address has a space.
 */
const prefix = 'afiya.draft.';
const prefixOf = (email: string): string => `${prefix}${email} `;

/** The storage key for a user's draft of a form. */
export const draftKey = (email: string, form: string): string => `${prefixOf(email)}${form}`;

/** Removes every draft from this tab, except those of `keptFor`. */
export function forgetDrafts(keptFor?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const kept = keptFor !== undefined && key.startsWith(prefixOf(keptFor));
    if (key.startsWith(prefix) && !kept) sessionStorage.removeItem(key);
  }
}
