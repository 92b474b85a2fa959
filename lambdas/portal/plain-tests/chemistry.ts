import type { PlainTests } from './shape.ts';

/** Salts, proteins, the kidneys, the liver, fats, the heart, blood gases and levels of medicines. */
export const chemistry: PlainTests = {
  sodium: {
    meaning: {
      en: 'A salt that keeps water in the body in balance. Nerves need it too.',
      ar: 'أحد أملاح الدم. يحفظ توازن الماء في الجسم وتحتاج إليه الأعصاب.',
    },
  },
  potassium: {
    meaning: {
      en: 'A salt that the heart, muscles and nerves need to work well.',
      ar: 'أحد أملاح الدم. يحتاج إليه القلب والعضلات والأعصاب لتعمل جيداً.',
    },
  },
  chloride: {
    meaning: {
      en: 'A salt that works with sodium to balance water and acid in the body.',
      ar: 'أحد أملاح الدم. يحفظ مع الصوديوم توازن الماء والحموضة في الجسم.',
    },
  },
  bicarbonate: {
    name: { en: 'Acid balancer in blood', ar: 'معادل الحموضة في الدم' },
    meaning: {
      en: 'Keeps the blood from getting too acidic. The kidneys and lungs control it.',
      ar: 'يمنع زيادة الحموضة في الدم. تنظمه الكلى والرئتان.',
    },
  },
  'anion-gap': {
    name: { en: 'Gap between blood salts', ar: 'الفرق بين أملاح الدم' },
    meaning: {
      en: 'Worked out from the blood salts. A high value can go with extra acid.',
      ar: 'يُحسب من أملاح الدم. قد يصاحب ارتفاعه زيادة الحموضة.',
    },
  },
  calcium: {
    meaning: { en: 'A mineral that bones, teeth, muscles and nerves need.', ar: 'معدن تحتاج إليه العظام والأسنان والعضلات والأعصاب.' },
  },
  'calcium-ionized': {
    name: { en: 'Free calcium', ar: 'الكالسيوم الحر' },
    meaning: {
      en: 'The part of the calcium that is free in the blood, ready for use.',
      ar: 'الجزء الحر من كالسيوم الدم، الجاهز ليستعمله الجسم.',
    },
  },
  phosphate: {
    meaning: { en: 'A mineral for bones and energy. The kidneys keep it in balance.', ar: 'معدن للعظام والطاقة. تحفظ الكلى توازنه.' },
  },
  magnesium: { meaning: { en: 'A mineral that muscles, nerves and the heart need.', ar: 'معدن تحتاج إليه العضلات والأعصاب والقلب.' } },
  'protein-total': {
    name: { en: 'All blood proteins', ar: 'مجموع بروتينات الدم' },
    meaning: {
      en: 'All proteins in the blood together. They tell about food, liver and kidneys.',
      ar: 'كل بروتينات الدم معاً. يفيد قياسها في معرفة حالة التغذية والكبد والكلى.',
    },
  },
  albumin: {
    name: { en: 'Main blood protein', ar: 'بروتين الدم الرئيسي' },
    meaning: {
      en: 'A protein from the liver that keeps fluid inside the blood vessels.',
      ar: 'بروتين يصنعه الكبد ويبقي السوائل داخل الأوعية الدموية.',
    },
  },
  globulin: {
    name: { en: 'Defense and transport proteins', ar: 'بروتينات المناعة والنقل' },
    meaning: { en: 'Proteins that fight germs or carry things in the blood.', ar: 'بروتينات تقاوم الجراثيم أو تنقل المواد في الدم.' },
  },
  prealbumin: {
    name: { en: 'Nutrition protein', ar: 'بروتين التغذية' },
    meaning: {
      en: 'A protein from the liver. Eating little or inflammation can lower it.',
      ar: 'بروتين يصنعه الكبد. قد ينخفض مع قلة الأكل أو مع الالتهاب.',
    },
  },
  osmolality: {
    name: { en: 'Blood concentration', ar: 'تركيز الدم' },
    meaning: {
      en: 'How much is dissolved in the blood. It shows the balance of water and salts.',
      ar: 'مقدار المواد الذائبة في الدم. يدل على توازن الماء والأملاح.',
    },
  },
  lactate: {
    name: { en: 'Lactic acid', ar: 'حمض اللاكتيك' },
    meaning: {
      en: 'Made when the body lacks oxygen for its work. Hard exercise can raise it.',
      ar: 'يتكون عندما لا يكفي الأكسجين حاجة الجسم. قد يرتفع بعد مجهود شديد.',
    },
  },
  amylase: {
    name: { en: 'Starch-digesting enzyme', ar: 'إنزيم هضم النشا' },
    meaning: {
      en: 'Comes from the pancreas and saliva glands. An inflamed pancreas can raise it.',
      ar: 'يأتي من البنكرياس والغدد اللعابية. قد يرتفع عند التهاب البنكرياس.',
    },
  },
  lipase: {
    name: { en: 'Fat-digesting enzyme', ar: 'إنزيم هضم الدهون' },
    meaning: {
      en: 'Made by the pancreas to digest fat. An inflamed pancreas can raise it.',
      ar: 'يصنعه البنكرياس لهضم الدهون. قد يرتفع عند التهاب البنكرياس.',
    },
  },
  ldh: {
    name: { en: 'Enzyme of all cells', ar: 'إنزيم خلايا الجسم' },
    meaning: {
      en: 'An enzyme in almost all cells. It can rise when cells are hurt.',
      ar: 'إنزيم يوجد في كل خلايا الجسم تقريباً. قد يرتفع عند تضرر الخلايا.',
    },
  },
  urea: {
    name: { en: 'Waste from protein', ar: 'مخلفات البروتين' },
    meaning: {
      en: 'Waste from protein that the kidneys remove. Drinking little can raise it.',
      ar: 'مادة تنتج عن البروتين وتخرجها الكلى. قد ترتفع عند قلة شرب الماء.',
    },
  },
  creatinine: {
    name: { en: 'Waste from muscles', ar: 'مخلفات العضلات' },
    meaning: {
      en: 'Waste from muscles that the kidneys remove. It shows how well they work.',
      ar: 'مادة تنتج عن العضلات وتخرجها الكلى. تدل على كفاءة الكلى.',
    },
  },
  egfr: {
    name: { en: 'Kidney filtering rate', ar: 'معدل ترشيح الكلى' },
    meaning: {
      en: 'How much blood the kidneys clean in a minute, worked out from creatinine.',
      ar: 'مقدار الدم الذي تنقيه الكلى في الدقيقة، ويُحسب من الكرياتينين.',
    },
  },
  'uric-acid': {
    meaning: {
      en: 'Waste from cells and from food such as meat. High levels can cause gout.',
      ar: 'مادة تنتج عن الخلايا وعن أطعمة مثل اللحوم. قد يسبب ارتفاعها النقرس.',
    },
  },
  alt: {
    name: { en: 'Liver cell enzyme', ar: 'إنزيم خلايا الكبد' },
    meaning: {
      en: 'An enzyme found mostly in the liver. It can rise when liver cells are irritated.',
      ar: 'إنزيم يوجد معظمه في الكبد. قد يرتفع عند تأثر خلايا الكبد.',
    },
  },
  ast: {
    name: { en: 'Liver and muscle enzyme', ar: 'إنزيم الكبد والعضلات' },
    meaning: {
      en: 'An enzyme of the liver and muscles. Hard exercise can raise it too.',
      ar: 'إنزيم يوجد في الكبد والعضلات. قد يرتفع أيضاً بعد مجهود شديد.',
    },
  },
  alp: {
    name: { en: 'Liver and bone enzyme', ar: 'إنزيم الكبد والعظام' },
    meaning: {
      en: 'An enzyme of the liver, bile ducts and bones. Growing children have more.',
      ar: 'إنزيم من الكبد والقنوات الصفراوية والعظام. يكون أعلى لدى الأطفال في مرحلة النمو.',
    },
  },
  ggt: {
    name: { en: 'Bile duct enzyme', ar: 'إنزيم القنوات الصفراوية' },
    meaning: {
      en: 'An enzyme of the liver and bile ducts. Some medicines can raise it.',
      ar: 'إنزيم من الكبد والقنوات الصفراوية. قد ترفعه بعض الأدوية.',
    },
  },
  'bilirubin-total': {
    name: { en: 'Yellow pigment in blood', ar: 'الصبغة الصفراء في الدم' },
    meaning: {
      en: 'A yellow pigment from old red cells. High levels can make the skin yellow.',
      ar: 'صبغة تنتج عن الكريات الحمراء القديمة. قد يسبب ارتفاعها اصفرار الجلد.',
    },
  },
  'bilirubin-direct': {
    name: { en: 'Yellow pigment, processed', ar: 'الصبغة الصفراء المعالجة' },
    meaning: {
      en: 'Yellow pigment that the liver made ready to leave. Blocked bile ducts can raise it.',
      ar: 'صبغة صفراء جهزها الكبد لتخرج من الجسم. قد ترتفع عند انسداد القنوات الصفراوية.',
    },
  },
  'bilirubin-indirect': {
    name: { en: 'Yellow pigment, not yet processed', ar: 'الصبغة الصفراء غير المعالجة' },
    meaning: {
      en: 'Yellow pigment on its way to the liver. It can rise when red cells break down.',
      ar: 'صبغة صفراء لم يعالجها الكبد بعد. قد ترتفع عند تكسر الكريات الحمراء.',
    },
  },
  ammonia: {
    meaning: { en: 'Waste from protein that the liver takes out of the blood.', ar: 'مادة تنتج عن البروتين، وينقي الكبد الدم منها.' },
  },
  cholesterol: {
    meaning: { en: 'All the cholesterol in the blood, the good and the bad together.', ar: 'كل الكوليسترول في الدم، الجيد والضار معاً.' },
  },
  hdl: {
    name: { en: 'Good cholesterol', ar: 'الكوليسترول الجيد' },
    meaning: {
      en: 'Takes extra cholesterol back to the liver. A higher value is usually better.',
      ar: 'يعيد الكوليسترول الزائد إلى الكبد. ارتفاعه مفيد في الغالب.',
    },
  },
  ldl: {
    name: { en: 'Bad cholesterol', ar: 'الكوليسترول الضار' },
    meaning: {
      en: 'Can settle in the walls of blood vessels and narrow them over years.',
      ar: 'قد يترسب في جدران الأوعية الدموية ويضيقها مع السنين.',
    },
  },
  'non-hdl': {
    name: { en: 'All except good cholesterol', ar: 'الكوليسترول ما عدا الجيد' },
    meaning: {
      en: 'All cholesterol that can settle in the blood vessels, counted together.',
      ar: 'مجموع الكوليسترول الذي قد يترسب في الأوعية الدموية.',
    },
  },
  triglycerides: {
    meaning: {
      en: 'Blood fats that store energy. They can rise after sweet or fatty meals.',
      ar: 'دهون في الدم تخزن الطاقة. قد ترتفع بعد أكل السكريات أو الدهون.',
    },
  },
  'lipoprotein-a': {
    name: { en: 'Inherited blood fat', ar: 'دهون الدم الوراثية' },
    meaning: {
      en: 'A cholesterol carrier set mostly by family. It helps judge the heart risk.',
      ar: 'ناقل للكوليسترول تحدده الوراثة غالباً. يفيد في تقدير احتمال أمراض القلب.',
    },
  },
  'apo-b': {
    name: { en: 'Bad cholesterol carriers', ar: 'نواقل الكوليسترول الضار' },
    meaning: {
      en: 'The protein of bad cholesterol. It helps judge the heart risk.',
      ar: 'بروتين الكوليسترول الضار. يفيد في تقدير احتمال أمراض القلب.',
    },
  },
  'apo-a1': {
    name: { en: 'Good cholesterol carriers', ar: 'نواقل الكوليسترول الجيد' },
    meaning: {
      en: 'The main protein of good cholesterol. It helps judge the heart risk.',
      ar: 'البروتين الرئيسي في الكوليسترول الجيد. يفيد في تقدير احتمال أمراض القلب.',
    },
  },
  'troponin-t': {
    name: { en: 'Heart muscle protein', ar: 'بروتين عضلة القلب' },
    meaning: {
      en: 'A protein of the heart muscle. It can rise when the heart is strained or hurt.',
      ar: 'بروتين من عضلة القلب. قد يرتفع عند إجهادها أو تضررها.',
    },
  },
  ck: {
    name: { en: 'Muscle enzyme', ar: 'إنزيم العضلات' },
    meaning: { en: 'An enzyme of the muscles. Hard exercise can raise it.', ar: 'إنزيم يوجد في العضلات. قد يرتفع بعد مجهود شديد.' },
  },
  'ck-mb': {
    name: { en: 'Heart muscle enzyme', ar: 'إنزيم عضلة القلب' },
    meaning: {
      en: 'An enzyme found mostly in the heart muscle. Other muscles hold a little.',
      ar: 'إنزيم يوجد معظمه في عضلة القلب. يوجد قليل منه في عضلات أخرى.',
    },
  },
  myoglobin: {
    name: { en: 'Muscle oxygen protein', ar: 'بروتين الأكسجين في العضلات' },
    meaning: {
      en: 'Stores oxygen in muscles. It can pass into the blood when muscles are hurt.',
      ar: 'يخزن الأكسجين في العضلات. قد يخرج إلى الدم عند تضررها.',
    },
  },
  'nt-probnp': {
    name: { en: 'Heart strain marker', ar: 'مؤشر إجهاد القلب' },
    meaning: {
      en: 'A substance from the heart. It can rise when the heart works too hard.',
      ar: 'مادة يفرزها القلب. قد ترتفع عندما يعمل القلب بجهد زائد.',
    },
  },
  bnp: {
    name: { en: 'Heart strain hormone', ar: 'هرمون إجهاد القلب' },
    meaning: {
      en: 'A hormone from the heart. It can rise when the heart is stretched.',
      ar: 'هرمون يفرزه القلب. قد يرتفع عند تمدد جدار القلب.',
    },
  },
  homocysteine: {
    name: { en: 'Marker of B vitamins', ar: 'مؤشر فيتامينات ب' },
    meaning: {
      en: 'A substance that B vitamins help break down. It can rise when they are low.',
      ar: 'مادة تساعد فيتامينات ب على تفكيكها. قد ترتفع عند نقص هذه الفيتامينات.',
    },
  },
  'gas-ph': {
    name: { en: 'Acid level of blood', ar: 'حموضة الدم' },
    meaning: {
      en: 'How acidic the blood is. The lungs and kidneys keep it steady.',
      ar: 'مدى حموضة الدم. تحافظ الرئتان والكلى على ثباتها.',
    },
  },
  'gas-pco2': {
    name: { en: 'Carbon dioxide in blood', ar: 'ثاني أكسيد الكربون في الدم' },
    meaning: {
      en: 'A gas that the lungs breathe out. It can rise when breathing is slow.',
      ar: 'غاز تخرجه الرئتان مع الزفير. قد يرتفع عند بطء التنفس.',
    },
  },
  'gas-po2': {
    name: { en: 'Oxygen in blood', ar: 'الأكسجين في الدم' },
    meaning: { en: 'Shows how well oxygen gets from the lungs into the blood.', ar: 'يدل على كفاءة وصول الأكسجين من الرئتين إلى الدم.' },
  },
  'base-excess': {
    name: { en: 'Acid balance of blood', ar: 'توازن حموضة الدم' },
    meaning: {
      en: 'Shows how far the acid balance has shifted for reasons other than breathing.',
      ar: 'يدل على مدى تغير توازن الحموضة لأسباب غير التنفس.',
    },
  },
  digoxin: {
    meaning: { en: 'A heart medicine. The level helps find the right dose.', ar: 'دواء للقلب. يساعد مستواه في الدم على ضبط الجرعة.' },
  },
  lithium: {
    meaning: {
      en: 'A medicine that keeps the mood steady. The level helps find the right dose.',
      ar: 'دواء يثبت المزاج. يساعد مستواه في الدم على ضبط الجرعة.',
    },
  },
  vancomycin: {
    meaning: {
      en: 'An antibiotic, measured just before a dose. The level helps find the right dose.',
      ar: 'مضاد حيوي يُقاس قبل الجرعة مباشرة. يساعد مستواه على ضبط الجرعة.',
    },
  },
  gentamicin: {
    meaning: {
      en: 'An antibiotic, measured just before a dose. This helps keep the dose safe.',
      ar: 'مضاد حيوي يُقاس قبل الجرعة مباشرة. يساعد ذلك على ضبط جرعة آمنة.',
    },
  },
  phenytoin: {
    meaning: {
      en: 'A medicine against seizures. The level helps find the right dose.',
      ar: 'دواء للتشنجات. يساعد مستواه في الدم على ضبط الجرعة.',
    },
  },
  valproate: {
    meaning: {
      en: 'A medicine for seizures and mood swings. The level helps find the right dose.',
      ar: 'دواء للتشنجات وتقلب المزاج. يساعد مستواه في الدم على ضبط الجرعة.',
    },
  },
  carbamazepine: {
    meaning: {
      en: 'A medicine for seizures and nerve pain. The level helps find the right dose.',
      ar: 'دواء للتشنجات وألم الأعصاب. يساعد مستواه في الدم على ضبط الجرعة.',
    },
  },
  paracetamol: {
    meaning: {
      en: 'A medicine for pain and fever. The test shows how much is in the blood.',
      ar: 'دواء للألم والحمى. يُظهر التحليل كميته في الدم.',
    },
  },
  tacrolimus: {
    meaning: {
      en: 'A medicine that calms the immune system, often after a transplant. Its level guides the dose.',
      ar: 'دواء يهدئ جهاز المناعة، غالباً بعد زراعة عضو. يساعد مستواه في الدم على ضبط الجرعة.',
    },
  },
};
