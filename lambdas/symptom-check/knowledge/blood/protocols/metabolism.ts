import { any } from '../../kinds/condition.ts';
import { emergency, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'metabolic-disease': protocol({
    title: ['Inborn metabolic disease', 'مرض استقلابي وراثي'],
    opens: [
      'vomiting',
      'keeps-nothing',
      'diarrhoea',
      'fever',
      'no-appetite',
      'drowsy',
      'not-feeding',
      'infant-danger',
      'seizure',
      'confused',
      'deep-breathing',
      'low-sugar',
      'unwell',
      'weakness',
    ],
    of: 'inborn-metabolic',
    unanswered: ['Emergency', 'metabolic-crisis'],
    cleared: ['High', 'metabolic-today', 'BIMDG emergency guidelines: emergency regimen, call metabolic team at once'],
    discriminators: [
      emergency(
        'metabolic-crisis',
        'BIMDG emergency guidelines',
        any(
          'vomiting',
          'keeps-nothing',
          'no-appetite',
          'not-feeding',
          'drowsy',
          'confused',
          'odd-behaviour',
          'seizure',
          'unconscious',
          'deep-breathing',
          'low-sugar',
          'low-sugar-reading',
          'infant-danger',
        ),
      ),
    ],
  }),
} as const;
