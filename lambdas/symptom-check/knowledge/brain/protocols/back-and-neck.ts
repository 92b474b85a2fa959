import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { anyInjury, stroke } from '../conditions.ts';

const cordSigns = any('saddle-numbness', 'lost-control', 'weak-legs', 'no-urine');

export const protocols = {
  'weak-legs': protocol({
    title: ['Weak legs', 'ضعف الساقين'],
    opens: ['weak-legs', 'rising-weakness', 'saddle-numbness', 'lost-control'],
    unanswered: ['High', 'nerve-today'],
    cleared: ['Medium', 'weak-all-over', 'NICE NG127 1.6: slowly progressive limb weakness, refer'],
    discriminators: [
      emergency('spine-injury', 'NICE NG41', all(any('weak-legs', 'rising-weakness'), anyInjury)),
      emergency('spreading-weakness', 'NICE NG127 (Guillain-Barré)', 'rising-weakness', { unless: ['over-6-weeks'] }),
      emergency('spreading-weakness', 'NICE NG127 (Guillain-Barré)', all('weak-legs', 'arms-too'), { unless: ['over-6-weeks'] }),
      emergency(
        'spreading-weakness',
        'NICE NG127; Manchester Triage',
        all(any('weak-legs', 'weakness'), any('trouble-swallowing', 'breathless', 'double-vision'), any('weak-legs', 'nerve-disease')),
      ),
      emergency('cauda-equina', 'GIRFT cauda equina 2023', 'saddle-numbness', { unless: ['over-6-weeks', 'pressed-nerve'] }),
      emergency(
        'cauda-equina',
        'GIRFT cauda equina 2023; NICE NG234',
        all('weak-legs', any('back-pain', 'no-urine', 'lost-control', 'cancer', 'numbness', 'sudden')),
        { unless: ['pressed-nerve'] },
      ),
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('lost-control', any('back-pain', 'leg-shooting', 'numbness'))),
      high('nerve-today', 'NICE NG127', all(any('weak-legs', 'rising-weakness'), any('over-week', 'over-6-weeks', 'nerve-disease'))),
      medium(
        'continence',
        'NICE NG123',
        all('lost-control', any('over-6-weeks', 'recurring', 'after-birth', 'cough', 'leaking-urine', 'bedwetting')),
        {
          unless: ['back-pain', 'weak-legs', 'saddle-numbness', 'leg-shooting', 'numbness'],
        },
      ),
    ],
  }),
  'back-pain': protocol({
    title: ['Back pain', 'ألم الظهر'],
    opens: ['back-pain', 'leg-shooting', 'night-back-pain'],
    unanswered: ['Medium', 'back-unclear'],
    cleared: ['Low', 'back-strain', 'NHS: Back pain, how to ease it; NICE NG59'],
    discriminators: [
      emergency('cauda-equina', 'GIRFT cauda equina 2023; NICE NG59', all(any('back-pain', 'leg-shooting'), cordSigns)),
      emergency(
        'cauda-equina',
        'NICE NG234 (cord compression)',
        all('back-pain', 'cancer', any('weak-legs', 'balance-loss', 'numbness', 'night-back-pain')),
      ),
      emergency(
        'aorta',
        'ESC aortic disease 2024',
        all('back-pain', any('tearing', 'aneurysm', all('sudden', any('chest-pain', 'fainted', 'sweating', 'belly-pain')))),
      ),
      emergency(
        'severe-abdomen',
        'NICE NG156 (aneurysm)',
        all('back-pain', 'over-60', 'sudden', any('severe', 'severe-pain', 'nearly-fainted', 'dizzy')),
      ),
      emergency('spine-injury', 'NICE NG41', all('back-pain', any('high-fall', 'major-trauma', 'spine-injury'))),
      high(
        'back-today',
        'NICE NG59; NG12',
        all('back-pain', any('fever', 'high-fever', 'cancer', 'weak-immunity', 'weight-loss', 'rigors')),
        { unless: ['flu', 'cold'] },
      ),
      high(
        'back-today',
        'NICE CKS (vertebral fracture)',
        all('back-pain', any(all('injury-recent', 'over-60'), all('weak-bones', any('sudden', 'severe', 'injury-recent')))),
      ),
      high('back-today', 'NICE NG59', all('back-pain', any('one-sided-weakness', all('under-16', any('night-back-pain', 'limp'))))),
      high(
        'urine-today',
        'NICE NG111 (pyelonephritis)',
        all('back-pain', any('urine-burning', 'blood-in-urine', 'pregnant'), any('fever', 'rigors', 'vomiting', 'pregnant')),
      ),
      medium('sciatica', 'NICE NG59', all(any('back-pain', 'numbness'), 'leg-shooting')),
      medium(
        'back-lasting',
        'NICE NG59; NG65',
        all('back-pain', any('over-3-weeks', 'night-back-pain', 'numbness', 'recurring', 'under-16')),
        { unless: ['period-pain'] },
      ),
      low('back-strain', 'NICE NG59', all('back-pain', any('back-strain', 'overuse', 'muscle-strain', 'mild', 'eases-moving')), {
        unless: [
          'night-back-pain',
          'neck-pain',
          'stiff-neck',
          'injury',
          'recurring',
          'vomiting',
          'blood-in-urine',
          'numbness',
          'weak-legs',
          'fever',
          'cancer',
          'weight-loss',
          'leg-shooting',
          'over-3-weeks',
          'high-fall',
          'saddle-numbness',
          'sudden',
          'pregnant',
          'urine-burning',
          'under-16',
          'chest-pain',
          'weak-bones',
        ],
        explains: ['back-pain', 'back-strain', 'flank-pain', 'muscle-ache', 'shoulder-pain', 'neck-pain', 'slow-stiff'],
      }),
    ],
  }),
  'neck-pain': protocol({
    title: ['Neck pain', 'ألم الرقبة'],
    opens: ['neck-pain', 'clumsy-hands'],
    unanswered: ['Medium', 'neck-unclear'],
    cleared: ['Low', 'neck-strain', 'NHS: Neck pain and stiff neck, how to ease it'],
    discriminators: [
      emergency(
        'spine-injury',
        'NICE NG41; Canadian C-spine rule',
        all('neck-pain', anyInjury, any('numbness', 'weakness', 'severe', 'over-65', 'high-fall', 'major-trauma', 'weak-legs')),
      ),
      emergency(
        'meningitis',
        'NICE NG240',
        all('neck-pain', any('fever', 'high-fever'), any('headache', 'stiff-neck', 'light-hurts', 'purple-rash')),
      ),
      emergency(
        'stroke',
        'AHA/ASA 2024 (artery dissection)',
        all('neck-pain', any(stroke, 'double-vision', 'balance-loss', all('sudden', 'headache'))),
        { unless: ['over-week', 'over-3-weeks'] },
      ),
      emergency(
        'heart',
        'NICE CG95',
        all('neck-pain', any('pressing-pain', 'chest-pain'), any('sweating', 'breathless', 'spreading-pain')),
      ),
      high(
        'neck-today',
        'NICE CKS neck pain; NG127',
        all(
          any('neck-pain', 'clumsy-hands'),
          any('clumsy-hands', 'weak-legs', 'fever', 'cancer', 'weak-immunity', 'weight-loss', anyInjury),
        ),
        { unless: ['cold', 'flu', 'sore-throat'] },
      ),
      medium('neck-lasting', 'NICE CKS neck pain', all('neck-pain', any('over-3-weeks', 'numbness', 'one-sided-weakness', 'recurring'))),
      low(
        'neck-strain',
        'NICE CKS neck pain',
        all('neck-pain', any('back-strain', 'mild', 'strain-headache', 'neck-turning', 'overuse', 'muscle-strain', 'eases-moving')),
        {
          unless: [
            'cancer',
            'weight-loss',
            'weak-immunity',
            'weak-legs',
            'one-sided-weakness',
            'fever',
            'injury',
            'injury-recent',
            'numbness',
            'clumsy-hands',
            'chest-pain',
            'sudden',
            'over-3-weeks',
            'severe',
          ],
          explains: ['neck-pain', 'stiff-neck', 'headache', 'shoulder-pain', 'muscle-ache', 'back-strain', 'slow-stiff', 'neck-midline'],
        },
      ),
    ],
  }),
} as const;
