import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import { languages } from '../base/language.ts';
import { ageGroupIds } from './age-groups.ts';
import { actions, dispositions, severityLevels } from './disposition.ts';
import { limits } from '../base/limits.ts';
import { type Saying, say } from '../base/say.ts';
import { oneTimeCode } from '../base/one-time-code.ts';
import { saidAnswers } from './said.ts';
import { storable } from '../base/text.ts';

export const durations = ['less-than-hour', 'few-hours', 'today', '1-2-days', '3-7-days', 'week-month', 'more-than-month'] as const;
export type Duration = (typeof durations)[number];
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
      /** For a child under two, in place of `age`. */
      ageMonths: z.optional(z.nullable(z.int(monthsRange).check(z.minimum(0, monthsRange), z.maximum(limits.ageMonthsMax, monthsRange)))),
      /** In place of `age`, which counts if both are given. */
      ageGroup: z.optional(z.enum(ageGroupIds, say('ageGroupUnknown'))),
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
 * A visitor's assessment. If no finding was recognised in the text, `understood` is false, and severity and urgency are absent, because
 * they would be invented. `supportive` marks thoughts of self-harm: help comes first, without a score.
 */
export const Assessment = z.object({
  understood: z.boolean(),
  supportive: z.boolean(),
  analysis: z.string(),
  /** Where to go and how soon: what the severity, the urgency and the action follow from. */
  disposition: z.optional(z.enum(dispositions)),
  severity: z.optional(z.enum(severityLevels)),
  urgencyScore: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  recommendations: z.object({ action: z.enum(actions), timeframe: z.string() }),
  generalAdvice: z.string(),
  whenToSeekHelp: z.string(),
  registrationPrompt: z.string(),
  emergencyWarning: z.optional(z.string()),
  /** Whether the advice includes chest compressions, whose rhythm can then be shown. */
  compressions: z.optional(z.boolean()),
  /** The findings that led to the advice, in the visitor's language. */
  reasons: z.array(z.string()),
  language: z.enum(languages),
  engine: z.enum(engines),
});
export type Assessment = z.output<typeof Assessment>;

const AnsweredAssessment = z.object({
  ...Assessment.shape,
  disposition: z.optional(open(dispositions)),
  severity: z.optional(open(severityLevels)),
  recommendations: z.object({ ...Assessment.shape.recommendations.shape, action: open(actions) }),
  language: open(languages),
  engine: open(engines),
});

/** A vocabulary entry as shown: a recognised finding, a statement to tick, or a presentation to choose. */
const Shown = z.object({ id: z.string(), text: z.string() });
type Shown = z.output<typeof Shown>;

/** Whom a check is about, as far as the form and the words say: which places take them. */
export const About = z.object({
  /** The ages that they may have, in years: both the same where the age was given; absent where nothing was said. */
  ages: z.optional(z.object({ from: z.number(), to: z.number() })),
  pregnant: z.boolean(),
});
export type About = z.output<typeof About>;

/** A language that is not read, as a BCP 47 tag, with a sentence in it: which two are, and 999. */
const Tongue = z.object({ language: z.string(), text: z.string() });
export type Tongue = z.output<typeof Tongue>;

/**
 * The answer to a check.
 * - `account`: what was understood, in a sentence or two; empty if nothing was
 * - `recognised`: the findings read from the text
 * - `questions`: one screen of statements that could still change the level, most dangerous first; empty when the answer is final
 * - `presentations`: if nothing was understood, the presentations to choose from, by area of the body; `nearest` are those closest to the
 *   words
 * - `screen`: the number of requests sent to `…/answers`
 * - `knowledge`: the version of the rules
 */
export const SymptomCheckAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  data: z.object({
    ...AnsweredAssessment.shape,
    sessionId: z.string(),
    expiresAt: z.string(),
    /** The description as given, so that the person sees what was read. */
    description: z.string(),
    about: About,
    /** Where the description is in neither language, unless a model read it. */
    tongue: z.optional(Tongue),
    account: z.string(),
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
 * POST /public/symptom-check/{sessionId}/answers, any of three:
 * - `ticked`: statements that apply, of those asked. `sure` says that the others do not apply; without it, those in `unsure` are unknown,
 *   or all others if it is absent.
 * - `removed`: findings that were understood wrongly.
 * - `presentation`: a choice, if nothing was understood.
 * `screen` is the number of the answer in which it was shown. The same answer to a screen counts once; a different answer to an answered
 * screen is a CONFLICT.
 */
export const SymptomCheckAnswers = z
  .strictObject({
    screen: z.int(screenRange).check(z.minimum(0, screenRange), z.maximum(limits.answersOfCheck - 1, screenRange)),
    ticked: ids('Ticked'),
    sure: z._default(z.boolean(say('notTrueOrFalse', { field: 'Sure' })), true),
    unsure: ids('Unsure'),
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
 * POST /public/symptom-check/{sessionId}/handover: the visitor's consent that a clinician may keep this session. The code is shown once,
 * works once, replaces the previous code, and ends with the session.
 */
export const HandoverCode = z.object({ code: z.string(), expiresAt: z.string() });

/** POST /patients/{id}/symptom-sessions and …/look */
export const SymptomSessionAttach = z.strictObject({
  code: oneTimeCode(limits.handoverCode, say('handoverCodeInvalid', { length: limits.handoverCode })),
});

/** A statement that was asked, in the visitor's language, with its answer. */
export const Said = z.object({ text: z.string(), answer: open(saidAnswers) });
export type Said = z.output<typeof Said>;

/** A symptom session attached to a patient: description and advice. */
export const AttachedSymptomSession = z.object({
  id: z.string(),
  patientId: z.string(),
  attachedAt: z.string(),
  checkedAt: z.string(),
  // As given: answers do not validate a visitor's text.
  symptoms: z.object({
    ...SymptomCheckRequest.shape.symptoms.shape,
    description: z.string(),
    duration: z.optional(open(['', ...durations])),
    ageGroup: z.optional(open(ageGroupIds)),
    gender: z.optional(open(['', ...checkGenders])),
  }),
  assessment: AnsweredAssessment,
  /** The questions and their answers: yes, no or unknown. */
  answers: z._default(z.array(Said), []),
});
export type AttachedSymptomSession = z.output<typeof AttachedSymptomSession>;

/** A visitor's session before it is attached: enough to recognise whose it is and what it is about. */
export const SymptomSessionLook = z.object({
  checkedAt: z.string(),
  /** The person it is about, as far as stated. */
  person: z.pick(AttachedSymptomSession.shape.symptoms, { age: true, ageMonths: true, ageGroup: true, gender: true, forSelf: true }),
  /** The start of the description. */
  words: z.string(),
  severity: AnsweredAssessment.shape.severity,
  urgencyScore: AnsweredAssessment.shape.urgencyScore,
});
export type SymptomSessionLook = z.output<typeof SymptomSessionLook>;
