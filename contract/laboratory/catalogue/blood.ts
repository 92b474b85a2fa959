import {
  type Group,
  absent,
  adults,
  bySex,
  choice,
  gPerDl,
  gPerL,
  number,
  percent,
  perLitre,
  presence,
  seconds,
  text,
  unit,
} from './shape.ts';

const fl = unit('fL');
const mmPerHour = unit('mm/h');

/** Blood counts and red cells. */
export const haematology: Group = {
  name: { en: 'Hematology', ar: 'أمراض الدم' },
  tests: {
    hemoglobin: number('718-7', ['Hemoglobin', 'الهيموغلوبين'], 'edta', gPerDl, 1, {
      ranges: bySex([13, 17], [12, 15]),
      critical: [7, 20],
    }),
    hematocrit: number('4544-3', ['Hematocrit', 'الهيماتوكريت'], 'edta', percent, 1, {
      ranges: bySex([40, 50], [36, 46]),
      critical: [20, 60],
    }),
    'red-cells': number('789-8', ['Red cell count', 'عدد كريات الدم الحمراء'], 'edta', unit('10*12/L', '×10¹²/L'), 2, {
      ranges: bySex([4.5, 5.9], [4.1, 5.1]),
    }),
    mcv: number('787-2', ['Mean cell volume (MCV)', 'متوسط حجم الكرية (MCV)'], 'edta', fl, 1, { ranges: adults(80, 100) }),
    mch: number('785-6', ['Mean cell hemoglobin (MCH)', 'متوسط هيموغلوبين الكرية (MCH)'], 'edta', unit('pg'), 1, {
      ranges: adults(27, 33),
    }),
    mchc: number('786-4', ['Mean cell hemoglobin concentration (MCHC)', 'متوسط تركيز الهيموغلوبين (MCHC)'], 'edta', gPerDl, 1, {
      ranges: adults(32, 36),
    }),
    rdw: number('788-0', ['Red cell distribution width (RDW)', 'اتساع توزع الكريات الحمراء (RDW)'], 'edta', percent, 1, {
      ranges: adults(11.5, 14.5),
    }),
    platelets: number('777-3', ['Platelets', 'الصفائح الدموية'], 'edta', perLitre, 0, { ranges: adults(150, 410), critical: [30, 1000] }),
    mpv: number('32623-1', ['Mean platelet volume (MPV)', 'متوسط حجم الصفائح (MPV)'], 'edta', fl, 1, { ranges: adults(7.5, 11.5) }),
    'white-cells': number('6690-2', ['White cell count', 'عدد كريات الدم البيضاء'], 'edta', perLitre, 1, {
      ranges: adults(4, 11),
      critical: [1.5, 50],
    }),
    neutrophils: number('751-8', ['Neutrophils', 'العدلات'], 'edta', perLitre, 2, { ranges: adults(2, 7), critical: [0.5, undefined] }),
    lymphocytes: number('731-0', ['Lymphocytes', 'الخلايا اللمفاوية'], 'edta', perLitre, 2, { ranges: adults(1, 3) }),
    monocytes: number('742-7', ['Monocytes', 'الوحيدات'], 'edta', perLitre, 2, { ranges: adults(0.2, 1) }),
    eosinophils: number('711-2', ['Eosinophils', 'الحمضات'], 'edta', perLitre, 2, { ranges: adults(0.02, 0.5) }),
    basophils: number('704-7', ['Basophils', 'القعدات'], 'edta', perLitre, 2, { ranges: adults(0, 0.1) }),
    reticulocytes: number('17849-1', ['Reticulocytes', 'الخلايا الشبكية'], 'edta', percent, 1, { ranges: adults(0.5, 2.5) }),
    esr: number('4537-7', ['Sedimentation rate (ESR)', 'سرعة الترسيب (ESR)'], 'edta', mmPerHour, 0, {
      ranges: [
        { from: 18, to: 49, sex: 'male', high: 15 },
        { from: 50, to: 120, sex: 'male', high: 20 },
        { from: 18, to: 49, sex: 'female', high: 20 },
        { from: 50, to: 120, sex: 'female', high: 30 },
      ],
    }),
    'blood-film': text('5909-7', ['Blood film', 'لطاخة الدم'], 'edta'),
    malaria: absent('32700-7', ['Malaria film', 'لطاخة الملاريا'], 'edta', true),
    'sickle-screen': absent('6864-3', ['Sickle cell screen', 'تحري فقر الدم المنجلي'], 'edta'),
    'hb-a2': number('4551-8', ['Hemoglobin A2', 'الهيموغلوبين A2'], 'edta', percent, 1, { ranges: adults(2, 3.3) }),
    'hb-f': number('4576-5', ['Hemoglobin F', 'الهيموغلوبين F'], 'edta', percent, 1, { ranges: adults(undefined, 1) }),
    'hb-s': number('4625-0', ['Hemoglobin S', 'الهيموغلوبين S'], 'edta', percent, 1),
    g6pd: number('32546-4', ['G6PD activity', 'فعالية إنزيم G6PD'], 'edta', unit('U/g{Hb}', 'U/g Hb'), 1, { ranges: adults(5.5, 20.5) }),
    'blood-group': choice('882-1', ['Blood group (ABO and Rh)', 'فصيلة الدم (ABO وRh)'], 'edta', {
      'a-positive': { en: 'A+', ar: 'A+' },
      'a-negative': { en: 'A-', ar: 'A-' },
      'b-positive': { en: 'B+', ar: 'B+' },
      'b-negative': { en: 'B-', ar: 'B-' },
      'ab-positive': { en: 'AB+', ar: 'AB+' },
      'ab-negative': { en: 'AB-', ar: 'AB-' },
      'o-positive': { en: 'O+', ar: 'O+' },
      'o-negative': { en: 'O-', ar: 'O-' },
    }),
    'direct-coombs': choice('1007-4', ['Direct antiglobulin test', 'اختبار كومبس المباشر'], 'edta', presence, { expected: ['negative'] }),
    haptoglobin: number('4542-7', ['Haptoglobin', 'الهابتوغلوبين'], 'serum', gPerL, 2, { ranges: adults(0.3, 2) }),
  },
};

