import * as z from 'zod/mini';
import { ulidForm } from '#contract/base/ids.ts';

export const id = z.string().check(z.regex(ulidForm.pattern));
/** A QID identifies the patient of each loaded item, because the generator does not know record ids. */
export const qid = z.string().check(z.regex(/^\d{11}$/));
