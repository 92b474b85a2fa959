import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'blood-pressure': protocol({
    title: ['High blood pressure', 'ارتفاع ضغط الدم'],
    opens: ['high-pressure', 'very-high-pressure', 'raised-pressure', 'raised-pressure-known'],
    of: not('pregnant'),
    unanswered: ['Medium', 'blood-pressure'],
    cleared: ['Medium', 'blood-pressure', 'NICE NG136 1.2: 140/90 or more, confirm by ambulatory or home readings'],
    discriminators: [
      emergency(
        'pressure-emergency',
        'NICE NG136',
        all(
          any('high-pressure', 'very-high-pressure', 'raised-pressure-known'),
          any(
            'chest-pain',
            'severe-breathless',
            'confused',
            'vision-loss',
            'seizure',
            'face-droop',
            'one-sided-weakness',
            'worst-headache',
          ),
        ),
      ),
      emergency(
        'pressure-emergency',
        'NICE NG136',
        all('very-high-pressure', any('headache', 'blurred-vision', 'breathless', 'pressure-signs')),
      ),
      high(
        'blood-pressure-today',
        'NICE NG136',
        any('very-high-pressure', all('high-pressure', any('headache', 'blurred-vision')), 'pressure-signs'),
      ),
    ],
  }),
} as const;
