import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { closing } from '../conditions.ts';

export const protocols = {
  // Jaw and temple
  jaw: protocol({
    title: ['Jaw pain', 'ألم الفك'],
    opens: ['jaw-pain', 'jaw-clicks'],
    unanswered: ['Medium', 'jaw'],
    cleared: ['Low', 'jaw-care', 'NHS: Temporomandibular disorder (TMD), things to try yourself'],
    discriminators: [
      emergency('heart', 'NICE CG95', all('jaw-pain', any('chest-pain', 'sweating', 'breathless', 'nearly-fainted', 'arm-pain'))),
      // Angina may be felt in the jaw alone.
      emergency('heart', 'NICE CG95; ESC 2019', all('jaw-pain', 'over-30', any('effort', 'heart-disease')), {
        unless: ['jaw-clicks', 'toothache', 'injury'],
      }),
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('jaw-pain', 'over-50', any('vision-loss', 'blurred-vision'))),
      high(
        'temple-artery-today',
        'BSR giant cell arteritis 2020',
        all('over-50', any('jaw-pain', 'jaw-clicks'), any('scalp', 'headache')),
        { unless: ['over-6-weeks'] },
      ),
      high('jaw-hurt', 'NICE CKS; Manchester Triage (facial problems)', all('jaw-pain', any('injury', 'trismus', 'fever'))),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', all('jaw-pain', any('overuse', 'mild', 'poor-sleep')), {
        unless: [
          'trismus',
          'injury',
          'fever',
          'effort',
          'chest-pain',
          'sweating',
          'scalp',
          'over-week',
          'toothache',
          'headache',
          'over-50',
          'heart-disease',
          'sudden',
          'arm-pain',
        ],
        explains: ['jaw-pain', 'ear-pain'],
      }),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', all('jaw-clicks', not('over-50')), {
        unless: ['trismus', 'injury', 'fever', 'chest-pain', 'sweating', 'over-3-weeks', 'toothache'],
        explains: ['jaw-pain', 'ear-pain', 'headache', 'scalp'],
      }),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', 'jaw-clicks', {
        unless: ['trismus', 'injury', 'fever', 'effort', 'chest-pain', 'sweating', 'scalp', 'over-3-weeks', 'toothache', 'headache'],
        explains: ['jaw-pain', 'ear-pain'],
      }),
    ],
  }),
  'tender-temple': protocol({
    title: ['Tender scalp or temple', 'ألم في فروة الرأس أو الصدغ'],
    opens: ['scalp'],
    of: 'over-50',
    unanswered: ['High', 'temple-artery-today'],
    cleared: ['Medium', 'jaw', 'BSR 2020: giant cell arteritis is rare under 50'],
    discriminators: [
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('scalp', any('vision-loss', 'blurred-vision', 'double-vision'))),
      high(
        'temple-artery-today',
        'BSR giant cell arteritis 2020',
        all('scalp', any('headache', 'jaw-pain', 'tired', 'weight-loss', 'fever')),
      ),
    ],
  }),
  // Neck
  glands: protocol({
    title: ['Swollen glands', 'تورم الغدد'],
    opens: ['glands', 'neck-swelling'],
    unanswered: ['Medium', 'glands-check'],
    cleared: ['Low', 'glands', 'NHS: Swollen glands (go down within 2 weeks)'],
    discriminators: [
      emergency(
        'throat-closing',
        'Manchester Triage; NICE CKS (neck lump)',
        all(any('glands', 'neck-swelling'), any(closing, 'breathless')),
        { unless: ['over-3-weeks'] },
      ),
      emergency(
        'throat-closing',
        'ENT UK (deep neck infection)',
        all('neck-swelling', any('toothache', 'trouble-swallowing', 'dental-abscess')),
      ),
      emergency('throat-closing', 'ENT UK (deep neck infection)', all('neck-swelling', 'fever'), { unless: ['glands', 'cold', 'mono'] }),
      high(
        'glands-today',
        'NICE CKS (lymphadenitis)',
        all('glands', any('hot-neck-lump', 'weak-immunity', 'keeps-nothing', 'white-cell-medicine', all('neck-swelling', 'fever'))),
      ),
      high('glands-today', 'NICE NG12', all('glands', any('purple-rash', all('bruise', 'tired'), 'jaundice'))),
      medium('glands-check', 'NICE NG12', all('glands', any('over-3-weeks', 'night-sweats', 'weight-loss', 'cancer', 'itch', 'mono'))),
      low('glands', 'NHS (swollen glands)', all('glands', any('cold', 'sore-throat', 'flu', 'toothache')), {
        unless: ['over-3-weeks', 'night-sweats', 'weight-loss', 'hot-neck-lump', 'weak-immunity', 'high-fever', 'neck-swelling'],
        explains: ['glands', 'lump', 'neck-pain', 'jaw-pain'],
      }),
    ],
  }),
  mono: protocol({
    title: ['Mono (glandular fever)', 'الحمى الغدية'],
    opens: ['mono'],
    unanswered: ['Medium', 'throat-check'],
    cleared: ['Low', 'mono', 'NHS: Glandular fever, how to treat it yourself'],
    discriminators: [
      emergency('throat-closing', 'NICE CKS (glandular fever)', all('mono', any(closing, 'breathless'))),
      emergency('spleen', 'NICE CKS (glandular fever)', all('mono', any('belly-pain', 'fainted', 'shoulder-tip', 'injury'))),
      high(
        'throat-today',
        'NICE CKS (glandular fever)',
        all('mono', any('keeps-nothing', 'dehydration', 'jaundice', 'weak-immunity', 'worsening')),
      ),
    ],
  }),
  mumps: protocol({
    title: ['Mumps', 'النكاف'],
    opens: ['mumps'],
    unanswered: ['Medium', 'mumps'],
    cleared: ['Medium', 'mumps', 'NHS: Mumps, call a GP if you suspect it; NICE CKS Mumps (notify)'],
    discriminators: [
      emergency(
        'meningitis',
        'NICE CKS (mumps)',
        all('mumps', any('stiff-neck', 'confused', 'drowsy', 'seizure', 'worst-headache', 'light-hurts')),
      ),
      high(
        'mumps-today',
        'NICE CKS (mumps)',
        all('mumps', any('testicle-pain', 'belly-pain', 'hearing-loss', 'pregnant', 'weak-immunity', 'keeps-nothing', 'hot-neck-lump')),
      ),
    ],
  }),
} as const;
