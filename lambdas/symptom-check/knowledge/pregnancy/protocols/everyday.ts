import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { late, notEveryday } from '../conditions.ts';

export const protocols = {
  // Stands for vomiting in early pregnancy, that goes on for weeks: the dangers of vomiting are the same.
  'morning-sickness': protocol({
    title: ['Sickness of early pregnancy', 'غثيان بداية الحمل'],
    opens: ['morning-sickness'],
    of: all('pregnant', 'morning-sickness', not(late), not('labour')),
    insteadOf: ['vomiting', 'nausea'],
    unanswered: ['Low', 'morning-sickness'],
    cleared: ['Low', 'morning-sickness', 'NHS: Vomiting and morning sickness; NICE NG201 1.4; RCOG GTG69'],
    discriminators: [
      emergency('gut-bleeding', 'NICE CG141', 'vomiting-blood', { unless: ['nosebleed'] }),
      emergency('dehydration-severe', 'WHO (severe dehydration)', any('drowsy', 'fainted', 'sepsis-signs', 'low-pressure')),
      emergency('meningitis', 'NICE NG240', 'stiff-neck'),
      emergency('severe-abdomen', 'WSES (bowel obstruction)', 'obstruction'),
      emergency(
        'high-sugar',
        'JBDS 2023 (ketoacidosis)',
        all('diabetes', any('vomiting', 'keeps-nothing', 'high-sugar', 'high-sugar-reading')),
      ),
      high('hyperemesis', 'RCOG GTG69', any('keeps-nothing', 'dehydration', 'little-urine', 'weight-loss', 'high-fever')),
      medium('vomiting-lasting', 'RCOG GTG69', any('trouble-swallowing', 'diarrhoea', 'dizzy')),
    ],
  }),
  // Ordinary back ache and stretching skin of a pregnancy, without a sign of danger: the pregnancy has the word.
  'pregnancy-back': protocol({
    title: ['Back ache in pregnancy', 'ألم الظهر في الحمل'],
    opens: ['back-pain'],
    of: all(
      'pregnant',
      not(
        any(
          ...notEveryday,
          'rigors',
          'chills',
          'flank-pain',
          'blood-in-urine',
          'urine-often',
          'vomiting',
          'pains-close',
          'urge-to-push',
          'womb-hard',
          'sudden',
          'injury',
          'saddle-numbness',
          'rising-weakness',
          'one-sided-weakness',
          'leg-shooting',
          'numbness',
          'no-urine',
          'weight-loss',
          'over-3-weeks',
        ),
      ),
    ),
    unanswered: ['Low', 'pregnancy-everyday'],
    cleared: ['Low', 'pregnancy-everyday', 'NHS: Back pain in pregnancy'],
    insteadOf: ['back-pain'],
    discriminators: [
      low('pregnancy-everyday', 'NHS (back pain in pregnancy)', 'back-pain', { explains: ['back-pain', 'muscle-ache', 'joint-pain'] }),
    ],
  }),
  'pregnancy-stretch-itch': protocol({
    title: ['Itching of stretching skin in pregnancy', 'حكة تمدد الجلد في الحمل'],
    opens: ['itch'],
    of: all('pregnant', 'stretch-itch', not(any('palms-itch', 'jaundice', 'dark-urine', 'rash', 'fever', 'poor-sleep', 'less-movement'))),
    unanswered: ['Low', 'pregnancy-everyday'],
    cleared: ['Low', 'pregnancy-everyday', 'NHS: Itching in pregnancy, mild itching is common'],
    insteadOf: ['itch'],
    discriminators: [low('pregnancy-everyday', 'NHS (itching in pregnancy)', 'stretch-itch', { explains: ['itch'] })],
  }),
} as const;
