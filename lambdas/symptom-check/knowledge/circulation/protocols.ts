import { all, any, emergency, high, low, medium, protocol } from '../kinds.ts';

export const protocols = {
  'chest-pain': protocol({
    title: ['Chest pain', 'ألم الصدر'],
    opens: ['chest-pain', 'pressing-pain', 'chest-burning', 'heart-attack'],
    // NICE CG95: cardiac until shown otherwise; under 30 it seldom is.
    unanswered: ['High', 'chest-pain-today'],
    cleared: ['Medium', 'effort-symptoms'],
    discriminators: [
      emergency('aorta', 'ESC aortic disease 2014', all('tearing', any('chest-pain', 'spreading-pain'))),
      emergency(
        'heart',
        'NICE CG95; AHA/ACC chest pain 2021',
        all('chest-pain', any('spreading-pain', 'sweating', 'fainted', 'nearly-fainted', 'heart-disease')),
      ),
      emergency('heart', 'NICE CG95', 'pressing-pain'),
      emergency('heart', 'NICE CG95', 'heart-attack'),
      low('chest-wall', 'NICE CKS chest pain', all('chest-pain', 'chest-wall'), {
        unless: ['spreading-pain', 'sweating', 'heart-disease', 'pressing-pain', 'tearing'],
      }),
    ],
  }),
  'swollen-leg': protocol({
    title: ['Swollen or painful leg', 'ساق متورمة أو مؤلمة'],
    opens: ['leg-swelling', 'leg-swelling-both'],
    unanswered: ['High', 'leg-clot'],
    cleared: ['Medium', 'leg-swelling'],
    discriminators: [
      high('leg-clot', 'NICE NG158', 'leg-swelling'),
      medium('leg-swelling', 'NICE CKS', 'leg-swelling-both', { unless: ['orthopnoea'] }),
    ],
  }),
} as const;
