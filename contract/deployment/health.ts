import * as z from 'zod/mini';
import { open } from '../base/open.ts';

export const Health = z.object({ status: open(['ok']), timestamp: z.string() });
