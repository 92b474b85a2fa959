import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { poisoned } from '../conditions.ts';

export const protocols = {
  shisha: protocol({
    title: ['After shisha', 'بعد الشيشة'],
    opens: ['shisha'],
    // Who only says that they smoke it has another complaint.
    of: any(
      'headache',
      'dizzy',
      'nausea',
      'vomiting',
      'fainted',
      'nearly-fainted',
      'confused',
      'drowsy',
      'unconscious',
      'palpitations',
      'weakness',
      'charcoal',
    ),
    unanswered: ['High', 'shisha-today'],
    cleared: ['Low', 'shisha', 'clinical consensus'],
    discriminators: [
      emergency(
        'fumes',
        'UKHSA (carbon monoxide)',
        any('fainted', 'confused', 'chest-pain', 'drowsy', 'unconscious', 'seizure', 'breathless', 'severe-breathless'),
      ),
      emergency(
        'fumes',
        'UKHSA (carbon monoxide)',
        all(any('headache', 'dizzy', 'nausea', 'vomiting'), any('pregnant', 'others-too', 'vomiting', 'heart-disease', 'charcoal')),
      ),
      high('shisha-today', 'UKHSA (carbon monoxide)', any('headache', 'dizzy', 'nausea', 'palpitations', 'weakness', 'nearly-fainted'), {
        unless: ['well-since', 'better-cooled'],
      }),
      low('shisha', 'UKHSA (carbon monoxide)', any('well-since', 'better-cooled'), {
        unless: ['pregnant', 'others-too', 'heart-disease', 'vomiting', 'fainted', 'chest-pain', 'confused', 'breathless'],
        explains: ['headache', 'dizzy', 'nausea', 'palpitations', 'weakness'],
      }),
    ],
  }),
  opioids: protocol({
    title: ['Opioids or tramadol', 'مسكنات أفيونية أو ترامادول'],
    opens: ['opioids', 'collapsed-drugs'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help', 'NHS: Heroin addiction / Drug addiction, getting help; NICE CG52'],
    discriminators: [
      emergency(
        'opioid',
        'WHO opioid overdose 2014',
        any('slow-breathing', 'no-breathing', 'unconscious', 'blue-lips', 'drowsy', 'pinpoint-pupils', 'gasping', 'collapsed-drugs'),
      ),
      emergency(
        'opioid',
        'TOXBASE (tramadol)',
        any('seizure', 'mixed-drugs', 'overdose', 'many-tablets', 'self-harm', 'under-16', 'confused'),
      ),
      high('drugs-today', 'TOXBASE', any('vomiting', 'dizzy', 'no-urine', 'breathless', 'pregnant', 'withdrawal')),
      low('medicine-mild', 'NHS (side effects); TOXBASE', all('opioids', 'constipation'), {
        unless: ['severe', 'severe-pain', 'vomiting', 'fever', 'substance', 'mixed-drugs', 'addiction'],
        explains: ['constipation', 'bloating'],
      }),
    ],
  }),
  stimulants: protocol({
    title: ['Stimulants or khat', 'منشطات أو قات'],
    opens: ['stimulants', 'khat'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help', 'NHS: Drug addiction, getting help'],
    discriminators: [
      emergency(
        'stimulants',
        'TOXBASE; AHA 2008 (cocaine)',
        any('chest-pain', 'seizure', 'fainted', 'unconscious', 'breathless', 'severe-breathless'),
      ),
      emergency(
        'stimulants',
        'TOXBASE (amphetamines)',
        any('very-hot', 'temperature-39', 'temperature-40', 'high-fever', 'agitated', 'confused', 'psychosis'),
      ),
      emergency(
        'stimulants',
        'TOXBASE (amphetamines)',
        any(
          'worst-headache',
          'one-sided-weakness',
          'very-fast-pulse',
          'very-high-pressure',
          'rigid-belly',
          'self-harm',
          'overdose',
          'mixed-drugs',
        ),
      ),
      high(
        'drugs-today',
        'TOXBASE',
        any('palpitations', 'no-sleep-days', 'headache', 'dark-urine', 'anxiety', 'pregnant', 'under-16', 'heart-disease', 'vomiting'),
      ),
    ],
  }),
  'energy-drinks': protocol({
    title: ['Energy drinks or coffee', 'مشروبات طاقة أو قهوة'],
    opens: ['energy-drinks'],
    unanswered: ['Low', 'caffeine'],
    cleared: ['Low', 'caffeine', 'EFSA 2015 caffeine; TOXBASE caffeine'],
    discriminators: [
      emergency(
        'stimulants',
        'TOXBASE (caffeine)',
        any('chest-pain', 'fainted', 'seizure', 'confused', 'agitated', 'severe-breathless', 'very-fast-pulse'),
      ),
      high(
        'caffeine-today',
        'TOXBASE (caffeine)',
        any(
          'vomiting',
          'heart-disease',
          'pregnant',
          'under-16',
          'nearly-fainted',
          'hypertension',
          all('palpitations', any('severe', 'dizzy', 'breathless')),
        ),
      ),
      medium('caffeine-check', 'TOXBASE (caffeine)', 'palpitations', { unless: ['mild', 'well-since', 'better-cooled', 'usual'] }),
      low('caffeine', 'NHS; EFSA 2015 (caffeine)', any('poor-sleep', 'anxiety', 'tremor', 'headache', 'mild', 'well-since'), {
        unless: ['chest-pain', 'fainted', 'nearly-fainted', 'pregnant', 'heart-disease', 'vomiting', 'breathless', 'dizzy'],
        explains: ['poor-sleep', 'anxiety', 'tremor', 'headache', 'palpitations'],
      }),
    ],
  }),
  'drugs-taken': protocol({
    title: ['Drugs taken', 'تعاطي مخدرات'],
    opens: ['substance', 'mixed-drugs'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help', 'NHS: Drug addiction, getting help'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', poisoned),
      emergency(
        'poisoning',
        'TOXBASE; NHS 999',
        any('very-hot', 'temperature-40', 'agitated', 'fainted', 'psychosis', 'self-harm', 'under-16', 'overdose'),
      ),
      high('drugs-today', 'TOXBASE', any('mixed-drugs', 'palpitations', 'vomiting', 'pregnant', 'anxiety', 'panic')),
    ],
  }),
  alcohol: protocol({
    title: ['Alcohol', 'الكحول'],
    opens: ['very-drunk', 'bad-alcohol'],
    unanswered: ['High', 'drunk-today'],
    cleared: ['Low', 'hangover', 'NHS: Alcohol poisoning (none of its signs: rest, watch)'],
    discriminators: [
      emergency('methanol', 'WHO; MSF (methanol)', 'bad-alcohol'),
      emergency(
        'drunk',
        'NHS (alcohol poisoning)',
        any('unconscious', 'drowsy', 'slow-breathing', 'seizure', 'blue-lips', 'confused', 'low-temperature'),
      ),
      emergency(
        'drunk',
        'NHS (alcohol poisoning)',
        any('head-injury', 'vomiting-blood', 'mixed-drugs', 'diabetes', 'under-16', 'self-harm', 'chest-pain'),
      ),
      high('drunk-today', 'NHS (alcohol poisoning)', any('keeps-nothing', 'pregnant', 'belly-pain', 'injury')),
    ],
  }),
  hangover: protocol({
    title: ['The morning after drinking', 'اليوم التالي لشرب الكحول'],
    opens: ['hangover'],
    unanswered: ['Low', 'hangover'],
    cleared: ['Low', 'hangover', 'NHS: Hangover cures'],
    discriminators: [
      emergency('methanol', 'WHO; MSF (methanol)', any('bad-alcohol', 'vision-loss', 'blurred-vision')),
      emergency(
        'drunk',
        'NHS (alcohol poisoning)',
        any('confused', 'seizure', 'vomiting-blood', 'unconscious', 'severe-breathless', 'chest-pain', 'worst-headache', 'head-injury'),
      ),
      high('drunk-today', 'NICE CG100', any('keeps-nothing', 'severe', 'palpitations', 'fever', 'belly-pain', 'jaundice', 'diabetes')),
      low('hangover', 'NHS (hangovers)', 'hangover', {
        unless: ['bad-alcohol', 'confused', 'vision-loss', 'blurred-vision', 'severe', 'fever', 'tremor', 'chest-pain', 'head-injury'],
        explains: ['headache', 'nausea', 'vomiting', 'tired', 'thirst', 'unwell', 'light-hurts', 'dizzy', 'alcohol'],
      }),
    ],
  }),
  withdrawal: protocol({
    title: ['Withdrawal', 'أعراض الانسحاب'],
    opens: ['withdrawal'],
    unanswered: ['High', 'withdrawal-today'],
    cleared: ['Medium', 'drugs-help', 'NICE CG100 1.1 (not admitted: no sudden stop, local services); NG215'],
    discriminators: [
      emergency('withdrawal', 'NICE CG100', any('seizure', 'confused', 'psychosis', 'agitated', 'fever', 'epilepsy', 'unconscious')),
      emergency(
        'withdrawal',
        'NICE CG100',
        all(any('tremor', 'sweating', 'palpitations'), any('vomiting', 'alcohol', 'no-sleep-days', 'very-fast-pulse')),
      ),
      emergency('withdrawal', 'NICE NG225', any('self-harm', 'chest-pain')),
      high(
        'withdrawal-today',
        'NICE CG100; NG215',
        any('tremor', 'sweating', 'vomiting', 'pregnant', 'no-sleep-days', 'diarrhoea', 'despair'),
      ),
    ],
  }),
} as const;
