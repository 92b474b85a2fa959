import {
  type Group,
  adults,
  bySex,
  gPerL,
  mgPerL,
  mmHg,
  mmolPerL,
  nmolPerL,
  ngPerMl,
  number,
  pgPerMl,
  ugPerMl,
  uPerL,
  umolPerL,
  unit,
} from './shape.ts';

const mosm = unit('mosm/kg', 'mOsm/kg');

/** Salts, proteins, enzymes. */
export const chemistry: Group = {
  name: { en: 'Chemistry', ar: 'كيمياء الدم' },
  tests: {
    sodium: number('2951-2', ['Sodium', 'الصوديوم'], 'serum', mmolPerL, 0, { ranges: adults(135, 145), critical: [120, 160] }),
    potassium: number('2823-3', ['Potassium', 'البوتاسيوم'], 'serum', mmolPerL, 1, { ranges: adults(3.5, 5.1), critical: [2.8, 6.2] }),
    chloride: number('2075-0', ['Chloride', 'الكلوريد'], 'serum', mmolPerL, 0, { ranges: adults(98, 107), critical: [80, 120] }),
    bicarbonate: number('1963-8', ['Bicarbonate', 'البيكربونات'], 'serum', mmolPerL, 0, { ranges: adults(22, 29), critical: [10, 40] }),
    'anion-gap': number('33037-3', ['Anion gap', 'الفجوة الأيونية'], 'serum', mmolPerL, 0, { ranges: adults(8, 16) }),
    calcium: number('2000-8', ['Calcium', 'الكالسيوم'], 'serum', mmolPerL, 2, { ranges: adults(2.15, 2.55), critical: [1.65, 3.25] }),
    'calcium-ionized': number('1995-0', ['Ionized calcium', 'الكالسيوم المتأين'], 'serum', mmolPerL, 2, {
      ranges: adults(1.15, 1.3),
      critical: [0.8, 1.6],
    }),
    phosphate: number('14879-1', ['Phosphate', 'الفوسفات'], 'serum', mmolPerL, 2, { ranges: adults(0.81, 1.45), critical: [0.3, 2.9] }),
    magnesium: number('2601-3', ['Magnesium', 'المغنيسيوم'], 'serum', mmolPerL, 2, { ranges: adults(0.66, 1.07), critical: [0.4, 2] }),
    'protein-total': number('2885-2', ['Total protein', 'البروتين الكلي'], 'serum', gPerL, 0, { ranges: adults(64, 83) }),
    albumin: number('1751-7', ['Albumin', 'الألبومين'], 'serum', gPerL, 0, { ranges: adults(35, 52) }),
    globulin: number('10834-0', ['Globulin', 'الغلوبولين'], 'serum', gPerL, 0, { ranges: adults(20, 35) }),
    prealbumin: number('14338-8', ['Prealbumin', 'ما قبل الألبومين'], 'serum', mgPerL, 0, { ranges: adults(200, 400) }),
    osmolality: number('2692-2', ['Osmolality', 'الأسمولالية'], 'serum', mosm, 0, { ranges: adults(275, 295), critical: [250, 325] }),
    lactate: number('2524-7', ['Lactate', 'اللاكتات'], 'fluoride', mmolPerL, 1, { ranges: adults(0.5, 2.2), critical: [undefined, 4] }),
    amylase: number('1798-8', ['Amylase', 'الأميلاز'], 'serum', uPerL, 0, { ranges: adults(28, 100) }),
    lipase: number('3040-3', ['Lipase', 'الليباز'], 'serum', uPerL, 0, { ranges: adults(13, 60) }),
    ldh: number('2532-0', ['Lactate dehydrogenase (LDH)', 'نازعة هيدروجين اللاكتات (LDH)'], 'serum', uPerL, 0, { ranges: adults(135, 225) }),
  },
};

/** How the kidneys work. */
export const kidney: Group = {
  name: { en: 'Kidney', ar: 'وظائف الكلى' },
  tests: {
    urea: number('22664-7', ['Urea', 'اليوريا'], 'serum', mmolPerL, 1, { ranges: adults(2.5, 7.8), critical: [undefined, 36] }),
    creatinine: number('14682-9', ['Creatinine', 'الكرياتينين'], 'serum', umolPerL, 0, {
      ranges: bySex([62, 106], [44, 80]),
      critical: [undefined, 650],
    }),
    egfr: number(
      '98979-8',
      ['Estimated GFR (CKD-EPI 2021)', 'معدل الترشيح المقدر (CKD-EPI 2021)'],
      'serum',
      unit('mL/min/{1.73_m2}', 'mL/min/1.73 m²'),
      0,
      {
        ranges: adults(60, undefined),
        critical: [10, undefined],
      },
    ),
    'uric-acid': number('14933-6', ['Uric acid', 'حمض اليوريك'], 'serum', umolPerL, 0, { ranges: bySex([202, 417], [143, 340]) }),
  },
};

