import { type Condition, any, say, topic } from '../kinds.ts';
import { coldPack, infectedSkin, meningitisSigns, noAntibiotics, noAspirin, noScratching, nothingByMouth, onSide } from '../sentences.ts';

/** Who the presentations of childhood are of. */
export const children: Condition = any('under-16', 'child', 'newborn');
export const smallChildren: Condition = any('under-5', 'newborn');
export const underTwo: Condition = any('under-2', 'newborn');

const childSigns = say(
  'Call 999 if the child is hard to wake, floppy, blue or very pale, or breathes with effort.',
  'اتصل بالرقم 999 إذا صعب إيقاظ الطفل أو كان مرتخياً أو مزرقاً أو شاحباً جداً أو يتنفس بجهد.',
);
const babyFever = say(
  'Any fever under 3 months: go to an emergency department at once.',
  'أي حرارة قبل عمر 3 أشهر: اذهب إلى قسم الطوارئ فوراً.',
);
const childCentre = say(
  'Children up to 14 are seen in a paediatric emergency centre.',
  'يُستقبل الأطفال حتى عمر 14 سنة في مركز طوارئ الأطفال.',
  { unless: ['over-16'] },
);
const babyBreaths = say(
  'Not breathing, or only gasping: 5 breaths over mouth and nose, then press the middle of the chest by a third of its depth: 30 presses, 2 breaths.',
  'عند توقف التنفس أو الشهقات فقط: 5 أنفاس على الفم والأنف، ثم اضغط وسط الصدر بثلث عمقه: 30 ضغطة ثم نفسان.',
);
const noted = say('Note the temperature, the last drink and the last urine.', 'دوّن الحرارة وآخر مرة شرب فيها الطفل وآخر بول.');
const lightly = say('Dress the child lightly, and do not sponge with cold water.', 'ألبس الطفل ملابس خفيفة، ولا تمسحه بماء بارد.');
const oftenDrinks = say('Offer drinks or the breast little and often.', 'قدّم السوائل أو الرضاعة بكميات قليلة ومتكررة.');
const childParacetamol = say(
  'Paracetamol for children can help a child in distress: follow the packet.',
  'قد يفيد باراسيتامول الأطفال إذا كان الطفل منزعجاً: اتبع المكتوب على العبوة.',
  { unless: ['under-3-months'] },
);
const keepBreastfeeding = say(
  'Keep feeding breast milk or formula, and give no plain water.',
  'استمر في حليب الأم أو الحليب الصناعي، ولا تعطِ ماءً وحده.',
  {
    when: any('under-6-months', 'newborn'),
  },
);
const notSick = say('Do not make the child or adult vomit.', 'لا تحاول إحداث القيء.');
const showOne = say('Take the packet, or an object like it, to show.', 'خذ معك العلبة أو قطعة مماثلة لعرضها.');

