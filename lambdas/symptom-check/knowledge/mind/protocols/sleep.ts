import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  sleep: protocol({
    title: ['Poor sleep', 'قلة النوم'],
    opens: ['poor-sleep', 'no-sleep-days', 'asleep-at-wheel', 'sleep-paralysis'],
    isGeneral: true,
    unanswered: ['Low', 'poor-sleep'],
    cleared: ['Low', 'poor-sleep', 'NHS: Insomnia, how you can treat it yourself'],
    discriminators: [
      emergency('self-harm', 'NICE NG225', all('poor-sleep', 'self-harm')),
      emergency('postnatal-psychosis', 'NICE CG192', all('no-sleep-days', 'after-birth', any('psychosis', 'mania', 'confused'))),
      emergency('mind-emergency', 'NICE CG185', all('no-sleep-days', any('psychosis', 'harm-others', 'violent-now'))),
      high('mania-today', 'NICE CG185', all('poor-sleep', 'mania')),
      high(
        'sleep-days',
        'NICE CKS insomnia; CG185',
        all('no-sleep-days', any('mind-illness', 'low-mood', 'addiction', 'withdrawal', 'stimulants', 'under-16', 'mind-medicine-stopped')),
      ),
      high('heart-failure-today', 'NICE NG106', all('poor-sleep', 'orthopnoea')),
      high('asleep-at-wheel', 'NICE NG202', 'asleep-at-wheel'),
      medium('sleep-pauses', 'NICE NG202 (sleep apnoea)', all(any('poor-sleep', 'tired'), 'sleep-pauses')),
      medium('sleep', 'NICE CKS insomnia', all('poor-sleep', any('over-3-weeks', 'low-mood', 'cant-function'))),
      medium('sleep', 'NICE CKS insomnia', all('poor-sleep', 'no-sleep-days'), { unless: ['sleep-trigger'] }),
      medium('sleep', 'NICE CKS insomnia', all('poor-sleep', any('recurring', 'anxiety')), {
        unless: ['sleep-trigger', 'stress-trigger', 'energy-drinks', 'mild', 'twitch', 'strain-headache', 'teething'],
      }),
      low('poor-sleep', 'NHS (sleep paralysis)', 'sleep-paralysis', {
        unless: [
          'self-harm',
          'no-sleep-days',
          'voices-command',
          'mania',
          'orthopnoea',
          'face-droop',
          'one-sided-weakness',
          'rising-weakness',
          'breathless',
          'chest-pain',
          'confused',
          'after-birth',
          'cant-function',
        ],
        explains: ['poor-sleep', 'psychosis', 'weak-legs', 'weakness', 'anxiety', 'panic', 'stroke', 'not-moving-speaking'],
      }),
      low('poor-sleep', 'NICE CKS insomnia', all('poor-sleep', any('sleep-trigger', 'stress-trigger', 'energy-drinks', 'mild')), {
        unless: ['self-harm', 'no-sleep-days', 'psychosis', 'mania', 'orthopnoea', 'sleep-pauses', 'after-birth', 'over-3-weeks'],
        explains: ['poor-sleep', 'tired', 'anxiety', 'headache', 'drowsy', 'travel'],
      }),
    ],
  }),
} as const;
