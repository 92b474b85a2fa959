import type { PlainTests } from './shape.ts';

/** Sugar, the thyroid, hormones, iron, vitamins and tumor markers. */
export const endocrine: PlainTests = {
  'glucose-fasting': {
    name: { en: 'Blood sugar, fasting', ar: 'سكر الدم على الريق' },
    meaning: {
      en: 'Sugar in the blood after hours without food. It is used to check for diabetes.',
      ar: 'السكر في الدم بعد ساعات دون طعام. يُستخدم للكشف عن السكري.',
    },
  },
  'glucose-random': {
    name: { en: 'Blood sugar, any time', ar: 'سكر الدم في أي وقت' },
    meaning: {
      en: 'Sugar in the blood at any time of day, before or after food.',
      ar: 'السكر في الدم في أي وقت من اليوم، قبل الأكل أو بعده.',
    },
  },
  'glucose-two-hours': {
    name: { en: 'Blood sugar after sugar drink', ar: 'سكر الدم بعد محلول السكر' },
    meaning: {
      en: 'Sugar in the blood two hours after a sweet drink. It shows how the body handles sugar.',
      ar: 'السكر في الدم بعد ساعتين من شرب محلول سكري. يدل على استفادة الجسم من السكر.',
    },
  },
  hba1c: {
    name: { en: 'Three-month blood sugar average', ar: 'معدل السكر التراكمي' },
    meaning: { en: 'The average blood sugar of the last two to three months.', ar: 'متوسط سكر الدم في آخر شهرين إلى 3 أشهر.' },
  },
  fructosamine: {
    name: { en: 'Short-term blood sugar average', ar: 'متوسط السكر القصير المدى' },
    meaning: { en: 'The average blood sugar of the last two to three weeks.', ar: 'متوسط سكر الدم في آخر أسبوعين إلى 3 أسابيع.' },
  },
  insulin: { meaning: { en: 'A hormone that moves sugar from the blood into the cells.', ar: 'هرمون ينقل السكر من الدم إلى الخلايا.' } },
  'c-peptide': {
    name: { en: 'Marker of own insulin', ar: 'مؤشر إنتاج الإنسولين' },
    meaning: {
      en: 'Released together with insulin. It shows how much insulin the body makes.',
      ar: 'يُفرز مع الإنسولين. يدل على مقدار ما يصنعه الجسم من الإنسولين.',
    },
  },
  ketones: {
    name: { en: 'Ketones in blood', ar: 'الكيتونات في الدم' },
    meaning: {
      en: 'Made when the body burns fat. Fasting or too little insulin can raise them.',
      ar: 'تتكون عندما يحرق الجسم الدهون. قد ترتفع مع الصيام أو نقص الإنسولين.',
    },
  },
  tsh: {
    name: { en: 'Thyroid control hormone', ar: 'الهرمون المنظم للغدة الدرقية' },
    meaning: {
      en: 'Tells the thyroid how hard to work. It can rise with a slow thyroid.',
      ar: 'يحث الغدة الدرقية على العمل. قد يرتفع عند كسل الغدة.',
    },
  },
  'free-t4': {
    name: { en: 'Main thyroid hormone, free', ar: 'هرمون الغدة الدرقية الرئيسي الحر' },
    meaning: {
      en: 'The free part of the main thyroid hormone. It sets how fast the body works.',
      ar: 'الجزء الحر من هرمون الغدة الدرقية الرئيسي. يضبط سرعة عمل الجسم.',
    },
  },
  'free-t3': {
    name: { en: 'Active thyroid hormone, free', ar: 'هرمون الغدة الدرقية النشط الحر' },
    meaning: {
      en: 'The free part of the strongest thyroid hormone. A fast thyroid can raise it.',
      ar: 'الجزء الحر من أقوى هرمونات الغدة الدرقية. قد يرتفع عند زيادة نشاط الغدة.',
    },
  },
  't4-total': {
    name: { en: 'Main thyroid hormone, total', ar: 'هرمون الغدة الدرقية الرئيسي الكلي' },
    meaning: {
      en: 'All of the main thyroid hormone, free or bound to proteins.',
      ar: 'كل هرمون الغدة الدرقية الرئيسي، الحر والمرتبط بالبروتينات.',
    },
  },
  't3-total': {
    name: { en: 'Active thyroid hormone, total', ar: 'هرمون الغدة الدرقية النشط الكلي' },
    meaning: {
      en: 'All of the strongest thyroid hormone, free or bound to proteins.',
      ar: 'كل هرمون الغدة الدرقية الأقوى، الحر والمرتبط بالبروتينات.',
    },
  },
  'anti-tpo': {
    name: { en: 'Thyroid enzyme antibodies', ar: 'الأجسام المضادة لإنزيم الدرقية' },
    meaning: {
      en: 'Antibodies to an enzyme of the thyroid. They can go with a slow thyroid.',
      ar: 'أجسام مضادة لإنزيم في الغدة الدرقية. قد تصاحب كسل الغدة.',
    },
  },
  'anti-tg': {
    name: { en: 'Thyroid protein antibodies', ar: 'الأجسام المضادة لبروتين الدرقية' },
    meaning: {
      en: 'Antibodies to a thyroid protein. They can also affect the test of that protein.',
      ar: 'أجسام مضادة لبروتين من الغدة الدرقية. قد تؤثر أيضاً في تحليل هذا البروتين.',
    },
  },
  trab: {
    name: { en: 'Thyroid switch antibodies', ar: 'الأجسام المضادة لمستقبل الدرقية' },
    meaning: {
      en: 'Antibodies to the thyroid’s switch. They can make it work too fast.',
      ar: 'أجسام مضادة تلتصق بمستقبل الغدة الدرقية. قد تزيد نشاط الغدة.',
    },
  },
  thyroglobulin: {
    name: { en: 'Thyroid storage protein', ar: 'بروتين الغدة الدرقية' },
    meaning: {
      en: 'A protein that only thyroid cells make. It helps follow up thyroid treatment.',
      ar: 'بروتين تصنعه خلايا الغدة الدرقية وحدها. يفيد في المتابعة بعد علاج الغدة.',
    },
  },
  fsh: {
    name: { en: 'Egg and sperm hormone', ar: 'هرمون البويضات والحيوانات المنوية' },
    meaning: {
      en: 'Helps eggs or sperm to ripen. Its level changes with age.',
      ar: 'يساعد على نضج البويضات أو الحيوانات المنوية. يتغير مستواه مع العمر.',
    },
  },
  lh: {
    name: { en: 'Ovulation and testosterone hormone', ar: 'هرمون الإباضة والتستوستيرون' },
    meaning: {
      en: 'Starts the release of an egg in women, and testosterone in men.',
      ar: 'يحفز خروج البويضة لدى المرأة، وإنتاج التستوستيرون لدى الرجل.',
    },
  },
  prolactin: {
    name: { en: 'Milk hormone', ar: 'هرمون الحليب' },
    meaning: {
      en: 'Starts breast milk after a birth. Stress or some medicines can raise it.',
      ar: 'يحفز إدرار الحليب بعد الولادة. قد يرتفع مع التوتر أو بعض الأدوية.',
    },
  },
  estradiol: {
    name: { en: 'Main female hormone', ar: 'هرمون الأنوثة' },
    meaning: {
      en: 'Controls the monthly cycle and keeps bones strong. Men have some of it too.',
      ar: 'ينظم الدورة الشهرية ويقوي العظام. يوجد قليل منه لدى الرجل أيضاً.',
    },
  },
  progesterone: {
    name: { en: 'Pregnancy support hormone', ar: 'هرمون تثبيت الحمل' },
    meaning: {
      en: 'Prepares the womb for a pregnancy. It rises after an egg is released.',
      ar: 'يهيئ الرحم للحمل. يرتفع بعد خروج البويضة.',
    },
  },
  testosterone: {
    name: { en: 'Main male hormone', ar: 'هرمون الذكورة' },
    meaning: {
      en: 'Helps build muscles, bones and body hair. Women have some of it too.',
      ar: 'يساعد على بناء العضلات والعظام ونمو الشعر. يوجد قليل منه لدى المرأة أيضاً.',
    },
  },
  shbg: {
    name: { en: 'Carrier of sex hormones', ar: 'ناقل هرمونات الذكورة والأنوثة' },
    meaning: {
      en: 'A protein that carries testosterone and estrogen. It helps tell how much is free.',
      ar: 'بروتين ينقل التستوستيرون والإستروجين. يفيد في معرفة الجزء الحر منهما.',
    },
  },
  'dhea-s': {
    name: { en: 'Adrenal gland hormone', ar: 'هرمون الغدة الكظرية' },
    meaning: {
      en: 'A hormone of the adrenal glands, in women and men. It falls with age.',
      ar: 'هرمون من الغدتين الكظريتين لدى المرأة والرجل. ينخفض مع العمر.',
    },
  },
  cortisol: {
    name: { en: 'Stress hormone', ar: 'هرمون التوتر' },
    meaning: {
      en: 'Helps the body with stress, sugar and blood pressure. It is highest in the morning.',
      ar: 'يساعد الجسم عند التوتر وينظم السكر وضغط الدم. يكون أعلى في الصباح.',
    },
  },
  acth: {
    name: { en: 'Cortisol control hormone', ar: 'الهرمون المنظم للكورتيزول' },
    meaning: {
      en: 'Tells the adrenal glands to make cortisol. It comes from a gland below the brain.',
      ar: 'يحفز الغدتين الكظريتين على إنتاج الكورتيزول. تفرزه غدة أسفل الدماغ.',
    },
  },
  pth: {
    name: { en: 'Calcium control hormone', ar: 'الهرمون المنظم للكالسيوم' },
    meaning: {
      en: 'Keeps the calcium in the blood steady. Low vitamin D can raise it.',
      ar: 'يحافظ على ثبات الكالسيوم في الدم. قد يرتفع عند نقص فيتامين د.',
    },
  },
  'growth-hormone': {
    meaning: {
      en: 'Helps children grow, and muscles and bones stay strong. It changes through the day.',
      ar: 'يساعد الأطفال على النمو ويقوي العضلات والعظام. يتغير مستواه خلال اليوم.',
    },
  },
  'igf-1': {
    name: { en: 'Growth hormone helper', ar: 'مساعد هرمون النمو' },
    meaning: {
      en: 'Does much of the work of growth hormone. Its level hardly changes in a day.',
      ar: 'يؤدي معظم عمل هرمون النمو. لا يتغير مستواه كثيراً خلال اليوم.',
    },
  },
  'beta-hcg': {
    name: { en: 'Pregnancy hormone', ar: 'هرمون الحمل' },
    meaning: {
      en: 'A hormone that the body makes in pregnancy. It is used in other follow-up too.',
      ar: 'هرمون يفرزه الجسم في الحمل. يُستخدم أيضاً في متابعة حالات أخرى.',
    },
  },
  amh: {
    name: { en: 'Egg reserve hormone', ar: 'هرمون مخزون البويضات' },
    meaning: {
      en: 'Gives an idea of how many eggs the ovaries still hold. It falls with age.',
      ar: 'يعطي فكرة عن عدد البويضات الباقية في المبيضين. ينخفض مع العمر.',
    },
  },
  'hydroxyprogesterone-17': {
    name: { en: 'Building block of cortisol', ar: 'المادة الأولية للكورتيزول' },
    meaning: {
      en: 'The adrenal glands turn it into cortisol. An inherited condition can raise it.',
      ar: 'مادة تصنع منها الغدتان الكظريتان الكورتيزول. قد ترتفع بسبب حالة وراثية.',
    },
  },
  iron: {
    meaning: {
      en: 'A mineral needed to make red cells. Its level changes through the day.',
      ar: 'معدن ضروري لتكوين الكريات الحمراء. يتغير مستواه خلال اليوم.',
    },
  },
  tibc: {
    name: { en: 'Capacity to carry iron', ar: 'قدرة الدم على حمل الحديد' },
    meaning: {
      en: 'How much iron the blood could carry. It can rise when iron is low.',
      ar: 'مقدار الحديد الذي يستطيع الدم حمله. قد يرتفع عند نقص الحديد.',
    },
  },
  transferrin: {
    name: { en: 'Iron carrier', ar: 'ناقل الحديد' },
    meaning: {
      en: 'A protein that carries iron in the blood. It can rise when iron is low.',
      ar: 'بروتين ينقل الحديد في الدم. قد يرتفع عند نقص الحديد.',
    },
  },
  'transferrin-saturation': {
    name: { en: 'Fullness of iron carriers', ar: 'نسبة امتلاء ناقل الحديد' },
    meaning: {
      en: 'How full the iron carriers are. It can fall when iron is low.',
      ar: 'مدى امتلاء ناقل الحديد في الدم. قد ينخفض عند نقص الحديد.',
    },
  },
  ferritin: {
    name: { en: 'Iron stores', ar: 'مخزون الحديد' },
    meaning: {
      en: 'Shows how much iron the body has stored. Inflammation can raise it.',
      ar: 'يدل على كمية الحديد المخزنة في الجسم. قد يرتفع مع الالتهاب.',
    },
  },
  'vitamin-d': {
    meaning: {
      en: 'Helps the body take in calcium for strong bones. Sun and food provide it.',
      ar: 'يساعد الجسم على امتصاص الكالسيوم لتقوية العظام. مصدره الشمس والغذاء.',
    },
  },
  'vitamin-b12': {
    meaning: {
      en: 'Needed for nerves and red cells. It comes from meat, fish, eggs and milk.',
      ar: 'ضروري للأعصاب والكريات الحمراء. مصدره اللحوم والأسماك والبيض والحليب.',
    },
  },
  folate: {
    name: { en: 'Folic acid', ar: 'حمض الفوليك' },
    meaning: {
      en: 'A vitamin for making new cells, also important in pregnancy. Green leafy vegetables contain it.',
      ar: 'فيتامين لتكوين خلايا جديدة، ومهم أيضاً في الحمل. يوجد في الخضراوات الورقية.',
    },
  },
  'vitamin-a': { meaning: { en: 'Needed for sight, skin and the fight against germs.', ar: 'ضروري للنظر والجلد ومقاومة الجراثيم.' } },
  zinc: {
    meaning: {
      en: 'A mineral for growth, healing of wounds and the fight against germs.',
      ar: 'معدن للنمو والتئام الجروح ومقاومة الجراثيم.',
    },
  },
  copper: {
    meaning: {
      en: 'A mineral that blood, nerves and bones need in tiny amounts.',
      ar: 'معدن يحتاج الدم والأعصاب والعظام إلى كميات قليلة جداً منه.',
    },
  },
  ceruloplasmin: {
    name: { en: 'Copper carrier', ar: 'ناقل النحاس' },
    meaning: { en: 'A protein from the liver that carries copper in the blood.', ar: 'بروتين يصنعه الكبد وينقل النحاس في الدم.' },
  },
  psa: {
    name: { en: 'Prostate protein', ar: 'بروتين البروستات' },
    meaning: {
      en: 'A protein used to check the prostate. Age or inflammation can raise it.',
      ar: 'بروتين يُستخدم للاطمئنان على البروستات. قد يرتفع مع العمر أو الالتهاب.',
    },
  },
  'psa-free': {
    name: { en: 'Prostate protein, free part', ar: 'الجزء الحر من بروتين البروستات' },
    meaning: {
      en: 'The part of the protein that is not bound. It helps read the total.',
      ar: 'الجزء غير المرتبط من البروتين. يساعد على فهم القيمة الكلية.',
    },
  },
  cea: {
    name: { en: 'Bowel follow-up marker', ar: 'مؤشر متابعة الأمعاء' },
    meaning: {
      en: 'Used to follow treatment, mostly of bowel cancer. Your doctor reads it with other findings.',
      ar: 'يُستخدم في متابعة العلاج، وخاصة علاج سرطان الأمعاء. يقرؤه طبيبك مع نتائج أخرى.',
    },
  },
  afp: {
    name: { en: 'Liver and pregnancy protein', ar: 'بروتين الكبد والحمل' },
    meaning: {
      en: 'Used to follow the liver and some tumors. In pregnancy it is normally high.',
      ar: 'يُستخدم في متابعة الكبد وبعض الأورام. ارتفاعه في الحمل طبيعي.',
    },
  },
  'ca-125': {
    name: { en: 'Ovary marker', ar: 'مؤشر المبيض' },
    meaning: {
      en: 'Used to follow the ovaries. Periods or pregnancy can raise it too.',
      ar: 'يُستخدم في متابعة المبيضين. قد يرتفع أيضاً مع الدورة الشهرية أو الحمل.',
    },
  },
  'ca-19-9': {
    name: { en: 'Pancreas and bile marker', ar: 'مؤشر البنكرياس والقنوات الصفراوية' },
    meaning: {
      en: 'Used to follow the pancreas and bile ducts. Your doctor reads it with other findings.',
      ar: 'يُستخدم في متابعة البنكرياس والقنوات الصفراوية. يقرؤه طبيبك مع نتائج أخرى.',
    },
  },
  'ca-15-3': {
    name: { en: 'Breast marker', ar: 'مؤشر الثدي' },
    meaning: {
      en: 'Used to follow breast cancer treatment. Your doctor reads it with other findings.',
      ar: 'يُستخدم في متابعة علاج سرطان الثدي. يقرؤه طبيبك مع نتائج أخرى.',
    },
  },
};
