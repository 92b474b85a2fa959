import type { Texts } from '../base/language.ts';

/** Groups of ingredients that may cause the same reaction: a person allergic to one may be allergic to the others. */
export const crossReactions = {
  penicillins: { en: 'Penicillins', ar: 'البنسلينات' },
  'amino-side-chain': { en: 'Beta-lactams with the side chain of ampicillin', ar: 'مضادات بيتا لاكتام بسلسلة الأمبيسيلين الجانبية' },
  'methoxyimino-side-chain': {
    en: 'Cephalosporins with the side chain of ceftriaxone',
    ar: 'السيفالوسبورينات بسلسلة السيفترياكسون الجانبية',
  },
  'ceftazidime-side-chain': { en: 'Beta-lactams with the side chain of ceftazidime', ar: 'مضادات بيتا لاكتام بسلسلة السيفتازيديم الجانبية' },
  carbapenems: { en: 'Carbapenems', ar: 'الكاربابينيمات' },
  'antibiotic-sulfonamides': { en: 'Antibiotic sulfonamides', ar: 'مضادات السلفا الحيوية' },
  nsaids: { en: 'Anti-inflammatory painkillers (NSAIDs)', ar: 'مضادات الالتهاب غير الستيرويدية' },
  'aromatic-anticonvulsants': { en: 'Aromatic anticonvulsants', ar: 'مضادات الصرع العطرية' },
  opioids: { en: 'Opioids', ar: 'المسكنات الأفيونية' },
  macrolides: { en: 'Macrolides', ar: 'الماكروليدات' },
  quinolones: { en: 'Quinolones', ar: 'الكينولونات' },
  contrast: { en: 'Iodinated contrast media', ar: 'مواد التباين اليودية' },
  'local-anesthetic-amides': { en: 'Local anesthetics of the amide kind', ar: 'المخدرات الموضعية الأميدية' },
  'local-anesthetic-esters': { en: 'Local anesthetics of the ester kind', ar: 'المخدرات الموضعية الإسترية' },
  'ace-inhibitors': { en: 'ACE inhibitors', ar: 'مثبطات الإنزيم المحوّل للأنجيوتنسين' },
} as const satisfies Record<string, Texts>;
export type CrossReaction = keyof typeof crossReactions;
