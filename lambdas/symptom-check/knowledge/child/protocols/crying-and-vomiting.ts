import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { smallChildren, underTwo } from '../conditions.ts';

export const protocols = {
  'crying-baby': protocol({
    title: ['Crying baby', 'رضيع يبكي'],
    opens: ['crying-baby', 'inconsolable', 'shrill-cry', 'colic', 'drawn-up-legs', 'carer-breaking', 'hair-tourniquet'],
    of: underTwo,
    unanswered: ['Medium', 'crying-check'],
    cleared: ['Low', 'colic', 'NHS: Colic; NICE CKS Colic - infantile'],
    discriminators: [
      emergency(
        'blocked-bowel',
        'NICE CKS (colic; intussusception)',
        any('green-vomit', all('bloody-stool', any('vomiting', 'drowsy', 'inconsolable', 'drawn-up-legs'))),
      ),
      emergency('blocked-bowel', 'NICE CKS (colic; intussusception)', 'drawn-up-legs', { unless: ['colic', 'baby-habits'] }),
      emergency(
        'blocked-bowel',
        'NICE CKS (intussusception)',
        all('drawn-up-legs', any('vomiting', 'pallor', 'mottled', 'drowsy', 'floppy', 'not-feeding')),
      ),
      emergency('blocked-bowel', 'NICE CKS (intussusception)', all('drawn-up-legs', 'inconsolable'), { unless: ['colic'] }),
      emergency(
        'ill-child',
        'NICE NG143',
        any('shrill-cry', 'drowsy', 'floppy', 'mottled', 'breathing-pauses', 'bulging-fontanelle', 'purple-rash'),
      ),
      emergency('shaken-baby', 'NICE NG76', 'shaken'),
      emergency('hair-around', 'NICE CKS (colic)', 'hair-tourniquet'),
      emergency('ill-child', 'NICE CKS (colic)', any('hernia-stuck', 'testicle-pain', 'rigid-belly')),
      high('crying-carer', 'NICE NG76; CG89', 'carer-breaking'),
      high('crying-today', 'NICE CKS (colic)', any('not-feeding', 'bloody-stool', 'no-weight-bearing')),
      high('crying-today', 'NICE CKS (colic)', 'inconsolable', { unless: ['colic'] }),
      high('crying-today', 'NICE CKS (colic)', all('inconsolable', 'colic', any('weight-loss', 'worsening', 'over-6-weeks', 'diarrhoea'))),
      high('crying-today', 'NICE CKS (colic)', all(any('crying-baby', 'inconsolable'), 'fever'), {
        unless: ['vaccine', 'feeds-well', 'cold', 'low-fever'],
      }),
      high('crying-today', 'NICE CKS (colic)', all(any('crying-baby', 'inconsolable'), any('vomiting', 'injury')), {
        unless: ['posseting', 'feeds-well', 'well-since'],
      }),
      low('colic', 'NICE CKS (colic)', any('colic', all('crying-baby', 'feeds-well')), {
        unless: ['fever', 'vomiting', 'infant-danger', 'bloody-stool', 'injury', 'inconsolable', 'unexplained-bruise', 'weight-loss'],
        explains: ['belly-pain', 'crying-baby', 'bloating', 'poor-sleep', 'drawn-up-legs', 'low-mood', 'posseting', 'hiccups'],
      }),
      // Colic is crying that nothing ends, in the evenings of a baby who feeds and grows.
      low('colic', 'NICE CKS (colic)', all('colic', 'feeds-well'), {
        unless: [
          'fever',
          'vomiting',
          'infant-danger',
          'drowsy',
          'bloody-stool',
          'diarrhoea',
          'injury',
          'unexplained-bruise',
          'weight-loss',
          'worsening',
          'pallor',
          'rash',
        ],
        explains: ['belly-pain', 'crying-baby', 'inconsolable', 'bloating', 'poor-sleep', 'drawn-up-legs', 'posseting', 'hiccups'],
      }),
      low('colic', 'NICE NG143 (green)', all('crying-baby', any('feeds-well', 'well-since')), {
        unless: ['vomiting', 'infant-danger', 'bloody-stool', 'inconsolable', 'unexplained-bruise', 'weight-loss', 'drawn-up-legs'],
        explains: ['crying-baby'],
      }),
      low('teething', 'NHS (teething)', 'teething', {
        unless: ['fever', 'high-fever', 'diarrhoea', 'vomiting', 'infant-danger', 'inconsolable'],
        explains: ['crying-baby', 'drooling', 'poor-sleep', 'low-mood', 'mouth-sores', 'toothache'],
      }),
    ],
  }),
  'child-vomiting': protocol({
    title: ['Vomiting or diarrhea under 5 years', 'قيء أو إسهال قبل عمر 5 سنوات'],
    opens: ['vomiting', 'diarrhoea', 'green-vomit', 'posseting', 'projectile-vomiting', 'drawn-up-legs'],
    of: smallChildren,
    insteadOf: ['heartburn'],
    unanswered: ['Medium', 'child-vomiting-check'],
    cleared: ['Low', 'child-vomiting-home', 'NICE CG84: no red flags or dehydration, care at home'],
    discriminators: [
      emergency('green-vomit', 'NICE NG1; CG84', 'green-vomit'),
      emergency(
        'blocked-bowel',
        'NICE CG84 (intussusception)',
        any(
          all('drawn-up-legs', any('vomiting', 'bloody-stool', 'pallor', 'mottled', 'drowsy')),
          all('bloody-stool', any('drowsy', 'inconsolable', 'mottled')),
        ),
      ),
      emergency('blocked-bowel', 'NICE CG84 (intussusception)', 'drawn-up-legs', { unless: ['colic', 'baby-habits'] }),
      emergency('blocked-bowel', 'NICE CG84 (intussusception)', all('drawn-up-legs', 'inconsolable'), { unless: ['colic'] }),
      emergency(
        'ill-child',
        'NICE CG84 (shock)',
        all('dry-nappies', any('vomiting', 'diarrhoea'), any('sunken-fontanelle', 'no-tears', 'not-feeding')),
      ),
      emergency('ill-child', 'NICE CG84 (shock)', any('drowsy', 'floppy', 'mottled', 'unconscious', 'bulging-fontanelle', 'seizure')),
      emergency('ill-child', 'NICE CG84; NG240; NG232', any('vomiting-blood', 'stiff-neck', 'purple-rash', 'head-injury', 'rigid-belly')),
      high('child-dry-today', 'NICE CG84', any('keeps-nothing', 'dry-nappies', 'sunken-fontanelle', 'dehydration', 'not-feeding')),
      high(
        'child-dry-today',
        'NICE CG84',
        any('bloody-stool', all('over-3-days', not('posseting')), 'high-fever', 'weak-immunity', 'diabetes', 'belly-pain'),
      ),
      high('child-dry-today', 'NICE CG84; WHO', 'thirst', { unless: ['feeds-well'] }),
      high('child-dry-today', 'NICE CG84', 'under-6-months', { unless: ['posseting', 'feeds-well', 'baby-habits'] }),
      low('posseting', 'NICE NG1 (reflux in babies)', 'posseting', {
        unless: ['fever', 'infant-danger', 'projectile-vomiting', 'weight-loss', 'breathless', 'green-vomit', 'vomiting-blood'],
        explains: ['vomiting', 'hiccups', 'crying-baby', 'colic', 'heartburn'],
      }),
      low('child-vomiting-home', 'NICE CG84', any('feeds-well', 'keeps-fluids', 'mild'), {
        unless: [
          'under-6-months',
          'infant-danger',
          'high-fever',
          'temperature-39',
          'over-3-days',
          'bloody-stool',
          'belly-pain',
          'weak-immunity',
          'head-injury',
          'keeps-nothing',
          'green-vomit',
          'severe',
          'drawn-up-legs',
        ],
        explains: ['vomiting', 'diarrhoea', 'nausea', 'unwell', 'tired', 'no-appetite', 'crying-baby', 'thirst'],
      }),
    ],
  }),
} as const;
