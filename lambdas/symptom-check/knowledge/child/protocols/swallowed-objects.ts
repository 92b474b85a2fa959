import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'swallowed-object': protocol({
    title: ['Swallowed object', 'ابتلاع جسم'],
    opens: ['swallowed-object', 'button-battery', 'magnets', 'sharp-object', 'object-stuck', 'fish-bone'],
    unanswered: ['High', 'swallowed-object-today'],
    cleared: ['Medium', 'swallowed-object-watch', 'ESPGHAN/ESGE 2017: a coin within 24 hours, most others pass'],
    discriminators: [
      emergency('button-battery', 'RCEM; NCPC button battery guideline', 'button-battery', { unless: ['object-in'] }),
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'blue-lips', 'stridor', 'no-breathing')),
      emergency('swallowed-magnets', 'RCEM (magnets)', 'magnets'),
      emergency(
        'swallowed-object',
        'ESPGHAN/ESGE 2017',
        any('sharp-object', 'object-stuck', 'drooling', 'trouble-swallowing', 'vomiting-blood'),
      ),
      emergency(
        'swallowed-object',
        'ESPGHAN/ESGE 2017',
        any('vomiting', 'belly-pain', 'chest-pain', 'breathless', 'wheeze', 'black-stool', 'fever'),
      ),
      high('swallowed-object-today', 'ENT UK (fish bone)', 'fish-bone'),
    ],
  }),
  'harmless-swallow': protocol({
    title: ['Something harmless swallowed', 'ابتلاع شيء غير ضار'],
    opens: ['harmless-swallow'],
    unanswered: ['Low', 'harmless-swallow'],
    cleared: ['Low', 'harmless-swallow', 'TOXBASE: low-toxicity substances'],
    discriminators: [
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'blue-lips', 'stridor')),
      high('swallowed-object-today', 'TOXBASE', any('drowsy', 'vomiting', 'breathless', 'drooling', 'belly-pain', 'self-harm')),
      low('harmless-swallow', 'TOXBASE; NHS', 'harmless-swallow', {
        unless: ['button-battery', 'magnets', 'drowsy', 'breathless', 'choking', 'sharp-object', 'object-stuck'],
        explains: ['swallowed-object', 'nausea', 'chemical-swallowed'],
      }),
      low('harmless-swallow', 'TOXBASE; NHS', all('harmless-swallow', any('feeds-well', 'well-since')), {
        unless: [
          'button-battery',
          'magnets',
          'drowsy',
          'breathless',
          'choking',
          'sharp-object',
          'object-stuck',
          'vomiting',
          'recurring',
          'tired',
          'pallor',
          'over-3-days',
        ],
        explains: ['iron-loss', 'bleeding'],
      }),
    ],
  }),
  'object-in': protocol({
    title: ['Something in nose or ear', 'شيء في الأنف أو الأذن'],
    opens: ['object-in'],
    unanswered: ['High', 'object-in'],
    cleared: ['Medium', 'object-in-soon', 'clinical consensus (ear, nose)'],
    discriminators: [
      emergency('object-in-battery', 'RCEM (button battery)', any('button-battery', 'magnets')),
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'stridor', 'blue-lips')),
      high(
        'object-in',
        'NICE CKS; ENT UK',
        any('bleeding', 'nosebleed', 'ear-pain', 'hearing-loss', 'dizzy', 'sharp-object', 'fever', 'under-5'),
      ),
    ],
  }),
} as const;
