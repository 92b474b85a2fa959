import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  discharge: protocol({
    title: ['Vaginal discharge or itch', 'إفرازات أو حكة مهبلية'],
    opens: ['vaginal-discharge', 'vaginal-itch', 'thrush', 'vaginal-object', 'vaginal-dry'],
    of: 'female',
    unanswered: ['Medium', 'vaginal-discharge'],
    cleared: ['Medium', 'vaginal-discharge-visit', 'NHS: Vaginal discharge, see a GP or sexual health clinic'],
    discriminators: [
      emergency('toxic-shock', 'NHS (toxic shock syndrome)', all(any('vaginal-object', 'tampon'), any('fever', 'rash', 'sepsis-signs'))),
      high(
        'pelvic-infection',
        'BASHH (pelvic inflammatory disease) 2019',
        all('vaginal-discharge', any('fever', 'pelvic-pain', 'belly-pain', 'after-loss')),
      ),
      high('vaginal-object', 'NHS (retained tampon)', 'vaginal-object'),
      low('discharge-clear', 'NHS (vaginal discharge)', any('discharge-clear', all('vaginal-discharge', 'mid-cycle')), {
        unless: [
          'smelly-discharge',
          'vaginal-itch',
          'thrush',
          'fever',
          'belly-pain',
          'pelvic-pain',
          'vaginal-bleeding',
          'genital-sores',
          'sexual-risk',
          'menopause',
          'waters-broken',
          'preterm',
        ],
        explains: ['vaginal-discharge', 'mid-cycle', 'smell-loss'],
      }),
      low('vaginal-dry', 'NHS (vaginal dryness)', 'vaginal-dry', {
        unless: ['vaginal-bleeding', 'smelly-discharge', 'fever', 'genital-sores', 'pelvic-pain', 'over-3-weeks', 'urine-burning'],
        explains: ['vaginal-itch', 'painful-sex', 'vaginal-dry'],
      }),
      medium('vaginal-discharge', 'NICE CKS (thrush)', all('thrush', any('recurring', 'thrush-often'))),
      low('thrush', 'NICE CKS (thrush)', 'thrush', {
        unless: [
          'pregnant',
          'recurring',
          'thrush-often',
          'over-5-days',
          'fever',
          'belly-pain',
          'pelvic-pain',
          'smelly-discharge',
          'vaginal-bleeding',
          'genital-sores',
          'under-16',
          'over-60',
          'diabetes',
          'weak-immunity',
          'sexual-risk',
        ],
        explains: ['vaginal-discharge', 'vaginal-itch', 'itch', 'urine-burning', 'hives', 'lump', 'medicine-effect', 'common-effect'],
      }),
    ],
  }),
  'toxic-shock': protocol({
    title: ['Tampon or menstrual cup', 'السدادة القطنية أو كأس الحيض'],
    opens: ['toxic-shock', 'tampon'],
    of: 'female',
    unanswered: ['Low', 'tampon'],
    cleared: ['Low', 'tampon', 'NHS: Toxic shock syndrome, prevention (change tampons)'],
    discriminators: [
      emergency(
        'toxic-shock',
        'NHS (toxic shock syndrome)',
        any('toxic-shock', all('tampon', any('fever', 'rash', 'fainted', 'confused', 'sepsis-signs'))),
      ),
    ],
  }),
} as const;
