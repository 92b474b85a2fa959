import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { infectedSkin, nothingByMouth, onSide, paracetamol, sips } from '../../sentences.ts';
import { tetanusCard } from '../sentences.ts';

const coolBurn = say(
  'Cool the burn under cool running water for 20 minutes; this helps within 3 hours of the burn. Keep the rest of the body warm.',
  'برّد الحرق تحت ماء جارٍ بارد غير مثلج لمدة 20 دقيقة؛ ويفيد ذلك خلال 3 ساعات من الحرق. وأبقِ باقي الجسم دافئاً.',
);
const testWater = say(
  'Tap water can be hot in summer: test it, and use cool bottled water if it is.',
  'قد يكون ماء الصنبور ساخناً في الصيف: اختبر الماء، واستخدم ماء معبأ بارداً عند الحاجة.',
);
const noHomeCure = say('Do not put ice, butter, cream, oil or toothpaste on it.', 'لا تضع ثلجاً أو زبدة أو كريماً أو زيتاً أو معجون أسنان.');
const filmOn = say('Then cover it loosely with plastic wrap or a clean cloth.', 'ثم غطِّه برفق بغلاف بلاستيكي شفاف أو قماش نظيف.');
const burnClothes = say(
  'Take off clothes and rings near the burn, unless they stick to it.',
  'انزع الملابس والخواتم القريبة من الحرق إلا إذا التصقت به.',
);

