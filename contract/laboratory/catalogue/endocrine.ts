import {
  type Group,
  adults,
  bySex,
  gPerL,
  iuPerL,
  iuPerMl,
  mmolPerL,
  ngPerMl,
  nmolPerL,
  number,
  ofMen,
  percent,
  pgPerMl,
  pmolPerL,
  uPerMl,
  ugPerDl,
  umolPerL,
  unit,
} from './shape.ts';

const glucoseCritical = [2.5, 25] as const;

/** Sugar. */
export const diabetes: Group = {
  name: { en: 'Diabetes', ar: 'السكري' },
  tests: {
    'glucose-fasting': number('14771-0', ['Glucose, fasting', 'سكر الدم صائماً'], 'fluoride', mmolPerL, 1, {
      ranges: adults(3.9, 5.5),
      critical: glucoseCritical,
    }),
    'glucose-random': number('14749-6', ['Glucose, random', 'سكر الدم العشوائي'], 'fluoride', mmolPerL, 1, {
      ranges: adults(3.9, 7.7),
      critical: glucoseCritical,
    }),
    'glucose-two-hours': number('14995-5', ['Glucose, two hours after 75 g', 'سكر الدم بعد ساعتين من 75 غراماً'], 'fluoride', mmolPerL, 1, {
      ranges: adults(undefined, 7.7),
      critical: glucoseCritical,
    }),
    hba1c: number('4548-4', ['HbA1c', 'السكر التراكمي (HbA1c)'], 'edta', percent, 1, { ranges: adults(4, 5.6) }),
    fructosamine: number('15069-8', ['Fructosamine', 'الفركتوزامين'], 'serum', umolPerL, 0, { ranges: adults(205, 285) }),
    insulin: number('20448-7', ['Insulin, fasting', 'الإنسولين صائماً'], 'serum', unit('m[IU]/L', 'mIU/L'), 1, { ranges: adults(2.6, 24.9) }),
    'c-peptide': number('1986-9', ['C-peptide', 'الببتيد C'], 'serum', ngPerMl, 1, { ranges: adults(1.1, 4.4) }),
    ketones: number('6873-4', ['Beta-hydroxybutyrate', 'بيتا هيدروكسي بوتيرات'], 'serum', mmolPerL, 1, {
      ranges: adults(undefined, 0.5),
      critical: [undefined, 3],
    }),
  },
};

/** The thyroid gland. */
export const thyroid: Group = {
  name: { en: 'Thyroid', ar: 'الغدة الدرقية' },
  tests: {
    tsh: number('3016-3', ['TSH', 'هرمون TSH'], 'serum', unit('m[IU]/L', 'mIU/L'), 2, { ranges: adults(0.27, 4.2) }),
    'free-t4': number('14920-3', ['Free T4', 'هرمون T4 الحر'], 'serum', pmolPerL, 1, { ranges: adults(12, 22) }),
    'free-t3': number('14928-6', ['Free T3', 'هرمون T3 الحر'], 'serum', pmolPerL, 1, { ranges: adults(3.1, 6.8) }),
    't4-total': number('14921-1', ['Total T4', 'هرمون T4 الكلي'], 'serum', nmolPerL, 0, { ranges: adults(66, 181) }),
    't3-total': number('14930-2', ['Total T3', 'هرمون T3 الكلي'], 'serum', nmolPerL, 1, { ranges: adults(1.3, 3.1) }),
    'anti-tpo': number('8099-4', ['TPO antibodies', 'الأجسام المضادة TPO'], 'serum', iuPerMl, 0, { ranges: adults(undefined, 34) }),
    'anti-tg': number('8098-6', ['Thyroglobulin antibodies', 'الأجسام المضادة للثيروغلوبولين'], 'serum', iuPerMl, 0, {
      ranges: adults(undefined, 115),
    }),
    trab: number('5385-0', ['TSH receptor antibodies', 'الأجسام المضادة لمستقبل TSH'], 'serum', iuPerL, 2, {
      ranges: adults(undefined, 1.75),
    }),
    thyroglobulin: number('3013-0', ['Thyroglobulin', 'الثيروغلوبولين'], 'serum', ngPerMl, 1, { ranges: adults(3.5, 77) }),
  },
};

