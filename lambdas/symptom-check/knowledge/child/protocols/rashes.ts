import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { children, smallChildren } from '../conditions.ts';

export const protocols = {
  'child-rash': protocol({
    title: ['Rash with fever in a child', 'طفح مع حرارة لدى طفل'],
    opens: ['rash', 'scarlet-fever', 'kawasaki-signs', 'purple-rash'],
    of: all(children, any('fever', 'high-fever', 'scarlet-fever')),
    unanswered: ['High', 'child-rash-fever'],
    cleared: ['Low', 'child-rash-care', 'NICE NG143: green; NHS: Rashes in babies and children'],
    discriminators: [
      emergency('meningitis', 'NICE NG240; NG143', any('purple-rash', 'stiff-neck')),
      emergency('ill-child', 'NICE NG143 (red)', any('drowsy', 'floppy', 'mottled', 'confused', 'severe-breathless', 'seizure')),
      emergency('ill-child', 'NICE NG143 (Kawasaki disease)', all('kawasaki-signs', 'fever', any('over-3-days', 'red-eye', 'over-5-days'))),
      high('child-rash-fever', 'UKHSA (scarlet fever)', 'scarlet-fever'),
      high('child-rash-fever', 'NICE NG143', any('over-3-days', 'weak-immunity', 'not-feeding', 'under-6-months', 'swollen-joint'), {
        unless: ['vaccine'],
      }),
      low('child-fever-after-vaccine', 'NHS (MMR vaccine)', all('vaccine', 'rash'), {
        unless: [
          'under-3-months',
          'infant-danger',
          'drowsy',
          'breathless',
          'weak-immunity',
          'purple-rash',
          'skin-blisters',
          'airway-swelling',
          'hives',
          'temperature-40',
        ],
        explains: ['rash', 'fever', 'low-fever', 'high-fever', 'itch', 'cold', 'crying-baby'],
      }),
      medium('child-rash-check', 'NICE NG143 (green)', 'feeds-well', {
        unless: ['infant-danger', 'drowsy', 'breathless', 'measles', 'vaccine', 'chickenpox', 'handfoot'],
        explains: ['rash', 'fever', 'itch', 'cold'],
      }),
    ],
  }),
  chickenpox: protocol({
    title: ['Chickenpox', 'جدري الماء'],
    opens: ['chickenpox'],
    unanswered: ['Low', 'chickenpox'],
    cleared: ['Low', 'chickenpox', 'NHS: Chickenpox, treat at home'],
    discriminators: [
      emergency(
        'chickenpox-now',
        'NICE CKS (chickenpox)',
        any('breathless', 'severe-breathless', 'chest-pain', 'confused', 'drowsy', 'stiff-neck', 'seizure'),
      ),
      emergency('chickenpox-now', 'NICE CKS (chickenpox); UKHSA', any('under-1-month', 'purple-rash', 'flesh-eating', 'balance-loss')),
      high(
        'chickenpox-today',
        'UKHSA; NICE CKS (chickenpox)',
        any('pregnant', 'weak-immunity', 'under-3-months', 'after-birth', 'over-16'),
      ),
      high('chickenpox-today', 'NICE CKS (infected spots)', any('cellulitis', 'severe-pain', 'dehydration', 'eye-pain')),
      low('chickenpox', 'NHS (chickenpox)', any('under-16', 'feeds-well'), {
        unless: ['under-3-months', 'weak-immunity', 'breathless', 'drowsy'],
        explains: ['rash', 'itch', 'fever', 'low-fever', 'tired', 'no-appetite', 'headache', 'mouth-sores', 'skin-blisters', 'hives'],
      }),
    ],
  }),
  handfoot: protocol({
    title: ['Hand, foot and mouth', 'اليد والقدم والفم'],
    opens: ['handfoot'],
    unanswered: ['Low', 'handfoot'],
    cleared: ['Low', 'handfoot', 'NHS: Hand, foot and mouth disease'],
    discriminators: [
      emergency(
        'ill-child',
        'WHO (hand, foot and mouth)',
        all(children, any('drowsy', 'floppy', 'seizure', 'stiff-neck', 'severe-breathless', 'mottled')),
      ),
      high(
        'handfoot-today',
        'NICE CKS (hand, foot and mouth)',
        any('dehydration', 'not-feeding', 'dry-nappies', 'pregnant', 'weak-immunity', 'under-3-months'),
      ),
      low('handfoot', 'NHS (hand, foot and mouth)', 'handfoot', {
        unless: ['infant-danger', 'pregnant', 'weak-immunity', 'breathless', 'drowsy', 'under-3-months'],
        explains: [
          'rash',
          'fever',
          'low-fever',
          'mouth-sores',
          'mucosal-sores',
          'skin-blisters',
          'sore-throat',
          'no-appetite',
          'itch',
          'cold',
          'cold-sore',
          'crying-baby',
          'limb-pain',
          'joint-pain',
        ],
      }),
    ],
  }),
  measles: protocol({
    title: ['Measles', 'حصبة'],
    opens: ['measles'],
    unanswered: ['High', 'measles-today'],
    cleared: ['High', 'measles-today', 'NHS: Measles, urgent GP or 111'],
    discriminators: [
      emergency(
        'measles-now',
        'NICE CKS (measles); WHO',
        any('breathless', 'severe-breathless', 'drowsy', 'confused', 'seizure', 'stiff-neck', 'blue-lips'),
      ),
      emergency('measles-now', 'WHO (measles)', any('infant-danger', 'chest-pain', 'under-3-months')),
    ],
  }),
  'nappy-rash': protocol({
    title: ['Diaper rash', 'طفح الحفاض'],
    opens: ['nappy-rash'],
    of: any('under-5', 'newborn', 'child', 'elderly'),
    unanswered: ['Low', 'nappy-rash'],
    cleared: ['Low', 'nappy-rash', 'NHS: Nappy rash'],
    discriminators: [
      emergency('ill-child', 'NICE NG143', all(smallChildren, any('purple-rash', 'floppy', 'drowsy', 'mottled'))),
      high('nappy-rash-today', 'NICE CKS (nappy rash)', any('fever', 'cellulitis', 'abscess', 'infant-danger', 'unexplained-bruise')),
      medium('nappy-rash-check', 'NICE CKS (nappy rash)', any('over-week', 'worsening', 'severe')),
      low('nappy-rash', 'NHS (nappy rash)', 'nappy-rash', {
        unless: ['fever', 'infant-danger', 'over-week', 'purple-rash', 'abscess'],
        explains: ['rash', 'itch', 'diarrhoea', 'crying-baby', 'anal-pain', 'minor-skin', 'fungal-skin', 'thrush'],
      }),
    ],
  }),
} as const;
