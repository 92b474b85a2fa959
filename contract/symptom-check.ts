import * as z from 'zod/mini';
import { limits } from './limits.ts';

export const durations = ['less-than-hour', 'few-hours', 'today', '1-2-days', '3-7-days', 'week-month', 'more-than-month'] as const;
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const severityLevels = ['Low', 'Medium', 'High', 'Emergency'] as const;
export const actions = ['self-care', 'appointment', 'urgent-care', 'emergency', 'telemedicine', 'specialist-referral'] as const;

const range = `Severity must be a whole number from ${limits.severityMin} to ${limits.severityMax}`;

/** POST /public/symptom-check. */
export const SymptomCheckRequest = z.strictObject({
  symptoms: z.strictObject(
    {
      description: z.string('This field is required').check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, 'This field is required'),
        z.refine((text) => text === '' || text.length >= limits.descriptionMin, 'Please provide more details (minimum 10 characters)'),
        z.maxLength(limits.descriptionMax, 'Description is too long (maximum 2000 characters)'),
      ),
      severity: z._default(z.int(range).check(z.minimum(limits.severityMin, range), z.maximum(limits.severityMax, range)), 5),
      duration: z.optional(z.enum(['', ...durations], `Duration must be one of ${durations.join(', ')}`)),
    },
    'Symptoms must be an object',
  ),
  language: z._default(z.enum(languages, 'Language must be en or ar'), 'en'),
});
export type SymptomCheckRequest = z.output<typeof SymptomCheckRequest>;

export const SymptomCheckAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  data: z.object({
    analysis: z.string(),
    severity: z.enum(severityLevels),
    urgencyScore: z.int().check(z.minimum(0), z.maximum(10)),
    recommendations: z.object({ action: z.enum(actions), timeframe: z.string() }),
    generalAdvice: z.string(),
    whenToSeekHelp: z.string(),
    registrationPrompt: z.string(),
    emergencyWarning: z.optional(z.string()),
    sessionId: z.string(),
    language: z.enum(languages),
    engine: z.enum(['rules', 'model']),
    reasons: z.array(z.string()),
  }),
});
export type SymptomCheckAnswer = z.output<typeof SymptomCheckAnswer>;
