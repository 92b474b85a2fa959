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
  ar: 'إذا كان المصاب نعساناً أو فاقداً للوعي وهو يتنفس فمدّده على جنبه.',
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
const pregnancySigns: Sentence = {
  en: 'Call 999 in pregnancy for heavy bleeding, severe pain, fainting, a fit, or a bad headache with blurred sight.',
  ar: 'اتصلي بالرقم 999 أثناء الحمل عند نزيف شديد أو ألم شديد أو إغماء أو تشنج أو صداع قوي مع تشوش الرؤية.',
};

export const advice: Partial<Record<Topic, Record<Language, Advice>>> = {
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
      doing: `Note the time it began, or when the person was last well. Give no food, drink or medicine, not even aspirin. Lie down with the head a little raised. ${onSide.en}`,
    },
    ar: {
      doing: `دوّن وقت بدء الأعراض، أو آخر وقت كان فيه المصاب بخير. لا تعطِ طعاماً ولا شراباً ولا دواء، ولا حتى الأسبرين. استلقِ مع رفع الرأس قليلاً. ${onSide.ar}`,
    },
  },
  seizure: {
    en: {
      doing:
        'Note the time it began. Do not hold the person down, and put nothing in the mouth. Move hard things away and put something soft under the head. When the jerking stops, lay the person on their side. Say if there is a pregnancy, diabetes or a head injury.',
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
      doing: `اسأل موظف الطوارئ: هل يمكن أن يكون هذا إنتاناً في الدم؟ أخبره بأي علاج للسرطان أو ضعف في المناعة أو ولادة أو عملية حديثة. استلقِ ودوّن درجة الحرارة وآخر مرة خرج فيها البول. ${onSide.ar}`,
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
        'Sit upright and try to stay calm. Take the reliever inhaler now, one puff at a time, as the asthma plan says. Use a spacer if there is one. If it does not get better, tell 999 and ask about more puffs.',
    },
    ar: {
      doing:
        'اجلس منتصباً وحاول أن تبقى هادئاً. استخدم البخاخ المسعف الآن، بخة بعد بخة، كما في خطة علاج الربو. استخدم أنبوب المباعدة إن وُجد. إذا لم يتحسن التنفس فأخبر موظف الطوارئ واسأله عن بخات أخرى.',
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
        'برّد الحرق تحت ماء جارٍ فاتر إلى بارد لمدة 20 دقيقة، وأبقِ باقي الجسم دافئاً. انزع الملابس والخواتم القريبة منه إلا إذا التصقت به. لا تضع ثلجاً أو كريماً أو معجون أسنان. ثم غطِّه برفق بغلاف بلاستيكي شفاف. اشطف الحرق الكيميائي بالماء حتى تصل المساعدة.',
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
        'إذا كان المصاب واعياً وقادراً على البلع فليتناول السكر فوراً: عصيراً أو مشروباً غازياً غير خالٍ من السكر أو حلوى، أو عسلاً لمن تجاوز السنة. يجب قطع الصيام. إذا لم يحدث تحسن بعد 15 دقيقة فليتناول السكر مرة أخرى. إذا كان نعساناً فلا تضع شيئاً في فمه، ومدّده على جنبه، واستخدم الغلوكاغون إن كان موصوفاً.',
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
      doing:
        'Stay with somebody you trust, or tell somebody now. If it is about someone else, stay with them and listen. Put away what could be used to do harm. You can talk to the mental health line: call 16000 and press 4.',
    },
    ar: {
      doing:
        'ابقَ مع شخص تثق به أو أخبر أحداً الآن. إن كان الأمر يخص شخصاً آخر فابقَ معه واستمع إليه. أبعد كل ما قد يُستخدم للإيذاء. يمكنك التحدث إلى خط الصحة النفسية: اتصل بالرقم 16000 واضغط 4.',
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
      seekHelp: `${pregnancySigns.en} Go to the hospital at once if the baby moves less or the waters break.`,
    },
    ar: {
      doing:
        'استريحي واشربي رشفات صغيرة ومتكررة. استخدمي فوطة عند النزيف وليس سدادة قطنية، ودوّني اللون والكمية. اسألي قبل تناول أي دواء، ولا تتناولي الإيبوبروفين. أحضري أوراق الحمل واذكري كم أسبوعاً بلغ.',
      seekHelp: `${pregnancySigns.ar} اذهبي إلى المستشفى فوراً إذا قلّت حركة الجنين أو نزل ماء الجنين.`,
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
        'خذ رشفات صغيرة كل بضع دقائق؛ ومحلول الإماهة من الصيدلية هو الأفضل. استخدم الملعقة للطفل وواصلي الرضاعة. لا تعطِ الأطفال مشروبات غازية أو عصائر. استرح في غرفة باردة واقطع الصيام.',
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
      doing: `Note how much blood there is, its colour and when it came. Take no aspirin or ibuprofen unless a doctor prescribed it. Do not stop blood thinners by yourself. Rest. ${medicinesReady.en}`,
      seekHelp: `${bleedingSigns.en} Call 999 too for vomiting blood, black stool, or bleeding in pregnancy with pain.`,
    },
    ar: {
      doing: `دوّن كمية الدم ولونه ومتى ظهر. لا تتناول الأسبرين أو الإيبوبروفين إلا إذا وصفه طبيب. لا توقف مميعات الدم من نفسك. استرح. ${medicinesReady.ar}`,
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
};
