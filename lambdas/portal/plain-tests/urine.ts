import type { PlainTests } from './shape.ts';

/** Urine and stool. */
export const urine: PlainTests = {
  'urine-protein': {
    name: { en: 'Protein in urine', ar: 'البروتين في البول' },
    meaning: {
      en: 'Healthy kidneys let little protein through. Fever or exercise can raise it for a while.',
      ar: 'لا تمرر الكلى السليمة إلا القليل من البروتين. قد يزيد مؤقتاً مع الحمى أو المجهود.',
    },
  },
  'urine-glucose': {
    name: { en: 'Sugar in urine', ar: 'السكر في البول' },
    meaning: {
      en: 'Can show when the blood holds much sugar. Some diabetes medicines cause it too.',
      ar: 'قد يظهر عند ارتفاع سكر الدم. وتخرجه بعض أدوية السكري مع البول أيضاً.',
    },
  },
  'urine-ketones': {
    name: { en: 'Ketones in urine', ar: 'الكيتونات في البول' },
    meaning: {
      en: 'Appear when the body burns fat instead of sugar, as in fasting.',
      ar: 'تظهر عندما يحرق الجسم الدهون بدل السكر، كما في الصيام.',
    },
  },
  'urine-blood': {
    name: { en: 'Blood in urine', ar: 'الدم في البول' },
    meaning: {
      en: 'Looks for blood, even too little to see. Periods, stones or infection can cause it.',
      ar: 'يبحث عن الدم حتى إن كان قليلاً لا يُرى. من أسبابه الدورة الشهرية أو الحصى أو العدوى.',
    },
  },
  'urine-leukocytes': {
    name: { en: 'White cell enzyme in urine', ar: 'إنزيم الكريات البيضاء في البول' },
    meaning: {
      en: 'An enzyme of white cells. It can show in urine with an infection.',
      ar: 'إنزيم من الكريات البيضاء. قد يظهر في البول عند وجود عدوى.',
    },
  },
  'urine-bilirubin': {
    name: { en: 'Yellow pigment in urine', ar: 'الصبغة الصفراء في البول' },
    meaning: {
      en: 'A pigment that can pass into urine when bile does not flow well.',
      ar: 'صبغة قد تصل إلى البول عند ضعف جريان العصارة الصفراوية.',
    },
  },
  'urine-urobilinogen': {
    name: { en: 'Bile pigment in urine', ar: 'صبغة العصارة الصفراوية في البول' },
    meaning: {
      en: 'Made from bile in the gut. A little of it in urine is normal.',
      ar: 'تتكون في الأمعاء من العصارة الصفراوية. وجود القليل منها في البول طبيعي.',
    },
  },
  'urine-nitrite': {
    name: { en: 'Bacteria sign in urine', ar: 'علامة البكتيريا في البول' },
    meaning: {
      en: 'Some bacteria make nitrite in urine. It helps find a urine infection.',
      ar: 'تصنع بعض أنواع البكتيريا النتريت في البول. يفيد في كشف التهاب المسالك البولية.',
    },
  },
  'urine-ph': {
    name: { en: 'Acid level of urine', ar: 'حموضة البول' },
    meaning: { en: 'How acidic the urine is. Food and medicines can change it.', ar: 'مدى حموضة البول. قد تتغير مع الطعام والأدوية.' },
  },
  'urine-gravity': {
    name: { en: 'Urine density', ar: 'كثافة البول' },
    meaning: { en: 'How concentrated the urine is. Drinking little can raise it.', ar: 'مدى تركيز البول. قد يزيد عند قلة شرب الماء.' },
  },
  'urine-color': {
    meaning: { en: 'Water, food and medicines can change the color of urine.', ar: 'قد يتغير لون البول مع شرب الماء والطعام والأدوية.' },
  },
  'urine-appearance': {
    name: { en: 'Clearness of urine', ar: 'صفاء البول' },
    meaning: {
      en: 'Shows if urine is clear or cloudy. Cloudy urine can have harmless causes.',
      ar: 'يُظهر إن كان البول صافياً أو عكراً. قد تكون للتعكر أسباب بسيطة.',
    },
  },
  'urine-red-cells': {
    meaning: {
      en: 'Red cells seen under the microscope. Stones, infection or exercise can raise them.',
      ar: 'الكريات الحمراء التي تُرى بالمجهر. قد تزيد مع الحصى أو العدوى أو المجهود.',
    },
  },
  'urine-white-cells': {
    meaning: {
      en: 'White cells seen under the microscope. An infection can raise them.',
      ar: 'الكريات البيضاء التي تُرى بالمجهر. قد تزيد عند وجود عدوى.',
    },
  },
  'urine-pregnancy': {
    meaning: {
      en: 'Looks for the pregnancy hormone in urine. In the first days it can miss it.',
      ar: 'يبحث عن هرمون الحمل في البول. قد لا يظهر الهرمون في الأيام الأولى.',
    },
  },
  'albumin-creatinine': {
    name: { en: 'Traces of protein in urine', ar: 'زلال البول' },
    meaning: {
      en: 'Finds small amounts of a protein in urine. It is an early check of the kidneys.',
      ar: 'يكشف كميات قليلة من الزلال (الألبومين) في البول. يفيد في الاطمئنان المبكر على الكلى.',
    },
  },
  'protein-creatinine': {
    name: { en: 'Protein share in urine', ar: 'نسبة البروتين في البول' },
    meaning: {
      en: 'All protein in urine, compared with creatinine. One sample is enough.',
      ar: 'كل البروتين في البول مقارنة بالكرياتينين. تكفي له عينة واحدة.',
    },
  },
  'urine-sodium': {
    name: { en: 'Sodium in urine', ar: 'الصوديوم في البول' },
    meaning: {
      en: 'How much sodium leaves with urine. It shows how the kidneys handle salt.',
      ar: 'مقدار الصوديوم الخارج مع البول. يدل على تعامل الكلى مع الملح.',
    },
  },
  'urine-potassium': {
    name: { en: 'Potassium in urine', ar: 'البوتاسيوم في البول' },
    meaning: {
      en: 'How much potassium leaves with urine. It helps explain the blood level.',
      ar: 'مقدار البوتاسيوم الخارج مع البول. يساعد على فهم مستواه في الدم.',
    },
  },
  'urine-creatinine': {
    name: { en: 'Muscle waste in urine', ar: 'مخلفات العضلات في البول' },
    meaning: {
      en: 'Shows how diluted a sample is, so that other tests can be read correctly.',
      ar: 'يدل على مدى تخفيف العينة، لتُقرأ التحاليل الأخرى قراءة صحيحة.',
    },
  },
  'urine-osmolality': {
    name: { en: 'Urine concentration', ar: 'تركيز البول' },
    meaning: { en: 'Shows how well the kidneys keep or let go of water.', ar: 'يدل على قدرة الكلى على حفظ الماء أو إخراجه.' },
  },
  'urine-day-protein': {
    name: { en: 'Protein in one day’s urine', ar: 'البروتين في بول يوم كامل' },
    meaning: {
      en: 'All protein that leaves with urine in a day. It shows how well kidneys filter.',
      ar: 'كل البروتين الخارج مع البول في يوم كامل. يدل على كفاءة ترشيح الكلى.',
    },
  },
  'occult-blood': {
    name: { en: 'Hidden blood in stool', ar: 'الدم الخفي في البراز' },
    meaning: {
      en: 'Looks for blood that the eye cannot see. It can have many causes.',
      ar: 'يبحث عن دم لا تراه العين. وقد تكون له أسباب كثيرة.',
    },
  },
  'pylori-antigen': {
    name: { en: 'Stomach bacteria test', ar: 'تحليل جرثومة المعدة' },
    meaning: {
      en: 'Looks in stool for bacteria that can live in the stomach and irritate it.',
      ar: 'يبحث في البراز عن جرثومة قد تعيش في المعدة وتهيجها.',
    },
  },
  calprotectin: {
    name: { en: 'Gut inflammation marker', ar: 'مؤشر التهاب الأمعاء' },
    meaning: { en: 'A protein in stool that can rise when the gut is inflamed.', ar: 'بروتين في البراز قد يرتفع عند التهاب الأمعاء.' },
  },
  parasites: {
    name: { en: 'Parasites in stool', ar: 'الطفيليات في البراز' },
    meaning: { en: 'Looks for worms, other parasites and their eggs in stool.', ar: 'يبحث عن الديدان والطفيليات الأخرى وبيوضها في البراز.' },
  },
};
