import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { late } from '../conditions.ts';

const crampy = any('belly-pain', 'pelvic-pain', 'cramp', 'back-pain', 'low-side-pain');

export const protocols = {
  movements: protocol({
    title: ['The baby moves less', 'قلة حركة الجنين'],
    opens: ['less-movement'],
    of: all(
      any('pregnant', 'over-20-weeks', 'weeks-told', all(any('kicks-said', 'female'), not('male'), not('under-16'))),
      any(not('moves-again'), 'nothing-felt'),
      not('after-birth'),
    ),
    // RCOG GTG57: from the 24th week on it is looked at without delay.
    unanswered: ['Emergency', 'less-movement'],
    cleared: ['Medium', 'first-movements', 'RCOG GTG57: refer if none is felt by 24 weeks'],
    discriminators: [
      emergency(
        'less-movement',
        'RCOG GTG57 (reduced movements)',
        all('less-movement', any('late-pregnancy', 'over-20-weeks', 'near-term', 'weeks-told', 'vaginal-bleeding', 'injury')),
      ),
      medium('first-movements', 'RCOG GTG57; NHS', all('less-movement', not('late-pregnancy')), {
        unless: ['over-20-weeks', 'weeks-told'],
      }),
      high('less-movement-today', 'RCOG GTG57 (reduced movements)', all('less-movement', 'belly-pain')),
    ],
  }),
  labour: protocol({
    title: ['Labor or waters', 'الطلق أو نزول ماء الجنين'],
    opens: ['labour', 'waters-broken', 'urge-to-push', 'cord-out', 'baby-born', 'practice-pains', 'pains-close'],
    of: all(
      any('pregnant', 'baby-born', 'over-20-weeks', 'weeks-told'),
      any('labour', 'waters-broken', 'urge-to-push', 'cord-out', 'baby-born', 'practice-pains', all('pains-close', crampy)),
    ),
    unanswered: ['High', 'labour-today'],
    cleared: ['High', 'labour-today', 'NICE NG235; kept sooner than home: labour can go fast'],
    discriminators: [
      emergency('cord-first', 'RCOG GTG50 (cord prolapse)', 'cord-out'),
      emergency('birth-now', 'NICE NG235; WHO', any('urge-to-push', 'baby-born')),
      emergency(
        'preterm-labour',
        'NICE NG25',
        all(any('waters-broken', all('pains-close', crampy)), any('preterm', all(late, not('near-term')))),
      ),
      emergency('preterm-labour', 'NICE NG25', all('labour', any('preterm', all(late, not('near-term')))), { unless: ['practice-pains'] }),
      emergency(
        'labour',
        'NICE NG235',
        all(
          any('labour', 'waters-broken'),
          any(
            'waters-coloured',
            'vaginal-bleeding',
            'pad-each-hour',
            'heavy-bleeding',
            'less-movement',
            'womb-hard',
            'fever',
            'placenta-praevia',
            'high-pressure',
            'headache',
            'fainted',
            'pains-close',
          ),
        ),
      ),
      emergency('labour', 'NICE NG235', all('labour', 'waters-broken')),
      // Until the weeks are said, the waters may have broken too early.
      emergency('labour', 'NICE NG25', 'waters-broken', { unless: ['near-term'] }),
      high('labour-today', 'NICE NG235', any('pains-close', 'waters-broken', all('labour', 'near-term'))),
      low('practice-pains', 'NHS (Braxton Hicks)', 'practice-pains', {
        unless: [
          'injury',
          'sudden',
          'waters-broken',
          'vaginal-bleeding',
          'pains-close',
          'less-movement',
          'fever',
          'severe-pain',
          'urine-burning',
          'worsening',
        ],
        explains: ['labour', 'belly-pain', 'pelvic-pain', 'swollen-belly', 'upper-belly-pain'],
      }),
    ],
  }),
} as const;
