import * as z from 'zod/mini';
import { ulidForm } from '#contract/base/ids.ts';

export const id = z.string().check(z.regex(ulidForm.pattern));
/** A QID names the patient of whatever the demonstration loads, as the generator does not know the records' ids. */
export const qid = z.string().check(z.regex(/^\d{11}$/));
