import type { Texts } from '../base/language.ts';
import type { ClassId } from './classes.ts';

/** Ingredients of a group may cause the same reaction: somebody who is allergic to one of them may be allergic to the others. */
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

interface WrittenGroup {
  readonly also: readonly string[];
  readonly classes: readonly ClassId[];
  readonly groups: readonly CrossReaction[];
}
/** What people write in a list of allergies when they mean a whole group. */
export const writtenGroups = {
  penicillins: {
    also: ['penicillin', 'penicillins', 'penecillin', 'penicilin', 'pencillin', 'pcn', 'بنسلين', 'بنسيلين', 'بنسلينات', 'البنسلينات'],
    // Most people who say penicillin mean amoxicillin or ampicillin.
    classes: ['penicillin'],
    groups: ['penicillins', 'amino-side-chain'],
  },
  cephalosporins: {
    also: ['cephalosporin', 'cephalosporins', 'cefalosporin', 'سيفالوسبورين', 'سيفالوسبورينات'],
    classes: ['cephalosporin'],
    groups: ['amino-side-chain', 'methoxyimino-side-chain', 'ceftazidime-side-chain'],
  },
  carbapenems: { also: ['carbapenem', 'carbapenems', 'كاربابينيم', 'كاربابينيمات'], classes: ['carbapenem'], groups: ['carbapenems'] },
  'antibiotic-sulfonamides': {
    also: [
      'sulfa',
      'sulpha',
      'sulfonamide',
      'sulfonamides',
      'sulphonamide',
      'sulphonamides',
      'سلفا',
      'سلفوناميد',
      'سلفوناميدات',
      'مركبات السلفا',
    ],
    classes: ['antibiotic-sulfonamide'],
    groups: ['antibiotic-sulfonamides'],
  },
  nsaids: {
    also: ['nsaid', 'nsaids', 'anti inflammatories', 'anti inflammatory', 'مضادات الالتهاب', 'مضادات الالتهاب غير الستيرويدية'],
    classes: ['nsaid'],
    groups: ['nsaids'],
  },
  opioids: { also: ['opioid', 'opioids', 'opiate', 'opiates', 'أفيونات', 'مسكنات أفيونية'], classes: ['opioid'], groups: ['opioids'] },
  macrolides: { also: ['macrolide', 'macrolides', 'ماكروليد', 'ماكروليدات'], classes: ['macrolide'], groups: ['macrolides'] },
  quinolones: {
    also: ['quinolone', 'quinolones', 'fluoroquinolone', 'fluoroquinolones', 'كينولون', 'كينولونات'],
    classes: ['quinolone'],
    groups: ['quinolones'],
  },
  contrast: {
    also: ['contrast', 'contrast dye', 'contrast media', 'iodinated contrast', 'x-ray dye', 'صبغة', 'الصبغة', 'مادة التباين', 'صبغة الأشعة'],
    classes: ['contrast'],
    groups: ['contrast'],
  },
  'local-anesthetics': {
    also: ['local anesthetic', 'local anesthetics', 'local anaesthetic', 'local anaesthetics', 'مخدر موضعي', 'بنج موضعي', 'البنج الموضعي'],
    classes: ['local-anesthetic-amide', 'local-anesthetic-ester'],
    groups: ['local-anesthetic-amides', 'local-anesthetic-esters'],
  },
  'ace-inhibitors': { also: ['ace inhibitor', 'ace inhibitors', 'acei'], classes: ['ace-inhibitor'], groups: ['ace-inhibitors'] },
  anticonvulsants: {
    also: ['aromatic anticonvulsants', 'aromatic antiepileptics', 'مضادات الصرع العطرية'],
    classes: [],
    groups: ['aromatic-anticonvulsants'],
  },
} as const satisfies Record<string, WrittenGroup>;

/** Words of lists of allergies and medicines that are no names, and are not to be read as a misspelled one. */
export const ordinaryWords = (
  'allergy allergic allergies reaction reactions intolerance severe moderate mild unknown rash hives itching swelling breathing anaphylaxis anaphylactic shock ' +
  'fever nausea vomiting diarrhea stomach childhood tablet tablets capsule capsules syrup drops cream ointment injection inhaler spray patch puffs ' +
  'daily twice three times night morning evening needed before after every hours weekly monthly medicine medicines medication antibiotic antibiotics ' +
  'painkiller vitamin vitamins herbal blood pressure sugar cholesterol heart kidney thyroid pregnancy doctor hospital ' +
  'حساسية تحسس طفح جلدي حكة تورم ضيق تنفس شديدة متوسطة خفيفة أقراص قرص كبسولة كبسولات شراب قطرات مرهم حقنة بخاخ يوميا مرتين صباحا مساء ' +
  'الحاجة دواء أدوية مضاد حيوي مسكن فيتامين فيتامينات أعشاب حبوب ضغط سكري كوليسترول القلب غير معروف اسمها'
).split(' ');

/** What lists of allergies name that is in no medicine of the formulary: known, and no reason to warn. */
export const notMedicines = [
  'peanut',
  'peanuts',
  'nuts',
  'tree nuts',
  'almond',
  'almonds',
  'cashew',
  'walnut',
  'pistachio',
  'sesame',
  'shellfish',
  'shrimp',
  'prawns',
  'crab',
  'fish',
  'egg',
  'eggs',
  'milk',
  'dairy',
  'lactose',
  'wheat',
  'gluten',
  'soy',
  'strawberry',
  'strawberries',
  'kiwi',
  'banana',
  'mango',
  'chocolate',
  'dust',
  'dust mite',
  'dust mites',
  'house dust',
  'pollen',
  'grass',
  'mold',
  'mould',
  'cat',
  'cats',
  'dog',
  'dogs',
  'animal dander',
  'feathers',
  'latex',
  'rubber',
  'nickel',
  'perfume',
  'perfumes',
  'bee sting',
  'bee stings',
  'bees',
  'wasp',
  'insect bites',
  'sun',
  'cold',
  'smoke',
  'incense',
  'فول سوداني',
  'الفول السوداني',
  'مكسرات',
  'لوز',
  'سمسم',
  'مأكولات بحرية',
  'المأكولات البحرية',
  'روبيان',
  'سمك',
  'بيض',
  'حليب',
  'لاكتوز',
  'قمح',
  'غلوتين',
  'جلوتين',
  'فراولة',
  'موز',
  'غبار',
  'عث الغبار',
  'حبوب اللقاح',
  'لقاح النباتات',
  'قطط',
  'لاتكس',
  'مطاط',
  'نيكل',
  'عطور',
  'بخور',
  'لسعة النحل',
  'نحل',
] as const;
