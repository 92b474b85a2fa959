import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** Amplify's cookie of whoever signed in last; a sign-out removes it. */
const seemsSignedIn = (): boolean => document.cookie.includes('.LastAuthUser=');

/** Whether somebody seems to be signed in, for a page without a session: it offers them no account. */
export const useSeemsSignedIn = (): boolean => useSyncExternalStore(never, seemsSignedIn, () => false);
