import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { stroke } from '../conditions.ts';

export const protocols = {
  dizziness: protocol({
    title: ['Dizziness', 'الدوخة'],
    opens: ['dizzy', 'vertigo', 'balance-loss'],
    unanswered: ['Medium', 'dizziness'],
    cleared: ['Low', 'dizziness-care', 'NHS: Dizziness (usually goes on its own)'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('dizzy', 'low-sugar-reading')),
      emergency(
        'stroke',
        'NICE NG127; AHA/ASA (posterior circulation)',
        all(any('dizzy', 'balance-loss'), any(stroke, 'double-vision', 'vision-loss', 'trouble-swallowing', 'worst-headache')),
      ),
      emergency('stroke', 'NICE NG127; GRACE-3 2023', all('balance-loss', any('sudden', 'headache', 'vomiting')), {
        unless: ['over-week', 'alcohol'],
      }),
      emergency('gas-headache', 'UKHSA carbon monoxide', all('dizzy', any('others-ill', 'toxic-gas', 'charcoal')), {
        unless: ['diarrhoea'],
      }),
      emergency('gut-bleeding', 'NICE CG141', all('dizzy', any('black-stool', 'vomiting-blood', 'much-rectal-blood'))),
      emergency('heart', 'ESC 2023; NICE CG95', all('dizzy', any('pressing-pain', all('chest-pain', any('sweating', 'breathless'))))),
      high(
        'dizzy-today',
        'NICE NG127',
        all(
          'dizzy',
          any(
            'hearing-loss',
            'headache',
            'palpitations',
            'fainted',
            'keeps-nothing',
            'head-injury',
            'slow-pulse',
            'low-pressure',
            'pregnant',
          ),
        ),
        {
          unless: ['over-3-weeks', 'cold', 'flu'],
        },
      ),
      high('dizzy-today', 'GRACE-3 2023', all('vertigo', 'sudden', any('vomiting', 'over-60')), { unless: ['turning-head', 'over-week'] }),
      high('dizzy-today', 'NICE NG127', 'balance-loss', { unless: ['over-6-weeks'] }),
      medium('vertigo-turning', 'NICE CKS BPPV', all('dizzy', 'turning-head')),
      low('dizzy-standing', 'NICE CKS; ESC syncope 2018', all('dizzy', any('on-standing', 'dizzy-brief')), {
        unless: [
          'fainted',
          'chest-pain',
          'palpitations',
          'pregnant',
          'over-60',
          'over-week',
          'heavy-bleeding',
          'black-stool',
          'vertigo',
          'headache',
          'heart-disease',
          'medicine-effect',
          'recurring',
          'balance-loss',
          'hearing-loss',
          'weakness',
          'vomiting',
          'breathless',
          'diabetes',
        ],
        explains: ['dizzy', 'nearly-fainted', 'tired'],
      }),
      low('dizzy-standing', 'NICE CKS; ESC syncope 2018', all('dizzy', 'on-standing', 'dizzy-brief'), {
        unless: [
          'fainted',
          'chest-pain',
          'palpitations',
          'pregnant',
          'over-60',
          'heavy-bleeding',
          'black-stool',
          'headache',
          'heart-disease',
          'medicine-effect',
          'balance-loss',
          'hearing-loss',
          'vomiting',
          'breathless',
          'diabetes',
          'turning-head',
          'over-3-weeks',
        ],
        explains: ['dizzy', 'vertigo', 'nearly-fainted', 'tired'],
      }),
    ],
  }),
} as const;
