import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  burn: protocol({
    title: ['Burn', 'حرق'],
    opens: ['burn', 'fire-smoke', 'chemical-burn'],
    unanswered: ['High', 'burn-today'],
    cleared: ['Low', 'minor-burn', 'NHS: Burns and scalds, treat at home (small, minor)'],
    insteadOf: ['injury', 'wound'],
    discriminators: [
      emergency(
        'burn-smoke',
        'British Burn Association',
        any('fire-smoke', all('burn', any('breathless', 'stridor', 'hoarse', 'toxic-gas'))),
      ),
      emergency('eye-emergency', 'RCOphth (chemical injury)', all('chemical-burn', 'chemical-eye')),
      emergency('chemical-burn', 'British Burn Association; NHS', 'chemical-burn'),
      emergency('electric-shock', 'British Burn Association', all('burn', 'electric')),
      emergency('serious-burn', 'British Burn Association; NHS', any('big-burn', 'deep-burn')),
      emergency('serious-burn', 'British Burn Association; NHS', all('burn', 'burn-place', any('burn-blister', 'severe')), {
        unless: ['small-burn'],
      }),
      emergency(
        'serious-burn',
        'British Burn Association; NHS',
        all('burn-face', any('hot-liquid', 'fire-burn', 'burn-blister', 'skin-blisters', 'severe', 'under-5', 'fire-smoke')),
      ),
      emergency(
        'serious-burn',
        'British Burn Association; NHS',
        all(any('hot-liquid', 'fire-burn'), any('under-5', 'burn-blister', 'skin-blisters', 'skin-peeling', 'severe', 'severe-pain')),
        {
          unless: ['small-burn'],
        },
      ),
      emergency('serious-burn', 'British Burn Association', all('burn', any('under-1', 'fainted', 'drowsy')), { unless: ['small-burn'] }),
      emergency('serious-burn', 'British Burn Association', all('burn', any('severe', 'severe-pain')), { unless: ['small-burn'] }),
      high('burn-today', 'NICE CKS (burns and scalds)', 'burn-face'),
      high('burn-today', 'NICE CKS (burns and scalds)', any('hot-liquid', 'fire-burn'), { unless: ['small-burn', 'mild'] }),
      high('burn-today', 'NICE CKS (burns and scalds)', 'burn-blister', { unless: ['small-burn'] }),
      high('burn-today', 'NICE CKS (burns and scalds)', 'burn-place', { unless: ['small-burn', 'mild'] }),
      high('burn-today', 'NICE CKS (burns and scalds)', all('burn', any('under-5', 'diabetes', 'pregnant', 'over-65', 'tetanus-due')), {
        unless: ['small-burn'],
      }),
      high('wound-infected', 'NICE CKS (burns and scalds)', all('burn', any('cellulitis', 'fever'))),
      low('minor-burn', 'NHS (burns and scalds)', 'small-burn', {
        unless: [
          'big-burn',
          'deep-burn',
          'chemical-burn',
          'electric',
          'under-1',
          'burn-face',
          'fever',
          'cellulitis',
          'fire-smoke',
          'worsening',
        ],
        explains: ['burn', 'injury', 'limb-injury', 'wound', 'minor-wound', 'limb-pain', 'joint-pain', 'mouth-sores', 'smell-loss'],
      }),
      low('minor-burn', 'NHS (burns and scalds)', all('burn', any(not('burn-blister'), not('skin-blisters'), 'mild')), {
        unless: [
          'big-burn',
          'deep-burn',
          'fire-burn',
          'chemical-burn',
          'electric',
          'under-5',
          'burn-face',
          'burn-blister',
          'fever',
          'cellulitis',
          'fire-smoke',
          'severe',
          'severe-pain',
          'worsening',
          'diabetes',
          'pregnant',
          'over-65',
        ],
        explains: ['burn', 'injury', 'limb-injury', 'wound', 'limb-pain', 'joint-pain'],
      }),
    ],
  }),
  'chilli-hands': protocol({
    title: ['Burning from chili peppers', 'حرقة من الفلفل الحار'],
    opens: ['chilli-hands'],
    unanswered: ['Low', 'chilli'],
    cleared: ['Low', 'chilli', 'TOXBASE: capsaicin, wash skin'],
    insteadOf: ['burn', 'wound'],
    discriminators: [
      high('burn-today', 'TOXBASE (capsaicin)', all('chilli-hands', any('burn-blister', 'skin-blisters', 'vision-loss', 'under-1'))),
      low('chilli', 'TOXBASE (capsaicin)', 'chilli-hands', {
        unless: ['breathless', 'skin-blisters', 'burn-blister', 'eye-pain', 'blurred-vision'],
        explains: ['burn', 'limb-pain', 'joint-pain', 'rash', 'itch', 'wound', 'minor-wound', 'numbness'],
      }),
    ],
  }),
  sunburn: protocol({
    title: ['Sunburn', 'حرق الشمس'],
    opens: ['sunburn'],
    unanswered: ['Low', 'sunburn'],
    cleared: ['Low', 'sunburn', 'NHS: Sunburn, ease it yourself'],
    insteadOf: ['burn'],
    discriminators: [
      emergency('heatstroke', 'NHS; CDC (heat)', all('sunburn', any('confused', 'fainted', 'seizure', 'drowsy'))),
      high(
        'sunburn-today',
        'NHS (sunburn)',
        all(
          'sunburn',
          any('burn-blister', 'vomiting', 'high-fever', 'chills', 'under-1', 'rigors', 'face-hand-swelling', 'dizzy', 'severe'),
        ),
      ),
      low('sunburn', 'NHS (sunburn)', 'sunburn', {
        unless: ['burn-blister', 'vomiting', 'high-fever', 'chills', 'under-1', 'dizzy', 'severe', 'headache'],
        explains: ['burn', 'rash', 'itch', 'chills', 'joint-pain', 'shoulder-pain', 'limb-pain', 'back-pain', 'muscle-ache', 'face-shocks'],
      }),
    ],
  }),
  'electric-shock': protocol({
    title: ['Electric shock', 'صعق كهربائي'],
    opens: ['electric', 'static-shock'],
    // A knock on the elbow feels like a shock and is none.
    of: any(not('funny-bone'), 'high-voltage', 'burn', 'fainted', 'palpitations'),
    unanswered: ['Emergency', 'electric-shock'],
    cleared: ['High', 'electric-today', 'ERC 2021 special circumstances: low voltage, ECG if exposed'],
    insteadOf: ['burn', 'injury'],
    discriminators: [
      emergency(
        'electric-shock',
        'ERC 2021 (special circumstances); NHS 999',
        any('high-voltage', 'unconscious', 'fainted', 'burn', 'palpitations', 'chest-pain', 'seizure'),
      ),
      emergency('electric-shock', 'ERC 2021', 'numb-limbs', { unless: ['static-shock'] }),
      emergency('electric-shock', 'ERC 2021; NHS', all('electric', any('pregnant', 'heart-disease', 'under-5'))),
      low('static-shock', 'NHS (electric shock)', 'static-shock', {
        unless: ['high-voltage', 'burn', 'fainted', 'palpitations', 'chest-pain', 'weakness', 'heart-disease'],
        explains: ['electric', 'numbness', 'numb-limbs', 'limb-pain', 'joint-pain'],
      }),
    ],
  }),
} as const;
