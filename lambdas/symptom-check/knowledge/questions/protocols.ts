import { all, any } from '../kinds/condition.ts';
import { emergency, high, medium, protocol } from '../kinds/protocol.ts';

/** What people ask where nothing ails them now. What would make it serious is asked; otherwise they are answered calmly. */
export const protocols = {
  'pregnancy-worry': protocol({
    title: ['Could I be pregnant?', 'هل يمكن أن أكون حاملاً؟'],
    opens: ['pregnancy-worry'],
    unanswered: ['Low', 'pregnancy-worry'],
    cleared: ['Low', 'pregnancy-worry', 'NHS: Doing a pregnancy test'],
    discriminators: [
      emergency(
        'ectopic',
        'NICE NG126',
        all('pregnancy-worry', any('one-sided-pelvic', 'fainted'), any('missed-period', 'test-positive', 'vaginal-bleeding')),
      ),
      medium('early-pregnancy', 'NICE NG201', 'test-positive'),
    ],
  }),
  'infection-worry': protocol({
    title: ['Could I have caught something?', 'هل يمكن أن تنتقل إليّ عدوى؟'],
    opens: ['infection-worry'],
    unanswered: ['Low', 'infection-worry'],
    cleared: ['Low', 'infection-worry', 'WHO rabies 2018: category I, wash; consensus otherwise'],
    discriminators: [
      emergency('rabies-signs', 'WHO (rabies)', 'rabies-signs'),
      emergency('hiv-within-72-hours', 'BASHH 2021 (PEP)', 'hiv-contact', { unless: ['over-3-days'] }),
      high('bite', 'WHO (rabies); NICE NG184', any('bite', 'rabies-risk')),
      high('needlestick', 'NHS (needlestick)', 'needlestick'),
    ],
  }),
  'result-worry': protocol({
    title: ['What does this result mean?', 'ماذا تعني هذه النتيجة؟'],
    opens: ['result-worry'],
    unanswered: ['Medium', 'result-worry'],
    cleared: ['Medium', 'result-worry', 'clinical consensus'],
    discriminators: [
      high('jaundice-today', 'NICE CKS (jaundice)', 'jaundice'),
      high('other-today', 'NICE CKS (hyperkalaemia, anaemia)', any('fainted', 'breathless', 'confused')),
    ],
  }),
  'vaccine-question': protocol({
    title: ['A question about a vaccine', 'سؤال عن تطعيم'],
    opens: ['vaccine-question'],
    unanswered: ['Low', 'vaccine-question'],
    cleared: ['Low', 'vaccine-question', 'clinical consensus'],
    discriminators: [],
  }),
  'recovery-question': protocol({
    title: ['Is this normal after an operation?', 'هل هذا طبيعي بعد العملية؟'],
    opens: ['recovery-question'],
    unanswered: ['Low', 'recovery-question'],
    cleared: ['Low', 'recovery-question', 'NHS: Having an operation, recovery'],
    discriminators: [
      emergency('lung-clot', 'NICE NG158', all('recovery-question', any('breathless', 'chest-pain', 'coughing-blood'))),
      high('other-today', 'NICE NG125 (surgical site infection)', any('fever', 'rigors', 'pus', 'worsening', 'leg-swelling')),
    ],
  }),
  'activity-question': protocol({
    title: ['Am I allowed to …?', 'هل يُسمح لي بـ…؟'],
    opens: ['activity-question'],
    unanswered: ['Low', 'activity-question'],
    cleared: ['Low', 'activity-question', 'clinical consensus'],
    discriminators: [],
  }),
} as const;
