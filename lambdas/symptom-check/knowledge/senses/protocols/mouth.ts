import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'mouth-sores': protocol({
    title: ['Sore mouth', 'تقرحات الفم'],
    opens: ['mouth-sores', 'oral-thrush'],
    unanswered: ['Low', 'mouth-sores'],
    cleared: ['Low', 'mouth-sores', 'NHS: Mouth ulcers (clear in 1 to 2 weeks)'],
    discriminators: [
      emergency(
        'throat-closing',
        'Manchester Triage',
        all('mouth-sores', any('stridor', 'breathless', 'drooling', 'tongue-swelling', 'airway-swelling')),
        { unless: ['teething', 'under-5'] },
      ),
      emergency(
        'peeling-mouth',
        'BAD 2016 (Stevens-Johnson syndrome)',
        all(
          'mouth-sores',
          any('skin-peeling', all('rash', any('red-eye', 'eye-pain', 'medicine-effect'))),
          any('fever', 'medicine-effect', 'skin-peeling'),
        ),
      ),
      emergency('sepsis', 'NICE CG151 (neutropenic sepsis)', all('mouth-sores', 'white-cell-medicine', 'fever')),
      high(
        'mouth-today',
        'NICE CKS (aphthous ulcer)',
        all('mouth-sores', any('keeps-nothing', 'dehydration', 'weak-immunity', 'white-cell-medicine', 'under-3-months')),
      ),
      high('mouth-today', 'NICE CKS', all('mouth-sores', 'high-fever'), { unless: ['handfoot', 'cold-sore'] }),
      medium('mouth-check', 'NICE NG12', all('mouth-sores', any('over-3-weeks', 'weight-loss'))),
      medium(
        'mouth-check',
        'NICE CKS (oral candida)',
        all('oral-thrush', any('weak-immunity', 'recurring', 'over-week', 'trouble-swallowing', 'under-6-months', 'diabetes')),
      ),
      low('oral-thrush', 'NHS (oral thrush)', 'oral-thrush', {
        unless: ['weak-immunity', 'recurring', 'over-week', 'trouble-swallowing', 'under-6-months', 'diabetes', 'fever', 'strep-signs'],
        explains: ['mouth-sores', 'thrush'],
      }),
      // A tongue scalded by tea or pizza heals within days.
      low('mouth-sores', 'NHS (burns and scalds); NICE CKS (burns and scalds)', 'tongue-burnt', {
        unless: [
          'stridor',
          'breathless',
          'hoarse',
          'drooling',
          'trouble-swallowing',
          'tongue-swelling',
          'airway-swelling',
          'severe-pain',
          'under-5',
          'over-week',
          'chemical-burn',
          'fire-burn',
        ],
        explains: ['mouth-sores', 'burn', 'burn-face', 'burn-place', 'sore-throat', 'smell-loss'],
      }),
      low('mouth-sores', 'NHS (mouth ulcers)', 'mouth-sores', {
        unless: [
          'over-3-weeks',
          'weight-loss',
          'high-fever',
          'weak-immunity',
          'white-cell-medicine',
          'rash',
          'keeps-nothing',
          'trismus',
          'tongue-swelling',
        ],
        explains: ['gum-bleeding'],
      }),
    ],
  }),
  'cold-sore': protocol({
    title: ['Cold sore', 'هربس الشفة'],
    opens: ['cold-sore'],
    unanswered: ['Low', 'cold-sore'],
    cleared: ['Low', 'cold-sore', 'NHS: Cold sores (clear within 10 days)'],
    discriminators: [
      emergency(
        'eye-emergency',
        'NICE CKS (herpes simplex, ocular)',
        all('cold-sore', any('eye-pain', 'red-eye'), any('blurred-vision', 'vision-loss', 'light-hurts')),
      ),
      emergency('newborn-ill', 'NICE CKS (herpes simplex, oral)', all('cold-sore', 'under-1-month')),
      high(
        'cold-sore-today',
        'NICE CKS (herpes simplex, oral)',
        all('cold-sore', any('eye-pain', 'red-eye', 'weak-immunity', 'under-1', 'late-pregnancy', 'keeps-nothing', 'worsening')),
      ),
      medium('mouth-check', 'NICE CKS (herpes simplex, oral)', all('cold-sore', 'over-week'), { unless: ['usual', 'mouth-sores'] }),
      low('cold-sore', 'NHS (cold sores)', 'cold-sore', {
        unless: ['eye-pain', 'red-eye', 'weak-immunity', 'under-1', 'late-pregnancy', 'over-week', 'keeps-nothing'],
        explains: ['mouth-sores', 'itch', 'rash'],
      }),
    ],
  }),
  toothache: protocol({
    title: ['Toothache', 'ألم الأسنان'],
    opens: ['toothache', 'dental-abscess'],
    unanswered: ['Medium', 'tooth'],
    cleared: ['Medium', 'tooth-visit', 'NHS: Toothache, see a dentist'],
    discriminators: [
      emergency(
        'tooth-spreading',
        'NHS 111 (dental); SDCEP (dental emergencies)',
        all(
          any('toothache', 'dental-abscess'),
          any('neck-swelling', 'trismus', 'cannot-swallow', 'breathless', 'muffled-voice', 'tongue-swelling', 'stridor'),
        ),
      ),
      emergency('tooth-spreading', 'NHS 111 (dental); SDCEP (dental emergencies)', all(any('toothache', 'dental-abscess'), 'drooling'), {
        unless: ['teething', 'under-2'],
      }),
      emergency(
        'tooth-spreading',
        'SDCEP (dental emergencies)',
        all('dental-abscess', any('eye-swelling', 'confused', 'drowsy', 'rigors', 'sepsis-signs')),
      ),
      emergency('heart', 'NICE CG95', all('toothache', any('chest-pain', all('sweating', 'over-40'), all('effort', 'over-40')))),
      high('tooth-abscess', 'NHS 111 (dental)', 'dental-abscess', { unless: ['teething'] }),
      high('tooth-abscess', 'NHS 111 (dental)', all('toothache', any('fever', 'severe-pain', 'weak-immunity', 'trouble-swallowing')), {
        unless: ['teething', 'cold', 'sinus'],
      }),
      low('dribbling', 'NHS (teething)', all('under-5', 'teething'), {
        unless: ['fever', 'trismus', 'severe-pain', 'unwell', 'injury', 'eye-swelling'],
        explains: ['toothache', 'dental-abscess', 'drooling', 'mouth-sores', 'oral-thrush', 'gum-bleeding'],
      }),
      low('tooth-sensitive', 'NHS (sensitive teeth)', 'tooth-sensitive', {
        unless: ['dental-abscess', 'severe-pain', 'fever', 'over-3-weeks', 'tooth-chipped', 'poor-sleep', 'injury', 'worsening'],
        explains: ['toothache'],
      }),
      low('sinus', 'NICE NG79', all('toothache', 'sinus'), {
        unless: ['dental-abscess', 'severe-pain', 'over-week', 'high-fever'],
        explains: ['toothache'],
      }),
    ],
  }),
  'hurt-tooth': protocol({
    title: ['Knocked-out or broken tooth', 'سن مخلوع أو مكسور'],
    opens: ['tooth-knocked', 'tooth-chipped', 'milk-tooth'],
    unanswered: ['Medium', 'broken-tooth'],
    cleared: ['Medium', 'broken-tooth', 'NHS: Chipped, broken or cracked tooth, see a dentist; IADT 2020'],
    discriminators: [
      emergency(
        'head-injury',
        'NICE NG232',
        all(any('tooth-knocked', 'tooth-chipped'), any('head-danger', 'unconscious', 'confused', 'vomiting')),
      ),
      emergency('tooth-breathed-in', 'IADT 2020; NICE CKS', all('tooth-knocked', any('breathless', 'choking', 'cough'))),
      emergency('tooth-out', 'IADT 2020; Manchester Triage (acutely avulsed tooth)', 'tooth-knocked', {
        unless: ['under-5', 'over-1-day', 'milk-tooth'],
      }),
      emergency('mouth-bleeding', 'Manchester Triage', all(any('tooth-knocked', 'tooth-chipped'), any('heavy-bleeding', 'not-stopping'))),
      low('milk-tooth', 'NHS (children’s teeth)', all('milk-tooth', 'tooth-shed', 'under-16'), {
        unless: ['tooth-knocked', 'head-danger', 'head-injury', 'severe-pain', 'dental-abscess', 'under-5'],
        explains: ['tooth-chipped', 'toothache', 'gum-bleeding', 'bleeding', 'throat-bleeding', 'injury'],
      }),
      low('milk-tooth', 'NHS (children’s teeth)', all('milk-tooth', 'under-16'), {
        unless: ['injury', 'tooth-knocked', 'severe-pain', 'dental-abscess', 'under-5'],
        explains: ['tooth-chipped', 'toothache', 'gum-bleeding', 'bleeding', 'throat-bleeding'],
      }),
      high('tooth-hurt-today', 'IADT 2020', 'tooth-knocked'),
      high('tooth-hurt-today', 'IADT 2020', all('tooth-chipped', any('injury', 'severe-pain', 'trismus')), { unless: ['tooth-shed'] }),
      high('tooth-hurt-today', 'IADT 2020', all('tooth-chipped', 'bleeding'), { unless: ['milk-tooth'] }),
    ],
  }),
  'pulled-tooth': protocol({
    title: ['After a tooth was pulled', 'بعد خلع سن'],
    opens: ['tooth-pulled'],
    unanswered: ['Medium', 'pulled-tooth'],
    cleared: ['Low', 'pulled-tooth-care', 'NHS: Wisdom tooth removal, recovery'],
    insteadOf: ['toothache', 'throat-blood', 'hurt-tooth'],
    discriminators: [
      emergency('mouth-bleeding', 'SDCEP (dental emergencies)', all('tooth-pulled', any('heavy-bleeding', 'not-stopping', 'fainted'))),
      emergency(
        'tooth-spreading',
        'SDCEP (dental emergencies)',
        all(
          'tooth-pulled',
          any('neck-swelling', 'trismus', 'cannot-swallow', 'breathless', 'eye-swelling'),
          any('fever', 'dental-abscess', 'breathless', 'neck-swelling'),
        ),
      ),
      high(
        'pulled-tooth-today',
        'SDCEP',
        all('tooth-pulled', any('blood-thinner', 'throat-bleeding', 'bleeding'), any('blood-thinner', 'over-1-day')),
        { unless: ['bleeding-stopped'] },
      ),
      high('pulled-tooth-today', 'NHS (dry socket)', all('tooth-pulled', any('fever', 'dental-abscess', 'severe-pain', 'worsening'))),
      low('pulled-tooth-care', 'NHS (tooth removal)', all('tooth-pulled', any('mild', 'bleeding-stopped', 'throat-bleeding')), {
        unless: ['blood-thinner', 'not-stopping', 'fever', 'severe-pain', 'worsening', 'over-3-days'],
        explains: ['toothache', 'throat-bleeding', 'bleeding', 'gum-bleeding'],
      }),
    ],
  }),
  'gum-bleeding': protocol({
    title: ['Bleeding gums', 'نزيف اللثة'],
    opens: ['gum-bleeding'],
    unanswered: ['Medium', 'gums-visit'],
    cleared: ['Medium', 'gums-visit', 'NHS: Gum disease, see a dentist'],
    discriminators: [
      emergency('mouth-bleeding', 'NICE CKS', all('gum-bleeding', any('not-stopping', 'heavy-bleeding'))),
      high(
        'gum-blood-today',
        'NICE NG12 (leukaemia); WHO dengue 2009',
        all('gum-bleeding', any('bruise', 'purple-rash', 'nosebleed', 'fever', 'pallor', 'white-cell-medicine')),
      ),
      high('gum-blood-today', 'NICE CKS (anticoagulation)', all('gum-bleeding', 'blood-thinner')),
      medium('tooth', 'NHS (gum disease)', all('gum-bleeding', any('toothache', 'over-3-weeks'))),
      low('gums', 'NHS (gum disease)', 'gum-bleeding', {
        unless: [
          'bruise',
          'purple-rash',
          'nosebleed',
          'fever',
          'blood-thinner',
          'white-cell-medicine',
          'pallor',
          'toothache',
          'over-3-weeks',
        ],
        explains: ['bleeding'],
      }),
    ],
  }),
} as const;
