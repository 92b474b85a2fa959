import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { formed } from './text.ts';

export const cursorRefused = 'cursor is not one of ours';

/** A place in a list as a client carries it: sealed by the server, so that nobody reads or writes one (docs/adr/0013). */
export const cursorText = z.string(cursorRefused).check(...formed(/^[\w-]+$/, limits.cursor, cursorRefused));
