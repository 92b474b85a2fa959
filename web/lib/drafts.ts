/** Drafts hold what was entered about patients. They stay in the tab, under the address of whoever entered them; no address has a space. */
const prefix = 'afiya.draft.';
const prefixOf = (email: string): string => `${prefix}${email} `;

/** Where the draft of a form is kept for a person. */
export const draftKey = (email: string, form: string): string => `${prefixOf(email)}${form}`;

/** Removes every draft from this tab; `keptFor` keeps those of one person. */
export function forgetDrafts(keptFor?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const kept = keptFor !== undefined && key.startsWith(prefixOf(keptFor));
    if (key.startsWith(prefix) && !kept) sessionStorage.removeItem(key);
  }
}