/** How the liver works. */
export const liver: Group = {
  name: { en: 'Liver', ar: 'وظائف الكبد' },
  tests: {
    alt: number('1742-6', ['ALT', 'إنزيم ALT'], 'serum', uPerL, 0, {
      ranges: bySex([undefined, 41], [undefined, 33]),
      critical: [undefined, 1000],
    }),
    ast: number('1920-8', ['AST', 'إنزيم AST'], 'serum', uPerL, 0, {
      ranges: bySex([undefined, 40], [undefined, 32]),
      critical: [undefined, 1000],
    }),
    alp: number('6768-6', ['Alkaline phosphatase', 'الفوسفاتاز القلوية'], 'serum', uPerL, 0, { ranges: bySex([40, 129], [35, 104]) }),
    ggt: number('2324-2', ['Gamma GT', 'إنزيم غاما GT'], 'serum', uPerL, 0, { ranges: bySex([8, 61], [5, 36]) }),
    'bilirubin-total': number('14631-6', ['Total bilirubin', 'البيليروبين الكلي'], 'serum', umolPerL, 0, {
      ranges: adults(undefined, 21),
      critical: [undefined, 250],
    }),
    'bilirubin-direct': number('14629-0', ['Direct bilirubin', 'البيليروبين المباشر'], 'serum', umolPerL, 0, {
      ranges: adults(undefined, 5),
    }),
    'bilirubin-indirect': number('14630-8', ['Indirect bilirubin', 'البيليروبين غير المباشر'], 'serum', umolPerL, 0, {
      ranges: adults(undefined, 17),
    }),
    ammonia: number('16362-6', ['Ammonia', 'الأمونيا'], 'edta', umolPerL, 0, { ranges: adults(11, 51), critical: [undefined, 150] }),
  },
};

/** Fats. */
export const lipids: Group = {
  name: { en: 'Lipids', ar: 'دهون الدم' },
  tests: {
    cholesterol: number('14647-2', ['Total cholesterol', 'الكوليسترول الكلي'], 'serum', mmolPerL, 1, { ranges: adults(undefined, 5.2) }),
    hdl: number('14646-4', ['HDL cholesterol', 'الكوليسترول HDL'], 'serum', mmolPerL, 1, {
      ranges: bySex([1, undefined], [1.3, undefined]),
    }),
    ldl: number('22748-8', ['LDL cholesterol', 'الكوليسترول LDL'], 'serum', mmolPerL, 1, { ranges: adults(undefined, 3.4) }),
    'non-hdl': number('70204-3', ['Non-HDL cholesterol', 'الكوليسترول غير HDL'], 'serum', mmolPerL, 1, { ranges: adults(undefined, 4.1) }),
    triglycerides: number('14927-8', ['Triglycerides', 'الدهون الثلاثية'], 'serum', mmolPerL, 1, {
      ranges: adults(undefined, 1.7),
      critical: [undefined, 11.3],
    }),
    'lipoprotein-a': number('43583-4', ['Lipoprotein(a)', 'البروتين الدهني (a)'], 'serum', nmolPerL, 0, { ranges: adults(undefined, 75) }),
    'apo-b': number('1884-6', ['Apolipoprotein B', 'صميم البروتين الدهني B'], 'serum', gPerL, 2, { ranges: adults(0.6, 1.1) }),
    'apo-a1': number('1869-7', ['Apolipoprotein A1', 'صميم البروتين الدهني A1'], 'serum', gPerL, 2, {
      ranges: bySex([1.04, 2.02], [1.08, 2.25]),
    }),
  },
};

