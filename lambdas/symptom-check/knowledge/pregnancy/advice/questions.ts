import { say, topic } from '../../kinds/topic.ts';
import { babySigns, dangers } from '../sentences.ts';

export const advice = {
  // Self-care of pregnancy: NHS; RCOG GTG69
  'pregnancy-question': topic(
    'home',
    [
      say(
        'Ask the maternity clinic or a pharmacist before any new medicine, herb or dye.',
        'اسألي عيادة الحوامل أو الصيدلي قبل أي دواء أو عشبة أو صبغة جديدة.',
      ),
      say(
        'Take folic acid until 12 weeks, and keep the antenatal appointments.',
        'تناولي حمض الفوليك حتى الأسبوع 12 وحافظي على مواعيد المتابعة.',
        { when: 'pregnant' },
      ),
      say(
        'Do not eat raw meat, raw eggs, raw milk or soft cheese, and do not drink alcohol or smoke.',
        'لا لحم نيئاً ولا بيضاً نيئاً ولا حليباً غير مغلي ولا جبناً طرياً؛ لا كحول ولا تدخين.',
        { when: 'pregnant' },
      ),
      say(
        'Ask before fasting or a flight, above all with diabetes or after 28 weeks.',
        'اسألي قبل الصيام أو السفر بالطائرة، خصوصاً مع السكري أو بعد الأسبوع 28.',
        { when: 'pregnant' },
      ),
    ],
    [dangers, babySigns],
  ),
} as const;
