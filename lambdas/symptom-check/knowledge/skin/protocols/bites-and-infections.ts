import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { sepsis } from '../conditions.ts';

export const protocols = {
  'insect-bite': protocol({
    title: ['Insect bite or sting', 'لسعة حشرة'],
    opens: ['insect-bite'],
    insteadOf: ['itch', 'rash', 'hives', 'allergic-reaction', 'skin-infection'],
    unanswered: ['Low', 'insect-bite'],
    cleared: ['Low', 'insect-bite', 'NICE NG182; NHS: Insect bites and stings'],
    discriminators: [
      emergency(
        'anaphylaxis',
        'RCUK 2021; NICE NG182',
        any('severe-breathless', 'breathless', 'wheeze', 'fainted', 'nearly-fainted', 'epipen', 'confused'),
      ),
      emergency(
        'anaphylaxis',
        'RCUK 2021; NICE NG182',
        any('tongue-swelling', all('hives', any('vomiting', 'dizzy', 'airway-swelling', 'severe-allergy'))),
      ),
      emergency('sting-mouth', 'NICE NG182', 'sting-mouth'),
      emergency('many-stings', 'TOXBASE (bee stings)', all('many-stings', any('vomiting', 'under-16', 'dizzy', 'unwell', 'dark-urine'))),
      emergency('necrotising-infection', 'WSES 2022', any('flesh-eating', 'pain-beyond-looks'), { unless: ['bruise'] }),
      emergency('anaphylaxis', 'RCUK 2021', all('allergen', any('lip-swelling', all('airway-swelling', any('vomiting', 'dizzy'))))),
      ...sepsis,
      emergency('sepsis', 'NICE NG253', all('cellulitis', 'rigors')),
      emergency('neutropenic-fever', 'NICE CG151', all('fever', 'weak-immunity')),
      high('bite-infected', 'NICE NG182', any('fever', 'pus', 'red-streak', 'spreading-hours', all('cellulitis', 'worsening'))),
      high('bite-infected', 'NICE NG182', all('cellulitis', 'over-1-day'), { unless: ['mild', 'itch', 'rash-gone'] }),
      high('many-stings-today', 'TOXBASE (bee stings)', 'many-stings'),
      high('allergy-today', 'NICE NG182', any('hives-wide', 'airway-swelling', 'anaphylaxis'), { unless: ['mild'] }),
      high('allergy-today', 'NICE NG182', 'severe-allergy', { unless: ['over-1-day'] }),
      low('insect-bite', 'NICE NG182', 'insect-bite', {
        unless: ['fever', 'severe', 'severe-pain', 'pus', 'many-stings', 'sting-mouth', 'hives-wide', 'red-streak', 'venom'],
        explains: [
          'itch',
          'rash',
          'lump',
          'swollen-joint',
          'leg-swelling',
          'limb-pain',
          'cellulitis',
          'bite',
          'joint-pain',
          'hot-joint',
          'skin-blisters',
          'allergen',
          'hives',
          'allergic-reaction',
          'allergy',
          'injury',
          'limb-injury',
          'wound',
          'minor-wound',
          'face-hand-swelling',
          'eye-swelling',
        ],
      }),
    ],
  }),
  'skin-infection': protocol({
    title: ['Red, hot, sore skin', 'جلد أحمر ساخن مؤلم'],
    opens: ['cellulitis', 'flesh-eating', 'red-streak', 'spreading-hours'],
    unanswered: ['High', 'infection-today'],
    cleared: ['High', 'infection-today', 'NHS: Cellulitis, urgent GP or 111; NICE NG141'],
    discriminators: [
      emergency('necrotising-infection', 'WSES/SIS-E 2022', all('spreading-hours', any('severe-pain', 'severe')), {
        unless: ['over-3-weeks', 'black-nail'],
      }),
      emergency(
        'necrotising-infection',
        'WSES/SIS-E 2022',
        any('flesh-eating', 'pain-beyond-looks', all('spreading-hours', any('severe-pain', 'fever', 'severe'))),
        {
          unless: ['over-3-weeks', 'bruise', 'black-nail'],
        },
      ),
      emergency(
        'necrotising-infection',
        'CDC (Vibrio)',
        all('sea-wound', any('fever', 'spreading-hours', 'severe-pain', 'skin-blisters', 'liver-disease', 'weak-immunity')),
      ),
      ...sepsis,
      emergency('sepsis', 'NICE NG253', 'rigors'),
      emergency('neutropenic-fever', 'NICE CG151', all('fever', 'weak-immunity')),
      emergency(
        'eye-emergency',
        'NICE CKS (orbital cellulitis)',
        all('eye-swelling', any('fever', 'eye-pain', 'bulging-eye', 'blurred-vision', 'vision-loss')),
      ),
      emergency('necrotising-infection', 'WSES/SIS-E 2022 (Fournier)', all('perineal-infection', any('fever', 'diabetes', 'severe-pain'))),
      high('infection-today', 'NICE NG141 (cellulitis)', any('cellulitis', 'red-streak', 'spreading-hours'), {
        unless: ['sea-sting', 'small-burn', 'sunburn', 'friction-blister', 'chafing'],
      }),
    ],
  }),
  abscess: protocol({
    title: ['Abscess or boil', 'خراج أو دمل'],
    opens: ['abscess', 'boil'],
    insteadOf: ['skin-infection', 'lump'],
    unanswered: ['Medium', 'boil'],
    cleared: ['Low', 'boil-care', 'NHS: Boils, treat yourself; NICE CKS Boils'],
    discriminators: [
      emergency(
        'necrotising-infection',
        'WSES/SIS-E 2022 (Fournier)',
        any('flesh-eating', all('perineal-infection', any('fever', 'diabetes', 'severe-pain'))),
      ),
      ...sepsis,
      emergency('neutropenic-fever', 'NICE CG151', all(any('fever', 'rigors'), 'weak-immunity')),
      high(
        'abscess-today',
        'NICE CKS (boils); NHS',
        any('abscess', 'fever', 'diabetes', 'weak-immunity', 'perineal-infection', 'cellulitis', 'severe-pain', 'eye-swelling'),
      ),
      low('boil-home', 'NHS (boils)', all('boil', any('mild', not('fever'), 'acne', 'ingrown-hair')), {
        unless: ['abscess', 'fever', 'diabetes', 'weak-immunity', 'recurring', 'severe', 'severe-pain', 'over-week', 'cellulitis'],
        explains: ['lump', 'pus', 'acne'],
      }),
    ],
  }),
  'swollen-joint': protocol({
    title: ['Hot or swollen joint', 'مفصل ساخن أو متورم'],
    opens: ['hot-joint', 'swollen-joint'],
    of: any(
      'fever',
      'rigors',
      'joint-prosthesis',
      not(any('sprain', 'limb-injury', 'fracture', 'insect-bite', all('leg-swelling-both', not('hot-joint')))),
    ),
    unanswered: ['Medium', 'swollen-joint'],
    cleared: ['Medium', 'swollen-joint', 'NICE NG100 1.1: suspected synovitis, refer within 3 working days'],
    discriminators: [
      emergency('septic-joint', 'BSR 2006 (hot swollen joint)', any('fever', 'rigors', 'high-fever'), { unless: ['over-3-weeks'] }),
      emergency('septic-joint', 'BSR 2006; NICE CKS', all('hot-joint', any('joint-prosthesis', 'weak-immunity', 'joint-stuck'))),
      ...sepsis,
      high('hot-joint', 'BSR 2006; NICE NG219', any('hot-joint', 'joint-prosthesis', 'joint-stuck', 'blood-thinner'), {
        unless: ['usual'],
      }),
      medium('gout', 'NICE NG219 (gout)', all('gout', any('hot-joint', 'swollen-joint'))),
      medium('swollen-joint', 'NICE NG100', all('swollen-joint', any('over-week', 'over-3-weeks', 'recurring'))),
    ],
  }),
  shingles: protocol({
    title: ['Shingles', 'الحزام الناري'],
    opens: ['shingles', 'shingles-eye', 'shingles-wide'],
    insteadOf: ['rash'],
    unanswered: ['High', 'shingles'],
    cleared: ['Medium', 'shingles-late', 'NICE CKS Shingles: antiviral within 72 hours; NHS: Shingles'],
    discriminators: [
      emergency(
        'shingles-eye',
        'NICE CKS (shingles)',
        all('shingles-eye', any('eye-pain', 'red-eye', 'blurred-vision', 'vision-loss', 'light-hurts')),
      ),
      emergency('meningitis', 'NICE CKS (shingles); NICE NG240', any('stiff-neck', 'confused', 'drowsy', 'seizure')),
      emergency('shingles-wide', 'NICE CKS (shingles)', all('shingles', any('weak-immunity', 'breathless')), { unless: ['over-3-weeks'] }),
      high('shingles-face', 'NICE CKS (shingles)', any('shingles-eye', 'face-droop')),
      high('shingles', 'NICE CKS (shingles)', any('shingles', 'shingles-wide', 'pregnant', 'under-16'), { unless: ['over-week'] }),
    ],
  }),
} as const;
