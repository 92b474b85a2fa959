import type { Language } from '#contract/symptom-check.ts';
import type { Topic } from './topics.ts';

/**
 * What to do now, and when to call 999 or be seen sooner. An emergency has no `seekHelp`: it is now. The page shows each sentence
 * as a point of its own, so each stands alone and none begins with a digit.
 */
export interface Advice {
  readonly doing: string;
  readonly seekHelp?: string;
}

/** A sentence that several topics share. */
type Sentence = Readonly<Record<Language, string>>;

const onSide: Sentence = {
  en: 'If the person is drowsy or unconscious but breathing, lay them on their side.',
  ar: 'إذا كان المصاب ناعساً أو فاقداً للوعي وهو يتنفس فمدّده على جنبه.',
};
const compressions: Sentence = {
  en: 'If there is no normal breathing, press hard and fast on the middle of the chest until help comes.',
  ar: 'إذا لم يكن التنفس طبيعياً فاضغط بقوة وسرعة على وسط الصدر حتى تصل المساعدة.',
};
const nothingByMouth: Sentence = {
  en: 'Nothing to eat or drink until a doctor has looked.',
  ar: 'لا طعام ولا شراب حتى يفحص الطبيب الحالة.',
};
const medicinesReady: Sentence = {
  en: 'Have all medicines, or a photo of them, ready to show.',
  ar: 'جهّز جميع الأدوية أو صورة لها لعرضها.',
};
const keepStill: Sentence = {
  en: 'Keep the head and neck still, and move the person only out of danger.',
  ar: 'أبقِ الرأس والرقبة ثابتين، ولا تحرك المصاب إلا لإبعاده عن الخطر.',
};
const rollInLine: Sentence = {
  en: 'If the person must vomit, roll them on their side with head, neck and back in line.',
  ar: 'إذا تقيأ المصاب فأدِره على جنبه مع إبقاء الرأس والرقبة والظهر على خط واحد.',
};
const paracetamol: Sentence = {
  en: 'Paracetamol can ease pain and fever: take it as the packet says.',
  ar: 'قد يخفف الباراسيتامول الألم والحرارة: استعمله كما هو مكتوب على العبوة.',
};
const noAspirin: Sentence = {
  en: 'Never give aspirin to anyone under 16.',
  ar: 'لا تعطِ الأسبرين أبداً لمن هم دون 16 سنة.',
};
const noIbuprofen: Sentence = {
  en: 'No ibuprofen in pregnancy, or with kidney disease, a stomach ulcer or blood thinners.',
  ar: 'لا تستخدم الإيبوبروفين في الحمل أو مع مرض الكلى أو قرحة المعدة أو مميعات الدم.',
};
const sips: Sentence = {
  en: 'Drink water in small sips, often.',
  ar: 'اشرب الماء رشفات صغيرة ومتكررة.',
};
const travel: Sentence = {
  en: 'Say at once if there was travel, contact with camels or raw milk in the last weeks.',
  ar: 'أخبر الطاقم فوراً بأي سفر أو مخالطة للإبل أو شرب حليب غير مغلي في الأسابيع الأخيرة.',
};
const talk: Sentence = {
  en: 'You can talk to the mental health line: call 16000 and press 4.',
  ar: 'يمكنك التحدث إلى خط الصحة النفسية: اتصل بالرقم 16000 واضغط 4.',
};

// What makes it an emergency.
const heartSigns: Sentence = {
  en: 'Call 999 for chest pain, trouble breathing or fainting.',
  ar: 'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو إغماء.',
};
const strokeSigns: Sentence = {
  en: 'Call 999 for a drooping face, a weak arm or leg, slurred speech or sudden loss of sight.',
  ar: 'اتصل بالرقم 999 عند ارتخاء في الوجه أو ضعف في ذراع أو ساق أو ثقل في الكلام أو فقدان مفاجئ للرؤية.',
};
const meningitisSigns: Sentence = {
  en: 'Call 999 for a stiff neck, confusion, a fit, or a rash that does not fade under a glass.',
  ar: 'اتصل بالرقم 999 عند تيبس الرقبة أو تشوش أو تشنج أو طفح لا يختفي تحت ضغط كأس شفافة.',
};
const sepsisSigns: Sentence = {
  en: 'Call 999 for confusion, very fast breathing, blue or blotchy skin, or somebody who is hard to wake.',
  ar: 'اتصل بالرقم 999 عند تشوش أو تنفس سريع جداً أو جلد مزرق أو مبقّع أو صعوبة في إيقاظ المصاب.',
};
const breathingSigns: Sentence = {
  en: 'Call 999 for trouble breathing, blue lips, chest pain or coughing up blood.',
  ar: 'اتصل بالرقم 999 عند صعوبة في التنفس أو زرقة في الشفتين أو ألم في الصدر أو سعال مصحوب بالدم.',
};
const allergySigns: Sentence = {
  en: 'Call 999 for a swollen face, tongue or throat, trouble breathing or fainting.',
  ar: 'اتصل بالرقم 999 عند تورم في الوجه أو اللسان أو الحلق أو صعوبة في التنفس أو إغماء.',
};
const bellySigns: Sentence = {
  en: 'Call 999 for sudden severe belly pain, a hard belly, fainting, vomiting blood or black stool.',
  ar: 'اتصل بالرقم 999 عند ألم بطن شديد ومفاجئ أو بطن متصلب أو إغماء أو قيء دموي أو براز أسود.',
};
const bleedingSigns: Sentence = {
  en: 'Call 999 if the bleeding is heavy or does not stop under firm pressure, or for fainting.',
  ar: 'اتصل بالرقم 999 إذا كان النزيف شديداً أو لم يتوقف بالضغط القوي، أو عند الإغماء.',
};
const spineSigns: Sentence = {
  en: 'Call 999 for numbness between the legs, weak legs, or new trouble with passing or holding urine or stool.',
  ar: 'اتصل بالرقم 999 عند خدر بين الساقين أو ضعف في الساقين أو صعوبة جديدة في إخراج البول أو البراز أو حبسهما.',
};
const mindSigns: Sentence = {
  en: 'Call 999 or go to any emergency department if there are thoughts of suicide or of harming somebody.',
  ar: 'اتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ عند وجود أفكار انتحار أو إيذاء لأحد.',
};

// What helps with many complaints, and until an appointment.
const diary: Sentence = {
  en: 'Note when it comes, how long it lasts and what brings it on.',
  ar: 'دوّن متى يحدث وكم يستمر وما الذي يثيره.',
};
const keepMoving: Sentence = {
  en: 'Keep gently moving; long bed rest makes it stiffer.',
  ar: 'استمر في الحركة الخفيفة؛ فالرقاد الطويل يزيد التيبس.',
};
const coldPack: Sentence = {
  en: 'Hold a cold pack in a cloth on it for up to 20 minutes at a time.',
  ar: 'ضع كمادة باردة ملفوفة بقماش لمدة لا تزيد على 20 دقيقة في كل مرة.',
};
const noAntibiotics: Sentence = {
  en: 'Antibiotics do not help against viruses.',
  ar: 'المضادات الحيوية لا تفيد ضد الفيروسات.',
};
const honey: Sentence = {
  en: 'Warm drinks can soothe, with honey if over 1 year of age.',
  ar: 'المشروبات الدافئة تهدّئ، مع العسل لمن تجاوز السنة.',
};
const saltWater: Sentence = {
  en: 'Rinse or gargle with warm salt water; this is not for small children.',
  ar: 'تمضمض أو تغرغر بماء دافئ مملح؛ وهذا لا يناسب صغار الأطفال.',
};
const askPharmacist: Sentence = {
  en: 'Ask a pharmacist before giving a medicine to a child, or in pregnancy.',
  ar: 'اسأل الصيدلي قبل إعطاء دواء لطفل أو أثناء الحمل.',
};
const noScratching: Sentence = {
  en: 'Do not scratch, and keep the nails short.',
  ar: 'لا تحكّ الجلد، وأبقِ الأظافر قصيرة.',
};
const sleepHabits: Sentence = {
  en: 'Get up at the same time each day, and put screens away an hour before bed.',
  ar: 'استيقظ في الوقت نفسه كل يوم، وأبعد الشاشات قبل النوم بساعة.',
};
const infectedSkin: Sentence = {
  en: 'See a doctor the same day if it gets hot, swollen, more painful or full of pus, or with fever.',
  ar: 'راجع الطبيب في اليوم نفسه إذا صار الجلد ساخناً أو متورماً أو أكثر ألماً أو ظهر فيه صديد، أو مع حرارة.',
};
const eyeSigns: Sentence = {
  en: 'Go to an emergency department for sudden loss of sight, severe eye pain, or a curtain or flashes in the sight.',
  ar: 'اذهب إلى قسم الطوارئ عند فقدان مفاجئ للرؤية أو ألم شديد في العين أو ستارة أو ومضات في الرؤية.',
};
const onlyPrescribed: Sentence = {
  en: 'Take no aspirin or ibuprofen unless a doctor prescribed it.',
  ar: 'لا تتناول الأسبرين أو الإيبوبروفين إلا إذا وصفه طبيب.',
};

