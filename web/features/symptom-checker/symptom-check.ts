import type { Language } from '#contract/base/language.ts';
import { send } from '../../lib/api.ts';
import { type CheckResult, readResult } from './check-result.ts';
import { type SymptomForm, requestOf } from './form-rules.ts';

const timeoutMs = 60_000;

/** Requests an assessment. Throws ApiError. */
export const check = async (form: SymptomForm, language: Language): Promise<CheckResult> =>
  readResult(await send('symptomCheck.create', { body: requestOf(form, language), timeoutMs, retry: false }), Date.now());

/** The assessment of an existing session in this language. Throws ApiError. */
export const keptResult = async (sessionId: string, language: Language): Promise<CheckResult> =>
  readResult(await send('symptomCheck.get', { params: { sessionId }, query: { language } }), Date.now());

/** One answer to a result's questions. */
export type Given =
  | { readonly ticked: string[]; readonly sure: true }
  /** The others were denied. */
  | { readonly ticked: string[]; readonly sure: false; readonly unsure: string[] }
  | { readonly removed: string[] }
  | { readonly presentation: string };

/** The assessment after one more answer. Sending the same answer again is safe: it counts once. Throws ApiError. */
export const answer = async ({ sessionId, screen }: CheckResult, given: Given, language: Language): Promise<CheckResult> =>
  readResult(
    await send('symptomCheck.answer', { params: { sessionId }, body: { ...given, screen, language }, timeoutMs, retry: false }),
    Date.now(),
  );

/** Makes the server delete a session now. Throws ApiError. */
export const forget = async (sessionId: string): Promise<void> => void (await send('symptomCheck.delete', { params: { sessionId } }));