export const advice = {
  // Burns, current and water: British Burn Association; NHS; ERC and Resuscitation Council UK 2021; DAN
  'serious-burn': topic('ambulance', [
    coolBurn,
    testWater,
    burnClothes,
    noHomeCure,
    filmOn,
    say('Small children chill fast: cool the burn only, and wrap the rest.', 'يبرد صغار الأطفال بسرعة: برّد الحرق وحده ولفّ باقي الجسم.', {
      when: 'under-5',
    }),
  ]),
  'chemical-burn': topic('ambulance', [
    say('Brush dry powder off first; wear gloves if there are any.', 'أزل المسحوق الجاف أولاً بالنفض؛ والبس قفازات إن وُجدت.'),
    say(
      'Rinse with plenty of running water until help comes, at least 20 minutes, away from the eyes.',
      'اشطف بماء جارٍ كثير حتى تصل المساعدة، 20 دقيقة على الأقل، بعيداً عن العينين.',
    ),
    testWater,
    say('Take off clothes and shoes that the chemical has touched.', 'انزع الملابس والحذاء التي لامستها المادة.'),
    say('Do not put vinegar, baking soda or cream on the burn.', 'لا تضع على الحرق خلاً أو بيكربونات الصوديوم أو كريماً.'),
    say('Take the name of the chemical, or a photo of the label.', 'خذ معك اسم المادة أو صورة الملصق.'),
  ]),
  'burn-smoke': topic('ambulance', [
    say('Get out into fresh air, and never go back in.', 'اخرج إلى الهواء الطلق ولا تعد أبداً إلى الداخل.'),
    say('Sit upright; loosen what is tight at the neck.', 'اجلس منتصباً وأرخِ ما يضيّق الرقبة.'),
    coolBurn,
    testWater,
    nothingByMouth,
    ...compressions,
  ]),
  'burn-today': topic(
    'today',
    [coolBurn, testWater, burnClothes, noHomeCure, filmOn, paracetamol, tetanusCard],
    [
      say(
        'Call 999 if it is larger than the hand, white or charred, blistered on the face, or came with smoke, current or a chemical.',
        'اتصل بالرقم 999 إذا كان أكبر من اليد أو أبيض أو متفحماً أو بفقاعات في الوجه، أو كان مع دخان أو كهرباء أو مادة كيميائية.',
      ),
    ],
  ),
  'minor-burn': topic(
    'home',
    [coolBurn, testWater, burnClothes, noHomeCure, filmOn, say('Leave blisters closed.', 'لا تفقأ الفقاعات.'), paracetamol],
    [
      say(
        'See a doctor the same day if it blisters, if it is on the face, hands, feet or genitals, or for a small child.',
        'راجع الطبيب في اليوم نفسه إذا ظهرت فقاعات، أو كان في الوجه أو اليدين أو القدمين أو الأعضاء التناسلية، أو لطفل صغير.',
      ),
      say('Call 999 if it is larger than the hand, white or charred.', 'اتصل بالرقم 999 إذا كان أكبر من اليد أو أبيض أو متفحماً.'),
      infectedSkin,
    ],
  ),
  chilli: topic(
    'home',
    [
      say(
        'Rub the skin with cooking oil, then wash with dish soap and cool water, several times.',
        'افرك الجلد بزيت الطعام ثم اغسله بصابون الصحون وماء بارد، عدة مرات.',
      ),
      say('Cold milk or yogurt on the skin eases the burning.', 'الحليب أو اللبن البارد على الجلد يخفف الحرقة.'),
      say('Keep the hands away from eyes, contact lenses and children.', 'أبعد اليدين عن العينين والعدسات والأطفال.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day if there are blisters, or if the eyes still hurt or the sight is still poor after 15 minutes of rinsing.',
        'راجع الطبيب في اليوم نفسه عند فقاعات، أو إذا بقي ألم أو ضعف رؤية في العينين بعد الشطف 15 دقيقة.',
      ),
      say('Call 999 if there is trouble breathing.', 'اتصل بالرقم 999 عند صعوبة في التنفس.'),
    ],
  ),
  sunburn: topic(
    'home',
    [
      say('Get out of the sun, and stay in the shade until the skin has healed.', 'ابتعد عن الشمس وابقَ في الظل حتى يشفى الجلد.'),
      say(
        'Cool the skin with a cool shower or wet cloth, then use a plain moisturizer.',
        'برّد الجلد بحمام فاتر أو قماش مبلل، ثم استخدم مرطباً بسيطاً.',
      ),
      say('Drink plenty of water.', 'اشرب ماء كثيراً.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 if there is confusion, fainting, a seizure or very hot skin.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.',
      ),
      say(
        'See a doctor the same day if there are large blisters, swelling, vomiting or fever, or if a baby is sunburned.',
        'راجع الطبيب في اليوم نفسه عند فقاعات كبيرة أو تورم أو قيء أو حرارة، أو حرق شمس عند رضيع.',
      ),
    ],
  ),
  'sunburn-today': topic(
    'today',
    [
      say('Get into a cool place, and cool the skin with wet cloths.', 'انتقل إلى مكان بارد وبرّد الجلد بقماش مبلل.'),
      sips,
      paracetamol,
      say('Leave blisters closed.', 'لا تفقأ الفقاعات.'),
    ],
    [
      say(
        'Call 999 if there is confusion, fainting, a seizure or very hot skin.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.',
      ),
    ],
  ),
  'electric-shock': topic('ambulance', [
    say('Do not touch the person before the power is off.', 'لا تلمس المصاب قبل فصل الكهرباء.'),
    say('Stay far away from high-voltage cables, and wait for help.', 'ابتعد كثيراً عن أسلاك الضغط العالي وانتظر المساعدة.'),
    ...compressions,
    onSide,
    say('Cool any burn under running water when it is safe.', 'برّد أي حرق بماء جارٍ عندما يصبح ذلك آمناً.'),
    say('After lightning it is safe to touch the person at once.', 'بعد الصاعقة يمكن لمس المصاب فوراً.', { when: 'high-voltage' }),
  ]),
  'electric-today': topic(
    'today',
    [
      say('Have the heart traced (ECG) today.', 'اطلب تخطيطاً للقلب اليوم.'),
      say('Do not use that socket or machine again before it is repaired.', 'لا تستخدم ذلك المقبس أو الجهاز قبل إصلاحه.'),
      say('Look at both hands and feet for burns.', 'افحص اليدين والقدمين بحثاً عن حروق.'),
    ],
    [
      say(
        'Call 999 if there is fainting, palpitations, chest pain, a seizure or numb limbs.',
        'اتصل بالرقم 999 عند إغماء أو خفقان أو ألم في الصدر أو تشنج أو تنميل في الأطراف.',
      ),
    ],
  ),
  'static-shock': topic(
    'home',
    [
      say(
        'A spark of static is felt only for a moment; touching metal with a key first weakens it.',
        'شرارة الكهرباء الساكنة لا تُحس إلا لحظة؛ ولمس المعدن بمفتاح أولاً يخففها.',
      ),
    ],
    [
      say(
        'Call 999 if there is fainting, palpitations or chest pain, or if it came from a socket or cable.',
        'اتصل بالرقم 999 عند إغماء أو خفقان أو ألم في الصدر، أو إذا كان المصدر مقبساً أو سلكاً.',
      ),
    ],
  ),
} as const;
