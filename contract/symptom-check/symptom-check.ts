import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { languages } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { type Saying, say } from '../base/say.ts';
import { oneTimeCode } from '../base/one-time-code.ts';
import { storable } from '../base/text.ts';

export const durations = ['less-than-hour', 'few-hours', 'today', '1-2-days', '3-7-days', 'week-month', 'more-than-month'] as const;
export type Duration = (typeof durations)[number];
export const severityLevels = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
const actions = ['self-care', 'appointment', 'urgent-care', 'emergency', 'telemedicine', 'specialist-referral'] as const;
export type Action = (typeof actions)[number];
const engines = ['rules', 'model'] as const;
const checkGenders = ['male', 'female'] as const;

const severityRange = say('severityInvalid', { min: limits.severityMin, max: limits.severityMax });
const monthsRange = say('ageMonthsInvalid', { min: 0, max: limits.ageMonthsMax });
const ageRange = say('ageInvalid', { min: limits.ageMin, max: limits.ageMax });

/** POST /public/symptom-check. Age, gender, pregnancy and who it is about help triage but are optional. */
export const SymptomCheckRequest = z.strictObject({
  symptoms: z.strictObject(
    {
      description: z.string(say('descriptionRequired')).check(
        ...storable('Description', limits.descriptionMax, {
          lines: 'many',
          tooLong: say('descriptionTooLong', { max: limits.descriptionMax }),
        }),
        z.minLength(1, say('descriptionRequired')),
        z.refine((text) => text === '' || text.length >= limits.descriptionMin, say('descriptionTooShort', { min: limits.descriptionMin })),
      ),
      severity: z._default(
        z.int(severityRange).check(z.minimum(limits.severityMin, severityRange), z.maximum(limits.severityMax, severityRange)),
        5,
      ),
      duration: z.optional(z.enum(['', ...durations], say('durationUnknown', { choices: durations.join(', ') }))),
      age: z.optional(z.nullable(z.int(ageRange).check(z.minimum(limits.ageMin, ageRange), z.maximum(limits.ageMax, ageRange)))),
      /** For a child under two, instead of `age`. */
      ageMonths: z.optional(z.nullable(z.int(monthsRange).check(z.minimum(0, monthsRange), z.maximum(limits.ageMonthsMax, monthsRange)))),
      gender: z.optional(z.enum(['', ...checkGenders], say('sexUnknown'))),
      pregnant: z.optional(z.nullable(z.boolean(say('pregnantUnclear')))),
      forSelf: z.optional(z.nullable(z.boolean(say('forSelfUnclear')))),
    },
    say('symptomsRequired'),
  ),
  language: z._default(z.enum(languages, say('notLanguage', { field: 'Language' })), 'en'),
});
export type SymptomCheckRequest = z.output<typeof SymptomCheckRequest>;

/**
 * A visitor's assessment. If nothing in the text was recognised, `understood` is false and there is no severity or urgency, which would be invented.
 * `supportive` marks thoughts of self-harm: help comes first, without a score.
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
  /** The findings that led to the advice, in the visitor's language. */
  reasons: z.array(z.string()),
  language: z.enum(languages),
  engine: z.enum(engines),
});
export type Assessment = z.output<typeof Assessment>;

const AnsweredAssessment = z.object({
  ...Assessment.shape,
  severity: z.optional(open(severityLevels)),
  recommendations: z.object({ ...Assessment.shape.recommendations.shape, action: open(actions) }),
  language: open(languages),
  engine: open(engines),
});

/** A vocabulary entry as shown: a recognised finding, a statement to tick, or a presentation to choose. */
const Shown = z.object({ id: z.string(), text: z.string() });
type Shown = z.output<typeof Shown>;

/**
 * The answer to a check. `recognised` is what was understood, `questions` the statements that could still change the level, the most
 * dangerous first: one screen of them, none where the answer stands. Where nothing was understood, `presentations` are what can be
 * chosen instead, by area of the body, and `nearest` those of them that the words come close to. `screen` counts what was sent to `…/answers`; `knowledge` is the version of the rules.
 */
