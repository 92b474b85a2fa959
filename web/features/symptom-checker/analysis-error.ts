import { ApiError } from '../../lib/api.ts';
import { type SymptomForm, emptyForm } from './form-rules.ts';

/** Product spec, section 8, Symptom checker errors. */
export type AnalysisError = 'timeout' | 'network' | 'configuration' | 'failed';

export function analysisErrorOf(error: unknown): AnalysisError {
  switch (error instanceof ApiError ? error.code : '') {
    case 'TIMEOUT':
      return 'timeout';
    case 'NETWORK_ERROR':
      return 'network';
    case 'CORS_ERROR':
      return 'configuration';
    default:
      return 'failed';
  }
}

/** The server's messages about form fields, in the request's language. Empty if there are none, or if any is about another field. */
export function fieldProblemsOf(error: unknown): Partial<Record<keyof SymptomForm, string>> {
  const details = error instanceof ApiError ? error.details : [];
  const named = details.map(
    ({ path, message }) =>
      [
        path
          .replace(/^symptoms\./, '')
          .replace(/^ageMonths$/, 'age')
          .replace(/^forSelf$/, 'who'),
        message,
      ] as const,
  );
  return named.every(([name]) => name in emptyForm) ? Object.fromEntries(named) : {};
}
