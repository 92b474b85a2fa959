import type { Language } from '#contract/base/language.ts';
import type { Disposition } from '#contract/symptom-check/disposition.ts';

interface Words {
  readonly analysis: string;
  readonly timeframe: string;
}

const emergency: Record<Language, Words> = {
  en: { analysis: 'What you describe can be a sign of an emergency. This is not a diagnosis, but it should not wait.', timeframe: 'Now' },
  ar: { analysis: 'الأعراض التي ذكرتها قد تكون علامة على حالة طارئة. هذا ليس تشخيصاً، لكنه أمر لا يحتمل الانتظار.', timeframe: 'الآن' },
};
/** What an answer says first, by where it sends somebody. */
export const wordsFor: Record<Disposition, Record<Language, Words>> = {
  ambulance: emergency,
  'emergency-department': emergency,
  today: {
    en: { analysis: 'See a doctor about this today. This is not a diagnosis.', timeframe: 'Today' },
    ar: { analysis: 'الأعراض التي ذكرتها تستدعي مراجعة طبيب اليوم. هذا ليس تشخيصاً.', timeframe: 'اليوم' },
  },
  days: {
    en: {
      analysis: 'See a doctor about this within two days. This is not a diagnosis.',
      timeframe: 'Within 24-48 hours',
    },
    ar: { analysis: 'الأعراض التي ذكرتها تستدعي مراجعة طبيب خلال يومين. هذا ليس تشخيصاً.', timeframe: 'خلال 24 إلى 48 ساعة' },
  },
  weeks: {
    en: { analysis: 'See a doctor about this in the next two weeks. This is not a diagnosis.', timeframe: 'Within two weeks' },
    ar: { analysis: 'الأعراض التي ذكرتها تستدعي مراجعة طبيب خلال أسبوعين. هذا ليس تشخيصاً.', timeframe: 'خلال أسبوعين' },
  },
  pharmacist: {
    en: {
      analysis: 'From what you wrote, you do not need a doctor right now, and a pharmacist can help. This is not a diagnosis.',
      timeframe: 'See a doctor if it is not better in a few days',
    },
    ar: {
      analysis: 'مما كتبته، لا حاجة إلى طبيب الآن، ويمكن للصيدلي المساعدة. هذا ليس تشخيصاً.',
      timeframe: 'مراجعة الطبيب إذا لم تتحسن الأعراض خلال أيام قليلة',
    },
  },
  home: {
    en: {
      analysis: 'From what you wrote, you do not need a doctor right now. This is not a diagnosis.',
      timeframe: 'See a doctor if it is not better in a few days',
    },
    ar: {
      analysis: 'مما كتبته، لا حاجة إلى طبيب الآن. هذا ليس تشخيصاً.',
      timeframe: 'مراجعة الطبيب إذا لم تتحسن الأعراض خلال أيام قليلة',
    },
  },
};

/** When to seek help, for emergencies without a topic. */
export const seekHelpNow: Record<Language, string> = {
  en: 'Now. Call 999 or go to the nearest emergency department.',
  ar: 'الآن، بالاتصال بالرقم 999 أو التوجه إلى أقرب قسم طوارئ.',
};
/** The warning over an emergency. */
export const warnings: Partial<Record<Disposition, Record<Language, string>>> = {
  ambulance: { en: 'Call 999 now.', ar: 'يجب الاتصال بالرقم 999 الآن.' },
  'emergency-department': {
    en: 'Go to the nearest emergency department now. Call 999 if you cannot get there safely.',
    ar: 'يجب التوجه إلى أقرب قسم طوارئ الآن، أو الاتصال بالرقم 999 إذا تعذّر الوصول إليه بأمان.',
  },
};
/** The invitation under an answer that is no emergency. */
export const registration: Record<Language, string> = {
  en: 'Create an account for personalized health tracking',
  ar: 'إنشاء حساب لمتابعة صحتك',
};

/** Thoughts of self-harm: NICE NG225. Warm words first, people to talk to, no score. */
export const support: Record<Language, Words & { readonly whenToSeekHelp: string; readonly warning: string }> = {
  en: {
    analysis:
      'It sounds as if you are carrying something very heavy. Thank you for saying it. You do not have to go through this alone, and help is there now.',
    timeframe: 'Now',
    whenToSeekHelp: 'If you might act on these thoughts, call 999 or go to any emergency department now. Tell them what is on your mind.',
    warning: 'If you are in danger now, call 999 or go to any emergency department.',
  },
  ar: {
    analysis: 'يبدو أن العبء ثقيل عليك جداً. شكراً على مشاركته. لا داعي لمواجهته وحدك، والمساعدة متاحة الآن.',
    timeframe: 'الآن',
    whenToSeekHelp: 'إذا خفت أن تؤذي نفسك، اتصل بالرقم 999 أو توجّه إلى أي قسم طوارئ الآن، وأخبرهم بما يدور في ذهنك.',
    warning: 'إذا كنت في خطر الآن، اتصل بالرقم 999 أو توجّه إلى أي قسم طوارئ.',
  },
};

/** Where no symptom was recognized. */
export const notUnderstood: Record<Language, Words & { readonly generalAdvice: string; readonly whenToSeekHelp: string }> = {
  en: {
    analysis:
      'We did not recognize a symptom in your words, so we cannot say how urgent this is. Please describe what you feel, where, and since when.',
    timeframe: 'When you feel unwell',
    generalAdvice: 'If you feel ill and cannot put it into words, see a doctor or call your health center.',
    whenToSeekHelp:
      'Call 999 at once if there is chest pain, trouble breathing, weakness on one side, heavy bleeding, fainting or a seizure.',
  },
  ar: {
    analysis: 'لم نتعرّف على أي أعراض في الوصف، لذلك تعذّر تحديد مدى استعجال الحالة. يرجى وصف الأعراض ومكانها ومنذ متى بدأت.',
    timeframe: 'عند الشعور بتوعّك',
    generalAdvice: 'عند الشعور بالمرض وصعوبة وصفه تلزم مراجعة الطبيب أو الاتصال بالمركز الصحي.',
    whenToSeekHelp: 'يجب الاتصال بالرقم 999 فوراً عند ألم في الصدر أو صعوبة في التنفس أو ضعف في جهة من الجسم أو نزيف شديد أو إغماء أو تشنج.',
  },
};
