import { all, any, emergency, high, low, protocol } from '../kinds.ts';

/** What any substance can do that needs an ambulance: TOXBASE, NHS 999. */
const poisoned = any(
  'unconscious',
  'drowsy',
  'slow-breathing',
  'no-breathing',
  'blue-lips',
  'seizure',
  'confused',
  'chest-pain',
  'severe-breathless',
);

export const protocols = {
  'swallowed-poison': protocol({
    title: ['Chemical or plant swallowed', 'ابتلاع مادة كيميائية أو نبات'],
    opens: ['chemical-swallowed', 'corrosive', 'petrol-swallowed'],
    unanswered: ['Emergency', 'chemical-swallowed'],
    cleared: ['High', 'chemical-today'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', poisoned),
      emergency(
        'corrosive',
        'TOXBASE (corrosives)',
        any('corrosive', 'drooling', 'trouble-swallowing', 'tongue-swelling', 'vomiting-blood', 'hoarse'),
      ),
      emergency('petrol', 'TOXBASE (petroleum distillates)', 'petrol-swallowed'),
      emergency('overdose', 'NICE NG225', 'self-harm'),
      emergency(
        'chemical-swallowed',
        'TOXBASE; NHS (poisoning)',
        any('under-5', 'vomiting', 'breathless', 'cough', 'belly-pain', 'pesticide-signs', 'pregnant'),
      ),
      low('harmless-swallow', 'TOXBASE; NHS', 'harmless-swallow', {
        unless: ['drowsy', 'vomiting', 'breathless', 'cough', 'corrosive', 'petrol-swallowed', 'self-harm'],
        explains: ['swallowed-object'],
      }),
    ],
  }),
  overdose: protocol({
    title: ['Too much medicine', 'جرعة زائدة من دواء'],
    opens: ['overdose', 'many-tablets', 'pills-missing'],
    unanswered: ['Emergency', 'overdose'],
    cleared: ['High', 'dose-today'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', poisoned),
      emergency('overdose', 'NICE NG225; TOXBASE', any('self-harm', 'despair', 'many-tablets', 'mixed-drugs')),
      emergency(
        'overdose',
        'TOXBASE; NHS (poisoning)',
        any('risky-medicine', 'opioids', 'under-16', 'pills-missing', 'pregnant', 'liver-disease'),
      ),
      emergency('overdose', 'TOXBASE', any('vomiting', 'palpitations', 'fainted', 'belly-pain', 'low-sugar', 'tinnitus')),
    ],
  }),
  'double-dose': protocol({
    title: ['Extra or wrong dose', 'جرعة زائدة أو دواء بالخطأ'],
    opens: ['double-dose', 'wrong-medicine'],
    unanswered: ['High', 'dose-today'],
    cleared: ['Medium', 'dose-ask'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', poisoned),
      emergency('overdose', 'NICE NG225', any('self-harm', 'many-tablets')),
      emergency(
        'overdose',
        'TOXBASE (sulfonylureas, insulin)',
        all('risky-medicine', any('sweating', 'tremor', 'dizzy', 'fainted', 'palpitations', 'under-5', 'low-sugar')),
      ),
      high(
        'dose-today',
        'TOXBASE; NHS 111',
        any('risky-medicine', 'vital-medicine', 'blood-thinner', 'diabetes', 'pregnant', 'under-16', 'dizzy', 'vomiting'),
      ),
      low('dose-mild', 'NHS (double doses)', all('double-dose', 'harmless-dose'), {
        unless: [
          'self-harm',
          'many-tablets',
          'risky-medicine',
          'vital-medicine',
          'dizzy',
          'vomiting',
          'palpitations',
          'under-16',
          'pregnant',
        ],
        explains: ['missed-or-double'],
      }),
    ],
  }),
  'missed-dose': protocol({
    title: ['Missed medicine', 'دواء منسي'],
    opens: ['missed-or-double'],
    unanswered: ['Medium', 'dose-ask'],
    cleared: ['Low', 'dose-mild'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', all('double-dose', poisoned)),
      emergency(
        'adrenal-missed',
        'Society for Endocrinology',
        all('adrenal', any('vomiting', 'fainted', 'drowsy', 'confused', 'dizzy', 'fever')),
      ),
      high(
        'missed-today',
        'NHS (missed doses)',
        any('vital-medicine', 'blood-thinner', 'epilepsy', 'adrenal', 'weak-immunity', 'diabetes'),
        {
          unless: ['harmless-dose'],
        },
      ),
      high('missed-today', 'NHS (missed doses)', any('high-sugar', 'palpitations', 'vomiting', 'dizzy')),
      low('dose-mild', 'NHS (missed doses)', 'harmless-dose', {
        unless: [
          'vital-medicine',
          'epilepsy',
          'double-dose',
          'dizzy',
          'vomiting',
          'palpitations',
          'over-3-days',
          'overdose',
          'emergency-contraception',
        ],
        explains: ['missed-or-double'],
      }),
    ],
  }),
  'side-effect': protocol({
    title: ['Side effect of a medicine', 'أثر جانبي لدواء'],
    opens: ['medicine-effect', 'peeling-after-medicine'],
    unanswered: ['Medium', 'side-effect'],
    cleared: ['Low', 'medicine-mild'],
    discriminators: [
      emergency(
        'anaphylaxis',
        'RCUK (anaphylaxis) 2021',
        any('airway-swelling', 'tongue-swelling', 'severe-breathless', all('hives', any('breathless', 'vomiting', 'fainted', 'dizzy'))),
      ),
      emergency(
        'medicine-emergency',
        'NICE CG183',
        any('peeling-after-medicine', 'fainted', 'seizure', 'confused', 'drowsy', 'vomiting-blood', 'black-stool'),
      ),
      emergency('medicine-emergency', 'MHRA (neutropenia)', all('fever', any('sore-throat', 'mouth-sores', 'rigors'), 'weak-immunity')),
      high(
        'medicine-today',
        'NICE CG183',
        any('rash', 'hives', 'jaundice', 'bleeding', 'bruise', 'palpitations', 'severe', 'breathless', 'vision-loss'),
      ),
      high(
        'medicine-today',
        'NICE CG183; NG225',
        any('self-harm', 'muscle-ache', 'dark-urine', 'keeps-nothing', 'swollen-joint', 'pregnant'),
        { unless: ['mild'] },
      ),
      low('medicine-mild', 'NHS (side effects)', 'mild', {
        unless: ['rash', 'hives', 'jaundice', 'bleeding', 'breathless', 'fainted', 'worsening', 'palpitations', 'pregnant'],
        explains: ['nausea', 'diarrhoea', 'constipation', 'headache', 'tired', 'dizzy', 'poor-sleep'],
      }),
    ],
  }),
  fumes: protocol({
    title: ['Smoke, gas or fumes', 'دخان أو غاز أو أبخرة'],
    opens: ['toxic-gas', 'charcoal', 'fumigation', 'airway-burnt'],
    unanswered: ['High', 'fumes-today'],
    cleared: ['High', 'fumes-today'],
    discriminators: [
      emergency('fumes', 'TOXBASE; UKHSA (carbon monoxide)', poisoned),
      emergency(
        'fumigation',
        'WHO (phosphine); TOXBASE',
        all(
          'fumigation',
          any(
            'others-too',
            'vomiting',
            'nausea',
            'belly-pain',
            'headache',
            'dizzy',
            'breathless',
            'cough',
            'diarrhoea',
            'tired',
            'under-16',
            'pregnant',
          ),
        ),
      ),
      emergency('fumigation', 'WHO (organophosphates)', 'pesticide-signs'),
      emergency('fumes', 'ABA; UKHSA (smoke inhalation)', any('airway-burnt', 'stridor', 'hoarse', 'burn')),
      emergency(
        'fumes',
        'UKHSA (carbon monoxide)',
        any('others-too', 'headache', 'dizzy', 'fainted', 'nausea', 'vomiting', 'weakness', 'palpitations'),
        { unless: ['shisha'] },
      ),
      emergency('fumes', 'TOXBASE (irritant gases)', any('breathless', 'wheeze', 'vision-loss', 'asthma', 'pregnant')),
      high('fumes-today', 'TOXBASE (irritant gases)', any('cough', 'sore-throat', 'red-eye', 'under-5')),
    ],
  }),
  shisha: protocol({
    title: ['After shisha', 'بعد الشيشة'],
    opens: ['shisha'],
    unanswered: ['High', 'shisha-today'],
    cleared: ['Low', 'shisha'],
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
      high('shisha-today', 'UKHSA (carbon monoxide)', any('headache', 'dizzy', 'nausea', 'palpitations', 'weakness', 'nearly-fainted')),
    ],
  }),
  opioids: protocol({
    title: ['Opioids or tramadol', 'أفيونات أو ترامادول'],
    opens: ['opioids'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help'],
    discriminators: [
      emergency(
        'opioid',
        'WHO opioid overdose 2014',
        any('slow-breathing', 'no-breathing', 'unconscious', 'blue-lips', 'drowsy', 'pinpoint-pupils', 'gasping'),
      ),
      emergency(
        'opioid',
        'TOXBASE (tramadol)',
        any('seizure', 'mixed-drugs', 'overdose', 'many-tablets', 'self-harm', 'under-16', 'confused'),
      ),
      high('drugs-today', 'TOXBASE', any('vomiting', 'dizzy', 'no-urine', 'breathless', 'pregnant', 'withdrawal')),
    ],
  }),
  stimulants: protocol({
    title: ['Stimulants or khat', 'منشطات أو قات'],
    opens: ['stimulants', 'khat'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help'],
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
    unanswered: ['Medium', 'caffeine-check'],
    cleared: ['Low', 'caffeine'],
    discriminators: [
      emergency(
        'stimulants',
        'TOXBASE (caffeine)',
        any('chest-pain', 'fainted', 'seizure', 'confused', 'agitated', 'severe-breathless', 'very-fast-pulse'),
      ),
      high(
        'caffeine-today',
        'TOXBASE (caffeine)',
        any('palpitations', 'vomiting', 'heart-disease', 'pregnant', 'under-16', 'nearly-fainted', 'hypertension'),
      ),
      low('caffeine', 'NHS; EFSA 2015 (caffeine)', any('poor-sleep', 'anxiety', 'tremor', 'headache', 'mild'), {
        unless: ['chest-pain', 'palpitations', 'fainted', 'pregnant', 'heart-disease', 'vomiting', 'breathless'],
        explains: ['poor-sleep', 'anxiety', 'tremor', 'headache'],
      }),
    ],
  }),
  'drugs-taken': protocol({
    title: ['Drugs taken', 'تعاطي مخدرات'],
    opens: ['substance', 'mixed-drugs'],
    unanswered: ['High', 'drugs-today'],
    cleared: ['Medium', 'drugs-help'],
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
    cleared: ['Low', 'hangover'],
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
    cleared: ['Low', 'hangover'],
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
    cleared: ['Medium', 'drugs-help'],
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
  heat: protocol({
    title: ['Ill from heat', 'تعب من الحر'],
    opens: [
      'heat-illness',
      'very-hot',
      'fainted',
      'nearly-fainted',
      'confused',
      'unconscious',
      'drowsy',
      'seizure',
      'dizzy',
      'headache',
      'vomiting',
      'nausea',
      'cramp',
      'weakness',
      'palpitations',
      'temperature-40',
      'dark-urine',
      'high-fever',
    ],
    of: any('heat-exposure', 'heat-illness'),
    unanswered: ['High', 'heat-exhaustion'],
    cleared: ['Low', 'heat-mild'],
    discriminators: [
      emergency(
        'heatstroke',
        'NHS; CDC (heat stroke)',
        any('confused', 'unconscious', 'seizure', 'drowsy', 'agitated', 'very-hot', 'temperature-40'),
        {
          explains: [
            'confused',
            'unconscious',
            'drowsy',
            'fainted',
            'seizure',
            'fever',
            'high-fever',
            'vomiting',
            'headache',
            'dizzy',
            'temperature-40',
          ],
        },
      ),
      emergency(
        'heatstroke',
        'NHS; WMS 2019 (heat illness)',
        any('balance-loss', 'speech-trouble', 'no-cooling-effect', 'sepsis-signs', 'very-fast-pulse'),
        {
          explains: ['fainted', 'balance-loss', 'speech-trouble', 'fever', 'dizzy'],
        },
      ),
      emergency('heatstroke', 'NHS (heat stroke)', all('fainted', any('high-fever', 'vomiting', 'under-5', 'over-65'))),
      emergency('muscle-heat', 'WMS 2019 (rhabdomyolysis)', all('dark-urine', any('muscle-ache', 'weakness', 'no-urine', 'effort'))),
      high(
        'heat-exhaustion',
        'NHS (heat exhaustion)',
        any('fainted', 'vomiting', 'weakness', 'headache', 'dark-urine', 'pregnant', 'under-5', 'over-65', 'heart-disease'),
        {
          explains: ['headache', 'dizzy', 'nausea', 'vomiting', 'weakness', 'tired', 'cramp'],
        },
      ),
      low('heat-mild', 'NHS (heat exhaustion)', any('cramp', 'mild'), {
        unless: [
          'fainted',
          'vomiting',
          'confused',
          'very-hot',
          'fever',
          'dark-urine',
          'headache',
          'pregnant',
          'over-65',
          'under-5',
          'severe',
        ],
        explains: ['cramp', 'tired', 'thirst'],
      }),
    ],
  }),
  'snake-scorpion': protocol({
    title: ['Snake or scorpion', 'أفعى أو عقرب'],
    opens: ['venom', 'sea-snake'],
    unanswered: ['Emergency', 'venom'],
    cleared: ['Emergency', 'venom'],
    discriminators: [
      emergency('venom', 'WHO snakebite 2016; NHS 999', any('venom', 'sea-snake'), {
        explains: ['bite', 'insect-bite', 'wound', 'limb-pain'],
      }),
    ],
  }),
  'unseen-bite': protocol({
    title: ['Bite from something unseen', 'عضة من شيء لم يُرَ'],
    opens: ['bitten'],
    unanswered: ['High', 'unseen-bite'],
    cleared: ['Low', 'bite-mild'],
    discriminators: [
      emergency(
        'venom',
        'WHO snakebite 2016',
        any('venom-signs', 'bite-spreading', 'gum-bleeding', 'nosebleed', 'speech-trouble', 'blurred-vision'),
      ),
      emergency(
        'venom',
        'WHO snakebite 2016',
        any('vomiting', 'fainted', 'drowsy', 'weakness', 'severe-pain', 'trouble-swallowing', 'under-5'),
      ),
      emergency('anaphylaxis', 'RCUK (anaphylaxis) 2021', any('airway-swelling', 'tongue-swelling', 'severe-breathless')),
      high('unseen-bite', 'WHO snakebite 2016', any('breathless', 'numbness', 'cellulitis', 'fever', 'bleeding')),
    ],
  }),
  'spider-bite': protocol({
    title: ['Spider bite', 'عضة عنكبوت'],
    opens: ['spider-bite'],
    unanswered: ['Medium', 'spider-check'],
    cleared: ['Low', 'bite-mild'],
    discriminators: [
      emergency('venom', 'TOXBASE (spider bites)', any('venom-signs', 'chest-pain', 'breathless', 'vomiting', 'belly-pain', 'under-1')),
      emergency('anaphylaxis', 'RCUK (anaphylaxis) 2021', any('airway-swelling', 'tongue-swelling', 'severe-breathless')),
      high(
        'unseen-bite',
        'TOXBASE (spider bites)',
        any('bite-spreading', 'severe-pain', 'sweating', 'cramp', 'fever', 'cellulitis', 'under-5'),
      ),
      low('bite-mild', 'NHS (insect bites and stings)', any('mild', 'itch'), {
        unless: ['venom-signs', 'bite-spreading', 'fever', 'severe', 'severe-pain', 'vomiting', 'breathless'],
        explains: ['itch', 'insect-bite', 'rash', 'minor-skin'],
      }),
    ],
  }),
  'sea-sting': protocol({
    title: ['Sting from the sea', 'لسعة من البحر'],
    opens: ['sea-sting', 'spine-sting'],
    unanswered: ['Medium', 'sea-sting'],
    cleared: ['Low', 'sea-sting-mild'],
    discriminators: [
      emergency(
        'sea-sting-emergency',
        'TOXBASE; ARC (marine stings)',
        any('breathless', 'severe-breathless', 'chest-pain', 'fainted', 'confused', 'large-sting', 'palpitations'),
      ),
      emergency(
        'sea-sting-emergency',
        'TOXBASE; ANZCOR 9.4.5',
        any('airway-swelling', 'tongue-swelling', 'vomiting', 'seizure', 'weakness', 'heavy-bleeding', 'drowsy'),
      ),
      high('spine-sting', 'TOXBASE; ANZCOR 9.4.5 (fish stings)', any('spine-sting', 'spine-inside')),
      high(
        'sea-sting-today',
        'TOXBASE; NHS (jellyfish)',
        any('severe-pain', 'severe', 'under-5', 'pregnant', 'over-65', 'eye-pain', 'fever', 'cellulitis'),
      ),
      low('sea-sting-mild', 'NHS (jellyfish and other sea creature stings)', any('itch', 'mild', 'rash'), {
        unless: ['spine-sting', 'severe', 'severe-pain', 'breathless', 'large-sting', 'under-5', 'vomiting'],
        explains: ['rash', 'itch', 'insect-bite', 'minor-skin'],
      }),
    ],
  }),
} as const;
