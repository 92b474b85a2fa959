import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'ear-pain': protocol({
    title: ['Earache', 'ألم الأذن'],
    opens: ['ear-pain', 'ear-discharge', 'ear-injury'],
    unanswered: ['Medium', 'ear'],
    cleared: ['Low', 'earache', 'NICE NG91; NHS: Earache (better within 3 days)'],
    discriminators: [
      emergency(
        'ear-spreading',
        'NICE NG91; NICE CKS (mastoiditis)',
        all(any('ear-pain', 'ear-discharge'), any('stiff-neck', 'confused', 'drowsy', 'seizure', 'face-droop')),
      ),
      emergency('ear-spreading', 'NICE NG232 (skull base fracture)', all('ear-discharge', 'head-injury')),
      high('ear-today', 'NICE NG91', all('ear-pain', any('under-6-months', 'unwell', 'keeps-nothing', 'high-fever'))),
      high('ear-today', 'NICE CKS (otitis externa)', all(any('ear-pain', 'ear-discharge'), any('diabetes', 'weak-immunity'))),
      high('ear-today', 'NICE NG98; NICE CKS', all(any('ear-pain', 'ear-discharge', 'ear-injury'), any('dizzy', 'sudden-deafness'))),
      high('ear-today', 'NICE NG91', all('ear-discharge', 'under-2')),
      medium('ear', 'NICE NG91', 'ear-discharge'),
      medium('ear', 'NICE NG91', all('ear-pain', any('fever', 'over-3-days', 'under-2', 'hearing-loss', 'recurring', 'severe-pain'))),
      medium('ear', 'NICE CKS (perforated eardrum)', 'ear-injury'),
      low('earache', 'NICE NG91', all('ear-pain', any('mild', 'cold', 'sore-throat', 'jaw-clicks')), {
        unless: [
          'fever',
          'ear-discharge',
          'over-3-days',
          'severe-pain',
          'under-2',
          'dizzy',
          'sudden-deafness',
          'hearing-loss',
          'behind-ear',
          'recurring',
          'diabetes',
          'weak-immunity',
          'ear-injury',
          'chest-pain',
          'effort',
        ],
        explains: ['ear-pain'],
      }),
      low('blocked-ear', 'NHS (ear barotrauma)', all('ear-pain', 'ear-blocked'), {
        unless: ['fever', 'ear-discharge', 'over-3-days', 'severe-pain', 'under-2', 'dizzy', 'sudden-deafness'],
        explains: ['ear-pain', 'hearing-loss'],
      }),
    ],
  }),
  'behind-ear': protocol({
    title: ['Swelling behind the ear', 'تورم خلف الأذن'],
    opens: ['behind-ear'],
    unanswered: ['High', 'ear-today'],
    cleared: ['Medium', 'glands-check', 'NHS: Lumps, see a GP'],
    discriminators: [
      emergency(
        'ear-spreading',
        'NICE CKS (mastoiditis)',
        all('behind-ear', any('fever', 'high-fever', 'ear-discharge', 'drowsy', 'stiff-neck', 'confused', 'unwell')),
        { unless: ['over-3-weeks', 'measles'] },
      ),
      low('glands', 'NHS (swollen glands)', all('behind-ear', 'glands', any('cold', 'sore-throat', 'flu')), {
        unless: ['fever', 'ear-pain', 'ear-discharge', 'over-week', 'hot-neck-lump', 'weak-immunity'],
        explains: ['behind-ear', 'glands', 'lump'],
      }),
      medium('glands-check', 'NICE CKS (neck lump)', all('behind-ear', any('glands', 'over-3-weeks')), {
        unless: ['fever', 'ear-pain', 'ear-discharge', 'cold', 'sore-throat', 'flu'],
      }),
    ],
  }),
  'blocked-ear': protocol({
    title: ['Blocked ear', 'انسداد الأذن'],
    opens: ['ear-blocked', 'ear-insect'],
    unanswered: ['Low', 'blocked-ear'],
    cleared: ['Low', 'blocked-ear', 'NHS: Earwax build-up, treat it yourself'],
    discriminators: [
      high('sudden-deafness', 'NICE NG98', all('ear-blocked', 'sudden-deafness')),
      high('ear-insect', 'NICE CKS; ENT UK (foreign body)', 'ear-insect'),
      high('ear-today', 'NICE CKS', all('ear-blocked', 'dizzy', 'vomiting')),
      medium('ear', 'NICE CKS (earwax)', all('ear-blocked', any('over-week', 'ear-discharge', 'fever', 'ear-injury'))),
      low('blocked-ear', 'NHS (earwax)', 'ear-blocked', {
        unless: ['over-week', 'ear-discharge', 'fever', 'sudden-deafness', 'dizzy', 'ear-injury', 'ear-insect'],
        explains: ['hearing-loss', 'tinnitus'],
      }),
    ],
  }),
  'hearing-loss': protocol({
    title: ['Hearing loss', 'ضعف السمع'],
    opens: ['hearing-loss', 'sudden-deafness'],
    unanswered: ['Medium', 'hearing'],
    cleared: ['Medium', 'hearing', 'NHS: Hearing loss, see a GP; NICE NG98 1.1'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('hearing-loss', any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss'))),
      emergency('head-injury', 'NICE NG232', all('hearing-loss', 'head-injury')),
      high('sudden-deafness', 'NICE NG98', 'sudden-deafness'),
      high('sudden-deafness', 'NICE NG98', all('hearing-loss', any('sudden', 'dizzy')), { unless: ['over-3-weeks', 'ear-blocked'] }),
      high('ear-today', 'NICE NG98', all('hearing-loss', 'weak-immunity', 'ear-pain')),
    ],
  }),
  tinnitus: protocol({
    title: ['Ringing in the ear', 'طنين الأذن'],
    opens: ['tinnitus'],
    unanswered: ['Medium', 'tinnitus'],
    cleared: ['Medium', 'tinnitus', 'NHS: Tinnitus, see a GP; NICE NG155'],
    discriminators: [
      emergency('stroke', 'NICE NG155', all('tinnitus', any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss'))),
      emergency('head-injury', 'NICE NG155; NICE NG232', all('tinnitus', 'head-injury')),
      high('sudden-deafness', 'NICE NG155', all('tinnitus', 'sudden-deafness')),
      high('pulsing-ear', 'NICE NG155', 'pulsing-tinnitus', { unless: ['over-3-weeks'] }),
      low('noise-ringing', 'NHS (tinnitus)', all('tinnitus', 'loud-noise'), {
        unless: ['over-3-days', 'dizzy', 'sudden-deafness', 'pulsing-tinnitus', 'head-injury', 'ear-pain'],
        explains: ['tinnitus', 'ear-blocked'],
      }),
    ],
  }),
} as const;
