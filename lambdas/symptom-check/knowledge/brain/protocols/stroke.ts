import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { stroke } from '../conditions.ts';

export const protocols = {
  stroke: protocol({
    title: ['Drooping face, weak side or trouble speaking', 'ارتخاء الوجه أو ضعف جهة أو صعوبة الكلام'],
    opens: ['face-droop', 'one-sided-weakness', 'speech-trouble', 'stroke'],
    unanswered: ['Emergency', 'stroke'],
    cleared: ['High', 'nerve-today', 'NICE NG128 1.1: resolved signs (suspected TIA), assessed within 24 hours'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia; AHA/ASA stroke 2019 (mimic)', all(stroke, 'low-sugar-reading')),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'face-droop', {
        unless: ['over-3-weeks', 'low-sugar-reading', 'numb-mouth-dentist'],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'speech-trouble', {
        unless: [
          'hoarse',
          'sore-throat',
          'toothache',
          'over-3-weeks',
          'severe-breathless',
          'choking',
          'muffled-voice',
          'sleep-paralysis',
          'child-development',
          'numb-mouth-dentist',
          'low-sugar-reading',
        ],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'one-sided-weakness', {
        unless: [
          'over-3-weeks',
          'pressed-nerve',
          'injury',
          'injury-recent',
          'fracture',
          'sprain',
          'hand-numb-night',
          'limp',
          'low-sugar-reading',
        ],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019', all('one-sided-weakness', any('elderly', 'over-50')), {
        unless: ['over-3-weeks', 'pressed-nerve', 'hand-numb-night', 'limp', 'low-sugar-reading', 'fracture', 'sprain'],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019', all('one-sided-weakness', any('clumsy-hands', 'speech-trouble', 'face-droop')), {
        unless: ['over-3-weeks', 'low-sugar-reading', 'hand-numb-night'],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019 (woken with it)', all('one-sided-weakness', 'pressed-nerve', 'numb-stays'), {
        unless: ['over-3-weeks', 'injury', 'injury-recent', 'low-sugar-reading', 'recurring', 'hand-numb-night'],
      }),
      emergency(
        'stroke',
        'NICE NG128 (sudden loss of sight or balance)',
        all(stroke, any('sudden', 'vision-loss', 'balance-loss', 'double-vision')),
        {
          unless: ['low-sugar-reading'],
        },
      ),
      high('nerve-today', 'NICE NG127', all(stroke, any('over-3-weeks', 'injury', 'injury-recent'))),
      low('pressed-nerve', 'NHS (pins and needles)', all('pressed-nerve', any('one-sided-weakness', 'numbness')), {
        unless: ['face-droop', 'speech-trouble', 'over-1-day', 'vision-loss', 'confused', 'headache', 'numb-stays'],
        explains: ['numbness', 'one-sided-weakness', 'stroke'],
      }),
      low(
        'pressed-nerve',
        'NHS (pins and needles)',
        all('pressed-nerve', any('recurring', 'usual'), any('one-sided-weakness', 'numbness')),
        {
          unless: [
            'face-droop',
            'speech-trouble',
            'vision-loss',
            'confused',
            'headache',
            'balance-loss',
            'numb-stays',
            'worsening',
            'hand-numb-night',
            'clumsy-hands',
            'diabetes',
            'back-pain',
            'neck-pain',
            'over-6-weeks',
          ],
          explains: ['numbness', 'one-sided-weakness', 'weak-legs', 'weakness', 'stroke'],
        },
      ),
    ],
  }),
} as const;
