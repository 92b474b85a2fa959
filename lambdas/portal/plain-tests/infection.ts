import type { PlainTests } from './shape.ts';

/** Inflammation, immunity, infections and cultures. */
export const infection: PlainTests = {
  crp: {
    name: { en: 'Inflammation marker', ar: 'مؤشر الالتهاب' },
    meaning: {
      en: 'A protein from the liver. It can rise fast with infection or inflammation.',
      ar: 'بروتين يصنعه الكبد. قد يرتفع سريعاً مع العدوى أو الالتهاب.',
    },
  },
  'crp-sensitive': {
    name: { en: 'Fine inflammation marker', ar: 'مؤشر الالتهاب الدقيق' },
    meaning: {
      en: 'Measures tiny amounts of an inflammation protein. It helps judge the heart risk.',
      ar: 'يقيس كميات قليلة جداً من بروتين الالتهاب. يفيد في تقدير احتمال أمراض القلب.',
    },
  },
  procalcitonin: {
    name: { en: 'Bacterial infection marker', ar: 'مؤشر العدوى البكتيرية' },
    meaning: {
      en: 'A substance that bacteria can raise more than viruses do.',
      ar: 'مادة ترتفع عادة مع العدوى البكتيرية أكثر من الفيروسية.',
    },
  },
  'rheumatoid-factor': {
    name: { en: 'Joint inflammation marker', ar: 'مؤشر التهاب المفاصل' },
    meaning: {
      en: 'An antibody that can go with inflamed joints. Some healthy people have it too.',
      ar: 'أجسام مضادة قد تصاحب التهاب المفاصل. توجد أيضاً لدى بعض الأصحاء.',
    },
  },
  'anti-ccp': {
    name: { en: 'Specific joint inflammation marker', ar: 'المؤشر الخاص لالتهاب المفاصل' },
    meaning: {
      en: 'Antibodies that can appear early in rheumatoid arthritis, which inflames the joints.',
      ar: 'أجسام مضادة قد تظهر مبكراً مع التهاب المفاصل الروماتويدي.',
    },
  },
  ana: {
    name: { en: 'Antibodies to cell cores', ar: 'الأجسام المضادة لنواة الخلية' },
    meaning: {
      en: 'Antibodies to the body’s own cells. Some healthy people have them too.',
      ar: 'أجسام مضادة لخلايا الجسم نفسه. توجد أيضاً لدى بعض الأصحاء.',
    },
  },
  'anti-dsdna': {
    name: { en: 'Antibodies to genetic material', ar: 'الأجسام المضادة للمادة الوراثية' },
    meaning: {
      en: 'Antibodies to the body’s own genetic material. They can go with lupus.',
      ar: 'أجسام مضادة للمادة الوراثية في الجسم نفسه. قد تصاحب الذئبة الحمراء.',
    },
  },
  c3: {
    name: { en: 'Third defense protein', ar: 'بروتين المناعة الثالث' },
    meaning: {
      en: 'Part of the body’s defense against germs. Active immune illness can lower it.',
      ar: 'جزء من دفاع الجسم ضد الجراثيم. قد ينخفض عند نشاط بعض أمراض المناعة.',
    },
  },
  c4: {
    name: { en: 'Fourth defense protein', ar: 'بروتين المناعة الرابع' },
    meaning: {
      en: 'Works together with C3. Immune illness can lower it, and some people have little from birth.',
      ar: 'يعمل مع C3 في الدفاع عن الجسم. قد ينخفض مع أمراض المناعة، ويقل لدى بعض الناس منذ الولادة.',
    },
  },
  igg: {
    name: { en: 'Long-term antibodies', ar: 'الأجسام المضادة الطويلة الأمد' },
    meaning: {
      en: 'The most common antibodies. They guard against germs that the body met before.',
      ar: 'أكثر الأجسام المضادة في الدم. تحمي من جراثيم سبق أن عرفها الجسم.',
    },
  },
  iga: {
    name: { en: 'Antibodies of moist linings', ar: 'الأجسام المضادة في الأغشية' },
    meaning: { en: 'Antibodies that guard the nose, airways and gut.', ar: 'أجسام مضادة تحمي الأنف والمجاري التنفسية والأمعاء.' },
  },
  igm: {
    name: { en: 'First antibodies', ar: 'أول الأجسام المضادة' },
    meaning: {
      en: 'The first antibodies that the body makes in a new infection.',
      ar: 'أول ما يصنعه الجسم من أجسام مضادة عند عدوى جديدة.',
    },
  },
  ige: {
    name: { en: 'Allergy antibodies', ar: 'الأجسام المضادة في الحساسية' },
    meaning: {
      en: 'Antibodies that take part in allergy. Worms in the gut can raise them too.',
      ar: 'أجسام مضادة لها دور في الحساسية. قد ترفعها أيضاً ديدان الأمعاء.',
    },
  },
  'anti-ttg': {
    name: { en: 'Gluten reaction antibodies', ar: 'مؤشر تحسس الأمعاء من القمح' },
    meaning: {
      en: 'Antibodies that can appear when the gut reacts to gluten, found in wheat.',
      ar: 'أجسام مضادة قد تظهر عند تحسس الأمعاء من الغلوتين الموجود في القمح.',
    },
  },
  aso: {
    name: { en: 'Past strep infection antibodies', ar: 'الأجسام المضادة لبكتيريا الحلق' },
    meaning: {
      en: 'Antibodies to strep bacteria. They can stay high for weeks after strep throat.',
      ar: 'أجسام مضادة للمكورات العقدية. قد تبقى مرتفعة أسابيع بعد التهاب الحلق.',
    },
  },
  hbsag: {
    name: { en: 'Hepatitis B virus test', ar: 'تحليل فيروس التهاب الكبد B' },
    meaning: { en: 'Looks for a part of the hepatitis B virus in the blood.', ar: 'يبحث في الدم عن جزء من فيروس التهاب الكبد B.' },
  },
  'anti-hbs': {
    name: { en: 'Hepatitis B protection', ar: 'المناعة ضد التهاب الكبد B' },
    meaning: {
      en: 'Antibodies that protect against hepatitis B, after a vaccine or a past infection.',
      ar: 'أجسام مضادة تحمي من التهاب الكبد B، بعد التطعيم أو بعد إصابة سابقة.',
    },
  },
  'anti-hbc': {
    name: { en: 'Contact with hepatitis B', ar: 'التعرض لفيروس التهاب الكبد B' },
    meaning: {
      en: 'Antibodies after contact with the virus, now or long ago. The vaccine does not cause them.',
      ar: 'أجسام مضادة تظهر بعد التعرض للفيروس، حديثاً أو قديماً. ولا تنتج عن التطعيم.',
    },
  },
  'anti-hcv': {
    name: { en: 'Hepatitis C test', ar: 'تحليل التهاب الكبد C' },
    meaning: {
      en: 'Looks for antibodies to the hepatitis C virus. A second test can be needed.',
      ar: 'يبحث عن أجسام مضادة لفيروس التهاب الكبد C. قد يلزم تحليل ثانٍ للتأكد.',
    },
  },
  hiv: {
    name: { en: 'Immune system virus test', ar: 'تحليل فيروس نقص المناعة' },
    meaning: {
      en: 'Looks for signs of a virus that affects the immune system. Further tests confirm a finding.',
      ar: 'يبحث عن علامات فيروس يؤثر في جهاز المناعة. تُؤكد النتيجة بتحاليل أخرى عند الحاجة.',
    },
  },
  syphilis: {
    meaning: {
      en: 'Antibodies to an infection that can be treated. They can stay after treatment.',
      ar: 'أجسام مضادة لعدوى قابلة للعلاج. قد تبقى في الدم بعد العلاج.',
    },
  },
  rpr: {
    name: { en: 'Syphilis screening test', ar: 'تحليل الكشف عن الزهري' },
    meaning: {
      en: 'Checks for an infection that can be treated. Pregnancy or other illness can affect the result.',
      ar: 'يكشف عن عدوى قابلة للعلاج. قد يؤثر الحمل أو مرض آخر في نتيجته.',
    },
  },
  'rubella-igg': {
    name: { en: 'German measles protection', ar: 'المناعة ضد الحصبة الألمانية' },
    meaning: {
      en: 'Antibodies from a vaccine or a past infection. They matter before a pregnancy.',
      ar: 'أجسام مضادة من تطعيم أو إصابة سابقة. وهي مهمة قبل الحمل.',
    },
  },
  'toxoplasma-igg': {
    name: { en: 'Contact with toxoplasma', ar: 'التعرض لداء القطط' },
    meaning: {
      en: 'Antibodies to a parasite from raw meat or cats. They matter in pregnancy.',
      ar: 'أجسام مضادة لطفيل ينتقل من اللحم النيء أو القطط. وهي مهمة في الحمل.',
    },
  },
  'varicella-igg': {
    name: { en: 'Chickenpox protection', ar: 'المناعة ضد جدري الماء' },
    meaning: { en: 'Antibodies from a vaccine or from having had chickenpox.', ar: 'أجسام مضادة من تطعيم أو من إصابة سابقة بجدري الماء.' },
  },
  mononucleosis: {
    name: { en: 'Mono test', ar: 'تحليل الحمى الغدية' },
    meaning: {
      en: 'Antibodies that can appear with mono, a virus infection with sore throat and tiredness.',
      ar: 'أجسام مضادة قد تظهر مع الحمى الغدية، وهي عدوى فيروسية مع ألم في الحلق وتعب.',
    },
  },
  'dengue-ns1': {
    name: { en: 'Early dengue test', ar: 'تحليل حمى الضنك المبكر' },
    meaning: {
      en: 'Looks for part of the dengue virus in the first days. Mosquitoes spread it.',
      ar: 'يبحث عن جزء من فيروس حمى الضنك في أيام الحمى الأولى. ينقله البعوض.',
    },
  },
  'covid-pcr': {
    name: { en: 'Coronavirus test', ar: 'تحليل كورونا' },
    meaning: { en: 'Looks for the COVID-19 virus in a nose or throat swab.', ar: 'يبحث عن فيروس كوفيد-19 في مسحة من الأنف أو الحلق.' },
  },
  'influenza-a': {
    name: { en: 'Flu test, type A', ar: 'تحليل الإنفلونزا من النوع A' },
    meaning: {
      en: 'Looks for type A of the flu virus in a nose or throat swab.',
      ar: 'يبحث عن فيروس الإنفلونزا من النوع A في مسحة من الأنف أو الحلق.',
    },
  },
  'influenza-b': {
    name: { en: 'Flu test, type B', ar: 'تحليل الإنفلونزا من النوع B' },
    meaning: {
      en: 'Looks for type B of the flu virus in a nose or throat swab.',
      ar: 'يبحث عن فيروس الإنفلونزا من النوع B في مسحة من الأنف أو الحلق.',
    },
  },
  rsv: {
    name: { en: 'Cold and chest virus test', ar: 'تحليل الفيروس المخلوي التنفسي' },
    meaning: {
      en: 'Looks for a virus that causes colds. In babies it can reach the chest.',
      ar: 'يبحث عن فيروس يسبب الزكام. قد يصل إلى الصدر لدى الرضع.',
    },
  },
  'strep-a': {
    name: { en: 'Strep throat test', ar: 'تحليل بكتيريا الحلق' },
    meaning: {
      en: 'Looks for bacteria that can cause a sore throat. Most sore throats come from viruses.',
      ar: 'يبحث عن بكتيريا قد تسبب التهاب الحلق. معظم حالات التهاب الحلق سببها الفيروسات.',
    },
  },
  'culture-urine': {
    meaning: {
      en: 'Lets any germs in urine grow, to see which medicine works against them.',
      ar: 'تُزرع عينة البول لمعرفة الجراثيم إن وُجدت، والدواء المناسب لها.',
    },
  },
  'culture-blood': {
    meaning: {
      en: 'Lets any germs in the blood grow. Blood is normally free of germs.',
      ar: 'تُزرع عينة الدم لمعرفة الجراثيم إن وُجدت. الدم خالٍ من الجراثيم عادة.',
    },
  },
  'culture-csf': {
    name: { en: 'Brain and spine fluid culture', ar: 'مزرعة سائل الدماغ والنخاع' },
    meaning: {
      en: 'Lets any germs in this fluid grow. It is normally free of germs.',
      ar: 'تُزرع عينة السائل لمعرفة الجراثيم إن وُجدت. السائل خالٍ من الجراثيم عادة.',
    },
  },
  'culture-throat': {
    meaning: { en: 'Lets germs from the throat grow, to find the cause of a sore throat.', ar: 'تُزرع مسحة من الحلق لمعرفة سبب التهابه.' },
  },
  'culture-sputum': {
    meaning: {
      en: 'Lets germs from coughed-up phlegm grow, to find the cause of a chest infection.',
      ar: 'تُزرع عينة من البلغم لمعرفة سبب التهاب الصدر.',
    },
  },
  'culture-stool': {
    meaning: { en: 'Lets germs from stool grow, to find the cause of diarrhea.', ar: 'تُزرع عينة البراز لمعرفة سبب الإسهال.' },
  },
  'culture-wound': {
    meaning: {
      en: 'Lets germs from a wound grow, to see which medicine works against them.',
      ar: 'تُزرع مسحة من الجرح لمعرفة الجراثيم والدواء المناسب لها.',
    },
  },
  'culture-fungi': {
    meaning: {
      en: 'Lets any fungi in a sample grow. This can take several weeks.',
      ar: 'تُزرع العينة لمعرفة الفطريات إن وُجدت. قد يستغرق ذلك عدة أسابيع.',
    },
  },
  'culture-tuberculosis': {
    name: { en: 'Tuberculosis culture', ar: 'مزرعة السل' },
    meaning: {
      en: 'Lets slow germs such as tuberculosis grow. This can take up to eight weeks.',
      ar: 'تُزرع العينة لمعرفة جراثيم بطيئة النمو مثل السل. قد يستغرق ذلك حتى 8 أسابيع.',
    },
  },
  'gram-stain': {
    name: { en: 'Bacteria under the microscope', ar: 'فحص البكتيريا بالمجهر' },
    meaning: {
      en: 'A dye makes bacteria visible. It gives a first idea before the culture.',
      ar: 'صبغة تُظهر البكتيريا. تعطي فكرة أولى قبل نتيجة المزرعة.',
    },
  },
  'acid-fast': {
    name: { en: 'Microscope test for tuberculosis', ar: 'فحص السل بالمجهر' },
    meaning: {
      en: 'A dye makes tuberculosis and similar germs visible. A culture gives the full answer.',
      ar: 'صبغة تُظهر جراثيم السل وما يشبهها. والجواب الكامل في نتيجة المزرعة.',
    },
  },
};
