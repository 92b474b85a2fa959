import * as z from 'zod/mini';
import { Assessment, Said, SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';

/**
 * A visitor's session: stored by the symptom check, and read by the records domain at handover. The session and its code are both in the
 * sessions table.
 */
export const visitorSessionKey = (sessionId: string) => ({ sessionId });
export const VisitorSession = z.object({
  sessionId: z.string(),
  request: SymptomCheckRequest,
  checkedAt: z.string(),
  assessment: Assessment,
  /** The questions and answers, for the receiving clinician. */
  said: z.array(Said),
  expiresAtEpochSeconds: z.number(),
  /** Its only valid handover code, and when a clinician used it. */
  handoverCode: z.optional(z.string()),
  attachedAt: z.optional(z.string()),
});

export type VisitorSession = z.output<typeof VisitorSession>;

/** The key of the item that leads from a handover code to its session. */
export const handoverCodeKey = (code: string) => ({ sessionId: `CODE#${code}` });
export const HandoverCode = z.object({ sessionId: z.string(), forSessionId: z.string(), expiresAtEpochSeconds: z.number() });
export type HandoverCode = z.output<typeof HandoverCode>;