export const advice: Record<Topic, Record<Language, Advice>> = {
  // Emergency. Heart and circulation: AHA first aid 2020; Resuscitation Council UK (basic life support); NHS
  heart: {
    en: {
      doing:
        'Sit down, rest and do not walk about. Chew one adult aspirin (300 mg), unless allergic, under 16, told not to take it, or the pain feels like tearing. Use the heart spray or tablet under the tongue if a doctor prescribed one.',
    },
    ar: {
      doing:
        'اجلس واسترح ولا تمشِ. امضغ حبة أسبرين واحدة للبالغين (300 ملغ)، إلا عند الحساسية منه، أو لمن هم دون 16 سنة، أو إذا مُنعت منه، أو كان الألم كالتمزق. استخدم بخاخ القلب أو الحبة تحت اللسان إذا وصفها الطبيب.',
    },
  },
  'irregular-heartbeat': {
    en: {
      doing:
        'Sit or lie down and rest. Lie flat with the legs raised if faint. No coffee, energy drinks or smoking. Note when it began and how fast the pulse is.',
    },
    ar: {
      doing:
        'اجلس أو استلقِ واسترح. عند الشعور بالإغماء استلقِ على ظهرك وارفع ساقيك. تجنب القهوة ومشروبات الطاقة والتدخين. دوّن متى بدأ ذلك وكم سرعة النبض.',
    },
  },
  collapse: {
    en: {
      doing: `Shake the shoulders gently, shout, and look for breathing for up to 10 seconds. ${compressions.en} Send somebody for a defibrillator and do what it says. ${onSide.en}`,
    },
    ar: {
      doing: `هزّ الكتفين برفق ونادِ المصاب، وانظر هل يتنفس لمدة لا تزيد على 10 ثوانٍ. ${compressions.ar} أرسل من يحضر جهاز إزالة الرجفان واتبع إرشاداته. ${onSide.ar}`,
    },
  },
  'limb-without-blood': {
    en: {
      doing: `Rest with the limb a little lower than the heart. Cover it loosely, and do not rub, heat or cool it. Note when it began. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `استرح مع إبقاء الطرف أخفض قليلاً من مستوى القلب. غطِّه برفق، ولا تدلكه ولا تسخنه ولا تبرده. دوّن متى بدأ ذلك. ${nothingByMouth.ar}`,
    },
  },

  // Brain: AHA/ASA stroke 2019; Resuscitation Council UK first aid 2021; NICE NG217 (epilepsies), NG240 (meningitis); UK Sepsis Trust; NHS
  stroke: {
    en: {
      doing: `Note the time it began, or when the person was last well. Give no food, drink or medicine, not even aspirin. Rest with the head supported. ${onSide.en}`,
    },
    ar: {
      doing: `دوّن وقت بدء الأعراض، أو آخر وقت كان فيه المصاب بخير. لا تعطِ طعاماً ولا شراباً ولا دواء، ولا حتى الأسبرين. استرح مع إسناد الرأس. ${onSide.ar}`,
    },
  },
  seizure: {
    en: {
      doing:
        'Note the time it began. Do not hold the person down, and put nothing in the mouth. Move hard things away and put something soft under the head. When the jerking stops, lay the person on their side. Tell the call handler of a pregnancy, diabetes or a head injury.',
    },
    ar: {
      doing:
        'دوّن وقت بدء التشنج. لا تمسك المصاب بالقوة، ولا تضع شيئاً في فمه. أبعد الأشياء الصلبة وضع شيئاً ليناً تحت رأسه. عند توقف التشنج مدّده على جنبه. أخبر موظف الطوارئ إن كان هناك حمل أو سكري أو إصابة في الرأس.',
    },
  },
  'sudden-headache': {
    en: {
      doing: `Lie down in a quiet, dark room with the head a little raised. Take no aspirin or ibuprofen. Note the time it began and what you were doing. ${onSide.en}`,
    },
    ar: {
      doing: `استلقِ في غرفة هادئة مظلمة مع رفع الرأس قليلاً. لا تتناول الأسبرين أو الإيبوبروفين. دوّن وقت بدء الصداع وماذا كنت تفعل. ${onSide.ar}`,
    },
  },
  meningitis: {
    en: {
      doing: `Do not wait for a rash. Press the side of a clear glass on any rash, and say if it does not fade. Lie down in a quiet, dark room. ${onSide.en}`,
    },
    ar: {
      doing: `لا تنتظر ظهور طفح. اضغط جانب كأس شفافة على أي طفح، وأخبر موظف الطوارئ إن لم يختفِ. استلقِ في غرفة هادئة مظلمة. ${onSide.ar}`,
    },
  },
  sepsis: {
    en: {
      doing: `Ask the call handler: could this be sepsis? Say if there is cancer treatment, a weak immune system or a recent birth or operation. Lie down, and note the temperature and when urine last came. ${onSide.en}`,
    },
    ar: {
      doing: `اسأل موظف الطوارئ: هل يمكن أن يكون هذا إنتاناً (تسمماً في الدم)؟ أخبره بأي علاج للسرطان أو ضعف في المناعة أو ولادة أو عملية حديثة. استلقِ ودوّن درجة الحرارة وآخر مرة خرج فيها البول. ${onSide.ar}`,
    },
  },
  confusion: {
    en: {
      doing: `Stay with the person and speak calmly and slowly. Measure the blood sugar if there is a meter. Note when the person was last their usual self. ${onSide.en}`,
    },
    ar: {
      doing: `ابقَ مع المصاب وتحدث إليه بهدوء وبطء. قِس سكر الدم إن وُجد جهاز. دوّن آخر وقت كان فيه على طبيعته. ${onSide.ar}`,
    },
  },

  // Breathing: NHS; BTS/SIGN asthma; Resuscitation Council UK first aid, choking and anaphylaxis 2021; NICE NG158 (clots)
  breathing: {
    en: {
      doing:
        'Sit upright, leaning a little forward, and do not lie down. Loosen tight clothes. Use the inhaler or oxygen if a doctor prescribed it. Keep a child calm on the lap, and do not look into the throat.',
    },
    ar: {
      doing:
        'اجلس منتصباً مائلاً قليلاً إلى الأمام ولا تستلقِ. أرخِ الملابس الضيقة. استخدم البخاخ أو الأكسجين إذا وصفه الطبيب. أبقِ الطفل هادئاً في حضنك ولا تنظر في حلقه.',
    },
  },
  asthma: {
    en: {
      doing:
        'Sit upright and try to stay calm. Take the reliever inhaler (usually blue) now, one puff at a time, as the asthma plan says. Use a spacer if there is one. If it does not get better, tell the call handler and ask about more puffs.',
    },
    ar: {
      doing:
        'اجلس منتصباً وحاول أن تبقى هادئاً. استخدم البخاخ المسعف (الأزرق عادة) الآن، بخة بعد بخة، كما في خطة علاج الربو. استخدم حجرة الاستنشاق (المباعد) إن وُجدت. إذا لم يتحسن التنفس فأخبر موظف الطوارئ واسأله عن بخات أخرى.',
    },
  },
  choking: {
    en: {
      doing:
        'Cough hard while coughing is possible. If not, bend forward and have 5 firm blows between the shoulder blades, then 5 sharp thrusts inwards and upwards above the navel, by turns. For a baby under 1: head down, 5 back blows, then 5 chest thrusts, never the belly. If the person goes limp, start chest compressions.',
    },
    ar: {
      doing:
        'اسعل بقوة ما دام السعال ممكناً. إن لم يكن ممكناً فيُحنى المصاب إلى الأمام ويُضرب 5 ضربات قوية بين لوحي الكتف، ثم 5 ضغطات سريعة إلى الداخل والأعلى فوق السرة، بالتناوب. للرضيع دون سنة: الرأس إلى أسفل، 5 ضربات على الظهر ثم 5 ضغطات على الصدر، ولا تضغط على البطن أبداً. إذا ارتخى المصاب فابدأ الضغط على الصدر.',
    },
  },
  anaphylaxis: {
    en: {
      doing:
        'Use the adrenaline pen at once, in the outer thigh, if there is one. Lie down with legs raised, or sit if breathing is hard. Do not stand or walk, even if it feels better. Use a second pen after 5 minutes if there is no improvement. Tell the call handler that it is a severe allergy.',
    },
    ar: {
      doing:
        'استخدم قلم الأدرينالين فوراً في الجهة الخارجية من الفخذ إن وُجد. استلقِ مع رفع الساقين، أو اجلس إذا كان التنفس صعباً. لا تقف ولا تمشِ حتى لو شعرت بتحسن. استخدم قلماً ثانياً بعد 5 دقائق إذا لم يحدث تحسن. أخبر موظف الطوارئ أنها حساسية شديدة.',
    },
  },
  'lung-clot': {
    en: {
      doing:
        'Sit in the way that makes breathing easiest, and keep still. Do not rub a painful or swollen leg. Say if there was a recent operation, long journey, pregnancy, birth, hormone pill or earlier clot.',
    },
    ar: {
      doing:
        'اجلس بالوضعية التي تجعل التنفس أسهل وابقَ ساكناً. لا تدلك ساقاً مؤلمة أو متورمة. أخبر الطاقم بأي عملية حديثة أو سفر طويل أو حمل أو ولادة أو حبوب هرمونية أو جلطة سابقة.',
    },
  },

  // Bleeding and the belly: AHA first aid 2020; Resuscitation Council UK first aid 2021; NICE CG141; NHS
  'heavy-bleeding': {
    en: {
      doing:
        'Press firmly on the wound with a clean cloth, and keep pressing without lifting it to look. If blood comes through, put another cloth on top and press harder. Leave a thing stuck in the wound where it is and press beside it. Lie down and keep warm. For bleeding from the vagina, use pads and count them.',
    },
    ar: {
      doing:
        'اضغط بقوة على الجرح بقماش نظيف، واستمر في الضغط دون رفعه للنظر. إذا نفذ الدم فضع قماشاً آخر فوقه واضغط أكثر. اترك أي شيء مغروز في الجرح مكانه واضغط بجانبه. استلقِ وحافظ على دفئك. عند النزيف المهبلي استخدم الفوط وعُدّها.',
    },
  },
  'gut-bleeding': {
    en: {
      doing: `Lie down, on the side when vomiting. Take no aspirin or ibuprofen. Note how much blood there is and its colour. Say if blood thinners are taken. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `استلقِ، وعلى الجنب عند القيء. لا تتناول الأسبرين أو الإيبوبروفين. دوّن كمية الدم ولونه. أخبر الطاقم إن كانت تُستخدم مميعات الدم. ${nothingByMouth.ar}`,
    },
  },
  'severe-abdomen': {
    en: {
      doing: `Lie in the way that hurts least, often with the knees bent. Take no laxative, aspirin or ibuprofen. Say if there is fainting, a possible pregnancy or a known aneurysm. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `استلقِ بالوضعية الأقل ألماً، وغالباً مع ثني الركبتين. لا تتناول مليناً أو أسبرين أو إيبوبروفين. أخبر موظف الطوارئ بأي إغماء أو حمل محتمل أو تمدد معروف في الشريان. ${nothingByMouth.ar}`,
    },
  },
  'twisted-testicle': {
    en: {
      doing: `Go at once, even if the pain eases: every hour counts. Note when the pain began. Do not try to turn it back. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `اذهب فوراً حتى لو خفّ الألم: فكل ساعة مهمة. دوّن متى بدأ الألم. لا تحاول إعادة الخصية إلى وضعها بنفسك. ${nothingByMouth.ar}`,
    },
  },
  'cauda-equina': {
    en: {
      doing: `Lie in the way that hurts least. Note when the numbness or weakness began, and when urine last came. Tell the doctors at once about numbness between the legs. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `استلقِ بالوضعية الأقل ألماً. دوّن متى بدأ الخدر أو الضعف، وآخر مرة خرج فيها البول. أخبر الأطباء فوراً عن أي خدر بين الساقين. ${nothingByMouth.ar}`,
    },
  },

  // Injury and burns: Resuscitation Council UK first aid 2021; AHA first aid 2020; St John Ambulance; NHS
  'major-injury': {
    en: {
      doing: `${keepStill.en} Press firmly on any bleeding. Keep the person warm with a blanket or coat. ${compressions.en}`,
    },
    ar: {
      doing: `${keepStill.ar} اضغط بقوة على أي نزيف. دفّئ المصاب ببطانية أو معطف. ${compressions.ar}`,
    },
  },
  'head-injury': {
    en: {
      doing: `Keep still, with the head and shoulders a little raised. Press a clean cloth gently on a bleeding wound. Note any vomiting, sleepiness or confusion, and say if blood thinners are taken. ${rollInLine.en}`,
    },
    ar: {
      doing: `ابقَ ساكناً مع رفع الرأس والكتفين قليلاً. اضغط برفق بقماش نظيف على الجرح النازف. دوّن أي قيء أو نعاس أو تشوش، وأخبر الطاقم إن كانت تُستخدم مميعات الدم. ${rollInLine.ar}`,
    },
  },
  'spine-injury': {
    en: {
      doing: `${keepStill.en} Hold the head with both hands as it lies, and leave a helmet on. ${rollInLine.en}`,
    },
    ar: {
      doing: `${keepStill.ar} ثبّت الرأس بكلتا يديك كما هو، ولا تنزع الخوذة. ${rollInLine.ar}`,
    },
  },
  'serious-burn': {
    en: {
      doing:
        'Cool the burn under cool running water for 20 minutes, and keep the rest of the body warm. Take off clothes and rings near it, unless they stick. No ice, cream or toothpaste. Then cover it loosely with cling film. Rinse a chemical burn until help comes.',
    },
    ar: {
      doing:
        'برّد الحرق تحت ماء جارٍ بارد غير مثلج لمدة 20 دقيقة، وأبقِ باقي الجسم دافئاً. انزع الملابس والخواتم القريبة منه إلا إذا التصقت به. لا تضع ثلجاً أو كريماً أو معجون أسنان. ثم غطِّه برفق بغلاف بلاستيكي شفاف. اشطف الحرق الكيميائي بالماء حتى تصل المساعدة.',
    },
  },
  'electric-shock': {
    en: {
      doing: `Do not touch the person before the power is off. Stay far away from high-voltage cables. ${compressions.en} Cool any burn under running water when it is safe.`,
    },
    ar: {
      doing: `لا تلمس المصاب قبل فصل الكهرباء. ابتعد كثيراً عن أسلاك الضغط العالي. ${compressions.ar} برّد أي حرق بماء جارٍ عندما يصبح ذلك آمناً.`,
    },
  },
  drowning: {
    en: {
      doing:
        'Do not go into the water if it is dangerous: reach or throw something that floats. If there is no normal breathing, give 5 rescue breaths, then press hard and fast on the chest. If breathing, lay the person on their side and keep them warm. Go to hospital even if all seems well.',
    },
    ar: {
      doing:
        'لا تنزل إلى الماء إن كان خطراً: مدّ أو ارمِ شيئاً يطفو. إذا لم يكن التنفس طبيعياً فأعطِ 5 أنفاس إنقاذ، ثم اضغط بقوة وسرعة على الصدر. إذا كان المصاب يتنفس فمدّده على جنبه ودفّئه. اذهب إلى المستشفى حتى لو بدا كل شيء بخير.',
    },
  },

  // Poison and venom: TOXBASE and NHS (poisoning); WHO snakebite; AHA first aid 2020
  poisoning: {
    en: {
      doing: `Do not make the person sick. Keep the packet, bottle or plant to show. Note what it was, how much and when. Go into fresh air from gas or fumes, and rinse skin or eyes with water. ${onSide.en}`,
    },
    ar: {
      doing: `لا تجعل المصاب يتقيأ. احتفظ بالعلبة أو الزجاجة أو النبتة لعرضها. دوّن ما هي المادة وكميتها ووقتها. اخرج إلى الهواء الطلق من الغاز أو الأبخرة، واشطف الجلد أو العينين بالماء. ${onSide.ar}`,
    },
  },
  venom: {
    en: {
      doing:
        'Stay calm, and keep the bitten or stung limb still. Take off rings, watches and tight clothes near it. Do not tie, cut, suck or cool the bite. Do not try to catch the animal. Note the time.',
    },
    ar: {
      doing:
        'ابقَ هادئاً وأبقِ الطرف الملدوغ ساكناً. انزع الخواتم والساعات والملابس الضيقة القريبة منه. لا تربط مكان اللدغة ولا تجرحه ولا تمصّه ولا تبرّده. لا تحاول الإمساك بالحيوان. دوّن الوقت.',
    },
  },
  'swallowed-object': {
    en: {
      doing: `Go at once, even if all seems well: a battery or magnets can do harm within hours. Do not make the person sick. Keep the packet, or one like it, to show. ${nothingByMouth.en}`,
    },
    ar: {
      doing: `اذهب فوراً حتى لو بدا كل شيء بخير: فالبطارية أو المغناطيس قد يسببان ضرراً خلال ساعات. لا تجعل المصاب يتقيأ. احتفظ بالعلبة أو بقطعة مماثلة لعرضها. ${nothingByMouth.ar}`,
    },
  },

  // Eyes: NHS; Royal College of Ophthalmologists
  'eye-emergency': {
    en: {
      doing:
        'Rinse a chemical out at once with plenty of running water for at least 20 minutes, and take out contact lenses. Do not rub or press the eye. Leave a thing stuck in the eye where it is. Note when the pain or the loss of sight began.',
    },
    ar: {
      doing:
        'اشطف أي مادة كيميائية فوراً بكثير من الماء الجاري لمدة 20 دقيقة على الأقل، وانزع العدسات اللاصقة. لا تفرك العين ولا تضغط عليها. اترك أي شيء مغروز في العين مكانه. دوّن متى بدأ الألم أو فقدان الرؤية.',
    },
  },

  // Pregnancy and newborn: RCOG; NHS; NICE NG143 (fever under 5); Resuscitation Council UK newborn life support
  'pregnancy-emergency': {
    en: {
      doing:
        'Say how many weeks the pregnancy is, or how long ago the birth was. Lie on the left side. Use a pad for bleeding, never a tampon, and note how much there is. In a fit, put nothing in the mouth. Have the pregnancy papers ready.',
    },
    ar: {
      doing:
        'أخبري موظف الطوارئ كم أسبوعاً بلغ الحمل، أو متى كانت الولادة. استلقي على الجانب الأيسر. استخدمي فوطة عند النزيف وليس سدادة قطنية، ودوّني كميته. عند التشنج لا يوضع شيء في الفم. جهّزي أوراق الحمل.',
    },
  },
  labour: {
    en: {
      doing:
        'Say how many weeks the pregnancy is, how often the pains come, and the colour of the waters. Lie on the left side. If the cord comes first, kneel with the head down and hips high, and do not push it back. If the baby comes, do not pull or cut the cord: dry the baby and keep it warm on the chest.',
    },
    ar: {
      doing:
        'أخبري موظف الطوارئ كم أسبوعاً بلغ الحمل، وكم مرة تأتي الآلام، ولون ماء الجنين. استلقي على الجانب الأيسر. إذا خرج الحبل السري أولاً فاركعي والرأس إلى أسفل والوركان إلى أعلى، ولا تعيديه إلى الداخل. إذا خرج الطفل فلا تسحبيه ولا تقطعي الحبل: جففيه ودفئيه على صدرك.',
    },
  },
  'newborn-ill': {
    en: {
      doing:
        'Hold the baby close, warm but not wrapped too thickly. Offer the breast or bottle if the baby is awake. Give no medicine, water or honey. Note the temperature, the feeds and the wet nappies. If breathing stops, the call handler will guide you.',
    },
    ar: {
      doing:
        'ضم الرضيع إليك دافئاً دون لفّه بأغطية سميكة. قدّم له الثدي أو الزجاجة إذا كان مستيقظاً. لا تعطه دواء ولا ماء ولا عسلاً. دوّن الحرارة والرضعات والحفاضات المبللة. إذا توقف التنفس فسيرشدك موظف الطوارئ.',
    },
  },
  'ill-child': {
    en: {
      doing: `Stay with the child, hold them upright on the lap and watch the breathing. Take off thick clothes, but give no cold bath. Never give aspirin. Note the temperature, the last drink and the last urine. ${onSide.en}`,
    },
    ar: {
      doing: `ابقَ مع الطفل واحمله جالساً في حضنك وراقب تنفسه. انزع الملابس السميكة، لكن لا تحمّمه بماء بارد. لا تعطه الأسبرين أبداً. دوّن الحرارة وآخر مرة شرب فيها وآخر بول. ${onSide.ar}`,
    },
  },

  // Sugar and heat: Diabetes UK and JBDS (hypoglycaemia, DKA); IDF-DAR Ramadan guidelines; Resuscitation Council UK first aid 2021
  'low-sugar': {
    en: {
      doing:
        'If awake and able to swallow, take sugar at once: juice, a soft drink that is not diet, sweets or honey over 1 year of age. Break a fast. If there is no improvement after 15 minutes, take sugar again. If drowsy, put nothing in the mouth, lay the person on their side, and use the glucagon if prescribed.',
    },
    ar: {
      doing:
        'إذا كان المصاب واعياً وقادراً على البلع فليتناول السكر فوراً: عصيراً أو مشروباً غازياً غير خالٍ من السكر أو حلوى، أو عسلاً لمن تجاوز السنة. يجب قطع الصيام. إذا لم يحدث تحسن بعد 15 دقيقة فليتناول السكر مرة أخرى. إذا كان ناعساً فلا تضع شيئاً في فمه، ومدّده على جنبه، واستخدم الغلوكاغون إن كان موصوفاً.',
    },
  },
  'high-sugar': {
    en: {
      doing: `Never stop insulin. Measure the blood sugar, and ketones if possible, and note them. Sip water if awake and not vomiting, and break a fast. Do not exercise. ${onSide.en}`,
    },
    ar: {
      doing: `لا توقف الأنسولين أبداً. قِس سكر الدم، والكيتونات إن أمكن، ودوّنها. اشرب الماء رشفات إذا كنت واعياً ولا تتقيأ، واقطع الصيام. لا تمارس الرياضة. ${onSide.ar}`,
    },
  },
  heatstroke: {
    en: {
      doing:
        'Move to the shade or a cool room, and take off outer clothes. Cool at once: cold water over the whole body or a cold bath, and a fan. Put cold packs on neck, armpits and groin. Keep cooling until help comes. Give sips of water only if fully awake, and no paracetamol.',
    },
    ar: {
      doing:
        'انتقل إلى الظل أو إلى غرفة باردة وانزع الملابس الخارجية. ابدأ التبريد فوراً: ماء بارد على الجسم كله أو حمام بارد مع مروحة. ضع كمادات باردة على الرقبة والإبطين وأعلى الفخذين. استمر في التبريد حتى تصل المساعدة. لا تعطِ رشفات ماء إلا لمن هو واعٍ تماماً، ولا تعطِ الباراسيتامول.',
    },
  },

  // Minds: NICE NG225 (self-harm), CG178 (psychosis); NHS
  'mind-emergency': {
    en: {
      doing:
        'Stay with the person if it is safe, and speak calmly and slowly. Do not argue about what they see or believe. Put away knives, medicines and car keys. If it becomes dangerous, leave and say so. After a birth, let another adult hold the baby.',
    },
    ar: {
      doing:
        'ابقَ مع الشخص إن كان ذلك آمناً وتحدث بهدوء وبطء. لا تجادله فيما يراه أو يعتقده. أبعد السكاكين والأدوية ومفاتيح السيارة. إذا صار الوضع خطراً فابتعد وأخبر موظف الطوارئ. بعد الولادة ليعتنِ شخص بالغ آخر بالرضيع.',
    },
  },
  'self-harm': {
    en: {
      doing: `Stay with somebody you trust, or tell somebody now. If it is about someone else, stay with them and listen. Put away what could be used to do harm. ${talk.en}`,
    },
    ar: {
      doing: `ابقَ مع شخص تثق به أو أخبر أحداً الآن. إن كان الأمر يخص شخصاً آخر فابقَ معه واستمع إليه. أبعد كل ما قد يُستخدم للإيذاء. ${talk.ar}`,
    },
  },

  // Anything else: Resuscitation Council UK (basic life support); NHS 999
  'other-emergency': {
    en: {
      doing: `Sit or lie in the way that feels best, and keep warm. Note when it began and how it changes. ${onSide.en} ${compressions.en}`,
    },
    ar: {
      doing: `اجلس أو استلقِ بالوضعية الأكثر راحة وحافظ على دفئك. دوّن متى بدأ ذلك وكيف يتغير. ${onSide.ar} ${compressions.ar}`,
    },
  },

  // Today. Clots, infection and fever: NICE NG158, NG111, NG141, NG143, NG250; UK Sepsis Trust; UKHSA (malaria); NHS
  'leg-clot': {
    en: {
      doing: `This can be a clot in the leg, so it must be looked at today. Rest with the leg raised, and do not rub it. Do not set out on a long journey. Say if there was an operation, a long journey, a pregnancy or an earlier clot. ${medicinesReady.en}`,
      seekHelp: 'Call 999 for sudden trouble breathing, chest pain, coughing up blood or fainting.',
    },
    ar: {
      doing: `قد تكون هذه جلطة في الساق، لذلك يجب فحصها اليوم. استرح مع رفع الساق ولا تدلكها. لا تبدأ سفراً طويلاً. أخبر الطبيب بأي عملية أو سفر طويل أو حمل أو جلطة سابقة. ${medicinesReady.ar}`,
      seekHelp: 'اتصل بالرقم 999 عند صعوبة مفاجئة في التنفس أو ألم في الصدر أو سعال مصحوب بالدم أو إغماء.',
    },
  },
  'urine-today': {
    en: {
      doing: `Drink water through the day. Take a fresh urine sample in a clean pot with you. ${paracetamol.en} Say if there is a pregnancy, diabetes or one kidney only.`,
      seekHelp: `${sepsisSigns.en} Go to an emergency department if no urine comes at all, the pain is very severe, or fever comes with shivering.`,
    },
    ar: {
      doing: `اشرب الماء على مدار اليوم. خذ معك عينة بول حديثة في وعاء نظيف. ${paracetamol.ar} أخبر الطبيب بأي حمل أو سكري أو وجود كلية واحدة فقط.`,
      seekHelp: `${sepsisSigns.ar} اذهب إلى قسم الطوارئ إذا لم يخرج بول إطلاقاً أو كان الألم شديداً جداً أو جاءت الحرارة مع رجفة.`,
    },
  },
  'infection-today': {
    en: {
      doing: `Draw a line round the red skin, to see whether it grows. Rest and raise the sore part. Do not squeeze or cut it. ${paracetamol.en}`,
      seekHelp: `${sepsisSigns.en} Go to an emergency department if the redness spreads within hours, the skin turns dark, the pain is very severe, or the eye is swollen shut.`,
    },
    ar: {
      doing: `ارسم خطاً حول الجلد المحمر لترى إن كان يكبر. أرح الجزء المؤلم وارفعه. لا تعصره ولا تفتحه. ${paracetamol.ar}`,
      seekHelp: `${sepsisSigns.ar} اذهب إلى قسم الطوارئ إذا انتشر الاحمرار خلال ساعات أو اسودّ الجلد أو كان الألم شديداً جداً أو انغلقت العين من التورم.`,
    },
  },
  'fever-today': {
    en: {
      doing: `Rest in a cool room in light clothes. ${sips.en} ${paracetamol.en} ${travel.en} Wear a mask near other people.`,
      seekHelp: `${meningitisSigns.en} ${sepsisSigns.en}`,
    },
    ar: {
      doing: `استرح في غرفة باردة بملابس خفيفة. ${sips.ar} ${paracetamol.ar} ${travel.ar} ضع كمامة بالقرب من الآخرين.`,
      seekHelp: `${meningitisSigns.ar} ${sepsisSigns.ar}`,
    },
  },
  'child-fever': {
    en: {
      doing: `Offer drinks or the breast often, and count the wet nappies. Dress the child lightly, but do not sponge with cold water. Paracetamol for children can help a child in distress: follow the packet. ${noAspirin.en} Look at the child during the night too.`,
      seekHelp: `${meningitisSigns.en} Call 999 if the child is hard to wake, blue, floppy or breathes with effort. Go at once with any fever under 3 months.`,
    },
    ar: {
      doing: `قدّم السوائل أو الرضاعة كثيراً وعُدّ الحفاضات المبللة. ألبس الطفل ملابس خفيفة، ولا تمسحه بماء بارد. قد يفيد باراسيتامول الأطفال إذا كان الطفل منزعجاً: اتبع العبوة. ${noAspirin.ar} تفقّد الطفل أثناء الليل أيضاً.`,
      seekHelp: `${meningitisSigns.ar} اتصل بالرقم 999 إذا صعب إيقاظ الطفل أو ازرقّ أو ارتخى أو تنفس بجهد. اذهب فوراً عند أي حرارة قبل عمر 3 أشهر.`,
    },
  },
  'chest-infection': {
    en: {
      doing: `Rest propped up, and do not smoke. ${sips.en} ${paracetamol.en} ${travel.en} Wear a mask near other people.`,
      seekHelp: `${breathingSigns.en} ${sepsisSigns.en}`,
    },
    ar: {
      doing: `استرح مع رفع الظهر ولا تدخن. ${sips.ar} ${paracetamol.ar} ${travel.ar} ضع كمامة بالقرب من الآخرين.`,
      seekHelp: `${breathingSigns.ar} ${sepsisSigns.ar}`,
    },
  },

  // Wounds, bites, bones and heads: WHO (rabies); NICE NG232 (head injury), NG38 (fractures); St John Ambulance; NHS
  bite: {
    en: {
      doing:
        'Wash the wound with soap and running water for 15 minutes, even if it is small. Press on it if it bleeds, then cover it. Ask which animal it was and who owns it. Have the tetanus and rabies vaccine card ready, and be seen today: rabies can be prevented only before it begins.',
      seekHelp: `${bleedingSigns.en} Go to an emergency department for a deep bite to the face, neck or hand, or spreading redness with fever.`,
    },
    ar: {
      doing:
        'اغسل الجرح بالصابون والماء الجاري لمدة 15 دقيقة حتى لو كان صغيراً. اضغط عليه إذا نزف ثم غطِّه. اسأل أي حيوان كان ومن صاحبه. جهّز بطاقة تطعيم الكزاز وداء الكلب وراجع الطبيب اليوم: فداء الكلب لا يمكن منعه إلا قبل أن يبدأ.',
      seekHelp: `${bleedingSigns.ar} اذهب إلى قسم الطوارئ عند عضة عميقة في الوجه أو الرقبة أو اليد، أو احمرار ينتشر مع حرارة.`,
    },
  },
  'wound-to-close': {
    en: {
      doing:
        'Press firmly with a clean cloth for 10 minutes. Rinse the wound with clean running water, and cover it. Leave anything deep inside where it is. Be seen within hours, as a wound closes best early. Have the tetanus card ready.',
      seekHelp: `${bleedingSigns.en} Tell the doctor at once if the part is numb or cannot be moved.`,
    },
    ar: {
      doing:
        'اضغط بقوة بقماش نظيف لمدة 10 دقائق. اشطف الجرح بماء جارٍ نظيف ثم غطِّه. اترك أي شيء عميق في مكانه. راجع الطبيب خلال ساعات، فإغلاق الجرح مبكراً أفضل. جهّز بطاقة تطعيم الكزاز.',
      seekHelp: `${bleedingSigns.ar} أخبر الطبيب فوراً إذا كان الجزء المصاب مخدّراً أو لا يمكن تحريكه.`,
    },
  },
  'possible-fracture': {
    en: {
      doing:
        'Keep the part still as it lies, with a sling or pillow. Do not straighten it or put weight on it. Hold a cold pack in a cloth on it for up to 20 minutes. Take off rings and watches. Eat nothing until seen, in case an operation is needed.',
      seekHelp:
        'Call 999 if bone shows, if the part is bent, cold, blue or numb, or if the hip, back or neck is hurt and the person cannot get up.',
    },
    ar: {
      doing:
        'أبقِ الجزء المصاب ساكناً كما هو باستخدام حمالة أو وسادة. لا تقوّمه ولا تحمّل عليه. ضع كمادة باردة ملفوفة بقماش لمدة لا تزيد على 20 دقيقة. انزع الخواتم والساعات. لا تأكل قبل الفحص، فقد تلزم عملية.',
      seekHelp:
        'اتصل بالرقم 999 إذا ظهر العظم، أو كان الجزء ملتوياً أو بارداً أو مزرقاً أو مخدّراً، أو أصيب الورك أو الظهر أو الرقبة ولم يستطع المصاب النهوض.',
    },
  },
  concussion: {
    en: {
      doing:
        'Do not stay alone for the next 24 hours. Rest, with no sport, driving or alcohol. Paracetamol can ease the pain, but take no aspirin or ibuprofen. Say if blood thinners are taken.',
      seekHelp:
        'Call 999 for vomiting, growing sleepiness, confusion, a fit, a worse headache, weakness, or clear fluid or blood from the ear or nose.',
    },
    ar: {
      doing:
        'لا تبقَ وحدك خلال 24 ساعة القادمة. استرح دون رياضة أو قيادة أو كحول. قد يخفف الباراسيتامول الألم، لكن لا تتناول الأسبرين أو الإيبوبروفين. أخبر الطبيب إن كانت تُستخدم مميعات الدم.',
      seekHelp: 'اتصل بالرقم 999 عند القيء أو نعاس متزايد أو تشوش أو تشنج أو صداع يشتد أو ضعف أو خروج سائل صافٍ أو دم من الأذن أو الأنف.',
    },
  },

  // Eyes, throat, nose and teeth: NICE CKS; Royal College of Ophthalmologists; NHS; SDCEP (dental)
  'eye-today': {
    en: {
      doing:
        'Take out contact lenses, and bring them. Do not rub the eye or use old drops. Do not drive with blurred sight. Wash the hands often, and share no towels. Sunglasses can help if light hurts.',
      seekHelp:
        'Go to an emergency department now for sudden loss of sight, very severe pain, vomiting with eye pain, a chemical splash or a thing stuck in the eye. Call 999 if nobody can take you.',
    },
    ar: {
      doing:
        'انزع العدسات اللاصقة وأحضرها معك. لا تفرك العين ولا تستخدم قطرات قديمة. لا تقد السيارة إذا كانت الرؤية مشوشة. اغسل اليدين كثيراً ولا تشارك المناشف. قد تفيد النظارة الشمسية إذا كان الضوء مؤلماً.',
      seekHelp:
        'اذهب إلى قسم الطوارئ الآن عند فقدان مفاجئ للرؤية أو ألم شديد جداً أو قيء مع ألم العين أو دخول مادة كيميائية أو شيء مغروز في العين. اتصل بالرقم 999 إذا لم تجد من ينقلك.',
    },
  },
  'throat-today': {
    en: {
      doing: `Take cool drinks and soft food, as far as it goes down. Do not press on the tongue to look. ${paracetamol.en} ${noAspirin.en}`,
      seekHelp: 'Call 999 for trouble breathing, noisy breathing, drooling, or if spit cannot be swallowed or the mouth cannot be opened.',
    },
    ar: {
      doing: `تناول مشروبات باردة وطعاماً ليناً بقدر ما يمكن بلعه. لا تضغط على اللسان للنظر. ${paracetamol.ar} ${noAspirin.ar}`,
      seekHelp: 'اتصل بالرقم 999 عند صعوبة في التنفس أو صوت عند التنفس أو سيلان اللعاب أو تعذر بلع الريق أو فتح الفم.',
    },
  },
  'nosebleed-lasting': {
    en: {
      doing: `Sit up and lean forward. Pinch the soft part of the nose for 15 minutes without letting go. Spit out blood, and do not swallow it. Push nothing into the nose. ${medicinesReady.en}`,
      seekHelp:
        'Call 999 if the blood pours, runs down the throat or comes after a blow to the head, or for fainting or trouble breathing.',
    },
    ar: {
      doing: `اجلس ومِل إلى الأمام. اضغط على الجزء اللين من الأنف لمدة 15 دقيقة دون ترك. ابصق الدم ولا تبلعه. لا تدخل شيئاً في الأنف. ${medicinesReady.ar}`,
      seekHelp: 'اتصل بالرقم 999 إذا تدفق الدم أو نزل إلى الحلق أو جاء بعد ضربة على الرأس، أو عند إغماء أو صعوبة في التنفس.',
    },
  },
  'tooth-abscess': {
    en: {
      doing: `See a dentist today, or a doctor if there is none. ${paracetamol.en} Rinse with warm salt water. Eat soft, cool food. Put no aspirin on the gum and no heat on the cheek.`,
      seekHelp: `Call 999 if the swelling reaches the eye, the neck or under the tongue, or if breathing, swallowing or opening the mouth is hard. ${sepsisSigns.en}`,
    },
    ar: {
      doing: `راجع طبيب الأسنان اليوم، أو طبيباً إن لم تجده. ${paracetamol.ar} تمضمض بماء دافئ مملح. تناول طعاماً ليناً بارداً. لا تضع الأسبرين على اللثة ولا الحرارة على الخد.`,
      seekHelp: `اتصل بالرقم 999 إذا وصل التورم إلى العين أو الرقبة أو تحت اللسان، أو صعب التنفس أو البلع أو فتح الفم. ${sepsisSigns.ar}`,
    },
  },

  // Belly, pregnancy, sexual health: NICE NG126, NG133; RCOG; FSRH (emergency contraception); WHO (sexual violence); NHS
  'abdomen-today': {
    en: {
      doing: `Take small sips of water, and no food until seen. Take no laxative, aspirin or ibuprofen. Note where it hurts, the last stool and the last period. ${medicinesReady.en}`,
      seekHelp: `${bellySigns.en} Call 999 too if a pregnancy is possible and the pain is strong.`,
    },
    ar: {
      doing: `اشرب الماء رشفات صغيرة ولا تأكل قبل الفحص. لا تتناول مليناً أو أسبرين أو إيبوبروفين. دوّن موضع الألم وآخر تبرز وآخر دورة شهرية. ${medicinesReady.ar}`,
      seekHelp: `${bellySigns.ar} اتصل بالرقم 999 أيضاً إذا كان الحمل محتملاً والألم قوياً.`,
    },
  },
  'pregnancy-today': {
    en: {
      doing:
        'Rest, and drink small sips often. Use a pad for bleeding, never a tampon, and note the colour and amount. Ask before taking any medicine, and take no ibuprofen. Bring the pregnancy papers and say how many weeks it is.',
      seekHelp:
        'Call 999 in pregnancy for heavy bleeding, severe pain, fainting, a fit, or a bad headache with blurred sight. Go to the hospital at once if the baby moves less or the waters break.',
    },
    ar: {
      doing:
        'استريحي واشربي رشفات صغيرة ومتكررة. استخدمي فوطة عند النزيف وليس سدادة قطنية، ودوّني اللون والكمية. اسألي قبل تناول أي دواء، ولا تتناولي الإيبوبروفين. أحضري أوراق الحمل واذكري كم أسبوعاً بلغ.',
      seekHelp:
        'اتصلي بالرقم 999 أثناء الحمل عند نزيف شديد أو ألم شديد أو إغماء أو تشنج أو صداع قوي مع تشوش الرؤية. اذهبي إلى المستشفى فوراً إذا قلّت حركة الجنين أو نزل ماء الجنين.',
    },
  },
  'emergency-contraception': {
    en: {
      doing:
        'See a doctor today: it works best as early as possible, and up to 5 days afterwards. Note when it happened and the first day of the last period. Have all medicines ready to show, as some weaken it. If vomiting comes within 3 hours of the tablet, ask for another.',
      seekHelp:
        'Take a pregnancy test 3 weeks later, or if the period is over a week late. Call 999 for severe belly pain, fainting or heavy bleeding.',
    },
    ar: {
      doing:
        'راجعي الطبيب اليوم: فهي أفضل كلما كانت أبكر، وممكنة حتى 5 أيام. دوّني متى حدث ذلك وأول يوم من آخر دورة. جهّزي جميع الأدوية لعرضها، فبعضها يضعف مفعولها. إذا حدث قيء خلال 3 ساعات من تناول الحبة فاطلبي غيرها.',
      seekHelp:
        'أجري اختبار حمل بعد 3 أسابيع، أو إذا تأخرت الدورة أكثر من أسبوع. اتصلي بالرقم 999 عند ألم شديد في البطن أو إغماء أو نزيف شديد.',
    },
  },
  'sexual-assault': {
    en: {
      doing:
        'What happened is not your fault, and help is there. Go to a safe place, and ask somebody you trust to come along. Go to an emergency department today: some treatments work only within 72 hours. If possible, do not wash, and keep the clothes in a paper bag.',
      seekHelp: `Call 999 at once for danger, strong pain or bleeding, or an injury. ${mindSigns.en} ${talk.en}`,
    },
    ar: {
      doing:
        'ما حدث ليس ذنبك، والمساعدة متاحة. اذهب إلى مكان آمن واطلب من شخص تثق به أن يرافقك. اذهب إلى قسم الطوارئ اليوم: فبعض العلاجات لا تفيد إلا خلال 72 ساعة. إن أمكن فلا تغتسل، واحفظ الملابس في كيس ورقي.',
      seekHelp: `اتصل بالرقم 999 فوراً عند الخطر أو ألم قوي أو نزيف أو إصابة. ${mindSigns.ar} ${talk.ar}`,
    },
  },

  // Medicines, sugar, pressure, heat: NHS; Diabetes UK and IDF-DAR (sick days, Ramadan); NICE NG136 (hypertension), CG84 (dehydration)
  'medicine-today': {
    en: {
      doing:
        'Ask a doctor or pharmacist today, before the next dose. Do not stop insulin, blood thinners, steroids, or heart or epilepsy medicine by yourself. Bring the packet, and note how much was taken and when. If a new medicine gave a rash, take no more of it until you have asked.',
      seekHelp: `${allergySigns.en} Call 999 too if too much was taken, or for drowsiness, confusion or a fit. Go to an emergency department for blisters, peeling skin or sores in the mouth.`,
    },
    ar: {
      doing:
        'اسأل طبيباً أو صيدلياً اليوم قبل الجرعة التالية. لا توقف من نفسك الأنسولين أو مميعات الدم أو الكورتيزون أو أدوية القلب أو الصرع. أحضر العبوة ودوّن الكمية ووقت تناولها. إذا سبّب دواء جديد طفحاً فلا تأخذ منه مزيداً قبل أن تسأل.',
      seekHelp: `${allergySigns.ar} اتصل بالرقم 999 أيضاً عند تناول كمية زائدة أو نعاس أو تشوش أو تشنج. اذهب إلى قسم الطوارئ عند ظهور فقاعات أو تقشر في الجلد أو تقرحات في الفم.`,
    },
  },
  'diabetes-today': {
    en: {
      doing:
        'Never stop insulin. Measure the blood sugar more often than usual, and ketones if possible, and note them. Drink water, and break a fast. Follow the sick-day plan. Bring the meter and all medicines.',
      seekHelp:
        'Call 999 for repeated vomiting, deep fast breathing, drowsiness, confusion or fainting. Call 999 too if a low sugar does not rise after sweet drinks.',
    },
    ar: {
      doing:
        'لا توقف الأنسولين أبداً. قِس سكر الدم أكثر من المعتاد، والكيتونات إن أمكن، ودوّنها. اشرب الماء واقطع الصيام. اتبع خطة أيام المرض. أحضر جهاز القياس وجميع الأدوية.',
      seekHelp:
        'اتصل بالرقم 999 عند قيء متكرر أو تنفس عميق سريع أو نعاس أو تشوش أو إغماء. اتصل بالرقم 999 أيضاً إذا لم يرتفع السكر المنخفض بعد مشروبات محلاة.',
    },
  },
  'blood-pressure-today': {
    en: {
      doing:
        'Sit quietly for 5 minutes, measure again, and note both values. Take the blood pressure medicine as prescribed, and no extra tablets. No coffee, energy drinks, smoking or ibuprofen. Bring the meter and all medicines.',
      seekHelp: `${strokeSigns.en} ${heartSigns.en} Go to a hospital at once in pregnancy, or with a bad headache or blurred sight.`,
    },
    ar: {
      doing:
        'اجلس بهدوء 5 دقائق وقِس مرة أخرى ودوّن القراءتين. تناول دواء الضغط كما وُصف دون حبوب إضافية. تجنب القهوة ومشروبات الطاقة والتدخين والإيبوبروفين. أحضر جهاز القياس وجميع الأدوية.',
      seekHelp: `${strokeSigns.ar} ${heartSigns.ar} اذهب إلى المستشفى فوراً أثناء الحمل، أو عند صداع قوي أو تشوش في الرؤية.`,
    },
  },
  'heat-exhaustion': {
    en: {
      doing:
        'Move to a cool place and lie down with the legs raised. Take off extra clothes. Wet the skin with cool water, and fan it. Drink water or a rehydration drink in sips, and break a fast. Somebody should stay close by.',
      seekHelp: 'Call 999 if it is not better after 30 minutes, or for confusion, fainting, a fit, fast breathing or very hot skin.',
    },
    ar: {
      doing:
        'انتقل إلى مكان بارد واستلقِ مع رفع الساقين. انزع الملابس الزائدة. بلّل الجلد بماء بارد مع التهوية. اشرب الماء أو محلول الإماهة رشفات واقطع الصيام. ينبغي أن يبقى شخص قريباً.',
      seekHelp: 'اتصل بالرقم 999 إذا لم يحدث تحسن بعد 30 دقيقة، أو عند تشوش أو إغماء أو تشنج أو تنفس سريع أو جلد ساخن جداً.',
    },
  },
  dehydration: {
    en: {
      doing:
        'Take small sips every few minutes; a rehydration drink from the pharmacy is best. Use a spoon for a child, and keep breastfeeding. No fizzy drinks or juice for children. Rest in a cool room, and break a fast.',
      seekHelp:
        'Call 999 for confusion, fainting, cold blotchy skin, or somebody who is hard to wake. Go to an emergency department if nothing stays down.',
    },
    ar: {
      doing:
        'خذ رشفات صغيرة كل بضع دقائق؛ ومحلول الإماهة من الصيدلية هو الأفضل. استخدم الملعقة للطفل ولا توقفي الرضاعة. لا تعطِ الأطفال مشروبات غازية أو عصائر. استرح في غرفة باردة واقطع الصيام.',
      seekHelp:
        'اتصل بالرقم 999 عند تشوش أو إغماء أو جلد بارد مبقّع أو صعوبة في إيقاظ المصاب. اذهب إلى قسم الطوارئ إذا لم يبقَ أي سائل في المعدة.',
    },
  },

  // Minds, nerves, heads: NICE NG225, NG127 (neurological signs), CG150 (headache); NHS
  'mental-distress': {
    en: {
      doing: `You do not have to manage this alone. Tell somebody you trust, and stay together today. Put medicines and sharp things out of reach. Eat and drink a little, and stay away from alcohol and drugs. ${talk.en}`,
      seekHelp: `${mindSigns.en} They will take you seriously.`,
    },
    ar: {
      doing: `لست مضطراً لأن تواجه هذا وحدك. أخبر شخصاً تثق به وابقيا معاً اليوم. أبعد الأدوية والأدوات الحادة عن المتناول. كُل واشرب قليلاً وابتعد عن الكحول والمخدرات. ${talk.ar}`,
      seekHelp: `${mindSigns.ar} سيأخذونك على محمل الجد.`,
    },
  },
  'nerve-today': {
    en: {
      doing:
        'Note when it began, where it is and whether it spreads. Do not drive. Take care on stairs, and have somebody close by. If an eye does not close, keep it moist and cover it at night.',
      seekHelp: `${strokeSigns.en} ${spineSigns.en} Call 999 too if the weakness spreads or breathing becomes hard.`,
    },
    ar: {
      doing:
        'دوّن متى بدأ ذلك وأين هو وهل ينتشر. لا تقد السيارة. انتبه على الدرج وليكن شخص قريباً منك. إذا لم تنغلق إحدى العينين فأبقها رطبة وغطّها ليلاً.',
      seekHelp: `${strokeSigns.ar} ${spineSigns.ar} اتصل بالرقم 999 أيضاً إذا انتشر الضعف أو صعب التنفس.`,
    },
  },
  'headache-today': {
    en: {
      doing: `Rest in a quiet, dark room. ${paracetamol.en} ${sips.en} Note how it differs from other headaches. If others at home have one too, go outside: it can be gas.`,
      seekHelp: `${strokeSigns.en} ${meningitisSigns.en} Call 999 too for a headache that is sudden and the worst ever.`,
    },
    ar: {
      doing: `استرح في غرفة هادئة مظلمة. ${paracetamol.ar} ${sips.ar} دوّن كيف يختلف عن أي صداع سابق. إذا أصاب الصداع آخرين في البيت فاخرجوا إلى الهواء: فقد يكون السبب غازاً.`,
      seekHelp: `${strokeSigns.ar} ${meningitisSigns.ar} اتصل بالرقم 999 أيضاً عند صداع مفاجئ هو الأسوأ على الإطلاق.`,
    },
  },

  // Bleeding, and anything else today: NICE NG12 (suspected cancer); NHS
  'bleeding-today': {
    en: {
      doing: `Note how much blood there is, its colour and when it came. ${onlyPrescribed.en} Do not stop blood thinners by yourself. Rest. ${medicinesReady.en}`,
      seekHelp: `${bleedingSigns.en} Call 999 too for vomiting blood, black stool, or bleeding in pregnancy with pain.`,
    },
    ar: {
      doing: `دوّن كمية الدم ولونه ومتى ظهر. ${onlyPrescribed.ar} لا توقف مميعات الدم من نفسك. استرح. ${medicinesReady.ar}`,
      seekHelp: `${bleedingSigns.ar} اتصل بالرقم 999 أيضاً عند قيء دموي أو براز أسود أو نزيف في الحمل مع ألم.`,
    },
  },
  'other-today': {
    en: {
      doing: `Rest, and ask somebody to stay close by. ${sips.en} Note when it began and how it changes. ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} ${strokeSigns.en} Call 999 too for heavy bleeding, confusion, or if it quickly gets worse.`,
    },
    ar: {
      doing: `استرح واطلب من شخص أن يبقى قريباً. ${sips.ar} دوّن متى بدأ ذلك وكيف يتغير. ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} ${strokeSigns.ar} اتصل بالرقم 999 أيضاً عند نزيف شديد أو تشوش أو إذا ساءت الحالة بسرعة.`,
    },
  },

  // An appointment. What may need tests: NICE NG12 (suspected cancer), CG95 (chest pain), NG28 (diabetes); NHS
  'lasting-cough': {
    en: {
      doing: `Note how long it has lasted, and any weight loss, night sweats or blood. Do not smoke, and stay away from smoke and dust. ${honey.en} Cover the mouth, and wear a mask near others until seen.`,
      seekHelp: `${breathingSigns.en} See a doctor the same day for fever with shivering, or getting worse quickly.`,
    },
    ar: {
      doing: `دوّن منذ متى السعال، وأي نقص في الوزن أو تعرق ليلي أو دم. لا تدخن وابتعد عن الدخان والغبار. ${honey.ar} غطِّ فمك وضع كمامة قرب الآخرين حتى تُفحص.`,
      seekHelp: `${breathingSigns.ar} راجع الطبيب في اليوم نفسه عند حرارة مع رجفة أو إذا ساءت الحالة بسرعة.`,
    },
  },
  lump: {
    en: {
      doing:
        'Most lumps are harmless, but a doctor should feel a new one. Note when it came, where it is and whether it grows. Do not squeeze or cut it.',
      seekHelp:
        'See a doctor the same day if it is hot, red and very painful, or in the groin and cannot be pushed back. Call 999 for a neck swelling with trouble breathing.',
    },
    ar: {
      doing: 'معظم الكتل غير ضارة، لكن ينبغي أن يفحص الطبيب أي كتلة جديدة. دوّن متى ظهرت وأين هي وهل تكبر. لا تعصرها ولا تفتحها.',
      seekHelp:
        'راجع الطبيب في اليوم نفسه إذا كانت ساخنة وحمراء ومؤلمة جداً، أو في أعلى الفخذ ولا يمكن إرجاعها. اتصل بالرقم 999 عند تورم في الرقبة مع صعوبة في التنفس.',
    },
  },
  'bowel-change': {
    en: {
      doing:
        'Note how often, how soft and any blood, weight loss or tiredness. Drink enough, and eat as usual. Do not take medicine against diarrhoea or constipation for weeks without asking. Say if bowel disease runs in the family.',
      seekHelp: `${bellySigns.en} See a doctor the same day for much blood, fever, or no stool and no wind with vomiting.`,
    },
    ar: {
      doing:
        'دوّن عدد المرات وقوام البراز وأي دم أو نقص في الوزن أو تعب. اشرب ما يكفي وكُل كالمعتاد. لا تتناول أدوية الإسهال أو الإمساك أسابيع دون استشارة. أخبر الطبيب بأي مرض أمعاء في العائلة.',
      seekHelp: `${bellySigns.ar} راجع الطبيب في اليوم نفسه عند دم كثير أو حرارة، أو انقطاع البراز والغازات مع قيء.`,
    },
  },
  'indigestion-lasting': {
    en: {
      doing: `Eat smaller meals, and none in the 3 hours before bed. Eat less fat, spice and coffee, and do not smoke. ${onlyPrescribed.en} Note any weight loss or trouble swallowing.`,
      seekHelp: `${bellySigns.en} Call 999 too if the pain spreads to the arm, jaw or back, or comes with sweating. See a doctor the same day if food gets stuck.`,
    },
    ar: {
      doing: `تناول وجبات أصغر، ولا تأكل خلال 3 ساعات قبل النوم. قلل الدهون والتوابل والقهوة، ولا تدخن. ${onlyPrescribed.ar} دوّن أي نقص في الوزن أو صعوبة في البلع.`,
      seekHelp: `${bellySigns.ar} اتصل بالرقم 999 أيضاً إذا امتد الألم إلى الذراع أو الفك أو الظهر أو جاء مع تعرق. راجع الطبيب في اليوم نفسه إذا علق الطعام.`,
    },
  },
  'effort-symptoms': {
    en: {
      doing: `Avoid hard effort, heat and heavy meals until seen. Stop and sit down when it comes. ${diary.en} ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} Call 999 too if it comes at rest, or does not go within 15 minutes.`,
    },
    ar: {
      doing: `تجنب الجهد الشديد والحر والوجبات الثقيلة حتى تُفحص. توقف واجلس عندما يحدث ذلك. ${diary.ar} ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} اتصل بالرقم 999 أيضاً إذا حدث أثناء الراحة أو لم يزل خلال 15 دقيقة.`,
    },
  },
  palpitations: {
    en: {
      doing: `Sit down and breathe slowly when it comes. Count the pulse for a minute. Cut down on coffee, strong tea, energy drinks and smoking. ${diary.en}`,
      seekHelp: `${heartSigns.en} See a doctor the same day if it does not stop, or if heart disease or sudden death runs in the family.`,
    },
    ar: {
      doing: `اجلس وتنفس ببطء عندما يحدث ذلك. عُدّ النبض لمدة دقيقة. قلل القهوة والشاي الثقيل ومشروبات الطاقة والتدخين. ${diary.ar}`,
      seekHelp: `${heartSigns.ar} راجع الطبيب في اليوم نفسه إذا لم يتوقف الخفقان، أو وُجد في العائلة مرض قلب أو وفاة مفاجئة.`,
    },
  },
  dizziness: {
    en: {
      doing: `Sit or lie down when it comes, and get up slowly. Drink enough, and do not skip meals. Do not drive, climb or swim alone. ${diary.en}`,
      seekHelp: `${strokeSigns.en} ${heartSigns.en} See a doctor the same day with a new headache, hearing loss or steady vomiting.`,
    },
    ar: {
      doing: `اجلس أو استلقِ عندما يحدث ذلك، وانهض ببطء. اشرب ما يكفي ولا تفوّت الوجبات. لا تقد السيارة ولا تتسلق ولا تسبح وحدك. ${diary.ar}`,
      seekHelp: `${strokeSigns.ar} ${heartSigns.ar} راجع الطبيب في اليوم نفسه عند صداع جديد أو فقدان سمع أو قيء مستمر.`,
    },
  },
  tiredness: {
    en: {
      doing: `Note the sleep, the meals, the mood and any weight loss, thirst or heavy periods. Keep regular hours, and walk a little each day. Cut down on coffee and energy drinks. ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} See a doctor the same day for black stool, great thirst, fever or yellow skin.`,
    },
    ar: {
      doing: `دوّن النوم والوجبات والمزاج وأي نقص في الوزن أو عطش أو دورة غزيرة. حافظ على مواعيد منتظمة وامشِ قليلاً كل يوم. قلل القهوة ومشروبات الطاقة. ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} راجع الطبيب في اليوم نفسه عند براز أسود أو عطش شديد أو حرارة أو اصفرار الجلد.`,
    },
  },

  // Head, nerves, joints: NICE NG127, CG150, NG59 (low back pain), NG97 (dementia), NG226 (osteoarthritis); NHS
  'headache-recurring': {
    en: {
      doing: `Keep a headache diary: when, where, how strong and what helped. Take painkillers on no more than 2 days a week, as more can cause headaches. Drink enough, sleep regularly and do not skip meals. ${paracetamol.en}`,
      seekHelp: `${strokeSigns.en} ${meningitisSigns.en} Call 999 too for a sudden headache that is the worst ever.`,
    },
    ar: {
      doing: `احتفظ بدفتر للصداع: متى وأين وما شدته وما الذي خففه. لا تتناول المسكنات أكثر من يومين في الأسبوع، فالإكثار منها قد يسبب الصداع. اشرب ما يكفي ونم بانتظام ولا تفوّت الوجبات. ${paracetamol.ar}`,
      seekHelp: `${strokeSigns.ar} ${meningitisSigns.ar} اتصل بالرقم 999 أيضاً عند صداع مفاجئ هو الأسوأ على الإطلاق.`,
    },
  },
  joints: {
    en: {
      doing: `${keepMoving.en} Use a warm pack for stiffness and a cold one for swelling. ${paracetamol.en} ${noIbuprofen.en} Note which joints hurt and how long they are stiff in the morning.`,
      seekHelp:
        'See a doctor the same day for one hot, swollen joint, fever, or if it takes no weight. Call 999 after a bad fall or crash.',
    },
    ar: {
      doing: `${keepMoving.ar} استخدم كمادة دافئة للتيبس وباردة للتورم. ${paracetamol.ar} ${noIbuprofen.ar} دوّن أي المفاصل تؤلم ومدة التيبس صباحاً.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند مفصل واحد ساخن ومتورم أو حرارة أو إذا تعذر التحميل عليه. اتصل بالرقم 999 بعد سقوط أو حادث شديد.',
    },
  },
  'back-lasting': {
    en: {
      doing: `${keepMoving.en} A warm pack can ease the pain. ${paracetamol.en} Lift with bent knees, and change position often when sitting. Note any pain at night, fever or weight loss.`,
      seekHelp: `${spineSigns.en} See a doctor the same day with fever, after a fall, or after cancer.`,
    },
    ar: {
      doing: `${keepMoving.ar} قد تخفف الكمادة الدافئة الألم. ${paracetamol.ar} ارفع الأشياء بثني الركبتين، وغيّر وضعيتك كثيراً عند الجلوس. دوّن أي ألم ليلي أو حرارة أو نقص في الوزن.`,
      seekHelp: `${spineSigns.ar} راجع الطبيب في اليوم نفسه عند حرارة أو بعد سقوط أو عند إصابة سابقة بالسرطان.`,
    },
  },
  numbness: {
    en: {
      doing:
        'Note where it is, when it comes and whether the grip or step is weaker. Rest the wrist or elbow from work that brings it on. Look at numb feet each day for wounds, and test hot water with another part of the body. Say if there is diabetes.',
      seekHelp: `${strokeSigns.en} ${spineSigns.en} See a doctor the same day if it spreads or weakness comes.`,
    },
    ar: {
      doing:
        'دوّن أين هو ومتى يأتي وهل ضعفت القبضة أو الخطوة. أرح المعصم أو المرفق من العمل الذي يثيره. افحص القدمين الخدرتين كل يوم بحثاً عن جروح، واختبر الماء الساخن بجزء آخر من الجسم. أخبر الطبيب إن كان هناك سكري.',
      seekHelp: `${strokeSigns.ar} ${spineSigns.ar} راجع الطبيب في اليوم نفسه إذا انتشر الخدر أو ظهر ضعف.`,
    },
  },
  memory: {
    en: {
      doing:
        'Note examples, and when it began. Ask somebody close to come along. Keep a calendar, lists and fixed places for keys and medicines. Take care with driving, cooking and money until seen.',
      seekHelp: `${strokeSigns.en} Call 999 for sudden confusion or drowsiness, or after a blow to the head.`,
    },
    ar: {
      doing:
        'دوّن أمثلة ومتى بدأ ذلك. اطلب من شخص قريب أن يرافقك. استخدم تقويماً وقوائم وأماكن ثابتة للمفاتيح والأدوية. انتبه عند القيادة والطبخ والتعامل بالمال حتى تُفحص.',
      seekHelp: `${strokeSigns.ar} اتصل بالرقم 999 عند تشوش مفاجئ أو نعاس، أو بعد ضربة على الرأس.`,
    },
  },

  // Urine, sexual health, periods, breasts: NICE NG109, NG123 (incontinence), NG88 (periods), NG12; BASHH; NHS
  urinary: {
    en: {
      doing: `Drink water through the day, and less coffee and tea. Do not hold urine for long. ${paracetamol.en} Take a fresh urine sample in a clean pot with you.`,
      seekHelp:
        'See a doctor the same day for fever, shivering, pain in the side, blood in the urine or a pregnancy. Go to an emergency department if no urine comes.',
    },
    ar: {
      doing: `اشرب الماء على مدار اليوم وقلل القهوة والشاي. لا تحبس البول طويلاً. ${paracetamol.ar} خذ معك عينة بول حديثة في وعاء نظيف.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند حرارة أو رجفة أو ألم في الخاصرة أو دم في البول أو حمل. اذهب إلى قسم الطوارئ إذا لم يخرج بول.',
    },
  },
  'sexual-health': {
    en: {
      doing:
        'Doctors see this every day, and there is no need to feel ashamed. Have no sex until seen, or use a condom. Do not wash inside or use left-over medicine. Note any discharge, sores or pain.',
      seekHelp:
        'See a doctor the same day for fever, strong belly or testicle pain, a painful rash or a pregnancy. Go within 72 hours if you fear contact with HIV.',
    },
    ar: {
      doing:
        'يرى الأطباء هذا كل يوم، ولا داعي للخجل. امتنع عن الجماع حتى تُفحص أو استخدم الواقي. لا تغسل المنطقة من الداخل ولا تستخدم أدوية متبقية. دوّن أي إفرازات أو تقرحات أو ألم.',
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند حرارة أو ألم قوي في البطن أو الخصية أو طفح مؤلم أو حمل. اذهب خلال 72 ساعة إذا خشيت التعرض لفيروس نقص المناعة.',
    },
  },
  periods: {
    en: {
      doing: `Note the days, the amount and the pain. A warm pack can ease cramps. ${paracetamol.en} Take a pregnancy test if a period is late.`,
      seekHelp:
        'See a doctor the same day if a pad is full every hour for 2 hours, or with dizziness. Call 999 for fainting, or for strong pain when a pregnancy is possible.',
    },
    ar: {
      doing: `دوّني الأيام والكمية والألم. قد تخفف الكمادة الدافئة التقلصات. ${paracetamol.ar} أجري اختبار حمل إذا تأخرت الدورة.`,
      seekHelp:
        'راجعي الطبيب في اليوم نفسه إذا امتلأت فوطة كل ساعة لمدة ساعتين، أو مع دوخة. اتصلي بالرقم 999 عند إغماء، أو ألم قوي مع احتمال الحمل.',
    },
  },
  breast: {
    en: {
      doing: `Most breast changes are not cancer, but a doctor should look. Note when it came and whether it changes with the period. Wear a soft bra that fits. When breastfeeding, go on feeding. ${paracetamol.en}`,
      seekHelp: `See a doctor the same day for a hot, red, painful breast with fever, or when feeding does not ease it within 24 hours. ${sepsisSigns.en}`,
    },
    ar: {
      doing: `معظم تغيرات الثدي ليست سرطاناً، لكن ينبغي أن يفحصها الطبيب. دوّني متى ظهرت وهل تتغير مع الدورة. البسي حمالة لينة مناسبة. عند الرضاعة استمري في الإرضاع. ${paracetamol.ar}`,
      seekHelp: `راجعي الطبيب في اليوم نفسه عند ثدي ساخن محمر مؤلم مع حرارة، أو إذا لم تخففه الرضاعة خلال 24 ساعة. ${sepsisSigns.ar}`,
    },
  },

  // Skin, ears, nose, eyes, legs: NICE NG91, NG79, NG12, CKS; NHS
  skin: {
    en: {
      doing: `Take a photo each few days to show how it changes. Use a plain moisturiser, and no perfumed soap. ${noScratching.en} Do not use another person's cream, or a steroid cream on the face.`,
      seekHelp: `${allergySigns.en} ${infectedSkin.en}`,
    },
    ar: {
      doing: `التقط صورة كل بضعة أيام لتُظهر التغير. استخدم مرطباً بسيطاً وتجنب الصابون المعطر. ${noScratching.ar} لا تستخدم كريم شخص آخر، ولا كريم الكورتيزون على الوجه.`,
      seekHelp: `${allergySigns.ar} ${infectedSkin.ar}`,
    },
  },
  ear: {
    en: {
      doing: `Keep the ear dry, and put nothing into it. ${paracetamol.en} A warm cloth on the ear can ease the pain. Use no drops unless a doctor has looked.`,
      seekHelp:
        'See a doctor the same day for swelling behind the ear, sudden hearing loss, high fever or a baby. Call 999 for a stiff neck, a drooping face or confusion.',
    },
    ar: {
      doing: `أبقِ الأذن جافة ولا تدخل فيها شيئاً. ${paracetamol.ar} قد يخفف الألم قماش دافئ على الأذن. لا تستخدم قطرات قبل أن يفحصها الطبيب.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند تورم خلف الأذن أو فقدان مفاجئ للسمع أو حرارة عالية أو إذا كان رضيعاً. اتصل بالرقم 999 عند تيبس الرقبة أو ارتخاء الوجه أو تشوش.',
    },
  },
  'sinus-lasting': {
    en: {
      doing: `Rinse the nose with salt water from the pharmacy. ${paracetamol.en} Sleep with the head raised. Use a spray against a blocked nose for no more than a week. Do not smoke.`,
      seekHelp:
        'See a doctor the same day for swelling round the eye, double sight, high fever or severe pain on one side. Call 999 for confusion or a stiff neck.',
    },
    ar: {
      doing: `اغسل الأنف بمحلول ملحي من الصيدلية. ${paracetamol.ar} نم مع رفع الرأس. لا تستخدم بخاخ انسداد الأنف أكثر من أسبوع. لا تدخن.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند تورم حول العين أو ازدواج الرؤية أو حرارة عالية أو ألم شديد في جهة واحدة. اتصل بالرقم 999 عند تشوش أو تيبس الرقبة.',
    },
  },
  'eye-check': {
    en: {
      doing:
        'Note which eye it is, and what you see differently. Bring glasses, and leave out contact lenses if the eye is sore. Do not drive if the sight is not clear. Rest the eyes from screens, and say if there is diabetes.',
      seekHelp: `${eyeSigns.en} See a doctor the same day for a red, painful eye.`,
    },
    ar: {
      doing:
        'دوّن أي عين هي وما الذي تغير في الرؤية. أحضر النظارة، ولا تضع العدسات إذا كانت العين متهيجة. لا تقد السيارة إذا لم تكن الرؤية واضحة. أرح العينين من الشاشات، وأخبر الطبيب إن كان هناك سكري.',
      seekHelp: `${eyeSigns.ar} راجع الطبيب في اليوم نفسه عند عين حمراء مؤلمة.`,
    },
  },
  'leg-swelling': {
    en: {
      doing: `Raise the legs when sitting, and walk a little each hour. Eat less salt. Weigh yourself each morning, and note it. ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} See a doctor the same day if one leg is swollen, hot or painful, or in pregnancy with a headache.`,
    },
    ar: {
      doing: `ارفع الساقين عند الجلوس وامشِ قليلاً كل ساعة. قلل الملح. قِس وزنك كل صباح ودوّنه. ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} راجع الطبيب في اليوم نفسه إذا كانت ساق واحدة متورمة أو ساخنة أو مؤلمة، أو في الحمل مع صداع.`,
    },
  },

  // Mind and sleep: NICE NG222 (depression), CG113 (anxiety), CKS insomnia; NHS
  mood: {
    en: {
      doing: `Many people feel this way, and it can get better with help. Tell somebody you trust. Go out in daylight, move a little, and eat and sleep at regular times. ${talk.en}`,
      seekHelp: `${mindSigns.en} See a doctor the same day if you cannot eat, sleep or look after yourself.`,
    },
    ar: {
      doing: `كثيرون يشعرون بهذا، ويمكن أن يتحسن بالمساعدة. أخبر شخصاً تثق به. اخرج في ضوء النهار وتحرك قليلاً، وكُل ونم في مواعيد منتظمة. ${talk.ar}`,
      seekHelp: `${mindSigns.ar} راجع الطبيب في اليوم نفسه إذا لم تستطع الأكل أو النوم أو العناية بنفسك.`,
    },
  },
  sleep: {
    en: {
      doing: `Keep a sleep diary for the doctor. ${sleepHabits.en} No coffee, tea or energy drinks after midday. Do not drive when sleepy. Ask at home about snoring or pauses in breathing.`,
      seekHelp: `${mindSigns.en} See a doctor within a day or two if you fall asleep while driving or working.`,
    },
    ar: {
      doing: `احتفظ بدفتر للنوم لعرضه على الطبيب. ${sleepHabits.ar} تجنب القهوة والشاي ومشروبات الطاقة بعد الظهر. لا تقد السيارة وأنت نعسان. اسأل أهل البيت عن الشخير أو توقف التنفس أثناء النوم.`,
      seekHelp: `${mindSigns.ar} راجع الطبيب خلال يوم أو يومين إذا غفوت أثناء القيادة أو العمل.`,
    },
  },

  // Children, and what is known already: NICE NG143, CG128 (autism), NG28, NG136; IDF-DAR Ramadan guidelines; NHS
  'child-development': {
    en: {
      doing:
        'Note what the child can do, and since when you have worried. Take a short video to show. Bring the vaccine and growth records. Talk, play and read with the child each day, and offer less screen time.',
      seekHelp:
        'See a doctor this week if the child has lost something they could do. Call 999 for a fit, or a floppy child who is hard to wake.',
    },
    ar: {
      doing:
        'دوّن ما يستطيع الطفل فعله ومنذ متى تشعر بالقلق. صوّر مقطعاً قصيراً لعرضه. أحضر سجل التطعيم والنمو. تحدث مع الطفل والعب واقرأ معه كل يوم، وقلل وقت الشاشات.',
      seekHelp:
        'راجع الطبيب هذا الأسبوع إذا فقد الطفل شيئاً كان يستطيع فعله. اتصل بالرقم 999 عند تشنج، أو إذا كان الطفل مرتخياً ويصعب إيقاظه.',
    },
  },
  'chronic-review': {
    en: {
      doing: `Keep taking the medicines as prescribed until the appointment. Note what you measure at home: sugar, pressure, weight. Ask before Ramadan whether fasting is safe. ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} ${strokeSigns.en} See a doctor the same day if a medicine has run out, or a measure is far from the usual.`,
    },
    ar: {
      doing: `استمر في تناول الأدوية كما وُصفت حتى الموعد. دوّن ما تقيسه في البيت: السكر والضغط والوزن. اسأل قبل رمضان هل الصيام آمن. ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} ${strokeSigns.ar} راجع الطبيب في اليوم نفسه إذا نفد دواء أو كانت قراءة بعيدة عن المعتاد.`,
    },
  },
  'abdominal-pain': {
    en: {
      doing: `Eat little and plain, and drink small sips. A warm pack can ease cramps. ${paracetamol.en} Take no aspirin, ibuprofen or laxative. Note where it hurts, and what food or time brings it on.`,
      seekHelp: `${bellySigns.en} See a doctor the same day if it moves to the lower right, with fever or vomiting, or in pregnancy.`,
    },
    ar: {
      doing: `تناول طعاماً قليلاً وخفيفاً واشرب رشفات صغيرة. قد تخفف الكمادة الدافئة التقلصات. ${paracetamol.ar} لا تتناول الأسبرين أو الإيبوبروفين أو الملينات. دوّن موضع الألم وأي طعام أو وقت يثيره.`,
      seekHelp: `${bellySigns.ar} راجع الطبيب في اليوم نفسه إذا انتقل الألم إلى أسفل اليمين، أو مع حرارة أو قيء، أو أثناء الحمل.`,
    },
  },
  fever: {
    en: {
      doing: `Rest, drink often and wear light clothes. ${paracetamol.en} ${noAspirin.en} Measure the temperature twice a day, and note it. Say if there was travel, contact with camels or raw milk.`,
      seekHelp: `${meningitisSigns.en} ${sepsisSigns.en} See a doctor the same day after travel, with a weak immune system, or after 3 days.`,
    },
    ar: {
      doing: `استرح واشرب كثيراً والبس ملابس خفيفة. ${paracetamol.ar} ${noAspirin.ar} قِس الحرارة مرتين في اليوم ودوّنها. أخبر الطبيب بأي سفر أو مخالطة للإبل أو شرب حليب غير مغلي.`,
      seekHelp: `${meningitisSigns.ar} ${sepsisSigns.ar} راجع الطبيب في اليوم نفسه بعد سفر، أو مع ضعف المناعة، أو بعد 3 أيام.`,
    },
  },
  tooth: {
    en: {
      doing: `Make an appointment with a dentist. ${paracetamol.en} ${saltWater.en} Eat soft food, nothing very hot, cold or sweet. Brush gently twice a day. Put no aspirin on the gum.`,
      seekHelp:
        'See a dentist or doctor the same day for a swollen face or fever. Call 999 if breathing, swallowing or opening the mouth is hard.',
    },
    ar: {
      doing: `احجز موعداً عند طبيب الأسنان. ${paracetamol.ar} ${saltWater.ar} تناول طعاماً ليناً ليس شديد السخونة أو البرودة أو الحلاوة. نظّف الأسنان برفق مرتين يومياً. لا تضع الأسبرين على اللثة.`,
      seekHelp: 'راجع طبيب الأسنان أو الطبيب في اليوم نفسه عند تورم الوجه أو حرارة. اتصل بالرقم 999 إذا صعب التنفس أو البلع أو فتح الفم.',
    },
  },
  travel: {
    en: {
      doing:
        'Note the countries, the dates and any bites, fresh water or raw food. Before a journey, make the appointment 4 to 6 weeks ahead. Bring the vaccine card and all medicines. Protect against mosquitoes, and drink safe water.',
      seekHelp:
        'See a doctor the same day for any fever within a year of a journey to a malaria country. Call 999 for confusion, trouble breathing or bleeding.',
    },
    ar: {
      doing:
        'دوّن البلدان والتواريخ وأي لسعات أو سباحة في مياه عذبة أو طعام نيء. قبل السفر احجز الموعد قبل 4 إلى 6 أسابيع. أحضر بطاقة التطعيم وجميع الأدوية. احمِ نفسك من البعوض واشرب ماء آمناً.',
      seekHelp:
        'راجع الطبيب في اليوم نفسه عند أي حرارة خلال سنة من السفر إلى بلد فيه ملاريا. اتصل بالرقم 999 عند تشوش أو صعوبة في التنفس أو نزيف.',
    },
  },
  'other-appointment': {
    en: {
      doing: `Make an appointment at your health centre. Rest, and drink enough. ${diary.en} ${medicinesReady.en}`,
      seekHelp: `${heartSigns.en} ${strokeSigns.en} See a doctor the same day if it gets worse, with high fever, or if no fluid stays down.`,
    },
    ar: {
      doing: `احجز موعداً في مركزك الصحي. استرح واشرب ما يكفي. ${diary.ar} ${medicinesReady.ar}`,
      seekHelp: `${heartSigns.ar} ${strokeSigns.ar} راجع الطبيب في اليوم نفسه إذا ساءت الحالة، أو مع حرارة عالية، أو إذا لم يبقَ سائل في المعدة.`,
    },
  },

  // Self-care. Nose, throat, ears, mouth: NICE NG84, NG120, NG79 (antimicrobial prescribing), CKS; MHRA (cough medicines under 6); NHS
  cold: {
    en: {
      doing: `Rest and drink enough. ${paracetamol.en} ${askPharmacist.en} ${noAntibiotics.en} It usually lasts one to two weeks.`,
      seekHelp: `${breathingSigns.en} See a doctor for fever over 3 days, earache, or if it is worse after a week.`,
    },
    ar: {
      doing: `استرح واشرب ما يكفي. ${paracetamol.ar} ${askPharmacist.ar} ${noAntibiotics.ar} يستمر ذلك عادة من أسبوع إلى أسبوعين.`,
      seekHelp: `${breathingSigns.ar} راجع الطبيب عند حرارة أكثر من 3 أيام أو ألم في الأذن، أو إذا ساءت الحالة بعد أسبوع.`,
    },
  },
  'sore-throat': {
    en: {
      doing: `Take cool drinks and soft food. ${paracetamol.en} ${saltWater.en} ${noAspirin.en} It usually lasts about a week.`,
      seekHelp:
        'Call 999 for trouble breathing, drooling, or if you cannot swallow your spit. See a doctor for high fever, a rash, or after a week.',
    },
    ar: {
      doing: `تناول مشروبات باردة وطعاماً ليناً. ${paracetamol.ar} ${saltWater.ar} ${noAspirin.ar} يستمر ذلك عادة نحو أسبوع.`,
      seekHelp: 'اتصل بالرقم 999 عند صعوبة في التنفس أو سيلان اللعاب أو تعذر بلع الريق. راجع الطبيب عند حرارة عالية أو طفح، أو بعد أسبوع.',
    },
  },
  cough: {
    en: {
      doing: `Rest, drink enough and do not smoke. ${honey.en} Give no cough medicine under 6 years. ${noAntibiotics.en} It can last 3 to 4 weeks.`,
      seekHelp: `${breathingSigns.en} See a doctor after 3 weeks, or for high fever, weight loss or night sweats.`,
    },
    ar: {
      doing: `استرح واشرب ما يكفي ولا تدخن. ${honey.ar} لا تعطِ أدوية السعال لمن هم دون 6 سنوات. ${noAntibiotics.ar} قد يستمر السعال من 3 إلى 4 أسابيع.`,
      seekHelp: `${breathingSigns.ar} راجع الطبيب بعد 3 أسابيع، أو عند حرارة عالية أو نقص في الوزن أو تعرق ليلي.`,
    },
  },
  'hay-fever': {
    en: {
      doing:
        'Stay away from dust, pollen and incense as far as you can. Shut the windows on dusty days, and wash the face and hair afterwards. Ask a pharmacist for an antihistamine that does not make sleepy, or a nose spray. Rinse the nose with salt water.',
      seekHelp: `${allergySigns.en} See a doctor for wheezing, or if it is not better after 2 weeks of treatment.`,
    },
    ar: {
      doing:
        'ابتعد قدر الإمكان عن الغبار وحبوب اللقاح والبخور. أغلق النوافذ في الأيام المغبرة، واغسل الوجه والشعر بعدها. اسأل الصيدلي عن مضاد للحساسية لا يسبب النعاس أو بخاخ للأنف. اغسل الأنف بمحلول ملحي.',
      seekHelp: `${allergySigns.ar} راجع الطبيب عند صفير في الصدر، أو إذا لم يتحسن الحال بعد أسبوعين من العلاج.`,
    },
  },
  'blocked-ear': {
    en: {
      doing:
        'Put no cotton bud or anything else into the ear. Use a few drops of olive oil for some days to soften wax, if the eardrum is whole. After a flight or a cold, swallow, yawn or chew. It usually clears within days.',
      seekHelp:
        'See a doctor the same day for sudden hearing loss, strong pain, discharge or spinning. See a doctor if it is not better after a week.',
    },
    ar: {
      doing:
        'لا تدخل عود قطن ولا أي شيء آخر في الأذن. استخدم بضع قطرات من زيت الزيتون عدة أيام لتليين الشمع، إذا كانت الطبلة سليمة. بعد الطيران أو الزكام ابلع أو تثاءب أو امضغ. يزول ذلك عادة خلال أيام.',
      seekHelp: 'راجع الطبيب في اليوم نفسه عند فقدان مفاجئ للسمع أو ألم قوي أو إفرازات أو دوار. راجع الطبيب إذا لم تتحسن بعد أسبوع.',
    },
  },
  'mouth-sores': {
    en: {
      doing: `Eat soft food, nothing spicy, salty or sour. Use a soft toothbrush. ${saltWater.en} Ask a pharmacist for a gel that numbs or protects. They usually heal within 1 to 2 weeks.`,
      seekHelp:
        'See a doctor or dentist if one lasts over 3 weeks, bleeds or grows. See a doctor the same day for fever, a rash, or if drinking is too painful.',
    },
    ar: {
      doing: `تناول طعاماً ليناً غير حار ولا مالح ولا حامض. استخدم فرشاة أسنان ناعمة. ${saltWater.ar} اسأل الصيدلي عن هلام مخدر أو واقٍ. تشفى عادة خلال أسبوع إلى أسبوعين.`,
      seekHelp:
        'راجع الطبيب أو طبيب الأسنان إذا استمرت إحداها أكثر من 3 أسابيع أو نزفت أو كبرت. راجع الطبيب في اليوم نفسه عند حرارة أو طفح أو إذا كان الشرب مؤلماً جداً.',
    },
  },

  // Stomach and bowel: NICE CG84, CKS (gastroenteritis, constipation, haemorrhoids, dyspepsia); NHS
  'vomiting-diarrhoea': {
    en: {
      doing: `${sips.en} A rehydration drink from the pharmacy helps, above all children and older people. Keep breastfeeding, and eat when able. Stay at home until 2 days after it stops, and wash the hands. Vomiting usually lasts 1 to 2 days, diarrhoea up to a week.`,
      seekHelp: `See a doctor today if no fluid stays down or no urine comes for 8 hours. ${bellySigns.en} See a doctor the same day for blood, high fever, or a baby.`,
    },
    ar: {
      doing: `${sips.ar} يفيد محلول الإماهة من الصيدلية، خصوصاً للأطفال وكبار السن. لا توقفي الرضاعة، وكُل عندما تستطيع. ابقَ في البيت حتى يومين بعد توقفه واغسل اليدين. يستمر القيء عادة يوماً أو يومين والإسهال حتى أسبوع.`,
      seekHelp: `راجع الطبيب اليوم إذا لم يبقَ أي سائل في المعدة أو لم يخرج بول لمدة 8 ساعات. ${bellySigns.ar} راجع الطبيب في اليوم نفسه عند دم أو حرارة عالية أو إذا كان رضيعاً.`,
    },
  },
  constipation: {
    en: {
      doing:
        'Drink enough, and eat more fruit, vegetables, whole grains and dates. Walk each day. Go when the urge comes, with the feet on a small stool. Ask a pharmacist for a mild laxative if this does not help in a few days.',
      seekHelp: `${bellySigns.en} See a doctor the same day for vomiting with no stool and no wind. See a doctor for blood, weight loss, or after 2 weeks.`,
    },
    ar: {
      doing:
        'اشرب ما يكفي، وتناول مزيداً من الفواكه والخضار والحبوب الكاملة والتمر. امشِ كل يوم. اذهب إلى الحمام عند الحاجة، وضع القدمين على كرسي صغير. اسأل الصيدلي عن ملين خفيف إذا لم يفد ذلك خلال أيام.',
      seekHelp: `${bellySigns.ar} راجع الطبيب في اليوم نفسه عند قيء مع انقطاع البراز والغازات. راجع الطبيب عند دم أو نقص في الوزن، أو بعد أسبوعين.`,
    },
  },
  heartburn: {
    en: {
      doing:
        'Eat small meals, and none in the 3 hours before bed. Eat less fat, spice, chocolate and coffee, and do not smoke. Raise the head of the bed. Ask a pharmacist for an antacid, and take no ibuprofen or aspirin for pain.',
      seekHelp:
        'Call 999 for chest pain that presses, spreads to the arm, jaw or back, or comes with sweating or breathlessness. See a doctor after 2 weeks, or for trouble swallowing, weight loss or black stool.',
    },
    ar: {
      doing:
        'تناول وجبات صغيرة، ولا تأكل خلال 3 ساعات قبل النوم. قلل الدهون والتوابل والشوكولاتة والقهوة، ولا تدخن. ارفع رأس السرير. اسأل الصيدلي عن مضاد للحموضة، ولا تتناول الإيبوبروفين أو الأسبرين للألم.',
      seekHelp:
        'اتصل بالرقم 999 عند ألم ضاغط في الصدر أو ممتد إلى الذراع أو الفك أو الظهر أو مع تعرق أو ضيق نفس. راجع الطبيب بعد أسبوعين، أو عند صعوبة في البلع أو نقص في الوزن أو براز أسود.',
    },
  },
  piles: {
    en: {
      doing:
        'Drink enough and eat more fibre, so that stool is soft. Do not strain or sit long on the toilet. Wash with water, and pat dry. A warm bath or a cold pack in a cloth eases pain. Ask a pharmacist for a cream; it is usually better within a week.',
      seekHelp:
        'Call 999 for heavy bleeding, black stool or fainting. See a doctor for blood that comes again, severe pain, fever, or a change in the bowel habit.',
    },
    ar: {
      doing:
        'اشرب ما يكفي وتناول مزيداً من الألياف ليبقى البراز ليناً. لا تضغط ولا تجلس طويلاً في الحمام. اغسل بالماء وجفف بلطف. يخفف الألم حمام دافئ أو كمادة باردة ملفوفة بقماش. اسأل الصيدلي عن كريم؛ ويتحسن ذلك عادة خلال أسبوع.',
      seekHelp:
        'اتصل بالرقم 999 عند نزيف شديد أو براز أسود أو إغماء. راجع الطبيب عند تكرر الدم أو ألم شديد أو حرارة أو تغير في عادة التبرز.',
    },
  },

  // Head, muscles, small injuries: NICE CG150, NG59, CKS (sprains and strains); Resuscitation Council UK first aid 2021; NHS
  headache: {
    en: {
      doing: `Drink water, eat something and rest in a quiet room. ${paracetamol.en} ${noAspirin.en} Take painkillers on no more than 2 days a week. Most headaches pass within a day.`,
      seekHelp: `${strokeSigns.en} ${meningitisSigns.en} Call 999 too for a sudden, very strong headache.`,
    },
    ar: {
      doing: `اشرب الماء وكُل شيئاً واسترح في غرفة هادئة. ${paracetamol.ar} ${noAspirin.ar} لا تتناول المسكنات أكثر من يومين في الأسبوع. يزول معظم الصداع خلال يوم.`,
      seekHelp: `${strokeSigns.ar} ${meningitisSigns.ar} اتصل بالرقم 999 أيضاً عند صداع مفاجئ شديد جداً.`,
    },
  },
  'back-strain': {
    en: {
      doing: `${keepMoving.en} A warm pack can ease the pain. Ask a pharmacist about a pain gel or tablet. ${noIbuprofen.en} It is usually better within a few weeks.`,
      seekHelp: `${spineSigns.en} See a doctor for fever, pain at night, after a fall, or if it is not better after 2 weeks.`,
    },
    ar: {
      doing: `${keepMoving.ar} قد تخفف الكمادة الدافئة الألم. اسأل الصيدلي عن هلام أو حبوب للألم. ${noIbuprofen.ar} يتحسن ذلك عادة خلال بضعة أسابيع.`,
      seekHelp: `${spineSigns.ar} راجع الطبيب عند حرارة أو ألم ليلي أو بعد سقوط، أو إذا لم يتحسن بعد أسبوعين.`,
    },
  },
  sprain: {
    en: {
      doing: `Rest and raise it for 2 days, with a firm but not tight bandage. ${coldPack.en} Then move it gently. ${paracetamol.en} It usually feels better within 2 weeks.`,
      seekHelp:
        'See a doctor the same day if it takes no weight, is bent, or hurts on the bone. Call 999 if it is cold, blue or numb. See a doctor if it is not better after a week.',
    },
    ar: {
      doing: `أرحه وارفعه يومين مع رباط ثابت غير مشدود. ${coldPack.ar} ثم حرّكه برفق. ${paracetamol.ar} يتحسن ذلك عادة خلال أسبوعين.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه إذا تعذر التحميل عليه أو كان ملتوياً أو مؤلماً على العظم. اتصل بالرقم 999 إذا كان بارداً أو مزرقاً أو مخدّراً. راجع الطبيب إذا لم يتحسن بعد أسبوع.',
    },
  },
  bruise: {
    en: {
      doing: `${coldPack.en} Rest it, and raise an arm or leg. ${paracetamol.en} It usually fades within 2 weeks.`,
      seekHelp:
        'Call 999 after a hard blow to the head, chest or belly. See a doctor for bruises without a blow, with blood thinners, or swelling that grows. If somebody caused it, you can tell the doctor.',
    },
    ar: {
      doing: `${coldPack.ar} أرحه، وارفع الذراع أو الساق. ${paracetamol.ar} تزول الكدمة عادة خلال أسبوعين.`,
      seekHelp:
        'اتصل بالرقم 999 بعد ضربة قوية على الرأس أو الصدر أو البطن. راجع الطبيب عند كدمات دون ضربة، أو مع مميعات الدم، أو تورم يكبر. إذا كان شخص ما قد سبّبها فيمكنك إخبار الطبيب.',
    },
  },
  graze: {
    en: {
      doing:
        'Wash the hands, then rinse the wound under clean running water. Press with a clean cloth if it bleeds. Pat dry, cover with a plaster, and change it when wet or dirty. It usually heals within a week or two.',
      seekHelp: `${bleedingSigns.en} ${infectedSkin.en} See a doctor the same day for a deep or dirty wound, a bite, or if the tetanus vaccine is not up to date.`,
    },
    ar: {
      doing:
        'اغسل يديك ثم اشطف الجرح بماء جارٍ نظيف. اضغط بقماش نظيف إذا نزف. جففه بلطف وغطِّه بلاصق، وغيّره إذا ابتل أو اتسخ. يشفى عادة خلال أسبوع أو أسبوعين.',
      seekHelp: `${bleedingSigns.ar} ${infectedSkin.ar} راجع الطبيب في اليوم نفسه عند جرح عميق أو متسخ أو عضة، أو إذا لم يكن تطعيم الكزاز حديثاً.`,
    },
  },
  'minor-burn': {
    en: {
      doing: `Cool it under cool running water for 20 minutes, and take off rings nearby. No ice, butter, cream or toothpaste. Cover it with cling film or a clean dressing, and do not burst blisters. ${paracetamol.en}`,
      seekHelp:
        'See a doctor the same day if it is larger than the palm of the hand, on the face, hands, feet or genitals, or in a small child. Call 999 if it is deep, white or charred, or after smoke or electricity.',
    },
    ar: {
      doing: `برّد الحرق تحت ماء جارٍ بارد غير مثلج لمدة 20 دقيقة، وانزع الخواتم القريبة. لا تضع ثلجاً أو زبدة أو كريماً أو معجون أسنان. غطِّه بغلاف بلاستيكي شفاف أو ضماد نظيف ولا تفقأ الفقاعات. ${paracetamol.ar}`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه إذا كان أكبر من راحة اليد، أو على الوجه أو اليدين أو القدمين أو الأعضاء التناسلية، أو عند طفل صغير. اتصل بالرقم 999 إذا كان عميقاً أو أبيض أو متفحماً، أو بعد دخان أو كهرباء.',
    },
  },
  sunburn: {
    en: {
      doing: `Get out of the sun, and stay in the shade until the skin has healed. Cool the skin with a cool shower or wet cloth, then use a plain moisturiser. Drink plenty of water. ${paracetamol.en} It usually heals within a week.`,
      seekHelp:
        'Call 999 for confusion, fainting, a fit or very hot skin. See a doctor the same day for large blisters, swelling, vomiting, fever, or sunburn in a baby.',
    },
    ar: {
      doing: `ابتعد عن الشمس وابقَ في الظل حتى يشفى الجلد. برّد الجلد بحمام فاتر أو قماش مبلل، ثم استخدم مرطباً بسيطاً. اشرب ماء كثيراً. ${paracetamol.ar} يشفى ذلك عادة خلال أسبوع.`,
      seekHelp:
        'اتصل بالرقم 999 عند تشوش أو إغماء أو تشنج أو جلد ساخن جداً. راجع الطبيب في اليوم نفسه عند فقاعات كبيرة أو تورم أو قيء أو حرارة، أو إذا كان رضيعاً.',
    },
  },
  'insect-bite': {
    en: {
      doing: `Scrape a sting out sideways, and wash with soap and water. ${coldPack.en} Take off rings near it. Ask a pharmacist for an antihistamine if it itches. It usually settles within a few days.`,
      seekHelp: `${allergySigns.en} Call 999 after a scorpion or snake, or stings in the mouth. ${infectedSkin.en}`,
    },
    ar: {
      doing: `اكشط الإبرة جانبياً واغسل بالماء والصابون. ${coldPack.ar} انزع الخواتم القريبة. اسأل الصيدلي عن مضاد للحساسية عند الحكة. يهدأ ذلك عادة خلال أيام.`,
      seekHelp: `${allergySigns.ar} اتصل بالرقم 999 بعد لدغة عقرب أو أفعى، أو لسعة في الفم. ${infectedSkin.ar}`,
    },
  },

  // Skin, hair, babies: NICE CG57 (eczema in children), NG198 (acne), CKS; NHS
  'itchy-skin': {
    en: {
      doing: `Use a plain moisturiser often, and take short cool showers without perfumed soap. ${noScratching.en} Wear loose cotton. Stop a new soap, cream or cosmetic. Ask a pharmacist about an antihistamine.`,
      seekHelp: `${allergySigns.en} ${infectedSkin.en} See a doctor after 2 weeks, for yellow skin, or for itching in pregnancy.`,
    },
    ar: {
      doing: `استخدم مرطباً بسيطاً كثيراً، واستحم سريعاً بماء فاتر دون صابون معطر. ${noScratching.ar} البس قطناً واسعاً. أوقف أي صابون أو كريم أو مستحضر تجميل جديد. اسأل الصيدلي عن مضاد للحساسية.`,
      seekHelp: `${allergySigns.ar} ${infectedSkin.ar} راجع الطبيب بعد أسبوعين، أو عند اصفرار الجلد، أو حكة أثناء الحمل.`,
    },
  },
  'fungal-skin': {
    en: {
      doing:
        'Wash and dry the skin well, also between the toes. Wear loose cotton, and change socks each day. Ask a pharmacist for an antifungal cream, and use it as long as the packet says. Share no towels or shoes. It usually takes 2 to 4 weeks.',
      seekHelp: `${infectedSkin.en} See a doctor if it is on the scalp or nails, not better after 2 weeks, or with diabetes.`,
    },
    ar: {
      doing:
        'اغسل الجلد وجففه جيداً، وبين أصابع القدمين أيضاً. البس قطناً واسعاً وغيّر الجوارب كل يوم. اسأل الصيدلي عن كريم مضاد للفطريات واستخدمه المدة المكتوبة على العبوة. لا تشارك المناشف أو الأحذية. يستغرق ذلك عادة من 2 إلى 4 أسابيع.',
      seekHelp: `${infectedSkin.ar} راجع الطبيب إذا كانت في فروة الرأس أو الأظافر، أو لم تتحسن بعد أسبوعين، أو مع السكري.`,
    },
  },
  'cold-sore': {
    en: {
      doing: `Do not touch it, and wash the hands. Do not kiss anybody, above all no baby, and share no cups. Ask a pharmacist for a cream at the first tingling. ${paracetamol.en} It usually heals within 10 days.`,
      seekHelp:
        'See a doctor the same day if it is near the eye, in a baby, in pregnancy, or with a weak immune system or eczema. See a doctor if it has not healed after 10 days.',
    },
    ar: {
      doing: `لا تلمسها واغسل اليدين. لا تقبّل أحداً، وخصوصاً الرضّع، ولا تشارك الأكواب. اسأل الصيدلي عن كريم عند أول وخز. ${paracetamol.ar} تشفى عادة خلال 10 أيام.`,
      seekHelp:
        'راجع الطبيب في اليوم نفسه إذا كانت قرب العين، أو عند رضيع أو حامل، أو مع ضعف المناعة أو الإكزيما. راجع الطبيب إذا لم تُشفَ بعد 10 أيام.',
    },
  },
  'head-lice': {
    en: {
      doing:
        'Comb wet hair with conditioner and a fine lice comb, from root to tip. Do it again on days 5, 9 and 13. Check all at home on the same day. A pharmacist can give a lotion. Tell the school or nursery.',
      seekHelp: `${infectedSkin.en} Ask a pharmacist or doctor if live lice are still there after 2 treatments, or for a baby or a pregnancy.`,
    },
    ar: {
      doing:
        'مشّط الشعر المبلل مع البلسم بمشط قمل ناعم من الجذور إلى الأطراف. كرّر ذلك في الأيام 5 و9 و13. افحص جميع أهل البيت في اليوم نفسه. يمكن للصيدلي أن يعطي غسولاً. أخبر المدرسة أو الحضانة.',
      seekHelp: `${infectedSkin.ar} اسأل الصيدلي أو الطبيب إذا بقي قمل حي بعد علاجين، أو عند رضيع أو حامل.`,
    },
  },
  'nappy-rash': {
    en: {
      doing:
        'Change nappies often, and leave them off when you can. Clean with water or plain wipes, and pat dry. Put on a thin layer of barrier cream each time. Use no powder or perfumed soap. It usually clears within a few days.',
      seekHelp: `${infectedSkin.en} See a doctor after a week, or if the rash spreads, blisters, or the baby feeds badly.`,
    },
    ar: {
      doing:
        'غيّر الحفاضات كثيراً واترك الجلد مكشوفاً متى أمكن. نظّف بالماء أو مناديل بسيطة وجفف بلطف. ضع طبقة رقيقة من كريم واقٍ كل مرة. لا تستخدم البودرة أو الصابون المعطر. يزول ذلك عادة خلال أيام.',
      seekHelp: `${infectedSkin.ar} راجع الطبيب بعد أسبوع، أو إذا انتشر الطفح أو ظهرت فقاعات أو ضعفت رضاعة الطفل.`,
    },
  },
  teething: {
    en: {
      doing:
        'Rub the gum with a clean finger, or give a cool, not frozen, teething ring. Wipe away dribble. Use no numbing gel or teething necklace. Paracetamol for babies can help from 2 months: follow the packet. It comes and goes over days.',
      seekHelp:
        'Teething does not cause high fever or diarrhoea: see a doctor the same day for these. Call 999 if the baby is floppy, hard to wake or breathes with effort.',
    },
    ar: {
      doing:
        'دلّك اللثة بإصبع نظيف، أو أعطِ عضاضة باردة غير مجمدة. امسح اللعاب. لا تستخدم هلاماً مخدراً ولا قلادة تسنين. قد يفيد باراسيتامول الرضّع من عمر شهرين: اتبع العبوة. يأتي ذلك ويذهب خلال أيام.',
      seekHelp:
        'التسنين لا يسبب حرارة عالية ولا إسهالاً: راجع الطبيب في اليوم نفسه عند حدوثهما. اتصل بالرقم 999 إذا كان الرضيع مرتخياً أو صعب الإيقاظ أو يتنفس بجهد.',
    },
  },
  colic: {
    en: {
      doing:
        'Hold the baby close, rock gently, and wind after feeds. Hold the baby upright for feeding. A warm bath or soft steady sound can calm. If it gets too much, lay the baby safely down for a few minutes, and never shake. It usually ends by 6 months.',
      seekHelp:
        'Call 999 for a weak or shrill cry, green or bloody vomit, a blue or floppy baby, or a fit. See a doctor the same day for fever, poor feeding, or blood in the stool.',
    },
    ar: {
      doing:
        'ضم الرضيع إليك وهزّه برفق وساعده على التجشؤ بعد الرضاعة. احمله مرفوع الرأس أثناء الرضاعة. قد يهدئه حمام دافئ أو صوت هادئ ثابت. إذا تعبت فضعه في مكان آمن بضع دقائق، ولا تهزّه بعنف أبداً. ينتهي ذلك عادة حتى عمر 6 أشهر.',
      seekHelp:
        'اتصل بالرقم 999 عند بكاء ضعيف أو حاد غير معتاد، أو قيء أخضر أو دموي، أو رضيع مزرق أو مرتخٍ، أو تشنج. راجع الطبيب في اليوم نفسه عند حرارة أو ضعف الرضاعة أو دم في البراز.',
    },
  },
  acne: {
    en: {
      doing:
        'Wash gently twice a day with mild soap and lukewarm water. Do not squeeze spots. Use oil-free cream and sun protection. Ask a pharmacist for a treatment, and go on with it for 6 to 8 weeks. Do not use strong creams in pregnancy without asking.',
      seekHelp: `${infectedSkin.en} See a doctor for painful lumps, scars, or if it makes you unhappy.`,
    },
    ar: {
      doing:
        'اغسل بلطف مرتين يومياً بصابون خفيف وماء فاتر. لا تعصر الحبوب. استخدم كريماً خالياً من الزيوت وواقياً من الشمس. اسأل الصيدلي عن علاج واستمر عليه من 6 إلى 8 أسابيع. لا تستخدمي الكريمات القوية في الحمل دون سؤال.',
      seekHelp: `${infectedSkin.ar} راجع الطبيب عند كتل مؤلمة أو ندوب أو إذا كانت تحزنك.`,
    },
  },

  // Eyes, nose, cramp, travel sickness: NICE CKS; NHS
  'minor-eyes': {
    en: {
      doing:
        'Wipe the lids with clean cotton and boiled, cooled water, a fresh piece for each eye. Hold a warm cloth on a stye, and do not squeeze it. Wear no contact lenses, and share no towels. A pharmacist can give drops. It usually clears within 2 weeks.',
      seekHelp: `${eyeSigns.en} See a doctor the same day if light hurts, with contact lenses, or in a baby under 1 month.`,
    },
    ar: {
      doing:
        'امسح الجفنين بقطن نظيف وماء مغلي مبرّد، بقطعة جديدة لكل عين. ضع قماشاً دافئاً على دمل الجفن ولا تعصره. لا تضع العدسات اللاصقة ولا تشارك المناشف. يمكن للصيدلي أن يعطي قطرات. يزول ذلك عادة خلال أسبوعين.',
      seekHelp: `${eyeSigns.ar} راجع الطبيب في اليوم نفسه إذا كان الضوء مؤلماً، أو مع العدسات اللاصقة، أو عند رضيع دون شهر.`,
    },
  },
  nosebleed: {
    en: {
      doing:
        'Sit up, lean forward, and pinch the soft part of the nose for 10 to 15 minutes. Breathe through the mouth, and spit out blood. For a day, do not blow the nose hard, lift heavy things or have hot drinks. A moist nose bleeds less in dry air.',
      seekHelp:
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting or after a blow to the head. See a doctor the same day with blood thinners, or in a child under 2.',
    },
    ar: {
      doing:
        'اجلس ومِل إلى الأمام واضغط على الجزء اللين من الأنف من 10 إلى 15 دقيقة. تنفس من الفم وابصق الدم. لمدة يوم لا تتمخط بقوة ولا ترفع أشياء ثقيلة ولا تشرب مشروبات ساخنة. الأنف الرطب ينزف أقل في الهواء الجاف.',
      seekHelp:
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق أو جاء مع إغماء أو بعد ضربة على الرأس. راجع الطبيب في اليوم نفسه مع مميعات الدم، أو عند طفل دون سنتين.',
    },
  },
  cramp: {
    en: {
      doing:
        'Stretch the muscle slowly and rub it; for the calf, pull the toes up towards the shin. Drink enough, above all in the heat. Stretch before bed. A warm pack eases soreness. Each cramp usually passes within minutes.',
      seekHelp:
        'See a doctor the same day if one leg is swollen, hot or red. Call 999 for chest pain, trouble breathing, a locked jaw, or confusion in the heat. See a doctor if cramps often wake you.',
    },
    ar: {
      doing:
        'مدّد العضلة ببطء ودلّكها؛ وفي ربلة الساق اسحب أصابع القدم نحو الساق. اشرب ما يكفي، خصوصاً في الحر. مدّد العضلات قبل النوم. تخفف الكمادة الدافئة الألم. يزول كل تقلص عادة خلال دقائق.',
      seekHelp:
        'راجع الطبيب في اليوم نفسه إذا كانت ساق واحدة متورمة أو ساخنة أو محمرة. اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو تيبس الفك أو تشوش في الحر. راجع الطبيب إذا أيقظك التقلص كثيراً.',
    },
  },
  'motion-sickness': {
    en: {
      doing: `Look at the horizon, and get fresh air. Sit in front, and do not read or look at a screen. Eat little before the journey. ${askPharmacist.en} Some tablets make sleepy: do not drive then.`,
      seekHelp: `${strokeSigns.en} See a doctor if it does not stop within a day after the journey.`,
    },
    ar: {
      doing: `انظر إلى الأفق واستنشق هواء نقياً. اجلس في الأمام ولا تقرأ ولا تنظر إلى شاشة. كُل قليلاً قبل السفر. ${askPharmacist.ar} بعض الحبوب تسبب النعاس: لا تقد السيارة عندها.`,
      seekHelp: `${strokeSigns.ar} راجع الطبيب إذا لم يتوقف خلال يوم بعد السفر.`,
    },
  },

  // Women's health: NICE CKS (dysmenorrhoea); BASHH and NHS (thrush)
  'period-pain': {
    en: {
      doing: `Hold a warm pack on the belly, and move gently. ${paracetamol.en} Ibuprofen can help if it is safe for you. ${noIbuprofen.en} It usually eases within 1 to 3 days.`,
      seekHelp:
        'Call 999 for sudden severe pain or fainting, above all when a pregnancy is possible. See a doctor the same day for fever or a bad-smelling discharge. See a doctor if it gets worse month by month.',
    },
    ar: {
      doing: `ضعي كمادة دافئة على البطن وتحركي برفق. ${paracetamol.ar} قد يفيد الإيبوبروفين إذا كان آمناً لك. ${noIbuprofen.ar} يخف الألم عادة خلال يوم إلى 3 أيام.`,
      seekHelp:
        'اتصلي بالرقم 999 عند ألم شديد مفاجئ أو إغماء، خصوصاً مع احتمال الحمل. راجعي الطبيب في اليوم نفسه عند حرارة أو إفرازات كريهة الرائحة. راجعي الطبيب إذا اشتد الألم شهراً بعد شهر.',
    },
  },
  thrush: {
    en: {
      doing:
        'Ask a pharmacist for an antifungal treatment. Wash with water only, and wear loose cotton. Use no perfumed soap or spray, and do not wash inside. Have no sex until it is gone. It usually clears within a week or two of treatment.',
      seekHelp:
        'See a doctor if it is the first time, comes often, or with pregnancy, diabetes, or an age under 16 or over 60. See a doctor the same day for fever, belly pain or sores.',
    },
    ar: {
      doing:
        'اسأل الصيدلي عن علاج مضاد للفطريات. اغسل بالماء فقط والبس قطناً واسعاً. لا تستخدم صابوناً معطراً أو بخاخاً، ولا تغسل من الداخل. امتنع عن الجماع حتى تزول. تزول عادة خلال أسبوع أو أسبوعين من العلاج.',
      seekHelp:
        'راجع الطبيب إذا كانت المرة الأولى أو تكررت كثيراً، أو مع حمل أو سكري، أو العمر دون 16 أو فوق 60. راجع الطبيب في اليوم نفسه عند حرارة أو ألم في البطن أو تقرحات.',
    },
  },

  // Stress and sleep: NICE CG113, CKS insomnia; NHS
  stress: {
    en: {
      doing: `Breathe slowly in and out for some minutes. Walk, eat and sleep at regular times. Talk with somebody you trust, and do one thing at a time. Cut down on coffee and news. ${talk.en}`,
      seekHelp: `${mindSigns.en} See a doctor if it lasts over 2 weeks, or work, school or sleep suffer.`,
    },
    ar: {
      doing: `تنفس ببطء بضع دقائق. امشِ وكُل ونم في مواعيد منتظمة. تحدث مع شخص تثق به، وأنجز أمراً واحداً في كل مرة. قلل القهوة ومتابعة الأخبار. ${talk.ar}`,
      seekHelp: `${mindSigns.ar} راجع الطبيب إذا استمر ذلك أكثر من أسبوعين أو تأثر العمل أو الدراسة أو النوم.`,
    },
  },
  'poor-sleep': {
    en: {
      doing: `${sleepHabits.en} Keep the room dark, quiet and cool. No coffee, tea or energy drinks after midday, and no heavy late meal. Get up for a while if sleep does not come. It usually gets better within some weeks.`,
      seekHelp: `${mindSigns.en} See a doctor after 4 weeks, for pauses in breathing at night, or if you fall asleep while driving.`,
    },
    ar: {
      doing: `${sleepHabits.ar} أبقِ الغرفة مظلمة وهادئة وباردة. تجنب القهوة والشاي ومشروبات الطاقة بعد الظهر والوجبات الثقيلة المتأخرة. انهض قليلاً إذا لم يأتِ النوم. يتحسن ذلك عادة خلال أسابيع.`,
      seekHelp: `${mindSigns.ar} راجع الطبيب بعد 4 أسابيع، أو عند توقف التنفس ليلاً، أو إذا غفوت أثناء القيادة.`,
    },
  },

  // Medicines and anything else: NHS
  'medicine-mild': {
    en: {
      doing:
        'Ask a pharmacist today, and bring the packet. Read the leaflet: many mild effects pass within a few days. Do not stop a prescribed medicine by yourself. Do not take a double dose after a forgotten one.',
      seekHelp: `${allergySigns.en} See a doctor the same day for a rash, yellow skin, bleeding, or if it gets worse.`,
    },
    ar: {
      doing:
        'اسأل الصيدلي اليوم وأحضر العبوة. اقرأ النشرة: فكثير من الآثار الخفيفة يزول خلال أيام. لا توقف من نفسك دواء موصوفاً. لا تأخذ جرعة مضاعفة بعد جرعة نسيتها.',
      seekHelp: `${allergySigns.ar} راجع الطبيب في اليوم نفسه عند طفح أو اصفرار الجلد أو نزيف أو إذا ساءت الحالة.`,
    },
  },
  'other-self-care': {
    en: {
      doing: `Rest, drink enough, and eat as you feel able. ${paracetamol.en} ${askPharmacist.en} Most minor complaints pass within a week.`,
      seekHelp: `${heartSigns.en} ${strokeSigns.en} See a doctor if it gets worse, if something new comes, or after a week.`,
    },
    ar: {
      doing: `استرح واشرب ما يكفي وكُل بقدر ما تستطيع. ${paracetamol.ar} ${askPharmacist.ar} تزول معظم الشكاوى البسيطة خلال أسبوع.`,
      seekHelp: `${heartSigns.ar} ${strokeSigns.ar} راجع الطبيب إذا ساءت الحالة أو ظهر شيء جديد، أو بعد أسبوع.`,
    },
  },
};