export const advice = {
  // Fever, danger signs, breathing
  'newborn-ill': topic(
    'Emergency',
    [
      say('Keep the baby warm but not wrapped thickly, and watch the breathing.', 'أبقِ الرضيع دافئاً دون أغطية سميكة وراقب تنفسه.'),
      say(
        'Offer the breast or bottle only if the baby is awake and sucks well.',
        'قدّم الثدي أو الزجاجة فقط إذا كان الرضيع مستيقظاً ويمص جيداً.',
        {
          unless: ['green-vomit', 'breathless', 'severe-breathless'],
        },
      ),
      say('Give no medicine, water or honey before a doctor has looked.', 'لا تعطِ دواء ولا ماء ولا عسلاً قبل فحص الطبيب.'),
      babyBreaths,
    ],
    [],
    'under-3-months',
  ),
  'ill-child': topic(
    'Emergency',
    [
      say('Stay with the child, and watch the breathing.', 'ابقَ مع الطفل وراقب تنفسه.'),
      onSide,
      say('Take off thick clothes, but give no cold bath.', 'انزع الملابس السميكة، لكن لا تحمّم الطفل بماء بارد.'),
      say('Nothing to eat or drink while the child is drowsy.', 'لا طعام ولا شراب ما دام الطفل نعساناً.'),
      noAspirin,
      noted,
    ],
    [],
    children,
  ),
  'child-breathing': topic(
    'Emergency',
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
    'High',
    [
      oftenDrinks,
      say('Hold the child upright, and keep smoke and incense away.', 'أبقِ الطفل بوضع قائم وأبعد عنه الدخان والبخور.'),
      say('Clear a blocked nose with salt-water drops before feeds.', 'نظّف الأنف المسدود بقطرات محلول ملحي قبل الرضاعة.'),
      childCentre,
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
    'Medium',
    [oftenDrinks, say('Keep smoke and incense away from the child.', 'أبعد الدخان والبخور عن الطفل.')],
    [childSigns, say('See a doctor the same day if feeds fall by half.', 'راجع الطبيب في اليوم نفسه إذا نقصت الرضاعة إلى النصف.')],
    smallChildren,
  ),
  'child-fever': topic(
    'High',
    [
      oftenDrinks,
      say('Count the wet nappies or the times of passing urine.', 'عُدّ الحفاضات المبللة أو مرات التبول.'),
      lightly,
      childParacetamol,
      noAspirin,
      say('No ibuprofen after a journey until dengue is excluded.', 'لا إيبوبروفين بعد السفر حتى تُستبعد حمى الضنك.', { when: 'travel' }),
      childCentre,
    ],
    [meningitisSigns, childSigns],
    children,
  ),
  'child-fever-home': topic(
    'Low',
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
        'See a doctor the same day for few wet nappies, a rash, a limp, or fever for more than 3 days.',
        'راجع الطبيب في اليوم نفسه عند قلة التبول أو طفح أو عرج أو حرارة لأكثر من 3 أيام.',
      ),
      babyFever,
    ],
    children,
  ),
  'child-fever-after-vaccine': topic(
    'Low',
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
    'Medium',
    [say('Rest, and drink little and often.', 'الراحة مع شرب السوائل قليلاً وبتكرار.'), lightly, childParacetamol, noAspirin],
    [
      meningitisSigns,
      childSigns,
      say(
        'See a doctor the same day for belly pain, a limp, burning urine, a rash, or fever for more than 3 days.',
        'راجع الطبيب في اليوم نفسه عند ألم في البطن أو عرج أو حرقة في البول أو طفح أو حرارة لأكثر من 3 أيام.',
      ),
      babyFever,
    ],
    children,
  ),
  'not-drinking-today': topic(
    'High',
    [
      say('Offer a little to drink every few minutes, with a spoon or syringe.', 'قدّم القليل من السوائل كل بضع دقائق بملعقة أو محقنة.'),
      keepBreastfeeding,
      say('Count the wet nappies.', 'عُدّ الحفاضات المبللة.'),
      childCentre,
    ],
    [
      childSigns,
      say('Go to an emergency department if no urine comes for 12 hours.', 'اذهب إلى قسم الطوارئ إذا لم يخرج بول لمدة 12 ساعة.'),
    ],
    smallChildren,
  ),
  // Newborns
  'yellow-baby': topic(
    'Emergency',
    [
      say('Go to a hospital with a children’s department now.', 'اذهب الآن إلى مستشفى فيه قسم للأطفال.'),
      say('Keep feeding if the baby is awake, and give no water.', 'واصل الرضاعة إذا كان الرضيع مستيقظاً دون ماء.', {
        unless: ['green-vomit'],
      }),
      say('Sunlight at a window is no treatment.', 'تعريض الرضيع لشمس النافذة ليس علاجاً.'),
      say('Bring the birth papers and the blood groups of mother and baby.', 'أحضر أوراق الولادة وفصيلتي دم الأم والمولود.'),
    ],
    [],
    'under-3-months',
  ),
  'yellow-baby-today': topic(
    'High',
    [
      say('Have the level in the blood measured today.', 'يلزم قياس نسبة الصفار في الدم اليوم.'),
      say('Feed often, at least 8 times a day, and give no water.', 'أرضع كثيراً، 8 مرات في اليوم على الأقل، دون ماء.'),
      say('Sunlight at a window is no treatment.', 'تعريض الرضيع لشمس النافذة ليس علاجاً.'),
      say(
        'Look at the colour of the stool: white or clay is to be shown today.',
        'انظر إلى لون البراز: الأبيض أو الطيني يُعرض على الطبيب اليوم.',
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
    'High',
    [
      say('Keep feeding, and count the wet nappies.', 'واصل الرضاعة وعُدّ الحفاضات المبللة.'),
      say('Measure the temperature, and note it.', 'قِس الحرارة ودوّنها.'),
      say('Give no medicine, water or honey.', 'لا تعطِ دواء ولا ماء ولا عسلاً.'),
      childCentre,
    ],
    [
      say(
        'Call 999 for fever, green vomit, a floppy or blue baby, hard breathing, or a baby who does not wake for feeds.',
        'اتصل بالرقم 999 عند حرارة أو قيء أخضر أو ارتخاء أو زرقة أو تنفس بجهد أو عدم الاستيقاظ للرضاعة.',
      ),
    ],
    underTwo,
  ),
  'navel-today': topic(
    'High',
    [
      say('Keep the navel clean and dry, with the nappy folded below it.', 'أبقِ السرة نظيفة وجافة مع طيّ الحفاض أسفلها.'),
      say('Put no powder, oil, kohl or herbs on it.', 'لا تضع عليها بودرة أو زيتاً أو كحلاً أو أعشاباً.'),
    ],
    [say('Call 999 for fever, a floppy baby or poor feeding.', 'اتصل بالرقم 999 عند حرارة أو ارتخاء أو ضعف في الرضاعة.')],
    'under-3-months',
  ),
  'green-vomit': topic(
    'Emergency',
    [
      say('Give nothing by mouth, not even milk.', 'لا تعطِ شيئاً بالفم ولا حتى الحليب.'),
      say('Go to hospital now, with a photo of the vomit.', 'اذهب إلى المستشفى الآن مع صورة للقيء.'),
      say('Lay the baby on the side if the vomiting goes on.', 'مدّد الرضيع على جنبه إذا استمر القيء.'),
    ],
    [],
    smallChildren,
  ),
  'blocked-bowel': topic(
    'Emergency',
    [
      say('Give nothing by mouth, not even milk.', 'لا تعطِ شيئاً بالفم ولا حتى الحليب.'),
      say('Bring a photo of the nappy or the vomit.', 'أحضر صورة للحفاض أو القيء.'),
      say('Press or massage nothing on the belly.', 'لا تضغط على البطن ولا تدلكه.'),
    ],
    [],
    smallChildren,
  ),
  // Crying, feeding
  'crying-today': topic(
    'High',
    [
      say(
        'Look for a hair around a toe or finger, a swollen groin, and anything that presses or pinches.',
        'ابحث عن شعرة حول إصبع أو تورم في أعلى الفخذ أو ما يضغط أو يقرص.',
      ),
      say('Measure the temperature.', 'قِس الحرارة.'),
      say('Offer the breast or bottle, a clean nappy and a calm dark room.', 'قدّم الثدي أو الزجاجة وحفاضاً نظيفاً وغرفة هادئة معتمة.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 for green or bloody vomit, bouts with legs drawn up, or blood in the stool.',
        'اتصل بالرقم 999 عند قيء أخضر أو دموي أو نوبات مع ثني الساقين أو دم في البراز.',
      ),
    ],
    underTwo,
  ),
  'crying-check': topic(
    'Medium',
    [
      say('Offer the breast or bottle, a clean nappy and a calm dark room.', 'قدّم الثدي أو الزجاجة وحفاضاً نظيفاً وغرفة هادئة معتمة.'),
      say('Look for a hair around a toe or finger, and measure the temperature.', 'ابحث عن شعرة حول إصبع، وقِس الحرارة.'),
      say('Hold the baby close, and wind after feeds.', 'ضم الرضيع إليك وساعده على التجشؤ بعد الرضاعة.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 for green or bloody vomit, bouts with legs drawn up, or blood in the stool.',
        'اتصل بالرقم 999 عند قيء أخضر أو دموي أو نوبات مع ثني الساقين أو دم في البراز.',
      ),
      say(
        'See a doctor the same day if nothing comforts, or for fever or poor feeding.',
        'راجع الطبيب في اليوم نفسه إذا لم يهدأ الرضيع بشيء أو عند حرارة أو ضعف الرضاعة.',
      ),
    ],
    underTwo,
  ),
  'crying-carer': topic(
    'High',
    [
      say(
        'Lay the baby on the back in the cot, and leave the room for some minutes.',
        'ضع الرضيع على ظهره في سريره واخرج من الغرفة بضع دقائق.',
      ),
      say('Ask somebody to take the baby now.', 'اطلب من شخص آخر أن يعتني بالرضيع الآن.'),
      say('Never shake a baby: it can do lasting harm.', 'لا تهزّ الرضيع أبداً: قد يسبب ذلك ضرراً دائماً.'),
      say('Health line: 16000.', 'خط الصحة: 16000.'),
    ],
    [say('Call 999 if the baby was shaken, or if somebody may be harmed.', 'اتصل بالرقم 999 إذا هُزّ الرضيع أو إذا كان أحد معرضاً للأذى.')],
    underTwo,
  ),
  colic: topic(
    'Low',
    [
      say('Hold the baby close, rock gently, and wind after feeds.', 'ضم الرضيع إليك وهزّه برفق وساعده على التجشؤ بعد الرضاعة.'),
      say('Hold the baby upright for feeding and some time after it.', 'احمل الرضيع مرفوع الرأس أثناء الرضاعة وبعدها بقليل.'),
      say('A warm bath or a soft steady sound can calm.', 'قد يهدئه حمام دافئ أو صوت هادئ ثابت.'),
      say('Give no herbs, sugar water or honey.', 'لا تعطِ أعشاباً ولا ماء محلى ولا عسلاً.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 for a weak or shrill cry, green or bloody vomit, or a fit.',
        'اتصل بالرقم 999 عند بكاء ضعيف أو حاد أو قيء أخضر أو دموي أو تشنج.',
      ),
      say(
        'See a doctor the same day for fever, poor feeding, or blood in the stool.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ضعف الرضاعة أو دم في البراز.',
      ),
    ],
    underTwo,
  ),
  posseting: topic(
    'Low',
    [
      say('Feed smaller amounts more often, and wind in between.', 'أرضع كميات أقل ومرات أكثر مع التجشؤ بينها.'),
      say('Hold the baby upright for half an hour after feeds.', 'احمل الرضيع بوضع قائم نصف ساعة بعد الرضاعة.'),
      say('Lay the baby on the back to sleep, flat, without pillows.', 'ضع الرضيع على ظهره للنوم، مستوياً دون وسائد.'),
    ],
    [
      say('Call 999 for green or bloody vomit, or a floppy baby.', 'اتصل بالرقم 999 عند قيء أخضر أو دموي أو ارتخاء الرضيع.'),
      say(
        'See a doctor the same day for forceful vomiting, poor weight gain, fever or few wet nappies.',
        'راجع الطبيب في اليوم نفسه عند قيء مقذوف أو ضعف زيادة الوزن أو حرارة أو قلة التبول.',
      ),
    ],
    smallChildren,
  ),
  'shaken-baby': topic(
    'Emergency',
    [
      say('Call 999, even if the baby seems well.', 'اتصل بالرقم 999 حتى لو بدا الرضيع بخير.'),
      say('Keep the head and neck still, and give nothing by mouth.', 'أبقِ الرأس والرقبة ثابتين ولا تعطِ شيئاً بالفم.'),
      say('Tell the team exactly what happened and when.', 'أخبر الطاقم بما حدث بالضبط ومتى.'),
      babyBreaths,
    ],
    [],
    children,
  ),
  'hair-around': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'If the end is free, unwind it gently; cut nothing that you cannot see well.',
      'إذا كان الطرف ظاهراً ففكّه برفق؛ ولا تقص ما لا تراه بوضوح.',
    ),
    say('Put no cream or ice on it.', 'لا تضع عليه كريماً أو ثلجاً.'),
  ]),
  // Vomiting and diarrhoea
  'child-vomiting-home': topic(
    'Low',
    [
      say(
        'Give a rehydration drink (ORS) in small sips, a spoon every few minutes.',
        'أعطِ محلول الجفاف (ORS) رشفات صغيرة، ملعقة كل بضع دقائق.',
      ),
      keepBreastfeeding,
      say('No fruit juice, fizzy drinks or medicine against diarrhoea.', 'لا عصير ولا مشروبات غازية ولا دواء يوقف الإسهال.'),
      say('Food as usual when the child wants it.', 'طعام معتاد عندما يرغب الطفل.'),
      say('Wash hands, and keep the child at home until two days after it stops.', 'اغسل اليدين وأبقِ الطفل في البيت حتى يومين بعد توقفه.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day for blood, high fever, no urine for 8 hours, or if nothing stays down.',
        'راجع الطبيب في اليوم نفسه عند دم أو حرارة عالية أو عدم التبول 8 ساعات أو عدم بقاء أي سائل.',
      ),
      say('Go to an emergency department for green or bloody vomit.', 'اذهب إلى قسم الطوارئ عند قيء أخضر أو دموي.'),
    ],
    smallChildren,
  ),
  'child-vomiting-check': topic(
    'Medium',
    [
      say(
        'Give a rehydration drink (ORS) in small sips, a spoon every few minutes.',
        'أعطِ محلول الجفاف (ORS) رشفات صغيرة، ملعقة كل بضع دقائق.',
      ),
      keepBreastfeeding,
      say('No fruit juice, fizzy drinks or medicine against diarrhoea.', 'لا عصير ولا مشروبات غازية ولا دواء يوقف الإسهال.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day for blood, high fever, no urine for 8 hours, or a baby under 6 months.',
        'راجع الطبيب في اليوم نفسه عند دم أو حرارة عالية أو عدم التبول 8 ساعات أو رضيع دون 6 أشهر.',
      ),
      say('Go to an emergency department for green or bloody vomit.', 'اذهب إلى قسم الطوارئ عند قيء أخضر أو دموي.'),
    ],
    smallChildren,
  ),
  'child-dry-today': topic(
    'High',
    [
      say('Give a rehydration drink (ORS), a spoon every two to five minutes.', 'أعطِ محلول الجفاف (ORS)، ملعقة كل دقيقتين إلى 5 دقائق.'),
      keepBreastfeeding,
      say('Bring a photo of the stool or vomit if there was blood.', 'أحضر صورة للبراز أو القيء إذا كان فيه دم.'),
      childCentre,
    ],
    [
      childSigns,
      say(
        'Call 999 for green vomit, a fit, cold hands and feet, or a child who is too weak to drink.',
        'اتصل بالرقم 999 عند قيء أخضر أو تشنج أو برودة اليدين والقدمين أو عجز الطفل عن الشرب.',
      ),
    ],
    smallChildren,
  ),
  // Rashes
  'child-rash-check': topic(
    'Medium',
    [
      say('Take a photo of the rash each day.', 'التقط صورة للطفح كل يوم.'),
      say('Press a clear glass on it: it should fade.', 'اضغط عليه بكأس شفافة: ينبغي أن يختفي.'),
      say('On dark skin look at palms, soles and inside the mouth.', 'في البشرة الداكنة انظر إلى الكفين والقدمين وداخل الفم.'),
      noScratching,
    ],
    [meningitisSigns, childSigns, infectedSkin],
    children,
  ),
  'child-rash-fever': topic(
    'High',
    [
      say('Press a clear glass on the rash: it should fade.', 'اضغط على الطفح بكأس شفافة: ينبغي أن يختفي.'),
      say('Keep the child away from others, above all from pregnant women.', 'أبعد الطفل عن الآخرين، خصوصاً الحوامل.'),
      say('Tell the clinic about the rash before coming.', 'أخبر المركز الصحي بالطفح قبل الحضور.'),
      oftenDrinks,
      noAspirin,
    ],
    [meningitisSigns, childSigns],
    children,
  ),
  chickenpox: topic(
    'Low',
    [
      say(
        'Keep away from school, work and pregnant women until every spot has a crust.',
        'الابتعاد عن المدرسة والعمل والحوامل حتى تجف كل الحبوب.',
      ),
      noScratching,
      say(
        'Paracetamol can help: follow the packet. No ibuprofen in chickenpox.',
        'قد يفيد الباراسيتامول: اتبع العبوة. لا إيبوبروفين مع جدري الماء.',
        { unless: ['under-3-months'] },
      ),
      noAspirin,
      say('Cool clothes and calamine lotion can ease the itch.', 'قد تخفف الملابس الخفيفة وغسول الكالامين الحكة.'),
    ],
    [
      say(
        'Call 999 for trouble breathing, confusion, a stiff neck, a fit or unsteady walking.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تيبس الرقبة أو تشنج أو ترنح.',
      ),
      infectedSkin,
      say(
        'See a doctor the same day in pregnancy, with weak immunity, or for a baby.',
        'راجع الطبيب في اليوم نفسه في الحمل أو ضعف المناعة أو للرضيع.',
      ),
    ],
  ),
  'chickenpox-today': topic(
    'High',
    [
      say('Phone before coming, so that others are not infected.', 'اتصل قبل الحضور حتى لا يُصاب الآخرون.'),
      say(
        'A medicine against the virus works best within a day of the first spots.',
        'الدواء المضاد للفيروس أنفع خلال يوم من ظهور أول الحبوب.',
      ),
      noAspirin,
      say('No ibuprofen in chickenpox.', 'لا إيبوبروفين مع جدري الماء.'),
    ],
    [
      say(
        'Call 999 for trouble breathing, confusion, a stiff neck or a fit.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تيبس الرقبة أو تشنج.',
      ),
    ],
  ),
  'chickenpox-now': topic('Emergency', [
    say('Tell 999 about the chickenpox, so that others are protected.', 'أخبر موظف الطوارئ بجدري الماء لحماية الآخرين.'),
    say('Sit up if breathing is hard.', 'الجلوس باعتدال عند صعوبة التنفس.'),
    onSide,
    noAspirin,
  ]),
  handfoot: topic(
    'Low',
    [
      say('Cool drinks and soft food, nothing sour or spicy.', 'مشروبات باردة وطعام لين، دون حامض أو حار.'),
      say('Paracetamol can ease fever and sore mouth: follow the packet.', 'قد يخفف الباراسيتامول الحرارة وألم الفم: اتبع العبوة.', {
        unless: ['under-3-months'],
      }),
      noAspirin,
      say('Wash hands often, and stay at home while feeling ill.', 'غسل اليدين كثيراً والبقاء في البيت أثناء المرض.'),
      noAntibiotics,
    ],
    [
      say(
        'See a doctor the same day if drinking stops, urine is scarce, or after a week.',
        'راجع الطبيب في اليوم نفسه عند التوقف عن الشرب أو قلة البول أو بعد أسبوع.',
      ),
      say(
        'Call 999 for a stiff neck, a fit, hard breathing or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند تيبس الرقبة أو تشنج أو تنفس بجهد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'handfoot-today': topic(
    'High',
    [oftenDrinks, say('Phone before coming, so that others are not infected.', 'اتصل قبل الحضور حتى لا يُصاب الآخرون.'), noAspirin],
    [
      say(
        'Call 999 for a fit, hard breathing or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند تشنج أو تنفس بجهد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'measles-today': topic(
    'High',
    [
      say('Phone before coming: measles passes through the air.', 'اتصل قبل الحضور: تنتقل الحصبة بالهواء.'),
      say('Stay away from babies, pregnant women and anyone with weak immunity.', 'الابتعاد عن الرضع والحوامل وضعاف المناعة.'),
      say('Bring the vaccine record.', 'أحضر سجل التطعيم.'),
      noAspirin,
    ],
    [
      say(
        'Call 999 for trouble breathing, confusion, a fit or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تشنج أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'measles-now': topic('Emergency', [
    say('Tell 999 about the measles, so that others are protected.', 'أخبر موظف الطوارئ بالحصبة لحماية الآخرين.'),
    onSide,
    say('Sit up if breathing is hard.', 'الجلوس باعتدال عند صعوبة التنفس.'),
  ]),
  'nappy-rash': topic(
    'Low',
    [
      say('Change nappies often, and leave them off when you can.', 'غيّر الحفاضات كثيراً واترك الجلد مكشوفاً متى أمكن.'),
      say('Clean with water or plain wipes, and pat dry.', 'نظّف بالماء أو مناديل بسيطة وجفف بلطف.'),
      say('Put on a thin layer of barrier cream each time.', 'ضع طبقة رقيقة من كريم واقٍ كل مرة.'),
      say('Use no powder or perfumed soap.', 'لا تستخدم البودرة أو الصابون المعطر.'),
    ],
    [
      infectedSkin,
      say('See a doctor after a week, or if it spreads or blisters.', 'راجع الطبيب بعد أسبوع أو إذا انتشر أو ظهرت فقاعات.'),
      childSigns,
    ],
  ),
  'nappy-rash-check': topic(
    'Medium',
    [
      say('Change nappies often, and use barrier cream each time.', 'غيّر الحفاضات كثيراً مع كريم واقٍ كل مرة.'),
      say(
        'A lasting rash with red spots around it can need an antifungal cream.',
        'قد يحتاج الطفح المستمر مع بقع حوله إلى كريم مضاد للفطريات.',
      ),
      say('Use no steroid cream without advice.', 'لا تستخدم كريم الكورتيزون دون استشارة.'),
    ],
    [infectedSkin, childSigns],
  ),
  'nappy-rash-today': topic(
    'High',
    [
      say('Leave the nappy off when you can, and pat dry.', 'اترك الجلد مكشوفاً متى أمكن وجففه بلطف.'),
      say('Measure the temperature.', 'قِس الحرارة.'),
    ],
    [childSigns],
  ),
  'newborn-skin': topic(
    'Low',
    [
      say(
        'Small spots and peeling of a young baby go by themselves within weeks.',
        'الحبيبات الصغيرة وتقشر الجلد لدى الرضيع تزول وحدها خلال أسابيع.',
      ),
      say('Wash with plain water, and do not squeeze or scrub.', 'اغسل بالماء وحده دون عصر أو فرك.'),
      say('Put no oil, cream or breast milk on the spots.', 'لا تضع زيتاً ولا كريماً ولا حليباً على الحبيبات.'),
    ],
    [
      childSigns,
      babyFever,
      say(
        'See a doctor the same day for blisters, pus, poor feeding, or spots that do not fade under a glass.',
        'راجع الطبيب في اليوم نفسه عند فقاعات أو صديد أو ضعف الرضاعة أو بقع لا تختفي تحت كأس شفافة.',
      ),
    ],
    underTwo,
  ),
  'coloured-stool': topic(
    'Low',
    [
      say(
        'Beetroot, dragon fruit, berries, leafy greens, iron and food dye colour stool and urine for a day or two; green stool is ordinary in a child who is well.',
        'الشمندر وفاكهة التنين والتوت والخضار الورقية والحديد وصبغات الطعام تلوّن البراز والبول يوماً أو يومين، والبراز الأخضر طبيعي لدى طفل بحالة جيدة.',
      ),
      say('Nothing needs to be done, and all food may go on.', 'لا حاجة إلى أي علاج، ويستمر الطعام المعتاد.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day if the colour stays after two days, or for blood, white or tar-black stool, pain, vomiting or fever.',
        'راجع الطبيب في اليوم نفسه إذا بقي اللون بعد يومين، أو عند دم أو براز أبيض أو أسود كالقطران أو ألم أو قيء أو حرارة.',
      ),
    ],
    children,
  ),
  'baby-habits': topic(
    'Low',
    [
      say(
        'Sneezes, hiccups, snuffles, wind and straining with soft stool are usual in young babies.',
        'العطاس والفواق والشخير الخفيف والغازات والحزق مع براز لين أمور معتادة لدى الرضع.',
      ),
      say(
        'Breastfed babies can pass stool after every feed, or only after some days, as long as it is soft.',
        'قد يتبرز من يرضع طبيعياً بعد كل رضعة أو كل بضعة أيام ما دام البراز ليناً.',
      ),
      say('Hold the baby upright after feeds, and move the legs gently.', 'احمل الرضيع قائماً بعد الرضاعة وحرّك ساقيه برفق.'),
      say('Give no herbs, honey or laxatives.', 'لا تعطِ أعشاباً ولا عسلاً ولا مليّنات.'),
    ],
    [
      childSigns,
      babyFever,
      say(
        'See a doctor the same day for a hard swollen belly, blood in the stool, vomiting or poor feeding.',
        'راجع الطبيب في اليوم نفسه عند بطن منتفخ قاسٍ أو دم في البراز أو قيء أو ضعف الرضاعة.',
      ),
    ],
    underTwo,
  ),
  'child-habits': topic(
    'Low',
    [
      say('Keep calm, with the same rules and the same hours each day.', 'الهدوء مع قواعد ومواعيد ثابتة كل يوم.'),
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
    'Low',
    [
      say(
        'Soften the scales with baby oil, then brush gently and wash with baby shampoo.',
        'رطّب القشور بزيت الأطفال، ثم مشّط بلطف واغسل بشامبو الأطفال.',
      ),
      say('Do not pick the scales.', 'لا تنزع القشور باليد.'),
      say('Use no olive or peanut oil.', 'لا تستخدم زيت الزيتون أو الفول السوداني.'),
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
    'Low',
    [
      say(
        'Rub the gum with a clean finger, or give a cool, not frozen, teething ring.',
        'دلّك اللثة بإصبع نظيف، أو أعطِ عضاضة باردة غير مجمدة.',
      ),
      say('Wipe away dribble.', 'امسح اللعاب.'),
      say('Use no numbing gel or teething necklace.', 'لا تستخدم جل التخدير ولا قلادة تسنين.'),
      childParacetamol,
    ],
    [
      say(
        'Teething does not cause high fever or diarrhoea: see a doctor the same day for these.',
        'التسنين لا يسبب حرارة عالية ولا إسهالاً: راجع الطبيب في اليوم نفسه عند حدوثهما.',
      ),
      babyFever,
      childSigns,
    ],
    smallChildren,
  ),
  // Limbs, growth
  'infected-joint': topic(
    'Emergency',
    [
      say('Keep the child off the leg: carry the child.', 'امنع الطفل من الوقوف على الساق واحمله.'),
      say('Move the leg as little as possible.', 'حرّك الساق أقل ما يمكن.'),
      nothingByMouth,
    ],
    [],
    children,
  ),
  'limp-today': topic(
    'High',
    [
      say('Rest the leg until a doctor has looked.', 'أرح الساق حتى يفحصها الطبيب.'),
      say('Measure the temperature, and look at the foot, the knee and the hip.', 'قِس الحرارة وانظر إلى القدم والركبة والورك.'),
      say('Paracetamol for children can ease pain: follow the packet.', 'قد يخفف باراسيتامول الأطفال الألم: اتبع العبوة.', {
        unless: ['under-3-months'],
      }),
      childCentre,
    ],
    [
      say(
        'Go to an emergency department for fever with a limp, or if the leg cannot be moved.',
        'اذهب إلى قسم الطوارئ عند حرارة مع عرج أو تعذّر تحريك الساق.',
      ),
    ],
    children,
  ),
  'limp-check': topic(
    'Medium',
    [say('Rest from sport and running.', 'الراحة من الرياضة والجري.'), coldPack],
    [
      say(
        'See a doctor the same day for fever, worse pain, a swollen joint or a child who cannot stand.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ازدياد الألم أو تورم مفصل أو عجز عن الوقوف.',
      ),
    ],
    children,
  ),
  'growing-pains': topic(
    'Low',
    [
      say('Rub the legs gently, and use warmth.', 'دلّك الساقين برفق واستخدم الدفء.'),
      say('Paracetamol for children can ease a bad night: follow the packet.', 'قد يخفف باراسيتامول الأطفال ألم الليل: اتبع العبوة.'),
    ],
    [
      say(
        'See a doctor the same day for a limp, fever, a swollen joint, bruises, or pain in one leg or by day.',
        'راجع الطبيب في اليوم نفسه عند عرج أو حرارة أو تورم مفصل أو كدمات أو ألم في ساق واحدة أو نهاراً.',
      ),
    ],
    children,
  ),
  'child-development': topic(
    'Medium',
    [
      say('Note what the child can do, and since when there is worry.', 'دوّن ما يستطيع الطفل فعله ومنذ متى بدأ القلق.'),
      say('Take a short video to show.', 'صوّر مقطعاً قصيراً لعرضه.'),
      say('Bring the vaccine and growth records.', 'أحضر سجل التطعيم والنمو.'),
      say(
        'Talk, play and read with the child each day, with little screen time.',
        'التحدث واللعب والقراءة مع الطفل كل يوم مع تقليل الشاشات.',
      ),
    ],
    [
      say('See a doctor this week if the child has lost a skill.', 'راجع الطبيب هذا الأسبوع إذا فقد الطفل مهارة.'),
      say('Call 999 for a fit, or a floppy child who is hard to wake.', 'اتصل بالرقم 999 عند تشنج أو إذا كان الطفل مرتخياً ويصعب إيقاظه.'),
    ],
    children,
  ),
  'lost-skills': topic(
    'High',
    [
      say('Take videos of what is different.', 'صوّر مقاطع تُظهر ما تغيّر.'),
      say('Bring the vaccine and growth records.', 'أحضر سجل التطعيم والنمو.'),
    ],
    [
      say(
        'Call 999 for a fit, repeated sudden bends of the body, weakness, or a child who is hard to wake.',
        'اتصل بالرقم 999 عند تشنج أو انثناءات مفاجئة متكررة أو ضعف أو صعوبة في الإيقاظ.',
      ),
    ],
    children,
  ),
  bedwetting: topic(
    'Medium',
    [
      say('Give drinks through the day, and a visit to the toilet before bed.', 'قدّم السوائل خلال النهار مع دخول الحمام قبل النوم.'),
      say('Praise, and never punish.', 'شجّع الطفل ولا تعاقبه أبداً.'),
      say('Note dry and wet nights for two weeks.', 'دوّن الليالي الجافة والمبللة أسبوعين.'),
    ],
    [
      say(
        'See a doctor the same day for much thirst, weight loss, fever, or pain on passing urine.',
        'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص وزن أو حرارة أو ألم عند التبول.',
      ),
    ],
    children,
  ),
  'bedwetting-small': topic(
    'Low',
    [
      say('Bedwetting is common under 5: praise, and never punish.', 'التبول الليلي شائع قبل سن 5: شجّع الطفل ولا تعاقبه أبداً.'),
      say('A visit to the toilet before bed, and a waterproof sheet.', 'دخول الحمام قبل النوم مع غطاء فراش واقٍ.'),
    ],
    [
      say(
        'See a doctor the same day for much thirst, weight loss, fever, or pain on passing urine.',
        'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص وزن أو حرارة أو ألم عند التبول.',
      ),
    ],
    children,
  ),
  'bedwetting-today': topic(
    'High',
    [
      say('Ask for a sugar test and a urine test today.', 'اطلب فحص السكر وفحص البول اليوم.'),
      say('Let the child drink water freely.', 'دع الطفل يشرب الماء كما يريد.'),
    ],
    [
      say(
        'Call 999 for vomiting with thirst, deep fast breathing or drowsiness.',
        'اتصل بالرقم 999 عند قيء مع عطش أو تنفس عميق سريع أو نعاس.',
      ),
    ],
    children,
  ),
  // Swallowed, stuck in
  'button-battery': topic('Emergency', [
    say(
      'Go at once, even if all seems well: a battery burns within two hours.',
      'اذهب فوراً حتى لو بدا كل شيء بخير: فالبطارية تحرق خلال ساعتين.',
    ),
    notSick,
    say(
      'Nothing to eat or drink. Honey only if 999 or the hospital says so, and never under 1 year.',
      'لا طعام ولا شراب. العسل فقط إذا طلبه موظف الطوارئ أو المستشفى، ولا يُعطى أبداً قبل عمر سنة.',
    ),
    showOne,
    childCentre,
  ]),
  'swallowed-magnets': topic('Emergency', [
    say(
      'Go at once, even if all seems well: magnets can pinch the bowel between them.',
      'اذهب فوراً حتى لو بدا كل شيء بخير: فقطع المغناطيس قد تقرص الأمعاء بينها.',
    ),
    notSick,
    nothingByMouth,
    showOne,
  ]),
  'swallowed-object': topic('Emergency', [
    say('Sit upright, and spit out saliva instead of swallowing it.', 'الجلوس باعتدال وبصق اللعاب بدلاً من بلعه.'),
    notSick,
    say('Do not push it down with bread or water.', 'لا تدفعه بالخبز أو الماء.'),
    nothingByMouth,
    showOne,
  ]),
  'swallowed-object-today': topic(
    'High',
    [
      say(
        'Find out whether it could be a battery or a magnet: then it is an emergency.',
        'تحقق مما إذا كان بطارية أو مغناطيساً: فعندها الحالة طارئة.',
      ),
      notSick,
      showOne,
      childCentre,
    ],
    [
      say(
        'Call 999 for drooling, vomiting, cough, trouble breathing, chest or belly pain.',
        'اتصل بالرقم 999 عند سيلان لعاب أو قيء أو سعال أو صعوبة في التنفس أو ألم في الصدر أو البطن.',
      ),
    ],
  ),
  'swallowed-object-watch': topic(
    'Medium',
    [
      say('Have a doctor or pharmacist judge what was swallowed.', 'اسأل طبيباً أو صيدلياً عما ابتُلع.'),
      say('Food and drink as usual, and no laxatives.', 'طعام وشراب معتادان دون ملينات.'),
    ],
    [
      say(
        'Go to an emergency department for drooling, vomiting, pain, blood, fever or cough.',
        'اذهب إلى قسم الطوارئ عند سيلان لعاب أو قيء أو ألم أو دم أو حرارة أو سعال.',
      ),
    ],
  ),
  'harmless-swallow': topic(
    'Low',
    [
      say('Wipe out the mouth, and give a few sips of water.', 'امسح الفم وأعطِ رشفات قليلة من الماء.', { unless: ['under-6-months'] }),
      notSick,
      say('Keep the packet, and read the warning on it.', 'احتفظ بالعلبة واقرأ التحذير عليها.'),
    ],
    [
      say(
        'Go to an emergency department for vomiting again and again, drowsiness, drooling or trouble breathing.',
        'اذهب إلى قسم الطوارئ عند قيء متكرر أو نعاس أو سيلان لعاب أو صعوبة في التنفس.',
      ),
      say('If it could be a battery, a magnet or a medicine, go at once.', 'إذا كان محتملاً أنه بطارية أو مغناطيس أو دواء فاذهب فوراً.'),
    ],
  ),
  'object-in-battery': topic('Emergency', [
    say(
      'Go at once: a battery or magnets burn through the nose or ear within hours.',
      'اذهب فوراً: البطارية أو المغناطيس قد يثقب الأنف أو الأذن خلال ساعات.',
    ),
    say('Put no drops, water or oil in.', 'لا تضع قطرات أو ماء أو زيتاً.'),
    say('Do not poke at it.', 'لا تحاول إخراجها بأداة.'),
  ]),
  'object-in': topic(
    'High',
    [
      say('Do not poke at it with fingers, cotton buds or tweezers.', 'لا تحاول إخراجه بالأصابع أو أعواد القطن أو الملقط.'),
      say(
        'Nose: breathe through the mouth, and blow gently with the other nostril shut.',
        'الأنف: التنفس من الفم، ثم النفخ برفق مع إغلاق الفتحة الأخرى.',
      ),
      say('Put no water in the ear: peas and beans swell.', 'لا تضع ماء في الأذن: فالبقول تنتفخ.'),
    ],
    [
      say(
        'Call 999 for choking or trouble breathing. If it could be a battery, go at once.',
        'اتصل بالرقم 999 عند اختناق أو صعوبة في التنفس. وإذا كان محتملاً أنه بطارية فاذهب فوراً.',
      ),
    ],
  ),
  'object-in-soon': topic(
    'Medium',
    [
      say('Do not poke at it with fingers, cotton buds or tweezers.', 'لا تحاول إخراجه بالأصابع أو أعواد القطن أو الملقط.'),
      say('Keep the ear dry until it is out.', 'أبقِ الأذن جافة حتى يخرج.'),
    ],
    [
      say(
        'See a doctor the same day for pain, bleeding, a smell, poor hearing or dizziness.',
        'راجع الطبيب في اليوم نفسه عند ألم أو نزيف أو رائحة أو ضعف سمع أو دوخة.',
      ),
    ],
  ),
  // Harm by others
  'child-harm': topic(
    'Emergency',
    [
      say(
        'Take the child to an emergency department, away from whoever may have done it.',
        'خذ الطفل إلى قسم الطوارئ بعيداً عمّن يُحتمل أنه آذاه.',
      ),
      say('If anybody is in danger now, call 999.', 'إذا كان أحد في خطر الآن فاتصل بالرقم 999.'),
      say('Do not wash the child or change clothes before the examination.', 'لا تغسل الطفل ولا تغيّر ملابسه قبل الفحص.', {
        when: any('assault', 'vaginal-bleeding', 'child-harmed'),
      }),
      say('Note what the child says in their own words, and do not press with questions.', 'دوّن كلام الطفل كما قاله دون الإلحاح بالأسئلة.', {
        unless: ['under-1'],
      }),
    ],
    [],
    children,
  ),
  'child-harm-today': topic(
    'High',
    [
      say('Keep the child with somebody safe until it is clear what happened.', 'أبقِ الطفل مع شخص آمن حتى يتضح ما حدث.'),
      say('Have the child seen by a doctor today, even without pain.', 'ينبغي أن يفحص الطبيب الطفل اليوم ولو دون ألم.'),
      say('Listen calmly, and say that it is not the child’s fault.', 'استمع بهدوء وقل للطفل إنه ليس مخطئاً.', { unless: ['under-2'] }),
      say('Take photos of marks, with the date.', 'التقط صوراً للآثار مع التاريخ.'),
    ],
    [
      say(
        'Call 999 if the child is in danger, drowsy, vomits, bleeds, or was hit on the head.',
        'اتصل بالرقم 999 إذا كان الطفل في خطر أو نعساناً أو يتقيأ أو ينزف أو ضُرب على رأسه.',
      ),
    ],
    children,
  ),
} as const;
