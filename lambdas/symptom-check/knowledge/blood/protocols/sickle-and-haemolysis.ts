import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  sickle: protocol({
    title: ['Sickle cell disease', 'الأنيميا المنجلية'],
    opens: [
      'sickle-crisis',
      'chest-pain',
      'breathless',
      'fever',
      'limb-pain',
      'belly-pain',
      'back-pain',
      'joint-pain',
      'pallor',
      'spleen-swelling',
      'priapism',
      'severe-pain',
    ],
    of: 'sickle',
    unanswered: ['Emergency', 'sickle'],
    cleared: ['High', 'sickle-today', 'NICE CG143; kept sooner than home: crises turn within hours'],
    discriminators: [
      emergency(
        'sickle',
        'NICE CG143; BSH acute chest syndrome',
        any('chest-pain', 'breathless', 'low-oxygen', 'lowish-oxygen', 'fever', 'high-fever', 'pallor', 'spleen-swelling'),
      ),
      emergency('sickle', 'NICE CG143', any('severe-pain', 'severe', 'sickle-crisis', 'drowsy', 'confused', 'priapism', 'pregnant')),
      emergency(
        'stroke',
        'NICE NG128; ASH sickle 2020',
        any('one-sided-weakness', 'speech-trouble', 'face-droop', 'worst-headache', 'vision-loss', 'seizure'),
      ),
      high(
        'sickle-today',
        'NICE CG143',
        any('jaundice', 'dark-urine', 'cough', all('mild', any('limb-pain', 'joint-pain', 'back-pain', 'headache'))),
        {
          unless: ['severe', 'severe-pain'],
        },
      ),
    ],
  }),
  haemolysis: protocol({
    title: ['G6PD deficiency or fava beans', 'نقص G6PD أو أكل الفول'],
    opens: ['g6pd-trigger', 'dark-urine', 'pallor', 'jaundice', 'fever', 'tired'],
    of: any('g6pd', 'g6pd-trigger'),
    unanswered: ['High', 'g6pd-today'],
    cleared: ['Medium', 'g6pd-watch', 'WHO G6PD: blood count within days'],
    discriminators: [
      emergency(
        'haemolysis',
        'WHO G6PD; NHS (G6PD deficiency)',
        all(any('g6pd', 'g6pd-trigger'), any('dark-urine', 'blood-in-urine', 'jaundice', 'pallor')),
      ),
      emergency(
        'haemolysis',
        'WHO G6PD',
        all(
          'g6pd',
          any(
            'breathless',
            'drowsy',
            'fainted',
            'very-fast-pulse',
            all('g6pd-trigger', any('fever', 'vomiting', 'weakness', 'tired', 'palpitations')),
          ),
        ),
      ),
      high('g6pd-today', 'WHO G6PD', all('g6pd', any('g6pd-trigger', 'fever'))),
      low('fava-eaten', 'WHO G6PD', 'g6pd-trigger', {
        unless: ['g6pd', 'dark-urine', 'blood-in-urine', 'jaundice', 'pallor', 'weakness', 'fever', 'breathless'],
      }),
    ],
  }),
} as const;
