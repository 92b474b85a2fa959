import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { bellyHurts, maybePregnant } from '../conditions.ts';

const ectopicSigns = any(
  'fainted',
  'nearly-fainted',
  'shoulder-tip',
  'severe-pain',
  'sudden',
  'vaginal-bleeding',
  'low-side-pain',
  'one-sided-pelvic',
);

export const protocols = {
  'pelvic-pain': protocol({
    title: ['Pelvic pain', 'ألم الحوض'],
    opens: ['pelvic-pain'],
    of: 'female',
    unanswered: ['High', 'pelvic-today'],
    cleared: ['Medium', 'pelvic-pain', 'NHS: Pelvic pain, see a GP'],
    discriminators: [
      emergency('ectopic', 'NICE NG126', all(maybePregnant, ectopicSigns), { unless: ['late-pregnancy'] }),
      emergency('ectopic', 'NICE NG126', all('ectopic-risk', any('pregnant', 'missed-period')), { unless: ['late-pregnancy'] }),
      emergency(
        'twisted-ovary',
        'RCOG GTG62 (ovarian torsion)',
        all(
          'pelvic-pain',
          any(all('vomiting', any('sudden', 'severe-pain', 'severe')), all('ovarian-cyst', any('sudden', 'severe-pain', 'vomiting'))),
        ),
        { unless: ['diarrhoea'] },
      ),
      emergency('severe-abdomen', 'Manchester Triage (abdominal pain)', all('pelvic-pain', any('rigid-belly', 'fainted', 'low-pressure'))),
      high(
        'pelvic-infection',
        'BASHH (pelvic inflammatory disease) 2019',
        all('pelvic-pain', any('fever', 'vaginal-discharge', 'smelly-discharge', 'coil', 'sexual-risk')),
      ),
      high('pelvic-today', 'NICE NG126; CKS', any('pregnant', 'missed-period', 'sudden', 'severe-pain', 'vomiting', 'ovarian-cyst'), {
        unless: ['period-pain'],
      }),
      low('ovulation-pain', 'NHS (ovulation pain)', all(bellyHurts, 'mid-cycle'), {
        unless: [
          'pregnant',
          'missed-period',
          'sudden',
          'severe',
          'severe-pain',
          'vomiting',
          'fever',
          'dizzy',
          'vaginal-bleeding',
          'smelly-discharge',
          'worsening',
          'ovarian-cyst',
          'over-3-days',
        ],
        explains: ['pelvic-pain', 'belly-pain', 'low-side-pain', 'vaginal-discharge'],
      }),
      medium('pelvic-pain', 'RCOG GTG41 (chronic pelvic pain)', all('pelvic-pain', any('painful-sex', 'over-6-weeks', 'recurring'))),
    ],
  }),
} as const;
