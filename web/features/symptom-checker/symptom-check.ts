import type { Language } from '#contract/symptom-check.ts';
import { send } from '../../app/api.ts';
import { type CheckResult, readResult } from './check-result.ts';
import { type SymptomForm, requestOf } from './form-rules.ts';

const timeoutMs = 60_000;

/** Asks for an assessment. Throws ApiError. */
export const check = async (form: SymptomForm, language: Language): Promise<CheckResult> =>
  readResult(await send('symptomCheck.create', { body: requestOf(form, language), timeoutMs }), Date.now());

/** The assessment of a session that is still kept. Throws ApiError. */
export const keptResult = async (sessionId: string): Promise<CheckResult> =>
  readResult(await send('symptomCheck.get', { params: { sessionId } }), Date.now());

/** Makes the server forget a session now. Throws ApiError. */
export const forget = async (sessionId: string): Promise<void> => void (await send('symptomCheck.delete', { params: { sessionId } }));
