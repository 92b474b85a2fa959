import { languages } from '#contract/base/language.ts';
import { textOf } from '#contract/base/messages.ts';
import { Refusal } from '#platform/refusal.ts';

/** A refusal in the language of its request. Other errors are passed on unchanged. */
export function inAskersLanguage(error: unknown, body: string | null): unknown {
  if (!(error instanceof Refusal) || languageOf(body) !== 'ar') return error;
  const { code, details, reason = code === 'VALIDATION_ERROR' ? 'fieldsWrong' : undefined } = error;
  return new Refusal(code, {
    reason,
    language: 'ar',
    ...(details && { details: details.map((detail) => ({ ...detail, message: textOf(detail, 'ar') ?? detail.message })) }),
  });
}

function languageOf(body: string | null): (typeof languages)[number] | undefined {
  try {
    const language: unknown = Object(JSON.parse(body ?? '')).language;
    return languages.find((one) => one === language);
  } catch {
    return undefined;
  }
}
