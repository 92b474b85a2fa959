import type { Texts } from '#contract/base/language.ts';
import type { NoteSection } from '#contract/chart/encounters.ts';

type Prompts = Readonly<Record<NoteSection, Texts>>;
interface Template {
  readonly name: Texts;
  /** The services whose visits begin with it. */
  readonly services: readonly string[];
  readonly prompts: Prompts;
}
const prompts = (
  subjective: [string, string],
  objective: [string, string],
  assessment: [string, string],
  plan: [string, string],
): Prompts => {
  const said = ([en, ar]: [string, string]): Texts => ({ en, ar });
  return { subjective: said(subjective), objective: said(objective), assessment: said(assessment), plan: said(plan) };
};

/** Short prompts for each kind of visit, one a line. */
export const noteTemplates = {
  general: {
    name: { en: 'General', ar: 'عام' },
    services: ['consultation', 'test-results', 'telephone', 'procedure', 'vaccination'],
    prompts: prompts(
      ['Complaint: \nSince: \nHistory: \nMedicines: ', 'الشكوى: \nمنذ: \nالسوابق: \nالأدوية: '],
      ['General: \nExamination: ', 'الحالة العامة: \nالفحص: '],
      ['Impression: ', 'الانطباع: '],
      ['Tests: \nTreatment: \nAdvice: \nReturn if: ', 'التحاليل: \nالعلاج: \nالنصائح: \nالعودة عند: '],
    ),
  },
  chronic: {
    name: { en: 'Hypertension or diabetes', ar: 'ضغط أو سكري' },
    services: ['follow-up'],
    prompts: prompts(
      [
        'Home readings: \nHypoglycemia: \nMissed doses: \nDiet and exercise: \nSmoking: ',
        'القراءات المنزلية: \nهبوط السكر: \nجرعات فائتة: \nالغذاء والرياضة: \nالتدخين: ',
      ],
      [
        'Blood pressure: \nWeight: \nFeet: \nEyes, last seen: \nLast HbA1c, LDL, ACR: ',
        'ضغط الدم: \nالوزن: \nالقدمان: \nآخر فحص للعين: \nآخر HbA1c وLDL وACR: ',
      ],
      ['Control: \nComplications: ', 'مدى السيطرة: \nالمضاعفات: '],
      ['Medicines: \nTests due: \nTargets: \nNext visit: ', 'الأدوية: \nتحاليل مستحقة: \nالأهداف: \nالزيارة القادمة: '],
    ),
  },
  antenatal: {
    name: { en: 'Antenatal', ar: 'متابعة الحمل' },
    services: ['antenatal'],
    prompts: prompts(
      [
        'Weeks: \nGravida, para: \nFetal movements: \nBleeding, fluid, pain: \nHeadache, vision: ',
        'أسابيع الحمل: \nعدد الحمول والولادات: \nحركة الجنين: \nنزف أو سائل أو ألم: \nصداع أو زغللة: ',
      ],
      [
        'Blood pressure: \nWeight: \nUrine protein: \nFundal height: \nFetal heart: ',
        'ضغط الدم: \nالوزن: \nبروتين البول: \nارتفاع الرحم: \nنبض الجنين: ',
      ],
      ['Pregnancy: \nRisks: ', 'الحمل: \nعوامل الخطورة: '],
      ['Tests: \nSupplements: \nVaccines: \nNext visit: ', 'التحاليل: \nالمكملات: \nالتطعيمات: \nالزيارة القادمة: '],
    ),
  },
  child: {
    name: { en: 'Well child', ar: 'متابعة نمو الطفل' },
    services: ['well-child'],
    prompts: prompts(
      ['Feeding: \nSleep: \nDevelopment: \nParents’ concerns: ', 'التغذية: \nالنوم: \nالتطور: \nمخاوف الوالدين: '],
      ['Weight, height, head: \nHeart, hips, eyes: \nSkin: ', 'الوزن والطول ومحيط الرأس: \nالقلب والوركان والعينان: \nالجلد: '],
      ['Growth: \nDevelopment: ', 'النمو: \nالتطور: '],
      ['Vaccines due: \nAdvice: \nNext visit: ', 'تطعيمات مستحقة: \nالنصائح: \nالزيارة القادمة: '],
    ),
  },
  respiratory: {
    name: { en: 'Respiratory infection', ar: 'عدوى تنفسية' },
    services: [],
    prompts: prompts(
      [
        'Since: \nFever: \nCough, sputum: \nBreathlessness: \nThroat, ears: \nContacts: ',
        'منذ: \nحرارة: \nسعال وبلغم: \nضيق نفس: \nالحلق والأذنان: \nمخالطون: ',
      ],
      [
        'Temperature, pulse, SpO2: \nThroat, ears: \nNeck glands: \nChest: ',
        'الحرارة والنبض والأكسجين: \nالحلق والأذنان: \nعقد الرقبة: \nالصدر: ',
      ],
      ['Viral or bacterial: ', 'فيروسية أم جرثومية: '],
      ['Treatment: \nFluids and rest: \nReturn if: ', 'العلاج: \nالسوائل والراحة: \nالعودة عند: '],
    ),
  },
  musculoskeletal: {
    name: { en: 'Muscles and joints', ar: 'عضلات ومفاصل' },
    services: [],
    prompts: prompts(
      [
        'Site and side: \nSince, injury: \nWorse with: \nNumbness, weakness: \nBladder, bowel: ',
        'الموضع والجهة: \nمنذ، إصابة: \nيزداد مع: \nتنميل أو ضعف: \nالمثانة والأمعاء: ',
      ],
      ['Swelling, tenderness: \nMovement: \nPower, sensation, reflexes: ', 'تورم أو ألم باللمس: \nالحركة: \nالقوة والإحساس والمنعكسات: '],
      ['Red flags: \nImpression: ', 'علامات الخطر: \nالانطباع: '],
      ['Pain relief: \nExercises: \nImaging: \nReturn if: ', 'تسكين الألم: \nالتمارين: \nالتصوير: \nالعودة عند: '],
    ),
  },
  sickLeave: {
    name: { en: 'Sick leave', ar: 'إجازة مرضية' },
    services: [],
    prompts: prompts(
      ['Complaint: \nOccupation: \nUnable to: \nOff work since: ', 'الشكوى: \nالمهنة: \nالعجز عن: \nالغياب منذ: '],
      ['Findings: ', 'الموجودات: '],
      ['Fit for: ', 'اللياقة: '],
      ['Leave from, to: \nLimits at work: \nReview on: ', 'الإجازة من وإلى: \nقيود العمل: \nالمراجعة في: '],
    ),
  },
} as const satisfies Record<string, Template>;
export type NoteTemplate = keyof typeof noteTemplates;
export const noteTemplateIds = Object.keys(noteTemplates) as [NoteTemplate, ...NoteTemplate[]];
