import { say, topic } from '../../kinds/topic.ts';
import { onSide } from '../../sentences.ts';

export const advice = {
  // Stroke and nerves: AHA/ASA 2019, NICE NG128, NG127
  stroke: topic('ambulance', [
    say('Note the time it began, or when the person was last well.', 'دوّن وقت بدء الأعراض، أو آخر وقت كان فيه المصاب بخير.'),
    say('Call even if it has passed.', 'اتصل حتى لو زالت الأعراض.'),
    say('Do not give food, drink or medicine, not even aspirin.', 'لا تعطِ طعاماً ولا شراباً ولا دواء، ولا حتى الأسبرين.'),
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.', { when: 'diabetes' }),
    onSide,
  ]),
} as const;
