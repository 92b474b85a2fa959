import { say, topic } from '../../kinds/topic.ts';
import { paracetamol } from '../../sentences.ts';
import { noSex, noShame, noUrine, sample, shiver, testIfLate, testicleSigns } from '../sentences.ts';

export const advice = {
  // Sexual health: BASHH; FSRH; WHO
  'sexual-contact-72': topic(
    'today',
    [
      say(
        'See a doctor today: treatment against HIV must begin within 72 hours.',
        'راجع الطبيب اليوم: علاج الوقاية من فيروس نقص المناعة يبدأ خلال 72 ساعة.',
      ),
      say('Note when it happened.', 'دوّن متى حدث ذلك.'),
      say('Ask about emergency contraception too.', 'اسألي أيضاً عن منع الحمل الطارئ.', { when: 'fertile' }),
      noSex,
    ],
    [say('Call 999 if there is danger or an injury.', 'اتصل بالرقم 999 عند وجود خطر أو إصابة.')],
  ),
  'sexual-today': topic('today', [noShame, noSex, paracetamol, sample], [testicleSigns, shiver, noUrine]),
  'sexual-health': topic(
    'days',
    [
      noShame,
      noSex,
      say('Do not use leftover medicine or wash inside.', 'لا تستخدم أدوية متبقية ولا تغسل من الداخل.'),
      say('Tell your partner, so that both of you can be tested.', 'أخبر الطرف الآخر ليُفحص الاثنان.'),
    ],
    [
      say('See a doctor within 72 hours if contact with HIV is feared.', 'راجع الطبيب خلال 72 ساعة عند الخوف من التعرض لفيروس نقص المناعة.'),
      say(
        'See a doctor the same day in pregnancy, or if there is fever or strong pain in the belly or a testicle.',
        'راجع الطبيب في اليوم نفسه عند الحمل، أو عند حرارة أو ألم قوي في البطن أو الخصية.',
      ),
    ],
  ),
  'emergency-contraception': topic(
    'today',
    [
      say(
        'See a doctor or pharmacist today: the earlier, the better, up to 5 days afterward.',
        'راجعي الطبيب أو الصيدلي اليوم: كلما كان أبكر كان أفضل، حتى 5 أيام.',
      ),
      say('Note when it happened, and the first day of the last period.', 'دوّني متى حدث ذلك وأول يوم من آخر دورة.'),
      say('Have all medicines ready to show, as some weaken it.', 'جهّزي جميع الأدوية لعرضها، فبعضها يضعف المفعول.'),
      say('Ask for another tablet if vomiting comes within 3 hours of it.', 'اطلبي حبة أخرى إذا حدث قيء خلال 3 ساعات منها.'),
    ],
    [
      say(
        'Take a pregnancy test 3 weeks later, or if the period is over a week late.',
        'أجري اختبار حمل بعد 3 أسابيع، أو إذا تأخرت الدورة أكثر من أسبوع.',
      ),
      say(
        'Call 999 if there is severe belly pain, fainting or heavy bleeding.',
        'اتصلي بالرقم 999 عند ألم شديد في البطن أو إغماء أو نزيف شديد.',
      ),
    ],
  ),
  'sexual-function': topic(
    'weeks',
    [
      noShame,
      say('Note all medicines, and how sleep, stress and smoking are.', 'دوّن جميع الأدوية وحال النوم والتوتر والتدخين.'),
      say(
        'Do not buy tablets for erection without a doctor, above all with heart disease or nitrates.',
        'لا تشترِ حبوب الانتصاب دون طبيب، خصوصاً مع مرض القلب أو أدوية النترات.',
        { unless: ['female'] },
      ),
    ],
    [
      say('Call 999 if there is new numbness between the legs.', 'اتصل بالرقم 999 عند خدر جديد بين الساقين.'),
      say('Go to an emergency department if an erection lasts over 4 hours.', 'اذهب إلى قسم الطوارئ عند انتصاب يستمر أكثر من 4 ساعات.', {
        unless: ['female'],
      }),
    ],
  ),
  fertility: topic(
    'weeks',
    [
      say('Have both partners seen by a doctor.', 'راجعا الطبيب معاً.'),
      say('Note the dates of the last six periods.', 'دوّن تواريخ آخر 6 دورات.'),
      say('Folic acid each day is advised for whoever wishes to become pregnant.', 'حمض الفوليك يومياً مفيد لمن ترغب في الحمل.'),
      say('Smoking lowers the chances of both.', 'التدخين يقلل فرص الزوجين كليهما.'),
    ],
    [
      say(
        'See a doctor earlier after 6 months of trying, from the age of 36 on.',
        'راجعا الطبيب بعد 6 أشهر من المحاولة إذا بلغت الزوجة 36 سنة.',
      ),
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'pill-missed': topic(
    'pharmacist',
    [
      say(
        'Take the forgotten pill as soon as it is noticed, even if two come on one day, and go on as usual.',
        'خذي الحبة المنسية فور تذكرها ولو أخذت حبتين في يوم واحد، ثم تابعي كالمعتاد.',
      ),
      say('Read the leaflet: some pills allow only a few hours of delay.', 'اقرئي النشرة: بعض الحبوب لا تسمح إلا بتأخير بضع ساعات.'),
      say('Use a condom for 7 days when in doubt.', 'استعملي الواقي 7 أيام عند الشك.'),
    ],
    [
      say(
        'Ask a pharmacist or doctor today when two or more were forgotten and there was sex.',
        'اسألي الصيدلي أو الطبيب اليوم إذا نُسيت حبتان أو أكثر وحدثت علاقة.',
      ),
      testIfLate,
    ],
  ),
} as const;
