import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { say } from './say.ts';
import { formed } from './text.ts';

export const cursorRefused = say('cursorUnknown');

/** A position in a list, sealed by the server so that clients can neither read nor forge it (docs/adr/0013). */
export const cursorText = z.string(cursorRefused).check(...formed(/^[\w-]+$/, limits.cursor, cursorRefused));
