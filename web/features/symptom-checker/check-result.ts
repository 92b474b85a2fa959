import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';
import type { Language } from '#contract/base/language.ts';
import { type SeverityLevel, dispositions } from '#contract/symptom-check/disposition.ts';
import { ApiError } from '../../lib/api.ts';
import { hasKey } from '../../lib/has-key.ts';
import { toneOfSeverity } from '../../ui/severity.ts';
import type { Tone } from '../../ui/tone.ts';

const text = either(z.string(), '');
const flag = (otherwise: boolean) => either(z.boolean(), otherwise);
const shown = either(z.array(z.object({ id: z.string(), text: z.string() })), []);

/** Product spec, section 3: fields that the server omits have defaults. Texts are '' here; the page fills them in, in its language. */
const Data = z.object({
  understood: flag(true),
  supportive: flag(false),
  analysis: text,
  disposition: z.optional(either(z.optional(z.enum(dispositions)), undefined)),
  severity: text,
  urgencyScore: either(z.number().check(z.minimum(0), z.maximum(10)), 5),
  recommendations: either(z.object({ action: text, timeframe: text }), { action: '', timeframe: '' }),
  generalAdvice: text,
  whenToSeekHelp: text,
  registrationPrompt: text,
  emergencyWarning: text,
  compressions: flag(false),
  reasons: either(z.array(z.string()), []),
  language: either(z.enum(['en', 'ar']), 'en'),
  engine: either(z.enum(['rules', 'model']), 'rules'),
  description: text,
  about: either(z.object({ ages: z.optional(z.object({ from: z.number(), to: z.number() })), pregnant: flag(false) }), {
    ages: undefined,
    pregnant: false,
  }),
  tongue: either(z.optional(z.object({ language: z.string(), text: z.string() })), undefined),
  account: text,
  recognised: shown,
  questions: shown,
  presentations: either(z.array(z.object({ area: z.string(), of: shown })), []),
  nearest: either(shown, []),
  screen: either(z.int(), 0),
  sessionId: text,
  expiresAt: text,
});
const Answer = z.object({ success: z.literal(true), sessionId: text, data: Data });
const Failed = z.object({ error: z.object({ message: z.string() }) });

export interface CheckResult extends Omit<z.output<typeof Data>, 'severity' | 'expiresAt'> {
  readonly severity: SeverityLevel | undefined;
  /** When the server deletes the session, in milliseconds since 1970. */
  readonly expiresAt: number;
}

const keptMs = 24 * 3_600_000;

/**
 * Reads an answer more leniently than the contract: someone waiting for advice gets whatever part of it arrived.
 * @throws ApiError if the answer has no success or no data
 */
export function readResult(body: unknown, now: number): CheckResult {
  const answer = Answer.safeParse(body).data;
  if (answer === undefined) throw new ApiError(200, 'API_ERROR', Failed.safeParse(body).data?.error.message ?? 'Analysis failed');
  const { data } = answer;
  const severity = data.severity.charAt(0).toUpperCase() + data.severity.slice(1).toLowerCase();
  const expiresAt = Date.parse(data.expiresAt);
  const sessionId = answer.sessionId || data.sessionId;
  return {
    ...data,
    sessionId,
    // Without a session, answers could not be sent.
    ...(sessionId === '' && { questions: [], presentations: [] }),
    severity: hasKey(toneOfSeverity, severity) ? severity : undefined,
    expiresAt: Number.isNaN(expiresAt) ? now + keptMs : expiresAt,
  };
}

/** Help comes before everything else: no registration, no quick checks. */
export const isEmergency = ({ severity, emergencyWarning }: Pick<CheckResult, 'severity' | 'emergencyWarning'>): boolean =>
  severity === 'Emergency' || emergencyWarning !== '';

/** Whether quick checks are open. Someone who needs help now, or mentions self-harm, is asked nothing. */
export const isAsked = (result: CheckResult): boolean => result.questions.length > 0 && !isEmergency(result) && !result.supportive;
export const canChoose = (result: CheckResult): boolean => result.presentations.length > 0 && !isEmergency(result) && !result.supportive;

/** Product spec, section 9: urgency colour thresholds 3, 6, 8. */
export const toneOfScore = (score: number): Tone => (score <= 3 ? 'green' : score <= 6 ? 'yellow' : score <= 8 ? 'orange' : 'red');

/** The whole hours and minutes left in a session; undefined once it is over. The last minute counts as one. */
export function timeLeft(expiresAt: number, now: number): { hour: number; minute: number } | undefined {
  const minutes = Math.ceil((expiresAt - now) / 60_000);
  return minutes <= 0 ? undefined : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** Advice as short points: one per line or, in a text without lines, one per sentence. */
export const pointsOf = (advice: string): string[] =>
  advice
    .split(advice.includes('\n') ? /\n+/ : /(?<=[.!?؟])\s+(?=[A-Z\u0600-\u06FF])/)
    .map((point) => point.replace(/^[-•*]\s*/, '').trim())
    .filter((point) => point !== '');

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The colour of the advice: what cannot be rated has the product's own. */
export const toneOf = ({ understood, supportive, severity, urgencyScore }: CheckResult): Tone => {
  if (!understood || supportive) return 'accent';
  return severity === undefined ? toneOfScore(urgencyScore) : toneOfSeverity[severity];
};
