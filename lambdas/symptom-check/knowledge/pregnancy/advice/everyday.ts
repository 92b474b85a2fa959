import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { babySigns, dangers, paracetamol, pressureSigns } from '../sentences.ts';

export const advice = {
  // Self-care of pregnancy: NHS; RCOG GTG69
  'morning-sickness': topic(
    'home',
    [
      say('Eat a little and often: dry bread or crackers before getting up.', 'كلي قليلاً ومراراً: خبز جاف أو بسكويت قبل النهوض.'),
      say(
        'Drink small sips between meals, and keep away from smells that bring it on.',
        'اشربي رشفات بين الوجبات وابتعدي عن الروائح المثيرة.',
      ),
      say('Ginger helps some women.', 'يفيد الزنجبيل بعض النساء.', { unless: ['blood-thinner'] }),
      say('Ask a pharmacist or doctor before any tablet for nausea.', 'اسألي الصيدلي أو الطبيب قبل أي دواء للغثيان.'),
    ],
    [
      say(
        'See a doctor today if nothing stays down, the urine is dark, or you lose weight.',
        'راجعي الطبيب اليوم إذا تقيأتِ كل ما تتناولينه أو صار البول داكناً أو نقص الوزن.',
      ),
      dangers,
    ],
  ),
  'ligament-pain': topic(
    'home',
    [
      say('Rise and turn slowly, with the knees together.', 'انهضي والتفّي ببطء مع ضم الركبتين.'),
      say('Sleep on the side, with a pillow between the knees.', 'نامي على الجنب مع وسادة بين الركبتين.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day if there is pain that stays or comes in waves, or fever or burning urine.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو حرقة بول أو ألم مستمر أو على موجات.',
      ),
      dangers,
      babySigns,
    ],
  ),
  'pregnancy-everyday': topic(
    'home',
    [
      say('Rest with the feet raised, and walk a little each day.', 'استريحي مع رفع القدمين وامشي قليلاً كل يوم.'),
      say('Eat small meals, and stay upright for 2 hours after them.', 'كلي وجبات صغيرة وابقي منتصبة ساعتين بعدها.', { when: 'heartburn' }),
      say('Drink water and eat fruit, dates and vegetables.', 'اشربي الماء وكلي الفاكهة والتمر والخضار.', { when: 'constipation' }),
      say('Stretch the calf, and press the foot up when it cramps.', 'مدّي ربلة الساق وارفعي القدم نحوك عند التشنج العضلي.', {
        when: 'cramp',
      }),
      say('Sleep on the side, with a pillow between the knees.', 'نامي على الجنب مع وسادة بين الركبتين.', {
        when: any('back-pain', 'poor-sleep'),
      }),
      say('Do not take any medicine or herb before asking a pharmacist or doctor.', 'لا تتناولي دواءً أو عشبة قبل سؤال الصيدلي أو الطبيب.'),
      say('Keep the antenatal appointments.', 'حافظي على مواعيد متابعة الحمل.'),
    ],
    [dangers, pressureSigns, babySigns],
  ),
  // The beginning of a pregnancy
  'early-pregnancy': topic(
    'weeks',
    [
      say('Book the first antenatal visit, best before 10 weeks.', 'احجزي أول زيارة لمتابعة الحمل، والأفضل قبل الأسبوع 10.'),
      say('Take folic acid each day until 12 weeks.', 'تناولي حمض الفوليك يومياً حتى الأسبوع 12.'),
      say(
        'Ask a pharmacist or doctor about all medicines, and do not drink alcohol or smoke.',
        'اسألي الصيدلي أو الطبيب عن جميع الأدوية؛ لا كحول ولا تدخين.',
      ),
    ],
    [
      dangers,
      say(
        'Go to hospital at once if there is pain low on one side, shoulder-tip pain or bleeding with dizziness.',
        'اذهبي إلى المستشفى فوراً عند ألم أسفل البطن في جهة أو ألم في طرف الكتف أو نزيف مع دوخة.',
      ),
    ],
  ),
} as const;
