import { sharedValue } from './shared-value.ts';

/** How many notifications of the signed-in user are unread; none are known outside the signed-in pages. */
export const unread = sharedValue(0);
