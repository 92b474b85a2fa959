import type { Assessment, Language, SymptomCheckRequest } from '#contract/symptom-check.ts';
import { redFlagsIn } from './red-flags.ts';

type Texts = Pick<Assessment, 'analysis' | 'generalAdvice' | 'whenToSeekHelp' | 'registrationPrompt'> & {
  timeframe: string;
  warning?: string;
};

const emergency: Record<Language, Texts> = {
  en: {
    analysis: 'What you describe can be a sign of an emergency. This is not a diagnosis.',
    timeframe: 'Now',
    generalAdvice: 'Call 999 now. Do not drive yourself. Stay with somebody, and keep your phone with you.',
    whenToSeekHelp: 'Now. Call 999 or go to the nearest emergency department.',
    registrationPrompt: '',
    warning: 'Call 999 now or go to the nearest emergency department.',
  },
  ar: {
    analysis: 'ما تصفه قد يكون علامة على حالة طارئة. هذا ليس تشخيصاً.',
    timeframe: 'الآن',
    generalAdvice: 'اتصل بالرقم 999 الآن. لا تقد السيارة بنفسك. ابق مع شخص آخر وأبق هاتفك معك.',
    whenToSeekHelp: 'الآن. اتصل بالرقم 999 أو اذهب إلى أقرب قسم طوارئ.',
    registrationPrompt: '',
    warning: 'اتصل بالرقم 999 الآن أو اذهب إلى أقرب قسم طوارئ.',
  },
};

const noWarningSign: Record<Language, Texts> = {
  en: {
    analysis:
      'No emergency warning sign was recognised in your words. This check knows warning signs only: it cannot tell that nothing is wrong, and it is not a diagnosis.',
    timeframe: 'Within 24-48 hours',
    generalAdvice: 'Rest, drink enough, and watch how the symptoms change.',
    whenToSeekHelp:
      'Call 999 if it gets worse quickly, or if you have chest pain, trouble breathing, weakness on one side, heavy bleeding or fainting.',
    registrationPrompt: 'Create an account for personalized health tracking',
  },
  ar: {
    analysis: 'لم نتعرّف في كلماتك على علامة خطر طارئة. هذا الفحص يعرف علامات الخطر فقط، ولا يستطيع أن ينفي وجود مشكلة، وليس تشخيصاً.',
    timeframe: 'خلال 24 إلى 48 ساعة',
    generalAdvice: 'استرح واشرب ما يكفي من السوائل وراقب تغيّر الأعراض.',
    whenToSeekHelp:
      'اتصل بالرقم 999 إذا ساءت الحالة بسرعة، أو عند ألم في الصدر أو صعوبة في التنفس أو ضعف في جهة من الجسم أو نزيف شديد أو إغماء.',
    registrationPrompt: 'أنشئ حساباً لمتابعة صحتك',
  },
};

/** The rules' assessment: an emergency for any red flag, whatever the slider says; otherwise what the rules do not know is said. */
export function assess({ symptoms, language }: SymptomCheckRequest): Assessment {
  const reasons = redFlagsIn(symptoms.description).map((flag) => flag.id);
  const urgent = reasons.length > 0;
  const { timeframe, warning, ...texts } = (urgent ? emergency : noWarningSign)[language];
  return {
    understood: true,
    supportive: false,
    ...texts,
    severity: urgent ? 'Emergency' : 'Medium',
    urgencyScore: urgent ? 10 : 5,
    recommendations: { action: urgent ? 'emergency' : 'appointment', timeframe },
    ...(warning !== undefined && { emergencyWarning: warning }),
    language,
    engine: 'rules',
    reasons,
  };
}
