import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { oneTimeCode } from './one-time-code.ts';
import { storable } from './text.ts';

export const durations = ['less-than-hour', 'few-hours', 'today', '1-2-days', '3-7-days', 'week-month', 'more-than-month'] as const;
export type Duration = (typeof durations)[number];
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const severityLevels = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
export const actions = ['self-care', 'appointment', 'urgent-care', 'emergency', 'telemedicine', 'specialist-referral'] as const;
export type Action = (typeof actions)[number];
export const checkGenders = ['male', 'female'] as const;

const severityRange = `Severity must be a whole number from ${limits.severityMin} to ${limits.severityMax}`;
const ageRange = `Age must be a whole number from ${limits.ageMin} to ${limits.ageMax}`;

/** POST /public/symptom-check. Age, gender, pregnancy and who it is about are optional: triage asks for them, nobody must tell. */
export const SymptomCheckRequest = z.strictObject({
  symptoms: z.strictObject(
    {
      description: z.string('This field is required').check(
        ...storable('Description', limits.descriptionMax, { lines: 'many', tooLong: 'Description is too long (maximum 2000 characters)' }),
        z.minLength(1, 'This field is required'),
        z.refine((text) => text === '' || text.length >= limits.descriptionMin, 'Please provide more details (minimum 10 characters)'),
      ),
      severity: z._default(
        z.int(severityRange).check(z.minimum(limits.severityMin, severityRange), z.maximum(limits.severityMax, severityRange)),
        5,
      ),
      duration: z.optional(z.enum(['', ...durations], `Duration must be one of ${durations.join(', ')}`)),
      age: z.optional(z.nullable(z.int(ageRange).check(z.minimum(limits.ageMin, ageRange), z.maximum(limits.ageMax, ageRange)))),
      gender: z.optional(z.enum(['', ...checkGenders], 'Gender must be male or female')),
      pregnant: z.optional(z.nullable(z.boolean('Pregnant must be true or false'))),
      forSelf: z.optional(z.nullable(z.boolean('forSelf must be true or false'))),
    },
    'Symptoms must be an object',
  ),
  language: z._default(z.enum(languages, 'Language must be en or ar'), 'en'),
});
export type SymptomCheckRequest = z.output<typeof SymptomCheckRequest>;

/**
 * What a visitor is told. Where nothing in the text was recognised, `understood` is false and there is no severity or urgency:
 * a level would be made up. `supportive` marks thoughts of self-harm: no score is shown, help comes first.
 */
export const Assessment = z.object({
  understood: z.boolean(),
  supportive: z.boolean(),
  analysis: z.string(),
  severity: z.optional(z.enum(severityLevels)),
  urgencyScore: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  recommendations: z.object({ action: z.enum(actions), timeframe: z.string() }),
  generalAdvice: z.string(),
  whenToSeekHelp: z.string(),
  registrationPrompt: z.string(),
  emergencyWarning: z.optional(z.string()),
  /** What led to the advice, in the asker's language: the findings that were recognised in their words. */
  reasons: z.array(z.string()),
  language: z.enum(languages),
  engine: z.enum(['rules', 'model']),
});
export type Assessment = z.output<typeof Assessment>;

/** A finding as it is shown: what was understood, or a statement to tick. */
const Shown = z.object({ id: z.string(), text: z.string() });

/**
 * The answer to a check. `recognised` is what was understood, `questions` the statements that could still change the level, the most
 * dangerous first: one screen of them, none where the answer stands. `screen` counts the screens that were answered; `knowledge` is the
 * version of the rules that gave the answer.
 */
export const SymptomCheckAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  data: z.object({
    ...Assessment.shape,
    sessionId: z.string(),
    expiresAt: z.string(),
    recognised: z.array(Shown),
    questions: z.array(Shown),
    screen: z.int(),
    knowledge: z.string(),
  }),
});
export type SymptomCheckAnswer = z.output<typeof SymptomCheckAnswer>;

const findingIds = (what: string) =>
  z._default(z.array(z.string().check(z.maxLength(limits.findingId, `${what} has an id that is too long`))).check(z.maxLength(limits.checksOnScreen, `${what} names more than one screen shows`)), []);

/**
 * POST /public/symptom-check/{sessionId}/answers: what a person ticked of the statements that were shown. `sure` says that what was not
 * ticked is not so; without it nobody knows. `removed` is what was understood and is wrong. `screen` is that of the answer it was
 * shown with: the same answer twice counts once, another one to the same screen is a CONFLICT.
 */
export const SymptomCheckAnswers = z.strictObject({
  screen: z.int('Screen must be a whole number').check(z.minimum(0, 'Screen must be a whole number'), z.maximum(limits.checkScreens, 'Screen must be a whole number')),
  ticked: findingIds('Ticked'),
  removed: findingIds('Removed'),
  sure: z._default(z.boolean('Sure must be true or false'), true),
  language: z.optional(z.enum(languages, 'Language must be en or ar')),
});
export type SymptomCheckAnswers = z.output<typeof SymptomCheckAnswers>;

export const SymptomSessionDeleted = z.object({ success: z.literal(true), sessionId: z.string() });

/**
 * POST /public/symptom-check/{sessionId}/handover: the visitor's consent that a clinician may keep this session. The code is
 * shown once, works once, replaces the one before, and ends with the session.
 */
export const HandoverCode = z.object({ code: z.string(), expiresAt: z.string() });

/** POST /patients/{id}/symptom-sessions */
export const SymptomSessionAttach = z.strictObject({
  code: oneTimeCode(limits.handoverCode, 'Code must be the 8 letters and digits that the visitor was given'),
});

/** A symptom session as it is kept under a patient: what was said, and what was advised. */
export const AttachedSymptomSession = z.object({
  id: z.string(),
  patientId: z.string(),
  attachedAt: z.string(),
  checkedAt: z.string(),
  // As it was told: an answer is no place to refuse words.
  symptoms: z.object({ ...SymptomCheckRequest.shape.symptoms.shape, description: z.string() }),
  assessment: Assessment,
});
export type AttachedSymptomSession = z.output<typeof AttachedSymptomSession>;
