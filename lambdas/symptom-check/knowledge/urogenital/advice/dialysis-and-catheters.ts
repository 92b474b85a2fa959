import { say, topic } from '../../kinds/topic.ts';
import { drink, shiver, whenBegan } from '../sentences.ts';

export const advice = {
  // Kidneys and urine: NICE NG118, NG111, NG109, NG12, NG123; EAU; UK Kidney Association
  'dialysis-emergency': topic('ambulance', [
    say('Call 999 and tell them that dialysis was missed.', 'اتصل بالرقم 999 وقل: فاتت جلسة غسيل الكلى.'),
    say('Sit up if breathing is hard.', 'اجلس منتصباً عند صعوبة التنفس.'),
    say(
      'Do not eat or drink anything with salt or potassium: no dates, bananas, juice or soup.',
      'تجنب ما فيه ملح أو بوتاسيوم: لا تمر ولا موز ولا عصير ولا شوربة.',
    ),
    say('Do not let anyone use the arm with the fistula for needles or pressure cuffs.', 'لا إبر ولا قياس ضغط في ذراع الوصلة.'),
  ]),
  'missed-dialysis': topic(
    'today',
    [
      say('Call the dialysis unit now for a session today.', 'اتصل بوحدة الغسيل الآن لترتيب جلسة اليوم.'),
      say(
        'Drink little, and do not eat dates, bananas, oranges, potatoes or salt.',
        'اشرب قليلاً ولا تأكل التمر أو الموز أو البرتقال أو البطاطس أو الملح.',
      ),
      say('Go to an emergency department if no session can be had today.', 'اذهب إلى قسم الطوارئ إذا تعذّرت جلسة اليوم.'),
    ],
    [
      say(
        'Call 999 if there is trouble breathing, chest pain, weak muscles, an uneven pulse or fainting.',
        'اتصل بالرقم 999 عند صعوبة التنفس أو ألم الصدر أو ضعف العضلات أو نبض غير منتظم أو إغماء.',
      ),
    ],
  ),
  'fistula-bleeding': topic('ambulance', [
    say(
      'Call 999, and press hard with one finger on the very spot that bleeds.',
      'اتصل بالرقم 999 واضغط بقوة بإصبع واحد على نقطة النزيف نفسها.',
    ),
    say('Lie down and hold the arm up, and do not lift the finger to look.', 'استلقِ مع رفع الذراع، ولا ترفع إصبعك للنظر.'),
    say('Close the clamp of a bleeding line.', 'أغلق مشبك القسطرة إذا كان النزيف منها.'),
  ]),
  'fistula-trouble': topic(
    'today',
    [
      say('Call the dialysis unit now.', 'اتصل بوحدة الغسيل الآن.'),
      say('Keep the arm free of tight clothes, bags and pressure cuffs.', 'أبعد عن الذراع الملابس الضيقة والحقائب وجهاز الضغط.'),
      whenBegan,
    ],
    [say('Call 999 if it bleeds, and press on the spot.', 'اتصل بالرقم 999 إذا نزفت واضغط على موضع النزيف.'), shiver],
  ),
  'catheter-blocked': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'See that the tube has no kink, and that the bag hangs below the bladder.',
      'تأكد من عدم انثناء الأنبوب ومن أن الكيس أدنى من مستوى المثانة.',
    ),
    say('Do not pull the catheter out, and do not rinse it unless trained.', 'لا تسحب القسطرة ولا تغسلها دون تدريب.'),
  ]),
  catheter: topic(
    'today',
    [
      say(
        'See that the tube has no kink, and that the bag hangs below the bladder and is not full.',
        'تأكد من عدم انثناء الأنبوب، وأن الكيس أدنى من المثانة وغير ممتلئ.',
      ),
      say('Call the nurse or the clinic that looks after the catheter today.', 'اتصل اليوم بالممرض أو العيادة المسؤولة عن القسطرة.'),
      say('Do not push back a catheter that came out.', 'لا تُعِد إدخال قسطرة خرجت.'),
    ],
    [
      say(
        'Go to an emergency department if there is belly pain or fever, or if no urine comes for 2 hours.',
        'اذهب إلى قسم الطوارئ عند ألم في البطن أو حرارة أو مرور ساعتين دون بول.',
      ),
    ],
  ),
  'catheter-visit': topic(
    'days',
    [
      say(
        'Wash hands before and after touching the catheter, and wash around it each day.',
        'اغسل اليدين قبل لمس القسطرة وبعده، واغسل حولها يومياً.',
      ),
      drink,
      say('Fix the tube to the thigh so that it does not pull.', 'ثبّت الأنبوب على الفخذ حتى لا يشد.'),
    ],
    [
      say(
        'Go to an emergency department if no urine runs, or if there is fever or belly pain.',
        'اذهب إلى قسم الطوارئ إذا لم ينزل بول أو عند حرارة أو ألم في البطن.',
      ),
    ],
  ),
} as const;
