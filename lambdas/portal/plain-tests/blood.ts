import type { PlainTests } from './shape.ts';

/** Blood cells and clotting. */
export const blood: PlainTests = {
  hemoglobin: {
    name: { en: 'Oxygen carrier in the blood', ar: 'ناقل الأكسجين في الدم' },
    meaning: { en: 'Carries oxygen around the body. A low value is called anemia.', ar: 'ينقل الأكسجين في الجسم. انخفاضه يسمى فقر الدم.' },
  },
  hematocrit: {
    name: { en: 'Share of red cells', ar: 'نسبة الكريات الحمراء' },
    meaning: {
      en: 'The part of the blood made of red cells. It can be low in anemia.',
      ar: 'نسبة ما تشغله الكريات الحمراء من الدم. قد تنخفض عند فقر الدم.',
    },
  },
  'red-cells': {
    meaning: {
      en: 'Counts the cells that carry oxygen. A low count can go with anemia.',
      ar: 'عدد الكريات التي تنقل الأكسجين. قد ينخفض عند فقر الدم.',
    },
  },
  mcv: {
    name: { en: 'Red cell size', ar: 'حجم الكريات الحمراء' },
    meaning: {
      en: 'The average size of the red cells. It helps find the cause of anemia.',
      ar: 'متوسط حجم الكريات الحمراء. يساعد على معرفة سبب فقر الدم.',
    },
  },
  mch: {
    name: { en: 'Oxygen carrier per red cell', ar: 'ناقل الأكسجين في كل كرية' },
    meaning: {
      en: 'How much hemoglobin one red cell holds on average. Low iron can lower it.',
      ar: 'متوسط كمية الهيموغلوبين في كل كرية حمراء. قد تنخفض عند نقص الحديد.',
    },
  },
  mchc: {
    name: { en: 'How full red cells are', ar: 'مدى امتلاء الكريات الحمراء' },
    meaning: {
      en: 'How tightly the red cells are packed with hemoglobin, the oxygen carrier.',
      ar: 'تركيز الهيموغلوبين، ناقل الأكسجين، داخل الكريات الحمراء.',
    },
  },
  rdw: {
    name: { en: 'Red cell size differences', ar: 'تفاوت حجم الكريات الحمراء' },
    meaning: {
      en: 'How much the red cells differ in size. It helps find the cause of anemia.',
      ar: 'مدى اختلاف الكريات الحمراء في الحجم. يساعد على معرفة سبب فقر الدم.',
    },
  },
  platelets: {
    meaning: {
      en: 'Tiny cell pieces that help the blood clot and stop bleeding.',
      ar: 'أجزاء خلايا صغيرة جداً تساعد الدم على التخثر ووقف النزيف.',
    },
  },
  mpv: {
    name: { en: 'Platelet size', ar: 'حجم الصفائح الدموية' },
    meaning: {
      en: 'The average size of platelets, which stop bleeding. New ones are often larger.',
      ar: 'متوسط حجم الصفائح التي توقف النزيف. الصفائح الجديدة أكبر عادة.',
    },
  },
  'white-cells': {
    meaning: {
      en: 'Counts the blood cells that fight germs. It can rise with an infection.',
      ar: 'عدد خلايا الدم التي تقاوم الجراثيم. قد يرتفع عند وجود عدوى.',
    },
  },
  neutrophils: {
    name: { en: 'White cells against bacteria', ar: 'الكريات البيضاء المقاومة للبكتيريا' },
    meaning: {
      en: 'The most common white cells, first to fight germs. Infection can raise them.',
      ar: 'أكثر الكريات البيضاء عدداً وأولها في مقاومة الجراثيم. قد ترتفع عند وجود عدوى.',
    },
  },
  lymphocytes: {
    name: { en: 'White cells against viruses', ar: 'الكريات البيضاء المقاومة للفيروسات' },
    meaning: {
      en: 'White cells that fight viruses and make antibodies. A virus infection can raise them.',
      ar: 'كريات بيضاء تقاوم الفيروسات وتصنع الأجسام المضادة. قد ترتفع عند عدوى فيروسية.',
    },
  },
  monocytes: {
    name: { en: 'Clean-up white cells', ar: 'الكريات البيضاء المنظفة' },
    meaning: {
      en: 'White cells that clear away germs and dead cells. Long infections can raise them.',
      ar: 'كريات بيضاء تنظف الجسم من الجراثيم والخلايا الميتة. قد ترتفع عند عدوى طويلة.',
    },
  },
  eosinophils: {
    name: { en: 'Allergy white cells', ar: 'الكريات البيضاء المرتبطة بالحساسية' },
    meaning: {
      en: 'White cells active in allergy and against worms. Both can raise them.',
      ar: 'كريات بيضاء تنشط في الحساسية وضد الديدان. قد ترتفع في الحالتين.',
    },
  },
  basophils: {
    name: { en: 'Rarest white cells', ar: 'أندر الكريات البيضاء' },
    meaning: { en: 'The fewest of the white cells. They take part in allergy.', ar: 'أقل الكريات البيضاء عدداً. تشارك في تفاعلات الحساسية.' },
  },
  reticulocytes: {
    name: { en: 'Young red cells', ar: 'الكريات الحمراء الجديدة' },
    meaning: {
      en: 'Red cells just made in the bone marrow. They show how fast blood is renewed.',
      ar: 'كريات حمراء خرجت حديثاً من نخاع العظم. تدل على سرعة تجدد الدم.',
    },
  },
  esr: {
    name: { en: 'Speed of blood settling', ar: 'سرعة ترسب الدم' },
    meaning: {
      en: 'How fast red cells sink in a tube. Inflammation can make them sink faster.',
      ar: 'سرعة نزول الكريات الحمراء في الأنبوب. قد تزيد عند وجود التهاب في الجسم.',
    },
  },
  'blood-film': {
    name: { en: 'Blood under the microscope', ar: 'فحص الدم بالمجهر' },
    meaning: { en: 'A drop of blood is viewed to see how its cells look.', ar: 'تُفحص قطرة من الدم لمعرفة شكل خلاياه.' },
  },
  malaria: {
    name: { en: 'Malaria test', ar: 'تحليل الملاريا' },
    meaning: {
      en: 'Looks for malaria parasites in the blood. Mosquitoes can spread them.',
      ar: 'يبحث عن طفيل الملاريا في الدم. ينتقل الطفيل بلدغات البعوض.',
    },
  },
  'sickle-screen': {
    name: { en: 'Sickle cell test', ar: 'تحليل الأنيميا المنجلية' },
    meaning: {
      en: 'Looks for hemoglobin S, which runs in families. Healthy carriers can have it too.',
      ar: 'يبحث عن الهيموغلوبين S الذي ينتقل بالوراثة. قد يوجد أيضاً لدى أشخاص أصحاء يحملون الصفة.',
    },
  },
  'hb-a2': {
    name: { en: 'Second adult hemoglobin', ar: 'هيموغلوبين البالغين الثاني' },
    meaning: {
      en: 'A small part of adult hemoglobin. It can be high in healthy carriers of thalassemia.',
      ar: 'جزء صغير من هيموغلوبين البالغين. قد يرتفع لدى أشخاص أصحاء يحملون صفة الثلاسيميا.',
    },
  },
  'hb-f': {
    name: { en: 'Hemoglobin from before birth', ar: 'هيموغلوبين ما قبل الولادة' },
    meaning: {
      en: 'The main oxygen carrier before birth. Adults mostly keep only a little.',
      ar: 'ناقل الأكسجين الرئيسي قبل الولادة. لا يبقى منه لدى البالغين عادة إلا القليل.',
    },
  },
  'hb-s': {
    name: { en: 'Sickle hemoglobin', ar: 'الهيموغلوبين المنجلي' },
    meaning: {
      en: 'A form of hemoglobin that runs in families. It can bend red cells.',
      ar: 'نوع من الهيموغلوبين ينتقل بالوراثة. قد يغير شكل الكريات الحمراء.',
    },
  },
  g6pd: {
    name: { en: 'Enzyme protecting red cells', ar: 'إنزيم أنيميا الفول' },
    meaning: {
      en: 'Protects red cells. If it is low, fava beans or some medicines can break them.',
      ar: 'إنزيم يحمي الكريات الحمراء. عند نقصه قد تتكسر بسبب الفول أو بعض الأدوية.',
    },
  },
  'blood-group': {
    meaning: {
      en: 'Shows which blood suits a person in a transfusion. It also matters in pregnancy.',
      ar: 'تحدد الدم المناسب عند نقل الدم. وهي مهمة أيضاً في الحمل.',
    },
  },
  'direct-coombs': {
    name: { en: 'Antibodies on red cells', ar: 'أجسام مضادة على الكريات الحمراء' },
    meaning: {
      en: 'Looks for antibodies stuck to red cells. They can make red cells break early.',
      ar: 'يبحث عن أجسام مضادة ملتصقة بالكريات الحمراء. قد تسبب تكسرها قبل أوانها.',
    },
  },
  haptoglobin: {
    name: { en: 'Red cell breakdown marker', ar: 'مؤشر تكسر الكريات الحمراء' },
    meaning: {
      en: 'Picks up hemoglobin from broken red cells. It can fall when many break.',
      ar: 'بروتين يلتقط الهيموغلوبين من الكريات المتكسرة. قد ينخفض عند تكسر الكثير منها.',
    },
  },
  'prothrombin-time': {
    name: { en: 'Blood clotting time', ar: 'زمن تخثر الدم' },
    meaning: {
      en: 'How long the blood takes to clot. Low vitamin K can make it longer.',
      ar: 'الوقت الذي يحتاج إليه الدم ليتخثر. قد يطول عند نقص فيتامين ك.',
    },
  },
  inr: {
    name: { en: 'Clotting time ratio', ar: 'نسبة زمن التخثر' },
    meaning: {
      en: 'Clotting time on a scale that all laboratories share. Some blood thinners raise it.',
      ar: 'زمن التخثر بمقياس موحد بين المختبرات. ترفعه بعض مميعات الدم.',
    },
  },
  aptt: {
    name: { en: 'Clotting time, second method', ar: 'زمن التخثر بطريقة ثانية' },
    meaning: {
      en: 'Times another chain of clotting steps. Heparin, a blood thinner, makes it longer.',
      ar: 'يقيس زمن سلسلة أخرى من خطوات التخثر. يطيله الهيبارين، وهو مميع للدم.',
    },
  },
  fibrinogen: {
    name: { en: 'Clotting protein', ar: 'بروتين التخثر' },
    meaning: {
      en: 'A protein that forms the threads of a clot. Inflammation can raise it.',
      ar: 'بروتين تتكون منه خيوط التخثر التي توقف النزيف. قد يرتفع عند وجود التهاب.',
    },
  },
  'd-dimer': {
    name: { en: 'Traces of dissolved clots', ar: 'بقايا الدم المتخثر' },
    meaning: {
      en: 'Pieces left when a clot dissolves. Age, pregnancy, surgery or a clot can raise them.',
      ar: 'أجزاء تبقى بعد ذوبان الدم المتخثر. قد ترتفع مع تقدم العمر أو الحمل أو بعد عملية أو مع جلطة.',
    },
  },
  antithrombin: {
    name: { en: 'Natural clotting brake', ar: 'مانع التخثر الطبيعي' },
    meaning: { en: 'A protein that keeps the blood from clotting too much.', ar: 'بروتين يمنع الدم من التخثر أكثر من اللازم.' },
  },
  'thrombin-time': {
    name: { en: 'Clotting time, last step', ar: 'زمن آخر خطوات التخثر' },
    meaning: {
      en: 'Times the last step of clotting, when the threads of a clot form.',
      ar: 'يقيس زمن آخر خطوة في التخثر، حين تتكون خيوطه.',
    },
  },
};
