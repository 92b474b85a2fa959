import { languages } from '#contract/base/language.ts';
import { spoken, textOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import { Refusal } from '#platform/refusal.ts';

/** The refusal in the language of the request that it answers. Anything but a refusal is passed on as it is. */
export function inAskersLanguage(error: unknown, body: string | null): unknown {
  if (!(error instanceof Refusal) || languageOf(body) !== 'ar') return error;
  const { code, message, details, saying = code === 'VALIDATION_ERROR' ? say('fieldsWrong') : undefined } = error;
  return new Refusal(code, {
    message: saying === undefined ? message : spoken(saying, 'ar'),
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
