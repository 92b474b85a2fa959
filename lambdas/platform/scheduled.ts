import * as z from 'zod/mini';

const Scheduled = z.object({ time: z.iso.datetime() });

/** The due time of a scheduled run, which the run uses as "now" (EventBridge user guide, "Scheduled events"). Throws on any other event. */
export const scheduledAt = (event: unknown): Date => new Date(Scheduled.parse(event).time);
