import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { bleeds, ill } from '../conditions.ts';

export const protocols = {
  // The danger signs of the six weeks after every birth.
  'after-birth': protocol({
    title: ['After a birth', 'بعد الولادة'],
    opens: ['after-birth', 'placenta-stuck', 'smelly-lochia', 'birth-wound', 'afterpains'],
    unanswered: ['Low', 'after-birth'],
    cleared: ['Low', 'after-birth', 'NICE NG194; NHS: Your body after the birth'],
    insteadOf: ['vaginal-bleeding'],
    discriminators: [
      emergency(
        'after-birth-bleeding',
        'RCOG GTG52; WHO (postpartum haemorrhage)',
        any(
          'placenta-stuck',
          all(
            'after-birth',
            any(
              'pad-each-hour',
              'heavy-bleeding',
              'not-stopping',
              all('first-hours', bleeds),
              all(bleeds, any('fainted', 'nearly-fainted', 'dizzy', 'pallor')),
            ),
          ),
        ),
      ),
      emergency(
        'birth-pressure',
        'NICE NG133',
        all(
          'after-birth',
          any(
            'seizure',
            'fit-said',
            'high-pressure',
            'very-high-pressure',
            'vision-loss',
            all(
              any('headache', 'raised-pressure'),
              any('blurred-vision', 'flashes', 'upper-right', 'severe', 'worst-headache', 'raised-pressure', 'face-hand-swelling'),
            ),
          ),
        ),
      ),
      emergency(
        'birth-clot',
        'RCOG GTG37b; CDC HEAR HER',
        all('after-birth', any('chest-pain', 'breathless', 'severe-breathless', 'coughing-blood', 'leg-swelling', 'fainted')),
        { unless: ['cold'] },
      ),
      emergency(
        'birth-sepsis',
        'NICE NG255; RCOG GTG64 (sepsis)',
        all(
          'after-birth',
          any(
            ill,
            all('fever', any('belly-pain', 'pelvic-pain', 'smelly-lochia', 'smelly-discharge', 'breathless', 'high-fever', 'diarrhoea')),
          ),
        ),
      ),
      emergency(
        'mind-emergency',
        'NICE CG192',
        all('after-birth', any('psychosis', 'birth-delusion', 'mania', 'voices-command', 'harm-others', 'self-harm')),
      ),
      high('birth-fever', 'NICE NG194', all('after-birth', any('fever', 'chills'))),
      high('birth-flow', 'NICE NG194', any('smelly-lochia', all('after-birth', 'smelly-discharge'))),
      high('birth-flow', 'NICE NG194', all('after-birth', any('belly-pain', 'pelvic-pain')), { unless: ['afterpains'] }),
      high('birth-wound', 'NICE NG194', 'birth-wound'),
      high('birth-headache', 'NICE NG194', all('after-birth', any('headache', 'raised-pressure'))),
      high('birth-bladder', 'NICE NG194', all('after-birth', any('no-urine', 'urine-burning', 'leaking-urine'))),
      high(
        'birth-bleeding-today',
        'NICE NG194',
        all('after-birth', any('vaginal-bleeding', 'bleeding'), any('worsening', 'over-3-weeks', 'dizzy')),
      ),
      high(
        'birth-mood',
        'NICE CG192',
        all(
          'after-birth',
          any('low-mood', 'no-sleep-days', 'despair'),
          any('severe', 'worsening', 'despair', 'no-sleep-days', 'over-week'),
        ),
        { unless: ['baby-blues'] },
      ),
      high('birth-mood', 'NICE CG192', all('after-birth', 'baby-blues', any('no-sleep-days', 'severe', 'worsening', 'cant-function'))),
      low('baby-blues', 'NICE CG192; NHS (baby blues)', all('after-birth', 'first-days', 'baby-blues'), {
        unless: [
          'self-harm',
          'harm-others',
          'psychosis',
          'birth-delusion',
          'no-sleep-days',
          'poor-sleep',
          'cant-function',
          'severe',
          'worsening',
          'over-3-weeks',
          'fever',
          'mind-illness',
          'violence',
        ],
        explains: ['low-mood', 'despair', 'crying-baby', 'anxiety', 'tired'],
      }),
      low('after-birth', 'NHS (bleeding after birth)', all('after-birth', 'lochia-light'), {
        unless: [
          'fever',
          'belly-pain',
          'pelvic-pain',
          'smelly-lochia',
          'smelly-discharge',
          'dizzy',
          'pad-each-hour',
          'heavy-bleeding',
          'worsening',
          'over-6-weeks',
          'not-stopping',
          'first-hours',
          'severe',
        ],
        explains: ['vaginal-bleeding', 'bleeding', 'vaginal-discharge'],
      }),
      low('afterpains', 'NHS (after the birth)', 'afterpains', {
        unless: [
          'fever',
          'smelly-lochia',
          'smelly-discharge',
          'severe-pain',
          'severe',
          'worsening',
          'heavy-bleeding',
          'pad-each-hour',
          'dizzy',
          'over-week',
        ],
        explains: ['belly-pain', 'pelvic-pain', 'cramp'],
      }),
    ],
  }),
  'after-loss': protocol({
    title: ['After a miscarriage or abortion', 'بعد الإجهاض'],
    opens: ['after-loss', 'tissue-passed'],
    of: 'female',
    unanswered: ['High', 'after-loss'],
    cleared: ['Medium', 'after-loss-visit', 'NICE NG126; kept sooner than home: the womb may not be empty'],
    discriminators: [
      emergency(
        'loss-emergency',
        'NICE NG126; NG140',
        all(
          any('after-loss', 'tissue-passed'),
          any(
            'pad-each-hour',
            'heavy-bleeding',
            'fainted',
            'nearly-fainted',
            'severe-pain',
            'shoulder-tip',
            ill,
            all(
              'fever',
              any('belly-pain', 'pelvic-pain', 'smelly-discharge', 'smelly-lochia', 'high-fever', 'temperature-39', 'rigid-belly'),
            ),
          ),
        ),
      ),
      high(
        'after-loss',
        'NICE NG126; NG140',
        any('tissue-passed', 'fever', 'smelly-discharge', 'belly-pain', 'rhesus-negative', 'over-3-weeks'),
      ),
    ],
  }),
} as const;
