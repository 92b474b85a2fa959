import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { meningitisSigns, noAspirin, onSide } from '../../sentences.ts';
import { children, smallChildren, underTwo } from '../conditions.ts';
import { babyBreaths, babyFever, childCenter, childParacetamol, childSigns, keepBreastfeeding, oftenDrinks } from '../sentences.ts';

const noted = say('Note the temperature, the last drink and the last urine.', 'دوّن الحرارة وآخر مرة شرب فيها الطفل وآخر بول.');
const lightly = say('Dress the child lightly, and do not sponge with cold water.', 'ألبس الطفل ملابس خفيفة، ولا تمسحه بماء بارد.');

export const advice = {
  // Fever, danger signs, breathing
  'newborn-ill': topic(
    'emergency-department',
    [
      say('Keep the baby warm but not wrapped thickly, and watch the breathing.', 'أبقِ الرضيع دافئاً دون أغطية سميكة وراقب تنفسه.'),
      say(
        'Offer the breast or bottle only if the baby is awake and sucks well.',
        'قدّم الثدي أو الزجاجة فقط إذا كان الرضيع مستيقظاً ويمص جيداً.',
        {
          unless: ['green-vomit', 'breathless', 'severe-breathless'],
        },
      ),
      say('Do not give medicine, water or honey before a doctor has checked the baby.', 'لا تعطِ دواء ولا ماء ولا عسلاً قبل فحص الطبيب.'),
      babyBreaths,
    ],
    [],
    'under-3-months',
  ),
  'ill-child': topic(
    'ambulance',
    [
      say('Stay with the child, and watch the breathing.', 'ابقَ مع الطفل وراقب تنفسه.'),
      onSide,
      say('Take off thick clothes, but do not give a cold bath.', 'انزع الملابس السميكة، لكن لا تحمّم الطفل بماء بارد.'),
      say('Nothing to eat or drink while the child is drowsy.', 'لا طعام ولا شراب ما دام الطفل ناعساً.'),
      noAspirin,
      noted,
    ],
    [],
    children,
  ),
  'child-breathing': topic(
    'ambulance',
    [
      say('Hold the child upright on the lap, and keep calm.', 'احمل الطفل جالساً في حضنك بهدوء.'),
      say('Do not look into the throat, and do not force the child to lie down.', 'لا تفحص الحلق، ولا تجبر الطفل على الاستلقاء.'),
      say('Give the reliever inhaler with its spacer if one is prescribed.', 'أعطِ البخاخ الموصوف مع السبيسر إن وُجد.', {
        when: any('asthma', 'wheeze'),
      }),
      babyBreaths,
    ],
    [],
    smallChildren,
  ),
  'child-breathing-today': topic(
    'today',
    [
      oftenDrinks,
      say('Hold the child upright, and keep smoke and incense away.', 'أبقِ الطفل بوضع قائم وأبعد عنه الدخان والبخور.'),
      say('Clear a blocked nose with salt-water drops before feeds.', 'نظّف الأنف المسدود بقطرات محلول ملحي قبل الرضاعة.'),
      childCenter,
    ],
    [
      childSigns,
      say(
        'Call 999 if breathing pauses, or the skin between the ribs is drawn in.',
        'اتصل بالرقم 999 إذا توقف التنفس لحظات أو انسحب الجلد بين الأضلاع.',
      ),
    ],
    smallChildren,
  ),
  'child-chest-check': topic(
    'today',
    [oftenDrinks, say('Keep smoke and incense away from the child.', 'أبعد الدخان والبخور عن الطفل.')],
    [childSigns, say('See a doctor the same day if feeds fall by half.', 'راجع الطبيب في اليوم نفسه إذا نقصت الرضاعة إلى النصف.')],
    smallChildren,
  ),
  'child-fever': topic(
    'today',
    [
      oftenDrinks,
      say('Count the wet diapers or the times of passing urine.', 'عُدّ الحفاضات المبللة أو مرات التبول.'),
      lightly,
      childParacetamol,
      noAspirin,
      say('Do not take ibuprofen after a trip until dengue is excluded.', 'لا إيبوبروفين بعد السفر حتى تُستبعد حمى الضنك.', {
        when: 'travel',
      }),
      childCenter,
    ],
    [meningitisSigns, childSigns],
    children,
  ),
  'child-fever-home': topic(
    'home',
    [
      oftenDrinks,
      lightly,
      childParacetamol,
      noAspirin,
      say('Look at the child during the night too.', 'تفقّد الطفل أثناء الليل أيضاً.'),
      say('Keep the child at home while the fever lasts.', 'أبقِ الطفل في البيت ما دامت الحرارة.'),
    ],
    [
      meningitisSigns,
      childSigns,
      say(
        'See a doctor the same day if there are few wet diapers, a rash, a limp, or fever for more than 3 days.',
        'راجع الطبيب في اليوم نفسه عند قلة التبول أو طفح أو عرج أو حرارة لأكثر من 3 أيام.',
      ),
      babyFever,
    ],
    children,
  ),
  'child-fever-after-vaccine': topic(
    'home',
    [
      say('A mild fever can come within two days of a vaccine.', 'قد ترتفع الحرارة قليلاً خلال يومين بعد التطعيم.'),
      say(
        'After the measles vaccine a fever and a faint rash can come from the 6th to the 12th day.',
        'بعد تطعيم الحصبة قد تأتي حرارة وطفح خفيف بين اليوم السادس واليوم الثاني عشر.',
      ),
      say('A cool damp cloth can ease a sore red spot where the needle was.', 'قد تخفف قطعة قماش باردة رطبة ألم مكان الإبرة واحمراره.'),
      oftenDrinks,
      lightly,
      childParacetamol,
      noAspirin,
    ],
    [
      childSigns,
      babyFever,
      say('See a doctor the same day if the fever lasts more than 2 days.', 'راجع الطبيب في اليوم نفسه إذا استمرت الحرارة أكثر من يومين.'),
    ],
    children,
  ),
  'child-fever-check': topic(
    'days',
    [say('Rest, and drink little and often.', 'استرح، واشرب السوائل قليلاً ومراراً.'), lightly, childParacetamol, noAspirin],
    [
      meningitisSigns,
      childSigns,
      say(
        'See a doctor the same day if there is belly pain, a limp, burning urine, a rash, or fever for more than 3 days.',
        'راجع الطبيب في اليوم نفسه عند ألم في البطن أو عرج أو حرقة في البول أو طفح أو حرارة لأكثر من 3 أيام.',
      ),
      babyFever,
    ],
    children,
  ),
  'not-drinking-today': topic(
    'today',
    [
      say('Offer a little to drink every few minutes, with a spoon or syringe.', 'قدّم القليل من السوائل كل بضع دقائق بملعقة أو محقنة.'),
      keepBreastfeeding,
      say('Count the wet diapers.', 'عُدّ الحفاضات المبللة.'),
      childCenter,
    ],
    [
      childSigns,
      say('Go to an emergency department if no urine comes for 12 hours.', 'اذهب إلى قسم الطوارئ إذا لم يخرج بول لمدة 12 ساعة.'),
    ],
    smallChildren,
  ),
  // Newborns
  'yellow-baby': topic(
    'emergency-department',
    [
      say('Go to a hospital with a children’s department now.', 'اذهب الآن إلى مستشفى فيه قسم للأطفال.'),
      say('Keep feeding if the baby is awake, and do not give water.', 'واصل الرضاعة إذا كان الرضيع مستيقظاً دون ماء.', {
        unless: ['green-vomit'],
      }),
      say('Sunlight at a window is no treatment.', 'تعريض الرضيع لشمس النافذة ليس علاجاً.'),
      say('Bring the birth papers and the blood groups of mother and baby.', 'أحضر أوراق الولادة وفصيلتي دم الأم والمولود.'),
    ],
    [],
    'under-3-months',
  ),
  'yellow-baby-today': topic(
    'today',
    [
      say('Have the level in the blood measured today.', 'اطلب قياس نسبة الصفار في الدم اليوم.'),
      say('Feed often, at least 8 times a day, and do not give water.', 'أرضع كثيراً، 8 مرات في اليوم على الأقل، دون ماء.'),
      say('Sunlight at a window is no treatment.', 'تعريض الرضيع لشمس النافذة ليس علاجاً.'),
      say(
        'Look at the color of the stool: white or clay is to be shown today.',
        'انظر إلى لون البراز: إذا كان أبيض أو طينياً فاعرضه على الطبيب اليوم.',
      ),
    ],
    [
      say(
        'Go to hospital now if the baby is sleepy, feeds badly, is hot or cold, arches, or became yellow on the first day.',
        'اذهب إلى المستشفى الآن إذا كان الرضيع خاملاً أو ضعيف الرضاعة أو حاراً أو بارداً أو متقوس الظهر، أو بدأ الاصفرار في اليوم الأول.',
      ),
    ],
    'under-3-months',
  ),
  'young-baby-today': topic(
    'today',
    [
      say('Keep feeding, and count the wet diapers.', 'واصل الرضاعة وعُدّ الحفاضات المبللة.'),
      say('Measure the temperature, and note it.', 'قِس الحرارة ودوّنها.'),
      say('Do not give medicine, water or honey.', 'لا تعطِ دواء ولا ماء ولا عسلاً.'),
      childCenter,
    ],
    [
      say(
        'Call 999 if there is fever, green vomit or hard breathing, or if the baby is floppy or blue or does not wake for feeds.',
        'اتصل بالرقم 999 عند حرارة أو قيء أخضر أو ارتخاء أو زرقة أو تنفس بجهد أو عدم الاستيقاظ للرضاعة.',
      ),
    ],
    underTwo,
  ),
  'navel-today': topic(
    'today',
    [
      say('Keep the navel clean and dry, with the diaper folded below it.', 'أبقِ السرة نظيفة وجافة مع طيّ الحفاض أسفلها.'),
      say('Do not put powder, oil, kohl or herbs on it.', 'لا تضع عليها بودرة أو زيتاً أو كحلاً أو أعشاباً.'),
    ],
    [
      say(
        'Call 999 if there is fever, or if the baby is floppy or feeds poorly.',
        'اتصل بالرقم 999 عند حرارة أو ارتخاء أو ضعف في الرضاعة.',
      ),
    ],
    'under-3-months',
  ),
  'green-vomit': topic(
    'emergency-department',
    [
      say('Do not give anything by mouth, not even milk.', 'لا تعطِ شيئاً بالفم ولا حتى الحليب.'),
      say('Go to hospital now, with a photo of the vomit.', 'اذهب إلى المستشفى الآن مع صورة للقيء.'),
      say('Lay the baby on the side if the vomiting goes on.', 'مدّد الرضيع على جنبه إذا استمر القيء.'),
    ],
    [],
    smallChildren,
  ),
  'blocked-bowel': topic(
    'emergency-department',
    [
      say('Do not give anything by mouth, not even milk.', 'لا تعطِ شيئاً بالفم ولا حتى الحليب.'),
      say('Bring a photo of the diaper or the vomit.', 'أحضر صورة للحفاض أو القيء.'),
      say('Do not press or massage the belly.', 'لا تضغط على البطن ولا تدلكه.'),
    ],
    [],
    smallChildren,
  ),
} as const;
