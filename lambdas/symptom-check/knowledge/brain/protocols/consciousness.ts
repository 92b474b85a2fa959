import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { stroke } from '../conditions.ts';

export const protocols = {
  seizure: protocol({
    title: ['Seizure', 'نوبة تشنج'],
    opens: ['seizure', 'febrile-seizure', 'seizure-long'],
    unanswered: ['Emergency', 'seizure'],
    cleared: ['High', 'seizure-today', 'clinical consensus: what opens it decides by rules of its own'],
    discriminators: [
      emergency('seizure', 'NICE NG217; RCUK', 'seizure-long'),
      emergency('pregnancy-fit', 'NICE NG133 (eclampsia)', all('seizure', any('late-pregnancy', 'after-birth')), { unless: ['epilepsy'] }),
      emergency('low-sugar', 'JBDS hypoglycaemia', all('seizure', 'low-sugar-reading')),
      emergency(
        'seizure',
        'NICE NG217',
        all(
          'seizure',
          any(
            'pregnant',
            'head-injury',
            'diabetes',
            'withdrawal',
            'breathless',
            'blue-lips',
            'worst-headache',
            'stiff-neck',
            'under-1',
            'hard-to-wake',
          ),
        ),
      ),
      emergency('seizure', 'NICE NG217; NHS 999 (first fit)', all('seizure', not('epilepsy')), { unless: ['over-week'] }),
      medium('seizure-known', 'NICE NG217; NHS (known epilepsy)', all('epilepsy', 'seizure-over'), {
        unless: ['seizure-long', 'pregnant', 'head-injury', 'injury-recent', 'drowsy', 'confused', 'diabetes', 'fever', 'breathless'],
        explains: ['seizure'],
      }),
      high('seizure-today', 'NICE NG217', all('seizure', any('over-week', all('recurring', 'epilepsy')))),
    ],
  }),
  'blank-spells': protocol({
    title: ['Blank spells', 'نوبات الشرود'],
    opens: ['staring-spells'],
    unanswered: ['High', 'seizure-today'],
    cleared: ['Medium', 'blank-spells', 'NICE NG217 1.1: first suspected seizure, seen within 2 weeks'],
    discriminators: [
      emergency('seizure', 'NICE NG217', all('staring-spells', any('seizure', 'hard-to-wake', 'head-injury'))),
      high('seizure-today', 'NICE NG217', all('staring-spells', any('sudden', 'under-2', 'fainted'))),
    ],
  }),
  unconscious: protocol({
    title: ['Unconscious or hard to wake', 'فقدان الوعي أو صعوبة الإيقاظ'],
    opens: ['unconscious', 'hard-to-wake'],
    unanswered: ['Emergency', 'collapse'],
    cleared: ['High', 'blackout-today', 'clinical consensus: what opens it decides by rules of its own'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all(any('unconscious', 'hard-to-wake'), 'low-sugar-reading')),
      emergency('heatstroke', 'WHO; CDC heat stroke', all(any('unconscious', 'hard-to-wake'), any('heat-exposure', 'very-hot'))),
      emergency('collapse', 'RCUK 2021; Manchester Triage', any('unconscious', 'hard-to-wake'), {
        unless: ['over-week', 'heat-exposure', 'very-hot', 'low-sugar-reading'],
      }),
    ],
  }),
  confusion: protocol({
    title: ['Confusion', 'الارتباك الذهني'],
    opens: ['confused'],
    unanswered: ['Emergency', 'confusion'],
    cleared: ['High', 'confusion-today', 'NICE CKS Delirium; NICE CG103 (recent new confusion)'],
    discriminators: [
      emergency('heatstroke', 'WHO; CDC heat stroke', all('confused', any('heat-exposure', 'very-hot', 'temperature-40'))),
      emergency('low-sugar', 'JBDS hypoglycaemia', all('confused', 'low-sugar-reading')),
      emergency('stroke', 'AHA/ASA stroke 2019', all('confused', any(stroke, 'balance-loss'))),
      emergency(
        'meningitis',
        'NICE NG240',
        all('confused', any('fever', 'high-fever'), any('headache', 'stiff-neck', 'purple-rash', 'seizure')),
      ),
      emergency('head-injury', 'NICE NG232', all('confused', 'head-injury')),
      emergency('confusion', 'NICE CG103; NEWS2 (new confusion)', 'confused', {
        unless: ['memory', 'over-3-weeks', 'heat-exposure', 'very-hot', 'low-sugar-reading', 'night-terror'],
      }),
      emergency('confusion', 'NICE CG103 (delirium)', all('confused', any('sudden', 'fever', 'worsening', 'drowsy')), {
        unless: ['heat-exposure', 'very-hot', 'night-terror'],
      }),
      high('confusion-today', 'NICE CG103; NG97', all('confused', any('memory', 'over-3-weeks')), { unless: ['night-terror'] }),
      low('child-habits', 'NHS (night terrors)', all('confused', 'night-terror', any('child', 'under-5', 'under-16')), {
        unless: ['seizure', 'fever', 'high-fever', 'head-injury', 'hard-to-wake', 'vomiting', 'headache', 'diabetes', 'injury-recent'],
        explains: ['confused', 'memory', 'poor-sleep', 'anxiety', 'agitated', 'crying-baby'],
      }),
    ],
  }),
  drowsiness: protocol({
    title: ['Unusual sleepiness', 'النعاس غير المعتاد'],
    opens: ['drowsy'],
    unanswered: ['High', 'drowsy-today'],
    cleared: ['Medium', 'sleep', 'NHS: Excessive daytime sleepiness, see a GP if'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('drowsy', any('low-sugar', 'low-sugar-reading'))),
      emergency(
        'confusion',
        'NEWS2; Manchester Triage',
        all('drowsy', any('hard-to-wake', 'confused', 'head-injury', 'diabetes', 'sepsis-signs', 'vomiting')),
        { unless: ['over-3-weeks'] },
      ),
      emergency('meningitis', 'NICE NG240', all('drowsy', any('stiff-neck', 'purple-rash', all('headache', 'fever')))),
      emergency('ill-child', 'NICE NG143; WHO IMCI', all('drowsy', 'under-5', any('fever', 'under-3-months', 'no-appetite'))),
      emergency(
        'overdose-sleepy',
        'TOXBASE; WHO (opioid overdose)',
        all('drowsy', any('overdose', 'opioids', 'slow-breathing', 'substance', 'bad-alcohol')),
      ),
      emergency('overdose-sleepy', 'TOXBASE', all('drowsy', any('child', 'under-5'), any('risky-medicine', 'pills-missing', 'substance'))),
      high('medicine-today', 'BNF', all('drowsy', any('medicine-effect', 'missed-or-double'))),
      low('poor-sleep', 'NICE CKS insomnia', all('drowsy', any('sleep-trigger', 'poor-sleep')), {
        unless: [
          'hard-to-wake',
          'confused',
          'headache',
          'fever',
          'vomiting',
          'head-injury',
          'child',
          'under-16',
          'over-65',
          'substance',
          'diabetes',
          'pregnant',
          'asleep-at-wheel',
          'sleep-pauses',
          'over-3-weeks',
          'medicine-effect',
          'no-sleep-days',
        ],
        explains: ['drowsy', 'poor-sleep', 'tired'],
      }),
    ],
  }),
} as const;