/** Other hormones. There is no range for women where their values follow the cycle or a pregnancy. */
export const hormones: Group = {
  name: { en: 'Hormones', ar: 'الهرمونات' },
  tests: {
    fsh: number('15067-2', ['FSH', 'هرمون FSH'], 'serum', iuPerL, 1, { ranges: ofMen(1.5, 12.4) }),
    lh: number('10501-5', ['LH', 'هرمون LH'], 'serum', iuPerL, 1, { ranges: ofMen(1.7, 8.6) }),
    prolactin: number('2842-3', ['Prolactin', 'البرولاكتين'], 'serum', ngPerMl, 1, { ranges: bySex([4, 15.2], [4.8, 23.3]) }),
    estradiol: number('14715-7', ['Estradiol', 'الإستراديول'], 'serum', pmolPerL, 0, { ranges: ofMen(41, 159) }),
    progesterone: number('14890-8', ['Progesterone', 'البروجسترون'], 'serum', nmolPerL, 1),
    testosterone: number('14913-8', ['Testosterone', 'التستوستيرون'], 'serum', nmolPerL, 2, {
      ranges: [
        { from: 18, to: 49, sex: 'male', low: 8.64, high: 29 },
        { from: 50, to: 120, sex: 'male', low: 6.68, high: 25.7 },
        { from: 18, to: 120, sex: 'female', low: 0.29, high: 1.67 },
      ],
    }),
    shbg: number('13967-5', ['SHBG', 'الغلوبولين SHBG'], 'serum', nmolPerL, 1, { ranges: bySex([18.3, 54.1], [32.4, 128]) }),
    'dhea-s': number('14688-6', ['DHEA-S', 'هرمون DHEA-S'], 'serum', umolPerL, 1),
    cortisol: number('14675-3', ['Cortisol', 'الكورتيزول'], 'serum', nmolPerL, 0),
    acth: number('2141-0', ['ACTH', 'هرمون ACTH'], 'edta', pgPerMl, 1, { ranges: adults(7.2, 63.3) }),
    pth: number('2731-8', ['Parathyroid hormone', 'هرمون جارات الدرقية'], 'serum', pgPerMl, 0, { ranges: adults(15, 65) }),
    'growth-hormone': number('2963-7', ['Growth hormone', 'هرمون النمو'], 'serum', ngPerMl, 1),
    'igf-1': number('2484-4', ['IGF-1', 'عامل النمو IGF-1'], 'serum', ngPerMl, 0),
    'beta-hcg': number('21198-7', ['Beta-hCG', 'هرمون الحمل (beta-hCG)'], 'serum', iuPerL, 0),
    amh: number('38476-8', ['AMH', 'هرمون AMH'], 'serum', ngPerMl, 1),
    'hydroxyprogesterone-17': number('1668-3', ['17-hydroxyprogesterone', '17-هيدروكسي بروجسترون'], 'serum', unit('ng/dL'), 0),
  },
};

/** Iron, vitamins, trace elements. */
export const nutrition: Group = {
  name: { en: 'Iron and vitamins', ar: 'الحديد والفيتامينات' },
  tests: {
    iron: number('14798-3', ['Iron', 'الحديد'], 'serum', umolPerL, 1, { ranges: adults(5.8, 34.5) }),
    tibc: number('14800-7', ['Iron binding capacity', 'السعة الكلية لارتباط الحديد'], 'serum', umolPerL, 0, { ranges: adults(45, 77) }),
    transferrin: number('3034-6', ['Transferrin', 'الترانسفيرين'], 'serum', gPerL, 1, { ranges: adults(2, 3.6) }),
    'transferrin-saturation': number('2502-3', ['Transferrin saturation', 'تشبع الترانسفيرين'], 'serum', percent, 0, {
      ranges: adults(16, 45),
    }),
    ferritin: number('2276-4', ['Ferritin', 'الفيريتين'], 'serum', unit('ug/L', 'µg/L'), 0, { ranges: bySex([30, 400], [13, 150]) }),
    'vitamin-d': number('62292-8', ['Vitamin D (25-OH)', 'فيتامين د (\u206625-OH\u2069)'], 'serum', ngPerMl, 0, {
      ranges: adults(30, 100),
    }),
    'vitamin-b12': number('14685-2', ['Vitamin B12', 'فيتامين B12'], 'serum', pmolPerL, 0, { ranges: adults(145, 569) }),
    folate: number('14732-2', ['Folate', 'الفولات'], 'serum', nmolPerL, 1, { ranges: adults(8.8, 60) }),
    'vitamin-a': number('2923-1', ['Vitamin A', 'فيتامين أ'], 'serum', ugPerDl, 0, { ranges: adults(30, 80) }),
    zinc: number('5763-8', ['Zinc', 'الزنك'], 'serum', ugPerDl, 0, { ranges: adults(60, 120) }),
    copper: number('5631-7', ['Copper', 'النحاس'], 'serum', ugPerDl, 0, { ranges: adults(70, 140) }),
    ceruloplasmin: number('2064-4', ['Ceruloplasmin', 'السيرولوبلازمين'], 'serum', unit('mg/dL'), 0, { ranges: adults(20, 60) }),
  },
};

/** Tumor markers. */
export const tumours: Group = {
  name: { en: 'Tumor markers', ar: 'دلالات الأورام' },
  tests: {
    psa: number('2857-1', ['PSA', 'مستضد البروستات (PSA)'], 'serum', ngPerMl, 2, { ranges: ofMen(undefined, 4) }),
    'psa-free': number('10886-0', ['Free PSA', 'مستضد البروستات الحر'], 'serum', ngPerMl, 2),
    cea: number('2039-6', ['CEA', 'المستضد CEA'], 'serum', ngPerMl, 1, { ranges: adults(undefined, 5) }),
    afp: number('1834-1', ['Alpha-fetoprotein', 'ألفا فيتوبروتين'], 'serum', ngPerMl, 1, { ranges: ofMen(undefined, 7) }),
    'ca-125': number('10334-1', ['CA 125', 'المستضد CA 125'], 'serum', uPerMl, 0, { ranges: adults(undefined, 35) }),
    'ca-19-9': number('24108-3', ['CA 19-9', 'المستضد CA 19-9'], 'serum', uPerMl, 0, { ranges: adults(undefined, 37) }),
    'ca-15-3': number('6875-9', ['CA 15-3', 'المستضد CA 15-3'], 'serum', uPerMl, 0, { ranges: adults(undefined, 31) }),
  },
};
