import { say } from './kinds/topic.ts';

/** Sentences that several topics share. */
export const onSide = say(
  'If the person is drowsy or unconscious but breathing, lay them on their side.',
  'إذا كان المصاب ناعساً أو فاقداً للوعي وهو يتنفس فمدّده على جنبه.',
);
/** Who is ill from heat or may be low in sugar is told to drink. */
export const nothingByMouth = say('Nothing to eat or drink until a doctor has checked.', 'لا طعام ولا شراب حتى يفحص الطبيب الحالة.', {
  unless: ['heat-illness', 'heat-exposure', 'low-sugar', 'low-sugar-reading', 'too-much-insulin'],
});
export const medicinesReady = say('Have all medicines, or a photo of them, ready to show.', 'جهّز جميع الأدوية أو صورة لها لعرضها.');
export const keepStill = say(
  'Keep the head and neck still, and move the person only out of danger.',
  'أبقِ الرأس والرقبة ثابتين، ولا تحرك المصاب إلا لإبعاده عن الخطر.',
);
export const rollInLine = say(
  'If the person must vomit, roll them on their side with head, neck and back in line.',
  'إذا تقيأ المصاب فأدِره على جنبه مع إبقاء الرأس والرقبة والظهر على خط واحد.',
);
export const paracetamol = say(
  'Paracetamol can ease pain and fever: take it as the package says, and not with a cold or flu medicine that contains it too.',
  'قد يخفف الباراسيتامول الألم والحرارة: استعمله كما هو مكتوب على العبوة، لا مع دواء للزكام أو الإنفلونزا يحتوي عليه أيضاً.',
);
export const noAspirin = say('Never give aspirin to anyone under 16.', 'لا تعطِ الأسبرين أبداً لمن هم دون 16 سنة.');
export const noIbuprofen = say(
  'Do not take ibuprofen in pregnancy, or with kidney disease, a stomach ulcer or blood thinners.',
  'لا تستخدم الإيبوبروفين في الحمل أو مع مرض الكلى أو قرحة المعدة أو مميعات الدم.',
);
export const sips = say('Drink water in small sips, often.', 'اشرب الماء رشفات صغيرة ومتكررة.');
export const travel = say(
  'Tell the staff at once about any travel, contact with camels or raw milk in the last weeks.',
  'أخبر الطاقم فوراً بأي سفر أو مخالطة للإبل أو شرب حليب غير مغلي في الأسابيع الأخيرة.',
);
export const talk = say(
  'You can talk to the mental health line: call 16000 and press 4.',
  'يمكنك التحدث إلى خط الصحة النفسية: اتصل بالرقم 16000 واضغط 4.',
);
/** Aman, the center for women and children who suffer violence. */
export const aman = say(
  'For violence against women and children, Aman listens and helps: call 919.',
  'مركز أمان يستمع ويساعد عند العنف ضد النساء والأطفال: اتصل بالرقم 919.',
);
export const heartSigns = say(
  'Call 999 if there is chest pain, trouble breathing or fainting.',
  'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو إغماء.',
);
export const heartSpread = say(
  'Call 999 if the pain presses, spreads to the arm, jaw or back, or comes with sweating or breathlessness.',
  'اتصل بالرقم 999 إذا كان الألم ضاغطاً أو امتد إلى الذراع أو الفك أو الظهر، أو جاء مع تعرق أو ضيق نفس.',
  { unless: ['under-16'] },
);
export const strokeSigns = say(
  'Call 999 if there is a drooping face, a weak arm or leg, slurred speech or sudden loss of sight.',
  'اتصل بالرقم 999 عند ارتخاء في الوجه أو ضعف في ذراع أو ساق أو ثقل في الكلام أو فقدان مفاجئ للرؤية.',
);
export const meningitisSigns = say(
  'Call 999 if there is a stiff neck, confusion, a seizure, or a rash that does not fade when a clear glass is pressed on it.',
  'اتصل بالرقم 999 عند تيبس الرقبة أو ارتباك ذهني أو تشنج أو طفح لا يختفي تحت ضغط كأس شفافة.',
);
export const sepsisSigns = say(
  'Call 999 if there is confusion, very fast breathing, or blue or blotchy skin, or if the person is hard to wake.',
  'اتصل بالرقم 999 عند ارتباك ذهني أو تنفس سريع جداً أو جلد مزرق أو مبقّع أو صعوبة في إيقاظ المصاب.',
);
export const breathingSigns = say(
  'Call 999 if there is trouble breathing, blue lips, chest pain or coughing up blood.',
  'اتصل بالرقم 999 عند صعوبة في التنفس أو زرقة في الشفتين أو ألم في الصدر أو سعال مصحوب بالدم.',
);
export const allergySigns = say(
  'Call 999 if there is a swollen face, tongue or throat, trouble breathing or fainting.',
  'اتصل بالرقم 999 عند تورم في الوجه أو اللسان أو الحلق أو صعوبة في التنفس أو إغماء.',
);
export const bellySigns = say(
  'Call 999 if there is sudden severe belly pain, a hard belly, fainting, vomiting blood or black stool.',
  'اتصل بالرقم 999 عند ألم بطن شديد ومفاجئ أو بطن متصلب أو إغماء أو قيء دموي أو براز أسود.',
);
export const bleedingSigns = say(
  'Call 999 if the bleeding is heavy or does not stop under firm pressure, or if the person faints.',
  'اتصل بالرقم 999 إذا كان النزيف شديداً أو لم يتوقف بالضغط القوي، أو عند الإغماء.',
);
export const spineSigns = say(
  'Call 999 if there is numbness between the legs, weak legs, or new trouble with passing or holding urine or stool.',
  'اتصل بالرقم 999 عند خدر بين الساقين أو ضعف في الساقين أو صعوبة جديدة في إخراج البول أو البراز أو حبسهما.',
);
export const mindSigns = say(
  'Call 999 or go to any emergency department if there are thoughts of suicide or of harming someone.',
  'اتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ عند أفكار عن الانتحار أو عن إيذاء أحد.',
);
export const diary = say('Note when it comes, how long it lasts and what brings it on.', 'دوّن متى يحدث وكم يستمر وما الذي يثيره.');
export const keepMoving = say(
  'Keep gently moving; long bed rest makes it stiffer.',
  'استمر في الحركة الخفيفة؛ فالرقاد الطويل يزيد التيبس.',
);
export const coldPack = say(
  'Hold a cold pack in a cloth on it for up to 20 minutes at a time.',
  'ضع كمادة باردة ملفوفة بقماش لمدة لا تزيد على 20 دقيقة في كل مرة.',
);
export const noAntibiotics = say('Antibiotics do not help against viruses.', 'المضادات الحيوية لا تفيد ضد الفيروسات.');
export const honey = say('Warm drinks can soothe, with honey if over 1 year of age.', 'المشروبات الدافئة تهدّئ، مع العسل لمن تجاوز السنة.');
export const saltWater = say(
  'Rinse or gargle with warm salt water; this is not for small children.',
  'تمضمض أو تغرغر بماء دافئ مملح؛ وهذا لا يناسب صغار الأطفال.',
);
export const askPharmacist = say(
  'Ask a pharmacist before giving a medicine to a child, or in pregnancy.',
  'اسأل الصيدلي قبل إعطاء دواء لطفل أو أثناء الحمل.',
);
export const noScratching = say('Do not scratch, and keep the nails short.', 'لا تحكّ الجلد، وأبقِ الأظافر قصيرة.');
export const sleepHabits = say(
  'Get up at the same time each day, and put screens away an hour before bed.',
  'استيقظ في الوقت نفسه كل يوم، وأبعد الشاشات قبل النوم بساعة.',
);
export const infectedSkin = say(
  'See a doctor the same day if it gets hot, swollen, more painful or full of pus, or if there is fever.',
  'راجع الطبيب في اليوم نفسه إذا صار الجلد ساخناً أو متورماً أو أكثر ألماً أو ظهر فيه صديد، أو مع حرارة.',
);
export const eyeSigns = say(
  'Go to an emergency department if there is sudden loss of sight, severe eye pain, flashes of light, or a shadow like a curtain.',
  'اذهب إلى قسم الطوارئ عند فقدان مفاجئ للرؤية أو ألم شديد في العين أو ومضات ضوء أو ظل كالستارة أمام العين.',
);
export const onlyPrescribed = say(
  'Do not take aspirin or ibuprofen unless a doctor prescribed it.',
  'لا تتناول الأسبرين أو الإيبوبروفين إلا إذا وصفه طبيب.',
);
