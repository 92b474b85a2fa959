import { sharedValue } from './shared-value.ts';

/** The paths of the menu that are other duties' work, separated by spaces; none until the user's duties are known. */
export const otherMenu = sharedValue('');
