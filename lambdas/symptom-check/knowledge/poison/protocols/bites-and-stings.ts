import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'snake-scorpion': protocol({
    title: ['Snake or scorpion', 'أفعى أو عقرب'],
    opens: ['venom', 'sea-snake'],
    unanswered: ['Emergency', 'venom'],
    cleared: ['Emergency', 'venom', 'NHS: Snake bites, 999 or A&E; WHO snakebite 2016'],
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
    cleared: ['Low', 'bite-mild', 'NHS: Insect bites and stings'],
    discriminators: [
      emergency(
        'venom',
        'WHO snakebite 2016',
        any('venom-signs', 'bite-spreading', 'gum-bleeding', 'nosebleed', 'speech-trouble', 'blurred-vision'),
      ),
      emergency('venom', 'WHO snakebite 2016', any('vomiting', 'fainted', 'drowsy', 'weakness', 'severe-pain', 'trouble-swallowing')),
      emergency('venom', 'WHO snakebite 2016', all('bitten', 'under-5'), { unless: ['itch', 'mild', 'insect-bite', 'well-since'] }),
      emergency('anaphylaxis', 'RCUK (anaphylaxis) 2021', any('airway-swelling', 'tongue-swelling', 'severe-breathless')),
      high('unseen-bite', 'WHO snakebite 2016', any('breathless', 'numbness', 'cellulitis', 'fever', 'bleeding')),
      low('bite-mild', 'NHS (insect bites and stings)', any('itch', 'insect-bite', 'mild'), {
        unless: [
          'worsening',
          'severe',
          'many-stings',
          'breathless',
          'numbness',
          'spreading-hours',
          'dizzy',
          'airway-swelling',
          'tongue-swelling',
        ],
        explains: ['itch', 'insect-bite', 'rash', 'minor-skin', 'hives', 'face-hand-swelling'],
      }),
    ],
  }),
  'spider-bite': protocol({
    title: ['Spider bite', 'عضة عنكبوت'],
    opens: ['spider-bite'],
    unanswered: ['Medium', 'spider-check'],
    cleared: ['Low', 'bite-mild', 'NHS: Insect bites and stings (spiders)'],
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
    cleared: ['Low', 'sea-sting-mild', 'NHS: Jellyfish and other sea creature stings'],
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
      emergency(
        'sea-sting-emergency',
        'TOXBASE; ANZCOR 9.4.5 (stonefish)',
        all('spine-sting', any('sweating', 'leg-swelling', 'nausea', 'dizzy', 'nearly-fainted')),
      ),
      high('spine-sting', 'TOXBASE; ANZCOR 9.4.5 (fish stings)', any('spine-sting', 'spine-inside')),
      high(
        'sea-sting-today',
        'TOXBASE; NHS (jellyfish)',
        any('severe-pain', 'severe', 'under-5', 'pregnant', 'over-65', 'eye-pain', 'fever', 'cellulitis'),
      ),
      low(
        'sea-sting-mild',
        'NHS (jellyfish and other sea creature stings)',
        any('itch', 'mild', 'rash', 'well-since', 'better-cooled', 'breathes-well'),
        {
          unless: ['spine-sting', 'severe', 'severe-pain', 'breathless', 'large-sting', 'under-5', 'vomiting'],
          explains: ['rash', 'itch', 'insect-bite', 'minor-skin', 'hives', 'limb-pain'],
        },
      ),
    ],
  }),
} as const;
