import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { bleeds, ill, late, notEveryday } from '../conditions.ts';

const early = any('belly-pain', 'pelvic-pain', 'vaginal-bleeding', 'low-side-pain', 'one-sided-pelvic');
const pressureSigns = any('headache', 'blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'vomiting', 'breathless');
const clotSigns = any('severe-breathless', 'coughing-blood', 'pleuritic-pain', all('chest-pain', not('heartburn')));

export const protocols = {
  // The danger signs of every pregnancy; what is no sign of danger has the level of its own presentation.
  pregnancy: protocol({
    title: ['Pregnancy', 'الحمل'],
    opens: ['pregnant', 'ectopic', 'pre-eclampsia', 'morning-sickness'],
    of: any('pregnant', 'ectopic', 'pre-eclampsia'),
    unanswered: ['Low', 'pregnancy-everyday'],
    cleared: ['Low', 'pregnancy-everyday', 'NHS: Common health problems in pregnancy'],
    discriminators: [
      emergency('eclampsia-fit', 'NICE NG133 (eclampsia)', all('pregnant', any('seizure', 'fit-said'))),
      emergency(
        'pregnancy-bleeding',
        'RCOG GTG63 (antepartum haemorrhage)',
        all('pregnant', any(all(late, bleeds), 'pad-each-hour', 'heavy-bleeding', 'not-stopping')),
        {
          unless: ['nosebleed', 'gum-bleeding', 'piles'],
        },
      ),
      emergency(
        'pregnancy-bleeding',
        'RCOG GTG27a (placenta praevia)',
        all('placenta-praevia', any('vaginal-bleeding', 'bleeding', 'belly-pain')),
      ),
      emergency(
        'placenta-torn',
        'RCOG GTG63 (abruption)',
        all('pregnant', any('womb-hard', all(late, 'belly-pain', any('severe-pain', 'sudden', 'fainted')))),
      ),
      emergency(
        'ectopic',
        'NICE NG126',
        any(
          'ectopic',
          all(
            'pregnant',
            any(
              'shoulder-tip',
              'fainted',
              'severe-pain',
              all('vaginal-bleeding', any('belly-pain', 'pelvic-pain')),
              all(early, any('sudden', 'low-side-pain', 'one-sided-pelvic', 'nearly-fainted', 'dizzy', 'ectopic-risk')),
            ),
          ),
        ),
        { unless: ['late-pregnancy', 'over-20-weeks', 'near-term', 'labour'] },
      ),
      emergency(
        'pre-eclampsia',
        'NICE NG133',
        all(
          'pregnant',
          any(
            'high-pressure',
            'very-high-pressure',
            'pressure-signs',
            all(any('raised-pressure', 'pressure-measured', 'pre-eclampsia', 'hypertension'), pressureSigns),
          ),
        ),
      ),
      emergency(
        'pre-eclampsia',
        'NICE NG133; CDC HEAR HER',
        all(
          'pregnant',
          any(
            'vision-loss',
            all(late, any('blurred-vision', 'flashes', 'upper-right')),
            all('headache', any('blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'severe', 'worst-headache')),
          ),
        ),
      ),
      emergency('pregnancy-clot', 'RCOG GTG37b; CDC HEAR HER', all('pregnant', clotSigns)),
      emergency('pregnancy-clot', 'RCOG GTG37b', all('pregnant', 'leg-swelling'), { unless: ['leg-swelling-both', 'cramp'] }),
      emergency(
        'pregnancy-sepsis',
        'NICE NG255; RCOG GTG64 (sepsis)',
        all('pregnant', any(all('fever', any('belly-pain', 'waters-broken', 'flank-pain', 'rigors', 'confused', 'breathless')), ill)),
      ),
      emergency(
        'pregnancy-blow',
        'RCOG (trauma in pregnancy)',
        all(
          'pregnant',
          any('injury', 'belly-injury'),
          any(
            'belly-pain',
            'vaginal-bleeding',
            'bleeding',
            'less-movement',
            'labour',
            'waters-broken',
            'major-trauma',
            'rigid-belly',
            all(late, any('road-crash', 'fall-from', 'high-fall', 'womb-hard', 'swollen-belly', 'bloating', 'practice-pains')),
          ),
        ),
      ),
      emergency('pregnancy-emergency', 'CDC HEAR HER', all('pregnant', any('fainted', 'confused', 'unconscious')), {
        unless: ['on-standing'],
      }),
      high(
        'pregnancy-pressure',
        'NICE NG133',
        all('pregnant', any('raised-pressure', 'pressure-measured', 'pre-eclampsia', 'face-hand-swelling')),
        {
          unless: ['hives'],
        },
      ),
      high('pregnancy-headache-today', 'NICE NG133', all('pregnant', 'headache', any(late, 'severe', 'over-1-day', 'vomiting', 'sudden')), {
        unless: ['cold'],
      }),
      high('early-bleeding', 'NICE NG126', all('pregnant', bleeds), { unless: ['nosebleed', 'gum-bleeding', 'piles'] }),
      high('early-bleeding', 'NICE NG140; RCOG', all('after-loss', any('pad-each-hour', 'fever', 'smelly-discharge', 'belly-pain'))),
      high('pregnancy-belly', 'NICE NG126; NHS', all('pregnant', any('belly-pain', 'pelvic-pain')), {
        unless: ['ligament-pain', 'practice-pains'],
      }),
      high('pregnancy-blow-today', 'RCOG (trauma in pregnancy)', all('pregnant', any('belly-injury', all('injury', late)))),
      emergency('high-sugar', 'NICE NG3 1.3; JBDS 2023 (ketoacidosis)', all('pregnant', 'diabetes', 'vomiting')),
      high(
        'hyperemesis',
        'RCOG GTG69',
        all(
          'pregnant',
          any('keeps-nothing', 'dehydration', all('vomiting', any('weight-loss', 'drowsy', 'dizzy', 'no-urine-long', 'vomiting-blood'))),
        ),
      ),
      high('pregnancy-urine', 'NICE NG109', all('pregnant', any('urine-burning', 'flank-pain', 'blood-in-urine'))),
      high('pregnancy-fever', 'NICE NG255; NHS', all('pregnant', 'fever')),
      high('liver-itch', 'RCOG GTG43 (cholestasis)', all('pregnant', any('palms-itch', 'jaundice', all('itch', late))), {
        unless: ['rash', 'insect-bite', 'stretch-itch', 'vaginal-itch', 'piles'],
      }),
      high(
        'rash-contact',
        'UKHSA (rash in pregnancy); RCOG GTG13',
        all('pregnant', any('rash-contact', 'measles-contact', 'chickenpox', 'measles')),
      ),
      high('pregnancy-today', 'CDC HEAR HER', all('pregnant', any('breathless', 'palpitations', 'harm-others', 'violence')), {
        unless: ['cold'],
      }),
      low('ligament-pain', 'NHS (pelvic pain in pregnancy)', all('pregnant', 'ligament-pain'), {
        unless: [
          'fever',
          'vaginal-bleeding',
          'urine-burning',
          'severe-pain',
          'severe',
          'labour',
          'waters-broken',
          'sudden',
          'vomiting',
          'worsening',
          'womb-hard',
        ],
        explains: ['belly-pain', 'pelvic-pain', 'low-side-pain', 'back-pain', 'joint-pain', 'limb-pain'],
      }),
      low('morning-sickness', 'RCOG GTG69; NHS', all('pregnant', any('morning-sickness', 'nausea', all('vomiting', 'keeps-fluids'))), {
        unless: [
          ...notEveryday,
          'late-pregnancy',
          'over-20-weeks',
          'weight-loss',
          'diabetes',
          'dizzy',
          'blood-in-urine',
          'diarrhoea',
          'dehydration',
        ],
        explains: ['nausea', 'vomiting', 'unwell', 'tired', 'no-appetite', 'heartburn', 'morning-sickness'],
      }),
      low('pregnancy-everyday', 'NHS (leg cramps in pregnancy)', all('pregnant', 'cramp', 'eases-moving'), {
        unless: [...notEveryday.filter((id) => id !== 'severe'), 'swollen-calf', 'weakness', 'vomiting', 'over-6-weeks'],
        explains: ['cramp', 'limb-pain', 'muscle-ache', 'poor-sleep'],
      }),
      low(
        'pregnancy-everyday',
        'NHS (common health problems in pregnancy)',
        all(
          'pregnant',
          any(
            'heartburn',
            'constipation',
            'urine-often',
            'cramp',
            'back-pain',
            'leg-swelling-both',
            'tired',
            'bloating',
            'piles',
            'gum-bleeding',
            'poor-sleep',
            'nosebleed',
            'breast-pain',
            'prostate',
            'stretch-itch',
            'hiccups',
          ),
        ),
        {
          unless: [
            ...notEveryday,
            'dizzy',
            'vomiting',
            'weight-loss',
            'palpitations',
            'saddle-numbness',
            'no-urine',
            'breast-lump',
            'breast-red',
            'low-mood',
            'heavy-bleeding',
          ],
          explains: [
            'heartburn',
            'constipation',
            'urine-often',
            'cramp',
            'back-pain',
            'leg-swelling-both',
            'tired',
            'bloating',
            'gum-bleeding',
            'poor-sleep',
            'breast-pain',
            'leaking-urine',
            'nosebleed',
            'prostate',
            'itch',
            'hiccups',
            'limb-pain',
            'muscle-ache',
            'swollen-joint',
            'sore-nipples',
          ],
        },
      ),
    ],
  }),
} as const;
