import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  nosebleed: protocol({
    title: ['Nosebleed', 'نزيف الأنف'],
    opens: ['nosebleed'],
    unanswered: ['Medium', 'nosebleed-check'],
    cleared: ['Low', 'nosebleed', 'NHS: Nosebleed, how to stop it yourself'],
    discriminators: [
      emergency(
        'nosebleed-heavy',
        'NICE CKS (epistaxis); NHS',
        any('nosebleed-long', all('nosebleed', any('heavy-bleeding', 'not-stopping'))),
        { unless: ['nosebleed-stopped', 'bleeding-stopped'] },
      ),
      emergency(
        'nosebleed-heavy',
        'NICE CKS (epistaxis)',
        all('nosebleed', any('fainted', 'nearly-fainted', 'breathless', 'pallor', 'low-pressure', 'vomiting-blood')),
      ),
      emergency(
        'head-injury',
        'NICE NG232',
        all('nosebleed', 'head-injury', any('vomiting', 'drowsy', 'confused', 'headache', 'unconscious')),
      ),
      high(
        'nosebleed-lasting',
        'NICE CKS (epistaxis)',
        all('nosebleed', any('blood-thinner', 'under-2', 'purple-rash', 'very-high-pressure')),
      ),
      high('nosebleed-lasting', 'NICE CKS (epistaxis)', 'nosebleed-long'),
      high('nosebleed-lasting', 'NICE CKS (epistaxis)', all('nosebleed', 'over-65'), { unless: ['bleeding-stopped', 'nosebleed-stopped'] }),
      medium(
        'nosebleed-check',
        'NICE CKS (epistaxis)',
        any(
          all('nosebleed', any('nosebleeds-many', 'bruise', 'gum-bleeding', 'hypertension')),
          all('nosebleed', 'recurring', not(all('under-16', 'usual'))),
        ),
      ),
      // Stopped by pinching within minutes: it looks like much, and is over.
      low(
        'nosebleed',
        'NICE CKS (epistaxis); NHS (nosebleed)',
        all('nosebleed', any('bleeding-stopped', 'nosebleed-stopped'), any('nosebleed-short', 'well-since')),
        {
          unless: [
            'nosebleed-long',
            'blood-thinner',
            'nosebleeds-many',
            'under-2',
            'bruise',
            'purple-rash',
            'head-injury',
            'gum-bleeding',
            'headache',
            'fainted',
            'nearly-fainted',
            'breathless',
            'pallor',
            'hypertension',
            'very-high-pressure',
            'vomiting-blood',
            'over-65',
          ],
          explains: ['bleeding', 'nosebleed', 'heavy-bleeding', 'not-stopping'],
        },
      ),
      low(
        'nosebleed',
        'NHS (nosebleed)',
        all('nosebleed', any('bleeding-stopped', 'nosebleed-stopped', 'nosebleed-short', 'well-since', 'mild', 'dry-nose')),
        {
          unless: [
            'nosebleed-long',
            'blood-thinner',
            'recurring',
            'nosebleeds-many',
            'under-2',
            'bruise',
            'injury',
            'gum-bleeding',
            'not-stopping',
            'heavy-bleeding',
            'headache',
          ],
          explains: ['bleeding', 'nosebleed'],
        },
      ),
    ],
  }),
  sinus: protocol({
    title: ['Sinus pressure', 'ضغط الجيوب الأنفية'],
    opens: ['sinus'],
    unanswered: ['Low', 'sinus'],
    cleared: ['Low', 'sinus', 'NICE NG79: under 10 days, self-care'],
    discriminators: [
      emergency(
        'eye-emergency',
        'NICE NG79; NICE CKS (sinusitis)',
        all('sinus', any('eye-swelling', 'bulging-eye', 'double-vision', 'vision-loss')),
      ),
      emergency('meningitis', 'NICE NG79', all('sinus', any('stiff-neck', 'confused', 'drowsy', 'seizure'))),
      high('sinus-today', 'NICE NG79', all('sinus', any('high-fever', 'weak-immunity', 'unwell'))),
      medium('sinus-lasting', 'NICE NG79', all('sinus', any('over-week', 'recurring')), { unless: ['hayfever'] }),
      low('sinus', 'NICE NG79', 'sinus', {
        unless: [
          'over-week',
          'high-fever',
          'weak-immunity',
          'severe-pain',
          'worst-headache',
          'stiff-neck',
          'vomiting',
          'eye-swelling',
          'double-vision',
          'blurred-vision',
          'dental-abscess',
        ],
        explains: ['headache', 'toothache', 'eye-pain', 'cold', 'smell-loss'],
      }),
    ],
  }),
  'smell-loss': protocol({
    title: ['Loss of smell', 'فقدان الشم'],
    opens: ['smell-loss'],
    unanswered: ['Medium', 'smell'],
    cleared: ['Low', 'sinus', 'NHS: Lost or changed sense of smell (returns in weeks)'],
    discriminators: [
      emergency('head-injury', 'NICE NG232', all('smell-loss', 'head-injury')),
      medium('smell', 'NICE CKS', all('smell-loss', any('over-3-weeks', 'headache'))),
      low('sinus', 'NHS (lost or changed sense of smell)', all('smell-loss', any('cold', 'flu', 'sinus', 'hayfever', 'cough')), {
        unless: ['over-3-weeks', 'head-injury', 'breathless'],
        explains: ['smell-loss'],
      }),
      // A tongue scalded by a hot drink tastes little for some days.
      low('mouth-sores', 'NHS (burning mouth; burns and scalds)', all('smell-loss', any('mouth-sores', 'small-burn')), {
        unless: [
          'over-3-weeks',
          'head-injury',
          'headache',
          'breathless',
          'trouble-swallowing',
          'severe-pain',
          'tongue-swelling',
          'face-droop',
        ],
        explains: ['smell-loss'],
      }),
    ],
  }),
  'dry-nose': protocol({
    title: ['Dry nose', 'جفاف الأنف'],
    opens: ['dry-nose'],
    unanswered: ['Low', 'dry-nose'],
    cleared: ['Low', 'dry-nose', 'clinical consensus'],
    discriminators: [
      medium('nosebleed-check', 'NICE CKS (epistaxis)', all('dry-nose', 'nosebleed', 'recurring')),
      low('dry-nose', 'NHS (nosebleed)', 'dry-nose', { unless: ['nosebleed-long', 'fever'], explains: ['blocked-nose-breath', 'sinus'] }),
    ],
  }),
} as const;
