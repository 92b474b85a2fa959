import * as z from 'zod/mini';

export const Health = z.object({ status: z.literal('ok'), timestamp: z.string() });
