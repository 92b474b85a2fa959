import { type Topic, type Written, circulation, written } from './topic.ts';

const body = ['weight', 'height'] as const;
const growth = [...body, 'temperature', 'pulse'] as const;

const isNearTarget: Written['fits'] = ({ systolic = 0 }) => systolic < 142;
const isAboveTarget: Written['fits'] = ({ systolic = 0 }) => systolic >= 138;
const isBetter: Written['fits'] = ({ glucose = 0 }) => glucose < 9;
const isSweet: Written['fits'] = ({ glucose = 0 }) => glucose >= 8;

/** Notes of reviews, by the English reason of the appointment. */
export const reviews = {
  'Follow-up visit': {
    signs: [...circulation, ...body],
    notes: {
      en: [
        written(
          'Feels well, no new complaints. Takes the medicines as prescribed.',
          'BP {bp}. Looks well, chest clear.',
          'Stable.',
          'No change. Review in three months.',
        ),
        written(
          'Sleeps poorly for two weeks, worries about work. No low mood.',
          'BP {bp}. Calm, well kept.',
          'Poor sleep, probably from stress.',
          'Advice on sleep; no tea or coffee after 4 pm. Review in four weeks.',
        ),
        written(
          'Tired in the afternoon. Walks little in the heat.',
          'BP {bp}, weight {weight} kg. No pallor, thyroid not enlarged.',
          'Tiredness without alarming signs.',
          'Blood count, TSH and vitamin D. Walk indoors three times a week.',
        ),
      ],
      ar: [
        written(
          'لا شكوى جديدة، والالتزام بالأدوية جيد.',
          'الضغط {bp}. الحالة العامة جيدة، والصدر سليم.',
          'الحالة مستقرة.',
          'الاستمرار على العلاج نفسه، والمراجعة بعد ثلاثة أشهر.',
        ),
        written(
          'نوم متقطع منذ أسبوعين بسبب ضغط العمل، دون حزن مستمر.',
          'الضغط {bp}. هدوء وانتباه جيد.',
          'اضطراب نوم مرتبط بالضغوط.',
          'إرشادات النوم، وتجنب المنبهات بعد العصر، والمراجعة بعد شهر.',
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Mother has no concerns. Eats and sleeps well.',
          'Active, well hydrated. Weight {weight} kg.',
          'Well child.',
          'Healthy snacks, less screen time. Review when needed.',
        ),
      ],
      ar: [
        written(
          'لا شكوى لدى الأم، والأكل والنوم جيدان.',
          'طفل نشيط، الوزن {weight} كغ.',
          'نمو سليم.',
          'وجبات صحية وتقليل وقت الشاشة، والمراجعة عند الحاجة.',
        ),
      ],
    },
  },
  'Test results': {
    signs: circulation,
    notes: {
      en: [
        written(
          'Came for the results. No complaints.',
          'BP {bp}. Results gone through together.',
          'Vitamin D below the range; the rest needs no action.',
          'Vitamin D weekly for eight weeks, then monthly.',
          { medicine: 'vitamin-d' },
        ),
        written(
          'Asks what the cholesterol means.',
          'BP {bp}. LDL above the target, liver enzymes unremarkable.',
          'Raised LDL.',
          'Diet explained in simple words. Repeat in three months, then decide on a statin.',
        ),
      ],
      ar: [
        written(
          'مراجعة للاطلاع على نتائج التحاليل، دون شكوى.',
          'الضغط {bp}. شُرحت النتائج.',
          'نقص فيتامين د، وبقية النتائج لا تحتاج إلى إجراء.',
          'فيتامين د أسبوعياً لمدة ثمانية أسابيع ثم شهرياً.',
          { medicine: 'vitamin-d' },
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Results explained to the father.',
          'Well, playing.',
          'Mild iron deficiency.',
          'More meat, lentils and dates; less milk. Repeat in two months.',
        ),
      ],
      ar: [
        written('شُرحت النتائج للأب.', 'حالة عامة جيدة.', 'نقص حديد بسيط.', 'زيادة اللحوم والعدس وتقليل الحليب، وإعادة التحليل بعد شهرين.'),
      ],
    },
  },
  Vaccination: {
    signs: ['temperature'],
    notes: {
      en: [
        written(
          'Came for the vaccination. No fever, no reaction to earlier doses.',
          'Well. Temperature taken.',
          'Fit for vaccination.',
          'Vaccinated in the left arm, watched for 15 minutes, no reaction.',
        ),
      ],
      ar: [
        written(
          'حضور للتطعيم، دون حمى أو تفاعل مع جرعات سابقة.',
          'حالة عامة جيدة.',
          'لا مانع من التطعيم.',
          'أُعطي اللقاح في الذراع اليسرى، ومراقبة 15 دقيقة دون تفاعل.',
        ),
      ],
    },
  },
  'Blood pressure check': {
    signs: [...circulation, 'weight'],
    notes: {
      en: [
        written(
          'Measures at home: mostly 130 to 140. No headache, no chest pain.',
          'BP {bp}, seated, second reading. No oedema.',
          'Hypertension, close to target.',
          'Continue. Less salt, bring the home readings next time.',
          { fits: isNearTarget },
        ),
        written(
          'Missed several doses while traveling.',
          'BP {bp}. Heart sounds normal.',
          'Hypertension, above target after missed doses.',
          'Pill box for the week. Review in two weeks before any change.',
          { fits: isAboveTarget },
        ),
        written(
          'Ankles swollen in the evening since the dose went up.',
          'BP {bp}. Mild ankle oedema on both sides.',
          'Hypertension; oedema from amlodipine.',
          'Losartan in place of a higher dose. Potassium and creatinine in two weeks.',
          { medicine: 'losartan', fits: isAboveTarget },
        ),
      ],
      ar: [
        written(
          'القياس في المنزل بين 130 و140 غالباً، دون صداع أو ألم في الصدر.',
          'الضغط {bp} جلوساً في القراءة الثانية، ولا تورم.',
          'ارتفاع ضغط الدم قريب من الهدف.',
          'الاستمرار على العلاج، وتقليل الملح، وإحضار القياسات المنزلية.',
          { fits: isNearTarget },
        ),
        written(
          'نسيان بعض الجرعات أثناء السفر.',
          'الضغط {bp}. أصوات القلب طبيعية.',
          'ضغط أعلى من الهدف بعد جرعات فائتة.',
          'علبة أدوية أسبوعية، والمراجعة بعد أسبوعين قبل أي تغيير.',
          { fits: isAboveTarget },
        ),
      ],
    },
  },
  'Diabetes review': {
    signs: [...circulation, 'weight', 'glucose'],
    notes: {
      en: [
        written(
          'Fasting readings 7 to 9. Dates and juice after sunset. No hypos.',
          'BP {bp}, weight {weight} kg, glucose {glucose} mmol/L. Feet: pulses felt, feels the monofilament.',
          'Type 2 diabetes, above target.',
          'Plate method explained, empagliflozin added. HbA1c and urine albumin ordered. Eye photograph due.',
          { medicine: 'empagliflozin', fits: isSweet },
        ),
        written(
          'Walks 30 minutes a day in the mall, lost some weight.',
          'BP {bp}, weight {weight} kg, glucose {glucose} mmol/L. Feet intact.',
          'Type 2 diabetes, improving.',
          'Keep it up. Same medicines, HbA1c in three months.',
          { fits: isBetter },
        ),
        written(
          'Asks how to fast in Ramadan.',
          'Glucose {glucose} mmol/L, BP {bp}.',
          'Type 2 diabetes; moderate risk if fasting.',
          'When to break the fast explained. Metformin doses moved to sunset and dawn for that month.',
        ),
      ],
      ar: [
        written(
          'سكر الصيام بين 7 و9، مع تمر وعصير بعد المغرب، دون هبوط.',
          'الضغط {bp}، الوزن {weight} كغ، السكر {glucose}. القدمان: النبض محسوس والإحساس سليم.',
          'سكري من النوع الثاني فوق الهدف.',
          'شرح تقسيم الطبق، وطلب HbA1c وزلال البول، وتصوير قاع العين.',
          { fits: isSweet },
        ),
        written(
          'مشي نصف ساعة يومياً مع نزول في الوزن.',
          'السكر {glucose}، الوزن {weight} كغ، الضغط {bp}.',
          'سكري من النوع الثاني في تحسن.',
          'الاستمرار على الخطة نفسها، وHbA1c بعد ثلاثة أشهر.',
          { fits: isBetter },
        ),
      ],
    },
  },
  'Asthma review': {
    signs: ['pulse', 'respiratoryRate', 'oxygenSaturation'],
    notes: {
      en: [
        written(
          'Reliever three times last week, woken once. Worse in the dust.',
          'Speaks in full sentences. Mild wheeze on both sides.',
          'Asthma, partly controlled.',
          'Inhaler technique corrected, preventer daily. Mask on dusty days. Review in six weeks.',
          { medicine: 'preventer' },
        ),
        written(
          'No night symptoms, reliever once a month.',
          'Chest clear.',
          'Asthma, well controlled.',
          'Same inhalers, written action plan renewed.',
        ),
      ],
      ar: [
        written(
          'استخدام البخاخ ثلاث مرات في الأسبوع، مع استيقاظ ليلي واحد، وتزداد الأعراض مع الغبار.',
          'كلام متصل، وصفير خفيف في الجهتين.',
          'ربو مضبوط جزئياً.',
          'تصحيح طريقة الاستخدام، وبخاخ وقائي يومي، والمراجعة بعد ستة أسابيع.',
          { medicine: 'preventer' },
        ),
      ],
    },
  },
  'Well-child visit': {
    signs: [...growth, 'headCircumference'],
    notes: {
      en: [
        written(
          'Eats family food, sleeps through. Says first words.',
          'Weight {weight} kg. Follows the growth curve. Heart and hips normal.',
          'Growing and developing as expected.',
          'Vaccines up to date. Vitamin D drops, teeth brushed twice a day.',
        ),
        written(
          'Mother asks about picky eating.',
          'Active, weight {weight} kg on the same centile.',
          'Healthy child, picky eater.',
          'Meals without screens, no milk instead of food. Next visit as scheduled.',
        ),
      ],
      ar: [
        written(
          'أكل من طعام الأسرة ونوم متواصل وبداية الكلام.',
          'الوزن {weight} كغ على منحنى النمو نفسه، والقلب سليم.',
          'نمو وتطور مناسبان للعمر.',
          'التطعيمات مكتملة، ونقط فيتامين د، وتنظيف الأسنان مرتين يومياً.',
        ),
      ],
    },
  },
  'Antenatal visit': {
    signs: [...circulation, 'weight'],
    notes: {
      en: [
        written(
          '{weeks} weeks. Feels the baby move, no bleeding, no headache.',
          'BP {bp}, weight {weight} kg. Fundus as the dates, fetal heart 144.',
          'Pregnancy at {weeks} weeks, without complications.',
          'Folic acid and iron. Glucose tolerance test at 24 to 28 weeks. Warning signs explained.',
          { medicine: 'iron' },
        ),
        written(
          '{weeks} weeks. Heartburn at night, otherwise well.',
          'BP {bp}. No oedema, fetal heart 138.',
          'Pregnancy at {weeks} weeks; heartburn.',
          'Small meals, sleep on the left side. Next visit in four weeks.',
        ),
      ],
      ar: [
        written(
          'الأسبوع {weeks}، حركة الجنين جيدة، دون نزف أو صداع.',
          'الضغط {bp}، الوزن {weight} كغ، ونبض الجنين 144.',
          'حمل في الأسبوع {weeks} دون مضاعفات.',
          'حمض الفوليك والحديد، وتحمل الجلوكوز بين الأسبوعين 24 و28، وشرح علامات الخطر.',
          { medicine: 'iron' },
        ),
      ],
    },
  },
} as const satisfies Record<string, Topic>;
