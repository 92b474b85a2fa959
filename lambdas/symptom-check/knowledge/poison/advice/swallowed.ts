import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { onSide } from '../../sentences.ts';
import { keepPacket, noVomiting, poisonSigns, stayWith } from '../sentences.ts';

const noHomeCure = say('Do not take milk, oil or salt water.', 'لا حليب ولا زيت ولا ماء مالح.');

export const advice = {
  poisoning: topic('ambulance', [
    onSide,
    ...compressions,
    noVomiting,
    stayWith,
    keepPacket,
    say('Nothing to eat or drink while drowsy.', 'لا طعام ولا شراب أثناء النعاس.'),
  ]),
  'chemical-swallowed': topic('ambulance', [
    say('Rinse the mouth and spit out; wash it off skin and eyes with cool water.', 'تمضمض وابصق، واغسل الجلد والعينين بماء بارد.'),
    noHomeCure,
    noVomiting,
    keepPacket,
    onSide,
  ]),
  corrosive: topic('ambulance', [
    say('Rinse the mouth and spit out.', 'تمضمض وابصق.'),
    say('Nothing to eat or drink unless 999 says so.', 'لا طعام ولا شراب إلا إذا طلبه موظف الطوارئ.'),
    noHomeCure,
    noVomiting,
    say('Sit upright, and keep the bottle to show.', 'اجلس منتصباً، واحتفظ بالزجاجة لعرضها.'),
  ]),
  petrol: topic('ambulance', [
    say('Do not make the person vomit: it is dangerous in the lungs.', 'لا تحاول إحداث القيء: فوصول المادة إلى الرئتين خطر.'),
    noHomeCure,
    say('Take off soaked clothes, and wash the skin with soap and water.', 'انزع الملابس المبللة واغسل الجلد بالماء والصابون.'),
    say('Sit upright, and watch the breathing.', 'اجلس منتصباً وراقب التنفس.'),
    say('Do not smoke or light a flame nearby.', 'لا تدخين ولا لهب قريب.'),
  ]),
  'chemical-today': topic(
    'today',
    [
      say('Rinse the mouth and spit out; a few sips of water are enough.', 'تمضمض وابصق؛ وتكفي رشفات قليلة من الماء.'),
      noHomeCure,
      noVomiting,
      keepPacket,
    ],
    [
      poisonSigns,
      say(
        'Call 999 if there is drooling, pain on swallowing, vomiting or cough.',
        'اتصل بالرقم 999 عند سيلان لعاب أو قيء أو سعال أو ألم عند البلع.',
      ),
    ],
  ),
} as const;
