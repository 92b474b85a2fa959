import { say, topic } from '../../kinds/topic.ts';
import { children, smallChildren, underTwo } from '../conditions.ts';
import { babyFever, childParacetamol, childSigns } from '../sentences.ts';

export const advice = {
  'newborn-skin': topic(
    'home',
    [
      say(
        'Small spots and peeling of a young baby go by themselves within weeks.',
        'الحبيبات الصغيرة وتقشر الجلد لدى الرضيع تزول وحدها خلال أسابيع.',
      ),
      say('Wash with plain water, and do not squeeze or scrub.', 'اغسل بالماء وحده دون عصر أو فرك.'),
      say('Do not put oil, cream or breast milk on the spots.', 'لا تضع زيتاً ولا كريماً ولا حليباً على الحبيبات.'),
    ],
    [
      childSigns,
      babyFever,
      say(
        'See a doctor the same day if there are blisters, pus, poor feeding, or spots that do not fade when a clear glass is pressed on them.',
        'راجع الطبيب في اليوم نفسه عند فقاعات أو صديد أو ضعف الرضاعة أو بقع لا تختفي تحت ضغط كأس شفافة.',
      ),
    ],
    underTwo,
  ),
  'coloured-stool': topic(
    'home',
    [
      say(
        'Beetroot, dragon fruit, berries, leafy greens, iron and food dye color stool and urine for a day or two; green stool is ordinary in a child who is well.',
        'الشمندر وفاكهة التنين والتوت والخضار الورقية والحديد وصبغات الطعام تلوّن البراز والبول يوماً أو يومين، والبراز الأخضر طبيعي لدى طفل بحالة جيدة.',
      ),
      say('You do not need to do anything, and all food may go on.', 'لا حاجة إلى أي علاج، ويستمر الطعام المعتاد.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day if the color stays after two days, or if there is blood, white or tar-black stool, pain, vomiting or fever.',
        'راجع الطبيب في اليوم نفسه إذا بقي اللون بعد يومين، أو عند دم أو ألم أو قيء أو حرارة أو براز أبيض أو أسود كالقطران.',
      ),
    ],
    children,
  ),
  'baby-habits': topic(
    'home',
    [
      say(
        'Sneezes, hiccups, snuffles, gas and straining with soft stool are usual in young babies.',
        'العطاس والفواق (الحازوقة) والشخير الخفيف والغازات والحزق مع براز لين أمور معتادة لدى الرضع.',
      ),
      say(
        'Breastfed babies can pass stool after every feed, or only after some days, as long as it is soft.',
        'قد يتبرز من يرضع طبيعياً بعد كل رضعة أو كل بضعة أيام ما دام البراز ليناً.',
      ),
      say('Hold the baby upright after feeds, and move the legs gently.', 'احمل الرضيع قائماً بعد الرضاعة وحرّك ساقيه برفق.'),
      say('Do not give herbs, honey or laxatives.', 'لا تعطِ أعشاباً ولا عسلاً ولا مليّنات.'),
    ],
    [
      childSigns,
      babyFever,
      say(
        'See a doctor the same day if there is a hard swollen belly, blood in the stool, vomiting or poor feeding.',
        'راجع الطبيب في اليوم نفسه عند بطن منتفخ قاسٍ أو دم في البراز أو قيء أو ضعف الرضاعة.',
      ),
    ],
    underTwo,
  ),
  'child-habits': topic(
    'home',
    [
      say('Keep calm, with the same rules and the same hours each day.', 'حافظ على الهدوء وعلى قواعد ومواعيد ثابتة كل يوم.'),
      say('Praise what goes well, and do not punish or force.', 'شجّع ما يحسنه الطفل دون عقاب أو إجبار.'),
      say('Offer new food again and again, without pressure.', 'قدّم الطعام الجديد مراراً دون ضغط.'),
      say('In a night terror stay near, keep the child safe, and do not wake.', 'عند الفزع الليلي ابقَ قريباً واحمِ الطفل ولا توقظه.'),
    ],
    [
      childSigns,
      say(
        'See a doctor if the child loses weight, loses skills, or if it makes life hard at home or at school.',
        'راجع الطبيب إذا نقص وزن الطفل أو فقد مهارات أو صعبت الحياة في البيت أو المدرسة.',
      ),
    ],
    children,
  ),
  'cradle-cap': topic(
    'home',
    [
      say(
        'Soften the scales with baby oil, then brush gently and wash with baby shampoo.',
        'رطّب القشور بزيت الأطفال، ثم مشّط بلطف واغسل بشامبو الأطفال.',
      ),
      say('Do not pick the scales.', 'لا تنزع القشور باليد.'),
      say('Do not use olive or peanut oil.', 'لا تستخدم زيت الزيتون أو الفول السوداني.'),
    ],
    [
      say(
        'See a doctor if it spreads over the body, bleeds, swells, or lasts beyond 4 weeks of care.',
        'راجع الطبيب إذا انتشر في الجسم أو نزف أو تورم أو استمر بعد 4 أسابيع من العناية.',
      ),
    ],
    underTwo,
  ),
  teething: topic(
    'home',
    [
      say(
        'Rub the gum with a clean finger, or give a cool, not frozen, teething ring.',
        'دلّك اللثة بإصبع نظيف، أو أعطِ عضاضة باردة غير مجمدة.',
      ),
      say('Wipe away drool.', 'امسح اللعاب.'),
      say('Do not use numbing gel or a teething necklace.', 'لا تستخدم جل التخدير ولا قلادة تسنين.'),
      childParacetamol,
    ],
    [
      say(
        'Teething does not cause high fever or diarrhea: see a doctor the same day for these.',
        'التسنين لا يسبب حرارة عالية ولا إسهالاً: راجع الطبيب في اليوم نفسه عند حدوثهما.',
      ),
      babyFever,
      childSigns,
    ],
    smallChildren,
  ),
} as const;
