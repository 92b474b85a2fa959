import * as z from 'zod/mini';
import { Assessment, Said, SymptomCheckRequest } from '#contract/symptom-check.ts';

/** What the symptom check keeps for a visitor and the patients' domain reads when it is handed over. Both lie in the sessions' table. */
export const visitorSessionKey = (sessionId: string) => ({ sessionId });
export const VisitorSession = z.object({
  sessionId: z.string(),
  request: SymptomCheckRequest,
  checkedAt: z.string(),
  assessment: Assessment,
  /** What was asked and answered, for whoever it is handed to. */
  said: z.array(Said),
  expiresAtEpochSeconds: z.number(),
  /** The one code that hands it over, and when a clinician used it. */
  handoverCode: z.optional(z.string()),
  attachedAt: z.optional(z.string()),
});

/** What leads from a code to the session that it hands over. */
export const handoverCodeKey = (code: string) => ({ sessionId: `CODE#${code}` });
export const HandoverCode = z.object({ sessionId: z.string(), forSessionId: z.string(), expiresAtEpochSeconds: z.number() });
export type HandoverCode = z.output<typeof HandoverCode>;
