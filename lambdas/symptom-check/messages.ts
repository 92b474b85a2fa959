import { limits } from '#contract/limits.ts';
import { languages } from '#contract/language.ts';
import { durations } from '#contract/symptom-check.ts';
import { Refusal } from '#platform/refusal.ts';

/** The contract's messages for somebody who asked in Arabic; the contract says each in English once. */
const arabic: Readonly<Record<string, string>> = {
  'This field is required': 'هذا الحقل مطلوب',
  'Please provide more details (minimum 10 characters)': 'يرجى تقديم مزيد من التفاصيل (10 أحرف على الأقل)',
  'Description is too long (maximum 2000 characters)': 'الوصف طويل جداً (2000 حرف كحد أقصى)',
  'Severity must be a whole number from 1 to 10': 'يجب أن تكون الشدة عدداً صحيحاً من 1 إلى 10',
  [`Duration must be one of ${durations.join(', ')}`]: 'المدة المختارة غير معروفة',
  'Age must be a whole number from 1 to 120': 'يجب أن يكون العمر عدداً صحيحاً من 1 إلى 120',
  'Gender must be male or female': 'يجب أن يكون الجنس ذكراً أو أنثى',
  'Pregnant must be true or false': 'حقل الحمل يجب أن يكون نعم أو لا',
  'forSelf must be true or false': 'يجب تحديد ما إذا كان السؤال عنك أم عن شخص آخر',
  'Symptoms must be an object': 'الأعراض مطلوبة',
  [`Age in months must be a whole number from 0 to ${limits.ageMonthsMax}`]: `يجب أن يكون العمر بالأشهر عدداً صحيحاً من 0 إلى ${limits.ageMonthsMax}`,
  'Screen must be that of the answer in which this was asked': 'هذه الإجابة لا تخص الشاشة المعروضة',
  'Ticked must be statements that were asked': 'اختر من العبارات المعروضة فقط',
  'Removed must be what was understood': 'احذف مما تم التعرّف عليه فقط',
  'Presentation must be one that was offered': 'اختر من الشكاوى المعروضة فقط',
  'One of ticked, removed and presentation is needed': 'لم تُرسل أي إجابة',
  'This was answered already, perhaps in another tab': 'تمت الإجابة عن هذا من قبل، ربما في نافذة أخرى',
  'Unknown field': 'حقل غير معروف',
  'The request has fields that need correcting': 'في الطلب حقول تحتاج إلى تصحيح',
};

/** The refusal in the language of the request that it answers. Anything but a refusal is passed on as it is. */
export function inAskersLanguage(error: unknown, body: string | null): unknown {
  if (!(error instanceof Refusal) || languageOf(body) !== 'ar') return error;
  const translated = (message: string): string => arabic[message] ?? message;
  return new Refusal(error.code, {
    message: translated(error.message),
    ...(error.details && { details: error.details.map(({ path, message }) => ({ path, message: translated(message) })) }),
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