/** The heart and its vessels. */
export const cardiac: Group = {
  name: { en: 'Cardiac', ar: 'مؤشرات القلب' },
  tests: {
    'troponin-t': number('67151-1', ['Troponin T, high sensitivity', 'التروبونين T عالي الحساسية'], 'serum', unit('ng/L'), 0, {
      ranges: adults(undefined, 14),
      critical: [undefined, 52],
    }),
    ck: number('2157-6', ['Creatine kinase (CK)', 'كيناز الكرياتين (CK)'], 'serum', uPerL, 0, {
      ranges: bySex([39, 308], [26, 192]),
      critical: [undefined, 5000],
    }),
    'ck-mb': number('13969-1', ['CK-MB', 'كيناز الكرياتين CK-MB'], 'serum', ngPerMl, 1, {
      ranges: bySex([undefined, 6.2], [undefined, 3.8]),
    }),
    myoglobin: number('2639-3', ['Myoglobin', 'الميوغلوبين'], 'serum', ngPerMl, 0, { ranges: bySex([28, 72], [25, 58]) }),
    'nt-probnp': number('33762-6', ['NT-proBNP', 'الببتيد NT-proBNP'], 'serum', pgPerMl, 0, { ranges: adults(undefined, 125) }),
    bnp: number('30934-4', ['BNP', 'الببتيد BNP'], 'edta', pgPerMl, 0, { ranges: adults(undefined, 100) }),
    homocysteine: number('13965-9', ['Homocysteine', 'الهوموسيستئين'], 'serum', umolPerL, 1, { ranges: adults(5, 15) }),
  },
};

/** Gases and acids of arterial blood. */
export const gases: Group = {
  name: { en: 'Blood gases', ar: 'غازات الدم' },
  tests: {
    'gas-ph': number('2744-1', ['pH, arterial', 'درجة حموضة الدم الشرياني'], 'gas', unit('[pH]', 'pH'), 2, {
      ranges: adults(7.35, 7.45),
      critical: [7.2, 7.6],
    }),
    'gas-pco2': number('2019-8', ['pCO2, arterial', 'ضغط CO2 الشرياني'], 'gas', mmHg, 0, { ranges: adults(35, 45), critical: [20, 70] }),
    'gas-po2': number('2703-7', ['pO2, arterial', 'ضغط O2 الشرياني'], 'gas', mmHg, 0, {
      ranges: adults(80, 100),
      critical: [40, undefined],
    }),
    'base-excess': number('1925-7', ['Base excess, arterial', 'فائض القاعدة'], 'gas', mmolPerL, 1, {
      ranges: adults(-2, 3),
      canBeNegative: true,
    }),
  },
};

/** Levels of medicines. */
export const medicines: Group = {
  name: { en: 'Medicine levels', ar: 'مستويات الأدوية' },
  tests: {
    digoxin: number('10535-3', ['Digoxin', 'الديجوكسين'], 'serum', ngPerMl, 1, { ranges: adults(0.5, 2), critical: [undefined, 2.5] }),
    lithium: number('14334-7', ['Lithium', 'الليثيوم'], 'serum', mmolPerL, 1, { ranges: adults(0.6, 1), critical: [undefined, 1.5] }),
    vancomycin: number('4092-3', ['Vancomycin, trough', 'الفانكوميسين قبل الجرعة'], 'serum', ugPerMl, 1, {
      ranges: adults(10, 20),
      critical: [undefined, 30],
    }),
    gentamicin: number('3665-7', ['Gentamicin, trough', 'الجنتاميسين قبل الجرعة'], 'serum', ugPerMl, 1, {
      ranges: adults(undefined, 2),
      critical: [undefined, 4],
    }),
    phenytoin: number('3968-5', ['Phenytoin', 'الفينيتوين'], 'serum', ugPerMl, 1, { ranges: adults(10, 20), critical: [undefined, 30] }),
    valproate: number('4086-5', ['Valproate', 'الفالبروات'], 'serum', ugPerMl, 0, { ranges: adults(50, 100), critical: [undefined, 150] }),
    carbamazepine: number('3432-2', ['Carbamazepine', 'الكاربامازيبين'], 'serum', ugPerMl, 1, {
      ranges: adults(4, 12),
      critical: [undefined, 15],
    }),
    paracetamol: number('3298-7', ['Paracetamol', 'الباراسيتامول'], 'serum', ugPerMl, 0, { critical: [undefined, 150] }),
    tacrolimus: number('11253-2', ['Tacrolimus', 'التاكروليموس'], 'edta', ngPerMl, 1, { ranges: adults(5, 15), critical: [undefined, 25] }),
  },
};
