import { type Group, absent, adults, choice, mmolPerL, number, presence, text, unit } from './shape.ts';

const traces = {
  negative: presence.negative,
  trace: { en: 'Trace', ar: 'آثار' },
  one: { en: '1+', ar: '1+' },
  two: { en: '2+', ar: '2+' },
  three: { en: '3+', ar: '3+' },
} as const;
const strip = (loinc: string, name: readonly [string, string]) => choice(loinc, name, 'urine', traces, { expected: ['negative'] });
const perField = unit('/[HPF]', '/HPF');
const mgPerG = unit('mg/g');
const ratio = { ranges: adults(undefined, 30) };

/** Urine. */
export const urine: Group = {
  name: { en: 'Urine', ar: 'البول' },
  tests: {
    'urine-protein': strip('20454-5', ['Protein, test strip', 'البروتين بالشريط']),
    'urine-glucose': strip('25428-4', ['Glucose, test strip', 'السكر في البول بالشريط']),
    'urine-ketones': strip('2514-8', ['Ketones, test strip', 'الكيتونات بالشريط']),
    'urine-blood': strip('5794-3', ['Blood, test strip', 'الدم في البول بالشريط']),
    'urine-leukocytes': strip('5799-2', ['Leukocyte esterase, test strip', 'إستراز الكريات البيضاء بالشريط']),
    'urine-bilirubin': strip('5770-3', ['Bilirubin, test strip', 'البيليروبين في البول بالشريط']),
    'urine-urobilinogen': strip('5818-0', ['Urobilinogen, test strip', 'اليوروبيلينوجين بالشريط']),
    'urine-nitrite': absent('5802-4', ['Nitrite, test strip', 'النتريت بالشريط'], 'urine'),
    'urine-ph': number('5803-2', ['Urine pH', 'درجة حموضة البول'], 'urine', unit('[pH]', 'pH'), 1, { ranges: adults(5, 8) }),
    'urine-gravity': number('5811-5', ['Specific gravity', 'الكثافة النوعية'], 'urine', unit('1', '(ratio)'), 3, {
      ranges: adults(1.005, 1.03),
    }),
    'urine-color': text('5778-6', ['Urine color', 'لون البول'], 'urine'),
    'urine-appearance': text('5767-9', ['Urine appearance', 'مظهر البول'], 'urine'),
    'urine-red-cells': number('13945-1', ['Red cells in urine', 'الكريات الحمراء في البول'], 'urine', perField, 0, {
      ranges: adults(undefined, 3),
    }),
    'urine-white-cells': number('5821-4', ['White cells in urine', 'الكريات البيضاء في البول'], 'urine', perField, 0, {
      ranges: adults(undefined, 5),
    }),
    'urine-pregnancy': choice('2106-3', ['Pregnancy test, urine', 'اختبار الحمل بالبول'], 'urine', presence),
    'albumin-creatinine': number('9318-7', ['Albumin to creatinine ratio', 'نسبة الألبومين إلى الكرياتينين'], 'urine', mgPerG, 0, ratio),
    'protein-creatinine': number('2890-2', ['Protein to creatinine ratio', 'نسبة البروتين إلى الكرياتينين'], 'urine', mgPerG, 0, {
      ranges: adults(undefined, 150),
    }),
    'urine-sodium': number('2955-3', ['Urine sodium', 'صوديوم البول'], 'urine', mmolPerL, 0),
    'urine-potassium': number('2828-2', ['Urine potassium', 'بوتاسيوم البول'], 'urine', mmolPerL, 0),
    'urine-creatinine': number('14683-7', ['Urine creatinine', 'كرياتينين البول'], 'urine', mmolPerL, 1),
    'urine-osmolality': number('2695-5', ['Urine osmolality', 'أسمولالية البول'], 'urine', unit('mosm/kg', 'mOsm/kg'), 0),
    'urine-day-protein': number('2889-4', ['Protein in 24 hours', 'البروتين في 24 ساعة'], 'urine-day', unit('mg/(24.h)', 'mg/24 h'), 0, {
      ranges: adults(undefined, 150),
    }),
  },
};

/** Stool. */
export const stool: Group = {
  name: { en: 'Stool', ar: 'البراز' },
  tests: {
    'occult-blood': absent('29771-3', ['Occult blood (FIT)', 'الدم الخفي في البراز (FIT)'], 'stool'),
    'pylori-antigen': absent('17780-8', ['Helicobacter pylori antigen', 'مستضد الملوية البوابية'], 'stool'),
    calprotectin: number('38445-3', ['Calprotectin', 'الكالبروتكتين'], 'stool', unit('ug/g', 'µg/g'), 0, { ranges: adults(undefined, 50) }),
    parasites: text('10704-5', ['Ova and parasites', 'الطفيليات وبيوضها'], 'stool'),
  },
};