/** Clotting. */
export const coagulation: Group = {
  name: { en: 'Coagulation', ar: 'تخثر الدم' },
  tests: {
    'prothrombin-time': number('5902-2', ['Prothrombin time', 'زمن البروثرومبين'], 'citrate', seconds, 1, { ranges: adults(11, 13.5) }),
    inr: number('6301-6', ['INR', 'نسبة INR'], 'citrate', unit('{INR}', 'INR'), 1, { ranges: adults(0.8, 1.2), critical: [undefined, 5] }),
    aptt: number('14979-9', ['aPTT', 'زمن الثرومبوبلاستين الجزئي (aPTT)'], 'citrate', seconds, 1, {
      ranges: adults(25, 37),
      critical: [undefined, 100],
    }),
    fibrinogen: number('3255-7', ['Fibrinogen', 'الفيبرينوجين'], 'citrate', gPerL, 1, { ranges: adults(2, 4), critical: [1, undefined] }),
    'd-dimer': number('48065-7', ['D-dimer', 'دي-دايمر'], 'citrate', unit('mg/L{FEU}', 'mg/L FEU'), 2, { ranges: adults(undefined, 0.5) }),
    antithrombin: number('27811-9', ['Antithrombin', 'مضاد الثرومبين'], 'citrate', percent, 0, { ranges: adults(80, 120) }),
    'thrombin-time': number('3243-3', ['Thrombin time', 'زمن الثرومبين'], 'citrate', seconds, 1, { ranges: adults(14, 19) }),
  },
};