export const SymptomCheckAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  data: z.object({
    ...AnsweredAssessment.shape,
    sessionId: z.string(),
    expiresAt: z.string(),
    /** The description as given, so the person sees what was read. */
    description: z.string(),
    recognised: z.array(Shown),
    questions: z.array(Shown),
    presentations: z.array(z.object({ area: z.string(), of: z.array(Shown) })),
    nearest: z.array(Shown),
    screen: z.int(),
    knowledge: z.string(),
  }),
});
export type SymptomCheckAnswer = z.output<typeof SymptomCheckAnswer>;

export const SymptomCheckLanguage = z.strictObject({ language: z.optional(z.enum(languages, say('notLanguage', { field: 'Language' }))) });

/** The form of a vocabulary id; the route checks that it exists. */
const id = (message: Saying) => z.string(message).check(z.maxLength(limits.findingId, message), z.regex(/^[a-z0-9-]+$/, message));
const ids = (what: string) =>
  z.optional(
    z
      .array(id(say('statementsNotIds', { field: what })), say('statementsNotList', { field: what }))
      .check(z.maxLength(limits.recognisedShown, say('statementsTooMany', { field: what }))),
  );
const screenRange = say('screenInvalid');

/**
 * POST /public/symptom-check/{sessionId}/answers, any of three: `ticked`, of the statements that were asked (`sure` says that the others
 * are not so; without it nobody knows); `removed`, what was understood and is wrong; `presentation`, chosen where nothing was understood.
 * `screen` is that of the answer in which it was shown: the same sent twice counts once, another one is a CONFLICT.
 */
export const SymptomCheckAnswers = z
  .strictObject({
    screen: z.int(screenRange).check(z.minimum(0, screenRange), z.maximum(limits.answersOfCheck - 1, screenRange)),
    ticked: ids('Ticked'),
    sure: z._default(z.boolean(say('notTrueOrFalse', { field: 'Sure' })), true),
    removed: ids('Removed'),
    presentation: z.optional(id(say('presentationInvalid'))),
    language: SymptomCheckLanguage.shape.language,
  })
  .check(
    z.refine(({ ticked, removed, presentation }) => [ticked, removed, presentation].some((one) => one !== undefined), {
      path: ['ticked'],
      message: say('answerMissing'),
    }),
  );
export type SymptomCheckAnswers = z.output<typeof SymptomCheckAnswers>;

export const SymptomSessionDeleted = z.object({ success: z.literal(true), sessionId: z.string() });

/**
 * POST /public/symptom-check/{sessionId}/handover: the visitor's consent that a clinician may keep this session. The code is
 * shown once, works once, replaces the one before, and ends with the session.
 */
export const HandoverCode = z.object({ code: z.string(), expiresAt: z.string() });

/** POST /patients/{id}/symptom-sessions and …/look */
export const SymptomSessionAttach = z.strictObject({
  code: oneTimeCode(limits.handoverCode, say('handoverCodeInvalid', { length: limits.handoverCode })),
});

export const saidAnswers = ['yes', 'no', 'unknown'] as const;
/** A statement that was asked, in the visitor's language, and the answer. */
export const Said = z.object({ text: z.string(), answer: open(saidAnswers) });
export type Said = z.output<typeof Said>;

/** A symptom session attached to a patient: description and advice. */
export const AttachedSymptomSession = z.object({
  id: z.string(),
  patientId: z.string(),
  attachedAt: z.string(),
  checkedAt: z.string(),
  // As given: answers do not validate what a visitor wrote.
  symptoms: z.object({
    ...SymptomCheckRequest.shape.symptoms.shape,
    description: z.string(),
    duration: z.optional(open(['', ...durations])),
    gender: z.optional(open(['', ...checkGenders])),
  }),
  assessment: AnsweredAssessment,
  /** The questions and their answers: yes, no or unknown. */
  answers: z._default(z.array(Said), []),
});
export type AttachedSymptomSession = z.output<typeof AttachedSymptomSession>;

/** A visitor's session before it is attached: enough to see whose it is, and what it is about. */
export const SymptomSessionLook = z.object({
  checkedAt: z.string(),
  /** Whom it is about, as far as the visitor said. */
  person: z.pick(AttachedSymptomSession.shape.symptoms, { age: true, ageMonths: true, gender: true, forSelf: true }),
  /** The beginning of the description. */
  words: z.string(),
  severity: AnsweredAssessment.shape.severity,
  urgencyScore: AnsweredAssessment.shape.urgencyScore,
});
export type SymptomSessionLook = z.output<typeof SymptomSessionLook>;
